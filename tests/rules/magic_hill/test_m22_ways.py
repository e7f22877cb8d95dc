"""M22 to M26: passages, traps, ghosts, and goblins that wait."""

from __future__ import annotations

from rules.magic_hill.build import (
    Exchange,
    Home,
    Pick,
    Stop,
    at,
    do,
    fields,
    go,
    legal,
    names,
    of,
    on,
    state,
    turn,
    up,
    where,
    wins,
)

from game.rules.magic_hill.events import ChipActed, Escaped, Fell, Rose, WentHome

LOW, HIGH = at(1, "N3"), at(2, "N2")
"""HIGH is above LOW."""
E6, E7 = at(1, "E6"), at(1, "E7")


def test_m22_up_to_the_neighbour_square_above() -> None:
    step = do(turn(state({1: at(1, "N2")}, {}, hand="1 2", chips={LOW: "passage"}), 1), go(1))
    assert where(step.state, 0, 1) == HIGH
    assert of(step, Rose) == [Rose(0, 1, LOW, HIGH, False)]


def test_m22_from_level_4_to_the_summit_a_win() -> None:
    spot = at(4, "N2")
    step = do(turn(state({1: at(4, "N1")}, {}, hand="1 2", chips={spot: "passage"}), 1), go(1))
    assert wins(step, 0)
    assert names(step) == "Played Walked ChipTurnedUp ChipActed Rose Won"
    assert up(step.state) == [spot]  # nothing is tidied after the winning step


def test_m22_otherwise_the_goblin_waits() -> None:
    step = do(turn(state({1: at(1, "N2")}, {3: HIGH}, hand="1 2", chips={LOW: "passage"}), 1), go(1))
    assert where(step.state, 0, 1) == LOW
    assert step.state.waiting == ((0, 1, "passage"),)
    assert fields(step.state) == (0, "advance", {})


def test_m22_as_soon_as_that_square_is_empty_in_anyones_turn_it_goes_up() -> None:
    at_turn = turn(state({1: HIGH}, {3: LOW}, hand="3 1", chips={LOW: "passage"}, waiting=[(1, 3, "passage")]), 1)
    step = do(at_turn, go(3))
    assert names(step) == "Played Walked Rose"
    assert where(step.state, 1, 3) == HIGH
    assert step.state.waiting == ()
    assert of(step, Rose)[0].waited


def test_m22_not_as_long_as_one_of_two_stands_there() -> None:
    rows = {1: (*HIGH, "top")}, {3: LOW, 4: HIGH}
    step = do(turn(state(*rows, hand="3 1", chips={LOW: "passage"}, waiting=[(1, 3, "passage")]), 1), go(3))
    assert step.state.waiting == ((1, 3, "passage"),)


def test_m22_the_wait_ends_when_it_moves() -> None:
    at_turn = turn(state({1: LOW, 2: HIGH}, {}, hand="1 1", chips={LOW: "passage"}, waiting=[(0, 1, "passage")]), 1)
    step = do(at_turn, go(1))
    assert step.state.waiting == ()
    assert where(step.state, 0, 1) == at(1, "N4")


def test_m22_the_wait_ends_when_it_leaves_the_square_in_any_way() -> None:
    """It climbs on by its own card, and what was empty afterwards moves nobody."""
    rows = {1: LOW}, {1: HIGH}
    chips = {LOW: "passage", at(1, "N4"): "ghost"}
    at_turn = turn(state(*rows, hand="1 1", chips=chips, waiting=[(0, 1, "passage")]), 1)
    assert do(at_turn, go(1), Home(0)).state.waiting == ()


def test_m23_down_to_the_neighbour_square_below() -> None:
    step = do(turn(state({1: at(2, "N1")}, {}, hand="1 2", chips={HIGH: "trap"}), 1), go(1))
    assert where(step.state, 0, 1) == LOW
    assert of(step, Fell) == [Fell(0, 1, HIGH, LOW, False)]
    assert fields(step.state) == (0, "advance", {})


def test_m23_otherwise_it_waits_likewise_and_falls_as_soon_as_the_square_is_empty() -> None:
    step = do(turn(state({1: at(2, "N1"), 2: LOW}, {}, hand="1 2", chips={HIGH: "trap"}), 1), go(1))
    assert step.state.waiting == ((0, 1, "trap"),)
    other = state({2: LOW}, {1: HIGH}, hand="2 3", chips={HIGH: "trap"}, waiting=[(1, 1, "trap")])
    step = do(turn(other, 2), go(3))
    assert where(step.state, 1, 1) == LOW
    assert of(step, Fell)[0].waited


