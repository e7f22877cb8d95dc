"""The camera shows the whole island in any window, and can't be brought under the sea or into a cliff."""

from __future__ import annotations

from random import Random

import pytest
from panda3d.core import Camera, NodePath, Point2, Point3

from game.scene import body
from game.scene.camera import FARTHEST, PITCH, CameraRig, Extent
from game.scene.emohbi_scene import HOME

SIZES = [(1280, 720), (800, 600), (1920, 1080), (720, 1280), (2560, 1080), (640, 640)]


def extent(aspect):
    return Extent(body.extent(), body.played())


@pytest.fixture
def rig():
    world = NodePath("world")
    made = CameraRig(world.attachNewNode(Camera("camera")), HOME, extent, body.ground)
    assert made.update(0)
    return made


def settle(rig):
    for _ in range(600):
        if not rig.update(1 / 60):
            return
    raise AssertionError("the camera never comes to rest")


@pytest.mark.parametrize("size", SIZES)
def test_home_shows_the_whole_island(rig, size):
    rig.set_size(*size)
    for point in body.extent():
        x, y = rig.pixel(point)
        assert 0 <= x <= size[0]
        assert 0 <= y <= size[1]


@pytest.mark.parametrize("size", SIZES)
def test_view_rect_holds_the_whole_island(rig, size):
    w, h = size
    rig.set_size(w, h)
    rect = (w * 0.2, h * 0.05, w * 0.55, h * 0.7)
    rig.set_view_rect(*rect)
    for point in body.extent():
        x, y = rig.pixel(point)
        assert rect[0] <= x <= rect[0] + rect[2]
        assert rect[1] <= y <= rect[1] + rect[3]


@pytest.mark.parametrize("size", SIZES)
def test_home_keeps_clear_of_what_widgets_cover(rig, size):
    w, h = size
    rig.set_size(w, h)
    whole = rig.scale(HOME.focus)
    boxes = ((0, 0, w * 0.15, h * 0.4), (w * 0.35, 0, w * 0.3, h * 0.1), (w * 0.4, h * 0.85, w * 0.2, h * 0.15))
    rig.set_view_rect(0, 0, w, h, boxes)
    assert rig.scale(HOME.focus) <= whole
    for point in body.extent():
        x, y = rig.pixel(point)
        assert 0 <= x <= w
        assert 0 <= y <= h
    for point in body.played():
        x, y = rig.pixel(point)
        assert not any(bx <= x <= bx + bw and by <= y <= by + bh for bx, by, bw, bh in boxes)


def test_widgets_over_everything_leave_the_window_as_it_is(rig):
    before = rig.scale(HOME.focus)
    rig.set_view_rect(0, 0, 1280, 720, ((0, 0, 1280, 720),))
    assert rig.scale(HOME.focus) == pytest.approx(before)


@pytest.mark.parametrize("size", SIZES)
def test_pixels_are_those_of_the_lens(rig, size):
    rig.set_size(*size)
    rig.set_view_rect(size[0] * 0.3, 10, size[0] * 0.6, size[1] * 0.7)
    rig.turn(33)
    rig.zoom(2)
    rig.look_at(Point3(2, -3, 1))
    settle(rig)
    for point in body.extent():
        film = Point2()
        if rig.lens.project(rig.camera.getRelativePoint(rig.camera.getParent(), point), film):
            expected = ((film[0] + 1) / 2 * size[0], (1 - film[1]) / 2 * size[1])
            assert rig.pixel(point) == pytest.approx(expected, abs=0.05)


def test_home_is_near_the_look_of_the_pictures(rig):
    assert rig.azimuth == -78
    assert (rig.eye() - HOME.focus).length() == pytest.approx(42, abs=4)


