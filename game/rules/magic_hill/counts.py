"""What the statistics of a game of Magic Hill count."""

from __future__ import annotations

from typing import Any

from game.rules.core.data import Event
from game.rules.core.protocol import Count
from game.rules.magic_hill.content import CHIPS
from game.rules.magic_hill.events import (
    ChipActed,
    Climbed,
    Dealt,
    Drawn,
    Exchanged,
    Fell,
    Pushed,
    Rose,
    StoneTaken,
    TurnBegan,
    Walked,
    WentHome,
)

COUNTS = (
    "turns", "squares", "climbs", "rises", "pushes", "pushed", "falls", "home", "stones", "exchanged",
    *(f"chip:{kind}" for kind in CHIPS),
)  # fmt: skip
"""`pushes` is for who pushed somebody else's goblin, `pushed` for whose goblin it was."""
DICE: dict[str, tuple[object, ...]] = {}
_ONCE: dict[type[Event], str] = {
    TurnBegan: "turns",
    Climbed: "climbs",
    Rose: "rises",
    Fell: "falls",
    WentHome: "home",
    StoneTaken: "stones",
}


def counts(actor: int, event: Any) -> tuple[Count, ...]:
    """What one event of an action of `actor` adds."""
    match event:
        case Walked(seat=seat, path=path):
            return (("squares", seat, len(path) - 1),)
        case Exchanged(seat=seat, cards=cards):
            return (("exchanged", seat, len(cards)),)
        case ChipActed(seat=seat, chip=chip):
            return ((f"chip:{chip}", seat, 1),)
        case Pushed(seat=seat):
            return ("pushed", seat, 1), *((("pushes", actor, 1),) if seat != actor else ())
    what = _ONCE.get(type(event))
    return ((what, event.seat, 1),) if what else ()


def drawn(event: Event) -> tuple[int, str] | None:
    """The seat that drew a card or was dealt it, and the card."""
    return (event.seat, event.card) if isinstance(event, (Dealt, Drawn)) and event.card else None
