"""M8 to M10: a turn of cards, directions, the way out of a village."""

from __future__ import annotations

import pytest
from rules.magic_hill.build import (
    Advance,
    Exchange,
    Pick,
    Stop,
    advances,
    at,
    do,
    fields,
    go,
    legal,
    names,
    of,
    on,
    picks,
    state,
    turn,
    where,
)

from game.rules.magic_hill.events import Pushed, Walked

FREE = at(1, "E8")
"""No chip and no stone lies near it."""


def test_m08_exchange_discards_cards_and_draws_as_many_and_the_turn_is_over() -> None:
    step = do(state({}, {}, hand="5 2 5", top="1 J 4", discard="3"), Exchange(("2", "5")))
    assert step.state.discard == ("3", "2", "5")
    assert step.state.hands[0] == ("5", "1", "J")
    assert names(step) == "Exchanged Drawn Drawn TurnBegan"
    assert fields(step.state) == (1, "turn", {})


def test_m08_exchange_any_cards_but_none() -> None:
    held = {action.cards for action in legal(state({}, {}, hand="5 J 5")) if isinstance(action, Exchange)}
    assert held == {("5",), ("J",), ("5", "5"), ("5", "J"), ("5", "5", "J")}


def test_m08_exchange_with_five_cards_and_jokers_lists_each_choice_once() -> None:
    at_turn = state({}, {}, hand="J 3 J 2 3", stones=(2, 0))
    held = [action.cards for action in legal(at_turn) if isinstance(action, Exchange)]
    assert len(held) == 3 * 3 * 2 - 1
    assert all(list(cards) == sorted(cards) for cards in held)


def test_m08_the_first_card_picks_the_goblin_of_its_number() -> None:
    at_turn = state({}, {}, hand="2 4 4")
    assert picks(at_turn) == {("2", 2), ("4", 4)}
    step = do(at_turn, Pick("2", 2))
    assert (step.state.goblin, step.state.played) == (2, 1)
    assert fields(step.state) == (0, "advance", {})
    assert where(step.state, 0, 2) == (0, 0)


def test_m08_a_joker_picks_any() -> None:
    assert picks(state({}, {}, hand="J 4 4")) == {("4", 4), *(("J", goblin) for goblin in range(1, 6))}


def test_m08_each_further_card_moves_it_exactly_so_many_squares() -> None:
    at_turn = turn(state({1: FREE}, {}, hand="1 5"), 1)
    assert advances(at_turn) == {go(n, way) for n in (1, 5) for way in (1, -1)}
    assert where(do(at_turn, go(1)).state, 0, 1) == (1, 19)


def test_m08_a_joker_moves_1_to_5_squares() -> None:
    at_turn = turn(state({1: FREE}, {}, hand="J J"), 1)
    assert advances(at_turn) == {go("J", way, spaces) for spaces in range(1, 6) for way in (1, -1)}
    assert where(do(at_turn, go("J", -1, 1)).state, 0, 1) == (1, 17)


def test_m08_a_first_card_is_legal_only_if_its_goblin_can_move_with_another_card() -> None:
    pinned = state({2: FREE}, {1: (*FREE, "top")}, hand="2 3 4")
    assert picks(pinned) == {("3", 3), ("4", 4)}
    between = {1: at(1, "E3"), 2: on(1, "E3"), 3: at(1, "S1"), 4: on(1, "S1")}
    at_turn = state({2: at(1, "E7")}, between, hand="2 5 J")
    assert ("2", 2) in picks(at_turn)  # the joker moves it
    assert ("2", 2) not in picks(state({2: at(1, "E7")}, between, hand="2 5"))
    assert ("2", 2) in picks(state({2: at(1, "E7")}, between, hand="2 4"))


def test_m08_one_card_alone_picks_nobody() -> None:
    assert picks(state({}, {}, hand="J")) == set()


def test_m08_the_second_card_is_a_must_and_after_it_the_player_may_stop_or_play_a_third() -> None:
    at_turn = do(state({1: FREE}, {}, hand="1 1 2"), Pick("1", 1)).state
    assert Stop() not in legal(at_turn)
    later = do(at_turn, go(1)).state
    assert legal(later) == {Stop(), go(2), go(2, -1)}
    step = do(later, Stop())
    assert names(step).startswith("Stopped Drawn")
    assert fields(step.state) == (1, "turn", {})


def test_m08_a_card_whose_whole_distance_can_not_be_moved_can_not_be_played_so() -> None:
    pair = {1: at(1, "S1"), 2: on(1, "S1")}
    at_turn = turn(state({1: at(1, "E8")}, pair, hand="3 4"), 1)
    assert advances(at_turn) == {go(3), go(3, -1), go(4, -1)}


def test_m09_each_card_has_one_direction_chosen_afresh() -> None:
    at_turn = turn(state({1: FREE}, {}, hand="1 2"), 1)
    assert where(do(at_turn, go(1, 1), go(2, -1)).state, 0, 1) == (1, 17)
    assert where(do(at_turn, go(1, 1), go(2, 1)).state, 0, 1) == (1, 21)


@pytest.mark.parametrize("village,storm,corner", [(0, 0, 0), (2, 0, 20), (2, 1, 10), (0, 1, 30), (1, 3, 20)])
def test_m10_from_a_village_the_first_step_is_onto_its_corner(village: int, storm: int, corner: int) -> None:
    at_turn = turn(state({1: (0, village)}, {}, hand="1 4", storm=storm), 1)
    for way in (1, -1):
        assert where(do(at_turn, go(1, way)).state, 0, 1) == (1, corner)
        assert where(do(at_turn, go(4, way)).state, 0, 1) == (1, (corner + 3 * way) % 40)


def test_m10_the_path_leads_over_the_corner() -> None:
    (walked,) = of(do(turn(state({1: (0, 1)}, {}, hand="3 1"), 1), go(3, -1)), Walked)
    assert walked.path == ((0, 1), (1, 10), (1, 9), (1, 8))


def test_m10_a_single_step_has_a_direction_too_and_it_pushes_a_pair_that_way() -> None:
    pair = {1: (1, 0), 2: (1, 0, "top")}
    at_turn = turn(state({}, pair, hand="1 1"), 1)
    assert advances(at_turn) == {go(1), go(1, -1)}
    for way, end in ((1, (1, 1)), (-1, (1, 39))):
        step = do(at_turn, go(1, way))
        assert [(push.seat, push.goblin, push.end) for push in of(step, Pushed)] == [(1, 2, end)]
        assert where(step.state, 0, 1) == (1, 0, "top")


def test_m10_a_pair_on_the_corner_bars_the_way_out() -> None:
    pair = {1: (1, 0), 2: (1, 0, "top")}
    assert advances(turn(state({}, pair, hand="2 J"), 1)) == {Advance("J", 1, False, 1), Advance("J", 1, False, -1)}
