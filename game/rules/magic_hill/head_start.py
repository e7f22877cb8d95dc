"""A head start for young players: no rule of the game, but a position that a family prepares before the first turn."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.core.tuples import with_item
from game.rules.magic_hill.events import Space
from game.rules.magic_hill.state import State, hand_limit

HEAD_STARTS = ("", "card", "cards", "goblin")
"""None; a stone or two of the hill, and the cards for them; the first goblin on the second level."""
LEVEL = 2
_STONES = {"card": 1, "cards": 2}


def in_setup(state: State) -> bool:
    """Whether somebody has still to place a goblin."""
    return any(None in row for row in state.goblins)


def with_head_starts(state: State, starts: Sequence[str]) -> State:
    """The state in which the first turn begins, with each seat as its head start says."""
    for seat, start in enumerate(starts):
        for _ in range(_STONES.get(start, 0)):
            state = _with_stone(state, seat)
        if start == "goblin":
            state = _with_goblin(state, seat)
    return state


def _with_stone(state: State, seat: int) -> State:
    """The lowest stone of the hill, as if it had been found (M16)."""
    if not state.stones_on_hill:
        return state
    state = state._replace(
        stones=with_item(state.stones, seat, state.stones[seat] + 1), stones_on_hill=state.stones_on_hill[1:]
    )
    more = hand_limit(state, seat) - len(state.hands[seat])
    drawn = state.deck[: -more - 1 : -1]
    return state._replace(deck=state.deck[:-more], hands=with_item(state.hands, seat, state.hands[seat] + drawn))


def _with_goblin(state: State, seat: int) -> State:
    """The first goblin, above the corner that its village touches, or beside that."""
    place = state.goblins[seat][0]
    if place is None:
        return state
    corner, squares = place[0][1] * (state.board.sides[LEVEL - 1] - 1), state.board.squares[LEVEL]
    at = next(space for step in range(squares) if _free(state, space := (LEVEL, (corner + step) % squares)))
    return state._replace(goblins=with_item(state.goblins, seat, with_item(state.goblins[seat], 0, (at, False))))


def _free(state: State, space: Space) -> bool:
    """Whether a square has neither a chip nor a stone nor a goblin."""
    met = any(place is not None and place[0] == space for row in state.goblins for place in row)
    return not met and space not in state.board.chips and space not in state.board.stones
