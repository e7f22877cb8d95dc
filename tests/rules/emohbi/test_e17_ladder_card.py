"""E17: to the nearest ladder."""

from __future__ import annotations

import pytest
from rules.emohbi.build import LINED, Climb, Nearest, Play, board, do, fields, legal, names, of, state, wins

from game.rules.emohbi.events import Hopped, NothingHappened

ONE = board(ladders={"1": [0], "2": [1], "3": [2]}, waterfalls={})


@pytest.mark.parametrize("start,path", [
    ((0, 4), ((0, 4), (0, 3), (0, 2))),
    ((0, 29), ((0, 29), (0, 0), (0, 1), (0, 2))),
])
def test_e17_move_to_the_nearest_ladder_foot_on_the_own_ring(start: tuple[int, int], path: tuple) -> None:
    step = do(state(start, (0, 9), hand="ladder 1"), Play("ladder", 0))
    assert of(step, Hopped)[0].path == path
    assert fields(step.state) == ("climb", {"ladders": 1, "falls": False})


@pytest.mark.parametrize("way,end", [(1, (1, 18)), (-1, (1, 6))])
def test_e17_nearest_ladder_tie_lets_player_choose(way: int, end: tuple[int, int]) -> None:
    at = do(state((1, 12), (0, 9), hand="ladder 1"), Play("ladder", 0)).state
    assert fields(at) == ("nearest", {"of": "ladder"})
    assert legal(at) == {Nearest(1), Nearest(-1)}
    assert do(at, Nearest(way)).state.pawns[0] == end


def test_e17_one_foot_half_way_round_is_a_tie_too() -> None:
    at = do(state((0, 17), (0, 9), hand="ladder 1", data=ONE), Play("ladder", 0)).state
    assert legal(at) == {Nearest(1), Nearest(-1)}
    assert do(at, Nearest(1)).state.pawns == do(at, Nearest(-1)).state.pawns


def test_e17_then_e11_with_all_lined_up() -> None:
    at = do(state((0, 4), (0, 9), hand="ladder 1", rotation=LINED), Play("ladder", 0)).state
    assert legal(at) == {Climb(k) for k in range(5)}
    assert wins(do(at, Climb(4)), 0)


def test_e17_who_lands_there_and_climbs_nothing_falls_by_e13() -> None:
    at = do(state((1, 8), (0, 9), hand="ladder 1"), Play("ladder", 0)).state
    assert fields(at) == ("climb", {"ladders": 1, "falls": True})
    assert do(at, Climb(0)).state.pawns[0] == (0, 7)


def test_e17_the_own_space_counts_at_distance_0() -> None:
    step = do(state((0, 2), (0, 9), hand="ladder 1"), Play("ladder", 0))
    assert not of(step, Hopped)
    assert fields(step.state) == ("climb", {"ladders": 1, "falls": False})


def test_e17_at_distance_0_who_climbs_nothing_stays() -> None:
    at = do(state((1, 6), (0, 9), hand="ladder 1"), Play("ladder", 0)).state
    assert fields(at) == ("climb", {"ladders": 1, "falls": False})
    assert do(at, Climb(0)).state.pawns[0] == (1, 6)


def test_e17_the_steps_do_not_count_as_a_ladder() -> None:
    for place in ((3, 3), (3, 1)):
        step = do(state(place, (0, 9), hand="ladder 1"), Play("ladder", 0))
        assert of(step, NothingHappened) == [NothingHappened(0, "ladder", 3)]
        assert step.state.pawns[0] == place


def test_e17_by_the_option_the_steps_count() -> None:
    at = do(state((3, 4), (0, 9), hand="ladder 1", steps_count_as_ladder=True), Play("ladder", 0)).state
    assert at.pawns[0] == (3, 1)
    assert fields(at) == ("climb", {"ladders": 1, "falls": True})
    assert wins(do(at, Climb(1)), 0)


def test_e17_by_the_option_the_steps_at_distance_0() -> None:
    at = do(state((3, 1), (0, 9), hand="ladder 1", steps_count_as_ladder=True), Play("ladder", 0)).state
    assert fields(at) == ("climb", {"ladders": 1, "falls": False})


def test_e17_by_the_option_the_steps_half_way_round_are_a_tie() -> None:
    at = do(state((3, 7), (0, 9), hand="ladder 1", steps_count_as_ladder=True), Play("ladder", 0)).state
    assert legal(at) == {Nearest(1), Nearest(-1)}


def test_e17_with_no_foot_on_the_ring_the_card_does_nothing() -> None:
    step = do(state((1, 5), (0, 9), hand="ladder 1", data=board(ladders={"1": [0, 3]})), Play("ladder", 0))
    assert names(step) == "Played NothingHappened Drawn TurnBegan"
    assert step.state.pawns[0] == (1, 5)


def test_e17_after_a_free_climb_the_level_reached_is_the_own_ring() -> None:
    at = do(state((0, 2), (0, 9), hand="ladder 1"), Play("ladder", 1)).state
    assert at.pawns[0] == (1, 6)  # from (1,2): four on
    assert fields(at) == ("climb", {"ladders": 1, "falls": True})
