"""How many turns a pawn of Emohbi still needs, alone on an island that stands still."""

from __future__ import annotations

from functools import lru_cache
from math import inf
from typing import NamedTuple, TypeAlias

from game.rules.emohbi.board import HEAD, SEGMENTS, TOP, TURNING, Board
from game.rules.emohbi.content import CARDS, DECK, VALUE
from game.rules.emohbi.state import State, lined_up

Rotation: TypeAlias = tuple[int, ...]
Column: TypeAlias = list[float]
SWEEPS = 5
LEAP = 3
"""The sweep after which the distance still to go is guessed at; with it turns come out right to a tenth."""
FIRST_GUESS = 4.0
RISK = 0.3
"""In turns: who waits at a ladder's foot for the own turn may see it turned away before."""
SHARE = {card: DECK.count(card) / len(DECK) for card in CARDS}


class Ring(NamedTuple):
    """For each space of a ring: `turns` to the summit with cards not known yet, of which this turn is the first;
    `landed`, those left after a movement has ended there; `after[card]`, those left after a turn with that card."""

    turns: tuple[float, ...]
    landed: tuple[float, ...]
    after: dict[str, tuple[float, ...]]


class Race:
    """A board under given house rules. Waterfalls and chance spaces are left to who looks ahead: nobody has to land
    on them. So a ring and the wall above it make the same picture however the wall stands, only turned."""

    def __init__(self, board: Board, hand: int, must_climb: bool, steps_count: bool) -> None:
        self.board, self.hand, self.must_climb, self.steps_count = board, hand, must_climb, steps_count
        self._solved: dict[Rotation, Ring] = {}
        self._rings: dict[tuple[int, Rotation], Ring] = {}

    def ring(self, level: int, rotation: Rotation) -> Ring:
        """The ring of `level` as the island stands."""
        key = (level, rotation)
        ring = self._rings.get(key)
        if ring is None:
            wall = rotation[level + 1]
            upright = (0,) * (level + 2) + tuple((r - wall) % SEGMENTS for r in rotation[level + 2 :])
            turn = (wall - rotation[level]) % SEGMENTS
            ring = self._rings[key] = _turned(self._upright(level, upright), turn * self.board.rings[level])
        return ring

    def know(self, level: int, rotation: Rotation) -> bool:
        """Have that ring ready; whether that took work."""
        solved = len(self._solved)
        self.ring(level, rotation)
        return len(self._solved) > solved

    def left(self, space: tuple[int, int], rotation: Rotation) -> float:
        """The turns left of a pawn whose turn comes next, its cards not known."""
        level, index = space
        return self.ring(level, rotation).turns[index] if level < HEAD else 0.0

    def _upright(self, level: int, rotation: Rotation) -> Ring:
        key = (level, *rotation[level + 1 :])
        ring = self._solved.get(key)
        if ring is None:
            ring = self._solved[key] = _Solver(self, level, rotation).solve()
        return ring


