"""M14, M15: where a movement ends, and pushes."""

from __future__ import annotations

from rules.magic_hill.build import (
    Home,
    Raven,
    advances,
    at,
    board,
    chip,
    do,
    fields,
    go,
    names,
    of,
    on,
    state,
    turn,
    where,
    wins,
)

from game.rules.magic_hill.events import ChipActed, Pushed
from game.rules.magic_hill.movement import moves

A, B, C, D = ((1, i) for i in (21, 23, 24, 25))
"""A start, two squares away B, and the ones behind it; no stones."""
PAIR_B, PAIR_C = {1: B, 2: (*B, "top")}, {3: C, 4: (*C, "top")}


def test_m14_a_pair_comes_first_then_a_single_goblin_whatever_lies_below() -> None:
    at_turn = turn(state({1: A}, PAIR_B, hand="2 1", chips={B: "ghost"}), 1)
    assert names(do(at_turn, go(2))).startswith("Played Walked Pushed")
    at_turn = turn(state({1: A}, {1: B}, hand="2 1", chips={B: "ghost"}), 1)
    assert not of(do(at_turn, go(2)), ChipActed)


def test_m14_a_goblin_on_a_stone_square_hides_the_stone() -> None:
    stone = at(1, "E5")
    step = do(turn(state({1: at(1, "E3")}, {1: stone}, hand="2 1"), 1), go(2))
    assert stone in step.state.stones_on_hill


def test_m14_a_stop_by_a_push_counts_as_an_ending() -> None:
    at_turn = turn(state({1: A}, PAIR_B, hand="2 1", chips={C: "ghost"}), 1)
    assert fields(do(at_turn, go(2)).state) == (1, "home", {"goblin": 2})


def test_m14_a_stop_by_a_passage_counts_as_an_ending() -> None:
    low, high = at(1, "N3"), at(2, "N2")
    at_turn = turn(state({1: at(1, "N1")}, {}, hand="2 1", chips={low: "passage", high: "ghost"}), 1)
    step = do(at_turn, go(2))
    assert [event.chip for event in of(step, ChipActed)] == ["passage", "ghost"]
    assert fields(step.state) == (0, "home", {"goblin": 1})


def test_m14_a_stop_by_a_trap_counts_as_an_ending() -> None:
    low, high = at(1, "N4"), at(2, "N3")
    at_turn = turn(state({1: at(2, "N1")}, {}, hand="2 1", chips={low: "raven", high: "trap"}), 1)
    step = do(at_turn, go(2))
    assert where(step.state, 0, 1) == low
    assert fields(step.state) == (0, "raven", {})


def test_m14_a_chip_acts_at_most_once_for_each_card_played() -> None:
    low, high = at(1, "N3"), at(2, "N2")
    at_turn = turn(state({1: at(1, "N1")}, {}, hand="2 1 1", chips={low: "passage", high: "trap"}), 1)
    step = do(at_turn, go(2))  # up, down again, and there the passage has acted
    assert where(step.state, 0, 1) == low
    assert [event.chip for event in of(step, ChipActed)] == ["passage", "trap"]
    assert step.state.acted == (low, high)
    assert do(step.state, go(1)).state.acted == ()


def test_m15_push_the_upper_goblin_goes_one_square_on_and_the_mover_sits_on_the_lower_one() -> None:
    step = do(turn(state({1: A}, PAIR_B, hand="2 1"), 1), go(2))
    assert where(step.state, 0, 1) == (*B, "top")
    assert where(step.state, 1, 1) == B
    assert where(step.state, 1, 2) == C


def test_m15_push_in_the_direction_of_the_move() -> None:
    step = do(turn(state({1: D}, PAIR_B, hand="2 1"), 1), go(2, -1))
    assert where(step.state, 1, 2) == (1, 22)


def test_m15_push_onto_a_single_goblin_sits_on_it() -> None:
    step = do(turn(state({1: A, 3: C}, PAIR_B, hand="2 1"), 1), go(2))
    assert where(step.state, 1, 2) == (*C, "top")
    assert of(step, Pushed)[0].top


def test_m15_push_chain() -> None:
    step = do(turn(state({1: A}, PAIR_B, PAIR_C, hand="2 1"), 1), go(2))
    assert [(push.seat, push.goblin, push.end, push.top) for push in of(step, Pushed)] == [
        (1, 2, C, True), (2, 4, D, False),
    ]  # fmt: skip
    assert where(step.state, 0, 1) == (*B, "top")
    assert where(step.state, 1, 2) == (*C, "top")
    assert where(step.state, 2, 3) == C
    assert where(step.state, 2, 4) == D


