"""What every game's log says of cards that are shuffled, dealt and drawn: their events look the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.ui.models import LogLine
from game.words import _, _n

Names = Sequence[str]


def shuffled(event: Any, whole: int) -> LogLine:
    """A new draw pile; of `whole` cards it is the first one."""
    if len(event.deck) == whole:
        return LogLine(_("The cards are shuffled"))
    return LogLine(_("No cards are left to draw, so the played cards are shuffled and used again"))


def dealt(run: Sequence[Any], names: Names) -> LogLine:
    """One event deals to one seat; a run of them is the whole first deal."""
    if len(run) == 1:
        return LogLine(_("{name} gets a card", name=names[run[0].seat]), run[0].seat)
    each = sum(event.seat == run[0].seat for event in run)
    return LogLine(_n("Everybody gets {n} card", "Everybody gets {n} cards", each))


def drawn(run: Sequence[Any], names: Names) -> LogLine:
    """How many cards a seat has drawn; which ones is nobody else's business."""
    seat = run[0].seat
    return LogLine(_n("{name} draws a card", "{name} draws {n} cards", len(run), name=names[seat]), seat)