def test_never_under_the_sea_nor_in_a_cliff(rig):
    dice = Random(1)
    acts = [
        lambda: rig.drag(dice.uniform(-900, 900), dice.uniform(-900, 900)),
        lambda: rig.zoom(dice.uniform(-9, 9)),
        lambda: rig.look_at(Point3(dice.uniform(-20, 20), dice.uniform(-20, 20), dice.uniform(-5, 12))),
        lambda: rig.follow(Point3(dice.uniform(-8, 8), dice.uniform(-8, 8), 2)),
        lambda: rig.follow(None),
        rig.home,
    ]
    for _ in range(400):
        dice.choice(acts)()
        for _ in range(4):
            rig.update(dice.uniform(0, 0.2))
            eye = rig.eye()
            assert eye[2] > body.ground(eye[0], eye[1])
            assert eye[2] > 0
            assert PITCH[0] <= rig.shown.pitch <= PITCH[1] + 0.5
            assert rig.shown.zoom <= FARTHEST + 1e-6


def test_home_leads_back_exactly(rig):
    before = rig.eye()
    rig.turn(500)
    rig.zoom(3)
    settle(rig)
    rig.home()
    settle(rig)
    assert (rig.eye() - before).length() < 0.01
    assert not rig.update(1.0)


def test_glide_does_not_depend_on_the_frame_rate():
    ends = []
    for steps in (3, 30):
        rig = CameraRig(NodePath(Camera("camera")), HOME, extent, body.ground)
        rig.turn(60)
        for _ in range(steps):
            rig.update(0.3 / steps)
        ends.append(rig.azimuth)
    assert ends[0] == pytest.approx(ends[1], abs=1e-6)


def test_double_click_brings_a_point_to_the_middle(rig):
    point = Point3(4, -5, 0.4)
    rig.look_at(point)
    settle(rig)
    x, y = rig.pixel(point)
    assert (x, y) == pytest.approx((640, 360), abs=2)


def test_follow_can_be_switched_off(rig):
    rig.follows = False
    rig.follow(Point3(5, 5, 0))
    assert not rig.update(0.1)


def test_follow_goes_round_to_what_is_behind_the_island(rig):
    rig.follow(Point3(0, 6.7, 0.4))
    settle(rig)
    assert abs(rig.azimuth - HOME.azimuth) > 30
    rig.follow(None)
    settle(rig)
    assert rig.azimuth == pytest.approx(HOME.azimuth, abs=0.1)


def test_the_camera_stays_for_what_is_beside_the_island(rig):
    rig.follow(Point3(6.7, 0, 0.4) if abs(HOME.azimuth) % 180 > 45 else Point3(0, 6.7, 0.4))
    settle(rig)
    assert rig.azimuth == pytest.approx(HOME.azimuth, abs=0.1)


@pytest.mark.parametrize("dt", [1 / 60, 0.2])
def test_the_camera_goes_round_by_itself_without_a_rush(rig, dt):
    rig.follow(Point3(0, 6.7, 0.4))
    before, fastest = rig.azimuth, 0.0
    for _ in range(round(3 / dt)):
        rig.update(dt)
        fastest, before = max(fastest, abs(rig.azimuth - before) / dt), rig.azimuth
    assert 20 < fastest < 41


def test_the_camera_goes_back_the_short_way_to_where_it_was(rig):
    before = rig.goal
    rig.turn(350)
    rig.zoom(3)
    settle(rig)
    rig.go(before)
    assert rig.goal.azimuth == HOME.azimuth + 360
    settle(rig)
    assert rig.shown.zoom == pytest.approx(before.zoom)


@pytest.mark.parametrize("move", [CameraRig.follow, CameraRig.look_at])
def test_a_point_that_is_nowhere_does_not_move_the_camera(rig, move):
    move(rig, Point3(float("nan"), 0, 0))
    assert not rig.update(0.1)
    assert not rig.eye().isNan()


@pytest.mark.parametrize("width, height", [(0, 0), (-5, 300), (300, 0), (float("nan"), float("nan"))])
def test_no_room_at_all_leaves_a_lens_that_can_be_drawn_with(rig, width, height):
    rig.set_view_rect(0, 0, width, height)
    settle(rig)
    assert not rig.eye().isNan()
    assert not rig.lens.getProjectionMat().isNan()
    assert rig.lens.makeBounds() is not None


def test_a_new_part_of_the_window_is_told_once(rig):
    assert not rig.update(0.1)
    rig.set_view_rect(0, 0, 300, 600)
    assert rig.aspect == 0.5
    assert rig.update(0.1)
    assert not rig.update(0.1)
