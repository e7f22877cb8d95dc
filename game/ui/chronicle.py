"""The log of a match: its events in words, each line with its turn, and what people did beside playing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from game.rules.core.data import Event
from game.table.match import Match
from game.table.notes import Changed, Note, TakenBack, first_seats
from game.table.plan import HUMAN
from game.table.story import Turn, by_turn, turn_before
from game.ui.models import LogLine
from game.words import _


def lines_of(texts: Any, events: Sequence[Event], turn: Turn | None, names: Sequence[str]) -> tuple[LogLine, ...]:
    """What the log says of the events of one action, which begins in `turn`."""
    parts = by_turn(events, turn)
    return tuple(replace(line, turn=now) for now, part in parts for line in texts.story(part, names))


def note_lines(note: Note) -> tuple[LogLine, ...]:
    """What the log says of something that people did beside playing."""
    return tuple(LogLine(text) for text in _sentences(note))


def _sentences(note: Note) -> Iterator[str]:
    if isinstance(note, TakenBack):
        yield _("{name} takes a move back.", name=note.name)
        return
    before, now = note.before, note.now
    if now.name != before.name:
        yield _("{name} is called {other} now.", name=before.name, other=now.name)
    if now.player != before.player:
        by_hand, name = now.player == HUMAN, now.name
        yield _("{name} plays now.", name=name) if by_hand else _("A computer plays for {name}.", name=name)


def all_lines(match: Match, texts: Any) -> Iterator[tuple[LogLine, ...]]:
    """The lines of the opening, then those of each action, as a spectator may read them; what people did beside playing
    follows the action that it came after. Everybody has the name of that time."""
    names, notes = [seat.name for seat in first_seats(match.plan.seats, match.notes)], list(match.notes)
    for played in range(len(match.done) + 1):
        events = match.done[played - 1].events if played else match.opening
        turn = turn_before(match, played - 1) if played else None
        lines = lines_of(texts, [event.seen_by(None) for event in events], turn, names)
        while notes and notes[0].after == played:
            note = notes.pop(0)
            lines += note_lines(note)
            if isinstance(note, Changed):
                names[note.seat] = note.now.name
        yield lines
