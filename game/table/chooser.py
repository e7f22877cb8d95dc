"""From clicks to an action: each click narrows the legal actions until one is left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from game.rules.core.data import Action
from game.rules.core.protocol import Game, State

Clicks: TypeAlias = tuple[tuple[str, ...], ...]
CONFIRM = "done"
"""A last click that is always asked for, whatever is left to choose."""


def is_card(id_: str) -> bool:
    """Whether an id is a card of the hand, `card:POSITION`."""
    return id_.startswith("card:")


def is_button(id_: str) -> bool:
    """Whether an id is neither a card nor a place of the board, but a word such as `stop`."""
    return ":" not in id_ and id_ != "summit"


def of_hand(game: Game, view: State, legal: Sequence[Action]) -> bool:
    """Whether a card of the hand can be an answer, so that who is asked must see it."""
    return any(is_card(step[0]) for action in legal for step in game.targets(view, action))


def _next(steps: Sequence[tuple[str, ...]]) -> int:
    """How many of the steps may come next: several cards that belong together come in any order."""
    count = 0
    while count < len(steps) and is_card(steps[count][0]):
        count += 1
    return count or min(len(steps), 1)


def rest(clicks: Clicks, picked: Sequence[str]) -> list[tuple[str, ...]] | None:
    """The steps of an action that are left after some clicks; None where these mean another action."""
    steps = list(clicks)
    for id_ in picked:
        fitting = [i for i in range(_next(steps)) if id_ in steps[i]]
        if not fitting:
            return None
        del steps[fitting[0]]
    return steps


class Chooser:
    """A choice among `legal` in `view`, click by click. Entities are named by ids as `space:1:12` or `card:0`."""

    def __init__(self, game: Game, view: State, legal: Sequence[Action]) -> None:
        self._ways = [(action, game.targets(view, action)) for action in legal]
        self.picked: list[str] = []

    def _rests(self, picked: Sequence[str]) -> list[tuple[Action, list[tuple[str, ...]]]]:
        return [(action, steps) for action, clicks in self._ways if (steps := rest(clicks, picked)) is not None]

    @property
    def left(self) -> list[Action]:
        """The actions that the clicks so far allow."""
        return [action for action, _ in self._rests(self.picked)]

    def open_steps(self) -> frozenset[tuple[str, ...]]:
        """What can be clicked now; ids that mean the same are together."""
        return frozenset(step for _, steps in self._rests(self.picked) for step in steps[: _next(steps)])

    def open_ids(self) -> frozenset[str]:
        """What can be clicked now."""
        ids = {id_ for step in self.open_steps() for id_ in step}
        return frozenset(ids - {id_ for id_ in self.picked if is_card(id_)})

    def leads_to(self, id_: str) -> list[Action]:
        """The actions left if `id_` were clicked now; none for what can't be."""
        return [action for action, _ in self._rests([*self.picked, id_])] if id_ in self.open_ids() else []

    def ends_with(self, id_: str) -> Action | None:
        """The action that clicking `id_` now would mean, though there may be one more click that all that is left has
        in common; None if more had to be clicked."""
        rests = self._rests([*self.picked, id_]) if id_ in self.open_ids() else []
        sure = len({tuple(steps) for _, steps in rests}) == 1 and (CONFIRM,) not in rests[0][1]
        return rests[0][0] if rests and (sure or not any(steps for _, steps in rests)) else None

    def pick(self, id_: str) -> Action | None:
        """Click: the action, once the clicks can't tell the ones left apart; None while more must be clicked. Clicking
        a chosen card again takes it back."""
        if is_card(id_) and id_ in self.picked:
            self._take_back(id_)
            return None
        action = self.ends_with(id_)
        if self.leads_to(id_):
            self.picked.append(id_)
        return action

    def _take_back(self, card: str) -> None:
        without = [id_ for id_ in self.picked if id_ != card]
        while self._rests(without) == []:
            without.pop()
        self.picked = without

    def back(self) -> bool:
        """Take back the last click; whether there was one."""
        if self.picked:
            self.picked.pop()
            return True
        return False
