"""Along the levels, onto shoulders and up from them; pushes; goblins that wait (M9 to M15, M22, M23, M26)."""

from __future__ import annotations

from typing import TypeAlias

from game.rules.magic_hill import effects
from game.rules.magic_hill.actions import Advance
from game.rules.magic_hill.board import SUMMIT, TOP, Board, touched
from game.rules.magic_hill.events import Climbed, Fell, Pushed, Rose, Space, Walked, Won
from game.rules.magic_hill.state import Draft, State, Wait, crowd, standing, with_item

Ways: TypeAlias = tuple[list[tuple[bool, int]], ...]
"""For 1, 2, .. 5 spaces, at the positions 0 to 4: the legal `climb` and `direction` of such a move."""

WAYS = (1, -1)
FARTHEST = 5


def ways(state: State | Draft, seat: int, goblin: int, counts: dict[Space, int], card: int) -> Ways:
    """How a goblin may move with the `card`th card of a turn (M8 to M15). `counts` is the crowd on the hill."""
    found: Ways = ([], [], [], [], [])
    space, top = state.goblins[seat][goblin - 1] or (SUMMIT, False)
    if not space[0]:
        _leave_village(state.board, counts, touched(state.board, state.storm, space[1]), found)
    elif top or counts[space] == 1:
        counts[space] -= 1
        if not top or card == 2 or state.options.third_card_along:
            for way in WAYS:
                _go_along(state.board, counts, space, way, 0, False, found)
        if top:
            _climb(state.board, counts, space, found)
        counts[space] += 1
    return found


def _leave_village(board: Board, counts: dict[Space, int], corner: Space, found: Ways) -> None:
    """M10: the first step is onto the corner."""
    for way in WAYS:
        if counts.get(corner, 0) < 2:
            found[0].append((False, way))
            _go_along(board, counts, corner, way, 1, False, found)
        elif _chain_ends(board, counts, corner, way):
            found[0].append((False, way))


def _climb(board: Board, counts: dict[Space, int], space: Space, found: Ways) -> None:
    """M12: the first step goes up, the others along the new level."""
    above = board.above[space[0]][space[1]]
    if above is None or above in counts:
        return
    if space[0] == TOP:
        for spaces in found:
            spaces.append((True, 0))
        return
    found[0].append((True, 0))
    for way in WAYS:
        _go_along(board, counts, above, way, 1, True, found)


def _go_along(
    board: Board, counts: dict[Space, int], space: Space, way: int, taken: int, climb: bool, found: Ways
) -> None:
    """M11: all distances along a level, after the steps `taken` already; a pair is where they end."""
    level, index = space
    loop, i = board.loops[level], index + 2 * board.squares[level]
    for steps in range(taken, FARTHEST):
        i += way
        at = loop[i]
        if counts.get(at, 0) == 2:
            if _chain_ends(board, counts, at, way):
                found[steps].append((climb, way))
            return
        found[steps].append((climb, way))


def _chain_ends(board: Board, counts: dict[Space, int], pair: Space, way: int) -> bool:
    """M15: whether the pushes that begin at a pair end before they come back to it."""
    level, index = pair
    loop, i = board.loops[level], index + 2 * board.squares[level]
    return any(counts.get(at, 0) < 2 for at in loop[i + way : i + way * board.squares[level] : way])


def can_move(state: State | Draft, seat: int, goblin: int, values: set[int], card: int) -> bool:
    """Whether a goblin may move so many spaces as one of `values` says, with the `card`th card of a turn."""
    found = ways(state, seat, goblin, crowd(state.goblins), card)
    return any(found[value - 1] for value in values)


def put(d: Draft, seat: int, goblin: int, space: Space, top: bool = False) -> None:
    """Put a goblin on a space; whatever it waited for, it does not any more (M22, M23)."""
    row = d.goblins[seat]
    d.goblins = with_item(d.goblins, seat, with_item(row, goblin - 1, (space, top)))
    if d.waiting:
        d.waiting = tuple([wait for wait in d.waiting if wait[0] != seat or wait[1] != goblin])


def advance(d: Draft, action: Advance) -> None:
    """Move the picked goblin; what comes of it is done for it, or for the last goblin pushed (M10 to M15)."""
    seat, goblin, steps = d.active, d.goblin, action.spaces
    space: Space = d.goblins[seat][goblin - 1][0]
    path = [space]
    if action.climb:
        above = d.board.above[space[0]][space[1]] or SUMMIT
        put(d, seat, goblin, above)
        d.events.append(Climbed(seat, goblin, space, above))
        if above == SUMMIT:
            win(d, seat, goblin)
            return
        path, steps = [above], steps - 1
    elif not space[0]:
        path.append(touched(d.board, d.storm, space[1]))
        steps -= 1
    level, index = path[-1]
    i = index + 2 * d.board.squares[level]
    path += d.board.loops[level][i + action.direction : i + action.direction * (steps + 1) : action.direction or 1]
    if len(path) > 1:
        _walk(d, seat, goblin, tuple(path), action.direction)
    else:
        effects.land(d, seat, goblin)


def _walk(d: Draft, seat: int, goblin: int, path: tuple[Space, ...], way: int) -> None:
    """Along a level; a pair at the end is M15's."""
    end = path[-1]
    others = [
        (owner, number)
        for owner, row in enumerate(d.goblins)
        for number, (space, _) in enumerate(row, 1)
        if space == end and (owner != seat or number != goblin)
    ]
    put(d, seat, goblin, end, top=bool(others))
    d.events.append(Walked(seat, goblin, path, bool(others)))
    if len(others) < 2:
        effects.land(d, seat, goblin)
    else:
        owner, number = next((o, n) for o, n in others if d.goblins[o][n - 1][1])
        _push(d, owner, number, way)


def _push(d: Draft, seat: int, goblin: int, way: int) -> None:
    """M15: the upper goblin of a pair goes one square on, and so does the one that it meets on top there; then the
    last one ends its movement."""
    while True:
        level, index = start = d.goblins[seat][goblin - 1][0]
        end = d.board.loops[level][index + d.board.squares[level] + way]
        upper = next(((o, n) for o, row in enumerate(d.goblins) for n, at in enumerate(row, 1) if at == (end, True)), None)
        top = upper is not None or standing(d.goblins, end) > 0
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
