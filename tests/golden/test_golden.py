"""Whole games happen as they always did; `python -m tests.golden.make` writes them anew."""

from __future__ import annotations

import re

import pytest
from golden.make import ALL, HERE, Whole, text

from game.games import GAMES
from game.rules.emohbi import events as emohbi
from game.rules.magic_hill import events as magic_hill

EVENTS_OF = {"emohbi": emohbi.EVENTS, "magic_hill": magic_hill.EVENTS}


@pytest.mark.parametrize("whole", ALL, ids=lambda whole: whole.file.stem)
def test_a_game_happens_as_it_always_did(whole: Whole) -> None:
    assert text(whole).splitlines() == whole.file.read_text("utf-8").splitlines()


def test_there_is_no_file_without_a_game() -> None:
    assert set(HERE.glob("*.txt")) == {whole.file for whole in ALL}


@pytest.mark.parametrize("game", list(GAMES))
def test_every_action_and_event_type_occurs(game: str) -> None:
    told = "".join(file.read_text("utf-8") for file in HERE.glob(f"{game}_*.txt"))
    assert set(re.findall(r"^\d+ .*\): (\w+)", told, re.MULTILINE)) == set(GAMES[game].rules.ACTIONS)
    assert set(re.findall(r"^    (\w+)", told, re.MULTILINE)) == {event.__name__ for event in EVENTS_OF[game]}
