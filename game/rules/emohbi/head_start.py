"""A head start for young players: no rule of the game, but a position that a family prepares before the first turn."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.core.tuples import with_item
from game.rules.emohbi.board import SEGMENTS, Board, centre
from game.rules.emohbi.events import Space
from game.rules.emohbi.state import State

HEAD_STARTS = ("", "bottom", "middle")
"""None; a pawn that begins on the Bottom or on the Middle level."""


def in_setup(state: State) -> bool:
    """Whether somebody has still to pick a letter."""
    return None in state.pawns


def with_head_starts(state: State, starts: Sequence[str]) -> State:
    """The state in which the first turn begins, with each seat's pawn where its head start says."""
    for seat, start in enumerate(starts):
        level, space = HEAD_STARTS.index(start), state.pawns[seat]
        if level and space is not None:
            state = state._replace(pawns=with_item(state.pawns, seat, _above(state, level, space)))
    return state


def _above(state: State, level: int, letter: Space) -> Space:
    """On a level, in the direction of the letter: a space that leads nowhere by itself, so no segment's centre."""
    board = state.board
    segment = (letter[1] // _segment(board, 0) - state.rotation[level]) % SEGMENTS
    size = _segment(board, level)
    spaces = range(segment * size, (segment + 1) * size)
    quiet = [index for index in spaces if index != centre(size, segment) and not board.chance[level][index]]
    return level, (quiet or spaces)[0]


def _segment(board: Board, level: int) -> int:
    return board.spaces[level] // SEGMENTS
