"""What a seat may know: its own hand, the discard pile, the sizes of hands and piles, the chips that everybody has
seen, and all else on the table."""

from __future__ import annotations

from collections import Counter

from game.rules.core.chance import Seeded
from game.rules.magic_hill.board import TOP
from game.rules.magic_hill.content import CHIPS, DECK, SET_ASIDE, VALUES
from game.rules.magic_hill.movement import moves
from game.rules.magic_hill.state import Chip, Hand, State, pairs_of

HIDDEN = -1
"""The random state in a view."""


def observe(state: State, seat: int | None) -> State:
    """The state with None for each card, and for the kind of each chip, that `seat` may not know, and no random state;
    None is a spectator."""
    hands = tuple([hand if owner == seat else (None,) * len(hand) for owner, hand in enumerate(state.hands)])
    chips = tuple([chip if chip.known else chip._replace(kind=None) for chip in state.chips])
    return state._replace(hands=hands, chips=chips, deck=(None,) * len(state.deck), rng=HIDDEN)


def determinize(view: State, seed: int) -> State:
    """A full state that looks like `view` to its seat: the cards and chips it can't see lie as `seed` says."""
    seen = Counter(view.discard)
    for hand in view.hands:
        seen.update(card for card in hand if card is not None)
    source = Seeded(seed)
    unseen = list(source.shuffle(tuple((Counter(DECK) - seen).elements())))

    def filled(cards: Hand) -> Hand:
        return tuple([unseen.pop() if card is None else card for card in cards])

    chips = _chips(view, source)
    _leave_a_move(view, unseen)
    hands = list(view.hands)
    for seat in sorted(range(len(hands)), key=lambda seat: seat != view.active):
        hands[seat] = filled(hands[seat])
    return view._replace(chips=chips, hands=tuple(hands), deck=filled(view.deck), rng=source.state)


def _leave_a_move(view: State, unseen: list[str]) -> None:
    """M27: who is asked for a further card has one that can be moved. The hand gets the last ones of `unseen`."""
    hidden = view.hands[view.active].count(None)
    if view.question[:1] == ("advance",) and hidden:
        most = max(moves(view, view.active, view.goblin, view.played + 1, pairs_of(view.goblins)))
        fitting = [i for i, card in enumerate(unseen) if VALUES[card][0] <= most]
        if fitting and fitting[-1] < len(unseen) - hidden:
            unseen.append(unseen.pop(fitting[-1]))


def _chips(view: State, source: Seeded) -> tuple[Chip, ...]:
    """Each way in which M5 can lead to what is seen, as likely as it is: the passage that was set aside is the chip of
    some square of level 4, and the others lie anyhow."""
    seen = Counter([*view.gone, *(chip.kind for chip in view.chips if chip.kind is not None)])
    unseen = list((Counter(CHIPS) - seen).elements())
    hidden = sum(chip.kind is None for chip in view.chips)
    weights = {None: unseen.count(SET_ASIDE), SET_ASIDE: hidden}
    lots = [chip for chip in view.chips if chip.at[0] == TOP for _ in range(weights.get(chip.kind, 0))]
    aside = source.pick(lots) if lots else None
    if aside and aside.kind is None:
        unseen.remove(SET_ASIDE)
    kinds = list(source.shuffle(unseen))
    return tuple([
        chip if chip.kind else chip._replace(kind=SET_ASIDE if chip == aside else kinds.pop()) for chip in view.chips
    ])
