"""Where an action leads, as far as its player can know: on through the player's own next decisions."""

from __future__ import annotations

from typing import TypeAlias

from game.rules.core.chance import Hidden, Unknown
from game.rules.core.data import Action, Event
from game.rules.core.protocol import Game, State
from game.table.chooser import is_card
from game.table.plan import Plan

Way: TypeAlias = tuple[Event, ...]
MOST_ANSWERS = 5
"""A question with more answers (which pawn, which level) is not looked through."""


def told(plan: Plan, way: Way) -> Way:
    """As much of a way as the players of `plan` are told: without what lies face down, unless it is remembered for
    them."""
    if plan.remembers:
        return way
    end = next((i for i, event in enumerate(way) if event.remembered()), len(way))
    return way[:end]


def _plays(game: Game, view: State, action: Action) -> bool:
    """Whether an action plays another card: that is not foreseen, it is another choice."""
    return is_card(next(iter(game.targets(view, action)), ("",))[0])


def foresee(game: Game, view: State, action: Action) -> list[Way]:
    """Every way that a legal action of `view` may go, each as its events; all end before what is random or hidden, and
    before another card is chosen."""
    asked = game.decision(view)
    try:
        step = game.apply(view, action, Hidden())
    except Unknown:
        return [game.preview(view, action)]
    again = game.decision(step.state)
    answers = game.legal(step.state) if again and asked and again.seat == asked.seat else ()
    if not 0 < len(answers) <= MOST_ANSWERS or any(_plays(game, step.state, answer) for answer in answers):
        return [step.events]
    return [step.events + way for answer in answers for way in foresee(game, step.state, answer)]
