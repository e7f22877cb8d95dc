"""The log: what happened, in words, with names and causes. Cards drawn or dealt are never named."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any

from game.rules.core.data import Event
from game.rules.emohbi.board import HEAD
from game.rules.emohbi.content import DECK, VALUE
from game.rules.emohbi.events import (
    Assembled,
    Climbed,
    Dealt,
    Drawn,
    Fell,
    Hopped,
    NothingHappened,
    Played,
    Rolled,
    SetOut,
    Shuffled,
    Swapped,
    TurnBegan,
    Turned,
    Won,
)
from game.rules.emohbi.targets import space_id
from game.ui.models import LogLine
from game.ui.texts import card_log
from game.ui.texts.emohbi_names import card, face, joined, level_name
from game.ui.texts.emohbi_pictures import picture
from game.words import _, _n

Names = Sequence[str]


def sentence(event: Event, names: Names) -> LogLine | None:
    """One event in words; None for one that needs none (a turn's begin: the next line names its player)."""
    return _told([event], names)


def story(events: Sequence[Event], names: Names) -> tuple[LogLine, ...]:
    """The events of one action: a chain of ladders or waterfalls, and cards that follow each other, are one line."""
    lines: list[LogLine | None] = []
    for _key, group in groupby(events, _together):
        run = list(group)
        lines.append(_told(run, names))
        if isinstance(run[-1], Turned):
            lines += [_may_climb(seat, names) for seat in run[-1].lined_up]
    return tuple(line for line in lines if line)


def _together(event: Event) -> object:
    """Neighbours with an equal key are told together."""
    if isinstance(event, (Climbed, Fell, Drawn)):
        return type(event), event.seat
    return Dealt if isinstance(event, Dealt) else id(event)


def _told(run: list[Any], names: Names) -> LogLine | None:
    """Events of one type, in order, as one line."""
    line = _TELLERS[type(run[0])](run, names)
    ahead = not isinstance(run[0], Hopped) or direction(run[0].path) == 1
    return line and replace(line, picture=picture(run[0], ahead))


def direction(path: Sequence[tuple[int, int]]) -> int:
    """Which way a path goes round its ring: a step that is not to the next index goes over the ring's seam."""
    step = path[1][1] - path[0][1]
    return 1 if step == 1 or step < -1 else -1


def nothing(event: NothingHappened) -> str:
    """Why a card or a face of the chance die did nothing (E15 to E18, E21)."""
    if event.cause == "switch":
        return _("Both stand on the same space: nothing happens")
    if event.cause == "draw2":
        return _("No cards are left to draw: nothing happens")
    if event.level < 0:
        return _("No other player is on a ring with a waterfall: nothing happens")
    if event.cause == "ladder":
        return _("No ladder on the {level}: nothing happens", level=level_name(event.level))
    return _("No waterfall on the {level}: nothing happens", level=level_name(event.level))


def _assembled(run: list[Assembled], names: Names) -> LogLine:
    return LogLine(_n("{n} player sets out for the summit", "{n} players set out for the summit", run[0].seats))


def _set_out(run: list[SetOut], names: Names) -> LogLine:
    seat, letter = run[0].seat, run[0].letter
    text = _("{name} starts from village {letter}", name=names[seat], letter=letter)
    return LogLine(text, seat, space_id(run[0].at))


def _played(run: list[Played], names: Names) -> LogLine:
    seat, name = run[0].seat, names[run[0].seat]
    if run[0].card in VALUE:
        return LogLine(_("{name} plays a {number}", name=name, number=card(run[0].card)), seat)
    return LogLine(_("{name} plays “{card}”", name=name, card=card(run[0].card)), seat)


def announced(events: Sequence[Event], names: Names) -> str:
    """The orange stone, before the chance die lies still (E21)."""
    rolls = [event for event in events if isinstance(event, Rolled)]
    if not rolls:
        return ""
    name = names[rolls[0].seat]
    if rolls[0].die == "chance":
        return _("Orange stone! {name} rolls the chance die.", name=name)
    return _("{name} rolls the die.", name=name)


def _rolled(run: list[Rolled], names: Names) -> LogLine:
    seat, name = run[0].seat, names[run[0].seat]
    if run[0].die == "number":
        return LogLine(_("{name} rolls a {number}", name=name, number=run[0].face), seat, die=f"n{run[0].face}")
    shown = _("Orange stone! {name} rolls the chance die: {face}", name=name, face=face(str(run[0].face)))
    return LogLine(shown, seat, die=f"c{run[0].face}")


def _hopped(run: list[Hopped], names: Names) -> LogLine:
    seat, path = run[0].seat, run[0].path
    name, spaces = names[seat], len(path) - 1
    if direction(path) == 1:
        text = _n("{name} moves {n} space clockwise", "{name} moves {n} spaces clockwise", spaces, name=name)
    else:
        text = _n("{name} moves {n} space anticlockwise", "{name} moves {n} spaces anticlockwise", spaces, name=name)
    return LogLine(text, seat, space_id(path[-1]))


def _climbed(run: list[Climbed], names: Names) -> LogLine:
    seat, end = run[0].seat, run[-1].end
    return LogLine(climbing(names[seat], len(run), end[0]), seat, space_id(end))


def climbing(name: str, ladders: int, level: int) -> str:
    """A chain of so many ladders that ends on `level`; the steps are the last one where that is the summit."""
    if level != HEAD:
        return _n(
            "{name} climbs a ladder to the {level}", "{name} climbs {n} ladders to the {level}",
            ladders, name=name, level=level_name(level),
        )  # fmt: skip
    if ladders == 1:
        return _("{name} climbs Emohbi's steps", name=name)
    return _n(
        "{name} climbs a ladder and Emohbi's steps", "{name} climbs {n} ladders and Emohbi's steps",
        ladders - 1, name=name,
    )  # fmt: skip


def _fell(run: list[Fell], names: Names) -> LogLine:
    seat, end = run[0].seat, run[-1].end
    return LogLine(falling(names[seat], len(run), end[0]), seat, space_id(end))


def falling(name: str, waterfalls: int, level: int) -> str:
    """A chain of so many waterfalls that ends on `level`."""
    return _n(
        "{name} falls down a waterfall to the {level}", "{name} falls down {n} waterfalls to the {level}",
        waterfalls, name=name, level=level_name(level),
    )  # fmt: skip


def _swapped(run: list[Swapped], names: Names) -> LogLine:
    seat, other = run[0].seat, run[0].other
    return LogLine(_("{name} and {other} change places", name=names[seat], other=names[other]), seat, f"pawn:{other}")


def _turned(run: list[Turned], names: Names) -> LogLine:
    event = run[0]
    text = _turning(names[event.seat], event.level, event.direction)
    if event.riders:
        riders = joined([names[seat] for seat in event.riders])
        text = _n(
            "{turning}; {names} rides along", "{turning}; {names} ride along",
            len(event.riders), turning=text, names=riders,
        )  # fmt: skip
    return LogLine(text, event.seat, f"level:{event.level}")


def _turning(name: str, level: int, direction: int) -> str:
    if level == HEAD:
        if direction == 1:
            return _("{name} turns Emohbi clockwise", name=name)
        return _("{name} turns Emohbi anticlockwise", name=name)
    if direction == 1:
        return _("{name} turns the {level} clockwise", name=name, level=level_name(level))
    return _("{name} turns the {level} anticlockwise", name=name, level=level_name(level))


def _may_climb(seat: int, names: Names) -> LogLine:
    """E14, E20: a ladder that waits for its turn."""
    text = _("{name} now stands at a ladder's foot and may climb at the start of the next turn", name=names[seat])
    return LogLine(text, seat, f"pawn:{seat}")


def _nothing_happened(run: list[NothingHappened], names: Names) -> LogLine:
    return LogLine(nothing(run[0]), run[0].seat, f"level:{run[0].level}" if run[0].level >= 0 else "")


def _won(run: list[Won], names: Names) -> LogLine:
    return LogLine(_("{name} reaches the summit and wins!", name=names[run[0].seat]), run[0].seat, "summit")


_TELLERS: dict[type[Event], Callable[[list[Any], Names], LogLine | None]] = {
    Assembled: _assembled,
    SetOut: _set_out,
    Shuffled: lambda run, names: card_log.shuffled(run[0], len(DECK)),
    Dealt: card_log.dealt,
    Drawn: card_log.drawn,
    TurnBegan: lambda run, names: None,
    Played: _played,
    Rolled: _rolled,
    Hopped: _hopped,
    Climbed: _climbed,
    Fell: _fell,
    Swapped: _swapped,
    Turned: _turned,
    NothingHappened: _nothing_happened,
    Won: _won,
}
