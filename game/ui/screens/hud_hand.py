"""Which card of a hand is which while the hand changes. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from game.ui.models import CardView

_serial = count(1)


def sorted_hand(
    keys: Sequence[str], before: Sequence[CardView], after: Sequence[CardView]
) -> tuple[list[str], dict[str, CardView]]:
    """A key for each card of the hand `after`, the same as `before` (where they were `keys`) for cards that are still
    there, in order; and the cards that have left with the keys they had."""
    left = dict(zip(keys, before, strict=True))
    found: list[str] = []
    at = 0
    for card in after:
        later = [i for i in range(at, len(before)) if before[i].card == card.card]
        if later:
            at = later[0] + 1
            found.append(keys[later[0]])
            del left[keys[later[0]]]
        else:
            found.append(f"dealt:{next(_serial)}")
    return found, left
