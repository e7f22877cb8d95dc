"""Each game's own judgement of a position, by the game's name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from game.bots import emohbi_value
from game.bots.search import Evaluation
from game.rules import emohbi
from game.rules.core.protocol import Game, State


class Judgement(NamedTuple):
    """How a game's positions are judged."""

    value: Evaluation
    glance: Evaluation
    """What a child would see of it."""
    prepare: Callable[[State], Iterator[None]]
    """Works out, in slices of a few milliseconds, what judging positions near this one needs. It changes no value."""


def _undecided(state: State, seat: int) -> float:
    return 0.5


def _nothing(state: State) -> Iterator[None]:
    yield from ()


VALUES: dict[str, Judgement] = {emohbi.NAME: Judgement(emohbi_value.value, emohbi_value.glance, emohbi_value.prepare)}
UNKNOWN = Judgement(_undecided, _undecided, _nothing)
"""Only a win tells positions apart."""


def judgement_of(game: Game) -> Judgement:
    """The game's own, or UNKNOWN."""
    return VALUES.get(game.NAME, UNKNOWN)
