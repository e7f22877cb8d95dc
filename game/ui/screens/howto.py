"""How to play: each game's contents, and a short page for each card and space."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, NamedTuple

from game.ui import theme
from game.ui.boxes import Column, Row
from game.ui.layout import At, Either, Item, Metrics, Sized, Tallest
from game.ui.models import GameEntry, Page
from game.ui.screen import Screen, page
from game.ui.specs import Button, Label, Picture, panel
from game.ui.specs_play import SHAPE
from game.words import _


class Book(NamedTuple):
    """A game's pages."""

    game: GameEntry
    pages: Sequence[Page]


class HowTo(Screen):
    """Shows `books`, first the one at `first_book`: its contents if there are several, else its first page; Esc calls
    `done`."""

    name: ClassVar[str] = "how-to-play"
    first: ClassVar[tuple[str, ...]] = ("next", "page:")

    def __init__(self, books: Sequence[Book], done: Callable[[], None], first_book: int = 0) -> None:
        super().__init__()
        self._books = books
        self._done = done
        self._book = books[first_book]
        self._contents = len(books) > 1
        self._at = 0

    def back(self) -> None:
        self._done()

    def _turn(self, to: int) -> None:
        self._at, self._contents = to, False
        self.offsets.clear()
        self.refresh()

    def _list(self) -> None:
        self._contents = True
        self.offsets.clear()
        self.refresh()

    def _open(self, book: Book) -> None:
        self._book, self._at = book, 0
        self._list()

    def build(self, m: Metrics) -> Item:
        title = _("How to play {game}", game=self._book.game.label)
        if self._contents:
            begin = _button("next", _("From the beginning"), "right", lambda: self._turn(0))
            return page(self, m, title, self._listed(), At(begin, x=1.0), 860)
        leaves = [self.scroll("body", panel(_leaf(m, one), "card", 20)) for one in self._book.pages]
        return page(self, m, title, Tallest(leaves, grow=1.0, shown=self._at), self._turner(), 860)

    # The contents.

    def _listed(self) -> Item:
        half = (len(self._book.pages) + 1) // 2
        rows = [self._entry(at, one) for at, one in enumerate(self._book.pages)]
        two = Row([Column(rows[:half], 6, grow=1.0), Column(rows[half:], 6, grow=1.0)], 10, 0.0, equal=True)
        titles = Either([two, Column(rows, 6)])
        if len(self._books) == 1:
            return titles
        games = [self._game(book) for book in self._books]
        return Column([Either([Row(games, 10, None, equal=True), Column(games, 8)]), titles], 14)

    def _game(self, book: Book) -> Item:
        game, chosen = book.game, book is self._book
        skin = game.skin if chosen else "quiet"
        return Button(
            id=f"book:{game.game}", label=game.label, icon=game.picture, skin=skin, size=theme.LARGE,
            action=lambda: self._open(book),
        )  # fmt: skip

    def _entry(self, at: int, one: Page) -> Item:
        return Button(id=f"page:{at}", label=one.title, icon=one.icon, x=0.0, pad=12, action=lambda: self._turn(at))

    # A page.

    def _turner(self) -> Item:
        """The way back, on and to the contents; on the last page the way out."""
        last = self._at + 1 == len(self._book.pages)
        count = _("{page} of {pages}", page=self._at + 1, pages=len(self._book.pages))
        before = Button(
            id="previous", label=_("Previous"), icon="icons/left", enabled=self._at > 0,
            action=lambda: self._turn(self._at - 1),
        )  # fmt: skip
        after = _button("next", _("Next"), "right", lambda: self._turn(self._at + 1))
        if last:
            after = _button("next", _("Done"), "check", self._done)
        told = _("Contents: {page}", page=count)
        middle = Button(id="contents", label=told, icon="icons/log", skin="quiet", action=self._list)
        pair = Row([before, after], 8, None, equal=True)
        three = Row([before, middle, after], 10, None, equal=True)
        return Either([three, Column([pair, middle], 6), Column([after, before, middle], 6)])


def _button(id_: str, label: str, icon: str, action: Callable[[], None]) -> Button:
    return Button(id=id_, label=label, icon=f"icons/{icon}", skin="main", action=action)


def _leaf(m: Metrics, one: Page) -> Item:
    """One page: its picture beside its words, or above them."""
    portrait = "cards/" in one.icon
    side = min(320.0 if portrait else 200.0, m.height / m.picture * 0.4)
    across = side / SHAPE if portrait else side
    tint = theme.TEAL if one.icon.startswith("icons/") else theme.WHITE
    image = Picture(id="page-picture", name=one.icon, w=across, h=side, tint=tint)
    size = theme.LARGE if m.text == 100 else theme.BODY
    title = Label(label=one.title, id="page-title", size=theme.HEAD)
    words = Column([title, Label(label=one.text, id="page-text", size=size)], 10, grow=1.0)
    wide = Row([Sized(At(image), w=across * m.picture / m.u), Sized(words, least_w=300, grow=1.0)], 24, 0.5)
    return Either([wide, Column([At(image), words], 14)])
