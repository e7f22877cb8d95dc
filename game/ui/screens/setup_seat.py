"""One player's row on the set-up page."""

from __future__ import annotations

from typing import Protocol

from game.table.plan import Seat
from game.ui import theme
from game.ui.boxes import Column, Row
from game.ui.layout import Either, Item
from game.ui.models import SetupView
from game.ui.specs import Entry, IconButton, Option, PieceButton, panel
from game.words import _


class Seats(Protocol):
    """Who keeps the seats that the rows change."""

    def edit(self, at: int, name: str | None = None, player: str | None = None) -> None:
        """Give the seat another name, or another player."""

    def recolour(self, at: int, by: int = 1) -> None:
        """Give the seat the next piece that nobody has, forwards (1) or backwards (-1)."""

    def remove(self, at: int) -> None:
        """Take the seat away."""


class SeatRow:
    """The widgets of seat `at`, named `seat-1-...` from the first seat on."""

    def __init__(self, seats: Seats, view: SetupView, at: int, seat: Seat, removable: bool) -> None:
        self._seats = seats
        self._view = view
        self._at = at
        self._seat = seat
        self._removable = removable
        self._id = f"seat-{at + 1}"

    def item(self) -> Item:
        """In one line, or in two where it is narrow."""
        piece, name, kind, gone = self._piece(), self._name(), self._kind(), self._gone()
        line = Row([piece, name, kind, *gone], 10)
        two = Column([Row([piece, name, *gone], 10), kind], 8)
        return panel(Either([line, two]), "seat", 8)

    def _piece(self) -> Item:
        piece = self._view.pieces[self._seat.colour]
        return PieceButton(
            id=f"{self._id}-piece",
            label=_("Piece: {piece}", piece=piece.name),
            icon=piece.picture,
            colour=theme.colour(piece.colour),
            side=46,
            mark="icons/switch",
            action=lambda: self._seats.recolour(self._at),
        )

    def _name(self) -> Item:
        return Entry(
            id=f"{self._id}-name",
            label=self._seat.name,
            hint=_("Name"),
            change=lambda text: self._seats.edit(self._at, name=text),
        )

    def _kind(self) -> Item:
        values = [value.value for value in self._view.players]
        return Option(
            id=f"{self._id}-player",
            values=[value.label for value in self._view.players],
            index=values.index(self._seat.player),
            icon="icons/" + ICONS.get(self._seat.player, "robot"),
            change=lambda to: self._seats.edit(self._at, player=str(values[to])),
        )

    def _gone(self) -> list[Item]:
        if not self._removable:
            return []
        label = _("Remove {name}", name=self._seat.name)
        return [
            IconButton(
                id=f"{self._id}-remove",
                label=label,
                icon="icons/cross",
                skin="quiet",
                side=38,
                action=lambda: self._seats.remove(self._at),
            )
        ]


ICONS = {"human": "person", "easy": "robot_easy"}
