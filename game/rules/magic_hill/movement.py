"""Along the levels, onto shoulders and up from them; pushes; goblins that wait (M9 to M15, M22, M23, M26)."""

from __future__ import annotations

from typing import TypeAlias

from game.rules.core.tuples import with_item
from game.rules.magic_hill import effects
from game.rules.magic_hill.actions import Advance
from game.rules.magic_hill.board import SUMMIT, Board, touched
from game.rules.magic_hill.events import Climbed, Fell, Pushed, Rose, Space, Walked, Won
from game.rules.magic_hill.state import Draft, State, Wait, standing, upper_on

WAYS = (1, -1)
FARTHEST = 5


Moves: TypeAlias = tuple[int, int, int, int, bool]
"""How far a goblin may move at most, any smaller number of spaces being legal too: clockwise and anticlockwise along
its level; the same up from shoulders, the step up counted, 0 for not at all; whether that step leads to the summit."""

_NONE: Moves = (0, 0, 0, 0, False)
_FREE: Moves = (FARTHEST, FARTHEST, 0, 0, False)


def moves(state: State | Draft, seat: int, goblin: int, card: int, pairs: list[Space]) -> Moves:
    """How a goblin may move with the `card`th card of a turn (M8 to M15). `pairs` are the squares with two goblins."""
    if not pairs:
        return _FREE
    space, top = state.goblins[seat][goblin - 1] or (SUMMIT, False)
    if top:
        return _from_shoulders(state, space, card, [pair for pair in pairs if pair != space])
    if space in pairs:
        return _NONE
    if space[0]:
        return (*_along(state.board, pairs, space, FARTHEST), 0, 0, False)
    return (*_onto(state.board, pairs, touched(state.board, state.storm, space[1])), 0, 0, False)


def _from_shoulders(state: State | Draft, space: Space, card: int, pairs: list[Space]) -> Moves:
    """M12, M13: up, or along the level."""
    walks = card == 2 or state.options.third_card_along
    along = _along(state.board, pairs, space, FARTHEST) if walks else (0, 0)
    above = state.board.above[space[0]][space[1]]
    if above is None or standing(state.goblins, above):
        return (*along, 0, 0, False)
    up = (FARTHEST, FARTHEST) if above == SUMMIT else _onto(state.board, pairs, above)
    return (*along, *up, above == SUMMIT)


def _onto(board: Board, pairs: list[Space], first: Space) -> tuple[int, int]:
    """M10, M12: how far either way, the first step onto `first` counted."""
    if first in pairs:
        return int(_chain_ends(board, pairs, first, 1)), int(_chain_ends(board, pairs, first, -1))
    clockwise, anticlockwise = _along(board, pairs, first, FARTHEST - 1)
    return 1 + clockwise, 1 + anticlockwise


def _along(board: Board, pairs: list[Space], space: Space, most: int) -> tuple[int, int]:
    """M11, M15: how far either way along a level: onto the next pair, if that can be pushed, or else to the square
    before it."""
    level, index = space
    n = board.squares[level]
    clockwise = anticlockwise = most
    for pair in pairs:
        if pair[0] == level:
            gap = (pair[1] - index) % n
            if gap <= clockwise:
                clockwise = gap if _chain_ends(board, pairs, pair, 1) else gap - 1
            if n - gap <= anticlockwise:
                anticlockwise = n - gap if _chain_ends(board, pairs, pair, -1) else n - gap - 1
    return clockwise, anticlockwise


def _chain_ends(board: Board, pairs: list[Space], pair: Space, way: int) -> bool:
    """M15: whether the pushes that begin at a pair end before they come back to it."""
    level, index = pair
    i = index + 2 * board.squares[level]
    return any(at not in pairs for at in board.loops[level][i + way : i + way * board.squares[level] : way])


