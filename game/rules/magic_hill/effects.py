"""What a goblin meets where its movement ends: stones and chips (M14, M16 to M25)."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.core.chance import Unknown
from game.rules.core.tuples import with_item
from game.rules.magic_hill import movement, turn
from game.rules.magic_hill.actions import Discard, Home, Raven, Reveal, Storm
from game.rules.magic_hill.board import SIDES
from game.rules.magic_hill.content import MOST_STONES
from game.rules.magic_hill.events import (
    CardAllowed,
    ChipActed,
    ChipLeft,
    ChipTurnedDown,
    ChipTurnedUp,
    Discarded,
    NothingHappened,
    RavenCame,
    Space,
    StoneBoxed,
    StoneSnatched,
    StoneTaken,
    StormTurned,
    Waited,
    WentHome,
)
from game.rules.magic_hill.state import Chip, Draft, chip_at, hand_limit, standing

REVEALED = 3
"""How many chips a crystal turns up (M18)."""
LONGEST_TURN = 4
"""Cards of a turn with a flying card (M20)."""


def land(d: Draft, seat: int, goblin: int) -> None:
    """M14: a movement ends; a goblin there is all that it meets, else a stone, else a chip."""
    space: Space = d.goblins[seat][goblin - 1][0]
    if space in d.stones_on_hill:
        if standing(d.goblins, space) == 1:
            take_stone(d, seat, goblin, space)
    elif space in d.board.chips and standing(d.goblins, space) == 1:
        chip = chip_at(d.chips, space)
        if chip:
            act(d, seat, goblin, chip)


def take_stone(d: Draft, seat: int, goblin: int, space: Space) -> None:
    """M16: a raven takes it, or a third one leaves the game, or its finder keeps it and draws a card."""
    d.stones_on_hill = tuple([stone for stone in d.stones_on_hill if stone != space])
    if d.ravens[seat]:
        d.ravens = with_item(d.ravens, seat, d.ravens[seat] - 1)
        d.events.append(StoneSnatched(seat, goblin, space))
    elif d.stones[seat] == MOST_STONES:
        d.events.append(StoneBoxed(seat, goblin, space))
    else:
        d.stones = with_item(d.stones, seat, d.stones[seat] + 1)
        d.events.append(StoneTaken(seat, goblin, space))
        turn.draw(d, seat, 1)


def act(d: Draft, seat: int, goblin: int, chip: Chip) -> None:
    """M17: a chip is turned up and does what it says, once for each card played (M14)."""
    if chip.kind is None:
        raise Unknown("chip")
    if chip.at in d.acted:
        d.events.append(NothingHappened(seat, goblin, chip.kind))
        return
    d.acted = tuple(sorted((*d.acted, chip.at)))
    if not chip.up:
        turn_up(d, chip)
    d.events.append(ChipActed(seat, goblin, chip.at, chip.kind))
    _CHIPS[chip.kind](d, seat, goblin, chip.at)


def turn_up(d: Draft, chip: Chip) -> None:
    """All see it."""
    if chip.kind is None:
        raise Unknown("chip")
    d.chips = with_item(d.chips, d.chips.index(chip), Chip(chip.at, chip.kind, True, True))
    d.events.append(ChipTurnedUp(chip.at, chip.kind, chip.known))


def turn_down(d: Draft, at: Space) -> None:
    """M17: it lies face down again."""
    d.chips = tuple([chip._replace(up=False) if chip.at == at else chip for chip in d.chips])
    d.events.append(ChipTurnedDown(at))


def leave(d: Draft, at: Space) -> None:
    """M17: a crystal or a raven leaves the hill."""
    kind = next(str(chip.kind) for chip in d.chips if chip.at == at)
    d.chips = tuple([chip for chip in d.chips if chip.at != at])
    d.gone = tuple(sorted((*d.gone, kind)))
    d.events.append(ChipLeft(at, kind))


def passage(d: Draft, seat: int, goblin: int, at: Space) -> None:
    """M22: up, or wait."""
    _through(d, seat, goblin, at, "passage")


def trap(d: Draft, seat: int, goblin: int, at: Space) -> None:
    """M23: down, or wait; from level 1 home."""
    if at[0] == 1:
        ghost(d, seat, goblin, at)
    else:
        _through(d, seat, goblin, at, "trap")


def _through(d: Draft, seat: int, goblin: int, at: Space, why: str) -> None:
    went = movement.go(d, seat, goblin, why, waited=False)
    if d.winner is not None:
        return
    if not went:
        d.waiting += ((seat, goblin, why),)
        d.events.append(Waited(seat, goblin, at, why))
    turn_down(d, at)
    if went:
        land(d, seat, goblin)


def ghost(d: Draft, seat: int, goblin: int, at: Space) -> None:
    """M24: ask for the village."""
    d.question = ("home", seat, goblin)


def on_home(d: Draft, action: Home) -> None:
    """M24, M25: home; where the goblin is the active player's, that ends the turn."""
    _, seat, goblin = d.question
    d.question = ()
    start: Space = d.goblins[seat][goblin - 1][0]
    movement.put(d, seat, goblin, (0, action.village))
    d.ending = d.ending or seat == d.active
    d.events.append(WentHome(seat, goblin, start, action.village, seat == d.active))
    turn_down(d, start)
    turn.go_on(d)


