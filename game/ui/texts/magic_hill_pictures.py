"""The pictogram beside a line of the log: that of the card, the chip, the stone or the icon that it tells of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.rules.core.data import Event
from game.rules.magic_hill.events import (
    CardAllowed,
    ChipActed,
    ChipLeft,
    ChipTurnedUp,
    Climbed,
    Dealt,
    Discarded,
    Drawn,
    Escaped,
    Exchanged,
    Fell,
    NothingHappened,
    Placed,
    Played,
    Pushed,
    RavenCame,
    Rose,
    Shuffled,
    StoneBoxed,
    StoneSnatched,
    StoneTaken,
    Stopped,
    StormTurned,
    Waited,
    Walked,
    WentHome,
    Won,
)

_CARDS, _STONE = "icons/cards", "hill/stone"
_CHIP = "hill/chips/{}".format


def picture(run: Sequence[Event]) -> str:
    """A picture of `textures/` for events that are told in one line, or empty: that of the card that was played, else
    that of what happened last."""
    event = run[0] if isinstance(run[0], Played) else run[-1]
    found = _PICTURES.get(type(event))
    return "" if found is None else found(event)


_PICTURES: dict[type[Event], Callable[[Any], str]] = {
    Placed: lambda event: f"hill/badges/{event.goblin}",
    Shuffled: lambda event: _CARDS,
    Dealt: lambda event: _CARDS,
    Drawn: lambda event: _CARDS,
    Played: lambda event: f"hill/cards/{event.card}",
    Exchanged: lambda event: "icons/switch",
    Stopped: lambda event: "icons/stay",
    Walked: lambda event: f"hill/badges/{event.goblin}",
    Climbed: lambda event: f"hill/badges/{event.goblin}",
    Pushed: lambda event: f"hill/badges/{event.goblin}",
    Rose: lambda event: _CHIP("passage"),
    Fell: lambda event: _CHIP("trap"),
    WentHome: lambda event: "icons/home",
    Waited: lambda event: "icons/hourglass",
    Escaped: lambda event: _CHIP("trap"),
    StoneTaken: lambda event: _STONE,
    StoneBoxed: lambda event: _STONE,
    StoneSnatched: lambda event: _CHIP("raven"),
    ChipTurnedUp: lambda event: _CHIP(event.kind),
    ChipActed: lambda event: _CHIP(event.chip),
    ChipLeft: lambda event: _CHIP(event.kind),
    RavenCame: lambda event: _CHIP("raven"),
    Discarded: lambda event: f"hill/cards/{event.card}",
    CardAllowed: lambda event: _CHIP("flying"),
    NothingHappened: lambda event: _CHIP(event.cause),
    StormTurned: lambda event: _CHIP("storm"),
    Won: lambda event: "icons/trophy",
}
