"""Everything can be done with the keyboard alone, and one always sees where it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from game.table.plan import Plan
from game.ui import focus
from game.ui.models import ChoiceView
from game.ui.screens.hud import Hud
from game.ui.screens.setup import Setup
from game.ui.ui import DEAD_TIME, Ui
from tests.ui.conftest import Clock
from tests.ui.samples import hud_view, screens, setup_view
from tests.ui.test_fit import NAMES

MOST_PRESSES = 24
"""More than any value has steps, and more than any page has to scroll."""


def opened(make_ui: Callable[..., Ui], clock: Clock, name: str, told: list[Any], **size: Any) -> Ui:
    ui = make_ui(**size)
    ui.push(screens(lambda *what: told.append(what))[name]())
    clock.now += DEAD_TIME + 0.01
    return ui


def focused(ui: Ui) -> str:
    return next((row["id"] for row in ui.tree() if row["focused"]), "")


def walk_to(ui: Ui, id_: str) -> None:
    for _ in range(60):
        if ui.screen.focus == id_ and ui.ring_shown:
            return
        ui.keys.key("tab")
    raise AssertionError(f"Tab never comes to {id_}")


@pytest.mark.parametrize("name", NAMES)
def test_tab_comes_to_every_enabled_widget_and_ids_are_unique(
    make_ui: Callable[..., Ui], clock: Clock, name: str
) -> None:
    ui = opened(make_ui, clock, name, [])
    wanted = {p.widget.id for p in focus.focusable(ui.placed())}
    reached = set()
    for _ in range(len(wanted) + 1):
        ui.keys.key("tab")
        reached.add(ui.screen.focus)
    assert reached == wanted
    assert wanted
    ids = [row["id"] for row in ui.tree()]
    assert len(ids) == len(set(ids))
    assert all(ids)


def missed_by_arrows(ui: Ui) -> set[str]:
    """What does not come of pressing one of the four arrows again and again, from where the focus is and from there
    on."""
    missing = {p.widget.id for p in focus.focusable(ui.placed())} - {ui.screen.focus}
    todo = [ui.screen.focus]
    while todo and missing:
        start = todo.pop()
        for arrow in focus.ARROWS:
            ui.focus(start, show=True)
            for _ in range(MOST_PRESSES):
                ui.keys.key(arrow)
                if ui.screen.focus != start:
                    break
            if ui.screen.focus in missing:
                missing.remove(ui.screen.focus)
                todo.append(ui.screen.focus)
    return missing


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 100), ((800, 600), 200), ((720, 1280), 150)])
@pytest.mark.parametrize("name", NAMES)
def test_the_arrows_alone_come_to_every_enabled_widget(
    make_ui: Callable[..., Ui], clock: Clock, name: str, size: tuple[int, int], text: int
) -> None:
    ui = make_ui(size=size, text=text)
    ui.push(screens(lambda *what, **changed: None)[name]())
    clock.now += DEAD_TIME + 0.01
    assert missed_by_arrows(ui) == set()


def test_right_goes_through_the_values_and_then_on_but_not_while_it_is_held(
    make_ui: Callable[..., Ui], clock: Clock
) -> None:
    ui = opened(make_ui, clock, "setup", [])
    walk_to(ui, "seat-1-player")
    kinds = []
    for _ in range(3):
        kinds.append(ui.find("seat-1-player").widget.label)
        ui.keys.key("arrow_right")
    assert len(set(kinds)) == 3 and ui.screen.focus == "seat-1-remove"
    ui.keys.key("arrow_left")
    for _ in range(9):
        ui.keys.key("arrow_left-repeat")
    assert ui.screen.focus == "seat-1-player" and ui.find("seat-1-player").widget.label == kinds[0]
    ui.keys.key("arrow_left")
    assert ui.screen.focus == "seat-1-name"


def test_the_focus_scrolls_into_sight(make_ui: Callable[..., Ui], clock: Clock) -> None:
    ui = opened(make_ui, clock, "setup-full", [], size=(800, 600), text=200)
    for _ in range(40):
        ui.keys.key("tab")
        row = next(row for row in ui.tree() if row["focused"])
        assert row["rect"][3] >= 30, row


def test_the_ring_appears_with_the_first_key_and_goes_with_the_mouse(make_ui: Callable[..., Ui], clock: Clock) -> None:
    ui = opened(make_ui, clock, "title", [])
    assert focused(ui) == "play-emohbi"
    assert not ui.ring_shown
    ui.keys.key("tab")
    assert ui.ring_shown
    assert focused(ui) == "play-emohbi"
    ui.keys.key("arrow_down")
    assert focused(ui) == "play-magic_hill"
    ui.mouse.move(5, 5)
    assert focused(ui) == "play-magic_hill"
    ui.mouse.press(5, 5)
    assert not ui.ring_shown


def test_from_set_up_to_a_plan_by_keyboard(make_ui: Callable[..., Ui], clock: Clock) -> None:
    plans: list[Plan] = []
    ui = make_ui()
    ui.push(Setup(setup_view(), plans.append, lambda: None, lambda: 7))
    clock.now += 1
    walk_to(ui, "seat-1-name")
    for _ in range(10):
        ui.keys.key("backspace")
    for letter in "Zoë B":
        ui.keys.key("space" if letter == " " else letter.lower())
        ui.keys.type(letter)
    walk_to(ui, "seat-1-piece")
    ui.keys.key("space")
    walk_to(ui, "seat-3-remove")
    ui.keys.key("enter")
    walk_to(ui, "mode")
    ui.keys.key("arrow_right")
    walk_to(ui, "first")
    ui.keys.key("arrow_right")
    walk_to(ui, "start")
    clock.now += 1
    ui.keys.key("enter")
    assert len(plans) == 1
    plan = plans[0]
    assert [tuple(seat) for seat in plan.seats] == [("Zoë B", "human", 3, ""), ("Coco", "medium", 1, "")]
    assert (plan.game, plan.board, plan.first, plan.seed) == ("emohbi", "classic", 1, 7)
    assert dict(plan.options) == {
        "mode": "die",
        "hand_size": 2,
        "steps_count_as_ladder": False,
        "chance": "again",
        "friendly_setup": False,
    }


def test_leaving_a_game_asks_nothing(make_ui: Callable[..., Ui], clock: Clock) -> None:
    told: list[Any] = []
    ui = opened(make_ui, clock, "pause", told)
    walk_to(ui, "quit")
    ui.keys.key("enter")
    assert told == [("leave",)]


def test_escape_is_the_careful_answer(make_ui: Callable[..., Ui], clock: Clock) -> None:
    told: list[Any] = []
    ui = opened(make_ui, clock, "pause", told)
    ui.push(screens(lambda *what: told.append(what))["confirm"]())
    clock.now += 1
    assert focused(ui) == "no"
    ui.keys.key("escape")
    assert ui.screen.name == "pause"
    assert told == []


def test_the_play_screen_leaves_keys_to_the_board_until_the_ring_shows(
    make_ui: Callable[..., Ui], clock: Clock
) -> None:
    told: list[Any] = []
    ui = opened(make_ui, clock, "hud-card", told)
    assert not ui.keys.key("arrow_left")
    assert not ui.keys.key("enter")
    assert ui.keys.key("tab")
    ui.update()
    assert ("hover-card", 0) in told
    ui.keys.key("enter")
    assert ("card", 0) in told


def test_the_board_can_be_reached_with_tab(make_ui: Callable[..., Ui], clock: Clock) -> None:
    told: list[Any] = []
    ui = opened(make_ui, clock, "hud-card", told)
    walk_to(ui, "target:space:1:12")
    ui.update()
    ui.keys.key("space")
    assert told[-2:] == [("hover-target", "space:1:12"), ("target", "space:1:12")]


def test_a_new_prompt_takes_no_answer_for_a_moment(make_ui: Callable[..., Ui], clock: Clock) -> None:
    told: list[Any] = []
    ui = make_ui()
    hud = Hud(hud_view(2, "card"), lambda *what: told.append(what))
    ui.push(hud)
    clock.now += 1
    hud.show(hud_view(2, "choice"))
    x, y, w, h = next(row["rect"] for row in ui.tree() if row["id"] == "choice:climb-1")
    for wait in (0.0, DEAD_TIME / 2):
        clock.now += wait
        ui.mouse.press(x + w / 2, y + h / 2)
        ui.mouse.release(x + w / 2, y + h / 2)
    assert [what for what in told if what[0] == "choice"] == []
    assert ui.hushed()
    clock.now += DEAD_TIME
    ui.mouse.press(x + w / 2, y + h / 2)
    ui.mouse.release(x + w / 2, y + h / 2)
    assert [what for what in told if what[0] == "choice"] == [("choice", "climb-1")]


def test_each_question_starts_at_its_own_first_answer(make_ui: Callable[..., Ui], clock: Clock) -> None:
    ui = make_ui()
    hud = Hud(hud_view(3, "busy"), lambda *what: None)
    ui.push(hud)
    clock.now += 1
    ui.keys.key("tab")
    assert focused(ui) == "skip"
    hud.show(hud_view(3, "card"))
    assert focused(ui) == "card:0"
    hud.show(replace(hud_view(3, "choice"), hand=()))
    assert focused(ui) == "choice:climb-0"
    stop = ChoiceView("stop", "Stop here")
    hud.show(replace(hud_view(3, "card"), choices=(stop,)))
    assert focused(ui) == "card:0", "what ends a turn is not the first to be hit"


def test_answers_stay_where_they_are_while_the_line_below_the_prompt_changes(
    make_ui: Callable[..., Ui], clock: Clock
) -> None:
    ui = make_ui()
    view = hud_view(4, "way")
    hud = Hud(view, lambda *what: None)
    ui.push(hud)
    places = []
    for detail in ("", "Leads to a ladder.", "Leads to a waterfall, and from there down to the Base, two levels."):
        hud.show(replace(view, detail=detail))
        places.append([row["rect"] for row in ui.tree() if row["id"].startswith("choice:")])
    assert places[0] == places[1] == places[2]
