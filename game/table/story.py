"""What happened in a match, turn by turn, as everybody at the table could see it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

from game.rules.core.data import Event
from game.table.match import Match

Turn: TypeAlias = tuple[int, int]
"""A turn's number, from 0, and the seat whose turn it is."""
OPENING = -1
"""Stands for the number of an action where something happened before the first one."""


class Happened(NamedTuple):
    """One event with what a spectator may not know blanked; `action` is its action's place in `Match.done`, `turn` is
    None before the first turn."""

    action: int
    turn: Turn | None
    event: Event


def happened(match: Match) -> Iterator[Happened]:
    """All that has happened, in order."""
    turn: Turn | None = None
    steps = [(OPENING, match.opening), *((at, done.events) for at, done in enumerate(match.done))]
    for action, events in steps:
        for event in events:
            turn = begun(event) or turn
            yield Happened(action, turn, event.seen_by(None))


def begun(event: Any) -> Turn | None:
    """The turn that begins with an event."""
    return (event.turn, event.seat) if event.begins_turn() else None


def by_turn(events: Sequence[Event], turn: Turn | None) -> list[tuple[Turn | None, list[Event]]]:
    """The events of one action, which begins in `turn`, cut where a turn begins."""
    parts: list[tuple[Turn | None, list[Event]]] = [(turn, [])]
    for event in events:
        new = begun(event)
        if new is not None:
            parts.append((new, []))
        parts[-1][1].append(event)
    return [part for part in parts if part[1]]


def turn_before(match: Match, action: int) -> Turn | None:
    """The turn that goes on when an action of the match, or the next one, is played."""
    for done in reversed(match.done[:action]):
        for event in reversed(done.events):
            if (turn := begun(event)) is not None:
                return turn
    return next((turn for event in reversed(match.opening) if (turn := begun(event)) is not None), None)


def since_last_turn(match: Match, seat: int) -> list[Happened]:
    """What happened since the last turn of `seat` ended, if the seat's new turn has only just begun: nothing if it has
    played in it already, or if it is somebody else's turn."""
    all_ = list(happened(match))
    turns = [(at, one.turn) for at, one in enumerate(all_) if one.event.begins_turn() and one.turn is not None]
    if not turns or turns[-1][1] is None or turns[-1][1][1] != seat:
        return []
    if len(match.done) and all_[turns[-1][0]].action != len(match.done) - 1:
        return []
    own = [place for place, (_at, turn) in enumerate(turns[:-1]) if turn is not None and turn[1] == seat]
    first = own[-1] + 1 if own else 0
    return all_[turns[first][0] :]
