"""The log of a match that is opened again tells what it told while it was played."""

from __future__ import annotations

from typing import Any

import pytest
from table.saved import RULES, go_on, new

from game.games import GAMES
from game.rules.core.record import dumps
from game.table.loading import load
from game.table.savefile import seal
from game.ui.chronicle import all_lines

BOTH = pytest.mark.parametrize("game", sorted(RULES))
PEOPLE = ("human", "human", "easy")


def parts(match: Any) -> list[list[str]]:
    """The sentences after each action, those of the opening first."""
    return [[line.text for line in lines] for lines in all_lines(match, GAMES[match.game.NAME].texts())]


@BOTH
def test_what_people_did_stands_where_it_was_done(game: str) -> None:
    kept: list[dict[str, Any]] = []
    match = new(game, kept.append, PEOPLE)
    go_on(match, 30)
    before = parts(match)
    match.sit(0, match.seat(0)._replace(name="Oma", player="easy"))
    match.undo(28)
    go_on(match, 12, seed=2)
    match.undo(35)
    loaded = load(RULES, b"".join(seal(dumps(line)) for line in kept)).match
    who = next(note.name for note in match.notes if note.after == 35)  # type: ignore[union-attr]
    now = parts(loaded)
    assert now == parts(match)
    assert now[:28] == before[:28]
    told = now[28][len(before[28]) :]
    assert told[:2] == ["Mia is called Oma now.", "A computer plays for Oma."]
    assert len(told) == 3 and told[2].endswith("takes a move back.")
    assert now[35][-1] == f"{who} takes a move back."
    assert not any("Oma" in text for part in now[:28] for text in part)
    assert not any("Mia" in text for part in now[29:] for text in part)
