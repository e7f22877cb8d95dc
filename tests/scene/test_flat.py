"""The flat view shows what the scene shows: after any game the same as after `sync`, with a place for every entity."""

from __future__ import annotations

import pytest
from panda3d.core import NodePath
from plain_hill import PlainHill
from plain_island import PlainIsland
from test_director import game as island_game
from test_magic_hill_scene import STANDARD
from test_magic_hill_scene import game as hill_game

from game.games import GAMES
from game.rules.emohbi import events as ev
from game.scene.board_scene import HOVER, LEGAL
from game.scene.emohbi_scene import EmohbiScene
from game.scene.magic_hill_scene import MagicHillScene
from game.ui.flat.view import GLIDE, TURN, FlatView
from game.ui.layout import Metrics, Rect

WINDOW = Rect(240, 108, 766, 450)


class Ruler:
    def width(self, text: str, size: int) -> float:
        return 0.5 * size * len(text)

    def line(self, size: int) -> float:
        return 1.2 * size


def played(world, load_model, classic, name):
    """A scene, and what happens on it."""
    if name == "emohbi":
        island = PlainIsland(classic)
        return EmohbiScene(world, load_model, classic, (0, 1, 2, 3), island=island), island_game(2, classic)
    scene = MagicHillScene(world, load_model, STANDARD, (0, 1, 2), hill=PlainHill(STANDARD))
    scene.agree({"remember_chips": True})
    return scene, hill_game(2)


def view_of(scene, name, window):
    entry = GAMES[name]
    view = FlatView(NodePath("pixels"), scene, entry.flat(), entry.texts().pieces(), (0.1, 0.4, 0.6, 1.0))
    view.place(WINDOW, Metrics(1280, 720, 100, Ruler()))
    return view


def placed(view, scene):
    """All but the goblins that wait to be placed: whose they are, no event tells."""
    shown = view.shown
    waiting = {f"goblin:{seat}:{n}" for seat, n in scene.picture.unplaced()} if hasattr(scene, "remembers") else set()
    areas = {name: rect for name, rect in shown.areas.items() if name not in waiting}
    return shown._replace(areas=areas, tokens={name: shown.tokens[name] for name in shown.tokens.keys() - waiting})


@pytest.mark.parametrize("name", GAMES)
def test_played_is_synced_and_all_entities_have_places(world, load_model, classic, window, name):
    scene, steps = played(world, load_model, classic, name)
    view = view_of(scene, name, window)
    for events, state in steps:
        for step in scene.steps(events):
            for event in step:
                motion = scene.motion(event)
                if motion:
                    motion.step(motion.duration)
        shown = placed(view, scene)
        scene.sync(state)
        assert placed(view, scene) == shown, events
        assert view.shown.areas.keys() == scene.entities().keys()
        for entity in ("deck", *list(scene.entities())[::17]):
            spot = view.project(entity)
            assert spot.visible and view.pick(spot.x, spot.y, among=[entity]) == entity
    view.close()
    scene.close()


@pytest.mark.parametrize("name", GAMES)
def test_pieces_glide_to_their_places_and_nothing_is_left_behind(world, load_model, classic, window, name):
    scene, steps = played(world, load_model, classic, name)
    view = view_of(scene, name, window)
    top = view.root.getParent()
    for _events, state in list(steps)[:60:6]:
        scene.sync(state)
        assert view.update(0.0)
        for _ in range(4):
            view.update(TURN / 2)
        assert not view.update(GLIDE), "it comes to rest"
        pieces = {(round(token.rect.x), round(token.rect.y)) for token in view.shown.tokens.values()}
        nodes = view.root.findAllMatches("piece")
        assert {(round(node.getX()), -round(node.getZ())) for node in nodes} == pieces
    view.light(dict.fromkeys(list(scene.entities())[:5], LEGAL) | {"summit": HOVER})
    assert view.update(0.0) and not view.update(0.0)
    view.close()
    assert top.getNumChildren() == 0
    scene.close()


def test_what_may_be_chosen_wins_and_may_be_missed_by_a_little(world, load_model, classic, window):
    scene, steps = played(world, load_model, classic, "emohbi")
    view = view_of(scene, "emohbi", window)
    scene.sync(list(steps)[-1][1])
    rect = view.shown.areas["space:0:3"]
    x, y = rect.x + rect.w / 2, rect.bottom + 4
    assert view.pick(x, y, legal={"space:0:3"}) == "space:0:3"
    assert view.pick(x, y) != "space:0:3"
    assert view.pick(2, 2, legal={"space:0:3"}) is None
    with pytest.raises(KeyError):
        view.project("space:9:9")
    view.close()
    scene.close()


def test_ways_are_drawn_and_go(world, load_model, classic, window):
    scene, _steps = played(world, load_model, classic, "emohbi")
    view = view_of(scene, "emohbi", window)
    way = (ev.Hopped(0, ((0, 0), (0, 1), (0, 2))), ev.Turned(1, 2, 1, (0, 0, 1, 0, 0), (), ()))
    view.ghost([way[:1]])
    assert view.update(0.0) and view.root.find("ways").getNumChildren()
    view.ghost(())
    assert view.update(0.0) and not view.root.find("ways").findAllMatches("**/+GeomNode").getNumPaths()
    view.close()
    scene.close()
