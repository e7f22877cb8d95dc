"""A few games of the long check `python -m tests.soak`: all that it wants to see can be seen."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.games import GAMES
from tests.soak import WANTED, Failed, Soak, command, setups

ENOUGH = {"emohbi": (8, "random"), "magic_hill": (7, "easy")}
"""Every which set-up is played, and by whom."""


def test_the_long_check_is_for_all_games() -> None:
    assert set(WANTED) == set(GAMES) == set(ENOUGH)


@pytest.mark.parametrize("name", ENOUGH)
def test_everything_occurs_in_recorded_games_or_soon_from_prepared_states(name: str, tmp_path: Path) -> None:
    every, policy = ENOUGH[name]
    run = Soak(GAMES[name].rules, tmp_path)
    for setup in setups(run.game)[::every]:
        run.whole(setup, 1, policy)
        run.rare(setup, 3)
    assert run.missing(1) == []


def test_what_is_seen_too_seldom_is_named_with_its_count(tmp_path: Path) -> None:
    run = Soak(GAMES["magic_hill"].rules, tmp_path)
    run.total["situations third_stone"] = 19
    assert "situations third_stone (19)" in run.missing(20) and "chips ghost (0)" in run.missing(1)
    assert "situations third_stone (19)" not in run.missing(19)


def test_a_command_that_goes_wrong_fails() -> None:
    with pytest.raises(Failed, match=r"exit 2: .*chess"):
        command("record", "--game", "chess", "--out", "-")
