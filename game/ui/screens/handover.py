"""The hand-over: everything blank until the next player says "it's me"."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from game.ui import theme
from game.ui.boxes import Column
from game.ui.layout import At, Item, Metrics, Pad, Sized, Space, Stack
from game.ui.models import Piece
from game.ui.screen import Screen
from game.ui.specs import Button, Label, Plate, face, panel
from game.words import _

IN_SHEET = 0.42
"""How much of the player's symbol is on the sheet; the rest rises above it."""


class HandOver(Screen):
    """Asks for `name`, whose symbol is `piece`, and calls `done()`; Esc calls `menu()`."""

    name: ClassVar[str] = "handover"

    def __init__(self, name: str, piece: Piece, done: Callable[[], None], menu: Callable[[], None]) -> None:
        super().__init__()
        self._name = name
        self._piece = piece
        self._done = done
        self._menu = menu

    def back(self) -> None:
        self._menu()

    def build(self, m: Metrics) -> Item:
        roomy = m.high > 500
        side = min(210.0, m.high * (0.34 if roomy else 0.24), m.wide * 0.5)
        title = Label(
            label=_("Pass to {name}", name=self._name), id="title", size=theme.TITLE if roomy else theme.HEAD, x=0.5
        )
        text = Label(label=_("Only {name} may look now.", name=self._name), id="note", x=0.5, colour=theme.FAINT)
        label = _("It's me, {name}", name=self._name)
        size = theme.HEAD if m.wide > 500 else theme.LARGE
        ready = Button(
            id="its-me", label=label, icon="icons/check", skin="main", size=size, glows=True, action=self._done
        )
        words = self.scroll("body", Column([title, text], 8))
        sheet = panel(Column([Space(h=side * IN_SHEET), words, At(ready)], 14), pad=28 if roomy else 16)
        colour = theme.colour(self._piece.colour)
        badge = At(face("piece", self._piece, side, scaled=True), y=0.0)
        body = Stack([Column([Space(h=side * (1 - IN_SHEET)), sheet], 0, grow=1.0), badge])
        return Stack([Plate(style="blank", accent=colour), Pad(At(Sized(body, least_w=380, most=580)), 16, 12)])
