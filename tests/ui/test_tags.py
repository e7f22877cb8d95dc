"""Tags on the board: each above its place, none over another, all in the window, whatever the text's size."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.ui.layout import Metrics, Placed, Rect
from game.ui.models import Mark
from game.ui.specs_tags import Tag, Tags


class Ruler:
    """Every character is half as wide as high."""

    def width(self, text: str, size: int) -> float:
        return len(text) * size / 2

    def line(self, size: int) -> float:
        return size * 1.2


def tag(name: str, *signs: str) -> Tag:
    return Tag(id=name, marks=(Mark(name),), signs=tuple(Mark(sign, f"icons/{sign}") for sign in signs))


def placed(tags: list[tuple[Tag, tuple[int, int]]], text: int = 100) -> list[Placed]:
    out: list[Placed] = []
    Tags(tags).place(Metrics(1280, 720, text, Ruler()), Rect(0, 0, 1280, 720), out)
    return out


@pytest.mark.parametrize("text", [100, 150, 200])
def test_tags_on_a_row_of_squares_do_not_cover_each_other(text: int) -> None:
    row = [(tag(str(i), "up", "push"), (500 + 35 * i, 400 + 16 * i)) for i in range(8)]
    rects = [one.rect for one in placed(row, text)]
    assert all(min(a.overlap(b)[2:]) <= 0 for a, b in combinations(rects, 2))


def test_a_post_leads_from_the_tag_to_its_place() -> None:
    for one in placed([(tag("1"), (300, 300)), (tag("2"), (302, 304))]):
        box, post = one.rect, one.widget.post  # type: ignore[attr-defined]
        assert box.bottom + post[1] in (300, 304)
        assert post[1] > 0
        assert abs(box.x + box.w / 2 + post[0] - 301) <= 2


@pytest.mark.parametrize("at", [(0, 0), (1279, 2), (3, 719), (1279, 719)])
def test_a_tag_stays_in_the_window(at: tuple[int, int]) -> None:
    box = placed([(tag("1", "up", "push"), at)])[0].rect
    assert box.overlap(Rect(0, 0, 1280, 720)) == box


def test_tags_of_neighbours_stand_side_by_side_before_they_are_stacked() -> None:
    two = placed([(tag("1", "star"), (300, 300)), (tag("2", "star"), (330, 303))])
    assert abs(two[0].rect.y - two[1].rect.y) <= 3
    for one in two:
        post = one.widget.post  # type: ignore[attr-defined]
        assert abs(post[0]) < one.rect.w / 2 - 3, "the post still stands under its tag"


def test_tab_walks_from_left_to_right() -> None:
    row = [(tag(str(i)), (900 - 90 * i, 300)) for i in range(5)]
    assert [one.widget.id for one in placed(row)] == ["4", "3", "2", "1", "0"]  # type: ignore[attr-defined]


def test_large_text_does_not_make_tags_larger_than_the_board_bears() -> None:
    high = [placed([(tag("1"), (300, 300))], text)[0].rect.h for text in (100, 150, 200)]
    assert high[0] < high[1] == high[2]
