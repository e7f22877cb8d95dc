"""States of Magic Hill made by hand, and shuffles that fall as a test wants."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

from game.rules import magic_hill
from game.rules.core.data import Action, Event
from game.rules.core.protocol import Setup, Step
from game.rules.magic_hill.actions import (
    Advance,
    Discard,
    Exchange,
    Home,
    Pick,
    Place,
    Raven,
    Reveal,
    Stop,
    Storm,
)
from game.rules.magic_hill.board import load
from game.rules.magic_hill.content import DECK
from game.rules.magic_hill.setup import options
from game.rules.magic_hill.state import Chip, State

__all__ = [
    "Advance", "Discard", "Exchange", "Home", "Pick", "Place", "Raven", "Reveal", "Script", "Stop", "Storm", "advances",
    "at", "board", "chip", "do", "fields", "go", "legal", "names", "new", "of", "on", "picks", "state", "turn", "up",
    "where", "wins",
]

T = TypeVar("T")
Spot = tuple[int, int] | tuple[int, int, str]
BOARDS = Path(magic_hill.__file__).parents[2] / "boards"
SIDES = {1: 11, 2: 9, 3: 7, 4: 5}
HOME: Spot = (0, 0)


class Script:
    """A source whose shuffles are given; it fails where the rules ask for more."""

    state = 99

    def __init__(self, *outcomes: Any) -> None:
        self.left = list(outcomes)

    def pick(self, items: Sequence[T], what: str) -> T:
        raise AssertionError(f"nobody expected the {what}")

    def shuffle(self, items: Sequence[T], what: str) -> tuple[T, ...]:
        assert self.left, f"nobody expected a shuffle of the {what}"
        order = self.left.pop(0)
        assert Counter(order) == Counter(items)
        return tuple(order)


def board(name: str = "standard", **changes: Any) -> dict[str, Any]:
    """A board's data, with some keys replaced."""
    data: dict[str, Any] = json.loads((BOARDS / f"{name}.json").read_text())
    return data | changes


def at(level: int, square: str, sides: Mapping[int, int] = SIDES) -> tuple[int, int]:
    """A square of the standard board by side and k: `at(1, "N6")`."""
    return level, "NESW".index(square[0]) * (sides[level] - 1) + int(square[1:])


def on(level: int, square: str) -> tuple[int, int, str]:
    """The same, on another goblin's shoulders."""
    return (*at(level, square), "top")


def new(seats: int = 3, first: int = 0, data: dict[str, Any] | None = None, seed: int = 1, **house: Any) -> Step:
    """A new game by lot."""
    from game.rules.core.chance import Seeded

    return magic_hill.new(Setup(seats, first, data or board(), house), Seeded(seed))


def state(
    *rows: Mapping[int, Spot],
    hand: str = "1 2 3",
    hands: Mapping[int, str] | None = None,
    top: str = "",
    discard: str = "",
    deck: str | None = None,
    active: int = 0,
    chips: Mapping[tuple[int, int], str] | None = None,
    up: Sequence[tuple[int, int]] = (),
    stones: Sequence[int] = (),
    ravens: Sequence[int] = (),
    waiting: Sequence[tuple[int, int, str]] = (),
    storm: int = 0,
    data: dict[str, Any] | None = None,
    **house: Any,
) -> State:
    """A turn's start: seat `active` is at turn and holds `hand`, the others nothing but `hands`. Each row says where
    goblins of a seat are; the others are in village 0. No chips lie on the hill but `chips`, on any
    squares; all stones do. `top` are
    the cards drawn next, in that order, `deck` the whole pile instead; the rest lies below, or in the discard pile."""
    built, seats = load(data or board())._replace(chips=tuple(sorted(chips or {}))), len(rows)
    held = [tuple(words.split()) for words in ((hands or {}).get(seat, "") for seat in range(seats))]
    held[active] = tuple(hand.split())
    gone, known = tuple(discard.split()), tuple(reversed(top.split()))
    rest = Counter(DECK) - Counter([*gone, *known, *(card for cards in held for card in cards)])
    pile = (*rest.elements(), *known)
    if deck is not None:
        pile = tuple(deck.split())
        gone += tuple((rest - Counter(pile)).elements())
    places = [[row.get(goblin, HOME) for goblin in range(1, 6)] for row in rows]
    return State(
        board=built, options=options(house), first=active, turn=0, active=active, storm=storm,
        goblins=tuple(tuple((spot[:2], len(spot) > 2) for spot in row) for row in places),
        chips=tuple(Chip(spot, kind, spot in up, spot in up) for spot, kind in sorted((chips or {}).items())),
        gone=(), stones_on_hill=built.stones, stones=tuple(stones) or (0,) * seats,
        ravens=tuple(ravens) or (0,) * seats, hands=tuple(held), deck=pile, discard=gone, waiting=tuple(waiting),
        goblin=0, played=0, allowed=3, ending=False, acted=(), winner=None, question=("turn", active), rng=0,
    )  # fmt: skip


