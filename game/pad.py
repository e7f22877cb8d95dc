"""Gamepads: what they do comes to the window's handler as keys with `pad-` before their names."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from direct.showbase.DirectObject import DirectObject
from panda3d.core import InputDevice, InputDeviceManager

from game.bindings import AGAIN, PAD

PRESS, RELEASE = 0.55, 0.35
"""How far a stick or a trigger must go to count, and how far back to count no more: no tremble at the border."""
DELAY, RATE = 0.4, 0.13
"""Seconds until what is held comes again, and from then on."""
GLIDE = 0.05
"""Seconds between two turns of the camera."""
_CROSS = {f"{kind}_{way}": way for kind in ("dpad", "hat") for way in ("left", "right", "up", "down")}
_Axis = InputDevice.Axis
_STICKS = {
    _Axis.left_x: ("left", "right"),
    _Axis.left_y: ("down", "up"),
    _Axis.right_x: ("turn-left", "turn-right"),
    _Axis.right_y: ("turn-down", "turn-up"),
    _Axis.left_trigger: ("", "ltrigger"),
    _Axis.right_trigger: ("", "rtrigger"),
}
"""What it is called when an axis goes all the way down, and up."""


class Pads:
    """All gamepads that are plugged in, now or later. `press` gets each name as it goes down, and again with `-repeat`
    while it is held. Without a pad nothing is done."""

    def __init__(self, press: Callable[[str], None]) -> None:
        self._press = press
        self._pads: list[Any] = []
        self._held: dict[str, float] = {}
        self._ears = DirectObject()
        self._ears.accept("connect-device", self.plug)
        self._ears.accept("disconnect-device", self.unplug)
        for device in InputDeviceManager.getGlobalPtr().getDevices(InputDevice.DeviceClass.gamepad):
            self.plug(device)

    def plug(self, device: Any) -> None:
        """There is another device; what is no gamepad is left alone."""
        if device.device_class == InputDevice.DeviceClass.gamepad and device not in self._pads:
            self._pads.append(device)

    def unplug(self, device: Any) -> None:
        """A device is gone, and with it all that was held on it."""
        if device in self._pads:
            self._pads.remove(device)

    def close(self) -> None:
        """Hear nothing any more."""
        self._ears.ignoreAll()

    def poll(self, now: float, heard: bool = True) -> None:
        """Tell what is pressed; call it once a turn of the loop. `now` is in seconds. What is pressed while it is not
        `heard`, as in a window behind another, counts as held, and is not told later either."""
        if not self._pads and not self._held:
            return
        down = {name for pad in self._pads for name in self._down(pad)}
        for name in self._held.keys() - down:
            del self._held[name]
        for name in sorted(down):
            turns = name.startswith("turn-")
            if name not in self._held:
                self._held[name] = now + (GLIDE if turns else DELAY)
                self._tell(name, heard)
            elif now >= self._held[name]:
                self._held[name] = now + (GLIDE if turns else RATE)
                self._tell(name + AGAIN, heard)

    def _tell(self, name: str, heard: bool) -> None:
        if heard:
            self._press(PAD + name)

    def _down(self, pad: Any) -> Iterable[str]:
        """What is held down on a pad."""
        for button in pad.buttons:
            if button.pressed:
                yield _CROSS.get(button.handle.name, button.handle.name)
        for axis in pad.axes:
            low, high = _STICKS.get(axis.axis, ("", ""))
            name = high if axis.value > 0 else low
            if name and abs(axis.value) > (RELEASE if name in self._held else PRESS):
                yield name
