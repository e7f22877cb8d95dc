"""From a place on the board to an action, and why some places lead to none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from game.rules.core.data import Action
from game.rules.core.protocol import Reach, Reason
from game.rules.magic_hill.actions import (
    Advance,
    Discard,
    Exchange,
    Home,
    Pick,
    Place,
    Raven,
    Reveal,
    Stop,
    Storm,
)
from game.rules.magic_hill.board import SUMMIT, touched
from game.rules.magic_hill.content import JOKER, VALUES
from game.rules.magic_hill.events import Space
from game.rules.magic_hill.movement import FARTHEST, WAYS, route
from game.rules.magic_hill.rules import legal
from game.rules.magic_hill.state import State, pairs_of, standing

Clicks: TypeAlias = tuple[tuple[str, ...], ...]
"""One click after the other; for each of them the ids that mean the same."""


def space_id(space: Space) -> str:
    """`square:LEVEL:INDEX`, `village:NUMBER`, or `summit`."""
    if space == SUMMIT:
        return "summit"
    return f"square:{space[0]}:{space[1]}" if space[0] else f"village:{space[1]}"


def targets(view: State, action: Action) -> Clicks:
    """The clicks that mean a legal action; what two actions have in common comes first."""
    return _TARGETS[type(action)](view, action)


def _cards(view: State, card: str) -> tuple[str, ...]:
    hand = view.hands[view.question[1]]
    return tuple(f"card:{position}" for position, held in enumerate(hand) if held == card)


def _ids_at(view: State, space: Space) -> tuple[str, ...]:
    """A square and all that stands or lies on it."""
    goblins = [
        f"goblin:{seat}:{number}"
        for seat, row in enumerate(view.goblins)
        for number, place in enumerate(row, 1) if place and place[0] == space
    ]
    chips = [f"chip:{space[0]}:{space[1]}" for chip in view.chips if chip.at == space]
    return (space_id(space), *goblins, *chips)


def reach(view: State, action: Action) -> tuple[Reach, ...]:
    """The square that a move ends on, or the goblin that a first card picks (M8)."""
    if isinstance(action, Advance):
        return (Reach(_ids_at(view, route(view, action)[-1]), (action,)),)
    return (Reach((f"goblin:{view.active}:{action.goblin}",), (action,)),) if isinstance(action, Pick) else ()


def _pick(view: State, action: Pick) -> Clicks:
    return (_cards(view, action.card), (f"goblin:{view.active}:{action.goblin}",))


def _exchange(view: State, action: Exchange) -> Clicks:
    return (("exchange",), *(_cards(view, card) for card in action.cards), ("done",))


def _advance(view: State, action: Advance) -> Clicks:
    """Which way a goblin comes to a square counts only where it pushes (M15)."""
    end = route(view, action)[-1]
    way = ((_WAY[action.direction],),) if end in pairs_of(view.goblins) else ()
    return (_cards(view, action.card), _ids_at(view, end), *way)


_WAY = {1: "clockwise", -1: "anticlockwise"}

_TARGETS: dict[type[Action], Callable[[State, Any], Clicks]] = {
    Place: lambda view, action: ((f"goblin:{view.active}:{action.goblin}",), (f"village:{action.village}",)),
    Pick: _pick,
    Exchange: _exchange,
    Advance: _advance,
    Stop: lambda view, action: (("stop",),),
    Home: lambda view, action: ((f"village:{action.village}",),),
    Reveal: lambda view, action: (_ids_at(view, action.at),),
    Raven: lambda view, action: ((f"seat:{action.seat}",),),
    Discard: lambda view, action: (_cards(view, action.card),),
    Storm: lambda view, action: ((_WAY[action.direction],),),
}


def why_not(view: State, target: str) -> Reason | None:
    """Why a place, a goblin, a chip or a card can't be chosen now; None if it can, or if nothing is asked."""
    if not view.question or any(target in ids for action in legal(view) for ids in targets(view, action)):
        return None
    what, *words = target.split(":")
    numbers = [int(word) for word in words if word.isdigit()]
    if what == "goblin" and len(numbers) == 2:
        return _no_goblin(view, *numbers)
    if view.question[0] == "advance" and (space := _space(what, numbers)):
        return _no_way(view, space)
    ruling = _OTHERS.get((view.question[0], what))
    return Reason(*ruling, {}) if ruling else _choose(view)


