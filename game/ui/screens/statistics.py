"""What a game came to: what each player did, and what dice and cards gave beside what was to be expected."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from game.table.statistics import CARDS, Lot, Statistics
from game.ui import theme
from game.ui.boxes import Column, Row, Wrap
from game.ui.layout import At, Either, Item, Metrics, Sized, Space
from game.ui.models import Mark
from game.ui.screen import Screen, page
from game.ui.screens.marks import Player, marks, toggled
from game.ui.specs import Button, Label, Picture, face, panel
from game.ui.specs_story import PairOfBars
from game.words import _, _n

NUMBER, PICTURE, LEAST = 42.0, 26.0, 150.0
"""Units: how wide a column of numbers is, a picture, and a name at least."""
COMPARED = 12
"""From so many rolls or cards on it says something how often each was to be expected."""


class StatisticsPage(Screen):
    """`statistics` in the words of `texts`, by `players`; `done()` leaves."""

    name: ClassVar[str] = "statistics"
    first: ClassVar[tuple[str, ...]] = ("done",)

    def __init__(
        self, statistics: Statistics, texts: Any, players: Sequence[Player], done: Callable[[], None]
    ) -> None:
        super().__init__()
        self._statistics, self._texts, self._players, self._done = statistics, texts, players, done
        self._chosen: frozenset[int] = frozenset()

    def back(self) -> None:
        self._done()

    def _toggle(self, seat: int) -> None:
        self._chosen = toggled(self._chosen, seat, len(self._players))
        self.refresh()

    def build(self, m: Metrics) -> Item:
        parts = [self._counts(), *(self._lots(what) for what in self._statistics.kinds())]
        body: Item = Column(parts, 12)
        if m.wide > 1000 and len(parts) > 1:
            body = Row([Column(parts[:1], 12), Column(parts[1:], 12)], 14, 0.0, equal=True)
        done = Button(id="done", label=_("Done"), icon="icons/check", skin="main", action=self.back)
        who = marks(self._players, self._chosen, self._toggle)
        below = Either([Row([who, Space(grow=1.0), done], 12), Column([who, done], 8)])
        return page(self, m, _("Statistics"), body, below, 1080 if m.wide > 1000 else 640)

    # What was done.

    def _seats(self) -> list[int]:
        return sorted(self._chosen) or list(range(len(self._players)))

    def _counts(self) -> Item:
        """A row for each thing that was done at all, a column for each player."""
        seats = self._seats()
        heads = [Sized(At(face(f"head:{seat}", self._players[seat].piece, 30, True)), w=NUMBER) for seat in seats]
        rows = [_line(Label(label=_("What was done"), id="counts", colour=theme.TEAL, grow=1.0), heads)]
        for what, numbers in self._statistics.counts.items():
            if any(numbers):
                rows.append(self._count(what, [numbers[seat] for seat in seats]))
        return panel(Column(rows, 6), "card", 12)

    def _count(self, what: str, numbers: Sequence[int]) -> Item:
        mark: Mark = self._texts.count(what)
        name = Row([_picture(f"count-picture:{what}", mark.picture), _words(f"count:{what}", mark.label)], 8, grow=1.0)
        cells: list[Item] = [
            Sized(Label(label=str(number), id=f"count:{what}:{at}", x=0.5), w=NUMBER)
            for at, number in enumerate(numbers)
        ]
        return _line(name, cells)

    # What dice and cards gave.

    def _lots(self, what: str) -> Item:
        lots = self._statistics.lots(what, self._seats())
        most = max([1.0, *(max(lot.came, lot.due) for lot in lots)])
        total = sum(lot.came for lot in lots)
        rows: list[Item] = [Label(label=self._title(what, total), id=f"lots:{what}", colour=theme.TEAL)]
        if total < COMPARED:
            rows.append(Wrap([self._few(what, lot) for lot in lots if lot.came], 14, x=0.0))
            return panel(Column(rows, 6), "card", 12)
        if what == self._statistics.kinds()[0]:
            rows.append(Label(label=self._explained(), id="explained", size=theme.SMALL, colour=theme.FAINT))
        rows += [self._lot(what, lot, most) for lot in lots]
        return panel(Column(rows, 6), "card", 12)

    def _title(self, what: str, total: int) -> str:
        """What was drawn or rolled, and how often."""
        if what == CARDS:
            return _n("One card drawn", "{n} cards drawn", total)
        return _n("{die}: rolled once", "{die}: rolled {n} times", total, die=self._texts.die(what)[0])

    def _few(self, what: str, lot: Lot) -> Item:
        """Where so few came that there is nothing to compare: the face, and how often."""
        picture, _name = self._look(what, lot.face)
        often = Label(label=f"{lot.came} ×", id=f"few:{what}:{lot.face}")
        return Row([_picture(f"lot-picture:{what}:{lot.face}", picture, 34), often], 6)

    def _explained(self) -> str:
        return _("Above: how often it came. Below: how often it was to be expected. Small numbers always scatter.")

    def _lot(self, what: str, lot: Lot, most: float) -> Item:
        picture, name = self._look(what, lot.face)
        spoken = _("{face}: {came}, to be expected {due}", face=name, came=lot.came, due=f"{lot.due:.1f}")
        bars = PairOfBars(id=f"bars:{what}:{lot.face}", label=spoken, came=lot.came, due=lot.due, most=most)
        return Row([_picture(f"lot-picture:{what}:{lot.face}", picture, 34), bars], 12)

    def _look(self, what: str, face_: str) -> tuple[str, str]:
        """The picture of a card or of a face, and its name."""
        if what == CARDS:
            return f"{self._texts.card_folder()}/{face_}", self._texts.card(face_)
        return f"{self._texts.die(what)[1]}{face_}", face_


def _line(name: Item, cells: Sequence[Item]) -> Item:
    """A name with its numbers beside it, or below it where there is little room."""
    beside = Row([Sized(name, least_w=LEAST, grow=1.0), *cells], 4)
    return Either([beside, Column([name, Row([Space(grow=1.0), *cells], 2)], 0)])


def _words(id_: str, label: str) -> Item:
    return Label(label=label, id=id_, grow=1.0)


def _picture(id_: str, name: str, side: float = PICTURE) -> Item:
    """A picture in a square; icons are white and take the page's colour."""
    tint = theme.TEAL if name.startswith("icons/") else theme.WHITE
    return Picture(id=id_, name=name, w=side, h=side, tint=tint, scaled=True)
