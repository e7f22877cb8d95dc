"""M18 to M21: crystal, raven, flying card and storm."""

from __future__ import annotations

import pytest
from rules.magic_hill.build import (
    Discard,
    Home,
    Raven,
    Reveal,
    Stop,
    Storm,
    at,
    chip,
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
)

from game.rules import magic_hill
from game.rules.magic_hill.board import touched
from game.rules.magic_hill.events import CardAllowed, Drawn, NothingHappened, RavenCame, StormTurned
from game.rules.magic_hill.state import State

E6, E7 = at(1, "E6"), at(1, "E7")
OTHERS = {at(1, "S2"): "ghost", at(1, "S4"): "trap", at(2, "S3"): "raven", at(3, "S2"): "storm"}
SPOTS = list(OTHERS)


def met(kind: str, others: dict | None = None, seats: int = 2, hand: str = "1 2 2", **more: object) -> State:
    """After a move of goblin 1 of seat 0 onto a chip on E7."""
    rows = [{1: E6}] + [{}] * (seats - 1)
    return do(turn(state(*rows, hand=hand, chips={E7: kind} | (others or {}), **more), 1), go(1)).state  # type: ignore[arg-type]


def pushed(kind: str, others: dict | None = None, hand: str = "1 2 2", **more: object) -> State:
    """After goblin 1 of seat 0 has pushed goblin 2 of seat 1 onto a chip on E7."""
    rows = {1: at(1, "E4")}, {1: at(1, "E6"), 2: on(1, "E6")}, {}
    at_turn = state(*rows, hand=f"2 {hand}", chips={E7: kind} | (others or {}), **more)  # type: ignore[arg-type]
    return do(turn(at_turn, 1), go(2)).state


def test_m18_the_owner_turns_up_three_chips_one_after_another() -> None:
    at_turn = met("crystal", OTHERS)
    for left, spot in zip((3, 2, 1), SPOTS, strict=False):
        assert fields(at_turn) == (0, "reveal", {"left": left})
        at_turn = do(at_turn, Reveal(spot)).state
    assert fields(at_turn)[1] == "advance"
    assert up(at_turn) == sorted(SPOTS[:3])


def test_m18_any_face_down_chip_but_not_the_crystal_itself() -> None:
    at_turn = met("crystal", OTHERS, up=SPOTS[:1])
    assert legal(at_turn) == {Reveal(spot) for spot in SPOTS[1:]}


def test_m18_fewer_if_fewer_are_left() -> None:
    at_turn = met("crystal", OTHERS, up=SPOTS[:2])
    assert fields(at_turn) == (0, "reveal", {"left": 2})
    later = do(at_turn, Reveal(SPOTS[2]), Reveal(SPOTS[3])).state
    assert fields(later)[1] == "advance"


def test_m18_all_see_them() -> None:
    later = do(met("crystal", OTHERS), Reveal(SPOTS[0])).state
    for seat in (0, 1, None):
        seen = chip(magic_hill.observe(later, seat), SPOTS[0])
        assert seen and seen.kind == "ghost"


def test_m18_the_crystal_leaves_the_game_after_its_last_chip() -> None:
    at_turn = do(met("crystal", OTHERS), Reveal(SPOTS[0]), Reveal(SPOTS[1])).state
    assert chip(at_turn, E7)
    later = do(at_turn, Reveal(SPOTS[2])).state
    assert chip(later, E7) is None
    assert later.acted == (E7,)


def test_m18_they_stay_up_until_a_goblin_ends_on_them() -> None:
    at_turn = turn(state({1: E6}, {}, hand="1 1", chips={E7: "flying"} | OTHERS, up=[E7, SPOTS[0]]), 1)
    assert up(do(at_turn, go(1)).state) == [SPOTS[0]]


def test_m18_or_until_a_storm() -> None:
    later = do(met("storm", OTHERS, up=SPOTS), Storm(1)).state
    assert up(later) == []


def test_m18_with_nothing_to_turn_up_it_leaves_at_once() -> None:
    at_turn = met("crystal", OTHERS, up=SPOTS)
    assert fields(at_turn)[1] == "advance"
    assert chip(at_turn, E7) is None


