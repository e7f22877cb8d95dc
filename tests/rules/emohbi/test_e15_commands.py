"""E15, E16, E18 to E20 and E23: the command cards; the ladder card has a file of its own."""

from __future__ import annotations

import pytest
from rules.emohbi.build import (
    LINED,
    Climb,
    Move,
    Play,
    Rotate,
    Switch,
    Waterfall,
    board,
    do,
    fields,
    legal,
    names,
    of,
    state,
    wins,
)

from game.rules.emohbi.events import Drawn, Fell, Hopped, NothingHappened, Shuffled, Swapped, Turned


def test_e15_change_places_with_another_player() -> None:
    at = do(state((0, 3), (2, 8), (1, 1), hand="switch 1"), Play("switch", 0)).state
    assert fields(at) == ("switch", {})
    assert legal(at) == {Switch(1), Switch(2)}
    step = do(at, Switch(1))
    assert step.state.pawns == ((2, 8), (0, 3), (1, 1))
    assert of(step, Swapped) == [Swapped(0, 1, (0, 3), (2, 8))]


def test_e15_nobody_climbs_or_falls_because_of_it() -> None:
    step = do(state((1, 6), (3, 1), hand="switch 1"), Play("switch", 0), Switch(1))
    assert names(step) == "Played Swapped Drawn TurnBegan"
    assert step.state.pawns == ((3, 1), (1, 6))


def test_e15_on_the_same_space_nothing_happens() -> None:
    step = do(state((0, 3), (0, 3), hand="switch 1"), Play("switch", 0), Switch(1))
    assert names(step) == "Played NothingHappened Drawn TurnBegan"


def test_e16_draw_two_and_play_one_of_those_two() -> None:
    at = do(state((0, 3), (0, 9), hand="draw2 4", top="5 die"), Play("draw2", 0)).state
    assert at.hands[0] == ("4", "5", "die")
    assert fields(at) == ("choose", {"cards": ["5", "die"]})
    assert legal(at) == {Play("5", 0), Play("die", 0)}


def test_e16_the_other_stays_in_the_hand_and_no_card_is_drawn() -> None:
    at = state((0, 3), (0, 9), hand="draw2 4", top="5 die 6")
    step = do(at, Play("draw2", 0), Play("5", 0), Move(1))
    assert step.state.hands[0] == ("4", "die")
    assert step.state.discard == ("draw2", "5")
    assert len(of(step, Drawn)) == 2


def test_e16_it_may_again_be_a_draw2_and_the_larger_hand_is_kept() -> None:
    at = state((0, 3), (0, 9), hand="draw2 4", top="draw2 die 6 1")
    step = do(at, Play("draw2", 0), Play("draw2", 0), Play("6", 0), Move(1))
    assert step.state.hands[0] == ("4", "die", "1")
    assert step.state.discard == ("draw2", "draw2", "6")


def test_e16_a_larger_hand_shrinks_by_the_card_played() -> None:
    step = do(state((0, 3), (0, 9), hand="4 die 1"), Play("4", 0), Move(1))
    assert step.state.hands[0] == ("die", "1")
    assert not of(step, Drawn)


def test_e16_with_hand_size_3_the_hand_is_3_again() -> None:
    at = state((0, 3), (0, 9), hand="draw2 4 1", top="5 die 6", hand_size=3)
    assert do(at, Play("draw2", 0), Play("5", 0), Move(1)).state.hands[0] == ("4", "1", "die")


def test_e16_no_climbing_between_the_two() -> None:
    at = do(state((0, 2), (0, 9), hand="draw2 4", top="5 die"), Play("draw2", 0)).state
    assert legal(at) == {Play("5", 0), Play("die", 0)}


def test_e16_a_climb_before_is_free_as_with_any_command() -> None:
    at = do(state((0, 2), (0, 9), hand="draw2 4", top="5 5", rotation=LINED), Play("draw2", 2)).state
    assert at.pawns[0] == (2, 4)
    assert legal(at) == {Play("5", 0)}


def test_e16_the_card_leaves_its_first_occurrence() -> None:
    at = state((0, 3), (0, 9), hand="5 draw2", top="6 5")
    assert do(at, Play("draw2", 0), Play("5", 0)).state.hands[0] == ("6", "5")


