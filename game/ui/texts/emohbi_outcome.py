"""Where an action leads, in one line, before it is done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby, takewhile
from typing import Any

from game.rules.core.chance import Hidden
from game.rules.core.data import Action, Event
from game.rules.emohbi.actions import Move, Nearest, Play, Rotate, Start
from game.rules.emohbi.board import HEAD
from game.rules.emohbi.content import VALUE
from game.rules.emohbi.events import (
    Climbed,
    Drawn,
    Fell,
    Hopped,
    NothingHappened,
    Rolled,
    Shuffled,
    Space,
    Swapped,
    TurnBegan,
    Turned,
    Won,
)
from game.rules.emohbi.rules import apply, preview
from game.rules.emohbi.state import State, is_fall, lined_up
from game.ui.texts.emohbi_log import direction, falling, nothing
from game.ui.texts.emohbi_names import joined, level_name
from game.words import _, _n

Names = Sequence[str]


def outcome(view: State, action: Action, events: Sequence[Event], names: Names) -> str:
    """Where a legal action leads and what follows, as short sentences in a row. `view` is from before it; of `events`,
    its preview or longer, those up to the next roll, draw or turn count."""
    if isinstance(action, Start):
        return _("Starts from village {letter}.", letter=action.letter)
    told = _told(view, action, _sure(events), names)
    return told or (_("Brings nobody a ladder.") if isinstance(action, Rotate) else _("Stays here."))


def landing(view: State, action: Action, names: Names) -> str:
    """What waits at the end of a legal movement or turn of a level, without the movement; empty for nothing special."""
    return _told(view, action, _sure(preview(view, action)), names, hops=False)


def _told(view: State, action: Action, events: Sequence[Event], names: Names, hops: bool = True) -> str:
    """What happens and what waits where it ends; without the movement itself, if `hops` is False."""
    if any(isinstance(event, Won) for event in events):
        return _("Climbs to the summit and wins!")
    runs = [list(run) for _key, run in groupby(events, _together)]
    told = [_part(view, run, names) for run in runs if hops or not isinstance(run[0], Hopped)]
    told += [_next(view, action, events, names), _ladder(view, action, events), _stone(view, action, events)]
    return " ".join(part for part in told if part)


def _sure(events: Sequence[Event]) -> list[Event]:
    return list(takewhile(lambda event: not isinstance(event, (TurnBegan, Rolled, Drawn, Shuffled)), events))


def _together(event: Event) -> object:
    return (type(event), event.seat) if isinstance(event, (Climbed, Fell)) else id(event)


def _part(view: State, run: list[Any], names: Names) -> str:
    part = _PARTS.get(type(run[0]))
    return part(view, run, names) if part else ""


def _hopped(view: State, run: list[Hopped], names: Names) -> str:
    """Where somebody else is sent shows in the fall that follows."""
    if run[0].seat != view.active:
        return ""
    spaces = len(run[0].path) - 1
    if direction(run[0].path) == 1:
        return _n("Moves {n} space clockwise.", "Moves {n} spaces clockwise.", spaces)
    return _n("Moves {n} space anticlockwise.", "Moves {n} spaces anticlockwise.", spaces)


def _climbed(view: State, run: list[Climbed], names: Names) -> str:
    level = level_name(run[-1].end[0])
    return _n("Climbs a ladder to the {level}.", "Climbs {n} ladders to the {level}.", len(run), level=level)


def _fell(view: State, run: list[Fell], names: Names) -> str:
    level = run[-1].end[0]
    if run[0].seat != view.active:
        return _("{sentence}.", sentence=falling(names[run[0].seat], len(run), level))
    return _n(
        "Falls down a waterfall to the {level}.", "Falls down {n} waterfalls to the {level}.",
        len(run), level=level_name(level),
    )  # fmt: skip


def _swapped(view: State, run: list[Swapped], names: Names) -> str:
    other, start, end = names[run[0].other], run[0].start[0], run[0].end[0]
    if end == start:
        return _("Changes places with {name} on the {level}.", name=other, level=level_name(end))
    if end > start:
        return _("Goes up to the {level}. {name} comes down.", name=other, level=level_name(end))
    return _("Goes down to the {level}. {name} comes up.", name=other, level=level_name(end))


def _turned(view: State, run: list[Turned], names: Names) -> str:
    """Who gets a ladder, or loses one."""
    event = run[0]
    before, after = _at_ladders(view, view.rotation), _at_ladders(view, event.rotation)
    got = [names[seat] for seat in after if seat not in before and seat != view.active]
    lost = [names[seat] for seat in before if seat not in after]
    parts = []
    if got:
        parts.append(_n("{names} gets a ladder.", "{names} get ladders.", len(got), names=joined(got)))
    if lost:
        parts.append(_n("{names} loses a ladder.", "{names} lose their ladders.", len(lost), names=joined(lost)))
    return " ".join(parts)


def _at_ladders(view: State, rotation: tuple[int, ...]) -> list[int]:
    """The seats that stand at a ladder's foot."""
    return [seat for seat, at in enumerate(view.pawns) if at and lined_up(view.board, rotation, at)]