def put(d: Draft, seat: int, goblin: int, space: Space, top: bool = False) -> None:
    """Put a goblin on a space; whatever it waited for, it does not any more (M22, M23)."""
    row = d.goblins[seat]
    d.goblins = with_item(d.goblins, seat, with_item(row, goblin - 1, (space, top)))
    if d.waiting:
        d.waiting = tuple([wait for wait in d.waiting if wait[0] != seat or wait[1] != goblin])


def route(state: State | Draft, action: Advance) -> tuple[Space, ...]:
    """Every space of a move of the picked goblin, from where it stands to where it ends (M10, M12)."""
    path: list[Space] = [state.goblins[state.active][state.goblin - 1][0]]
    level, index = path[0]
    if action.climb:
        path.append(state.board.above[level][index] or SUMMIT)
    elif not level:
        path.append(touched(state.board, state.storm, index))
    level, index = path[-1]
    if action.direction:
        i, steps = index + 2 * state.board.squares[level], action.spaces + 1 - len(path)
        path += state.board.loops[level][i + action.direction : i + action.direction * (steps + 1) : action.direction]
    return tuple(path)


def advance(d: Draft, action: Advance) -> None:
    """Move the picked goblin; what comes of it is done for it, or for the last goblin pushed (M10 to M15)."""
    seat, goblin, path = d.active, d.goblin, route(d, action)
    if action.climb:
        put(d, seat, goblin, path[1])
        d.events.append(Climbed(seat, goblin, path[0], path[1]))
        if path[1] == SUMMIT:
            win(d, seat, goblin)
            return
        path = path[1:]
    if len(path) > 1:
        _walk(d, seat, goblin, path, action.direction)
    else:
        effects.land(d, seat, goblin)


def _walk(d: Draft, seat: int, goblin: int, path: tuple[Space, ...], way: int) -> None:
    """Along a level; a pair at the end is M15's."""
    end = path[-1]
    upper, met = upper_on(d.goblins, end), standing(d.goblins, end)
    put(d, seat, goblin, end, top=met > 0)
    d.events.append(Walked(seat, goblin, path, met > 0))
    if upper:
        _push(d, *upper, way)
    else:
        effects.land(d, seat, goblin)


def _push(d: Draft, seat: int, goblin: int, way: int) -> None:
    """M15: the upper goblin of a pair goes one square on, and so does the one that it meets on top there; then the
    last one ends its movement."""
    while True:
        level, index = start = d.goblins[seat][goblin - 1][0]
        end = d.board.loops[level][index + d.board.squares[level] + way]
        upper = upper_on(d.goblins, end)
        top = standing(d.goblins, end) > 0
        put(d, seat, goblin, end, top)
        d.events.append(Pushed(seat, goblin, start, end, top))
        if upper is None:
            effects.land(d, seat, goblin)
            return
        seat, goblin = upper


def go(d: Draft, seat: int, goblin: int, why: str, waited: bool) -> bool:
    """M22, M23: up through a passage or down through a trap, if no goblin stands there; whether it went."""
    level, index = start = d.goblins[seat][goblin - 1][0]
    end = (d.board.above if why == "passage" else d.board.below)[level][index]
    if end is None or standing(d.goblins, end):
        return False
    put(d, seat, goblin, end)
    d.events.append((Rose if why == "passage" else Fell)(seat, goblin, start, end, waited))
    if end == SUMMIT:
        win(d, seat, goblin)
    return True


def release(d: Draft) -> None:
    """M26: goblins that wait go where they can now, who has waited longest first, until one of them asks something."""
    while d.waiting and not d.question and d.winner is None:
        if not any(_set_free(d, wait) for wait in d.waiting):
            return


def _set_free(d: Draft, wait: Wait) -> bool:
    seat, goblin, why = wait
    if standing(d.goblins, d.goblins[seat][goblin - 1][0]) > 1 or not go(d, seat, goblin, why, waited=True):
        return False
    if d.winner is None:
        effects.land(d, seat, goblin)
    return True


def win(d: Draft, seat: int, goblin: int) -> None:
    """M28: the game ends at once."""
    d.winner = seat
    d.question = ()
    d.events.append(Won(seat, goblin))
