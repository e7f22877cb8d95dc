"""Whatever happens on the hill, and however it is watched, the picture ends exactly where the state says."""

from __future__ import annotations

import json
from random import Random

import pytest
from conftest import ROOT
from panda3d.core import Camera, Point3
from plain_hill import PlainHill

from game.rules import magic_hill as rules
from game.rules.core.chance import Seeded
from game.rules.core.protocol import Setup
from game.rules.magic_hill import events as ev
from game.rules.magic_hill.actions import Exchange, Stop
from game.scene.camera import CameraRig
from game.scene.counting import triangles_in
from game.scene.director import Director
from game.scene.hill_motions import HANDLERS
from game.scene.magic_hill_scene import MagicHillScene
from game.scene.picking import Picker

SEATS = 3
BOARDS = {name: json.loads((ROOT / f"game/boards/{name}.json").read_text()) for name in rules.BOARDS}
STANDARD = BOARDS["standard"]


@pytest.fixture
def scene(world, load_model):
    made = MagicHillScene(world, load_model, STANDARD, (0, 1, 2), hill=PlainHill(STANDARD))
    yield made
    made.close()


def choose(dice, legal):
    """Exchanging and stopping are dull."""
    lively = [action for action in legal if not isinstance(action, Exchange | Stop)]
    return dice.choice(lively or legal)


def game(seed, board=STANDARD, seats=SEATS, actions=80):
    """The steps of a random game: (events, view after them) for a spectator."""
    step = rules.new(Setup(seats, 0, board, {}), Seeded(seed))
    dice = Random(seed)
    for _ in range(actions):
        yield tuple(event.seen_by(None) for event in step.events), rules.observe(step.state, None)
        legal = rules.legal(step.state)
        if not legal:
            return
        step = rules.apply(step.state, choose(dice, legal))


def differences(one, two):
    """What differs in two snapshots, as deep as it goes."""
    if isinstance(one, tuple) and isinstance(two, tuple) and len(one) == len(two):
        return [found for a, b in zip(one, two, strict=True) for found in differences(a, b)]
    return [] if one == two else [(one, two)]


def test_every_event_has_a_handler():
    assert set(HANDLERS) == set(ev.EVENTS)


@pytest.mark.parametrize(("seed", "remembers"), [(1, False), (2, True), (3, True)])
def test_played_picture_equals_synced_picture(scene, seed, remembers):
    scene.remembers = remembers
    for events, view in game(seed, actions=150):
        for step in scene.steps(events):
            for event in step:
                motion = scene.motion(event)
                for share in (0.2, 0.4, 0.6, 0.8, 1.0):
                    motion.step(motion.duration * share)
        played = scene.snapshot()
        scene.sync(view)
        assert not differences(scene.snapshot(), played), events


def first_of_each():
    """For every type of event one step of a game with it: (view before, events)."""
    found = {}
    for seed in range(200):
        step = rules.new(Setup(SEATS, 0, STANDARD, {}), Seeded(seed))
        dice = Random(seed)
        view = step.state
        while True:
            for event in step.events:
                found.setdefault(type(event), (view, step.events))
            legal = rules.legal(step.state)
            if not legal or len(found) == len(ev.EVENTS):
                break
            view = step.state
            step = rules.apply(view, choose(dice, legal) if dice.random() < 0.95 else dice.choice(legal))
        if len(found) == len(ev.EVENTS):
            break
    return found


def test_every_event_moves_the_picture(scene):
    found = first_of_each()
    assert set(found) == set(ev.EVENTS)
    for kind, (view, events) in found.items():
        scene.sync(view)
        for event in events:
            motion = scene.motion(event)
            if isinstance(event, kind):
                assert motion.duration > 0
            motion.step(motion.duration)


@pytest.mark.parametrize(("board", "quality"), [("standard", "low"), ("short", "high")])
def test_the_real_hill_too(world, load_model, board, quality):
    scene = MagicHillScene(world, load_model, BOARDS[board], (4, 3), quality)
    director = Director(scene)
    for events, view in game(9, BOARDS[board], 2, actions=40):
        director.play(events, view)
        while director.busy:
            director.update(0.4)
        played = scene.snapshot()
        scene.sync(view)
        assert not differences(scene.snapshot(), played)
    scene.close()
    assert world.getNumChildren() == 0


