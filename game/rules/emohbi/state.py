"""The state of a game of Emohbi, and the draft that a rule works on."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

from game.rules.core.chance import Source
from game.rules.core.data import Event
from game.rules.core.protocol import Step
from game.rules.emohbi.board import HEAD, Board
from game.rules.emohbi.events import Space

Hand: TypeAlias = tuple[str | None, ...]
"""Cards in the order drawn; None is a hidden one."""
Question: TypeAlias = tuple[Any, ...]
"""The open decision: its kind and then its fields in the order of docs/record.md; () once there is a winner."""


class Options(NamedTuple):
    """The house rules, by the names of docs/record.md."""

    mode: str
    hand_size: int
    steps_count_as_ladder: bool
    chance: str
    friendly_setup: bool


class State(NamedTuple):
    """All there is to know; `observe` gives the same type with holes. `rng` is the random state, -1 where hidden."""

    board: Board
    options: Options
    first: int
    turn: int
    active: int
    rotation: tuple[int, ...]
    letters: tuple[str, ...]
    pawns: tuple[Space | None, ...]
    hands: tuple[Hand, ...]
    deck: Hand
    discard: tuple[str, ...]
    winner: int | None
    fresh: bool
    rolled: bool
    question: Question
    rng: int


class Draft:
    """A state in the making: the handlers of one action change it, `step` freezes it. It never leaves
    the rules. `pawns` holds spaces only, once the race is on."""

    __slots__ = (*State._fields, "events", "source")

    board: Board
    options: Options
    first: int
    turn: int
    active: int
    rotation: tuple[int, ...]
    letters: tuple[str, ...]
    pawns: tuple[Any, ...]
    hands: tuple[Hand, ...]
    deck: Hand
    discard: tuple[str, ...]
    winner: int | None
    fresh: bool
    rolled: bool
    question: Question
    rng: int

    def __init__(self, state: State, source: Source) -> None:
        (
            self.board, self.options, self.first, self.turn, self.active, self.rotation, self.letters, self.pawns,
            self.hands, self.deck, self.discard, self.winner, self.fresh, self.rolled, self.question, self.rng,
        ) = state
        self.source = source
        self.events: list[Event] = []

    def step(self) -> Step:
        """What came of it."""
        state: State = tuple.__new__(State, (  # the generated constructors take twice as long
            self.board, self.options, self.first, self.turn, self.active, self.rotation, self.letters, self.pawns,
            self.hands, self.deck, self.discard, self.winner, self.fresh, self.rolled, self.question,
            self.source.state,
        ))
        step: Step = tuple.__new__(Step, (state, tuple(self.events)))
        return step


def lined_up(board: Board, rotation: tuple[int, ...], space: Space) -> list[Space]:
    """The tops of the ladders lined up above a space, lowest first; the summit may be the last (E11)."""
    level, index = space
    tops: list[Space] = []
    while level < HEAD:
        index = board.up[level][(rotation[level + 1] - rotation[level]) % 6][index]
        if index < 0:
            break
        level += 1
        tops.append((level, index))
    return tops


def is_fall(board: Board, space: Space) -> bool:
    """Whether a space is a waterfall's top (E3)."""
    return board.down[space[0]][0][space[1]] >= 0
