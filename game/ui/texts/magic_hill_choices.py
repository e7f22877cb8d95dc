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
from game.rules.magic_hill.state import State, pairs_of
from game.table.chooser import is_card
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


def stepped(view: State, picked: Sequence[str], name: str) -> str:
    """Which cards are exchanged, which village a goblin is for, which goblin a card picks, or where it leads."""
    first = next(iter(picked), "")
    if first.startswith("goblin:"):
        return _("{name}, now choose a village for goblin {n}.", name=name, n=first.rpartition(":")[2])
    if first == "exchange":
        return _("{name}, which cards do you exchange? Click them, then the button.", name=name)
    if not is_card(first):
        return ""
    if view.question[0] == "turn":
        return _("{name}, which goblin?", name=name)
    if len(picked) > 1:
        return _("{name}, which way round?", name=name)
    return _("{name}, where to with goblin {n}?", name=name, n=view.goblin)


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
    end = _end(view, action)
    same = [other for other in legal(view) if _twins(view, action, other)]
    if not _shown(view, action, end, same):
        return None
    up = "up-" if action.climb else ""
    id_ = f"advance-{action.card}-{action.spaces}-{up}{_WAYS[action.direction]}"
    either = len(same) > 1 and not _pushes(view, end)
    icon = "summit" if end == SUMMIT else "" if either else _WAY_ICONS[action.direction]
    label = _n("{n} square", "{n} squares", action.spaces) if either and end != SUMMIT else _move(action, end)
    return ChoiceView(id_, label, icon, landing(view, action, names))


def _end(view: State, action: Advance) -> tuple[int, int]:
    return route(view, action)[-1]


def _twins(view: State, action: Advance, other: Action) -> bool:
    """Whether another action plays the same card to the same square."""
    return isinstance(other, Advance) and other.card == action.card and _end(view, other) == _end(view, action)


def _pushes(view: State, end: tuple[int, int]) -> bool:
    """Whether it counts which way one comes to a square (M15)."""
    return end in pairs_of(view.goblins)


def _shown(view: State, action: Advance, end: tuple[int, int], same: list[Action]) -> bool:
    """Whether a way has a button; into the tower one of a card's ways is enough."""
    if end == SUMMIT:
        return action.card != JOKER or action.spaces == 1
    if action.card == JOKER:
        return len(same) > 1 and _pushes(view, end)
    return _pushes(view, end) or same[0] == action


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