def turn(at: State, goblin: int, played: int = 1, **changes: Any) -> State:
    """The same in the midst of a turn: `goblin` is picked, so many cards are played."""
    return at._replace(goblin=goblin, played=played, question=("advance", at.active), **changes)


def legal(at: State) -> set[Action]:
    """The legal actions; none is listed twice."""
    actions = magic_hill.legal(at)
    assert len(set(actions)) == len(actions)
    return set(actions)


def picks(at: State) -> set[tuple[str, int]]:
    """The legal first cards, each with its goblin."""
    return {(action.card, action.goblin) for action in legal(at) if isinstance(action, Pick)}


def advances(at: State) -> set[Advance]:
    """The legal moves."""
    return {action for action in legal(at) if isinstance(action, Advance)}


def do(at: State, *actions: Action, chance: Sequence[Any] = ()) -> Step:
    """All `actions` played, each of them legal, with the shuffles of `chance`, all of them used."""
    source, events = Script(*chance), []
    for action in actions:
        assert action in legal(at), f"{action} is none of {magic_hill.legal(at)}"
        step = magic_hill.apply(at, action, source)
        at = step.state
        events += step.events
    assert not source.left, f"the rules asked for no {source.left}"
    return Step(at, tuple(events))


def go(card: str | int, way: int = 1, spaces: int = 0, climb: bool = False) -> Advance:
    """A move with a card; a joker's says how many `spaces`."""
    return Advance(str(card), spaces or int(card), climb, way)


def names(step: Step) -> str:
    """The kinds of events in order, in one string."""
    return " ".join(type(event).__name__ for event in step.events)


def of(step: Step, kind: type[Event]) -> list[Any]:
    """The events of one kind."""
    return [event for event in step.events if isinstance(event, kind)]


def where(at: State, seat: int, goblin: int) -> Spot:
    """Where a goblin is, as `state` takes it."""
    place = at.goblins[seat][goblin - 1]
    return (*place[0], "top") if place[1] else place[0]


def chip(at: State, spot: tuple[int, int]) -> Chip | None:
    """The chip on a square."""
    return next((chip for chip in at.chips if chip.at == spot), None)


def up(at: State) -> list[tuple[int, int]]:
    """The squares of the chips that are up."""
    return [chip.at for chip in at.chips if chip.up]


def fields(at: State) -> tuple[int, str, dict[str, Any]]:
    """Seat, kind and fields of the open decision."""
    decision = magic_hill.decision(at)
    assert decision
    return decision.seat, decision.kind, dict(decision.fields)


def wins(step: Step, seat: int) -> bool:
    """Whether a seat has won, and nothing more is asked."""
    at = step.state
    summit = [place for place in at.goblins[seat] if place == ((5, 0), False)]
    over = magic_hill.decision(at) is None and not magic_hill.legal(at)
    return at.winner == magic_hill.winner(at) == seat and len(summit) == 1 and over