def test_a_full_board_keeps_its_budget(window, world, load_model):
    """At medium: five players, all of the board in the picture, with the shores and the piles."""
    scene = MagicHillScene(world, load_model, STANDARD, (0, 1, 2, 3, 4), "medium")
    *_, (_, view) = game(4, seats=5, actions=120)
    scene.sync(view)
    window.camera.setPos(24, -42, 36)
    scene.ambient(1.0)
    drawn = [path.node() for path in scene.root.findAllMatches("**/+GeomNode") if not path.isHidden()]
    assert sum(node.getNumGeoms() for node in drawn) < 80
    assert sum(map(triangles_in, drawn)) < 60_000
    scene.close()


def test_lights_and_ghosts_of_every_action_go_again(scene):
    step = rules.new(Setup(SEATS, 0, STANDARD, {}), Seeded(21))
    dice = Random(2)
    for turn in range(70):
        view = rules.observe(step.state, rules.decision(step.state).seat)
        scene.sync(view)
        for action in rules.legal(step.state)[:12]:
            scene.ghost(rules.preview(view, action))
        there = scene.entities()
        scene.light({one: "legal" for ids in rules.targets(view, action) for one in ids if one in there})
        scene.ambient(turn / 9)
        scene.ghost()
        scene.light({})
        assert scene.root.findAllMatches("**/mark").isEmpty()
        step = rules.apply(step.state, choose(dice, rules.legal(step.state)))
    assert scene.ghosts.root.getNumChildren() == 0
    assert scene.hill.lit == {}


def test_skip_at_any_moment_ends_equal(scene):
    dice, told = Random(5), []
    director = Director(scene, told.append)
    for events, view in game(7, actions=70):
        director.play(events, view)
        for _ in range(dice.randrange(40)):
            director.update(0.05)
        director.skip()
        assert not director.busy
        skipped = scene.snapshot()
        scene.sync(view)
        assert scene.snapshot() == skipped
        assert [event for step in told for event in step] == list(events)
        told.clear()


def test_step_size_and_speed_make_no_difference(scene):
    ends = []
    for dt, speed in ((1 / 20, 1), (0.21, 2), (100, 1), (0.05, 0)):
        director = Director(scene)
        director.speed = speed
        for events, view in game(11, actions=26):
            director.play(events, view)
        while director.busy:
            director.update(dt)
        ends.append(scene.snapshot())
    assert len(set(ends)) == 1


def test_pushes_happen_at_once_when_the_walker_arrives(scene):
    walk = ev.Walked(0, 1, ((1, 3), (1, 4), (1, 5)), True)
    push = ev.Pushed(1, 1, (1, 5), (1, 6), True)
    again = ev.Pushed(2, 1, (1, 6), (1, 7), False)
    assert scene.steps((walk, push, again)) == [(walk, push, again)]
    scene.picture.goblins |= {(0, 1): ((1, 3), False), (1, 1): ((1, 5), True), (1, 2): ((1, 5), False),
                              (2, 1): ((1, 6), True), (2, 2): ((1, 6), False)}  # fmt: skip
    for who in scene.picture.goblins:
        scene.goblins[who].place(scene.stand(who))
    director = Director(scene)
    director.play((walk, push, again), None)
    lifted = {}
    while director.progress is None or director.progress[1] < director.progress[2] - 0.05:
        director.update(0.02)
        for who in ((1, 1), (2, 1)):
            if scene.goblins[who].node.getParent() == scene.root:
                lifted.setdefault(who, director.progress[1])
    assert lifted[1, 1] == pytest.approx(lifted[2, 1], abs=0.021)
    assert lifted[1, 1] > 0.6


