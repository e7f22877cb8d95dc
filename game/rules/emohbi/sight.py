"""What a seat may know: its own hand, the discard pile, the sizes of hands and piles, and all on the board."""

from __future__ import annotations

from collections import Counter

from game.rules.core.chance import Seeded
from game.rules.emohbi.content import DECK
from game.rules.emohbi.state import Hand, State

HIDDEN = -1
"""The random state in a view."""


def observe(state: State, seat: int | None) -> State:
    """The state with None for each card that `seat` may not see, and no random state; None is a spectator."""
    hands = tuple(hand if owner == seat else (None,) * len(hand) for owner, hand in enumerate(state.hands))
    question = state.question
    if question[:1] == ("choose",) and seat != state.active:
        question = ("choose", *(None for _ in question[1:]))
    return state._replace(hands=hands, deck=(None,) * len(state.deck), question=question, rng=HIDDEN)


def determinize(view: State, seed: int) -> State:
    """A full state that looks like `view` to its seat: the cards it can't see lie as `seed` says."""
    seen = Counter(view.discard)
    for hand in view.hands:
        seen.update(card for card in hand if card is not None)
    source = Seeded(seed)
    unseen = list(source.shuffle(tuple((Counter(DECK) - seen).elements())))

    def filled(cards: Hand) -> Hand:
        return tuple(unseen.pop() if card is None else card for card in cards)

    hands = tuple(filled(hand) for hand in view.hands)
    deck = filled(view.deck)
    question = view.question
    if question[:1] == ("choose",):
        question = ("choose", *hands[view.active][1 - len(question) :])
    return view._replace(hands=hands, deck=deck, question=question, rng=source.state)
