"""What came of others' turns, in few words beside the player's mark."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.rules.core.data import Event
from game.rules.magic_hill.board import SUMMIT
from game.rules.magic_hill.events import (
    Climbed,
    Exchanged,
    Fell,
    Pushed,
    RavenCame,
    Rose,
    Space,
    StoneBoxed,
    StoneSnatched,
    StoneTaken,
    StormTurned,
    Walked,
    WentHome,
    Won,
)
from game.rules.magic_hill.targets import space_id
from game.ui.models import News
from game.ui.texts.magic_hill_names import level_name
from game.ui.texts.magic_hill_pictures import picture
from game.ui.texts.news import Names, Teller, gather
from game.words import _, _n


def news(events: Sequence[Event], names: Names) -> tuple[News, ...]:
    """The news of these events, which may be those of several turns."""
    return gather(events, names, id, _TELLERS)


def _news(event: Any, text: str, weight: int, at: Space | None = None) -> News:
    target = f"goblin:{event.seat}:{event.goblin}" if at is None else space_id(at)
    return News(text, event.seat, 0, 0, target, picture([event]), weight)


def _walked(run: list[Walked], names: Names) -> News:
    event = run[0]
    return _news(event, _("goblin {n} moves", n=event.goblin), 20, event.path[-1])


def _climbed(run: list[Climbed], names: Names) -> News:
    event = run[0]
    if event.end == SUMMIT:
        return _news(event, _("goblin {n} climbs into the tower", n=event.goblin), 52, event.end)
    text = _("goblin {n} climbs to {level}", n=event.goblin, level=level_name(event.end[0]))
    return _news(event, text, 46 + event.end[0], event.end)


def _rose(run: list[Rose], names: Names) -> News:
    event = run[0]
    if event.end == SUMMIT:
        return _news(event, _("goblin {n} comes up into the tower", n=event.goblin), 52, event.end)
    text = _("goblin {n} comes up to {level}", n=event.goblin, level=level_name(event.end[0]))
    return _news(event, text, 50, event.end)


def _fell(run: list[Fell], names: Names) -> News:
    event = run[0]
    text = _("goblin {n} falls to {level}", n=event.goblin, level=level_name(event.end[0]))
    return _news(event, text, 60, event.end)


def _pushed(run: list[Pushed], names: Names) -> News:
    event = run[0]
    return _news(event, _("goblin {n} is pushed", n=event.goblin), 42, event.end)


def _went_home(run: list[WentHome], names: Names) -> News:
    return _news(run[0], _("goblin {n} is sent home", n=run[0].goblin), 62)


def _stone(run: list[StoneTaken], names: Names) -> News:
    return _news(run[0], _("finds a magic stone"), 56, run[0].at)


def _boxed(run: list[StoneBoxed], names: Names) -> News:
    return _news(run[0], _("finds a third stone"), 34, run[0].at)


def _snatched(run: list[StoneSnatched], names: Names) -> News:
    return _news(run[0], _("loses a stone to the raven"), 54, run[0].at)


def _raven(run: list[RavenCame], names: Names) -> News:
    event, name = run[0], names[run[0].victim]
    text = _("sends the raven to {name}", name=name) if event.waits else _("takes a stone from {name}", name=name)
    return News(text, event.seat, 0, 0, "", picture([event]), 54, (event.victim,))


def _exchanged(run: list[Exchanged], names: Names) -> News:
    event = run[0]
    text = _n("exchanges a card", "exchanges {n} cards", len(event.cards))
    return News(text, event.seat, 0, 0, "", picture([event]), 10)


def _storm(run: list[StormTurned], names: Names) -> News:
    event = run[0]
    return News(_("a storm turns the hill"), event.seat, 0, 0, "summit", picture([event]), 48)


def _won(run: list[Won], names: Names) -> News:
    return News(_("is in the tower!"), run[0].seat, 0, 0, "summit", picture([run[0]]), 100)


_TELLERS: dict[type[Event], Teller] = {
    Walked: _walked,
    Climbed: _climbed,
    Rose: _rose,
    Fell: _fell,
    Pushed: _pushed,
    WentHome: _went_home,
    StoneTaken: _stone,
    StoneBoxed: _boxed,
    StoneSnatched: _snatched,
    RavenCame: _raven,
    Exchanged: _exchanged,
    StormTurned: _storm,
    Won: _won,
}
