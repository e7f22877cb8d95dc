"""Mouse and keyboard of the window, brought to whoever handles them now."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

from direct.showbase.DirectObject import DirectObject
from panda3d.core import ButtonThrower, GraphicsWindow

from game.pad import Pads

DOUBLE_CLICK = 0.4
DOUBLE_CLICK_REACH = 8
OUTSIDE = (-1, -1)
_MODIFIERS = {
    "shift",
    "control",
    "alt",
    "meta",
    "lshift",
    "rshift",
    "lcontrol",
    "rcontrol",
    "lalt",
    "ralt",
    "lmeta",
    "rmeta",
    "caps_lock",
    "num_lock",
}
_WHEEL = {"wheel_up": 1, "wheel_down": -1}


class Handler(Protocol):
    """Who gets what the player does; pixels from the window's top left."""

    def on_mouse(self, kind: str, x: int, y: int, button: int) -> None:
        """`kind` is move, down, drag, up, double (comes after its `down`), wheel, or leave (the window). `button` is
        1 left, 2 middle, 3 right, 0 none; for wheel it is +1 away from the player, -1 towards."""

    def on_key(self, name: str) -> None:
        """A key went down: `a`, `space`, `enter`, `escape`, `arrow_left`, `f11`, with what is held before it:
        `shift-tab`, `control-z`. While it is held it comes again with `-repeat` behind it: `space-repeat`. What is
        done on a gamepad comes in the same way: `pad-face_a`, `pad-left`, `pad-turn-left` (see `game.pad`)."""

    def on_text(self, letter: str) -> None:
        """The same key as the letter it writes, for text fields."""

    def on_resize(self, width: int, height: int) -> None:
        """The window has another size now, in pixels."""


class Nobody:
    """The handler of an empty window."""

    def on_mouse(self, kind: str, x: int, y: int, button: int) -> None: ...

    def on_key(self, name: str) -> None: ...

    def on_text(self, letter: str) -> None: ...

    def on_resize(self, width: int, height: int) -> None: ...


class Inputs:
    """Listens to one window, and to the gamepads while it is in front. `handler` tells who gets it now; `stir` is
    called for anything that the player does."""

    def __init__(
        self,
        window: GraphicsWindow,
        thrower: ButtonThrower,
        handler: Callable[[], Handler],
        stir: Callable[[], None],
    ) -> None:
        self._window = window
        self._handler = handler
        self._stir = stir
        self._at = OUTSIDE
        self._held = 0
        self._clicked = (0.0, -100, -100)
        self._ears = DirectObject()
        self._listen(thrower)
        self._pads = Pads(self._pad)

    def _listen(self, thrower: ButtonThrower) -> None:
        thrower.setButtonDownEvent("hilltops-down")
        thrower.setButtonRepeatEvent("hilltops-repeat")
        thrower.setButtonUpEvent("hilltops-up")
        thrower.setKeystrokeEvent("hilltops-text")
        self._ears.accept("hilltops-down", self._down)
        self._ears.accept("hilltops-repeat", lambda name: self._key(name, "-repeat"))
        self._ears.accept("hilltops-up", self._up)
        self._ears.accept("hilltops-text", self._text)

    def poll(self) -> None:
        """Notice where the mouse is and what the gamepads do; call it once a turn of the loop."""
        self._pads.poll(time.monotonic(), self._window.getProperties().getForeground())
        pointer = self._window.getPointer(0)
        inside = pointer.getInWindow() or self._held != 0
        at = (int(pointer.getX()), int(pointer.getY())) if inside else OUTSIDE
        if at == self._at:
            return
        self._at = at
        self._stir()
        if self._held:
            self._handler().on_mouse("drag", *at, self._held)
        else:
            self._handler().on_mouse("move" if inside else "leave", *at, 0)

    def close(self) -> None:
        """Hear nothing any more."""
        self._ears.ignoreAll()
        self._pads.close()

    def _pad(self, name: str) -> None:
        self._stir()
        self._handler().on_key(name)

    def _down(self, name: str) -> None:
        self._stir()
        button = name.rpartition("-")[2]
        if button in _WHEEL:
            self._handler().on_mouse("wheel", *self._place(), _WHEEL[button])
        elif button.startswith("mouse"):
            self._press(int(button[5:]))
        else:
            self._key(name)

    def _press(self, button: int) -> None:
        x, y = self._place()
        self._held = button
        self._handler().on_mouse("down", x, y, button)
        now = time.monotonic()
        then, x0, y0 = self._clicked
        near = max(abs(x - x0), abs(y - y0)) <= DOUBLE_CLICK_REACH
        double = button == 1 and near and now - then <= DOUBLE_CLICK
        self._clicked = (0.0 if double else now, x, y) if button == 1 else (0.0, x, y)
        if double:
            self._handler().on_mouse("double", x, y, button)

    def _up(self, name: str) -> None:
        self._stir()
        button = name.rpartition("-")[2]
        if button.startswith("mouse") and int(button[5:]) == self._held:
            self.poll()
            self._held = 0
            self._handler().on_mouse("up", *self._place(), int(button[5:]))

    def _key(self, name: str, again: str = "") -> None:
        self._stir()
        if name.rpartition("-")[2] not in _MODIFIERS and "mouse" not in name and "wheel" not in name:
            self._handler().on_key(name + again)

    def _text(self, letter: str) -> None:
        if letter.isprintable():
            self._handler().on_text(letter)

    def _place(self) -> tuple[int, int]:
        pointer = self._window.getPointer(0)
        return int(pointer.getX()), int(pointer.getY())
