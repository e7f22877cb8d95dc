"""Previews end before chance, before what is hidden, before another card, and before what only memory tells."""

from __future__ import annotations

import pytest

from game.rules import magic_hill
from game.rules.core.data import Event
from game.rules.magic_hill.events import ChipTurnedUp, Played, Walked
from game.table.foresight import foresee, told
from game.table.plan import REMEMBER, Plan
from tests.rules.magic_hill.build import Advance, state

WALK = Walked(0, 1, ((1, 1), (1, 2)), False)
SEEN: tuple[Event, ...] = (WALK, ChipTurnedUp((1, 2), "ghost", True), WALK)


def plan(**table: object) -> Plan:
    return Plan("magic_hill", "standard", {}, (), 0, 1, table)


@pytest.mark.parametrize("table", [{}, {REMEMBER: False}])
def test_a_chip_that_was_seen_and_lies_face_down_again_is_not_told(table: dict[str, object]) -> None:
    assert told(plan(**table), SEEN) == (WALK,)


def test_a_table_that_has_chips_remembered_is_told() -> None:
    assert told(plan(**{REMEMBER: True}), SEEN) == SEEN


def test_a_chip_that_turns_up_anew_is_no_memory() -> None:
    way: tuple[Event, ...] = (WALK, ChipTurnedUp((1, 2), "ghost", False))
    assert told(plan(), way) == way


def test_the_next_card_is_not_foreseen() -> None:
    """It would show where the goblin could go with it, as if that were part of this move."""
    at = state({1: (1, 22)}, {}, hand="1 2")._replace(question=("advance", 0), goblin=1, played=1)
    ways = foresee(magic_hill, magic_hill.observe(at, 0), Advance("1", 1, False, 1))
    assert [[type(event) for event in way] for way in ways] == [[Played, Walked]]
