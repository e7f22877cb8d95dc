"""What the tags on the island show: a card in one sign, and what a move would set off."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.rules.core.data import Action, Event
from game.rules.emohbi.actions import Climb, Move, Nearest
from game.rules.emohbi.events import Climbed, Fell, Hopped, Space, Won
from game.rules.emohbi.state import State, lined_up
from game.ui.models import FALL, Mark
from game.ui.texts.emohbi_choices import WAY_ICONS, way
from game.ui.texts.emohbi_names import card as label
from game.words import _, _n


def marks(view: State, card: str, action: Action) -> tuple[Mark, ...]:
    """The number of a card, or its name; without one how far one moves, which way, how many ladders one climbs."""
    if card:
        return (Mark(card if card.isdigit() else label(card)),)
    if isinstance(action, Move):
        return (Mark(str(view.question[1])),)
    if isinstance(action, Climb):
        return (_climb(view, action.ladders),)
    return (Mark(way(action.direction), f"icons/{WAY_ICONS[action.direction]}"),) if isinstance(action, Nearest) else ()


def _climb(view: State, ladders: int) -> Mark:
    if ladders:
        return Mark(_n("climb {n} ladder", "climb {n} ladders", ladders), f"icons/climb_{ladders}")
    return Mark(_("falls down"), FALL) if view.question[2] else Mark(_("stay here"), "icons/stay")


def signs(view: State, events: Sequence[Event]) -> tuple[Mark, ...]:
    """Climbs, falls, the ladder and the chance space that wait at the end, and a win (E11, E12, E21)."""
    if any(isinstance(event, Won) for event in events):
        return (Mark(_("wins"), "icons/trophy"),)
    shown = [_SIGNS[type(event)](event) for event in events if type(event) in _SIGNS]
    ends = [event.path[-1] for event in events if isinstance(event, Hopped)]
    fell = any(isinstance(event, Fell) for event in events)
    if ends and not fell and lined_up(view.board, view.rotation, ends[-1]):
        shown.append(Mark(_("ladder"), "icons/ladder"))
    if ends and not fell and _rolls(view, ends[-1]):
        shown.append(Mark(_("chance die"), "icons/dice"))
    return tuple(dict.fromkeys(shown))


def _rolls(view: State, end: Space) -> bool:
    """E21: whether the chance die is rolled on a space."""
    off = view.options.chance == "off" or (view.options.chance == "once" and view.rolled)
    return not off and view.board.chance[end[0]][end[1]]


_SIGNS: dict[type[Event], Callable[[Any], Mark]] = {
    Climbed: lambda event: Mark(_("climbs up"), "icons/up"),
    Fell: lambda event: Mark(_("falls down"), FALL),
}
