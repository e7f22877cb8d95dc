"""Emohbi for the rest of the program: the decision, what is legal, and what an action leads to."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from typing import Any

from game.rules.core.chance import Hidden, Seeded, Source, Unknown
from game.rules.core.data import Action, Event
from game.rules.core.protocol import Decision, Step
from game.rules.emohbi import effects, movement, setup, turn
from game.rules.emohbi.actions import (
    Climb,
    Move,
    Nearest,
    Play,
    Rotate,
    Start,
    Switch,
    Waterfall,
)
from game.rules.emohbi.board import HEAD, TURNING
from game.rules.emohbi.content import CARDS, LETTERS, VALUE
from game.rules.emohbi.state import Draft, State, lined_up

_WAYS = (1, -1)
_STARTS = tuple(Start(letter) for letter in LETTERS)
_PLAYS = {card: tuple(Play(card, climb) for climb in range(HEAD + 1)) for card in CARDS}
_MOVES = tuple(Move(way) for way in _WAYS)
_CLIMBS = tuple(Climb(ladders) for ladders in range(HEAD + 1))
_NEAREST = tuple(Nearest(way) for way in _WAYS)
_SWITCHES = tuple(Switch(seat) for seat in range(setup.MOST_SEATS))
_ROTATIONS = tuple(Rotate(level, way) for level in TURNING for way in _WAYS)
_FIELDS = {
    "move": ("spaces",),
    "climb": ("ladders", "falls"),
    "nearest": ("of",),
}


def decision(state: State) -> Decision | None:
    """The open question, with the fields of docs/record.md; None once there is a winner."""
    if not state.question:
        return None
    kind, *values = state.question
    if kind == "choose":
        return Decision(state.active, "choose", {"cards": list(values)})
    return Decision(state.active, str(kind), dict(zip(_FIELDS.get(str(kind), ()), values, strict=True)))


def legal(state: State) -> tuple[Action, ...]:
    """Every legal action, without repeats; in a view only those with cards that its seat can see."""
    return _LEGAL[state.question[0]](state) if state.question else ()


def _plays(state: State) -> tuple[Action, ...]:
    """E14: each different card, with every number of ladders that it allows."""
    space = state.pawns[state.active]
    return _plays_of(state.hands[state.active], len(lined_up(state.board, state.rotation, space)) if space else 0)


@lru_cache(maxsize=4096)
def _plays_of(hand: tuple[str | None, ...], ladders: int) -> tuple[Action, ...]:
    cards = [card for card in dict.fromkeys(hand) if card is not None]
    return tuple(play for card in cards for play in _PLAYS[card][: min(ladders, VALUE.get(card, ladders)) + 1])


def _choices(state: State) -> tuple[Action, ...]:
    """E16: one of the two cards drawn."""
    return tuple([_PLAYS[card][0] for card in dict.fromkeys(state.question[1:]) if card is not None])


def _switches(state: State) -> tuple[Action, ...]:
    """E15: any other seat."""
    return tuple([_SWITCHES[seat] for seat in range(len(state.pawns)) if seat != state.active])


def _waterfalls(state: State) -> tuple[Action, ...]:
    """E18: any other seat whose ring has a waterfall's top, either way where both are equally near."""
    return tuple([
        Waterfall(seat, way) for seat in range(len(state.pawns)) for way in effects.waterfall_ways(state, seat)
    ])


_LEGAL: dict[str, Callable[[State], tuple[Action, ...]]] = {
    "start": lambda state: _STARTS,
    "play": _plays,
    "choose": _choices,
    "move": lambda state: _MOVES,
    "climb": lambda state: _CLIMBS[: state.question[1] + 1],
    "nearest": lambda state: _NEAREST,
    "switch": _switches,
    "waterfall": _waterfalls,
    "rotate": lambda state: _ROTATIONS,
}

_HANDLERS: dict[type[Action], Callable[[Draft, Any], None]] = {
    Start: setup.on_start,
    Play: turn.on_play,
    Move: movement.on_move,
    Climb: movement.on_climb,
    Nearest: movement.on_nearest,
    Switch: effects.on_switch,
    Waterfall: effects.on_waterfall,
    Rotate: effects.on_rotate,
}


def apply(state: State, action: Action, source: Source | None = None) -> Step:
    """What a legal action leads to, all that is forced included. Whoever takes actions from outside checks them."""
    draft = Draft(state, source or Seeded(state.rng))
    _HANDLERS[type(action)](draft, action)
    return draft.step()


def preview(view: State, action: Action) -> tuple[Event, ...]:
    """What a legal action is sure to lead to, as far as the viewer knows: up to the first random or hidden thing."""
    draft = Draft(view, Hidden())
    with suppress(Unknown):
        _HANDLERS[type(action)](draft, action)
    return tuple(draft.events)


def winner(state: State) -> int | None:
    """The seat that reached the summit (E22)."""
    return state.winner
