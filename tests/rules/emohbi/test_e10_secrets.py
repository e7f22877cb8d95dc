"""E10's list of what is secret and what is public."""

from __future__ import annotations

from rules.emohbi.build import FLAT, Move, Play, do, new, state

from game.rules.emohbi.events import Dealt, Drawn, Shuffled
from game.rules.emohbi.sight import observe


def test_e10_secret_are_other_hands_the_piles_order_and_the_cards_drawn() -> None:
    at = state((0, 3), (0, 9), hands=["", "6 draw2"], hand="4 3", top="5")
    view = observe(at, 0)
    assert view.hands == (("4", "3"), (None, None))
    assert set(view.deck) == {None}
    step = do(at, Play("4", 0), Move(1))
    assert [event.seen_by(1) for event in step.events if isinstance(event, Drawn)] == [Drawn(0, None)]
    assert [event.seen_by(0) for event in step.events if isinstance(event, Drawn)] == [Drawn(0, "5")]


def test_e10_public_are_the_discards_the_sizes_and_all_on_the_board() -> None:
    at = state((0, 3), (0, 9), hands=["", "6 draw2 1"], hand="4 3", discard="2 die", rotation=FLAT)
    for seat in (0, 1, None):
        view = observe(at, seat)
        assert (view.discard, len(view.deck), list(map(len, view.hands))) == (("2", "die"), 53, [2, 3])
        assert (view.pawns, view.rotation, view.letters, view.question) == (at.pawns, FLAT, at.letters, ("play",))


def test_e10_the_shuffle_and_the_deal_are_secret() -> None:
    shuffled = next(event for event in new().events if isinstance(event, Shuffled))
    assert shuffled.seen_by(0) == shuffled.seen_by(None) == Shuffled((None,) * 60)
    assert Dealt(1, "5").seen_by(0) == Dealt(1, None)
    assert Dealt(1, "5").seen_by(1) == Dealt(1, "5")


def test_e16_the_two_cards_drawn_are_secret_while_one_chooses() -> None:
    at = do(state((0, 3), (0, 9), hand="draw2 4", top="5 die"), Play("draw2", 0)).state
    assert observe(at, 0).question == ("choose", "5", "die")
    assert observe(at, 1).question == ("choose", None, None)
    assert observe(at, None).hands[0] == (None, None, None)
