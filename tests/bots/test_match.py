"""The command that measures the computer players."""

from __future__ import annotations

import pytest

from game.cli_values import BadInput
from game.commands import match


def figures(*words: str) -> int:
    return match.run(match.parser().parse_args(list(words)))


def test_it_prints_wins_and_times(capsys: pytest.CaptureFixture[str]) -> None:
    assert figures("--seats", "easy,random", "--games", "4", "--option", "mode=die") == 0
    won, lost, easy, random = capsys.readouterr().out.splitlines()
    assert won.startswith("seat 0 easy: ") and lost.startswith("seat 1 random: ")
    assert sum(int(line.split(": ")[1].split()[0]) for line in (won, lost)) == 4
    assert "ms mean" in easy and "p99" in random


@pytest.mark.parametrize("words", [("--seats", "easy,best"), ("--game", "chess"), ("--option", "mode=fast")], ids=str)
def test_what_there_is_not_is_refused(words: tuple[str, ...]) -> None:
    with pytest.raises(BadInput):
        figures(*words)
