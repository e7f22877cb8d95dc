"""The shallow counts; `python -m tests.perft.deep` does them all."""

from __future__ import annotations

import pytest
from perft.count import SHALLOW, Line, all_lines, check, divide, perft, start

SHALLOW_LINES = [line for line in all_lines() if line.count <= SHALLOW]


@pytest.mark.parametrize("line", SHALLOW_LINES, ids=str)
def test_the_number_of_action_sequences(line: Line) -> None:
    wrong = check(line)
    assert not wrong, wrong


def test_a_mismatch_shows_the_divide() -> None:
    line = SHALLOW_LINES[0]
    game, state = start(line)
    told = check(line._replace(count=1))
    assert told.startswith(f"{line}: {line.count}, not 1\n")
    assert sum(int(row.rsplit(" ", 1)[1]) for row in divide(game, state, line.depth).splitlines()) == line.count
    assert perft(game, state, 1) == len(game.legal(state))
