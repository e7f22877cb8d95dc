"""Who plays from now on: a seat goes from a person to a computer and back, or gets another name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from game.table.plan import Seat
from game.ui import theme
from game.ui.boxes import Column, Row
from game.ui.layout import Either, Item, Metrics
from game.ui.models import Piece, Value
from game.ui.screen import Screen, page
from game.ui.specs import Button, Entry, Label, Option, face, panel
from game.words import _


class SeatsPage(Screen):
    """Starts from `seats`; `players` are a seat's kinds. Calls `change(at, seat)` for each seat that is another one in
    the end, and `done()`."""

    name: ClassVar[str] = "seats"
    first: ClassVar[tuple[str, ...]] = ("seat-1-player",)

    def __init__(
        self,
        seats: Sequence[Seat],
        pieces: Sequence[Piece],
        players: Sequence[Value],
        change: Callable[[int, Seat], None],
        done: Callable[[], None],
    ) -> None:
        super().__init__()
        self._before = tuple(seats)
        self._seats = list(seats)
        self._pieces = pieces
        self._players = players
        self._change = change
        self._done = done

    def back(self) -> None:
        """Changes hold as soon as the page is left, whichever way."""
        self._done()
        for at, (before, now) in enumerate(zip(self._before, self._seats, strict=True)):
            named = now._replace(name=now.name.strip() or before.name)
            if named != before:
                self._change(at, named)

    def _edit(self, at: int, seat: Seat) -> None:
        self._seats[at] = seat
        self.refresh()

    def build(self, m: Metrics) -> Item:
        note = Label(label=_("Anyone who goes to bed can be replaced by a computer, and come back."), id="note")
        note.colour = theme.FAINT
        rows: list[Item] = [self._row(at, seat) for at, seat in enumerate(self._seats)]
        done = Row([Button(id="done", label=_("Done"), icon="icons/check", skin="main", action=self.back)], x=1.0)
        return page(self, m, _("Who plays?"), Column([note, *rows], 10), done, 700)

    def _row(self, at: int, seat: Seat) -> Item:
        symbol = face(f"seat-{at + 1}-piece", self._pieces[seat.colour], 42, scaled=True)
        name = Entry(
            id=f"seat-{at + 1}-name",
            label=seat.name,
            hint=_("Name"),
            change=lambda text: self._edit(at, seat._replace(name=text)),
        )
        kinds = [str(value.value) for value in self._players]
        now = kinds.index(seat.player) if seat.player in kinds else 0
        kind = Option(
            id=f"seat-{at + 1}-player",
            values=[value.label for value in self._players],
            index=now,
            icon="icons/person" if not now else "icons/robot",
            change=lambda to: self._edit(at, seat._replace(player=kinds[to])),
        )
        line = Row([symbol, name, kind], 10)
        return panel(Either([line, Column([Row([symbol, name], 10), kind], 8)]), "seat", 8)