def _space(what: str, numbers: list[int]) -> Space | None:
    """The space that an id names: a square, also by its chip, a village, or the summit."""
    if what in ("square", "chip") and len(numbers) == 2:
        return numbers[0], numbers[1]
    if what == "village" and numbers:
        return 0, numbers[0]
    return SUMMIT if what == "summit" else None


def _choose(view: State) -> Reason:
    ruling, what = _WANTED[view.question[0]]
    return Reason(ruling, "choose", {"what": what})


_WANTED: dict[str, tuple[str, str]] = {
    "place": ("M6", "goblin"),
    "turn": ("M8", "card"),
    "advance": ("M8", "card"),
    "home": ("M24", "village"),
    "reveal": ("M18", "chip"),
    "raven": ("M19", "seat"),
    "discard": ("M19", "card"),
    "storm": ("M21", "direction"),
}
"""What each decision is about: its ruling, and the kind of thing to choose."""
_OTHERS: dict[tuple[str, str], tuple[str, str]] = {
    ("place", "village"): ("M6", "three_villages"),
    ("turn", "card"): ("M8", "card_moves_nobody"),
    ("advance", "card"): ("M8", "whole_distance"),
    ("reveal", "chip"): ("M18", "face_up"),
    ("raven", "seat"): ("M19", "other_player"),
}


def _no_goblin(view: State, seat: int, goblin: int) -> Reason:
    """M8, M11: why a goblin can't be picked, or be the end of a move."""
    row = view.goblins[seat] if seat < len(view.goblins) else ()
    place = row[goblin - 1] if 0 < goblin <= len(row) else None
    if view.question[0] == "place" and seat == view.active:
        return Reason("M6", "placed", {"goblin": goblin})
    if view.question[0] in ("place", "turn") and seat != view.active:
        return Reason("M8", "own_goblin", {})
    if view.question[0] == "turn" and place:
        if not place[1] and place[0] in pairs_of(view.goblins):
            return Reason("M11", "pinned", {"goblin": goblin})
        held = {str(goblin), JOKER} & {card for card in view.hands[seat] if card is not None}
        return Reason("M8", "no_card_moves" if held else "no_card_picks", {"goblin": goblin})
    if view.question[0] == "advance" and place:
        return _no_way(view, place[0])
    return _choose(view)


def _no_way(view: State, end: Space) -> Reason:
    """M8 to M13: why the picked goblin can't get to a space."""
    start, top = view.goblins[view.active][view.goblin - 1]
    levels_up = end[0] - (start[0] or 1)
    if levels_up == 1:
        return _no_way_up(view, start, top, end)
    if levels_up or not end[0]:
        return Reason("M12", "one_level_up", {})
    if top and view.played > 1 and not view.options.third_card_along:
        return Reason("M13", "only_up", {})
    if start[0]:
        return _no_card(view, start, end, 0)
    return _no_card(view, touched(view.board, view.storm, start[1]), end, 1)


def _no_way_up(view: State, start: Space, top: bool, end: Space) -> Reason:
    if not top:
        return Reason("M12", "needs_shoulders", {})
    above = view.board.above[start[0]][start[1]]
    if above is None:
        return Reason("M12", "corner", {})
    if standing(view.goblins, above):
        return Reason("M12", "above_is_taken", {})
    return _no_card(view, above, end, 1)


def _no_card(view: State, first: Space, end: Space, taken: int) -> Reason:
    """M8, M11: no card of that number, or a pair in the way. `taken` are the steps it takes to `first`."""
    if end == SUMMIT:
        return Reason("M8", "no_card", {"away": taken})
    n = view.board.squares[end[0]]
    values = {value for card in view.hands[view.active] if card is not None for value in VALUES[card]}
    away = [taken + (end[1] - first[1]) * way % n for way in WAYS]
    if values.isdisjoint(away) or min(away) > FARTHEST:
        return Reason("M8", "no_card", {"away": min(away)})
    return Reason("M11", "pair_in_the_way", {})
