"""Each ruling of docs/rulings.md has at least one test that is named after it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.games import GAMES

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
LETTERS = {"emohbi": "E", "magic_hill": "M"}


def numbers(letter: str) -> set[int]:
    text = (ROOT / "docs" / "rulings.md").read_text("utf-8")
    return {int(number) for number in re.findall(rf"^- {letter}(\d+) ", text, re.MULTILINE)}


def named(game: str, letter: str) -> set[int]:
    text = "\n".join(file.read_text("utf-8") for file in (HERE / game).glob("test_*.py"))
    return {int(number) for number in re.findall(rf"^def test_{letter.lower()}(\d+)_\w+", text, re.MULTILINE)}


@pytest.mark.parametrize("game", list(GAMES))
def test_every_ruling_has_a_test(game: str) -> None:
    letter = LETTERS[game]
    assert numbers(letter) == set(range(1, len(numbers(letter)) + 1)) != set()
    assert named(game, letter) >= numbers(letter)
