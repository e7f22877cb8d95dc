"""What the tags on the hill show: a card in one sign, and what a move would set off."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.rules.core.data import Action, Event
from game.rules.magic_hill.actions import Pick
from game.rules.magic_hill.content import JOKER
from game.rules.magic_hill.events import ChipTurnedUp, Climbed, Pushed, StoneTaken, Won
from game.rules.magic_hill.state import State
from game.scene.hill_labels import chip_name
from game.ui.models import Mark
from game.ui.texts.magic_hill_names import card as label
from game.ui.texts.magic_hill_outcome import meets_face_down
from game.words import _


def marks(view: State, card: str, action: Action) -> tuple[Mark, ...]:
    """The number, or the joker's star; of a goblin that is picked its number before all else."""
    star = (Mark(label(card), "icons/star"),)
    if isinstance(action, Pick):
        return (Mark(str(action.goblin)), *(star if card == JOKER else ()))
    return star if card == JOKER else (Mark(card),)


def signs(view: State, events: Sequence[Event]) -> tuple[Mark, ...]:
    """Up, push, stone, chip and win; a chip that lies face down is only said to be one (M14 to M17)."""
    if any(isinstance(event, Won) for event in events):
        return (Mark(_("wins"), "icons/trophy"),)
    shown = [_SIGNS[type(event)](event) for event in events if type(event) in _SIGNS]
    if meets_face_down(view, events):
        shown.append(Mark(_("chip face down"), "hill/chips/sign"))
    return tuple(dict.fromkeys(shown))


_SIGNS: dict[type[Event], Callable[[Any], Mark]] = {
    Climbed: lambda event: Mark(_("climbs up"), "icons/up"),
    Pushed: lambda event: Mark(_("pushes"), "icons/push"),
    StoneTaken: lambda event: Mark(_("magic stone"), "hill/stone"),
    ChipTurnedUp: lambda event: Mark(chip_name(event.kind), f"hill/chips/{event.kind}"),
}
