"""Names are told with the characters that the typeface draws."""

from __future__ import annotations

import pytest

from game import cli_values
from game.table.naming import LONGEST_NAME, called, legible


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Zoë", "Zoë"), ("Łukasz Jiří", "Łukasz Jiří"), ("Zoe\u0308", "Zoë"), ("Ab😀שלום", "Ab"), ("😀", "Mia"),
        ("  ", "Mia"), ("Ann\u202e \x07 Lee", "Ann Lee"), ("Анна", "Mia"), ("x" * 99, "x" * LONGEST_NAME),
    ],
)  # fmt: skip
def test_called(name: str, told: str) -> None:
    assert called(name, "Mia") == told


def test_what_is_left_out_of_a_text() -> None:
    assert legible("a😀 b\n") == "a b"


def test_names_of_the_command_line() -> None:
    seats = cli_values.seats("human:Ab😀שלום,human:😀,easy:é")
    assert [seat.name for seat in seats] == ["Ab", "Player 1", "é"]
