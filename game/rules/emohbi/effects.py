"""What the command cards and the chance die do (E15 to E21)."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.emohbi import turn
from game.rules.emohbi.actions import Rotate, Switch, Waterfall
from game.rules.emohbi.board import TOP, Near, turn_of, turned
from game.rules.emohbi.content import CHANCE_DIE, NUMBER_DIE, VALUE
from game.rules.emohbi.events import NothingHappened, Rolled, Swapped, Turned
from game.rules.emohbi.movement import fall, hop, offer, put, to_nearest
from game.rules.emohbi.state import Draft, State, lined_up


def play_switch(d: Draft) -> None:
    """E15: ask with whom."""
    d.question = ("switch",)


def on_switch(d: Draft, action: Switch) -> None:
    """E15: change places; nobody climbs or falls because of it."""
    here, there = d.pawns[d.active], d.pawns[action.seat]
    if here == there:
        d.events.append(NothingHappened(d.active, "switch", here[0]))
    else:
        put(d, action.seat, here)
        put(d, d.active, there)
        d.events.append(Swapped(d.active, action.seat, here, there))
    turn.end(d)


def play_draw2(d: Draft) -> None:
    """E16: draw two; one of those two is played."""
    held = len(d.hands[d.active])
    turn.draw(d, d.active, 2)
    drawn = d.hands[d.active][held:]
    d.question = ("choose", *(str(card) for card in drawn))
    if not drawn:
        d.events.append(NothingHappened(d.active, "draw2", d.pawns[d.active][0]))
        turn.end(d)


def play_ladder(d: Draft) -> None:
    """E17: to the nearest ladder's foot of the own ring."""
    level, index = d.pawns[d.active]
    distance, ways = nearest_ladder(d, level, index)
    if not ways:
        d.events.append(NothingHappened(d.active, "ladder", level))
        turn.end(d)
    elif distance == 0:
        offer(d, (level, index), falls=False)
    elif len(ways) == 2:
        d.question = ("nearest", "ladder")
    else:
        to_nearest(d, "ladder", ways[0])


def nearest_ladder(d: Draft | State, level: int, index: int) -> Near:
    """The nearest ladder's foot on a ring; the steps count only by the option (E17)."""
    if level == TOP and not d.options.steps_count_as_ladder:
        return 0, ()
    return d.board.near_ladder[level][turn_of(d.rotation, level + 1)][index]


def play_waterfall(d: Draft) -> None:
    """E18: ask whose pawn, if anybody's ring has a waterfall's top."""
    if any(waterfall_ways(d, seat) for seat in range(len(d.pawns))):
        d.question = ("waterfall",)
    else:
        d.events.append(NothingHappened(d.active, "waterfall", -1))
        turn.end(d)


def waterfall_ways(d: Draft | State, seat: int) -> tuple[int, ...]:
    """E18: the ways in which the active player can send `seat` to its nearest waterfall."""
    space = d.pawns[seat]
    if space is None or seat == d.active:
        return ()
    return d.board.near_fall[space[0]][space[1]][1]


def on_waterfall(d: Draft, action: Waterfall) -> None:
    """E18: the pawn moves there and falls, even where E13 would let it climb."""
    level, index = d.pawns[action.seat]
    if action.direction:
        hop(d, action.seat, action.direction, d.board.near_fall[level][index][0])
    fall(d, action.seat)
    turn.end(d)


def play_die(d: Draft) -> None:
    """E19, E24: roll the number die and move."""
    face = d.source.pick(NUMBER_DIE, "number")
    d.events.append(Rolled(d.active, "number", face))
    d.question = ("move", face)


def play_rotate(d: Draft) -> None:
    """E20: ask which level, and which way."""
    d.question = ("rotate",)


def on_rotate(d: Draft, action: Rotate) -> None:
    """E20: the level turns with all above it; then its player may climb."""
    level = action.level
    d.rotation = turned(d.rotation, level, action.direction)
    on_board = [(seat, space) for seat, space in enumerate(d.pawns) if space is not None]
    riders = tuple([seat for seat, space in on_board if space[0] >= level])
    may = tuple([s for s, space in on_board if s != d.active and lined_up(d.board, d.rotation, space)])
    d.events.append(Turned(d.active, level, action.direction, d.rotation, riders, may))
    offer(d, d.pawns[d.active], falls=False)


def roll_chance(d: Draft) -> None:
    """E21: roll the chance die and do as it says."""
    face = d.source.pick(CHANCE_DIE, "chance")
    d.events.append(Rolled(d.active, "chance", face))
    d.fresh, d.rolled = False, True
    if face in VALUE:
        d.question = ("move", VALUE[face])
    elif face == "ladder":
        play_ladder(d)
    elif face == "switch":
        play_switch(d)
    else:
        _own_waterfall(d)


def _own_waterfall(d: Draft) -> None:
    """E21: the roller's own pawn goes to the nearest waterfall's top of its ring, where it falls."""
    level, index = d.pawns[d.active]
    _, ways = d.board.near_fall[level][index]
    if not ways:
        d.events.append(NothingHappened(d.active, "waterfall", level))
        turn.end(d)
    elif len(ways) == 2:
        d.question = ("nearest", "waterfall")
    else:
        to_nearest(d, "waterfall", ways[0])


COMMANDS: dict[str, Callable[[Draft], None]] = {
    "switch": play_switch,
    "draw2": play_draw2,
    "ladder": play_ladder,
    "waterfall": play_waterfall,
    "die": play_die,
    "rotate": play_rotate,
}
