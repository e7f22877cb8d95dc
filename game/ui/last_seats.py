"""The seats of the last game, as the settings keep them: a line `name,player,colour` for each."""

from __future__ import annotations

from game.table.plan import Seat

_MOST_DIGITS = 2


def to_line(seat: Seat) -> str:
    return f"{seat.name},{seat.player},{seat.colour}"


def from_line(line: str, at: int) -> Seat:
    """The seat of a line; seat `at` has the colour of its number where the line names none."""
    head, _, last = line.rpartition(",")
    if not last.isdecimal() or len(last) > _MOST_DIGITS:
        return Seat(head, last, at)
    name, _, player = head.rpartition(",")
    return Seat(name, player, int(last))
