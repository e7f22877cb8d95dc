"""Buttons for what can be decided."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.rules.core.data import Action
from game.rules.emohbi import effects
from game.rules.emohbi.actions import Climb, Move, Nearest, Play, Rotate, Start, Switch, Waterfall
from game.rules.emohbi.board import HEAD
from game.rules.emohbi.content import VALUE
from game.rules.emohbi.events import Space
from game.rules.emohbi.state import State, lined_up
from game.table.chooser import is_card
from game.ui.models import ChoiceView
from game.ui.texts.emohbi_names import card, level_name, place
from game.ui.texts.emohbi_outcome import landing
from game.words import _, _n

_WAYS = {1: "cw", -1: "ccw", 0: "here"}
WAY_ICONS = {1: "clockwise", -1: "anticlockwise"}


def step(id_: str) -> ChoiceView | None:
    """A level that is to be turned leads on to which way."""
    what, _sep, level = id_.partition(":")
    return ChoiceView(f"level-{level}", level_name(int(level)), "rotate") if what == "level" else None


def stepped(view: State, picked: Sequence[str], name: str) -> str:
    """Where a card leads by ladders or without, which waterfall a pawn is sent to, or which way a level turns."""
    first = next(iter(picked), "")
    if first.startswith(("pawn:", "seat:")):
        return _("{name}, which waterfall?", name=name)
    if first.startswith("level:"):
        return _("{name}, which way does it turn?", name=name)
    return _("{name}, where to?", name=name) if is_card(first) else ""


def quick(view: State) -> ChoiceView | None:
    """Nothing takes long enough to leave it to the computer."""
    return None


def choice(view: State, action: Action, names: Sequence[str]) -> ChoiceView | None:
    """A button for a legal action; None where it would say nothing (a card without a ladder at hand, two ways to one
    space)."""
    return _CHOICES[type(action)](view, action, names)


def way(direction: int) -> str:
    """Which way round, seen from above."""
    return _("Clockwise") if direction == 1 else _("Anticlockwise")


def _here(view: State) -> Space:
    return view.pawns[view.active] or (0, 0)


def _start(view: State, action: Start, names: Sequence[str]) -> ChoiceView:
    return ChoiceView(f"letter-{action.letter}", _("Village {letter}", letter=action.letter))


def _play(view: State, action: Play, names: Sequence[str]) -> ChoiceView | None:
    """E14: only where a ladder is at hand, so that there is something to tell apart."""
    here = _here(view)
    tops = lined_up(view.board, view.rotation, here)
    if view.question[0] != "play" or not tops:
        return None
    id_ = f"play-{action.card}-{action.climb}"
    if not action.climb:
        return ChoiceView(id_, _("Don't climb"), "stay", card_after(action.card, 0))
    label, icon = _climbing(here[0], action.climb)
    if here[0] + action.climb == HEAD:
        return ChoiceView(id_, label, icon)
    level, then = level_name(here[0] + action.climb), card_after(action.card, action.climb)
    return ChoiceView(id_, label, icon, _("to the {level}. {then}", level=level, then=then))


def card_after(of: str, ladders: int) -> str:
    """What a card still does when so many ladders were climbed first (E14)."""
    if of not in VALUE:
        return _("Then: {card}", card=card(of))
    left = VALUE[of] - ladders
    if not left:
        return _("That uses up the card.")
    return _n("Then move {n} space.", "Then move {n} spaces.", left)


def _climbing(level: int, ladders: int) -> tuple[str, str]:
    """Label and icon of a climb from `level`."""
    if level + ladders == HEAD:
        return _("Climb to the summit!"), "summit"
    return _n("Climb {n} ladder", "Climb {n} ladders", ladders), f"climb_{ladders}"


def _climb(view: State, action: Climb, names: Sequence[str]) -> ChoiceView:
    id_, level = f"climb-{action.ladders}", _here(view)[0]
    if not action.ladders:
        if view.question[2]:
            return ChoiceView(id_, _("Fall down the waterfall"), "waterfall")
        return ChoiceView(id_, _("Stay here"), "stay")
    label, icon = _climbing(level, action.ladders)
    top = level + action.ladders
    return ChoiceView(id_, label, icon, "" if top == HEAD else _("to the {level}", level=level_name(top)))


def _along(view: State, spaces: int, action: Move | Nearest, names: Sequence[str]) -> ChoiceView | None:
    """A way round the ring; None where both ways end on the same space."""
    if 2 * spaces % view.board.spaces[_here(view)[0]] == 0:
        return None
    id_, icon = f"{action.type}-{_WAYS[action.direction]}", WAY_ICONS[action.direction]
    return ChoiceView(id_, way(action.direction), icon, landing(view, action, names))


def _move(view: State, action: Move, names: Sequence[str]) -> ChoiceView | None:
    return _along(view, view.question[1], action, names)


def _nearest(view: State, action: Nearest, names: Sequence[str]) -> ChoiceView | None:
    level, index = _here(view)
    if view.question[1] == "ladder":
        spaces = effects.nearest_ladder(view, level, index)[0]
    else:
        spaces = view.board.near_fall[level][index][0]
    return _along(view, spaces, action, names)


def _switch(view: State, action: Switch, names: Sequence[str]) -> ChoiceView:
    return ChoiceView(f"switch-{action.seat}", names[action.seat], "switch", place(view, action.seat))


def _waterfall(view: State, action: Waterfall, names: Sequence[str]) -> ChoiceView:
    name, note = names[action.seat], place(view, action.seat)
    if len(effects.waterfall_ways(view, action.seat)) > 1:
        note = _("{place}, clockwise", place=note) if action.direction == 1 else _("{place}, anticlockwise", place=note)
    return ChoiceView(f"waterfall-{action.seat}-{_WAYS[action.direction]}", name, "waterfall", note)


def _rotate(view: State, action: Rotate, names: Sequence[str]) -> ChoiceView:
    level = level_name(action.level)
    label = _("{level}, clockwise", level=level) if action.direction == 1 else _("{level}, anticlockwise", level=level)
    id_, icon = f"rotate-{action.level}-{_WAYS[action.direction]}", WAY_ICONS[action.direction]
    return ChoiceView(id_, label, icon, landing(view, action, names))


_CHOICES: dict[type[Action], Callable[[State, Any, Sequence[str]], ChoiceView | None]] = {
    Start: _start,
    Play: _play,
    Move: _move,
    Climb: _climb,
    Nearest: _nearest,
    Switch: _switch,
    Waterfall: _waterfall,
    Rotate: _rotate,
}
