"""E14: ladders at the turn's start."""

from __future__ import annotations

import pytest
from rules.emohbi.build import (
    LINED,
    Climb,
    Move,
    Play,
    Rotate,
    Start,
    Switch,
    do,
    fields,
    legal,
    names,
    new,
    state,
    wins,
)


def test_e14_a_pawn_at_a_foot_may_climb_first_and_then_plays() -> None:
    at = state((0, 2), (0, 9), hand="3 die")
    assert legal(at) == {Play("3", 0), Play("3", 1), Play("die", 0), Play("die", 1)}
    assert names(do(at, Play("3", 1))) == "Played Climbed"


def test_e14_no_foot_no_climb() -> None:
    assert legal(state((0, 3), (0, 9), hand="3 die")) == {Play("3", 0), Play("die", 0)}


def test_e14_as_many_lined_up_ladders_as_wanted() -> None:
    at = state((0, 2), (0, 9), hand="die 6", rotation=LINED)
    assert legal(at) == {Play(card, k) for card in ("die", "6") for k in range(5)}


@pytest.mark.parametrize("card,most", [("1", 1), ("2", 2), ("3", 3), ("4", 4), ("5", 4)])
def test_e14_with_a_number_card_at_most_that_many_ladders(card: str, most: int) -> None:
    at = state((0, 2), (0, 9), hand=f"{card} {card}", rotation=LINED)
    assert legal(at) == {Play(card, k) for k in range(most + 1)}


@pytest.mark.parametrize("way", [1, -1])
def test_e14_each_ladder_counts_as_a_space_and_the_rest_is_moved_on_the_level_reached(way: int) -> None:
    at = do(state((0, 2), (0, 9), hand="6 1", rotation=LINED), Play("6", 2)).state
    assert fields(at) == ("move", {"spaces": 4})
    assert do(at, Move(way)).state.pawns[0] == (2, (4 + 4 * way) % 18)


def test_e14_the_rest_lands_as_any_move_does() -> None:
    at = state((0, 2), (0, 9), hand="5 1")  # one ladder to (1,2), then four on to (1,6): a foot and a waterfall
    assert fields(do(at, Play("5", 1), Move(1)).state) == ("climb", {"ladders": 1, "falls": True})


def test_e14_when_nothing_is_left_the_pawn_stays_and_further_ladders_wait() -> None:
    step = do(state((0, 2), (0, 9), hand="2 1", rotation=LINED), Play("2", 2))
    assert step.state.pawns[0] == (2, 4)
    assert names(step) == "Played Climbed Climbed Drawn TurnBegan"
    again = step.state._replace(active=0)
    assert Play("1", 1) in legal(again)


def test_e14_with_a_command_card_the_climb_is_free() -> None:
    at = do(state((0, 2), (0, 9), hand="die 1", rotation=LINED), Play("die", 3), chance=[6]).state
    assert at.pawns[0] == (3, 5)
    assert fields(at) == ("move", {"spaces": 6})


@pytest.mark.parametrize("card", ["4", "6", "switch", "draw2", "ladder", "waterfall", "die", "rotate"])
def test_e14_climbing_the_steps_wins_at_once(card: str) -> None:
    step = do(state((0, 2), (0, 9), hand=f"{card} 1", rotation=LINED), Play(card, 4))
    assert wins(step, 0)
    assert names(step) == "Played Climbed Climbed Climbed Climbed Won"
    assert (step.state.discard, step.state.hands[0]) == ((card,), ("1",))


def test_e14_a_declined_ladder_waits_for_the_next_turn() -> None:
    at = do(state((0, 1), (0, 9), hands=["", "6 6"], hand="1 2"), Play("1", 0), Move(1), Climb(0)).state
    at = do(at, Play("6", 0), Move(-1)).state
    assert Play("2", 1) in legal(at)


def test_e14_a_switch_to_a_foot_lets_climb_at_the_next_turn() -> None:
    at = do(state((0, 4), (0, 2), hands=["", "6 6"], hand="switch 2"), Play("switch", 0), Switch(1)).state
    assert at.pawns == ((0, 2), (0, 4))
    at = do(at, Play("6", 0), Move(-1)).state
    assert Play("2", 1) in legal(at)


def test_e14_a_turned_level_lets_climb_at_the_next_turn() -> None:
    at = state((0, 9), (1, 10), hands=["", "6 6"], hand="rotate 2")  # wall 2's face 1 goes on to segment 2
    at = do(at, Play("rotate", 0), Rotate(2, 1)).state
    assert at.active == 1
    assert Play("6", 1) in legal(at)


def test_e14_a_waterfalls_top_at_the_turns_start_makes_nobody_fall() -> None:
    at = state((1, 6), (0, 9), hand="rotate 2")  # foot and waterfall
    assert names(do(at, Play("rotate", 0))) == "Played"
    assert do(at, Play("2", 0), Move(1)).state.pawns[0] == (1, 8)


def test_e14_each_card_is_listed_once_for_each_number_of_ladders() -> None:
    assert legal(state((0, 2), (0, 9), hand="3 3")) == {Play("3", 0), Play("3", 1)}


def test_e09_after_the_letters_a_turn_begins() -> None:
    step = do(new(2).state, Start("E"), Start("M"))
    assert names(step).endswith("Dealt Dealt Dealt Dealt TurnBegan")
