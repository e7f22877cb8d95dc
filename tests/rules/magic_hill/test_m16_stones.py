"""M16, M17: stones, and what every chip has in common."""

from __future__ import annotations

from rules.magic_hill.build import (
    Home,
    Pick,
    Raven,
    Reveal,
    Storm,
    at,
    chip,
    do,
    fields,
    go,
    names,
    of,
    on,
    state,
    turn,
    up,
    where,
)

from game.rules.magic_hill.events import (
    ChipActed,
    ChipTurnedDown,
    ChipTurnedUp,
    Drawn,
    StoneBoxed,
    StoneSnatched,
    StoneTaken,
)
from game.rules.magic_hill.state import State, hand_limit

STONE = at(1, "E5")
E7 = at(1, "E7")


def found(**more: object) -> State:
    """Before a move onto a stone."""
    return turn(state({1: at(1, "E3")}, {}, hand="2 1", **more), 1)  # type: ignore[arg-type]


def test_m16_its_finder_takes_it_and_draws_a_card_at_once() -> None:
    step = do(found(top="5"), go(2))
    assert names(step) == "Played Walked StoneTaken Drawn"
    assert step.state.stones == (1, 0)
    assert STONE not in step.state.stones_on_hill
    assert step.state.hands[0] == ("1", "5")


def test_m16_each_stone_raises_the_hand_limit_of_3_by_one() -> None:
    assert [hand_limit(state({}, {}, stones=(n, 0)), 0) for n in range(3)] == [3, 4, 5]
    later = do(found(stones=(1, 0), top="5 4 3 2 2"), go(2), go(1)).state
    assert later.hands[0] == ("5", "4", "3", "2", "2")


def test_m16_who_has_two_takes_the_third_off_the_game_without_a_card() -> None:
    step = do(found(stones=(2, 0)), go(2))
    assert names(step) == "Played Walked StoneBoxed"
    assert step.state.stones == (2, 0)
    assert STONE not in step.state.stones_on_hill
    assert of(step, StoneBoxed)[0].at == STONE


def test_m16_a_raven_that_waits_takes_it_and_both_leave_the_game() -> None:
    step = do(found(ravens=(2, 0)), go(2))
    assert names(step) == "Played Walked StoneSnatched"
    assert (step.state.stones, step.state.ravens) == ((0, 0), (1, 0))
    assert STONE not in step.state.stones_on_hill
    assert of(step, StoneSnatched)[0].seat == 0


def test_m16_the_finder_is_the_goblins_owner_in_anyones_turn() -> None:
    pair = {1: at(1, "E4"), 2: on(1, "E4")}
    step = do(turn(state({1: at(1, "E3")}, pair, hand="1 5", hands={1: "1 1 1"}, top="3"), 1), go(1))
    assert [event.seat for event in of(step, StoneTaken)] == [1]
    assert of(step, Drawn)[0].seat == 1
    assert step.state.hands[1] == ("1", "1", "1", "3")


def test_m16_the_draw_may_shuffle_the_discard_pile() -> None:
    at_turn = found(deck="")
    order = tuple(sorted((*at_turn.discard, "2")))
    step = do(at_turn, go(2), chance=[order])
    assert names(step) == "Played Walked StoneTaken Shuffled Drawn"
    assert step.state.discard == ()


def met(kind: str, **more: object) -> State:
    """Before a move of goblin 1 onto a chip on E7, with a spare card."""
    return turn(state({1: at(1, "E6")}, {}, hand="1 2", chips={E7: kind}, **more), 1)  # type: ignore[arg-type]


def test_m17_a_chip_is_turned_up_carried_out_and_turned_face_down_again() -> None:
    step = do(met("ghost"), go(1))
    assert names(step) == "Played Walked ChipTurnedUp ChipActed"
    assert up(step.state) == [E7]
    step = do(step.state, Home(2))
    assert names(step).startswith("WentHome ChipTurnedDown")
    assert up(step.state) == []


