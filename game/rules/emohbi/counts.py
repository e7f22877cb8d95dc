"""What the statistics of a game of Emohbi count."""

from __future__ import annotations

from typing import Any

from game.rules.core.data import Event
from game.rules.core.protocol import Count
from game.rules.emohbi.content import CHANCE_DIE, NUMBER_DIE
from game.rules.emohbi.events import Climbed, Dealt, Drawn, Fell, Hopped, Swapped, TurnBegan, Turned

COUNTS = ("turns", "spaces", "ladders", "falls", "sent", "swaps", "rotations")
"""`sent` are the waterfalls that somebody else fell down in one's own turn."""
DICE: dict[str, tuple[object, ...]] = {"number": NUMBER_DIE, "chance": CHANCE_DIE}
_ONCE: dict[type[Event], str] = {
    TurnBegan: "turns",
    Climbed: "ladders",
    Fell: "falls",
    Swapped: "swaps",
    Turned: "rotations",
}


def counts(actor: int, event: Any) -> tuple[Count, ...]:
    """What one event of an action of `actor` adds."""
    if isinstance(event, Hopped):
        return (("spaces", event.seat, len(event.path) - 1),)
    if isinstance(event, Fell) and event.seat != actor:
        return ("falls", event.seat, 1), ("sent", actor, 1)
    what = _ONCE.get(type(event))
    return ((what, event.seat, 1),) if what else ()


def drawn(event: Event) -> tuple[int, str] | None:
    """The seat that drew a card or was dealt it, and the card."""
    return (event.seat, event.card) if isinstance(event, (Dealt, Drawn)) and event.card else None
