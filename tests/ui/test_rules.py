"""The set-up page's house rules, and what the players agree on beside them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from game.games import GAMES
from game.table.plan import REMEMBER, Plan
from game.ui.last_setup import Last
from game.ui.screens.rules import HouseRules
from game.ui.screens.setup import Setup
from game.ui.texts.agreements import told
from game.ui.ui import DEAD_TIME, Ui

if TYPE_CHECKING:
    from tests.ui.conftest import Clock


def press(ui: Ui, clock: Clock, *ids: str) -> None:
    """Press these buttons one after the other."""
    for id_ in ids:
        clock.now += DEAD_TIME + 0.01
        ui.update()
        ui.focus(id_)
        found = ui.find(id_)
        assert found is not None, id_
        found.widget.activate()  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", GAMES)
def test_agreements_have_names_of_their_own(game: str) -> None:
    view = GAMES[game].texts().setup_view()
    names = [rule.name for rule in (*view.rules, *view.table)] + ([view.mode.name] if view.mode else [])
    assert len(set(names)) == len(names)
    assert not {rule.name for rule in view.table} & set(GAMES[game].rules.OPTIONS)


def test_what_is_agreed_on_goes_into_the_plan_and_not_into_the_rules(
    make_ui: Callable[..., Ui], clock: Clock
) -> None:
    plans: list[Plan] = []
    ui = make_ui()
    ui.push(Setup(GAMES["magic_hill"].texts().setup_view(), plans.append, lambda: None, lambda: 7))
    press(ui, clock, "house-rules", "rule-remember-chips", "done", "start")
    assert plans[0].table[REMEMBER] is True
    assert plans[0].remembers
    assert REMEMBER not in plans[0].options


def test_what_was_agreed_on_is_kept_and_the_usual_takes_it_back(make_ui: Callable[..., Ui], clock: Clock) -> None:
    plans: list[Plan] = []
    ui = make_ui()
    last = Last(table={REMEMBER: True, "unknown": 3})
    ui.push(Setup(GAMES["magic_hill"].texts().setup_view(), plans.append, lambda: None, lambda: 7, last))
    press(ui, clock, "start")
    assert plans[0].table[REMEMBER] is True
    assert "unknown" not in plans[0].table
    press(ui, clock, "house-rules")
    assert isinstance(ui.screen, HouseRules)
    press(ui, clock, "usual", "done", "start")
    assert plans[1].table[REMEMBER] is False


def test_a_game_without_such_a_thing_does_not_offer_it() -> None:
    assert REMEMBER not in {rule.name for rule in GAMES["emohbi"].texts().setup_view().table}


@pytest.mark.parametrize("game", GAMES)
def test_a_head_start_is_chosen_for_each_seat_and_the_usual_takes_it_back(
    make_ui: Callable[..., Ui], clock: Clock, game: str
) -> None:
    plans: list[Plan] = []
    ui = make_ui()
    view = GAMES[game].texts().setup_view()
    kinds = [value.value for value in view.ahead]
    assert tuple(kinds) == GAMES[game].rules.HEAD_STARTS
    ui.push(Setup(view, plans.append, lambda: None, lambda: 7))
    press(ui, clock, "house-rules", "rule-ahead-2", "rule-ahead-2", "done", "start")
    assert [seat.ahead for seat in plans[0].seats] == ["", kinds[2], ""]
    assert f"Head start for {plans[0].seats[1].name}: {view.ahead[2].label}" in told(view, plans[0])
    press(ui, clock, "house-rules", "usual", "done", "start")
    assert [seat.ahead for seat in plans[1].seats] == ["", "", ""]
    assert list(told(view, plans[1])) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_is_not_as_usual_is_told(game: str) -> None:
    view = GAMES[game].texts().setup_view()
    rules, table = [*view.rules, *([view.mode] if view.mode else [])], view.table
    for chosen in (0, -1):
        options = {rule.name: rule.values[chosen].value for rule in rules}
        agreed = {rule.name: rule.values[chosen].value for rule in table}
        found = list(told(view, Plan(game, "", options, (), 0, 1, agreed)))
        assert len(found) == (len(rules) + len(table) if chosen else 0)
    assert list(told(view, Plan(game, "", {}, (), 0, 1))) == []


def test_a_seat_that_was_taken_away_by_mistake_comes_back(make_ui: Callable[..., Ui], clock: Clock) -> None:
    plans: list[Plan] = []
    ui = make_ui()
    ui.push(Setup(GAMES["emohbi"].texts().setup_view(), plans.append, lambda: None, lambda: 7))
    press(ui, clock, "start", "seat-2-remove", "seat-1-piece")
    found = ui.find("add-seat")
    assert found is not None
    assert found.widget.label == f"Bring back {plans[0].seats[1].name}"  # type: ignore[attr-defined]
    press(ui, clock, "add-seat", "start")
    assert [seat.name for seat in plans[1].seats] == [seat.name for seat in plans[0].seats]
    assert len({seat.colour for seat in plans[1].seats}) == 3
