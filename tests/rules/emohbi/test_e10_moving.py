"""E10 to E13: along the ring, up ladders, down waterfalls."""

from __future__ import annotations

import pytest
from rules.emohbi.build import FLAT, LINED, Climb, Move, Play, board, do, fields, legal, names, of, state, wins

from game.rules.emohbi.events import Climbed, Fell, Hopped


@pytest.mark.parametrize("card", "123456")
@pytest.mark.parametrize("way", [1, -1])
def test_e10_a_number_card_moves_exactly_that_many_either_way(card: str, way: int) -> None:
    at = state((1, 13), (0, 9), hand=f"{card} 1", data=board(ladders={}, waterfalls={}, chance={}))
    asked = do(at, Play(card, 0)).state
    assert fields(asked) == ("move", {"spaces": int(card)})
    assert legal(asked) == {Move(1), Move(-1)}
    assert do(asked, Move(way)).state.pawns[0] == (1, 13 + way * int(card))


def test_e10_the_path_holds_every_space() -> None:
    step = do(state((0, 1), (0, 9), hand="3 1"), Play("3", 0), Move(-1))
    assert of(step, Hopped)[0].path == ((0, 1), (0, 0), (0, 29), (0, 28))


def test_e10_only_where_a_movement_ends_counts() -> None:
    at = state((1, 5), (0, 9), hand="2 1")  # over (1,6): a foot and a waterfall
    assert names(do(at, Play("2", 0), Move(1))) == "Played Hopped Drawn TurnBegan"
    at = state((0, 10), (0, 9), hand="2 1")  # over the chance space (0,11)
    assert names(do(at, Play("2", 0), Move(1))) == "Played Hopped Drawn TurnBegan"


def test_e10_pawns_share_a_space_and_nobody_blocks() -> None:
    at = state((0, 3), (0, 4), (0, 5), (0, 5), hand="2 1")
    assert do(at, Play("2", 0), Move(1)).state.pawns == ((0, 5), (0, 4), (0, 5), (0, 5))


def test_e10_the_card_goes_on_the_discard_pile_before_its_effect() -> None:
    step = do(state((0, 3), (0, 9), hand="2 1"), Play("2", 0))
    assert (step.state.discard, step.state.hands[0]) == (("2",), ("1",))


def test_e10_a_ring_shorter_than_the_card_leads_home() -> None:
    small = board(rings=[1, 1, 1, 1], letters=[0, 1, 2, 3, 4, 5], chance={}, ladders={}, waterfalls={})
    step = do(state((0, 4), (0, 0), hand="6 1", data=small), Play("6", 0), Move(-1))
    assert step.state.pawns[0] == (0, 4)
    assert len(of(step, Hopped)[0].path) == 7


def test_e11_landing_at_a_foot_the_player_may_climb() -> None:
    at = do(state((0, 1), (0, 9), hand="1 1"), Play("1", 0), Move(1)).state
    assert fields(at) == ("climb", {"ladders": 1, "falls": False})
    assert legal(at) == {Climb(0), Climb(1)}
    assert do(at, Climb(1)).state.pawns[0] == (1, 2)


def test_e11_who_declines_stays() -> None:
    step = do(state((0, 1), (0, 9), hand="1 1"), Play("1", 0), Move(1), Climb(0))
    assert step.state.pawns[0] == (0, 2)
    assert step.state.active == 1


@pytest.mark.parametrize("ladders,place", [(0, (0, 2)), (1, (1, 2)), (2, (2, 4)), (3, (3, 5))])
def test_e11_the_player_chooses_how_many_of_those_lined_up(ladders: int, place: tuple[int, int]) -> None:
    at = do(state((0, 1), (0, 9), hand="1 1", rotation=LINED), Play("1", 0), Move(1)).state
    assert fields(at) == ("climb", {"ladders": 4, "falls": False})
    assert legal(at) == {Climb(k) for k in range(5)}
    step = do(at, Climb(ladders))
    assert (step.state.pawns[0], len(of(step, Climbed)), step.state.active) == (place, ladders, 1)


def test_e11_the_steps_are_the_last_ladder_of_a_chain_and_win() -> None:
    step = do(state((0, 1), (0, 9), hand="1 1", rotation=LINED), Play("1", 0), Move(1), Climb(4))
    assert wins(step, 0)
    assert names(step) == "Played Hopped Climbed Climbed Climbed Climbed Won"


def test_e11_a_chain_breaks_where_the_top_is_no_foot() -> None:
    at = do(state((1, 1), (0, 9), hand="1 1", rotation=(0, 0, 5, 0, 0)), Play("1", 0), Move(1)).state
    assert fields(at) == ("climb", {"ladders": 1, "falls": False})


def test_e11_landing_at_the_steps_foot_one_may_climb_and_win() -> None:
    at = do(state((3, 4), (0, 9), hand="1 1", rotation=LINED), Play("1", 0), Move(1)).state
    assert fields(at) == ("climb", {"ladders": 1, "falls": False})
    assert wins(do(at, Climb(1)), 0)


def test_e11_after_a_climb_no_further_landing_is_asked_about() -> None:
    step = do(state((0, 1), (0, 9), hand="1 1", rotation=LINED), Play("1", 0), Move(1), Climb(1))
    assert fields(step.state)[0] == "play"
    assert step.state.active == 1


def test_e12_landing_on_a_waterfalls_top_one_must_fall() -> None:
    step = do(state((1, 17), (0, 9), hand="1 1", data=board(ladders={})), Play("1", 0), Move(1))
    assert step.state.pawns[0] == (0, 22)
    assert names(step) == "Played Hopped Fell Drawn TurnBegan"


def test_e12_and_falls_on_while_another_is_lined_up() -> None:
    rotation = (0, 0, 5, 0, 0)  # wall 3's face 4 leads to segment 5: (2,16), and its face 5 to segment 4: (1,18)
    step = do(state((3, 8), (0, 9), hand="1 1", rotation=rotation), Play("1", 0), Move(1))
    assert [event.end for event in of(step, Fell)] == [(2, 16), (1, 18), (0, 22)]
    assert step.state.pawns[0] == (0, 22)


def test_e12_passing_over_a_waterfall_does_nothing() -> None:
    assert not of(do(state((2, 15), (0, 9), hand="2 1"), Play("2", 0), Move(1)), Fell)


def test_e13_on_a_foot_that_is_a_waterfalls_top_one_may_climb() -> None:
    at = do(state((1, 5), (0, 9), hand="1 1"), Play("1", 0), Move(1)).state
    assert fields(at) == ("climb", {"ladders": 1, "falls": True})
    step = do(at, Climb(1))
    assert (step.state.pawns[0], of(step, Fell)) == ((2, 4), [])


def test_e13_who_climbs_nothing_falls() -> None:
    step = do(state((1, 5), (0, 9), hand="1 1"), Play("1", 0), Move(1), Climb(0))
    assert step.state.pawns[0] == (0, 7)
    assert names(step) == "Played Hopped Fell Drawn TurnBegan"


def test_e13_the_steps_foot_can_be_a_waterfalls_top_too() -> None:
    at = do(state((3, 2), (0, 9), hand="1 1", rotation=FLAT), Play("1", 0), Move(-1)).state
    assert fields(at) == ("climb", {"ladders": 1, "falls": True})
    assert wins(do(at, Climb(1)), 0)
    assert do(at, Climb(0)).state.pawns[0] == (2, 1)
