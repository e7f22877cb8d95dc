"""A turn: its start, the cards played, its end (M8, M26, M27)."""

from __future__ import annotations

from game.rules.core.chance import Unknown
from game.rules.core.tuples import with_item
from game.rules.magic_hill import movement
from game.rules.magic_hill.actions import Advance, Exchange, Pick, Stop
from game.rules.magic_hill.content import HAND_SIZE, VALUES
from game.rules.magic_hill.events import Drawn, Escaped, Exchanged, Played, Shuffled, Stopped, Stuck, TurnBegan
from game.rules.magic_hill.state import Draft, Hand, hand_limit, pairs_of


def begin(d: Draft, seat: int, turn: int) -> None:
    """A turn begins; goblins of its player are out of the traps that they wait for (M23)."""
    d.active, d.turn = seat, turn
    d.goblin, d.played, d.allowed, d.ending, d.acted = 0, 0, HAND_SIZE, False, ()
    d.question = ("turn", seat)
    d.events.append(TurnBegan(seat, turn))
    for wait in d.waiting:
        if wait[0] == seat and wait[2] == "trap":
            d.events.append(Escaped(seat, wait[1], d.goblins[seat][wait[1] - 1][0]))
            d.waiting = tuple([other for other in d.waiting if other != wait])


def put_away(d: Draft, seat: int, cards: tuple[str, ...]) -> None:
    """Cards go from a hand to the discard pile."""
    hand = list(d.hands[seat])
    for card in cards:
        hand.remove(card)
    d.hands = with_item(d.hands, seat, tuple(hand))
    d.discard += cards


def draw(d: Draft, seat: int, cards: int) -> None:
    """From the top of the draw pile; an empty one is made anew of the discard pile (M27). Fewer, if no more are
    left."""
    while cards > 0 and (d.deck or d.discard):
        if not d.deck:
            d.deck, d.discard = d.source.shuffle(d.discard, "deck"), ()
            d.events.append(Shuffled(d.deck))
        drawn = take(d, seat, min(cards, len(d.deck)))
        d.events += [Drawn(seat, card) for card in drawn]
        cards -= len(drawn)


def take(d: Draft, seat: int, cards: int) -> Hand:
    """So many cards from the top of the draw pile, now in the hand of `seat`."""
    drawn = d.deck[: -cards - 1 : -1]
    if None in drawn:
        raise Unknown("deck")
    d.deck = d.deck[:-cards]
    d.hands = with_item(d.hands, seat, d.hands[seat] + drawn)
    return drawn


def _play(d: Draft, card: str, goblin: int) -> None:
    """M27: a played card goes on the discard pile; every chip may act again (M14)."""
    put_away(d, d.active, (card,))
    d.goblin = goblin
    d.played += 1
    d.acted = ()
    d.question = ()
    d.events.append(Played(d.active, card, goblin))


def on_pick(d: Draft, action: Pick) -> None:
    """M8: the first card picks the goblin."""
    _play(d, action.card, action.goblin)
    d.question = ("advance", d.active)


def on_advance(d: Draft, action: Advance) -> None:
    """M8: a further card moves it."""
    _play(d, action.card, d.goblin)
    movement.advance(d, action)
    go_on(d)


def on_exchange(d: Draft, action: Exchange) -> None:
    """M8: as many cards for new ones, and the turn is over."""
    put_away(d, d.active, action.cards)
    d.events.append(Exchanged(d.active, action.cards))
    draw(d, d.active, len(action.cards))
    begin(d, (d.active + 1) % len(d.hands), d.turn + 1)


def on_stop(d: Draft, action: Stop) -> None:
    """M8: no third card."""
    d.events.append(Stopped(d.active))
    end(d)


def go_on(d: Draft) -> None:
    """What follows when a movement or an answer is done with: unless it has led to a question or to a win, goblins that
    wait (M26), and then the next card or the turn's end (M27)."""
    movement.release(d)
    if d.question or d.winner is not None:
        return
    if d.ending or d.played >= d.allowed:
        end(d)
    elif _may_advance(d):
        d.question = ("advance", d.active)
    else:
        end(d)


def _may_advance(d: Draft) -> bool:
    """M27: whether a card is left that can be moved."""
    seat, hand = d.active, d.hands[d.active]
    farthest = max(movement.moves(d, seat, d.goblin, d.played + 1, pairs_of(d.goblins)))
    if farthest and None in hand:
        raise Unknown("hand")
    if any(VALUES[str(card)][0] <= farthest for card in hand if card is not None):
        return True
    d.events.append(Stuck(seat, d.goblin, known=not (farthest and hand)))
    return False


def end(d: Draft) -> None:
    """M27: draw up to the hand limit; the next seat's turn."""
    seat = d.active
    draw(d, seat, hand_limit(d, seat) - len(d.hands[seat]))
    begin(d, (seat + 1) % len(d.hands), d.turn + 1)
