"""How to play: a short page for each card and space."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from game.ui import theme
from game.ui.boxes import Column, Row
from game.ui.layout import At, Either, Item, Metrics, Sized
from game.ui.models import Page
from game.ui.screen import Screen, page
from game.ui.specs import Button, Label, Picture, panel
from game.ui.specs_play import SHAPE
from game.words import _


class HowTo(Screen):
    """Shows `pages`, the first one first; Esc calls `done`."""

    name: ClassVar[str] = "how-to-play"
    first: ClassVar[tuple[str, ...]] = ("next",)

    def __init__(self, pages: Sequence[Page], done: Callable[[], None]) -> None:
        super().__init__()
        self._pages = pages
        self._done = done
        self._at = 0

    def back(self) -> None:
        self._done()

    def _turn(self, by: int) -> None:
        self._at = (self._at + by) % len(self._pages)
        self.offsets.clear()
        self.refresh()

    def build(self, m: Metrics) -> Item:
        now = self._pages[self._at]
        portrait = "cards/" in now.icon
        side = min(320.0 if portrait else 200.0, m.height / m.picture * 0.4)
        across = side / SHAPE if portrait else side
        tint = theme.TEAL if now.icon.startswith("icons/") else theme.WHITE
        image = Picture(id="page-picture", name=now.icon, w=across, h=side, tint=tint)
        words = Column(
            [
                Label(label=now.title, id="page-title", size=theme.HEAD),
                Label(label=now.text, id="page-text", size=theme.LARGE if m.text == 100 else theme.BODY),
            ],
            10,
            grow=1.0,
        )
        wide = Row([Sized(At(image), w=across * m.picture / m.u), Sized(words, least_w=300, grow=1.0)], 24, 0.5)
        body = panel(Either([wide, Column([At(image), words], 14)]), "card", 20)
        return page(self, m, _("How to play"), body, self._turner(), 860)

    def _turner(self) -> Item:
        count = _("{page} of {pages}", page=self._at + 1, pages=len(self._pages))
        before = Button(id="previous", label=_("Previous"), icon="icons/left", action=lambda: self._turn(-1))
        after = Button(id="next", label=_("Next"), icon="icons/right", skin="main", action=lambda: self._turn(1))
        middle = Label(label=count, id="page-number", x=0.5, colour=theme.FAINT, grow=1.0)
        pair = Row([before, after], 8, None, equal=True)
        return Either([Row([before, middle, after], 10), Column([pair, middle], 6), Column([after, before, middle], 6)])