def test_who_carries_another_is_pinned_and_who_waits_wears_a_sign(scene):
    scene.picture.goblins |= {(0, 1): ((1, 3), False), (1, 1): ((1, 3), True), (2, 5): ((2, 4), False)}
    scene.picture.waiting[2, 5] = "trap"
    for who in scene.picture.goblins:
        scene.goblins[who].place(scene.stand(who))
    scene.settle()
    under, upper = scene.goblins[0, 1], scene.goblins[1, 1]
    assert under.body.getSz() < upper.body.getSz() == 1.0
    assert upper.node.getZ() - under.node.getZ() == pytest.approx(0.87, abs=0.1)
    assert not scene.goblins[2, 5].node.find("**/sign").getChildren().isEmpty()
    assert "another sits on it" in scene.entities()["goblin:0:1"]


def test_a_chip_that_comes_to_light_is_shown_large_once_and_skipped_like_all(scene):
    at = (1, 3)
    scene.picture.chips = {at: None}
    scene.show_tokens()
    up, acted = ev.ChipTurnedUp(at, "ghost", known=False), ev.ChipActed(0, 1, at, "ghost")
    for event, shown in ((up, True), (acted, False), (acted, True)):
        motion, sizes = scene.motion(event), []
        for i in range(200):
            motion.step(motion.duration * i / 199)
            low_high = scene.sky.find("**/say").getTightBounds() if scene.sky.find("**/say") else None
            sizes.append(low_high[1][2] - low_high[0][2] if low_high else 0.0)
        assert (max(sizes) > 3.5) is shown, event
        assert not scene.sky.find("**/say")


def test_goblins_in_a_crowd_hold_their_numbers_above_their_heads(scene):
    two = {(0, 1): ((0, 2), False), (1, 1): ((0, 2), False)}
    scene.picture.goblins |= two | {(0, 2): ((0, 3), False), (1, 2): ((0, 3), False), (2, 2): ((0, 3), False)}
    scene.settle()
    held = {who for who, goblin in scene.goblins.items() if goblin.held}
    assert held == {(0, 2), (1, 2), (2, 2)}
    scene.picture.put((2, 2), (1, 5))
    scene.settle()
    assert not any(goblin.held for goblin in scene.goblins.values())


def test_houses_fade_while_a_goblin_between_them_may_be_chosen(scene):
    scene.picture.goblins |= {(0, 1): ((0, 2), False), (0, 2): ((1, 3), False)}
    scene.light({"goblin:0:1": "legal", "goblin:0:2": "legal"})
    assert scene.hill.faded == {2}
    scene.light({"village:1": "legal"})
    assert scene.hill.faded == set()


def test_what_the_hill_hides_shines_through_and_nothing_else(window, scene):
    scene.picture.goblins |= {(0, 1): ((1, 5), False), (0, 2): ((1, 25), False)}
    for who in scene.picture.goblins:
        scene.goblins[who].place(scene.stand(who))
    window.camera.setPos(0, -48, 36)
    scene.ambient(0.0)
    hidden = [scene.goblins[0, n].node.find("**/silhouette").isHidden() for n in (1, 2)]
    assert hidden == [False, True]


def test_still_chips_are_one_body_and_a_turned_one_is_seen_by_itself(scene):
    scene.chips.show({(1, 3): None, (1, 5): None, (2, 4): "trap"})
    assert scene.hill.hill.findAllMatches("still").getNumPaths() == 1
    chips = {path.getPos(): path.find("turned").isHidden() for path in scene.hill.hill.findAllMatches("chip")}
    assert sorted(chips.values()) == [False, True, True]
    motion = scene.chips.flip((1, 3), "ghost")
    motion.step(0.1)
    assert [path.find("turned").isHidden() for path in scene.hill.hill.findAllMatches("chip")].count(True) == 1
    motion.step(motion.duration)


def test_what_is_not_there_raises(scene):
    for entity in ("goblin:0:1", "chip:1:0", "square:1:40", "square:9:0", "village:4", "dragon:1", "dragon"):
        with pytest.raises(KeyError):
            scene.where(entity)


