"""How good an action is: its dice averaged, the rest of the own turn played as well as can be, the position judged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from game.bots.outcomes import outcomes
from game.rules.core.data import Action
from game.rules.core.protocol import Game, State

Evaluation: TypeAlias = Callable[[State, int], float]
"""`evaluation(state, seat)`: the share of such games that the seat wins, 0 to 1, judged without looking ahead."""

Promising: TypeAlias = Callable[[State, Sequence[Action]], Sequence[Action]]
"""`promising(state, legal)`: the legal actions that are worth a look, at least one."""

DEEPEST = 7
"""Own decisions looked ahead; a turn seldom has more (a card, its move, a climb, and the same after a chance roll)."""


def everything(state: State, legal: Sequence[Action]) -> Sequence[Action]:
    """Every legal action is worth a look."""
    return legal


class Search:
    """One seat's look ahead in a full state. It works on at most `most` positions; where they are spent, it judges
    what it has reached."""

    def __init__(
        self, game: Game, evaluation: Evaluation, seat: int, most: int, promising: Promising = everything
    ) -> None:
        self.game, self.evaluation, self.seat, self.promising = game, evaluation, seat, promising
        self.left = most
        """Positions it may still work on."""

    def judge(self, state: State, action: Action, seed: int, depth: int = DEEPEST) -> float:
        """The expected value of a legal action; `seed` is for shuffles."""
        total = 0.0
        for probability, after in outcomes(self.game, state, action, seed):
            self.left -= 1
            total += probability * self._value(after, seed, depth - 1)
        return total

    def _value(self, state: State, seed: int, depth: int) -> float:
        winner = self.game.winner(state)
        if winner is not None:
            return 1.0 if winner == self.seat else 0.0
        decision = self.game.decision(state)
        if decision is None or decision.seat != self.seat or depth <= 0 or self.left <= 0:
            return self.evaluation(state, self.seat)
        best = 0.0
        for action in self.promising(state, self.game.legal(state)):
            best = max(best, self.judge(state, action, seed, depth))
            if best >= 1.0:
                break
        return best
