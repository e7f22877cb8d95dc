"""A card looked at large, with what it does in a few words."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from game.ui import theme
from game.ui.boxes import Column, Row
from game.ui.layout import At, Item, Metrics, Pad, Sized, Stack
from game.ui.models import Page
from game.ui.screen import Screen
from game.ui.specs import Button, Label, Plate, panel
from game.ui.specs_help import FaceButton
from game.ui.specs_play import SHAPE, PileButton
from game.words import _

MOST, WORDS = 440.0, 380.0


class BigCard(Screen):
    """Shows a page: a card if it `is_card`, or a square picture of something else, its title and what it does; a click
    on it or beside it, Esc and *Done* call `done`."""

    name: ClassVar[str] = "card"
    first: ClassVar[tuple[str, ...]] = ("done",)

    def __init__(self, shown: Page, is_card: bool, done: Callable[[], None]) -> None:
        super().__init__()
        self._shown, self._is_card = shown, is_card
        self._done = done

    def back(self) -> None:
        self._done()

    def outside(self) -> None:
        self._done()

    def build(self, m: Metrics) -> Item:
        beside = m.width > m.height
        across, high = m.width / m.picture, m.height / m.picture * (0.72 if beside else 0.46 if self._is_card else 0.34)
        wide = min(high / SHAPE, across * (0.4 if beside else 0.7), MOST)
        words_wide = min(WORDS, (m.width - wide * m.picture) / m.u - 28 - 32 - 8)
        title, text = self._shown.title, self._shown.text
        card = self._picture(wide)
        words = Column(
            [
                Label(label=title, id="title", size=theme.HEAD, colour=theme.DEEP),
                self.scroll("body", Label(label=text, id="card-text", size=theme.LARGE)),
                At(Button(id="done", label=_("Done"), icon="icons/check", skin="main", action=self.back), x=1.0),
            ],
            14,
        )
        sheet = panel(words, pad=24)
        if beside:
            return Stack([Plate(style="veil"), Pad(At(Row([card, Sized(sheet, w=words_wide)], 28)), 16, 16)])
        return Stack([Plate(style="veil"), Pad(At(Column([At(card), Sized(sheet, most=560)], 20)), 16, 16)])

    def _picture(self, wide: float) -> Item:
        name, label = self._shown.icon, self._shown.title
        if self._is_card:
            return PileButton(id="big-card", label=label, name=name, w=wide, action=self.back)
        return FaceButton(id="big-card", label=label, name=name, w=wide, h=wide, help=self.back)
