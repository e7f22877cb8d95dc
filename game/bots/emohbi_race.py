"""How many turns a pawn of Emohbi still needs, alone on an island that stands still."""

from __future__ import annotations

from functools import lru_cache
from math import inf
from typing import NamedTuple, TypeAlias

from game.rules.emohbi.board import HEAD, SEGMENTS, TOP, TURNING, Board
from game.rules.emohbi.content import CARDS, DECK, NUMBERS, VALUE
from game.rules.emohbi.state import State, lined_up

Rotation: TypeAlias = tuple[int, ...]
SWEEPS = 8
FIRST_GUESS = 3.0
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
    """Value iteration round one ring; the rings above are known."""

    def __init__(self, race: Race, level: int, rotation: Rotation) -> None:
        self.race, self.level = race, level
        self.n, self.k = race.board.spaces[level], race.board.rings[level]
        self.near = race.board.near_ladder[level][0]
        self.climbed, self.by_climbing = [inf] * self.n, [dict[int, float]() for _ in range(self.n)]
        for index in range(self.n):
            tops = lined_up(race.board, rotation, (level, index))
            if tops:
                self._foot(index, tops, rotation)

    def _foot(self, index: int, tops: list[tuple[int, int]], rotation: Rotation) -> None:
        """What climbing leads to: after a movement, and as the first spaces of a number card (E14)."""
        left = [self.race.left(top, rotation) for top in tops]
        self.climbed[index] = left[-1] if self.race.must_climb else min(left)
        for ladders, (level, top) in enumerate(tops, 1):
            for value in VALUE.values():
                rest = value - ladders
                if rest < 0 or self.race.must_climb:
                    continue
                there = left[ladders - 1]
                if rest and level < HEAD:
                    landed, n = self.race.ring(level, rotation).landed, self.race.board.spaces[level]
                    there = min(landed[(top + rest) % n], landed[(top - rest) % n])
                self.by_climbing[index][value] = min(there, self.by_climbing[index].get(value, inf))

    def solve(self) -> Ring:
        turns = [FIRST_GUESS + min(self.climbed)] * self.n
        for _ in range(SWEEPS):
            landed = self._landed(turns)
            for i in range(self.n):
                turns[i] = 1 + self._expected(self._after(i, turns, landed))
                landed[i] = self._land(i, turns[i])
        landed = self._landed(turns)
        rows = [self._after(i, turns, landed) for i in range(self.n)]
        return Ring(tuple(turns), tuple(landed), {card: tuple(row[card] for row in rows) for card in rows[0]})

    def _land(self, i: int, turns: float) -> float:
        if self.race.must_climb:
            return turns if self.climbed[i] == inf else self.climbed[i]
        return min(turns, self.climbed[i])

    def _landed(self, turns: list[float]) -> list[float]:
        return [self._land(i, turns[i]) for i in range(self.n)]

    def _after(self, i: int, turns: list[float], landed: list[float]) -> dict[str, float]:
        """The turns left after a turn from space `i` with each card."""
        n, climbing = self.n, self.by_climbing[i]
        moved = {card: min(landed[(i + v) % n], landed[i - v]) for card, v in VALUE.items()}
        if self.race.must_climb:
            return moved
        rest = min(turns[i], self.climbed[i])
        after = {card: min(there, climbing.get(VALUE[card], inf)) for card, there in moved.items()}
        after["die"] = min(sum(moved.values()) / len(NUMBERS), self.climbed[i])
        distance, ways = self.near[i]
        counts = self.level < TOP or self.race.steps_count
        after["ladder"] = min([rest] + [landed[(i + way * distance) % n] for way in ways if counts])
        turning = self.level + 1 in TURNING
        after["rotate"] = min(rest, landed[(i + self.k) % n], landed[i - self.k]) if turning else rest
        after["switch"] = after["waterfall"] = rest
        after["draw2"] = min(_least_of(after, 2), self.climbed[i])
        return after

    def _expected(self, after: dict[str, float]) -> float:
        if self.race.must_climb:
            return sum(after.values()) / len(after)
        return _least_of(after, self.race.hand)


def _least_of(after: dict[str, float], cards: int) -> float:
    """The expected least, of so many cards drawn."""
    ranked = sorted([(left, SHARE[card]) for card, left in after.items()], reverse=True)
    total, beyond, whole = 0.0, 0.0, sum(share for _, share in ranked)
    for left, share in ranked:
        total += left * ((beyond + share) ** cards - beyond**cards)
        beyond += share
    return total / whole**cards


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
