"""States of Emohbi made by hand, and dice that fall as a test wants."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

from game.rules import emohbi
from game.rules.core.data import Action, Event
from game.rules.core.protocol import Setup, Step
from game.rules.emohbi.actions import Climb, Move, Nearest, Play, Rotate, Start, Switch, Waterfall
from game.rules.emohbi.board import load
from game.rules.emohbi.content import DECK, LETTERS
from game.rules.emohbi.setup import options
from game.rules.emohbi.state import State

__all__ = [
    "FLAT", "LINED", "Climb", "Move", "Nearest", "Play", "Rotate", "Script", "Start", "Switch", "Waterfall", "board",
    "do", "fields", "legal", "names", "new", "of", "state", "wins",
]

T = TypeVar("T")
BOARDS = Path(emohbi.__file__).parents[2] / "boards"
FLAT = (0, 0, 0, 0, 0)
"""Classic, all levels unturned. Feet: (0,2) (0,17) (1,6) (1,18) (2,7), steps (3,1). Ladders' tops: (1,2) (1,14) (2,4)
(2,13) (3,5). Waterfalls: (1,6)-(0,7) (1,18)-(0,22) (2,7)-(1,10) (2,16)-(1,22) (3,1)-(2,1) (3,9)-(2,13)."""
LINED = (0, 0, 5, 4, 0)
"""Classic: ladders from (0,2) over (1,2), (2,4), (3,5) to the summit; the other feet are (0,17) and (1,14)."""


class Script:
    """A source whose dice and shuffles are given; it fails where the rules ask for more."""

    state = 99

    def __init__(self, *outcomes: Any) -> None:
        self.left = list(outcomes)

    def pick(self, items: Sequence[T], what: str) -> T:
        assert self.left, f"nobody expected the {what} die"
        face = self.left.pop(0)
        assert face in items, (face, items)
        return face  # type: ignore[no-any-return]

    def shuffle(self, items: Sequence[T], what: str) -> tuple[T, ...]:
        assert self.left, f"nobody expected a shuffle of the {what}"
        order = self.left.pop(0)
        assert Counter(order) == Counter(items)
        return tuple(order)


def board(name: str = "classic", **changes: Any) -> dict[str, Any]:
    """A board's data, with some keys replaced."""
    data: dict[str, Any] = json.loads((BOARDS / f"{name}.json").read_text())
    return data | changes


def new(seats: int = 3, first: int = 0, data: dict[str, Any] | None = None, seed: int = 1, **house: Any) -> Step:
    """A new game by lot."""
    from game.rules.core.chance import Seeded

    return emohbi.new(Setup(seats, first, data or board(), house), Seeded(seed))


def state(
    *pawns: tuple[int, int] | None,
    hand: str = "1 1",
    hands: Sequence[str] = (),
    top: str = "",
    discard: str = "",
    deck: str | None = None,
    active: int = 0,
    rotation: tuple[int, ...] = FLAT,
    question: tuple[Any, ...] = ("play",),
    fresh: bool = True,
    rolled: bool = False,
    data: dict[str, Any] | None = None,
    **house: Any,
) -> State:
    """Seat `active` is at turn and holds `hand`, the others nothing but `hands`; `top` are the cards drawn next, in
    that order, `deck` the whole pile instead. The rest of the cards lies below, or in the discard pile."""
    rules = options(house)
    held = [tuple(words.split()) for words in hands] or [()] * len(pawns)
    held[active] = tuple(hand.split())
    gone, known = tuple(discard.split()), tuple(reversed(top.split()))
    rest = Counter(DECK) - Counter([*gone, *known, *(card for cards in held for card in cards)])
    pile = (*rest.elements(), *known)
    if deck is not None:
        pile = tuple(deck.split())
        gone += tuple((rest - Counter(pile)).elements())
    if rules.mode == "die":
        held, pile, gone = [()] * len(pawns), (), ()
    return State(
        board=load(data or board()), options=rules, first=active, turn=0, active=active, rotation=rotation,
        letters=LETTERS, pawns=pawns, hands=tuple(held), deck=pile, discard=gone, winner=None, fresh=fresh,
        rolled=rolled, question=question, rng=0,
    )


def legal(at: State) -> set[Action]:
    """The legal actions; none is listed twice."""
    actions = emohbi.legal(at)
    assert len(set(actions)) == len(actions)
    return set(actions)


def do(at: State, *actions: Action, chance: Sequence[Any] = ()) -> Step:
    """All `actions` played, each of them legal, with the dice and shuffles of `chance`, all of them used."""
    source, events = Script(*chance), []
    for action in actions:
        assert action in legal(at), f"{action} is none of {emohbi.legal(at)}"
        step = emohbi.apply(at, action, source)
        at = step.state
        events += step.events
    assert not source.left, f"the rules asked for no {source.left}"
    return Step(at, tuple(events))


def names(step: Step) -> str:
    """The kinds of events in order, in one string."""
    return " ".join(type(event).__name__ for event in step.events)


def of(step: Step, kind: type[Event]) -> list[Any]:
    """The events of one kind."""
    return [event for event in step.events if isinstance(event, kind)]


def fields(at: State) -> tuple[str, dict[str, Any]]:
    """Kind and fields of the open decision."""
    decision = emohbi.decision(at)
    assert decision and decision.seat == at.active
    return decision.kind, dict(decision.fields)


def wins(step: Step, seat: int) -> bool:
    """Whether a seat has won, and nothing more is asked."""
    at = step.state
    return at.winner == seat and at.pawns[seat] == (4, 0) and emohbi.decision(at) is None and not emohbi.legal(at)