def test_m23_until_its_owners_next_turn_begins() -> None:
    at_turn = state({2: LOW}, {1: HIGH}, {}, hand="2 3", chips={HIGH: "trap"}, waiting=[(1, 1, "trap"), (0, 3, "trap")])
    step = do(at_turn, Exchange(("2",)))
    assert step.state.waiting == ((0, 3, "trap"),)
    assert of(step, Escaped) == [Escaped(1, 1, HIGH)]


def test_m23_even_if_another_sits_on_it_then() -> None:
    at_turn = state({2: LOW}, {1: HIGH, 4: (*HIGH, "top")}, chips={HIGH: "trap"}, waiting=[(1, 1, "trap")])
    assert do(at_turn, Exchange(("2",))).state.waiting == ()


def test_m23_a_passage_waits_on() -> None:
    at_turn = state({2: HIGH}, {1: LOW}, chips={LOW: "passage"}, waiting=[(1, 1, "passage")])
    assert do(at_turn, Exchange(("2",))).state.waiting == ((1, 1, "passage"),)


def test_m23_or_it_moves() -> None:
    at_turn = turn(state({1: HIGH, 2: LOW}, {}, hand="1 1", chips={HIGH: "trap"}, waiting=[(0, 1, "trap")]), 1)
    assert do(at_turn, go(1)).state.waiting == ()


def test_m23_on_level_1_home_to_a_village_of_the_owners_choice() -> None:
    at_turn = do(turn(state({1: E6}, {}, hand="1 2", chips={E7: "trap"}), 1), go(1)).state
    assert fields(at_turn) == (0, "home", {"goblin": 1})
    step = do(at_turn, Home(2))
    assert where(step.state, 0, 1) == (0, 2)
    assert of(step, WentHome)[0].ends_turn


def test_m24_home_to_any_of_the_four_villages() -> None:
    spot = at(3, "S2")
    at_turn = do(turn(state({1: at(3, "S1")}, {}, hand="1 2", chips={spot: "ghost"}), 1), go(1)).state
    assert legal(at_turn) == {Home(village) for village in range(4)}
    assert where(at_turn, 0, 1) == spot
    assert where(do(at_turn, Home(3)).state, 0, 1) == (0, 3)


def test_m25_a_goblin_of_the_player_at_turn_sent_home_ends_that_turn() -> None:
    step = do(turn(state({1: E6}, {}, hand="1 2 3", chips={E7: "ghost"}, top="5"), 1), go(1), Home(1))
    assert fields(step.state) == (1, "turn", {})
    assert step.state.hands[0] == ("2", "3", "5")
    assert not step.state.ending


def test_m25_an_own_goblin_that_was_pushed_counts() -> None:
    mine = {1: at(1, "E4"), 2: on(1, "E6")}
    at_turn = turn(state(mine, {1: E6}, hand="2 1", chips={E7: "ghost"}), 1)
    assert fields(do(at_turn, go(2), Home(1)).state) == (1, "turn", {})


def test_m25_another_players_goblin_sent_home_does_not() -> None:
    rows = {1: at(1, "E4")}, {1: E6, 2: on(1, "E6")}
    step = do(turn(state(*rows, hand="2 1", chips={E7: "ghost"}), 1), go(2), Home(1))
    assert fields(step.state) == (0, "advance", {})
    assert not of(step, WentHome)[0].ends_turn


def test_m25_waiting_goblins_still_go_first() -> None:
    chips = {LOW: "passage", at(2, "N4"): "ghost"}
    at_turn = turn(state({1: HIGH}, {3: LOW}, hand="2 1", chips=chips, waiting=[(1, 3, "passage")]), 1)
    step = do(at_turn, go(2), Home(0))
    assert where(step.state, 1, 3) == HIGH
    assert names(step).endswith("WentHome ChipTurnedDown Rose Drawn Drawn TurnBegan")