def test_m18_in_another_players_turn_the_owner_of_the_pushed_goblin_turns_them_up() -> None:
    at_turn = pushed("crystal", OTHERS)
    assert fields(at_turn) == (1, "reveal", {"left": 3})
    later = do(at_turn, *(Reveal(spot) for spot in SPOTS[:3])).state
    assert fields(later) == (0, "advance", {})


def test_m19_the_owner_chooses_another_player() -> None:
    at_turn = met("raven", seats=4)
    assert fields(at_turn) == (0, "raven", {})
    assert legal(at_turn) == {Raven(1), Raven(2), Raven(3)}
    assert legal(pushed("raven")) == {Raven(0), Raven(2)}


def test_m19_who_loses_one_stone_to_the_box_and_discards_down_to_the_new_limit() -> None:
    at_turn = met("raven", stones=(0, 2), hands={1: "1 5 5 4 J"})
    hill = at_turn.stones_on_hill
    at_turn = do(at_turn, Raven(1)).state
    assert at_turn.stones == (0, 1)
    assert at_turn.stones_on_hill == hill
    assert at_turn.gone == ("raven",)
    assert fields(at_turn) == (1, "discard", {})
    assert legal(at_turn) == {Discard(card) for card in "154J"}
    later = do(at_turn, Discard("5")).state
    assert later.hands[1] == ("1", "5", "4", "J")
    assert later.discard[-1] == "5"
    assert fields(later) == (0, "advance", {})


def test_m19_a_choice_of_one_card_is_still_asked() -> None:
    at_turn = do(met("raven", stones=(0, 1), hands={1: "4 4 4 4"}), Raven(1)).state
    assert legal(at_turn) == {Discard("4")}


def test_m19_the_player_at_turn_may_be_below_the_limit_already() -> None:
    at_turn = pushed("raven", stones=(1, 0, 0))
    later = do(at_turn, Raven(0)).state
    assert later.stones == (0, 0, 0)
    assert fields(later) == (0, "advance", {})


def test_m19_the_player_at_turn_may_be_above_the_limit_by_a_flying_card() -> None:
    at_turn = pushed("raven", stones=(1, 0, 0), hand="1 2 2 3")
    assert fields(do(at_turn, Raven(0)).state) == (0, "discard", {})


def test_m19_who_has_no_stone_gets_the_raven_to_wait_and_several_may() -> None:
    step = do(met("raven", ravens=(0, 1)), Raven(1))
    assert step.state.ravens == (0, 2)
    assert of(step, RavenCame)[0].waits
    assert fields(step.state) == (0, "advance", {})


def test_m20_in_the_own_turn_draw_a_card_at_once_and_a_fourth_card_may_follow() -> None:
    at_turn = turn(state({1: E6}, {}, hand="1 1 1", chips={E7: "flying"}, top="5"), 1)
    step = do(at_turn, go(1))
    assert names(step) == "Played Walked ChipTurnedUp ChipActed CardAllowed Drawn ChipTurnedDown"
    assert step.state.hands[0] == ("1", "1", "5")
    assert step.state.allowed == 4
    later = do(step.state, go(1)).state
    assert (fields(later)[1], later.played) == ("advance", 3)
    end = do(later, go(5)).state
    assert fields(end) == (1, "turn", {})


def test_m20_after_the_third_card_as_well() -> None:
    at_turn = turn(state({1: at(1, "E5")}, {}, hand="1 1", chips={E7: "flying"}, top="5"), 1)
    later = do(at_turn, go(1), go(1)).state
    assert (later.played, later.allowed) == (3, 4)
    assert legal(later) == {go(5), go(5, -1), Stop()}


def test_m20_never_a_fifth() -> None:
    second = at(1, "E8")
    at_turn = turn(state({1: E6}, {}, hand="1 1 1", chips={E7: "flying", second: "flying"}, top="5 4"), 1)
    step = do(at_turn, go(1), go(1))
    assert len(of(step, CardAllowed)) == 1
    assert step.state.hands[0] == ("1", "5", "4")
    assert (step.state.played, step.state.allowed) == (3, 4)
    assert fields(do(step.state, go(4)).state) == (1, "turn", {})


