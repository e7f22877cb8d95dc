"""The state of a game of Magic Hill, and the draft that a rule works on."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

from game.rules.core.chance import Source
from game.rules.core.data import Event
from game.rules.core.protocol import Step
from game.rules.magic_hill.board import Board
from game.rules.magic_hill.content import HAND_SIZE
from game.rules.magic_hill.events import Space

Hand: TypeAlias = tuple[str | None, ...]
"""Cards in the order drawn; None is a hidden one."""
Place: TypeAlias = tuple[Space, bool]
"""Where a goblin is, and whether it sits on another there."""
Row: TypeAlias = tuple[Place | None, ...]
"""A seat's goblins 1 to 5; None is not placed yet."""
Wait: TypeAlias = tuple[int, int, str]
"""The seat and the number of a goblin, and whether it waits for a `passage` or a `trap`."""
Question: TypeAlias = tuple[Any, ...]
"""The open decision: its kind, its seat, and then its fields in the order of docs/record.md (`reveal` and `raven` have
the chip's square at the end); () once there is a winner."""


class Options(NamedTuple):
    """The house rules, by the names of docs/record.md."""

    third_card_along: bool


class Chip(NamedTuple):
    """A chip on the hill. `known`: everybody has seen it; the kind is None where it is hidden."""

    at: Space
    kind: str | None
    up: bool
    known: bool


class State(NamedTuple):
    """All there is to know; `observe` gives the same type with holes. `rng` is the random state, -1 where hidden.
    `chips`, `stones_on_hill` and `acted` are sorted by place; `gone` holds, sorted, the kinds of the chips that have
    left the hill. `goblin` is the one picked in this turn, 0 for none. `goblins` has a Row for each seat."""

    board: Board
    options: Options
    first: int
    turn: int
    active: int
    storm: int
    goblins: tuple[Any, ...]
    chips: tuple[Chip, ...]
    gone: tuple[str, ...]
    stones_on_hill: tuple[Space, ...]
    stones: tuple[int, ...]
    ravens: tuple[int, ...]
    hands: tuple[Hand, ...]
    deck: Hand
    discard: tuple[str, ...]
    waiting: tuple[Wait, ...]
    goblin: int
    played: int
    allowed: int
    ending: bool
    acted: tuple[Space, ...]
    winner: int | None
    question: Question
    rng: int


class Draft:
    """A state in the making: the handlers of one action change it, `step` freezes it. It never leaves the rules.
    `goblins` holds places only, once all are placed."""

    __slots__ = (*State._fields, "events", "source")

    board: Board
    options: Options
    first: int
    turn: int
    active: int
    storm: int
    goblins: tuple[Any, ...]
    chips: tuple[Chip, ...]
    gone: tuple[str, ...]
    stones_on_hill: tuple[Space, ...]
    stones: tuple[int, ...]
    ravens: tuple[int, ...]
    hands: tuple[Hand, ...]
    deck: Hand
    discard: tuple[str, ...]
    waiting: tuple[Wait, ...]
    goblin: int
    played: int
    allowed: int
    ending: bool
    acted: tuple[Space, ...]
    winner: int | None
    question: Question
    rng: int

    def __init__(self, state: State, source: Source) -> None:
        (
            self.board, self.options, self.first, self.turn, self.active, self.storm, self.goblins, self.chips,
            self.gone, self.stones_on_hill, self.stones, self.ravens, self.hands, self.deck, self.discard,
            self.waiting, self.goblin, self.played, self.allowed, self.ending, self.acted, self.winner, self.question,
            self.rng,
        ) = state
        self.source = source
        self.events: list[Event] = []

    def step(self) -> Step:
        """What came of it."""
        state: State = tuple.__new__(State, (  # the generated constructor takes twice as long
            self.board, self.options, self.first, self.turn, self.active, self.storm, self.goblins, self.chips,
            self.gone, self.stones_on_hill, self.stones, self.ravens, self.hands, self.deck, self.discard,
            self.waiting, self.goblin, self.played, self.allowed, self.ending, self.acted, self.winner, self.question,
            self.source.state,
        ))
        return Step(state, tuple(self.events))


def pairs_of(goblins: tuple[Row, ...]) -> list[Space]:
    """The squares where one goblin sits on another."""
    return [place[0] for row in goblins for place in row if place and place[1]]


def standing(goblins: tuple[Row, ...], space: Space) -> int:
    """How many goblins stand on a square."""
    lower = (space, False)
    for row in goblins:
        if lower in row:
            return 2 if upper_on(goblins, space) else 1
    return 0


def upper_on(goblins: tuple[Row, ...], space: Space) -> tuple[int, int] | None:
    """Seat and number of the goblin that sits on another on a square."""
    upper = (space, True)
    for seat, row in enumerate(goblins):
        if upper in row:
            return seat, row.index(upper) + 1
    return None


def chip_at(chips: tuple[Chip, ...], space: Space) -> Chip | None:
    """The chip on a square."""
    for chip in chips:
        if chip.at == space:
            return chip
    return None


def hand_limit(state: State | Draft, seat: int) -> int:
    """M16: each stone raises it."""
    return HAND_SIZE + state.stones[seat]
