"""The named situations that the tally counts: where they are, and where something only looks like them."""

from __future__ import annotations

import pytest
from rules.magic_hill.build import Exchange, Home, at, do, go, on, state, turn

from game import cli_values
from game.rules import magic_hill
from game.rules.core.data import Action
from game.rules.core.protocol import Setup
from game.rules.magic_hill.state import State
from tests.prepared import Prepared, prepared

LOW, HIGH = at(1, "N3"), at(2, "N2")
"""HIGH is above LOW."""
SETUPS = [
    Setup(seats, seats - 1, cli_values.board_data(board, magic_hill.BOARDS), {})
    for board in magic_hill.BOARDS
    for seats in magic_hill.SEATS
]


def found(before: State, *actions: Action) -> tuple[str, ...]:
    """The situations of the last of the actions."""
    *first, last = actions
    before = do(before, *first).state if first else before
    return magic_hill.situations(before, do(before, last))


def leads_to(one: Prepared, state: State, actions: int) -> bool:
    """Whether so many actions can bring what a prepared state is for."""
    decision = magic_hill.decision(state)
    if decision is None or actions == 0:
        return False
    if one.table == "decisions" and decision.kind == one.key:
        return True
    for action in magic_hill.legal(state):
        step = magic_hill.apply(state, action)
        met = {getattr(event, "chip", None) for event in step.events}
        if one.key in (met if one.table == "chips" else magic_hill.situations(state, step)):
            return True
        if leads_to(one, step.state, actions - 1):
            return True
    return False


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.board['name']}-{setup.seats}")
def test_a_prepared_state_can_lead_to_what_it_is_for(setup: Setup) -> None:
    for one in prepared(setup):
        assert leads_to(one, one.state, 3 if one.table == "decisions" else 1), (one.table, one.key)


def test_a_push_in_the_own_turn_is_not_one_in_anothers() -> None:
    rows = {1: at(1, "N1"), 2: at(1, "N2"), 3: on(1, "N2")}
    assert found(turn(state(rows, {}, hand="1", chips={LOW: "flying"}), 1), go(1)) == ("push_chain_1",)


def test_a_flying_card_for_the_player_at_turn_is_none_in_anothers_turn() -> None:
    assert found(turn(state({1: at(1, "N2")}, {}, hand="1", chips={LOW: "flying"}), 1), go(1)) == ()


def test_a_passage_free_at_once_has_not_waited() -> None:
    names = found(turn(state({1: at(1, "N2")}, {}, hand="1", chips={LOW: "passage"}), 1), go(1))
    assert not any("later" in name or "blocked" in name for name in names)


def test_a_passage_that_the_own_move_frees_is_not_in_anothers_turn() -> None:
    rows = {1: HIGH, 2: LOW}
    ready = turn(state(rows, {}, hand="1", chips={LOW: "passage"}, waiting=[(0, 2, "passage")]), 1)
    assert found(ready, go(1)) == ("passage_fires_later",)


def test_a_trap_lapses_when_its_owners_turn_begins_and_not_before() -> None:
    waiting = [(1, 1, "trap")]
    rows = {}, {1: HIGH}, {1: LOW}
    ready = state(*rows, hand="1 2 3", chips={HIGH: "trap"}, waiting=waiting)
    assert found(ready, Exchange(("1",))) == ("trap_lapses",)
    later = state(*rows, hand="1 2 3", chips={HIGH: "trap"}, waiting=waiting, active=2)
    assert found(later, Exchange(("1",))) == ()


def test_a_win_of_the_player_at_turn_is_none_in_anothers_turn() -> None:
    names = found(turn(state({1: on(4, "N2")}, {1: at(4, "N2")}, hand="1"), 1), go(1, 0, climb=True))
    assert names == ("climb", "win", "win_by_climbing")


def test_a_ghost_for_a_pushed_goblin_ends_no_turn() -> None:
    rows = {1: at(1, "N1"), 2: at(1, "N2")}, {1: on(1, "N2")}
    pushing = turn(state(*rows, hand="1 2", chips={LOW: "ghost"}), 1)
    assert found(pushing, go(1)) == ("push_chain_1", "pushed_ghost")
    assert found(pushing, go(1), Home(2)) == ()
