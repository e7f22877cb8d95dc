"""Buttons for what can be decided."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.rules.core.data import Action
from game.rules.magic_hill.actions import (
    Advance,
    Discard,
    Exchange,
    Home,
    Pick,
    Place,
    Raven,
    Reveal,
    Stop,
    Storm,
)
from game.rules.magic_hill.board import SUMMIT
from game.rules.magic_hill.content import JOKER
from game.rules.magic_hill.movement import route
from game.rules.magic_hill.rules import legal
from game.rules.magic_hill.state import State
from game.ui.models import ChoiceView
from game.ui.texts.magic_hill_names import card, level_name, village_name
from game.ui.texts.magic_hill_outcome import landing, outcome
from game.words import _, _n

Names = Sequence[str]
_WAYS = {1: "cw", -1: "ccw", 0: "up"}
_WAY_ICONS = {1: "clockwise", -1: "anticlockwise", 0: "climb_1"}


def step(id_: str) -> ChoiceView | None:
    """*Exchange* leads on to the cards."""
    if id_ != "exchange":
        return None
    return ChoiceView("exchange", _("Exchange cards"), "switch", _("instead of moving"))


def quick(view: State) -> ChoiceView | None:
    """*Place mine quickly* (M6)."""
    if view.question[:1] != ("place",):
        return None
    return ChoiceView("quick", _("Place mine quickly"), "skip")


def choice(view: State, action: Action, names: Names) -> ChoiceView | None:
    """A button for a legal action; None where a click on a card, a chip or the board says it better."""
    return _CHOICES[type(action)](view, action, names)


def _pick(view: State, action: Pick, names: Names) -> ChoiceView | None:
    """Only a joker leaves a choice (M8)."""
    if action.card != JOKER:
        return None
    space = view.goblins[view.active][action.goblin - 1][0]
    where = level_name(space[0]) if space[0] else village_name(space[1])
    return ChoiceView(f"pick-{action.goblin}", _("Goblin {n}", n=action.goblin), "", where)


def _exchange(view: State, action: Exchange, names: Names) -> ChoiceView:
    count = len(action.cards)
    label = _n("Exchange {n} card", "Exchange {n} cards", count)
    said = ", ".join(card(one) for one in action.cards)
    return ChoiceView(f"exchange-{'-'.join(action.cards)}", label, "switch", said)


def _advance(view: State, action: Advance, names: Names) -> ChoiceView | None:
    """A way to move by a number; of a joker's many ways only those that a click on their square can't tell apart."""
    if action.card == JOKER and not _shared(view, action):
        return None
    up = "up-" if action.climb else ""
    id_ = f"advance-{action.card}-{action.spaces}-{up}{_WAYS[action.direction]}"
    end = _end(view, action)
    icon = "summit" if end == SUMMIT else _WAY_ICONS[action.direction]
    return ChoiceView(id_, _move(action, end), icon, landing(view, action, names))


def _end(view: State, action: Advance) -> tuple[int, int]:
    return route(view, action)[-1]


def _shared(view: State, action: Advance) -> bool:
    """Whether another way of the joker ends on the same square; into the tower one of them is enough."""
    end = _end(view, action)
    if end == SUMMIT:
        return action.spaces == 1
    same = [other for other in legal(view) if isinstance(other, Advance) and other.card == JOKER]
    return sum(_end(view, other) == end for other in same) > 1


def _move(action: Advance, end: tuple[int, int]) -> str:
    if end == SUMMIT:
        return _("Up into the tower!")
    if not action.climb:
        if action.direction == 1:
            return _n("{n} square clockwise", "{n} squares clockwise", action.spaces)
        return _n("{n} square anticlockwise", "{n} squares anticlockwise", action.spaces)
    if not action.direction:
        return _("Up to {level}", level=level_name(end[0]))
    if action.direction == 1:
        return _n("Up, then {n} square clockwise", "Up, then {n} squares clockwise", action.spaces - 1)
    return _n("Up, then {n} square anticlockwise", "Up, then {n} squares anticlockwise", action.spaces - 1)


def _stop(view: State, action: Stop, names: Names) -> ChoiceView:
    return ChoiceView("stop", _("Stop here"), "stay", outcome(view, action, (), names))


def _home(view: State, action: Home, names: Names) -> ChoiceView:
    there = sum(place == ((0, action.village), False) for row in view.goblins for place in row)
    note = _n("{n} goblin is there", "{n} goblins are there", there) if there else ""
    return ChoiceView(f"home-{action.village}", village_name(action.village), "home", note)


def _raven(view: State, action: Raven, names: Names) -> ChoiceView:
    return ChoiceView(f"raven-{action.seat}", names[action.seat], "person", outcome(view, action, (), names))


def _storm(view: State, action: Storm, names: Names) -> ChoiceView:
    label = _("Clockwise") if action.direction == 1 else _("Anticlockwise")
    return ChoiceView(f"storm-{_WAYS[action.direction]}", label, _WAY_ICONS[action.direction])


_CHOICES: dict[type[Action], Callable[[State, Any, Names], ChoiceView | None]] = {
    Place: lambda view, action, names: None,
    Pick: _pick,
    Exchange: _exchange,
    Advance: _advance,
    Stop: _stop,
    Home: _home,
    Reveal: lambda view, action, names: None,
    Raven: _raven,
    Discard: lambda view, action, names: None,
    Storm: _storm,
}
