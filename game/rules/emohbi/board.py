"""The island as tables, computed once from a board's JSON (E1 to E6)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from itertools import product
from typing import Any, NamedTuple, TypeAlias

from game.rules.core.protocol import BadSetup

Faces: TypeAlias = tuple[int, ...]
Row: TypeAlias = tuple[int, ...]
Near: TypeAlias = tuple[int, tuple[int, ...]]
"""How far the nearest one is, and which ways lead there: () where there is none, (0,) where one stands on it."""

SEGMENTS = 6
TOP = 3
"""The highest ring; above it stands the head, level 4, with the summit."""
HEAD = 4
MOST_SPACES = 50
TURNING = (2, 3, 4)
"""The levels that a player may turn (E20)."""


class Board(NamedTuple):
    """`ladders` and `waterfalls` hold the faces of walls 0..4 (wall 0 has none, wall 4 has the steps at face 0).
    `loops[level]` goes four times round a ring, so that every path is a slice of it.
    Tables are read as `up[level][turn][index]`, where `turn` is the rotation of the wall above (or, for `down`, of the
    wall itself) against the level below it, in clockwise segments; -1 stands for none."""

    name: str
    rings: tuple[int, ...]
    ladders: tuple[Faces, ...]
    waterfalls: tuple[Faces, ...]
    letters: tuple[int, ...]
    spaces: tuple[int, ...]
    loops: tuple[tuple[tuple[int, int], ...], ...]
    chance: tuple[tuple[bool, ...], ...]
    up: tuple[tuple[Row, ...], ...]
    down: tuple[tuple[Row, ...], ...]
    near_ladder: tuple[tuple[tuple[Near, ...], ...], ...]
    near_fall: tuple[tuple[Near, ...], ...]


def centre(spaces_a_segment: int, segment: int) -> int:
    """The index of a segment's centre space (E3)."""
    return segment * spaces_a_segment + spaces_a_segment // 2


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
    rings = _rings(data.get("rings"))
    ladders, falls = _walls(data, "ladders"), _walls(data, "waterfalls")
    for wall in (1, 2, 3):
        if set(ladders[wall]) & set(falls[wall]):
            raise BadSetup(f"board: a face of wall {wall} carries both a ladder and a waterfall")
    letters = _letters(data.get("letters"), rings[0])
    name = data.get("name")
    if not isinstance(name, str):
        raise BadSetup("board: name is missing or not a text")
    return _tables(name, rings, (*ladders, (0,)), (*falls, ()), letters, _chance(data.get("chance"), rings, letters))


def _tables(
    name: str, rings: Row, ladders: tuple[Faces, ...], falls: tuple[Faces, ...], letters: Row,
    chance: tuple[tuple[bool, ...], ...],
) -> Board:
    spaces = tuple(SEGMENTS * k for k in rings)
    up = tuple(_links(rings, spaces, level, ladders[level + 1], rising=True) for level in range(4))
    down = (
        ((-1,) * spaces[0],) * SEGMENTS,
        *(_links(rings, spaces, level, falls[level], rising=False) for level in (1, 2, 3)),
    )
    near_ladder = tuple(tuple(_nearest(row) for row in table) for table in up)
    near_fall = tuple(_nearest(table[0]) for table in down)
    loops = tuple(tuple((level, index) for index in range(n)) * 4 for level, n in enumerate(spaces))
    return Board(name, rings, ladders, falls, letters, spaces, loops, chance, up, down, near_ladder, near_fall)


def _links(rings: Row, spaces: Row, level: int, faces: Faces, rising: bool) -> tuple[Row, ...]:
    """For each turn of a wall: where each space of `level` leads, up the wall above it or down its own (E3, E4)."""
    rows = []
    for turn in range(SEGMENTS):
        row = [-1] * spaces[level]
        for face in faces:
            if rising:
                top = centre(rings[level + 1], face) if level < TOP else 0
                row[centre(rings[level], (face + turn) % SEGMENTS)] = top
            else:
                row[centre(rings[level], face)] = centre(rings[level - 1], (face + turn) % SEGMENTS)
        rows.append(tuple(row))
    return tuple(rows)