def test_e16_the_pile_may_run_out_between_the_two() -> None:
    at = state((0, 3), (0, 9), hand="draw2 4", deck="6")
    fresh = tuple(sorted((*at.discard, "draw2")))
    step = do(at, Play("draw2", 0), chance=[fresh])
    assert names(step) == "Played Drawn Shuffled Drawn"
    assert step.state.hands[0] == ("4", "6", fresh[-1])


def test_e18_choose_a_player_whose_ring_has_a_waterfall() -> None:
    at = do(state((1, 3), (0, 9), (1, 2), (2, 8), hand="waterfall 1"), Play("waterfall", 0)).state
    assert fields(at) == ("waterfall", {})
    assert legal(at) == {Waterfall(2, 1), Waterfall(3, -1)}


def test_e18_that_pawn_moves_there_and_falls() -> None:
    step = do(state((0, 3), (1, 8), hand="waterfall 1"), Play("waterfall", 0), Waterfall(1, -1))
    assert of(step, Hopped)[0].path == ((1, 8), (1, 7), (1, 6))
    assert step.state.pawns == ((0, 3), (0, 7))
    assert names(step) == "Played Hopped Fell Drawn TurnBegan"


def test_e18_the_own_space_counts() -> None:
    at = do(state((0, 3), (1, 18), hand="waterfall 1"), Play("waterfall", 0)).state
    assert legal(at) == {Waterfall(1, 0)}
    assert names(do(at, Waterfall(1, 0))) == "Fell Drawn TurnBegan"


@pytest.mark.parametrize("way,end", [(1, (0, 22)), (-1, (0, 7))])
def test_e18_on_equal_distance_the_cards_player_chooses(way: int, end: tuple[int, int]) -> None:
    at = do(state((0, 3), (1, 12), hand="waterfall 1"), Play("waterfall", 0)).state
    assert legal(at) == {Waterfall(1, 1), Waterfall(1, -1)}
    assert do(at, Waterfall(1, way)).state.pawns[1] == end


def test_e18_it_falls_as_often_as_e12_says() -> None:
    at = state((0, 3), (3, 10), hand="waterfall 1", rotation=(0, 0, 5, 0, 0))
    step = do(at, Play("waterfall", 0), Waterfall(1, -1))
    assert [event.end for event in of(step, Fell)] == [(2, 16), (1, 18), (0, 22)]


def test_e18_it_falls_even_where_e13_would_let_it_climb() -> None:
    step = do(state((0, 3), (1, 6), hand="waterfall 1"), Play("waterfall", 0), Waterfall(1, 0))
    assert step.state.pawns[1] == (0, 7)


def test_e18_one_waterfall_half_way_round_is_reached_both_ways() -> None:
    data = board(waterfalls={"1": [1]})
    at = do(state((0, 3), (1, 18), hand="waterfall 1", data=data), Play("waterfall", 0)).state
    assert legal(at) == {Waterfall(1, 1), Waterfall(1, -1)}


def test_e18_no_such_player_the_card_does_nothing() -> None:
    step = do(state((2, 3), (0, 8), hand="waterfall 1"), Play("waterfall", 0))
    assert names(step) == "Played NothingHappened Drawn TurnBegan"
    assert step.state.pawns == ((2, 3), (0, 8))


def test_e18_the_victim_does_not_try_chance() -> None:
    data = board(waterfalls={"1": [1, 4], "3": [4]}, chance={"2": [12]}, ladders={})
    step = do(state((0, 3), (1, 7), hand="waterfall 1", data=data), Play("waterfall", 0), Waterfall(1, -1))
    assert names(step) == "Played Hopped Fell Drawn TurnBegan"


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_e19_the_number_die_is_rolled_and_moves_as_a_number_card(face: int) -> None:
    at = do(state((0, 3), (0, 9), hand="die 1"), Play("die", 0), chance=[face]).state
    assert fields(at) == ("move", {"spaces": face})
    assert legal(at) == {Move(1), Move(-1)}


def test_e19_landing_at_a_foot_one_may_climb() -> None:
    at = do(state((0, 6), (0, 9), hand="die 1", rotation=LINED), Play("die", 0), Move(-1), chance=[4]).state
    assert fields(at) == ("climb", {"ladders": 4, "falls": False})


