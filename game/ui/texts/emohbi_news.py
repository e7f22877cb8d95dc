"""What came of others' turns, in few words beside the player's mark."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.core.data import Event
from game.rules.emohbi.board import HEAD
from game.rules.emohbi.events import Climbed, Fell, Hopped, NothingHappened, Swapped, Turned, Won
from game.rules.emohbi.targets import space_id
from game.ui.models import News
from game.ui.texts.emohbi_log import direction
from game.ui.texts.emohbi_names import level_name
from game.ui.texts.emohbi_pictures import picture
from game.ui.texts.news import Names, Teller, gather
from game.words import _, _n


def news(events: Sequence[Event], names: Names) -> tuple[News, ...]:
    """The news of these events, which may be those of several turns."""
    return gather(events, names, _together, _TELLERS)


def _together(event: Event) -> object:
    return (type(event), event.seat) if isinstance(event, (Climbed, Fell)) else id(event)


def _hopped(run: list[Hopped], names: Names) -> News:
    event = run[0]
    text = _n("moves {n} space", "moves {n} spaces", len(event.path) - 1)
    return News(text, event.seat, 0, 0, space_id(event.path[-1]), picture(event, direction(event.path) == 1), 20)


def _climbed(run: list[Climbed], names: Names) -> News:
    end = run[-1].end
    text = _("climbs the steps") if end[0] == HEAD else _("climbs to the {level}", level=level_name(end[0]))
    return News(text, run[0].seat, 0, 0, space_id(end), picture(run[0]), 50 + len(run))


def _fell(run: list[Fell], names: Names) -> News:
    end = run[-1].end
    text = _("falls to the {level}", level=level_name(end[0]))
    return News(text, run[0].seat, 0, 0, space_id(end), picture(run[0]), 60 + len(run))


def _swapped(run: list[Swapped], names: Names) -> News:
    event = run[0]
    text = _("changes places with {name}", name=names[event.other])
    return News(text, event.seat, 0, 0, f"pawn:{event.seat}", picture(event), 55, (event.other,))


def _turned(run: list[Turned], names: Names) -> News:
    event = run[0]
    text = _("turns Emohbi") if event.level == HEAD else _("turns the {level}", level=level_name(event.level))
    others = tuple(seat for seat in event.riders if seat != event.seat)
    return News(text, event.seat, 0, 0, f"level:{event.level}", picture(event), 40, others)


def _nothing(run: list[NothingHappened], names: Names) -> News:
    return News(_("nothing happens"), run[0].seat, 0, 0, f"pawn:{run[0].seat}", "icons/stay", 5)


def _won(run: list[Won], names: Names) -> News:
    return News(_("is on the summit!"), run[0].seat, 0, 0, "summit", picture(run[0]), 100)


_TELLERS: dict[type[Event], Teller] = {
    Hopped: _hopped,
    Climbed: _climbed,
    Fell: _fell,
    Swapped: _swapped,
    Turned: _turned,
    NothingHappened: _nothing,
    Won: _won,
}