def test_m25_and_it_is_ending_while_they_ask() -> None:
    chips = {LOW: "passage", HIGH: "ghost", at(2, "N4"): "ghost"}
    at_turn = turn(state({1: HIGH}, {3: LOW}, hand="2 1", chips=chips, waiting=[(1, 3, "passage")]), 1)
    at_turn = do(at_turn, go(2), Home(0)).state
    assert fields(at_turn) == (1, "home", {"goblin": 3})
    assert at_turn.ending
    assert fields(do(at_turn, Home(0)).state) == (1, "turn", {})


def test_m26_a_waiting_goblin_with_another_on_its_shoulders_stays_until_it_is_free_again() -> None:
    rows = {1: HIGH, 2: (*LOW, "top")}, {3: LOW}
    at_turn = turn(state(*rows, hand="3 1", chips={LOW: "passage"}, waiting=[(1, 3, "passage")]), 1)
    later = do(at_turn, go(3)).state
    assert where(later, 1, 3) == LOW
    assert later.waiting == ((1, 3, "passage"),)
    free = turn(later, 2)
    step = do(free, go(1))
    assert where(step.state, 1, 3) == HIGH


def test_m26_they_go_when_the_movement_is_done_with_all_that_follows() -> None:
    chips = {LOW: "passage", at(2, "N4"): "ghost"}
    at_turn = turn(state({1: HIGH}, {3: LOW}, hand="2 1", chips=chips, waiting=[(1, 3, "passage")]), 1)
    asked = do(at_turn, go(2)).state
    assert fields(asked) == (0, "home", {"goblin": 1})
    assert where(asked, 1, 3) == LOW


def test_m26_who_has_waited_longest_goes_first() -> None:
    """Both wait for the same square: one from below, one from above."""
    above = at(3, "N1")
    chips = {LOW: "passage", above: "trap"}
    for first, second in (((1, 3, "passage"), (1, 4, "trap")), ((1, 4, "trap"), (1, 3, "passage"))):
        at_turn = turn(state({1: HIGH}, {3: LOW, 4: above}, hand="3 1", chips=chips, waiting=[first, second]), 1)
        step = do(at_turn, go(3))
        assert where(step.state, 1, first[1]) == HIGH
        assert step.state.waiting == (second,)


def test_m26_then_all_are_looked_at_anew() -> None:
    """The second one frees the square of the first, which has waited longer."""
    above = at(3, "N1")
    chips = {LOW: "passage", HIGH: "passage"}
    waiting = [(1, 3, "passage"), (1, 4, "passage")]
    at_turn = turn(state({1: above}, {3: LOW, 4: HIGH}, hand="3 1", chips=chips, waiting=waiting), 1)
    step = do(at_turn, go(3))
    assert [event.goblin for event in of(step, Rose)] == [4, 3]
    assert where(step.state, 1, 3) == HIGH
    assert step.state.waiting == ((1, 3, "passage"),)  # for the passage of HIGH now


def test_m26_going_ends_a_movement_and_is_no_new_act_of_the_chip() -> None:
    chips = {LOW: "passage", HIGH: "flying"}
    at_turn = turn(state({1: HIGH}, {3: LOW}, hand="3 1", chips=chips, waiting=[(1, 3, "passage")]), 1)
    step = do(at_turn, go(3))
    assert [(event.seat, event.chip) for event in of(step, ChipActed)] == [(1, "flying")]
    assert step.state.acted == (HIGH,)


def test_m26_before_the_end_of_the_turn() -> None:
    at_turn = turn(state({1: HIGH}, {3: LOW}, hand="3", chips={LOW: "passage"}, waiting=[(1, 3, "passage")]), 1, 2)
    step = do(at_turn, go(3))
    assert names(step).startswith("Played Walked Rose Drawn")


def test_m26_a_pick_moves_nobody() -> None:
    at_turn = state({1: HIGH}, {3: LOW}, hand="1 3", chips={LOW: "passage"}, waiting=[(1, 3, "passage")])
    assert names(do(at_turn, Pick("1", 1))) == "Played"


def test_m26_what_is_blocked_waits_on_from_turn_to_turn() -> None:
    rows = {1: E6}, {3: LOW, 4: HIGH}
    at_turn = turn(state(*rows, hand="3 1", chips={LOW: "passage"}, waiting=[(1, 3, "passage")]), 1, 2)
    assert do(at_turn, Stop()).state.waiting == ((1, 3, "passage"),)