def test_m17_before_what_its_goblin_meets_next() -> None:
    high = at(2, "E6")
    at_turn = turn(state({1: at(1, "E6")}, {}, hand="1 2", chips={E7: "passage", high: "ghost"}), 1)
    step = do(at_turn, go(1))
    assert names(step) == "Played Walked ChipTurnedUp ChipActed Rose ChipTurnedDown ChipTurnedUp ChipActed"
    assert up(step.state) == [high]


def test_m17_it_is_carried_out_by_the_goblins_owner() -> None:
    pair = {1: at(1, "E6"), 2: on(1, "E6")}
    at_turn = turn(state({1: at(1, "E4")}, pair, hand="2 1", chips={E7: "ghost"}), 1)
    step = do(at_turn, go(2))
    assert fields(step.state) == (1, "home", {"goblin": 2})
    assert of(step, ChipActed)[0].seat == 1


def test_m17_a_blocked_passage_is_turned_down_too_and_waiting_alone_remembers_it() -> None:
    step = do(turn(state({1: at(1, "E6"), 2: at(2, "E6")}, {}, hand="1 2", chips={E7: "passage"}), 1), go(1))
    assert names(step) == "Played Walked ChipTurnedUp ChipActed Waited ChipTurnedDown"
    assert up(step.state) == []
    assert step.state.waiting == ((0, 1, "passage"),)


def test_m17_a_blocked_trap_is_turned_down_too() -> None:
    low, high = at(1, "N4"), at(2, "N3")
    step = do(turn(state({1: at(2, "N2"), 2: low}, {}, hand="1 2", chips={high: "trap"}), 1), go(1))
    assert up(step.state) == []
    assert step.state.waiting == ((0, 1, "trap"),)


def test_m17_a_chip_that_is_up_already_acts_and_is_turned_down() -> None:
    step = do(met("flying", up=[E7]), go(1))
    assert not of(step, ChipTurnedUp)
    assert of(step, ChipActed) and of(step, ChipTurnedDown)
    assert up(step.state) == []


def test_m17_crystal_and_raven_leave_the_game_instead() -> None:
    assert chip(do(met("crystal"), go(1)).state, E7) is None
    at_turn = do(met("raven"), go(1)).state
    assert up(at_turn) == [E7]
    later = do(at_turn, Raven(1)).state
    assert (later.chips, later.gone) == ((), ("raven",))


def test_m17_all_others_stay_in_the_game() -> None:
    for kind, *answer in (("flying",), ("storm", Storm(1)), ("ghost", Home(1)), ("passage",), ("trap", Home(1))):
        step = do(met(kind), go(1), *answer)
        left = chip(step.state, E7)
        assert left and (left.kind, left.up, left.known) == (kind, False, True)


def test_m17_passing_over_a_chip_does_nothing() -> None:
    assert names(do(turn(state({1: at(1, "E6")}, {}, hand="2 1", chips={E7: "ghost"}), 1), go(2))) == "Played Walked"


def test_m17_starting_from_a_chip_does_nothing() -> None:
    at_turn = state({1: E7}, {}, hand="1 2", chips={E7: "ghost"})
    assert names(do(at_turn, Pick("1", 1))) == "Played"


def test_m17_a_chip_that_a_goblin_comes_to_by_storm_does_nothing() -> None:
    spot = at(1, "S7")
    at_turn = turn(state({1: at(1, "E6"), 2: spot}, {}, hand="1 2", chips={E7: "storm", spot: "ghost"}), 1)
    step = do(at_turn, go(1), Storm(1))
    assert where(step.state, 0, 2) == spot
    assert [event.chip for event in of(step, ChipActed)] == ["storm"]


def test_m17_a_chip_turned_up_by_a_crystal_does_not_act() -> None:
    ghost = at(1, "S7")
    at_turn = turn(state({1: at(1, "E6"), 2: ghost}, {}, hand="1 2", chips={E7: "crystal", ghost: "ghost"}), 1)
    step = do(at_turn, go(1), Reveal(ghost))
    assert [event.chip for event in of(step, ChipActed)] == ["crystal"]
    assert where(step.state, 0, 2) == ghost
