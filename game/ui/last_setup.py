"""What was chosen for the last game, as the settings keep it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from game.settings import Settings
from game.table.plan import Plan, Seat

_MOST_DIGITS = 2
_NOTHING: Mapping[str, object] = MappingProxyType({})


class Last(NamedTuple):
    """Seats, board, house rules and agreements; without seats, one person and two computers play."""

    seats: Sequence[Seat] = ()
    board: str = ""
    options: Mapping[str, object] = _NOTHING
    table: Mapping[str, object] = _NOTHING


def kept(plan: Plan) -> dict[str, Any]:
    """The settings that keep what was chosen."""
    return {
        "last_game": plan.game,
        "last_board": plan.board,
        "last_options": json.dumps(dict(plan.options)),
        "last_table": json.dumps(dict(plan.table)),
        "last_seats": tuple(to_line(seat) for seat in plan.seats),
    }


def last(now: Settings, game: str) -> Last:
    """What was chosen the last time; of the seats of another game names and players."""
    seats = tuple(from_line(line, at) for at, line in enumerate(now.last_seats))
    if now.last_game != game:
        seats = tuple(seat._replace(colour=at, ahead="") for at, seat in enumerate(seats))
    return Last(seats, now.last_board, _read(now.last_options), _read(now.last_table))


def _read(text: str) -> dict[str, Any]:
    """Values by their names; none where they can't be read."""
    try:
        found = json.loads(text)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def to_line(seat: Seat) -> str:
    """A seat as `name,player,colour`, with its head start behind a colon."""
    return f"{seat.name},{seat.player},{seat.colour}" + (f":{seat.ahead}" if seat.ahead else "")


def from_line(line: str, at: int) -> Seat:
    """The seat of a line; seat `at` has the colour of its number where the line names none."""
    head, _, last = line.rpartition(",")
    colour, _, ahead = last.partition(":")
    if not colour.isdecimal() or len(colour) > _MOST_DIGITS:
        return Seat(head, last, at)
    name, _, player = head.rpartition(",")
    return Seat(name, player, int(colour), ahead)
