"""The log of a match: its events in words, each line with its turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from game.rules.core.data import Event
from game.table.match import Match
from game.table.story import Turn, by_turn, turn_before
from game.ui.models import LogLine


def lines_of(texts: Any, events: Sequence[Event], turn: Turn | None, names: Sequence[str]) -> tuple[LogLine, ...]:
    """What the log says of the events of one action, which begins in `turn`."""
    parts = by_turn(events, turn)
    return tuple(replace(line, turn=now) for now, part in parts for line in texts.story(part, names))


def all_lines(match: Match, texts: Any) -> Iterator[tuple[LogLine, ...]]:
    """The lines of the opening, then those of each action, as a spectator may read them."""
    yield lines_of(texts, [event.seen_by(None) for event in match.opening], None, match.names)
    for at, done in enumerate(match.done):
        seen = [event.seen_by(None) for event in done.events]
        yield lines_of(texts, seen, turn_before(match, at), match.names)