def test_every_entity_is_somewhere_and_every_target_an_entity(scene):
    for events, view in game(5, actions=60):
        scene.sync(view)
        there = scene.entities()
        for entity in there:
            scene.where(entity)
            assert scene.reach(entity) > 0
        for action in rules.legal(view):
            for ids in rules.targets(view, action):
                board = [one for one in ids if one.split(":")[0] in ("square", "goblin", "village", "chip", "summit")]
                assert set(board) <= set(there)
        assert events is not None


def test_the_hill_hides_what_is_behind_it(scene):
    eye = Point3(0, -40, 20)
    assert scene.hidden(eye, scene.where("square:1:5"))
    assert not scene.hidden(eye, scene.where("square:1:25"))
    assert not scene.hidden(eye, scene.where("square:4:10"))
    assert not scene.hidden(Point3(0, 40, 20), scene.where("square:1:5"))


@pytest.fixture
def picker(scene, window):
    node = window.render.attachNewNode(Camera("camera"))
    rig = CameraRig(node, scene.home, scene.extent, scene.ground, (1280, 720))
    yield Picker(scene, rig, (1280, 720))
    node.removeNode()


def seen(picker, kind):
    spots = {entity: picker.project(entity) for entity in picker.scene.entities() if entity.startswith(kind)}
    return {entity: spot for entity, spot in spots.items() if spot.visible}


def test_each_visible_square_is_found_at_its_pixel(scene, picker):
    *_, (_, scene_view) = game(5, actions=40)
    scene.sync(scene_view)
    spots = seen(picker, "square:")
    assert len(spots) > 50
    assert {entity: picker.pick(spot.x, spot.y, among=spots) for entity, spot in spots.items()} == {e: e for e in spots}


def test_every_visible_thing_is_found_where_it_is_said_to_be(scene, picker):
    *_, (_, scene_view) = game(5, actions=40)
    scene.sync(scene_view)
    assert "summit" in seen(picker, "summit")
    assert len(seen(picker, "village:")) == 4
    for entity, spot in seen(picker, "").items():
        assert picker.pick(spot.x, spot.y, legal={entity}) == entity


def test_goblins_can_be_picked_even_behind_the_hill(scene, picker):
    *_, (_, scene_view) = game(5, actions=40)
    scene.sync(scene_view)
    for entity in (one for one in scene.entities() if one.startswith("goblin:")):
        spot = picker.project(entity)
        assert picker.pick(spot.x, spot.y, legal={entity}) == entity


def test_chips_that_all_have_seen_are_shown_only_if_the_scene_remembers(scene):
    *_, (_, view) = (one for one in game(3, actions=120) if any(c.known and not c.up for c in one[1].chips))
    scene.sync(view)
    plain = scene.snapshot()
    scene.remembers = True
    scene.sync(view)
    assert differences(plain, scene.snapshot())
    assert scene.picture.remembered() == {c.at: c.kind for c in view.chips if c.known and not c.up}


def test_those_who_may_be_placed_wait_before_the_bench(scene):
    state = rules.new(Setup(SEATS, 1, STANDARD, {}), Seeded(1)).state
    scene.sync(state)
    there = [one for one in scene.entities() if one.startswith("goblin:")]
    assert there == [f"goblin:1:{n}" for n in range(1, 6)]
    assert len({tuple(scene.where(f"goblin:1:{n}")) for n in range(1, 6)}) == 5
    step = rules.apply(state, rules.legal(state)[0])
    for event in step.events:
        motion = scene.motion(event)
        motion.step(motion.duration)
    assert "goblin:2:1" in scene.entities()
    assert scene.goblins[2, 1].node.hasParent()
    assert not scene.goblins[1, 2].node.hasParent()


def test_close_leaves_nothing(world, load_model):
    scene = MagicHillScene(world, load_model, STANDARD, (0, 1, 2), hill=PlainHill(STANDARD))
    director = Director(scene)
    for events, view in game(4, actions=30):
        director.play(events, view)
        director.update(0.7)
    scene.light({"goblin:0:1": "legal", "village:2": "hover", "summit": "target"})
    director.close()
    scene.close()
    assert world.getNumChildren() == 0
