"""From clicks to an action: each click narrows the legal actions until one is left."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.core.data import Action
from game.rules.core.protocol import Game, State


class Chooser:
    """A choice among `legal` in `view`, click by click. Entities are named by ids as `space:1:12` or `card:0`."""

    def __init__(self, game: Game, view: State, legal: Sequence[Action]) -> None:
        self._ways = [(action, game.targets(view, action)) for action in legal]
        self.picked: list[str] = []

    @property
    def left(self) -> list[Action]:
        """The actions that the clicks so far allow."""
        return self._left(self.picked)

    def _left(self, picked: Sequence[str]) -> list[Action]:
        return [
            action
            for action, clicks in self._ways
            if len(clicks) >= len(picked) and all(id_ in ids for id_, ids in zip(picked, clicks, strict=False))
        ]

    def open_ids(self) -> frozenset[str]:
        """What can be clicked now."""
        depth, left = len(self.picked), self.left
        return frozenset(
            id_
            for action, clicks in self._ways
            if action in left and len(clicks) > depth
            for id_ in clicks[depth]
        )

    def leads_to(self, id_: str) -> list[Action]:
        """The actions left if `id_` were clicked now; none for what can't be."""
        return self._left([*self.picked, id_])

    def pick(self, id_: str) -> Action | None:
        """Click: the action, once the clicks can't tell the ones left apart; None while more must be clicked."""
        left = self.leads_to(id_)
        if not left:
            return None
        self.picked.append(id_)
        return left[0] if len(left) == 1 or not self.open_ids() else None

    def back(self) -> bool:
        """Take back the last click; whether there was one."""
        if self.picked:
            self.picked.pop()
            return True
        return False
