"""What is heard of events that are over at once: the one sound of the weightiest."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.rules.core.data import Event

GISTS: Final = {
    "Shuffled": "shuffle", "Dealt": "card_draw", "Drawn": "card_draw", "Exchanged": "card_flick",
    "Discarded": "card_land", "Played": "card_land", "Waited": "waits", "Escaped": "bow", "Stopped": "hop_soft",
    "Stuck": "nothing", "NothingHappened": "nothing", "Rolled": "die_hit", "Placed": "land", "SetOut": "land",
    "ChipTurnedUp": "chip_down", "ChipActed": "spark", "CardAllowed": "bonus", "Hopped": "hop_stone",
    "Walked": "hop_stone", "Climbed": "hop_wood", "Rose": "passage", "Pushed": "oof", "Fell": "splash",
    "Swapped": "leap", "ChipLeft": "crystal", "StoneBoxed": "shatter", "StoneTaken": "stone", "WentHome": "trap",
    "RavenCame": "raven", "StoneSnatched": "raven", "Turned": "clunk", "StormTurned": "clunk", "Assembled": "clunk",
    "Won": "win",
}  # fmt: skip
"""By the name of an event's type, the weightiest last. What begins a turn or tidies up is not told."""
_ORDER = tuple(GISTS)


def gist(events: Iterable[Event]) -> str | None:
    """The sound that stands for all these events; None if none of them is worth one."""
    told = [_ORDER.index(name) for name in {type(event).__name__ for event in events} if name in GISTS]
    return GISTS[_ORDER[max(told)]] if told else None
