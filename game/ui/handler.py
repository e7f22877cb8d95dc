"""Brings the window's input to the user interface first, and what is not for it to the board."""

from __future__ import annotations

from game.inputs import Handler
from game.ui.ui import Ui


class UiHandler:
    """A `game.inputs.Handler`. A drag belongs to whoever got its start; while the mouse is above a widget it has left
    the board."""

    def __init__(self, ui: Ui, board: Handler) -> None:
        self._ui = ui
        self._board = board
        self._board_has_mouse = False
        self._board_holds = False

    def on_mouse(self, kind: str, x: int, y: int, button: int) -> None:
        if self._board_holds and kind in ("drag", "up", "double"):
            self._board.on_mouse(kind, x, y, button)
            self._board_holds = kind != "up"
        elif kind == "leave":
            self._ui.mouse.leave()
            self._board.on_mouse(kind, x, y, button)
        elif not self._used(kind, x, y, button):
            self._board_has_mouse = True
            self._board_holds = kind == "down"
            self._board.on_mouse(kind, x, y, button)
        elif self._board_has_mouse:
            self._board_has_mouse = False
            self._board.on_mouse("leave", x, y, 0)

    def _used(self, kind: str, x: int, y: int, button: int) -> bool:
        mouse = self._ui.mouse
        if kind == "wheel":
            return mouse.wheel(button, x, y)
        if kind in ("move", "drag"):
            return mouse.move(x, y)
        if button == 1 and kind == "down":
            return mouse.press(x, y)
        if button == 1 and kind == "up":
            return mouse.release(x, y)
        if button == 3 and kind == "down":
            return mouse.second(x, y)
        return mouse.over(x, y)

    def on_key(self, name: str) -> None:
        if not self._ui.keys.key(name):
            self._board.on_key(name)

    def on_text(self, letter: str) -> None:
        if not self._ui.keys.type(letter):
            self._board.on_text(letter)

    def on_resize(self, width: int, height: int) -> None:
        self._ui.resize()
        self._board.on_resize(width, height)
