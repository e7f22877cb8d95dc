"""E21 and E22: the chance die, and winning."""

from __future__ import annotations

import pytest
from rules.emohbi.build import (
    LINED,
    Climb,
    Move,
    Nearest,
    Play,
    Rotate,
    Switch,
    board,
    do,
    fields,
    legal,
    names,
    of,
    state,
    wins,
)

from game.rules import emohbi
from game.rules.emohbi.events import Drawn, NothingHappened, Rolled
from game.rules.emohbi.state import State


def rolled(face: str, *others: tuple[int, int], place: tuple[int, int] = (0, 1), **more: object) -> State:
    """The state after a number card brought seat 0 to a chance space and the die fell so."""
    level, index = place
    at = state((level, index - 1), *(others or ((0, 9),)), hand="1 6", **more)  # type: ignore[arg-type]
    return do(at, Play("1", 0), Move(1), chance=[face]).state


def test_e21_ending_on_a_chance_space_the_chance_die_is_rolled() -> None:
    step = do(state((0, 0), (0, 9), hand="1 6"), Play("1", 0), Move(1), chance=["3"])
    assert of(step, Rolled) == [Rolled(0, "chance", "3")]
    assert (step.state.fresh, step.state.rolled, step.state.active) == (False, True, 0)


def test_e21_before_the_draw_at_the_turns_end() -> None:
    at = rolled("3")
    assert at.hands[0] == ("6",)
    assert names(do(at, Move(1))) == "Hopped Drawn TurnBegan"


@pytest.mark.parametrize("face", ["1", "2", "3"])
def test_e21_a_number_moves_that_far_either_way(face: str) -> None:
    at = rolled(face)
    assert fields(at) == ("move", {"spaces": int(face)})
    assert legal(at) == {Move(1), Move(-1)}
    assert do(at, Move(-1)).state.pawns[0] == (0, (1 - int(face)) % 30)


def test_e21_a_number_may_lead_to_ladders() -> None:
    at = do(rolled("1", rotation=LINED), Move(1)).state
    assert fields(at) == ("climb", {"ladders": 4, "falls": False})
    assert (at.fresh, at.rolled) == (True, True)
    assert wins(do(at, Climb(4)), 0)


def test_e21_a_number_may_lead_to_a_waterfall() -> None:
    at = rolled("3", place=(1, 3))
    assert fields(do(at, Move(1)).state) == ("climb", {"ladders": 1, "falls": True})
    assert do(at, Move(1), Climb(0)).state.pawns[0] == (0, 7)


def test_e21_ladder_as_e17() -> None:
    at = rolled("ladder")
    assert at.pawns[0] == (0, 2)
    assert fields(at) == ("climb", {"ladders": 1, "falls": False})


def test_e21_ladder_on_equal_distance_lets_choose() -> None:
    at = rolled("ladder", place=(1, 4), data=board(ladders={"2": [0, 1]}, waterfalls={}, chance={"1": [4]}))
    assert fields(at) == ("nearest", {"of": "ladder"})
    assert legal(at) == {Nearest(1), Nearest(-1)}
    assert do(at, Nearest(-1), Climb(1)).state.pawns[0] == (2, 1)


def test_e21_ladder_steps_do_not_count_either() -> None:
    step = do(state((3, 5), (0, 9), hand="1 6"), Play("1", 0), Move(1), chance=["ladder"])
    assert of(step, NothingHappened) == [NothingHappened(0, "ladder", 3)]
    assert step.state.pawns[0] == (3, 6)
    assert step.state.active == 1


def test_e21_ladder_steps_count_by_the_option() -> None:
    at = rolled("ladder", place=(3, 6), steps_count_as_ladder=True)
    assert at.pawns[0] == (3, 1)
    assert fields(at) == ("climb", {"ladders": 1, "falls": True})


def test_e21_waterfall_moves_the_rollers_own_pawn_and_it_falls() -> None:
    step = do(state((2, 10), (2, 8), hand="1 6"), Play("1", 0), Move(1), chance=["waterfall"])
    assert step.state.pawns == ((1, 10), (2, 8))  # from (2,11) four back to (2,7)
    assert names(step) == "Played Hopped Rolled Hopped Fell Drawn TurnBegan"


def test_e21_waterfall_on_equal_distance_lets_choose() -> None:
    at = rolled("waterfall", place=(1, 4), data=board(waterfalls={"1": [0, 1]}, ladders={}, chance={"1": [4]}))
    assert fields(at) == ("nearest", {"of": "waterfall"})
    assert legal(at) == {Nearest(1), Nearest(-1)}
    assert do(at, Nearest(-1)).state.pawns[0] == (0, 2)
    assert do(at, Nearest(1)).state.pawns[0] == (0, 7)


def test_e21_waterfall_on_a_ring_without_does_nothing() -> None:
    step = do(state((0, 0), (0, 9), hand="1 6"), Play("1", 0), Move(1), chance=["waterfall"])
    assert of(step, NothingHappened) == [NothingHappened(0, "waterfall", 0)]
    assert (step.state.pawns[0], step.state.active) == ((0, 1), 1)


