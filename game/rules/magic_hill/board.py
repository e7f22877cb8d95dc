"""The hill as tables, computed once from a board's JSON (M1 to M5)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from itertools import pairwise
from typing import Any, NamedTuple, TypeAlias

from game.rules.core.protocol import BadSetup
from game.rules.magic_hill.content import SHUFFLED
from game.rules.magic_hill.events import Space

Row: TypeAlias = tuple[int, ...]

SIDES = 4
TOP = 4
"""The highest ring; above it stands the tower on the summit, level 5."""
SUMMIT: Space = (5, 0)
VILLAGES = (0, 1, 2, 3)
LARGEST_SIDE = 51
HIGH_CHIPS = 3
"""Chips of level 4 (M5)."""
LOW_CHIPS = len(SHUFFLED) + 1 - HIGH_CHIPS
MOST_STONES = 9
LEVELS = ("1", "2", "3", "4")


class Board(NamedTuple):
    """Tables are read as `above[level][index]`; level 0, the villages, has empty rows; None stands for no neighbour.
    `squares` counts each level's, `corners[c]` is level 1's corner north-west, north-east, south-east or south-west in
    the hill's own frame. `loops[level]` goes five times round a level, so that every path is a slice of it."""

    name: str
    sides: Row
    squares: Row
    loops: tuple[tuple[Space, ...], ...]
    above: tuple[tuple[Space | None, ...], ...]
    below: tuple[tuple[Space | None, ...], ...]
    corners: tuple[Space, ...]
    chips: tuple[Space, ...]
    stones: tuple[Space, ...]


def load(data: object) -> Board:
    """The board that a JSON object describes. Raises BadSetup with one clear sentence."""
    try:
        return _load(json.dumps(data, sort_keys=True))
    except RecursionError:
        raise BadSetup("the board is nested too deeply") from None


@lru_cache(maxsize=16)
def _load(text: str) -> Board:
    data = json.loads(text)
    if not isinstance(data, dict):
        raise BadSetup("the board is not an object")
    name = data.get("name")
    if not isinstance(name, str):
        raise BadSetup("board: name is missing or not a text")
    sides = _sides(data.get("sides"))
    chips, stones = _places(data.get("chips"), sides, "chips"), _places(data.get("stones"), sides, "stones")
    _check_chips(sides, chips, stones)
    squares = (0, *(SIDES * (side - 1) for side in sides))
    loops = tuple(tuple((level, index) for index in range(n)) * 5 for level, n in enumerate(squares))
    above = ((), *(tuple(_above(sides, level, i) for i in range(squares[level])) for level in range(1, TOP + 1)))
    below = ((), *(tuple(_below(sides, level, i) for i in range(squares[level])) for level in range(1, TOP + 1)))
    corners = tuple((1, corner * (sides[0] - 1)) for corner in range(SIDES))
    return Board(name, sides, squares, loops, above, below, corners, chips, stones)


def touched(board: Board, storm: int, village: int) -> Space:
    """The corner square that a village touches after `storm` clockwise quarter turns (M3)."""
    return board.corners[(village - storm) % SIDES]


def _above(sides: Row, level: int, index: int) -> Space | None:
    """M2: the neighbour square above; None over a corner."""
    side, k = divmod(index, sides[level - 1] - 1)
    if k == 0:
        return None
    if level == TOP:
        return SUMMIT
    upper = sides[level] - 1
    return level + 1, (side * upper + k - 1) % (SIDES * upper)


def _below(sides: Row, level: int, index: int) -> Space | None:
    """M2: the neighbour square below; None under a corner and on level 1."""
    side, k = divmod(index, sides[level - 1] - 1)
    return None if k == 0 or level == 1 else (level - 1, side * (sides[level - 2] - 1) + k + 1)


def _sides(value: object) -> Row:
    if not isinstance(value, list) or len(value) != TOP or any(type(side) is not int for side in value):
        raise BadSetup("board: sides is not a list of four numbers")
    if any(lower - upper != 2 for lower, upper in pairwise(value)):
        raise BadSetup("board: each level must have two squares a side fewer than the level below it")
    if value[-1] < 3 or value[0] > LARGEST_SIDE:
        raise BadSetup(f"board: a side has 3 to {LARGEST_SIDE} squares")
    return tuple(value)


def _places(value: object, sides: Row, what: str) -> tuple[Space, ...]:
    """The squares of chips or stones, sorted. Raises BadSetup."""
    if not isinstance(value, dict) or not set(value) <= set(LEVELS):
        raise BadSetup(f"board: {what} is not an object with the keys {', '.join(LEVELS)}")
    given: Mapping[str, Any] = value
    found: list[Space] = []
    for level, side in enumerate(sides, 1):
        row, n = given.get(str(level), []), SIDES * (side - 1)
        if not isinstance(row, list) or any(type(i) is not int or not 0 <= i < n for i in row):
            raise BadSetup(f"board: {what} of level {level} is not a list of numbers 0 to {n - 1}")
        if len(set(row)) != len(row):
            raise BadSetup(f"board: {what} of level {level} names a square twice")
        found += [(level, index) for index in sorted(row)]
    return tuple(found)


def _check_chips(sides: Row, chips: tuple[Space, ...], stones: tuple[Space, ...]) -> None:
    """M4, M5. Raises BadSetup."""
    if any(index % (sides[level - 1] - 1) == 0 for level, index in chips):
        raise BadSetup("board: a chip lies on a corner")
    if set(chips) & set(stones):
        raise BadSetup("board: a square has both a chip and a stone")
    high = sum(level == TOP for level, _ in chips)
    if (len(chips) - high, high) != (LOW_CHIPS, HIGH_CHIPS):
        raise BadSetup(f"board: there must be {LOW_CHIPS} chips on levels 1 to 3 and {HIGH_CHIPS} on level 4")
    if len(stones) > MOST_STONES:
        raise BadSetup(f"board: there are at most {MOST_STONES} stones")
