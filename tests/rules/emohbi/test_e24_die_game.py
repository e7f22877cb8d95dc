"""E24: the game without cards."""

from __future__ import annotations

import pytest
from rules.emohbi.build import (
    FLAT,
    LINED,
    Move,
    Nearest,
    Start,
    Switch,
    board,
    do,
    fields,
    legal,
    names,
    new,
    of,
    state,
    wins,
)

from game.rules.emohbi.events import Climbed, Dealt, Drawn, Rolled
from game.rules.emohbi.state import State


def die(*pawns: tuple[int, int], spaces: int = 1, **more: object) -> State:
    """Seat 0 has rolled `spaces`."""
    return state(*pawns, question=("move", spaces), mode="die", **more)  # type: ignore[arg-type]


def test_e24_no_cards() -> None:
    at = new(3, mode="die").state
    assert (at.deck, at.hands) == ((), ((), (), ()))
    step = do(at, Start("E"), Start("M"), Start("O"), chance=[5])
    assert not of(step, Dealt)
    assert (step.state.deck, step.state.hands, step.state.discard) == ((), ((), (), ()), ())


def test_e24_at_the_turns_start_the_number_die_is_rolled() -> None:
    step = do(new(2, mode="die").state, Start("E"), Start("M"), chance=[5])
    assert names(step) == "SetOut SetOut TurnBegan Rolled"
    assert fields(step.state) == ("move", {"spaces": 5})
    assert of(step, Rolled) == [Rolled(0, "number", 5)]


@pytest.mark.parametrize("way", [1, -1])
def test_e24_the_pawn_moves_that_far_either_way(way: int) -> None:
    step = do(die((0, 13), (0, 9), spaces=5), Move(way), chance=[2])
    assert step.state.pawns[0] == (0, 13 + 5 * way)
    assert names(step) == "Hopped TurnBegan Rolled"
    assert not of(step, Drawn)


def test_e24_ladders_must_be_climbed_all_that_are_lined_up() -> None:
    step = do(die((0, 1), (0, 9), rotation=(0, 0, 5, 4, 3)), Move(1), chance=[2])
    assert [event.end for event in of(step, Climbed)] == [(1, 2), (2, 4), (3, 5)]
    assert step.state.active == 1


def test_e24_the_steps_included() -> None:
    assert wins(do(die((0, 1), (0, 9), rotation=LINED), Move(1)), 0)


def test_e24_where_e13_applies_it_climbs() -> None:
    step = do(die((1, 5), (0, 9)), Move(1), chance=[2])
    assert step.state.pawns[0] == (2, 4)
    assert names(step) == "Hopped Climbed TurnBegan Rolled"


def test_e24_no_climbing_at_the_turns_start() -> None:
    at = die((0, 2), (0, 9), spaces=4, rotation=LINED)
    assert legal(at) == {Move(1), Move(-1)}
    assert do(at, Move(1), chance=[1]).state.pawns[0] == (0, 6)


def test_e24_waterfalls_as_above() -> None:
    assert do(die((2, 15), (0, 9)), Move(1), chance=[2]).state.pawns[0] == (1, 22)


def test_e24_chance_as_above() -> None:
    at = do(die((0, 0), (0, 9)), Move(1), chance=["2"]).state
    assert (fields(at), at.fresh, at.rolled) == (("move", {"spaces": 2}), False, True)
    at = do(die((0, 0), (0, 8)), Move(1), chance=["switch"]).state
    assert do(at, Switch(1), chance=[6]).state.pawns == ((0, 8), (0, 1))


def test_e24_chance_ladder_climbs_all() -> None:
    step = do(die((0, 0), (0, 9), rotation=(0, 0, 5, 4, 3)), Move(1), chance=["ladder", 6])
    assert step.state.pawns[0] == (3, 5)
    assert names(step) == "Hopped Rolled Hopped Climbed Climbed Climbed TurnBegan Rolled"


def test_e24_chance_ladder_on_equal_distance_lets_choose_and_then_climbs() -> None:
    data = board(ladders={"2": [0, 1]}, waterfalls={}, chance={"1": [4]})
    at = do(die((1, 3), (0, 9), data=data), Move(1), chance=["ladder"]).state
    assert fields(at) == ("nearest", {"of": "ladder"})
    step = do(at, Nearest(1), chance=[4])
    assert step.state.pawns[0] == (2, 4)
    assert names(step) == "Hopped Climbed TurnBegan Rolled"


def test_e24_chance_at_the_steps() -> None:
    assert wins(do(die((3, 5), (0, 9), rotation=FLAT, steps_count_as_ladder=True), Move(1), chance=["ladder"]), 0)


def test_e24_the_next_turn_begins_with_the_next_seats_roll() -> None:
    step = do(die((0, 13), (0, 9)), Move(1), chance=[2])
    assert (step.state.active, step.state.turn, step.state.rolled, step.state.fresh) == (1, 1, False, True)
    assert of(step, Rolled) == [Rolled(1, "number", 2)]
