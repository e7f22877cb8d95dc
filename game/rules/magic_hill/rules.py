"""Magic Hill for the rest of the program: the decision, what is legal, and what an action leads to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import cache, lru_cache
from itertools import chain, product
from typing import Any

from game.rules.core.chance import Hidden, Seeded, Source, Unknown
from game.rules.core.data import Action, Event
from game.rules.core.protocol import Decision, Step
from game.rules.magic_hill import effects, setup, turn
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
from game.rules.magic_hill.board import VILLAGES
from game.rules.magic_hill.content import CARDS, GOBLINS, VALUES
from game.rules.magic_hill.movement import WAYS, Moves, moves
from game.rules.magic_hill.state import Draft, State, pairs_of

_PLACES = {(goblin, village): Place(goblin, village) for goblin in GOBLINS for village in VILLAGES}
_PICKS = {(card, goblin): Pick(card, goblin) for card in CARDS for goblin in VALUES[card]}
_ADVANCES = {
    (card, spaces, climb, way): Advance(card, spaces, climb, way)
    for card in CARDS for spaces in VALUES[card] for climb in (False, True) for way in (*WAYS, 0)
}
_STOPS = (Stop(),)
_HOMES = tuple(Home(village) for village in VILLAGES)
_RAVENS = tuple(Raven(seat) for seat in range(setup.MOST_SEATS))
_DISCARDS = {card: Discard(card) for card in CARDS}
_exchange = cache(Exchange)
_STORMS = tuple(Storm(way) for way in WAYS)
_FIELDS = {
    "home": ("goblin",),
    "reveal": ("left",),
}


def decision(state: State) -> Decision | None:
    """The open question, with the fields of docs/record.md; None once there is a winner."""
    if not state.question:
        return None
    kind, seat, *values = state.question
    return Decision(seat, str(kind), dict(zip(_FIELDS.get(str(kind), ()), values, strict=False)))


def legal(state: State) -> tuple[Action, ...]:
    """Every legal action, without repeats; in a view only those with cards that its seat can see."""
    return _LEGAL[state.question[0]](state) if state.question else ()


def _places(state: State) -> tuple[Action, ...]:
    """M6."""
    return tuple([_PLACES[choice] for choice in setup.placements(state.goblins[state.active])])


def _turns(state: State) -> tuple[Action, ...]:
    """M8: a first card that picks a goblin which another card can move; or an exchange."""
    seat, pairs = state.active, pairs_of(state.goblins)
    goblins, firsts, exchanges = _turns_of(tuple(sorted([card for card in state.hands[seat] if card is not None])))
    reach = {goblin: max(moves(state, seat, goblin, 2, pairs)) for goblin in goblins}
    return (*[pick for pick, goblin, least in firsts if least <= reach[goblin]], *exchanges)


@lru_cache(maxsize=1024)
def _turns_of(hand: tuple[str, ...]) -> tuple[frozenset[int], list[tuple[Pick, int, int]], tuple[Action, ...]]:
    """For a sorted hand: the goblins that it can pick; the first cards, each with its goblin and the fewest spaces that
    another card moves it; the exchanges."""
    firsts = []
    for card in dict.fromkeys(hand):
        rest = list(hand)
        rest.remove(card)
        if rest:
            least = min(VALUES[other][0] for other in rest)
            firsts += [(_PICKS[card, goblin], goblin, least) for goblin in VALUES[card]]
    return frozenset(goblin for _, goblin, _ in firsts), firsts, _exchanges(hand)


def _exchanges(hand: tuple[str, ...]) -> tuple[Action, ...]:
    """M8: every choice of cards but none, alike cards taken for the same."""
    held = Counter(hand)
    takes = product(*(range(count + 1) for count in held.values()))
    return tuple(
        _exchange(tuple(card for card, count in zip(held, take, strict=True) for _ in range(count)))
        for take in takes if any(take)
    )


def _advances(state: State) -> tuple[Action, ...]:
    """M8 to M15: each different card, as far and in whatever way it can move the goblin; or to stop."""
    seat, played = state.active, state.played
    found = moves(state, seat, state.goblin, played + 1, pairs_of(state.goblins))
    advances = [_advances_with(card, found) for card in dict.fromkeys(state.hands[seat]) if card is not None]
    return tuple(chain(*advances, _STOPS if played > 1 else ()))


@lru_cache(maxsize=4096)
def _advances_with(card: str, found: Moves) -> tuple[Advance, ...]:
    return tuple(_ADVANCES[card, spaces, *how] for spaces in VALUES[card] for how in _how(found, spaces))


def _how(found: Moves, spaces: int) -> list[tuple[bool, int]]:
    """The ways to move so many spaces: whether up from shoulders, and in which direction."""
    *most, summit = found
    how = [(False, way) for way, along in zip(WAYS, most[:2], strict=True) if spaces <= along]
    if summit or (spaces == 1 and most[2]):
        return [*how, (True, 0)]
    return how + [(True, way) for way, up in zip(WAYS, most[2:], strict=True) if spaces <= up]


def _reveals(state: State) -> tuple[Action, ...]:
    """M18: any chip that lies face down."""
    return tuple([Reveal(chip.at) for chip in state.chips if not chip.up])


def _ravens(state: State) -> tuple[Action, ...]:
    """M19: any other seat."""
    return tuple([_RAVENS[seat] for seat in range(len(state.goblins)) if seat != state.question[1]])


def _discards(state: State) -> tuple[Action, ...]:
    """M19: any card of the victim's hand."""
    return tuple([_DISCARDS[card] for card in dict.fromkeys(state.hands[state.question[1]]) if card is not None])


_LEGAL: dict[str, Callable[[State], tuple[Action, ...]]] = {
    "place": _places,
    "turn": _turns,
    "advance": _advances,
    "home": lambda state: _HOMES,
    "reveal": _reveals,
    "raven": _ravens,
    "discard": _discards,
    "storm": lambda state: _STORMS,
}

_HANDLERS: dict[type[Action], Callable[[Draft, Any], None]] = {
    Place: setup.on_place,
    Pick: turn.on_pick,
    Exchange: turn.on_exchange,
    Advance: turn.on_advance,
    Stop: turn.on_stop,
    Home: effects.on_home,
    Reveal: effects.on_reveal,
    Raven: effects.on_raven,
    Discard: effects.on_discard,
    Storm: effects.on_storm,
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
    """The seat whose goblin reached the summit (M28)."""
    return state.winner
