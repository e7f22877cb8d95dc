"""From a place on the board to an action, and why some places lead to none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from game.rules.core.data import Action
from game.rules.core.protocol import Reach, Reason
from game.rules.emohbi import effects
from game.rules.emohbi.actions import Climb, Move, Nearest, Play, Rotate, Start, Switch, Waterfall
from game.rules.emohbi.board import HEAD
from game.rules.emohbi.content import VALUE
from game.rules.emohbi.events import Fell, Space
from game.rules.emohbi.rules import legal, preview
from game.rules.emohbi.state import State, lined_up

Clicks: TypeAlias = tuple[tuple[str, ...], ...]
"""One click after the other; for each of them the ids that mean the same."""


def space_id(space: Space) -> str:
    """`space:LEVEL:INDEX`, or `summit`."""
    return "summit" if space[0] == HEAD else f"space:{space[0]}:{space[1]}"


def targets(view: State, action: Action) -> Clicks:
    """The clicks that mean a legal action; what two actions have in common comes first."""
    return _TARGETS[type(action)](view, action)


def reach(view: State, action: Action) -> tuple[Reach, ...]:
    """The spaces at the ends of a number card's moves, after the ladders that are climbed first (E10, E14), or of a
    move, a climb or a fall that is asked for."""
    if isinstance(action, (Move, Nearest, Climb)):
        return (Reach(targets(view, action)[0], (action,)),)
    if not isinstance(action, Play) or action.card not in VALUE:
        return ()
    here = _standing(view, view.active)
    level, index = top = [here, *lined_up(view.board, view.rotation, here)][action.climb]
    left = VALUE[action.card] - action.climb
    if not left or level == HEAD:
        return (Reach((space_id(top),), (action,)),)
    ends = {way: (level, (index + way * left) % view.board.spaces[level]) for way in (1, -1)}
    return tuple(Reach((space_id(end),), (action, Move(way))) for way, end in ends.items())


def _along(view: State, seat: int, direction: int, distance: int) -> Space:
    level, index = _standing(view, seat)
    return level, (index + direction * distance) % view.board.spaces[level]


def _standing(view: State, seat: int) -> Space:
    return view.pawns[seat] or (0, 0)


def _climb_to(view: State, ladders: int) -> tuple[str, ...]:
    """The space that so many ladders lead to; the own one for none."""
    here = _standing(view, view.active)
    return (space_id([here, *lined_up(view.board, view.rotation, here)][ladders]),)


def _staying(view: State) -> tuple[str, ...]:
    """E13: where one ends that does not climb: the own space, or where the waterfall there leads."""
    falls = [event for event in preview(view, Climb(0)) if isinstance(event, Fell)]
    return (space_id(falls[-1].end),) if falls else _climb_to(view, 0)


def _start(view: State, action: Start) -> Clicks:
    index = view.board.letters[view.letters.index(action.letter)]
    return ((f"letter:{action.letter}", space_id((0, index))),)


def _play(view: State, action: Play) -> Clicks:
    hand = view.hands[view.active]
    cards = tuple(f"card:{position}" for position, card in enumerate(hand) if card == action.card)
    if view.question[0] == "choose":
        cards = tuple(f"card:{i}" for i in range(len(hand) - 2, len(hand)) if hand[i] == action.card)
    return (cards, _climb_to(view, action.climb))


def _move(view: State, action: Move) -> Clicks:
    return ((space_id(_along(view, view.active, action.direction, view.question[1])),),)


def _nearest(view: State, action: Nearest) -> Clicks:
    return ((space_id(_along(view, view.active, action.direction, _distance(view, view.question[1]))),),)


def _distance(view: State, of: str) -> int:
    level, index = _standing(view, view.active)
    if of == "ladder":
        return effects.nearest_ladder(view, level, index)[0]
    return view.board.near_fall[level][index][0]


def _waterfall(view: State, action: Waterfall) -> Clicks:
    level, index = _standing(view, action.seat)
    top = _along(view, action.seat, action.direction, view.board.near_fall[level][index][0])
    return (_pawn(action.seat), (space_id(top),))


def _pawn(seat: int) -> tuple[str, ...]:
    return (f"pawn:{seat}", f"seat:{seat}")


_TARGETS: dict[type[Action], Callable[[State, Any], Clicks]] = {
    Start: _start,
    Play: _play,
    Move: _move,
    Climb: lambda view, action: (_climb_to(view, action.ladders) if action.ladders else _staying(view),),
    Nearest: _nearest,
    Switch: lambda view, action: (_pawn(action.seat),),
    Waterfall: _waterfall,
    Rotate: lambda view, action: (
        (f"level:{action.level}",), ("clockwise" if action.direction == 1 else "anticlockwise",),
    ),
}


def why_not(view: State, target: str) -> Reason | None:
    """Why a place, a pawn or a level can't be chosen now; None if it can, or if nothing is asked."""
    if not view.question or any(target in ids for action in legal(view) for ids in targets(view, action)):
        return None
    what, *numbers = target.split(":")
    kind = view.question[0]
    reason = _REASONS.get((kind, "space" if what == "summit" else what))
    if reason is None:
        ruling, wanted = _WANTED[kind]
        return Reason(ruling, "choose", {"what": wanted})
    return reason(view, *(int(n) for n in numbers if n.isdigit()))


def _no_move(view: State, level: int = 4, index: int = 0) -> Reason:
    here, n = _standing(view, view.active), view.board.spaces
    if level != here[0]:
        return Reason("E10", "other_ring", {})
    apart = abs(index - here[1])
    return Reason("E10", "distance", {"spaces": view.question[1], "away": min(apart, n[level] - apart)})


def _not_nearest(view: State, level: int = 4, index: int = 0) -> Reason:
    of = view.question[1]
    return Reason("E17" if of == "ladder" else "E21", "nearest_only", {"of": of})


def _no_fall(view: State, seat: int) -> Reason:
    if seat == view.active:
        return Reason("E18", "own_pawn", {})
    return Reason("E18", "no_waterfall", {"level": _standing(view, seat)[0]})


_WANTED = {
    "start": ("E9", "letter"), "play": ("E9", "card"), "choose": ("E16", "card"), "move": ("E10", "space"),
    "climb": ("E11", "space"), "nearest": ("E17", "space"), "switch": ("E15", "pawn"), "waterfall": ("E18", "pawn"),
    "rotate": ("E20", "level"),
}  # fmt: skip
"""What each decision is about: its ruling, and the kind of entity to choose."""
_REASONS: dict[tuple[str, str], Callable[..., Reason]] = {
    ("choose", "card"): lambda view, position: Reason("E16", "one_of_two", {}),
    ("move", "space"): _no_move,
    ("climb", "space"): lambda view, *place: Reason("E11", "not_lined_up", {}),
    ("nearest", "space"): _not_nearest,
    ("switch", "pawn"): lambda view, seat: Reason("E15", "own_pawn", {}),
    ("waterfall", "pawn"): _no_fall,
    ("rotate", "level"): lambda view, level: Reason("E20", "fixed_level", {"level": level}),
}
