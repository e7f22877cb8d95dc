"""Games and positions for the computer players to think about."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from game.bots.players import Policy
from game.rules import emohbi
from game.rules.core.chance import Seeded
from game.rules.core.protocol import Setup
from game.rules.emohbi.content import DECK
from game.rules.emohbi.state import State

BOARDS = Path(__file__).parent.parent.parent / "game" / "boards"


def new(seed: int, seats: int = 2, board: str = "classic", **options: object) -> State:
    data = json.loads((BOARDS / f"{board}.json").read_text("utf-8"))
    return emohbi.new(Setup(seats, 0, data, options), Seeded(seed)).state


def states(start: State, policies: Sequence[Policy], seed: int) -> Iterator[State]:
    """Every state of a game, the last one too; a choice that is not legal is an error."""
    state, rng = start, Seeded(seed)
    while (decision := emohbi.decision(state)) is not None:
        yield state
        legal = emohbi.legal(state)
        action = policies[decision.seat](emohbi, emohbi.observe(state, decision.seat), legal, rng)
        assert action in legal
        state = emohbi.apply(state, action).state
    yield state


def position(
    pawns: tuple[tuple[int, int], ...],
    hand: tuple[str, ...],
    rotation: tuple[int, ...] = (0,) * 5,
    board: str = "classic",
) -> State:
    """Seat 0 is to play a card of `hand`; the others' hands and the draw pile hold the rest of the deck."""
    rest = list((Counter(DECK) - Counter(hand)).elements())
    hands = [hand] + [(rest.pop(), rest.pop()) for _ in pawns[1:]]
    return new(1, len(pawns), board)._replace(
        pawns=pawns, hands=tuple(hands), deck=tuple(rest), rotation=rotation, question=("play",)
    )
