"""What people at the table did beside playing: the log tells of it between the actions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

from game.table.plan import Seat


class TakenBack(NamedTuple):
    """A move was taken back, of who was called `name`; `after` so many actions stayed."""

    after: int
    name: str


class Changed(NamedTuple):
    """After so many actions somebody else came to a seat, or it got another name."""

    after: int
    seat: int
    before: Seat
    now: Seat


Note: TypeAlias = TakenBack | Changed


def moved_back(notes: Iterable[Note], to: int) -> list[Note]:
    """The notes of a match of which only the first `to` actions are left; what people did stays told."""
    return [note._replace(after=min(note.after, to)) for note in notes]


def first_seats(seats: Sequence[Seat], notes: Sequence[Note]) -> list[Seat]:
    """Who sat where at first, if `seats` is who sits there after all the notes."""
    found = list(seats)
    for note in reversed(notes):
        if isinstance(note, Changed):
            found[note.seat] = note.before
    return found
