"""What a gamepad does becomes names of keys."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from panda3d.core import InputDevice

from game.pad import DELAY, GLIDE, PRESS, RATE, RELEASE, Pads
from tests.pads import FakePad


class Held:
    """A pad that is plugged in, and what was told of it."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.pads, self.pad = Pads(self.told.append), FakePad()
        self.pads.plug(self.pad)


@pytest.fixture
def held() -> Iterator[Held]:
    held = Held()
    yield held
    held.pads.close()


def test_a_button_is_told_once_and_then_again_while_it_is_held(held: Held) -> None:
    held.pad.hold("face_a")
    for now in (0.0, DELAY / 2, DELAY, DELAY + RATE / 2, DELAY + RATE):
        held.pads.poll(now)
    assert held.told == ["pad-face_a", "pad-face_a-repeat", "pad-face_a-repeat"]
    held.pad.let_go()
    held.pads.poll(2.0)
    held.pad.hold("face_a")
    held.pads.poll(2.1)
    assert held.told[3:] == ["pad-face_a"]


@pytest.mark.parametrize("part", ["dpad_left", "left_x"])
def test_the_cross_and_the_left_stick_are_the_same(held: Held, part: str) -> None:
    held.pad.hold(part, -1.0)
    held.pads.poll(0.0)
    assert held.told == ["pad-left"]


def test_up_is_up(held: Held) -> None:
    held.pad.hold("left_y", 1.0)
    held.pad.hold("right_y", -1.0)
    held.pads.poll(0.0)
    assert held.told == ["pad-turn-down", "pad-up"]


def test_a_stick_that_trembles_says_nothing(held: Held) -> None:
    for far, told in ((PRESS - 0.01, 0), (PRESS + 0.01, 1), (RELEASE + 0.01, 1), (RELEASE - 0.01, 1), (0.5, 1)):
        held.pad.hold("right_trigger", far)
        held.pads.poll(0.0)
        assert len(held.told) == told
    assert held.told == ["pad-rtrigger"]


def test_the_camera_turns_smoothly(held: Held) -> None:
    held.pad.hold("right_x")
    for step in range(4):
        held.pads.poll(step * GLIDE)
    assert held.told == ["pad-turn-right", *["pad-turn-right-repeat"] * 3]


def test_a_pad_that_is_pulled_out_holds_nothing(held: Held) -> None:
    held.pad.hold("face_b")
    held.pads.poll(0.0)
    held.pads.unplug(held.pad)
    held.pads.poll(9.0)
    held.pads.plug(held.pad)
    held.pads.poll(9.1)
    assert held.told == ["pad-face_b"] * 2


def test_what_is_pressed_in_another_window_is_not_told_later(held: Held) -> None:
    held.pad.hold("face_a")
    held.pads.poll(0.0, heard=False)
    held.pads.poll(0.1)
    assert held.told == []


def test_a_mouse_is_no_gamepad(held: Held) -> None:
    mouse = SimpleNamespace(device_class=InputDevice.DeviceClass.mouse)
    held.pads.plug(mouse)
    held.pads.poll(0.0)
    assert held.told == []