def _nearest(row: Row) -> tuple[Near, ...]:
    """For each space of a closed ring: the nearest one that leads somewhere, counted either way (E17)."""
    n = len(row)

    def near(index: int) -> Near:
        if row[index] >= 0:
            return 0, (0,)
        for distance in range(1, n // 2 + 1):
            ways = tuple(d for d in (1, -1) if row[(index + d * distance) % n] >= 0)
            if ways:
                return distance, ways
        return 0, ()

    return tuple(near(index) for index in range(n))


def _ints(value: object, below: int, what: str) -> Row:
    """A list of different whole numbers 0..below-1. Raises BadSetup."""
    if not isinstance(value, list) or any(type(v) is not int or not 0 <= v < below for v in value):
        raise BadSetup(f"board: {what} is not a list of numbers 0 to {below - 1}")
    if len(set(value)) != len(value):
        raise BadSetup(f"board: {what} names a place twice")
    return tuple(value)


def _rings(value: object) -> Row:
    if not isinstance(value, list) or len(value) != 4 or any(type(k) is not int for k in value):
        raise BadSetup("board: rings is not a list of four numbers")
    if any(not 1 <= k <= MOST_SPACES for k in value):
        raise BadSetup(f"board: a ring has 1 to {MOST_SPACES} spaces a segment")
    return tuple(value)


def _by_level(value: object, keys: tuple[str, ...], what: str) -> Mapping[str, Any]:
    if not isinstance(value, dict) or not set(value) <= set(keys):
        raise BadSetup(f"board: {what} is not an object with the keys {', '.join(keys)}")
    return value


def _walls(data: Mapping[str, Any], what: str) -> tuple[Faces, ...]:
    """The faces of walls 0 (none) to 3."""
    walls = _by_level(data.get(what), ("1", "2", "3"), what)
    return ((), *(_ints(walls.get(str(wall), []), SEGMENTS, f"{what} of wall {wall}") for wall in (1, 2, 3)))


def _letters(value: object, k: int) -> Row:
    letters = _ints(value, SEGMENTS * k, "letters")
    if [index // k for index in letters] != list(range(SEGMENTS)):
        raise BadSetup("board: letters must name one space of each base segment, in order")
    return letters


def _chance(value: object, rings: Row, letters: Row) -> tuple[tuple[bool, ...], ...]:
    given = _by_level(value, ("0", "1", "2", "3"), "chance")
    rows = []
    for level, k in enumerate(rings):
        places = _ints(given.get(str(level), []), SEGMENTS * k, f"chance of ring {level}")
        if any(index % k == k // 2 for index in places):
            raise BadSetup(f"board: a chance space of ring {level} is a centre space")
        if level == 0 and set(places) & set(letters):
            raise BadSetup("board: a chance space is a letter's space")
        rows.append(tuple(index in places for index in range(SEGMENTS * k)))
    return tuple(rows)


ALL_ROTATIONS = tuple((0, *turns) for turns in product(range(SEGMENTS), repeat=4))


@lru_cache(maxsize=16)
def friendly_rotations(board: Board) -> tuple[Row, ...]:
    """The start rotations of levels 0..4 for young players (E6). Raises BadSetup if there is none."""
    ratings = {rotation: _rating(board, rotation) for rotation in ALL_ROTATIONS if not _leads_up(board, rotation)}
    if not ratings:
        raise BadSetup("this board has no friendly set-up: in every rotation ladders lead from the base over the steps")
    best = max(ratings.values())
    return tuple(rotation for rotation, rating in ratings.items() if rating == best)


def turn_of(rotation: Row, wall: int) -> int:
    """How far a wall stands turned against the level below it, in clockwise segments."""
    return (rotation[wall] - rotation[wall - 1]) % SEGMENTS


def turned(rotation: Row, level: int, direction: int) -> Row:
    """The rotation after a level, with all above it, has turned one segment (E20)."""
    return tuple([(r + direction) % SEGMENTS if wall >= level else r for wall, r in enumerate(rotation)])


def _leads_up(board: Board, rotation: Row) -> bool:
    """Whether a chain of ladders leads from the base up to and over the steps."""
    for index in range(board.spaces[0]):
        for level in range(4):
            index = board.up[level][turn_of(rotation, level + 1)][index]
            if index < 0:
                break
        else:
            return True
    return False


def _rating(board: Board, rotation: Row) -> tuple[int, int]:
    """How many ladders lead to another, and (negative) how many waterfalls do."""
    ladders = falls = 0
    for wall in (1, 2, 3):
        k = board.rings[wall]
        above = board.up[wall][turn_of(rotation, wall + 1)]
        ladders += sum(above[centre(k, face)] >= 0 for face in board.ladders[wall])
        here, below = board.down[wall][turn_of(rotation, wall)], board.down[wall - 1][0]
        falls += sum(below[here[centre(k, face)]] >= 0 for face in board.waterfalls[wall])
    return ladders, -falls
