"""How good a position of Emohbi is for a seat: who is how many turns from the summit."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp

from game.bots.emohbi_race import Race, race_of
from game.rules.emohbi.board import TOP, TURNING, turn_of, turned
from game.rules.emohbi.state import State

LUCK = 1.5
"""Turns of lead that make one e times as likely to win."""
CHILD = 2.0
"""How many e-fold better a level higher looks to a child; to stand at a ladder looks half as good."""
UNSET = (0, 0)


def value(state: State, seat: int) -> float:
    """The share of such games that `seat` wins, 0 to 1. It looks at no card but the seat's own."""
    race, seats = race_of(state), len(state.pawns)
    own = total = 0.0
    for other in range(seats):
        wait = (other - state.active) % seats / seats  # who plays sooner is so much nearer
        left = _own_turns(race, state, seat) if other == seat else _turns(race, state, other)
        chance = exp(-(left + wait) / LUCK)
        total += chance
        if other == seat:
            own = chance
    return own / total


def glance(state: State, seat: int) -> float:
    """The same as a child sees it: who is highest, and how near to a ladder of the own ring. No cards, no plans."""
    chances = [exp(CHILD * _height(state, other)) for other in range(len(state.pawns))]
    return chances[seat] / sum(chances)


def _height(state: State, seat: int) -> float:
    level, index = state.pawns[seat] or UNSET
    distance, _ = state.board.near_ladder[level][turn_of(state.rotation, level + 1)][index]
    return level + (0.5 - distance / state.board.spaces[level])


def prepare(state: State) -> Iterator[None]:
    """The rings that pawns stand on or may reach, as the island stands and with each level turned one segment."""
    race = race_of(state)
    lowest = min((space or UNSET)[0] for space in state.pawns)
    soon = [turned(state.rotation, level, way) for level in TURNING for way in (1, -1)]
    for rotation in (state.rotation, *soon):
        for level in range(TOP, lowest - 1, -1):
            if race.know(level, rotation):
                yield


def _turns(race: Race, state: State, seat: int) -> float:
    level, index = state.pawns[seat] or UNSET
    if seat == state.active and state.question[:1] == ("move",):
        return 1 + race.ring(level, state.rotation).after[str(state.question[1])][index]
    return race.ring(level, state.rotation).turns[index]


def _own_turns(race: Race, state: State, seat: int) -> float:
    """With the cards in the hand, where they are known; a `switch` may bring the best place of all others."""
    hand = state.hands[seat]
    if not hand or seat == state.active:
        return _turns(race, state, seat)
    level, index = state.pawns[seat] or UNSET
    ring = race.ring(level, state.rotation)
    left = 1 + min([ring.after[card][index] for card in hand if card is not None])
    if "switch" in hand:
        others = [_turns(race, state, other) for other in range(len(state.pawns)) if other != seat]
        left = min(left, 1 + min(others))
    return left
