"""A gamepad that nobody holds: what Panda3D tells of one, and a press of each of its parts."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from panda3d.core import InputDevice

BUTTONS = (
    "face_a", "face_b", "face_x", "face_y", "lshoulder", "rshoulder", "lstick", "rstick", "start", "back",
    "dpad_left", "dpad_right", "dpad_up", "dpad_down",
)  # fmt: skip
AXES = ("left_x", "left_y", "right_x", "right_y", "left_trigger", "right_trigger")


class FakePad:
    """Has the buttons and axes of the usual gamepad."""

    device_class = InputDevice.DeviceClass.gamepad

    def __init__(self) -> None:
        self._buttons = {name: self._button(name) for name in BUTTONS}
        self._axes = {name: SimpleNamespace(axis=getattr(InputDevice.Axis, name), value=0.0) for name in AXES}

    def _button(self, name: str) -> Any:
        return SimpleNamespace(handle=SimpleNamespace(name=name), pressed=False)

    @property
    def buttons(self) -> list[Any]:
        return list(self._buttons.values())

    @property
    def axes(self) -> list[Any]:
        return list(self._axes.values())

    def hold(self, name: str, how_far: float = 1.0) -> None:
        """Press a button, or move an axis so far."""
        if name in self._axes:
            self._axes[name].value = how_far
        else:
            self._buttons[name].pressed = True

    def let_go(self) -> None:
        """Let everything go."""
        for button in self.buttons:
            button.pressed = False
        for axis in self.axes:
            axis.value = 0.0
