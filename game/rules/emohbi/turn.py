"""A turn: its start, the card played, its end (E8, E14, E16, E21, E24)."""

from __future__ import annotations

from functools import lru_cache

from game.rules.core.chance import Unknown
from game.rules.core.tuples import with_item
from game.rules.emohbi import effects, movement
from game.rules.emohbi.actions import Play
from game.rules.emohbi.content import VALUE
from game.rules.emohbi.events import Drawn, Played, Shuffled, TurnBegan
from game.rules.emohbi.state import Draft

_played, _drawn = lru_cache(Played), lru_cache(Drawn)
"""Events can't change, and there are few different ones of these: looking one up is quicker than making it."""


def begin(d: Draft, seat: int, turn: int) -> None:
    """A turn begins: with a card, or in the die game with a roll (E24)."""
    d.active, d.turn = seat, turn
    d.fresh, d.rolled = True, False
    d.events.append(TurnBegan(seat, turn))
    if d.options.mode == "cards":
        d.question = ("play",)
    else:
        effects.play_die(d)


def on_play(d: Draft, action: Play) -> None:
    """E14: ladders lined up first, each a space of a number card; then the card. E16: one of two drawn."""
    seat, card = d.active, action.card
    hand = d.hands[seat]
    i = hand.index(card)
    d.hands = with_item(d.hands, seat, hand[:i] + hand[i + 1 :])
    d.discard += (card,)
    d.events.append(_played(seat, card))
    if action.climb:
        movement.climb(d, action.climb)
        if d.winner is not None:
            return
    if card not in VALUE:
        effects.COMMANDS[card](d)
    elif action.climb < VALUE[card]:
        d.question = ("move", VALUE[card] - action.climb)
    else:
        end(d)


def draw(d: Draft, seat: int, cards: int) -> None:
    """E8: from the top of the draw pile; an empty one is made anew of the discard pile. Fewer, if no more are left."""
    for _ in range(cards):
        if not d.deck:
            if not d.discard:
                break
            d.deck, d.discard = d.source.shuffle(d.discard, "deck"), ()
            d.events.append(Shuffled(d.deck))
        card = d.deck[-1]
        if card is None:
            raise Unknown("deck")
        d.deck = d.deck[:-1]
        d.hands = with_item(d.hands, seat, d.hands[seat] + (card,))
        d.events.append(_drawn(seat, card))


def end(d: Draft) -> None:
    """E21: first the chance space, if one may be tried; then E8's draw, and the next seat's turn."""
    seat = d.active
    level, index = d.pawns[seat]
    if d.board.chance[level][index] and d.fresh and may_roll(d):
        effects.roll_chance(d)
        return
    missing = d.options.hand_size - len(d.hands[seat])
    if missing > 0 and d.options.mode == "cards":
        draw(d, seat, missing)
    begin(d, (seat + 1) % len(d.pawns), d.turn + 1)


def may_roll(d: Draft) -> bool:
    """E21's option: again and again, once a turn, or never."""
    return d.options.chance == "again" or (d.options.chance == "once" and not d.rolled)
