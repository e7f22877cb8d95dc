"""What is seen can be clicked where it is seen; what the island hides can't."""

from __future__ import annotations

import pytest
from panda3d.core import Point3
from plain_island import PlainIsland

from game.rules import emohbi as rules
from game.rules.core.chance import Seeded
from game.rules.core.protocol import Setup
from game.scene import body
from game.scene.camera import CameraRig
from game.scene.emohbi_scene import EmohbiScene
from game.scene.picking import Picker

SIZES = [(640, 360), (1280, 720), (720, 1280)]


@pytest.fixture
def scene(world, load_model, classic):
    made = EmohbiScene(world, load_model, classic, (0, 1, 2), island=PlainIsland(classic))
    state = rules.new(Setup(3, 0, classic, {}), Seeded(5)).state
    for _ in range(3):
        state = rules.apply(state, rules.legal(state)[0]).state
    made.sync(state)
    yield made
    made.close()


@pytest.fixture
def picker(scene, world, window):
    from panda3d.core import Camera

    node = window.render.attachNewNode(Camera("camera"))
    rig = CameraRig(node, scene.home, scene.extent, scene.ground, (1280, 720))
    yield Picker(scene, rig, (1280, 720))
    node.removeNode()


def seen(picker, kind):
    spots = {entity: picker.project(entity) for entity in picker.scene.entities() if entity.startswith(kind)}
    return {entity: spot for entity, spot in spots.items() if spot.visible}


@pytest.mark.parametrize("size", SIZES)
def test_each_visible_space_is_found_at_its_pixel(picker, size):
    picker.set_size(*size)
    picker.rig.set_size(*size)
    spots = seen(picker, "space:")
    assert len(spots) > 40
    assert {entity: picker.pick(spot.x, spot.y, among=spots) for entity, spot in spots.items()} == {e: e for e in spots}


def test_every_visible_thing_is_found_where_it_is_said_to_be(picker):
    for entity, spot in seen(picker, "").items():
        found = picker.pick(spot.x, spot.y, legal={entity})
        assert found == entity


def test_something_is_hidden_and_something_is_not(picker):
    spaces = [entity for entity in picker.scene.entities() if entity.startswith("space:")]
    visible = seen(picker, "space:")
    assert 0 < len(visible) < len(spaces)
    assert "summit" in seen(picker, "summit")


def test_hidden_is_judged_by_the_ray():
    eye = Point3(0, -30, 20)
    assert not body.hidden_by_island(eye, Point3(0, -6.68, 0.43))
    assert body.hidden_by_island(eye, Point3(0, 6.68, 0.43))
    assert not body.hidden_by_island(Point3(0, 30, 20), Point3(0, 6.68, 0.43))
    assert not body.hidden_by_island(Point3(0, 0, 40), Point3(0, 6.68, 0.43))


def test_nothing_far_out_at_sea(picker):
    assert picker.pick(5, 5) is None


def test_legal_wins_over_what_is_nearer(picker):
    spots = seen(picker, "space:0:")
    (first, a), (second, b) = list(spots.items())[:2]
    x, y = a.x * 0.53 + b.x * 0.47, a.y * 0.53 + b.y * 0.47
    assert picker.pick(x, y, legal={second}) == second
    assert first != second


def test_pawns_can_be_picked_even_behind_the_island(picker):
    for entity, spot in ((e, picker.project(e)) for e in ("pawn:0", "pawn:1", "pawn:2")):
        assert picker.pick(spot.x, spot.y, legal={entity}) == entity


def test_what_is_not_there_raises(picker):
    with pytest.raises(KeyError):
        picker.project("letter:X")
    with pytest.raises(KeyError):
        picker.project("dragon")
