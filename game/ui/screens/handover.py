"""The hand-over: everything blank until the next player says "it's me"."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from game.ui import theme
from game.ui.boxes import Column
from game.ui.layout import At, Item, Metrics, Pad, Sized, Stack
from game.ui.models import Piece
from game.ui.screen import Screen
from game.ui.specs import Button, Label, Plate, face, panel
from game.words import _


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
        side = min(170.0, m.height / m.picture * (0.3 if roomy else 0.2))
        symbol = face("piece", self._piece, side)
        head = Label(
            label=_("Pass to {name}", name=self._name), id="title", size=theme.TITLE if roomy else theme.HEAD, x=0.5
        )
        text = Label(label=_("Only {name} may look now.", name=self._name), id="note", x=0.5, colour=theme.FAINT)
        label = _("It's me, {name}", name=self._name)
        size = theme.HEAD if m.wide > 500 else theme.LARGE
        ready = Button(id="its-me", label=label, icon="icons/check", skin="main", size=size, action=self._done)
        sheet = panel(
            Column([self.scroll("body", Column([At(symbol), head, text], 12)), At(ready)], 14), pad=28 if roomy else 16
        )
        return Stack([Plate(style="blank"), Pad(At(Sized(sheet, least_w=360, most=560)), 16, 16)])
