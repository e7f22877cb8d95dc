"""All that an action can lead to, each with its probability: the rules themselves say where a die falls."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeVar

from game.rules.core.chance import Seeded
from game.rules.core.data import Action
from game.rules.core.protocol import Game, State

T = TypeVar("T")


class Outcome(NamedTuple):
    """One way an action can turn out."""

    probability: float
    state: State


class _Branch:
    """A source whose dice fall as `path` says, and on the first side beyond its end; shuffles come from a seed."""

    def __init__(self, path: list[int], seed: int) -> None:
        self.path, self.sides = path, list[int]()
        self._seeded = Seeded(seed)
        self.state = seed

    def pick(self, items: Sequence[T], what: str) -> T:
        at = len(self.sides)
        self.sides.append(len(items))
        if at == len(self.path):
            self.path.append(0)
        return items[self.path[at]]

    def shuffle(self, items: Sequence[T], what: str) -> tuple[T, ...]:
        mixed = self._seeded.shuffle(items)
        self.state = self._seeded.state
        return mixed


def outcomes(game: Game, state: State, action: Action, seed: int) -> Iterator[Outcome]:
    """Every way in which the dice of a legal action can fall; their probabilities sum to 1.

    Shuffles are not spread out: one order, as `seed` says, stands for all.
    """
    path: list[int] = []
    while True:
        source = _Branch(path, seed)
        after = game.apply(state, action, source).state
        probability = 1.0
        for sides in source.sides:
            probability /= sides
        yield Outcome(probability, after)
        while path and path[-1] + 1 == source.sides[len(path) - 1]:
            path.pop()
        if not path:
            return
        path[-1] += 1