def test_m15_only_the_last_one_pushed_ends_a_movement() -> None:
    at_turn = turn(state({1: A}, PAIR_B, PAIR_C, hand="2 1", chips={B: "ghost", C: "raven", D: "ghost"}), 1)
    step = do(at_turn, go(2))
    assert [(event.seat, event.at) for event in of(step, ChipActed)] == [(2, D)]
    assert fields(step.state) == (2, "home", {"goblin": 4})


def test_m15_what_it_meets_happens_for_its_owner_and_only_then_the_turn_goes_on() -> None:
    at_turn = turn(state({1: A}, PAIR_B, hand="2 1 3", chips={C: "raven"}), 1)
    at_turn = do(at_turn, go(2)).state
    assert fields(at_turn) == (1, "raven", {})
    later = do(at_turn, Raven(0)).state
    assert later.ravens == (1, 0)
    assert fields(later) == (0, "advance", {})


def test_m15_the_turn_goes_on_after_the_owners_choice() -> None:
    low = at(1, "N3")
    pair = {1: at(1, "N2"), 2: on(1, "N2")}
    at_turn = turn(state({1: at(1, "N1")}, pair, hand="1 1", chips={low: "ghost"}), 1)
    at_turn = do(at_turn, go(1)).state
    assert fields(at_turn) == (1, "home", {"goblin": 2})
    later = do(at_turn, Home(3)).state
    assert fields(later) == (0, "advance", {})
    assert advances(later) == {go(1, 0, climb=True)}


def test_m15_push_onto_a_stone_gives_it_to_the_owner_of_the_pushed_goblin() -> None:
    pair = {1: at(1, "E4"), 2: on(1, "E4")}
    step = do(turn(state({1: at(1, "E2")}, pair, hand="2 1", hands={1: "1 2 3"}, top="5"), 1), go(2))
    assert step.state.stones == (0, 1)
    assert step.state.hands[1] == ("1", "2", "3", "5")


def test_m15_a_mover_has_left_its_own_square_before() -> None:
    mine = {1: (*A, "top"), 3: A}
    step = do(turn(state(mine, {1: (1, 22), 2: (1, 22, "top")}, hand="1 2"), 1), go(1))
    assert where(step.state, 0, 1) == (1, 22, "top")
    assert where(step.state, 1, 2) == B


RING = [(4, i) for i in range(8)]


def full_ring() -> tuple[dict, dict, dict, dict]:
    """Pairs all round level 4 of the short board, but that the mover stands alone on a square of its own."""
    rows: list[dict] = [{}, {}, {}, {}]
    spots = [(*space, *tail) for space in RING[1:] for tail in ((), ("top",))]
    for number, spot in enumerate(spots):
        rows[1 + number // 5][1 + number % 5] = spot
    rows[0][1] = RING[0]
    return rows[0], rows[1], rows[2], rows[3]


def test_m15_a_chain_may_end_on_the_square_that_the_mover_has_left() -> None:
    step = do(turn(state(*full_ring(), hand="1 2", data=board("short")), 1), go(1))
    assert len(of(step, Pushed)) == 7
    assert of(step, Pushed)[-1].end == RING[0]
    assert where(step.state, 0, 1) == (*RING[1], "top")


def test_m15_a_chain_that_would_come_back_is_illegal() -> None:
    """It takes more goblins than there are to fill a ring that one can come to from outside; so without them."""
    everywhere = [(1, index) for index in range(32)]
    at_turn = state({}, {}, data=board("short"))
    assert moves(at_turn, 0, 1, 2, everywhere) == (0, 0, 0, 0, False)
    assert moves(at_turn, 0, 1, 2, everywhere[:-1]) == (1, 1, 0, 0, False)
    assert moves(at_turn, 0, 1, 2, everywhere[2:]) == (3, 2, 0, 0, False)


def test_m15_a_pushed_goblin_that_wins_ends_the_game() -> None:
    spot = at(4, "N1")
    pair = {1: spot, 2: (*spot, "top")}
    at_turn = turn(state({1: (4, 0)}, pair, hand="1 1", chips={at(4, "N2"): "passage"}), 1)
    assert wins(do(at_turn, go(1)), 1)


def test_m15_chips_under_the_others_stay_as_they_are() -> None:
    at_turn = turn(state({1: A}, PAIR_B, hand="2 1", chips={B: "ghost"}, up=[B]), 1)
    spot = chip(do(at_turn, go(2)).state, B)
    assert spot and spot.up