def test_m20_an_own_goblin_that_was_pushed_counts_too() -> None:
    mine = {1: at(1, "E4"), 2: on(1, "E6")}
    at_turn = turn(state(mine, {1: E6}, hand="2 1", chips={E7: "flying"}, top="5"), 1)
    step = do(at_turn, go(2))
    assert step.state.allowed == 4
    assert step.state.hands[0] == ("1", "5")


def test_m20_an_own_goblin_that_went_after_waiting_counts_too() -> None:
    low, high = at(1, "N3"), at(2, "N2")
    mine = {1: high, 2: low}
    chips = {low: "passage", high: "flying"}
    at_turn = turn(state(mine, {}, hand="1 1", chips=chips, waiting=[(0, 2, "passage")], top="5"), 1)
    step = do(at_turn, go(1))
    assert where(step.state, 0, 2) == high
    assert step.state.allowed == 4


def test_m20_in_someone_elses_turn_it_is_shown_and_turned_down() -> None:
    rows = {1: at(1, "E4")}, {1: E6, 2: on(1, "E6")}
    step = do(turn(state(*rows, hand="2 1", hands={1: "1 2 3"}, chips={E7: "flying"}), 1), go(2))
    assert [event.cause for event in of(step, NothingHappened)] == ["flying"]
    assert not of(step, Drawn)
    assert step.state.allowed == 3
    assert (up(step.state), step.state.acted) == ([], (E7,))


def test_m20_likewise_once_m25_has_ended_the_turn() -> None:
    low, high = at(1, "N3"), at(2, "N2")
    chips = {low: "passage", high: "flying", at(2, "N4"): "ghost"}
    at_turn = turn(state({1: high, 2: low}, {}, hand="2 1", chips=chips, waiting=[(0, 2, "passage")]), 1)
    step = do(at_turn, go(2), Home(1))
    assert where(step.state, 0, 2) == high
    assert [event.cause for event in of(step, NothingHappened)] == ["flying"]
    assert not of(step, CardAllowed)


def test_m21_all_chips_are_turned_face_down_and_the_hill_turns_a_quarter() -> None:
    at_turn = met("storm", OTHERS, up=SPOTS)
    assert fields(at_turn) == (0, "storm", {})
    assert legal(at_turn) == {Storm(1), Storm(-1)}
    assert up(at_turn) == sorted([E7, *SPOTS])
    for way, storm in ((1, 1), (-1, 3)):
        step = do(at_turn, Storm(way))
        assert up(step.state) == []
        assert step.state.storm == storm
        assert of(step, StormTurned)[0].turned_down == tuple(sorted([E7, *SPOTS]))


def test_m21_the_player_at_turn_turns_it_even_for_a_pushed_goblin() -> None:
    at_turn = pushed("storm")
    assert fields(at_turn) == (0, "storm", {})
    assert of(do(at_turn, Storm(1)), StormTurned)[0].seat == 0


def test_m21_all_on_the_hill_rides_with_it_and_villages_stay() -> None:
    at_turn = met("storm", OTHERS)
    later = do(at_turn, Storm(1)).state
    assert later.goblins == at_turn.goblins
    assert [chip.at for chip in later.chips] == [chip.at for chip in at_turn.chips]
    assert later.stones_on_hill == at_turn.stones_on_hill
    assert touched(later.board, later.storm, 0) == (1, 30)


def test_m21_waits_go_on() -> None:
    low = at(1, "N3")
    rows, chips = ({1: E6}, {1: low, 2: at(2, "N2")}), {E7: "storm", low: "passage"}
    at_turn = state(*rows, hand="1 2", chips=chips, waiting=[(1, 1, "passage")])
    assert do(turn(at_turn, 1), go(1), Storm(1)).state.waiting == ((1, 1, "passage"),)


@pytest.mark.parametrize("seed", range(3))
def test_m21_at_the_start_of_a_game_storm_is_0(seed: int) -> None:
    from rules.magic_hill.build import new

    assert new(seed=seed).state.storm == 0
