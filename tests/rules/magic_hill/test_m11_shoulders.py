"""M11 to M13: past goblins, onto them, and up from them."""

from __future__ import annotations

from rules.magic_hill.build import advances, at, do, fields, go, names, of, on, picks, state, turn, where, wins

from game.rules.magic_hill.events import Climbed, Walked

E8, N3 = at(1, "E8"), at(1, "N3")
UP = at(2, "N2")
"""The neighbour square above N3; without the chip that the default board has there."""


def test_m11_two_goblins_on_a_square_one_on_the_others_shoulders() -> None:
    step = do(turn(state({1: E8}, {4: (1, 20)}, hand="2 1"), 1), go(2))
    assert where(step.state, 0, 1) == (1, 20, "top")
    assert where(step.state, 1, 4) == (1, 20)
    assert of(step, Walked)[0].top


def test_m11_the_lower_one_can_not_move_in_any_way() -> None:
    assert picks(state({3: E8, 4: (*E8, "top")}, {}, hand="3 4 1")) == {("4", 4), ("1", 1)}
    assert advances(turn(state({3: E8}, {1: (*E8, "top")}), 3)) == set()


def test_m11_a_move_may_pass_single_goblins_chips_and_stones() -> None:
    at_turn = turn(state({1: at(1, "E4")}, {1: at(1, "E6")}, hand="5 1", chips={at(1, "E8"): "ghost"}), 1)
    step = do(at_turn, go(5))  # the stone of E5, a goblin on E6, a chip on E8
    assert where(step.state, 0, 1) == at(1, "E9")
    assert names(step) == "Played Walked"


def test_m11_a_move_may_not_pass_a_pair_and_may_end_on_it() -> None:
    pair = {1: at(1, "E9"), 2: on(1, "E9")}
    assert advances(turn(state({1: at(1, "E7")}, pair, hand="1 2 3"), 1)) == {
        go(1), go(2), go(1, -1), go(2, -1), go(3, -1),
    }


def test_m11_who_leaves_the_shoulders_frees_the_lower_one() -> None:
    step = do(turn(state({1: (*E8, "top")}, {3: E8}, hand="3 1"), 1), go(3))
    assert where(step.state, 0, 1) == (1, 21)
    assert ("3", 3) in picks(state({1: (1, 21)}, {3: E8}, hands={1: "3 1"}, hand="3 1", active=1))


def test_m12_who_sits_on_another_may_use_the_first_step_to_change_level() -> None:
    at_turn = turn(state({1: (*N3, "top")}, {1: N3}, hand="3 1"), 1)
    step = do(at_turn, go(3, -1, climb=True))
    assert where(step.state, 0, 1) == at(2, "N0")
    assert of(step, Climbed)[0].end == UP
    assert of(step, Walked)[0].path == (UP, at(2, "N1"), at(2, "N0"))


def test_m12_the_rest_goes_on_along_the_new_level_in_either_direction() -> None:
    at_turn = turn(state({1: (*N3, "top")}, {1: N3}, hand="3"), 1)
    assert {(a.climb, a.direction) for a in advances(at_turn)} == {(False, 1), (False, -1), (True, 1), (True, -1)}


def test_m12_a_1_only_changes_level_and_has_no_direction() -> None:
    at_turn = turn(state({1: (*N3, "top")}, {1: N3}, hand="1"), 1)
    assert {a for a in advances(at_turn) if a.climb} == {go(1, 0, climb=True)}
    step = do(at_turn, go(1, 0, climb=True))
    assert where(step.state, 0, 1) == UP
    assert not of(step, Walked)


def test_m12_not_from_a_corner() -> None:
    assert not any(a.climb for a in advances(turn(state({1: (1, 0, "top")}, {1: (1, 0)}, hand="J"), 1)))


def test_m12_no_goblin_may_stand_on_the_square_above() -> None:
    assert not any(a.climb for a in advances(turn(state({1: (*N3, "top"), 2: UP}, {1: N3}, hand="J"), 1)))


def test_m12_not_without_shoulders() -> None:
    assert not any(a.climb for a in advances(turn(state({1: N3}, {}, hand="J"), 1)))


def test_m12_a_climb_may_end_on_a_goblin_or_a_pair_but_not_pass_a_pair() -> None:
    pair = {1: N3, 2: at(2, "N4"), 3: on(2, "N4")}
    at_turn = turn(state({1: (*N3, "top")}, pair, hand="3 4"), 1, 2)
    assert advances(at_turn) == {go(3, 1, climb=True), go(3, -1, climb=True), go(4, -1, climb=True)}


def test_m12_it_counts_also_when_it_has_sat_there_since_an_earlier_turn() -> None:
    at_turn = state({1: (*N3, "top")}, {1: N3}, hand="1 2")
    assert ("1", 1) in picks(at_turn)
    assert any(a.climb for a in advances(turn(at_turn, 1)))


def test_m12_from_level_4_it_reaches_the_summit_with_any_number_and_wins() -> None:
    top = at(4, "E1")
    at_turn = turn(state({1: (*top, "top")}, {1: top}, hand="5 J"), 1)
    climbs = {a for a in advances(at_turn) if a.climb}
    assert climbs == {go(5, 0, climb=True), *(go("J", 0, spaces, climb=True) for spaces in range(1, 6))}
    step = do(at_turn, go(5, 0, climb=True))
    assert wins(step, 0)
    assert names(step) == "Played Climbed Won"


def test_m12_from_a_corner_of_level_4_nobody_reaches_the_summit() -> None:
    assert not any(a.climb for a in advances(turn(state({1: (4, 4, "top")}, {1: (4, 4)}, hand="J"), 1)))


def test_m13_the_third_card_only_changes_level_from_shoulders() -> None:
    at_turn = turn(state({1: E8}, {1: (1, 20), 2: at(1, "S2")}, hand="4 2"), 1)
    later = do(at_turn, go(4)).state
    assert where(later, 0, 1) == on(1, "S2")
    assert advances(later) == {go(2, 1, climb=True), go(2, -1, climb=True)}


def test_m13_on_a_corner_nothing_is_left_to_play() -> None:
    step = do(turn(state({1: E8}, {1: (1, 20)}, hand="2 1"), 1), go(2))
    assert names(step).startswith("Played Walked Stuck Drawn")
    assert fields(step.state) == (1, "turn", {})


def test_m13_the_fourth_card_too_only_changes_level() -> None:
    at_turn = turn(state({1: (*N3, "top")}, {1: N3}, hand="2"), 1, 3, allowed=4)
    assert all(a.climb for a in advances(at_turn))


def test_m13_the_second_card_may_go_either_way() -> None:
    at_turn = turn(state({1: (*N3, "top")}, {1: N3}, hand="2"), 1)
    assert {a.climb for a in advances(at_turn)} == {True, False}


def test_m13_by_the_option_any_card_may_go_along() -> None:
    at_turn = turn(state({1: (*N3, "top")}, {1: N3}, hand="2", third_card_along=True), 1, 2)
    assert advances(at_turn) == {go(2, way, climb=climb) for way in (1, -1) for climb in (True, False)}
