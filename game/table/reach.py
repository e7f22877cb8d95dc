"""The places of the board that the cards of a hand lead to, before a card is chosen, or that the next step leads to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.core.chance import Hidden, Unknown
from game.rules.core.data import Action
from game.rules.core.protocol import Game, State
from game.table.chooser import is_card
from game.table.foresight import Way, foresee


class Lead(NamedTuple):
    """What leads to a place: `ids` mean the place, its own first; `cards` are the ids of the hand's cards of one kind
    that get there, by `actions` one after the other; none where no card is to be chosen."""

    ids: tuple[str, ...]
    cards: tuple[str, ...]
    actions: tuple[Action, ...]


def leads(game: Game, view: State, legal: Sequence[Action]) -> tuple[Lead, ...]:
    """All ways to a place at once, from a card where one is played; of those that the same clicks mean, the first."""
    found: dict[object, Lead] = {}
    for action in legal:
        for reach in game.reach(view, action):
            clicks = game.targets(view, action)
            cards = clicks[0] if is_card(clicks[0][0]) else ()
            found.setdefault((clicks, reach.ids), Lead(reach.ids, cards, reach.actions))
    return tuple(found.values())


def before_last(game: Game, view: State, actions: Sequence[Action]) -> tuple[State, Way]:
    """The view in which the last of some actions is decided, and what has happened until then. Raises Unknown where one
    before it leads to what is random or hidden."""
    events: Way = ()
    for action in actions[:-1]:
        step = game.apply(view, action, Hidden())
        view, events = step.state, events + step.events
    return view, events


def ways(game: Game, view: State, actions: Sequence[Action]) -> list[Way]:
    """Every way that some actions, one after the other, may go (see `foresee`)."""
    last, events = before_last(game, view, actions)
    return [events + way for way in foresee(game, last, actions[-1])]


def wins(game: Game, view: State, actions: Sequence[Action]) -> bool:
    """Whether it is sure that some actions win for who takes them."""
    asked = game.decision(view)
    try:
        last, _events = before_last(game, view, actions)
        after = game.apply(last, actions[-1], Hidden()).state
    except Unknown:
        return False
    return asked is not None and game.winner(after) == asked.seat
