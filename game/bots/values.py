"""Each game's own judgement of a position, by the game's name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from game.bots import emohbi_value, magic_hill_value
from game.bots.search import Evaluation, Promising, everything
from game.rules import emohbi, magic_hill
from game.rules.core.protocol import Game, State


class Judgement(NamedTuple):
    """How a game's positions are judged."""

    value: Evaluation
    glance: Evaluation
    """What a child would see of it."""
    prepare: Callable[[State], Iterator[None]]
    """Works out, in slices of a few milliseconds, what judging positions near this one needs. It changes no value."""
    promising: Promising = everything
    """Leaves out actions that are as good as others, or never better."""
    weight: int = 1
    """Positions of this game cost so many times a usual one's time."""


def _undecided(state: State, seat: int) -> float:
    return 0.5


def _nothing(state: State) -> Iterator[None]:
    yield from ()


VALUES: dict[str, Judgement] = {
    emohbi.NAME: Judgement(emohbi_value.value, emohbi_value.glance, emohbi_value.prepare),
    magic_hill.NAME: Judgement(
        magic_hill_value.value, magic_hill_value.glance, _nothing, magic_hill_value.promising, weight=3
    ),
}
UNKNOWN = Judgement(_undecided, _undecided, _nothing)
"""Only a win tells positions apart."""


def judgement_of(game: Game) -> Judgement:
    """The game's own, or UNKNOWN."""
    return VALUES.get(game.NAME, UNKNOWN)