def crystal(d: Draft, seat: int, goblin: int, at: Space) -> None:
    """M18: ask for the first chip to turn up, if any lies face down."""
    left = min(REVEALED, sum(not chip.up for chip in d.chips))
    if left:
        d.question = ("reveal", seat, left, at)
    else:
        d.events.append(NothingHappened(seat, goblin, "crystal"))
        leave(d, at)


def on_reveal(d: Draft, action: Reveal) -> None:
    """M18: one chip after another."""
    _, seat, left, at = d.question
    turn_up(d, next(chip for chip in d.chips if chip.at == action.at))
    if left > 1:
        d.question = ("reveal", seat, left - 1, at)
    else:
        d.question = ()
        leave(d, at)
        turn.go_on(d)


def raven(d: Draft, seat: int, goblin: int, at: Space) -> None:
    """M19: ask to whom it goes."""
    d.question = ("raven", seat, at)


def on_raven(d: Draft, action: Raven) -> None:
    """M19: the raven takes a stone, or waits for one."""
    _, seat, at = d.question
    d.question = ()
    victim, stones = action.seat, d.stones[action.seat]
    leave(d, at)
    d.events.append(RavenCame(seat, victim, waits=stones == 0))
    if stones:
        d.stones = with_item(d.stones, victim, stones - 1)
        _ask_for_cards(d, victim)
    else:
        d.ravens = with_item(d.ravens, victim, d.ravens[victim] + 1)
        turn.go_on(d)


def _ask_for_cards(d: Draft, victim: int) -> None:
    """M19: the victim discards down to the new hand limit."""
    if len(d.hands[victim]) > hand_limit(d, victim):
        d.question = ("discard", victim)
    else:
        turn.go_on(d)


def on_discard(d: Draft, action: Discard) -> None:
    """M19: a card of the victim's choice."""
    victim = d.question[1]
    d.question = ()
    turn.put_away(d, victim, (action.card,))
    d.events.append(Discarded(victim, action.card))
    _ask_for_cards(d, victim)


def flying(d: Draft, seat: int, goblin: int, at: Space) -> None:
    """M20: in the own turn a card, and leave to play a fourth."""
    if seat == d.active and not d.ending:
        if d.allowed < LONGEST_TURN:
            d.allowed = LONGEST_TURN
            d.events.append(CardAllowed(seat))
        turn.draw(d, seat, 1)
    else:
        d.events.append(NothingHappened(seat, goblin, "flying"))
    turn_down(d, at)


def storm(d: Draft, seat: int, goblin: int, at: Space) -> None:
    """M21: ask the player at turn, whoever's goblin met it."""
    d.question = ("storm", d.active)


def on_storm(d: Draft, action: Storm) -> None:
    """M21: all chips down, and the hill turns with all on it."""
    d.question = ()
    up = tuple([chip.at for chip in d.chips if chip.up])
    d.chips = tuple([chip._replace(up=False) if chip.up else chip for chip in d.chips])
    d.storm = (d.storm + action.direction) % SIDES
    d.events.append(StormTurned(d.active, action.direction, d.storm, up))
    turn.go_on(d)


_CHIPS: dict[str, Callable[[Draft, int, int, Space], None]] = {
    "passage": passage,
    "ghost": ghost,
    "raven": raven,
    "crystal": crystal,
    "storm": storm,
    "flying": flying,
    "trap": trap,
}