def _end(view: State, events: Sequence[Event]) -> Space:
    """Where the active pawn stands after the events."""
    at = view.pawns[view.active] or (0, 0)
    for event in events:
        if isinstance(event, Hopped) and event.seat == view.active:
            at = event.path[-1]
        elif isinstance(event, (Climbed, Fell, Swapped)) and event.seat == view.active:
            at = event.end
    return at


def _rotation(view: State, events: Sequence[Event]) -> tuple[int, ...]:
    return next((event.rotation for event in events if isinstance(event, Turned)), view.rotation)


def _next(view: State, action: Action, events: Sequence[Event], names: Names) -> str:
    """What a card asks or rolls after this."""
    if not isinstance(action, Play) or _last(events):
        return ""
    if action.card in VALUE:
        left = VALUE[action.card] - action.climb
        told = _n("Moves {n} space, either way.", "Moves {n} spaces, either way.", left)
        return _both_ways(view, action, told, names) if left else ""
    if action.card == "ladder":
        at_foot = lined_up(view.board, view.rotation, _end(view, events))
        return "" if at_foot else _both_ways(view, action, _("Two ladders are equally near."), names)
    return _QUESTIONS[action.card]()


def _both_ways(view: State, action: Play, told: str, names: Names) -> str:
    """`told`, and what waits at the end of either way, where something does."""
    after = apply(view, action, Hidden()).state
    ways: type[Move] | type[Nearest] = Move if after.question[0] == "move" else Nearest
    there, back = landing(after, ways(1), names), landing(after, ways(-1), names)
    if there and there == back:
        return _("{told} Both ways: {end}", told=told, end=there)
    if there:
        told = _("{told} Clockwise: {end}", told=told, end=there)
    return _("{told} Anticlockwise: {end}", told=told, end=back) if back else told


_QUESTIONS: dict[str, Callable[[], str]] = {
    "switch": lambda: _("Change places with another player: you choose who."),
    "draw2": lambda: _("Draw 2 cards, then play one of them."),
    "waterfall": lambda: _("Send another player down a waterfall: you choose who."),
    "die": lambda: _("Roll the die, then move, either way."),
    "rotate": lambda: _("Turn a level by one segment: you choose which."),
}


def _last(events: Sequence[Event]) -> Event | None:
    """The last thing that came of a card or an answer; None while the card still asks. Climbing may come before it."""
    last = events[-1] if events else None
    return last if isinstance(last, (Hopped, Fell, Swapped, Turned, NothingHappened)) else None


def _ladder(view: State, action: Action, events: Sequence[Event]) -> str:
    """The ladders lined up where it ends (E11, E17, E20); after a swap they wait for the next turn (E15)."""
    end, last = _end(view, events), _last(events)
    tops = lined_up(view.board, _rotation(view, events), end)
    stays = isinstance(action, Play) and action.card == "ladder" and last is None
    if not tops or not (stays or isinstance(last, (Hopped, Swapped, Turned))):
        return ""
    if isinstance(last, Swapped):
        return _("A ladder is there for the next turn.")
    told = _way_up(len(tops), tops[-1][0])
    falls = isinstance(last, Hopped) and is_fall(view.board, end)
    return _("{ladders} If you stay, you fall down the waterfall.", ladders=told) if falls else told


def _way_up(ladders: int, level: int) -> str:
    if level == HEAD:
        return _("The way to the summit is open!")
    up_to = level_name(level)
    return _n("A ladder to the {level}!", "{n} ladders in a row, up to the {level}!", ladders, level=up_to)


def _stone(view: State, action: Action, events: Sequence[Event]) -> str:
    """E21: whether the turn ends on an orange stone."""
    ends = not isinstance(action, Play) or _last(events)
    end = _end(view, events)
    tried = not view.fresh and end == view.pawns[view.active]
    off = view.options.chance == "off" or (view.options.chance == "once" and view.rolled)
    if not ends or tried or off or not view.board.chance[end[0]][end[1]]:
        return ""
    return _("An orange stone: roll the chance die!")


_PARTS: dict[type[Event], Callable[[State, Any, Names], str]] = {
    Hopped: _hopped,
    Climbed: _climbed,
    Fell: _fell,
    Swapped: _swapped,
    Turned: _turned,
    NothingHappened: lambda view, run, names: _("{sentence}.", sentence=nothing(run[0])),
}
