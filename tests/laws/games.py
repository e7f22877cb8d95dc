"""Set-ups over every game, board, number of seats and house rule, and random games from them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import cycle
from typing import Any, NamedTuple

from game import cli_values
from game.games import GAMES
from game.rules.core.chance import Seeded
from game.rules.core.data import Action
from game.rules.core.protocol import Game, Setup, Step

MOST_ACTIONS = 20_000
"""A random game that is longer has no end."""


class Case(NamedTuple):
    """A game to be played at random."""

    game: Game
    setup: Setup
    seed: int

    def __str__(self) -> str:
        house = [f"{name}={value}" for name, value in self.setup.options.items() if value != self.game.OPTIONS[name][0]]
        return "-".join([self.game.NAME, self.setup.board["name"], str(self.setup.seats), *house, str(self.seed)])


class Moment(NamedTuple):
    """A state, an action, and what it led to."""

    before: Any
    action: Action
    step: Step


def variants(game: Game) -> list[dict[str, object]]:
    """The default house rules, and each other value alone."""
    default = {name: values[0] for name, values in game.OPTIONS.items()}
    return [default, *(default | {name: value} for name, values in game.OPTIONS.items() for value in values[1:])]


def cases() -> list[Case]:
    """Each board with each house rule, over all numbers of seats."""
    found = []
    for entry in GAMES.values():
        game, seats = entry.rules, cycle(entry.rules.SEATS)
        boards = {name: cli_values.board_data(name) for name in game.BOARDS}
        for seed, (board, options) in enumerate((b, o) for b in boards.values() for o in variants(game)):
            count = next(seats)
            found.append(Case(game, Setup(count, seed % count, board, options), seed))
    return found


def moments(case: Case) -> Iterator[Moment]:
    """A whole random game."""
    game, rng = case.game, Seeded(case.seed + 1000)
    state = game.new(case.setup, Seeded(case.seed)).state
    for _ in range(MOST_ACTIONS):
        legal = game.legal(state)
        if not legal:
            return
        action = rng.pick(legal)
        step = game.apply(state, action)
        yield Moment(state, action, step)
        state = step.state
    raise AssertionError("this game has no end")


@cache
def played(case_index: int) -> tuple[Moment, ...]:
    """The game of one of `CASES`, played once for all tests."""
    return tuple(moments(CASES[case_index]))


CASES = cases()
