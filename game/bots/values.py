"""Each game's own judgement of a position, by the game's name."""

from __future__ import annotations

from game.bots import emohbi_value
from game.bots.search import Evaluation
from game.rules import emohbi
from game.rules.core.protocol import Game, State

VALUES: dict[str, Evaluation] = {emohbi.NAME: emohbi_value.value}


def value_of(game: Game) -> Evaluation:
    """The game's evaluation; where there is none, only a win tells positions apart."""
    return VALUES.get(game.NAME, _undecided)


def _undecided(state: State, seat: int) -> float:
    return 0.5
