"""Who can play by computer: each chooses from what its seat may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from game.rules.core.chance import Seeded
from game.rules.core.data import Action
from game.rules.core.protocol import Game, State

Policy: TypeAlias = Callable[[Game, State, Sequence[Action], Seeded], Action]
"""`policy(game, view, legal, rng)`: one of `legal`, chosen by what `observe` gave. It holds nothing between calls."""


def random(game: Game, view: State, legal: Sequence[Action], rng: Seeded) -> Action:
    """Any action, each as likely."""
    return rng.pick(legal)


POLICIES: dict[str, Policy] = {"random": random}
