"""M1 to M4: the hill, its villages, its boards."""

from __future__ import annotations

from typing import Any

import pytest
from rules.magic_hill.build import at, board, do, go, new, state, turn, where

from game.rules.core.protocol import BadSetup
from game.rules.magic_hill.board import SUMMIT, load, touched

STANDARD, SHORT = load(board()), load(board("short"))
SHORT_SIDES = {1: 9, 2: 7, 3: 5, 4: 3}


def test_m01_the_levels_have_40_32_24_and_16_squares() -> None:
    assert STANDARD.squares[1:] == (40, 32, 24, 16)
    assert SHORT.squares[1:] == (32, 24, 16, 8)


@pytest.mark.parametrize("square,index", [("N0", 0), ("N9", 9), ("E0", 10), ("S3", 23), ("W0", 30), ("W9", 39)])
def test_m01_squares_are_counted_clockwise_from_the_north_west_corner(square: str, index: int) -> None:
    assert at(1, square) == (1, index)
    assert STANDARD.loops[1][index] == (1, index)


def test_m01_the_last_square_is_next_to_the_first() -> None:
    assert STANDARD.loops[3][23:25] == ((3, 23), (3, 0))
    step = do(turn(state({1: (3, 23)}, {}), 1), go(3))
    assert where(step.state, 0, 1) == (3, 2)


ABOVE = [("N1", "N0"), ("N2", "N1"), ("N8", "N7"), ("N9", "E0"), ("W9", "N0"), ("S5", "S4")]


@pytest.mark.parametrize("square,above", ABOVE)
def test_m02_a_square_is_below_the_one_before_it_one_level_up(square: str, above: str) -> None:
    level, index = at(1, square)
    assert STANDARD.above[level][index] == at(2, above)


@pytest.mark.parametrize("built", [STANDARD, SHORT])
def test_m02_all_squares_of_level_4_but_corners_are_below_the_summit(built: Any) -> None:
    side = built.sides[3] - 1
    assert list(built.above[4]) == [None if i % side == 0 else SUMMIT for i in range(4 * side)]


def test_m02_corners_have_no_neighbour_above() -> None:
    for level, side in enumerate(STANDARD.sides, 1):
        without = [index for index, above in enumerate(STANDARD.above[level]) if above is None]
        assert without == [corner * (side - 1) for corner in range(4)]


@pytest.mark.parametrize("square,below", [("N1", "N2"), ("E7", "E8"), ("W3", "W4")])
def test_m02_the_neighbour_below_is_one_further_on_the_same_side(square: str, below: str) -> None:
    level, index = at(2, square)
    assert STANDARD.below[level][index] == at(1, below)


def test_m02_above_and_below_are_each_others() -> None:
    for built in (STANDARD, SHORT):
        for level in (2, 3, 4):
            for index, below in enumerate(built.below[level]):
                assert below is None or built.above[level - 1][below[1]] == (level, index)


@pytest.mark.parametrize("storm,village,corner", [(0, 0, 0), (0, 3, 30), (1, 0, 30), (1, 1, 0), (3, 0, 10), (2, 2, 0)])
def test_m03_village_v_touches_corner_v_less_storm(storm: int, village: int, corner: int) -> None:
    assert touched(STANDARD, storm, village) == (1, corner)


def test_m03_a_village_holds_any_number_side_by_side() -> None:
    at_home = state({}, {}, {}, {}, {})
    assert {place for row in at_home.goblins for place in row} == {((0, 0), False)}


CHIPS = {
    "standard": ["E1 E3 N6 N9 S8 W5 W8", "E4 E7 N2 S1 S4 W2", "E2 N2 S2 W3", "N2 S3 W3"],
    "short": ["E1 E3 E7 N1 S5 W2 W7", "E4 N2 N5 S3 S5 W3", "E2 N3 S3 W1", "N1 S1 W1"],
}
STONES = {
    "standard": ["E5 N2 N7 W7", "S7 W7", "E3 N1", "S1"],
    "short": ["E2 N4 S4 W5", "N1 W1", "N2 S2", "E1"],
}
SIDES = {"standard": {1: 11, 2: 9, 3: 7, 4: 5}, "short": SHORT_SIDES}


@pytest.mark.parametrize("name", ["standard", "short"])
def test_m04_the_chips_and_stones_lie_where_the_ruling_says(name: str) -> None:
    built = load(board(name))
    for places, words in ((built.chips, CHIPS[name]), (built.stones, STONES[name])):
        assert places == tuple(
            sorted(at(level, square, SIDES[name]) for level, row in enumerate(words, 1) for square in row.split())
        )
    assert built.sides == tuple(SIDES[name].values())


@pytest.mark.parametrize("corner", [0, 10, 20, 30])
def test_m04_a_board_with_a_chip_on_a_corner_is_refused(corner: int) -> None:
    chips = board()["chips"]
    with pytest.raises(BadSetup, match="corner"):
        new(data=board(chips=chips | {"1": [corner, *chips["1"][1:]]}))


@pytest.mark.parametrize(
    "changes,word",
    [
        ({"sides": [11, 9, 7]}, "four"),
        ({"sides": [11, 9, 7, 6]}, "two squares"),
        ({"sides": [11, 9, 7, 5.0]}, "four"),
        ({"sides": [7, 5, 3, 1]}, "3 to"),
        ({"chips": [1, 2]}, "object"),
        ({"chips": {"5": [1]}}, "keys"),
        ({"chips": {"1": [1, 1]}}, "twice"),
        ({"chips": {"1": [40]}}, "0 to 39"),
        ({"chips": {"1": [True]}}, "0 to 39"),
        ({"chips": {"1": [1]}}, "17"),
        ({"stones": {"1": [6]}}, "both"),
        ({"stones": {"1": list(range(1, 6)), "2": [3, 4, 5, 6, 7]}}, "9"),
        ({"name": 3}, "name"),
    ],
)
def test_m04_other_boards_that_can_not_be_played_are_refused(changes: dict[str, Any], word: str) -> None:
    with pytest.raises(BadSetup, match=word):
        new(data=board() | changes)