def test_e21_switch_as_e15() -> None:
    at = rolled("switch", (1, 6))
    assert (fields(at), legal(at)) == (("switch", {}), {Switch(1)})
    step = do(at, Switch(1))
    assert step.state.pawns == ((1, 6), (0, 1))
    assert names(step) == "Swapped Drawn TurnBegan"


def test_e21_if_that_moved_the_pawn_onto_a_chance_space_roll_again() -> None:
    step = do(rolled("switch", (1, 3)), Switch(1), chance=["1"])
    assert names(step) == "Swapped Rolled"
    assert fields(step.state) == ("move", {"spaces": 1})


def test_e21_a_number_onto_a_chance_space_rolls_again() -> None:
    data = board(chance={"0": [3, 4, 6]})
    step = do(rolled("2", place=(0, 4), data=data), Move(1), chance=["3"])
    step = do(step.state, Move(-1), chance=["1"])
    assert step.state.pawns[0] == (0, 3)


def test_e21_if_it_did_not_move_it_the_turn_ends() -> None:
    step = do(rolled("switch", (0, 1)), Switch(1))
    assert names(step) == "NothingHappened Drawn TurnBegan"
    assert (step.state.active, step.state.fresh, step.state.rolled) == (1, True, False)


def test_e21_however_it_came_there() -> None:
    data = board(waterfalls={"1": [1]}, chance={"0": [9]}, ladders={})
    at = state((0, 3), (0, 9), hand="switch 6", data=data)
    assert names(do(at, Play("switch", 0), Switch(1), chance=["3"])) == "Played Swapped Rolled"


@pytest.mark.parametrize("card", ["ladder", "waterfall"])
def test_e21_also_where_a_card_did_nothing(card: str) -> None:
    at = state((3, 6), (0, 9), hand=f"{card} 6")
    assert names(do(at, Play(card, 0), chance=["1"])) == "Played NothingHappened Rolled"


def test_e21_also_after_a_level_was_turned() -> None:
    at = state((3, 6), (0, 9), hand="rotate 6")
    assert names(do(at, Play("rotate", 0), Rotate(4, 1), chance=["1"])) == "Played Turned Rolled"


def test_e21_passing_a_chance_space_does_nothing() -> None:
    assert not of(do(state((0, 0), (0, 9), hand="3 6"), Play("3", 0), Move(1)), Rolled)


def test_e21_option_once_rolls_at_most_once_a_turn() -> None:
    step = do(rolled("switch", (1, 3), chance="once"), Switch(1))
    assert names(step) == "Swapped Drawn TurnBegan"
    assert step.state.rolled is False


def test_e21_option_off_has_no_chance_spaces() -> None:
    step = do(state((0, 0), (0, 9), hand="1 6", chance="off"), Play("1", 0), Move(1))
    assert names(step) == "Played Hopped Drawn TurnBegan"


def test_e21_nobody_rolls_in_someone_elses_turn() -> None:
    step = do(state((0, 1), (0, 9), hand="switch 6"), Play("switch", 0), Switch(1))
    assert step.state.pawns == ((0, 9), (0, 1))
    assert not of(step, Rolled)
    step = do(state((0, 1), (0, 1), (0, 4), hand="4 6"), Play("4", 0), Move(1))
    assert not of(step, Rolled)


def test_e21_the_next_seat_on_its_chance_space_waits_for_its_turns_end() -> None:
    at = state((0, 4), (0, 1), hands=["", "6 5"], hand="2 6")
    step = do(at, Play("2", 0), Move(-1), Climb(0))
    assert not of(step, Rolled)
    assert not of(do(step.state, Play("6", 0), Move(1)), Rolled)


def test_e21_fresh_is_true_at_a_turns_start_and_rolled_false() -> None:
    at = do(rolled("3"), Move(1)).state
    assert (at.fresh, at.rolled) == (True, False)


def test_e22_climbing_the_steps_wins_and_nothing_is_tidied() -> None:
    before = state((3, 3), (0, 9), hand="2 6", hands=["", "5 5"])
    step = do(before, Play("2", 0), Move(-1), Climb(1))
    at = step.state
    assert wins(step, 0)
    assert (at.turn, at.active, at.hands[0], at.discard) == (0, 0, ("6",), ("2",))
    assert at.deck == before.deck
    assert not of(step, Drawn)


def test_e22_the_steps_climbed_in_the_chance_roll_win() -> None:
    at = rolled("1", place=(3, 6), rotation=(0, 0, 0, 0, 2))
    assert wins(do(at, Move(-1), Climb(1)), 0)
    won = do(at, Move(-1), Climb(1)).state
    assert (won.fresh, won.rolled) == (True, True)


def test_e22_after_the_win_nothing_is_legal() -> None:
    at = do(state((3, 1), (0, 9)), Play("1", 1)).state
    assert (emohbi.legal(at), emohbi.decision(at), emohbi.winner(at)) == ((), None, 0)


def test_e22_standing_at_the_foot_without_climbing_is_no_win() -> None:
    step = do(state((3, 3), (0, 9), hand="2 6", rotation=(0, 0, 0, 0, 0)), Play("2", 0), Move(-1), Climb(0))
    assert emohbi.winner(step.state) is None
