"""Text in lines: nothing too wide, no lone word at the end."""

from __future__ import annotations

import pytest

from game.ui.wrapping import wrapped


class Letters:
    """Ten pixels a letter."""

    def width(self, text: str, size: int) -> float:
        return 10.0 * len(text)

    def line(self, size: int) -> float:
        return 20.0


def lines(text: str, width: int) -> list[str]:
    return wrapped(Letters(), text, 18, width)


def test_a_lone_word_gets_company() -> None:
    assert lines("Choose three of the four villages", 260) == ["Choose three of", "the four villages"]


def test_it_takes_no_more_lines_than_it_must() -> None:
    text = "No swaying, no waves, and the camera stays where it is."
    for width in range(120, 560, 10):
        found = lines(text, width)
        assert " ".join(found) == text
        assert all(len(line) * 10 <= width for line in found)
        assert len(found) <= 1 + 2 * len(text) * 10 // width


def test_long_texts_are_filled() -> None:
    text = " ".join(["word"] * 60)
    assert lines(text, 290)[0] == " ".join(["word"] * 6)[:29]


def test_each_paragraph_for_itself() -> None:
    assert lines("one\n\ntwo", 100) == ["one", "", "two"]


@pytest.mark.parametrize("sign", ["/", "-", "_", "\\"])
def test_a_path_breaks_between_its_parts(sign: str) -> None:
    assert lines(f"records{sign}magic.jsonl", 150) == [f"records{sign}", "magic.jsonl"]


def test_a_word_without_parts_breaks_anywhere() -> None:
    assert lines("abcdefghij", 40) == ["abcd", "efgh", "ij"]
