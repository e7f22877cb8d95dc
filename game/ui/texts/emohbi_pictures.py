"""The pictogram beside a line of the log: that of the card, the face or the icon that it tells of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.rules.core.data import Event
from game.rules.emohbi.events import (
    Climbed,
    Dealt,
    Drawn,
    Fell,
    Hopped,
    Played,
    Rolled,
    SetOut,
    Shuffled,
    Swapped,
    Turned,
    Won,
)

_CARDS = "icons/cards"


def picture(event: Event, clockwise: bool = True) -> str:
    """A picture of `textures/`, or empty; `clockwise` is the way of a move."""
    found = _PICTURES.get(type(event))
    if isinstance(event, Hopped):
        return "icons/clockwise" if clockwise else "icons/anticlockwise"
    return "" if found is None else found(event)


def _rolled(event: Rolled) -> str:
    return f"dice/{'n' if event.die == 'number' else 'c'}{event.face}"


_PICTURES: dict[type[Event], Callable[[Any], str]] = {
    SetOut: lambda event: "icons/play",
    Shuffled: lambda event: _CARDS,
    Dealt: lambda event: _CARDS,
    Drawn: lambda event: _CARDS,
    Played: lambda event: f"cards/{event.card}",
    Rolled: _rolled,
    Climbed: lambda event: "icons/ladder",
    Fell: lambda event: "icons/waterfall",
    Swapped: lambda event: "icons/switch",
    Turned: lambda event: "icons/rotate",
    Won: lambda event: "icons/trophy",
}
