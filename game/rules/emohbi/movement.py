"""Along the rings, up the ladders and down the waterfalls (E10 to E14)."""

from __future__ import annotations

from game.rules.core.tuples import with_item
from game.rules.emohbi import turn
from game.rules.emohbi.actions import Climb, Move, Nearest
from game.rules.emohbi.board import HEAD, turn_of
from game.rules.emohbi.events import Climbed, Fell, Hopped, Space, Won
from game.rules.emohbi.state import Draft, is_fall, lined_up


def put(d: Draft, seat: int, space: Space) -> None:
    """Put a pawn on a space; where the active one came to another, chance may be tried again (E21)."""
    if seat == d.active and space != d.pawns[seat]:
        d.fresh = True
    d.pawns = with_item(d.pawns, seat, space)


def hop(d: Draft, seat: int, direction: int, spaces: int) -> Space:
    """E10: exactly so many spaces along the ring, to the one that is returned."""
    board = d.board
    level, index = d.pawns[seat]
    start = index + 2 * board.spaces[level]
    path = board.loops[level][start : start + direction * (spaces + 1) : direction]
    end: Space = path[-1]
    put(d, seat, end)
    d.events.append(Hopped(seat, path))
    return end


def climb(d: Draft, ladders: int) -> None:
    """E11: the active pawn climbs so many of the ladders lined up above it; the summit wins (E22)."""
    seat = d.active
    start = d.pawns[seat]
    for end in lined_up(d.board, d.rotation, start)[:ladders]:
        d.events.append(Climbed(seat, start, end))
        start = end
    put(d, seat, start)
    if start[0] == HEAD:
        d.winner = seat
        d.question = ()
        d.events.append(Won(seat))


def fall(d: Draft, seat: int) -> None:
    """E12: down the waterfall one stands on, and on while another one is lined up."""
    level, index = start = d.pawns[seat]
    while level:
        below = d.board.down[level][(d.rotation[level] - d.rotation[level - 1]) % 6][index]
        if below < 0:
            break
        level, index = end = level - 1, below
        d.events.append(Fell(seat, start, end))
        start = end
    put(d, seat, start)


def offer(d: Draft, space: Space, falls: bool) -> None:
    """Ask whether to climb, where a ladder stands; the die game climbs unasked (E24). `falls`: who climbs nothing
    falls (E13)."""
    tops = lined_up(d.board, d.rotation, space)
    if tops and d.options.mode == "cards":
        d.question = ("climb", len(tops), falls)
        return
    if tops:
        climb(d, len(tops))
    elif falls:
        fall(d, d.active)
    if d.winner is None:
        turn.end(d)


def on_move(d: Draft, action: Move) -> None:
    """E10, with what E11 to E13 make of the place."""
    space = hop(d, d.active, action.direction, d.question[1])
    offer(d, space, falls=is_fall(d.board, space))


def on_climb(d: Draft, action: Climb) -> None:
    """E11, E13, E20: as many as wanted."""
    if action.ladders:
        climb(d, action.ladders)
    elif d.question[2]:
        fall(d, d.active)
    if d.winner is None:
        turn.end(d)


def on_nearest(d: Draft, action: Nearest) -> None:
    """E17, E21: one of two equally near places."""
    to_nearest(d, d.question[1], action.direction)


def to_nearest(d: Draft, of: str, direction: int) -> None:
    """Move the active pawn to the nearest `ladder` (then E11) or `waterfall` (then it falls, E21)."""
    level, index = d.pawns[d.active]
    if of == "ladder":
        distance = d.board.near_ladder[level][turn_of(d.rotation, level + 1)][index][0]
        space = hop(d, d.active, direction, distance)
        offer(d, space, falls=is_fall(d.board, space))
    else:
        hop(d, d.active, direction, d.board.near_fall[level][index][0])
        fall(d, d.active)
        turn.end(d)
