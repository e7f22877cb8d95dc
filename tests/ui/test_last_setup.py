"""The seats of the last game come back, with names, players and pieces."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from game.settings import Settings
from game.table.plan import Plan, Seat
from game.ui.last_setup import Last, from_line, last, to_line
from game.ui.screens.setup import Setup
from game.ui.ui import DEAD_TIME, Ui
from tests.ui.conftest import Clock
from tests.ui.samples import setup_view

SEATS = (Seat("Mia", "human", 4), Seat("Ann, the first", "medium", 0))


def test_a_seat_survives() -> None:
    seats = (*SEATS, Seat("Zoe: the second", "human", 11, "bottom"))
    assert tuple(from_line(to_line(seat), at) for at, seat in enumerate(seats)) == seats


@pytest.mark.parametrize("line", ["Mia,human", "Mia,human,", "Mia,human,-1", "Mia,human," + "9" * 5000, "", "3", ",,,"])
def test_any_line_gives_some_seat(line: str) -> None:
    assert isinstance(from_line(line, 1), Seat)


def test_a_line_without_a_colour_gets_that_of_its_number() -> None:
    assert from_line("Mia,human", 2) == Seat("Mia", "human", 2)


@pytest.mark.parametrize(
    ("seats", "kept"),
    [
        (SEATS, True),
        ((Seat("Mia", "human", 9), SEATS[1]), False),
        ((Seat("Mia", "human", 0), SEATS[1]), False),
        ((Seat("Mia", "wizard", 3), SEATS[1]), False),
        (SEATS[:1], False),
    ],
)
def test_the_set_up_begins_with_seats_that_can_play(
    make_ui: Callable[..., Ui], clock: Clock, seats: tuple[Seat, ...], kept: bool
) -> None:
    plans: list[Plan] = []
    ui = make_ui()
    ui.push(Setup(setup_view(), plans.append, lambda: None, lambda: 7, Last(seats)))
    ui.update()
    clock.now += DEAD_TIME + 0.01
    ui.keys.key("enter")
    assert (plans[0].seats == seats) is kept


def test_the_family_comes_along_to_the_other_game(make_ui: Callable[..., Ui], clock: Clock) -> None:
    """Names and players do; pieces and head starts are each game's own, and so is how many can play."""
    others = (Seat("P1", "easy", 1), Seat("P2", "easy", 2), Seat("P3", "easy", 3), Seat("Z", "human", 9, "bottom"))
    lines = tuple(to_line(seat) for seat in (*SEATS, *others))
    found = last(Settings(last_game="emohbi", last_seats=lines), "magic_hill")
    assert [(seat.name, seat.colour, seat.ahead) for seat in found.seats[::5]] == [("Mia", 0, ""), ("Z", 5, "")]
    plans: list[Plan] = []
    ui = make_ui()
    view = setup_view()
    ui.push(Setup(replace(view, seats=range(2, 6)), plans.append, lambda: None, lambda: 7, found))
    ui.update()
    clock.now += DEAD_TIME + 0.01
    ui.keys.key("enter")
    assert [seat.name for seat in plans[0].seats] == ["Mia", "Ann, the first", "P1", "P2", "P3"]