@pytest.mark.parametrize("level,way,after", [
    (2, 1, (0, 3, 2, 0, 1)), (2, -1, (0, 3, 0, 4, 5)), (3, 1, (0, 3, 1, 0, 1)), (4, -1, (0, 3, 1, 5, 5)),
])
def test_e20_a_level_turns_one_segment_with_all_above(level: int, way: int, after: tuple[int, ...]) -> None:
    step = do(state((0, 3), (0, 9), hand="rotate 1", rotation=(0, 3, 1, 5, 0)), Play("rotate", 0), Rotate(level, way))
    assert step.state.rotation == after
    assert of(step, Turned)[0].rotation == after


def test_e20_levels_2_3_and_4_turn_either_way() -> None:
    at = do(state((0, 3), (0, 9), hand="rotate 1"), Play("rotate", 0)).state
    assert fields(at) == ("rotate", {})
    assert legal(at) == {Rotate(level, way) for level in (2, 3, 4) for way in (1, -1)}


def test_e20_pawns_ride_on_their_ring() -> None:
    step = do(state((3, 3), (2, 8), (1, 1), (2, 0), hand="rotate 1"), Play("rotate", 0), Rotate(2, 1))
    assert step.state.pawns == ((3, 3), (2, 8), (1, 1), (2, 0))
    assert of(step, Turned)[0].riders == (0, 1, 3)


def test_e20_then_the_player_who_turned_may_climb() -> None:
    at = do(state((2, 10), (0, 9), hand="rotate 1"), Play("rotate", 0), Rotate(3, 1)).state
    assert fields(at) == ("climb", {"ladders": 1, "falls": False})
    assert do(at, Climb(1)).state.pawns[0] == (3, 5)
    assert do(at, Climb(0)).state.pawns[0] == (2, 10)


def test_e20_and_may_climb_all_lined_up_and_win() -> None:
    at = do(state((0, 2), (0, 9), hand="rotate 1", rotation=(0, 0, 4, 3, 5)), Play("rotate", 0), Rotate(2, 1)).state
    assert fields(at) == ("climb", {"ladders": 4, "falls": False})
    assert wins(do(at, Climb(4)), 0)


def test_e20_standing_at_the_steps_after_turning_is_enough() -> None:
    at = do(state((3, 3), (0, 9), hand="rotate 1"), Play("rotate", 0), Rotate(4, 1)).state
    assert wins(do(at, Climb(1)), 0)


def test_e20_everybody_else_waits_for_the_own_turn() -> None:
    step = do(state((0, 9), (2, 10), (1, 1), hand="rotate 1"), Play("rotate", 0), Rotate(3, 1))
    assert (step.state.active, step.state.pawns[1]) == (1, (2, 10))
    assert of(step, Turned)[0].lined_up == (1,)


def test_e20_nobody_falls_because_of_it() -> None:
    at = do(state((1, 6), (3, 1), (2, 7), hand="rotate 1"), Play("rotate", 0), Rotate(4, 1)).state
    assert fields(at) == ("climb", {"ladders": 1, "falls": False})  # a waterfall's top too
    assert do(at, Climb(0)).state.pawns == ((1, 6), (3, 1), (2, 7))


def test_e20_without_a_foot_the_turn_ends() -> None:
    step = do(state((0, 9), (0, 9), hand="rotate 1"), Play("rotate", 0), Rotate(4, -1))
    assert names(step) == "Played Turned Drawn TurnBegan"


@pytest.mark.parametrize("card,pawns", [("ladder", ((3, 3), (0, 8))), ("waterfall", ((2, 3), (0, 8)))])
def test_e23_dead_cards_stay_playable(card: str, pawns: tuple[tuple[int, int], ...]) -> None:
    at = state(*pawns, hand=f"{card} 1", top="5")
    assert Play(card, 0) in legal(at)
    step = do(at, Play(card, 0))
    assert (step.state.pawns, step.state.discard, step.state.hands[0]) == (pawns, (card,), ("1", "5"))
    assert len(of(step, NothingHappened)) == 1


def test_e16_with_the_two_in_the_hand_the_pile_is_not_shuffled_before_it_is_needed() -> None:
    step = do(state((0, 3), (0, 9), hand="draw2 4", deck="6 5"), Play("draw2", 0))
    assert step.state.deck == ()
    assert not of(step, Shuffled)
