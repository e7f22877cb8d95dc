"""Previews end before chance, before what is hidden, and before what only memory tells."""

from __future__ import annotations

from game.rules.core.data import Event
from game.rules.magic_hill.events import ChipTurnedUp, Walked
from game.table.foresight import by_eye

WALK = Walked(0, 1, ((1, 1), (1, 2)), False)


def test_a_chip_that_was_seen_and_lies_face_down_again_is_not_told() -> None:
    way: tuple[Event, ...] = (WALK, ChipTurnedUp((1, 2), "ghost", True), WALK)
    assert by_eye(way) == (WALK,)


def test_a_chip_that_turns_up_anew_is_no_memory() -> None:
    way: tuple[Event, ...] = (WALK, ChipTurnedUp((1, 2), "ghost", False))
    assert by_eye(way) == way