class _Solver:
    """Value iteration round one ring; the rings above are known. Columns hold a number for each space."""

    def __init__(self, race: Race, level: int, rotation: Rotation) -> None:
        self.race, self.level = race, level
        self.n, self.k = race.board.spaces[level], race.board.rings[level]
        self.climbed: Column = [inf] * self.n
        self.by_climbing: dict[int, list[tuple[int, float]]] = {value: [] for value in VALUE.values()}
        for index in range(self.n):
            tops = lined_up(race.board, rotation, (level, index))
            if tops:
                self._foot(index, tops, rotation)
        self.waiting = [left + RISK for left in self.climbed]
        self.nearest = [self._ends(index) for index in range(self.n)]

    def _ends(self, index: int) -> tuple[int, int]:
        """Where the card `ladder` can lead to; the own space where it does nothing (E17)."""
        distance, ways = self.race.board.near_ladder[self.level][0][index]
        if not ways or (self.level == TOP and not self.race.steps_count):
            return index, index
        return (index + ways[0] * distance) % self.n, (index + ways[-1] * distance) % self.n

    def _foot(self, index: int, tops: list[tuple[int, int]], rotation: Rotation) -> None:
        """What climbing leads to: after a movement, and as the first spaces of a number card (E14)."""
        left = [self.race.left(top, rotation) for top in tops]
        self.climbed[index] = left[-1] if self.race.must_climb else min(left)
        if self.race.must_climb:
            return
        for ladders, (level, top) in enumerate(tops, 1):
            for value in range(ladders, max(self.by_climbing) + 1):
                there, rest = left[ladders - 1], value - ladders
                if rest and level < HEAD:
                    landed, n = self.race.ring(level, rotation).landed, self.race.board.spaces[level]
                    there = min(landed[(top + rest) % n], landed[(top - rest) % n])
                self.by_climbing[value].append((index, there + RISK))

    def solve(self) -> Ring:
        turns, change = [FIRST_GUESS + min(self.climbed)] * self.n, 0.0
        for sweep in range(SWEEPS):
            before, turns = sum(turns) / self.n, self._expected(self._after(turns))
            last, change = change, sum(turns) / self.n - before
            if sweep == LEAP and last and 0 < change / last < 1:  # what all sweeps to come would add to every space
                more = change / (last / change - 1)
                turns = [left + more for left in turns]
        after = self._after(turns)
        if not self.race.must_climb:
            after["draw2"] = list(map(min, _least(after, 2), self.waiting))
        return Ring(tuple(turns), tuple(self._landed(turns)), {card: tuple(column) for card, column in after.items()})

    def _landed(self, turns: Column) -> Column:
        if self.race.must_climb:
            return [left if top == inf else top for left, top in zip(turns, self.climbed, strict=True)]
        return list(map(min, turns, self.climbed))

    def _after(self, turns: Column) -> dict[str, Column]:
        """The turns left after a turn with each card but `draw2`."""
        landed = self._landed(turns)
        after = {card: _either_way(landed, value) for card, value in VALUE.items()}
        if self.race.must_climb:
            return after
        die = [sum(row) / len(row) for row in zip(*after.values(), strict=True)]
        for card, value in VALUE.items():
            for index, there in self.by_climbing[value]:
                after[card][index] = min(after[card][index], there)
        rest = list(map(min, turns, self.waiting))
        after["die"] = list(map(min, die, self.waiting))
        after["ladder"] = [rest[i] if a == i else min(landed[a], landed[b]) for i, (a, b) in enumerate(self.nearest)]
        after["rotate"] = rest
        if self.level + 1 in TURNING:
            after["rotate"] = list(map(min, rest, _either_way(landed, self.k)))
        after["switch"] = after["waterfall"] = rest
        return after

    def _expected(self, after: dict[str, Column]) -> Column:
        if self.race.must_climb:
            return [1 + sum(row) / len(row) for row in zip(*after.values(), strict=True)]
        return [1 + left for left in _least(after, self.race.hand)]


def _either_way(column: Column, by: int) -> Column:
    """For each space the least of what lies `by` spaces to either side."""
    return list(map(min, column[by:] + column[:by], column[-by:] + column[:-by]))


def _least(after: dict[str, Column], cards: int) -> Column:
    """The expected least of so many cards drawn, each one of `after`."""
    whole = sum(SHARE[card] for card in after)
    shares = [SHARE[card] / whole for card in after]
    column = []
    for row in zip(*after.values(), strict=True):
        expected = at_least = chance = 0.0
        for left, share in sorted(zip(row, shares, strict=True), reverse=True):
            at_least += share
            before, chance = chance, at_least**cards
            expected += left * (chance - before)
        column.append(expected)
    return column


def _turned(ring: Ring, by: int) -> Ring:
    """The ring with its wall turned clockwise by so many spaces."""

    def turned(row: tuple[float, ...]) -> tuple[float, ...]:
        return row[-by:] + row[:-by] if by else row

    return Ring(turned(ring.turns), turned(ring.landed), {card: turned(row) for card, row in ring.after.items()})


def race_of(state: State) -> Race:
    """The race on a state's board under its house rules."""
    options = state.options
    return _race(_Key(state.board), options.hand_size, options.mode == "die", options.steps_count_as_ladder)


class _Key:
    """A board, compared by what the race depends on: cheaper than all its tables."""

    __slots__ = ("board", "key")

    def __init__(self, board: Board) -> None:
        self.board, self.key = board, (board.rings, board.ladders)

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self.key == other.key


@lru_cache(maxsize=16)
def _race(key: _Key, hand: int, must_climb: bool, steps_count: bool) -> Race:
    return Race(key.board, hand, must_climb, steps_count)
