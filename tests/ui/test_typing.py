"""A name is written over as everywhere else: what stands there is chosen when one comes to it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.ui.screens.setup import Setup
from game.ui.ui import DEAD_TIME, Ui
from tests.ui.conftest import Clock
from tests.ui.samples import setup_view

NAME = "seat-1-name"


@pytest.fixture
def ui(make_ui: Callable[..., Ui], clock: Clock) -> Ui:
    ui = make_ui()
    ui.push(Setup(setup_view(), lambda plan: None, lambda: None, lambda: 7))
    clock.now += DEAD_TIME + 0.01
    return ui


def click(ui: Ui) -> None:
    x, y, w, h = next(row["rect"] for row in ui.tree() if row["id"] == NAME)
    ui.mouse.press(x + w / 2, y + h / 2)
    ui.mouse.release(x + w / 2, y + h / 2)


def name(ui: Ui) -> str:
    return next(str(row["label"]) for row in ui.tree() if row["id"] == NAME)


def write(ui: Ui, text: str) -> None:
    for letter in text:
        ui.keys.type(letter)
        ui.update()


def test_a_click_and_what_is_typed_takes_the_place(ui: Ui) -> None:
    click(ui)
    write(ui, "Mia")
    assert name(ui) == "Mia"
    click(ui)
    write(ui, "!")
    assert name(ui) == "Mia!"


@pytest.mark.parametrize("key", ["control-a", "meta-a"])
def test_all_can_be_chosen(ui: Ui, key: str) -> None:
    click(ui)
    ui.keys.key("end")
    assert ui.keys.key(key)
    write(ui, "Bo")
    assert name(ui) == "Bo"


@pytest.mark.parametrize("key", ["backspace", "delete"])
def test_what_is_chosen_goes_at_once(ui: Ui, key: str) -> None:
    click(ui)
    ui.keys.key(key)
    assert name(ui) == ""
    ui.keys.key(key)
    assert name(ui) == ""


@pytest.mark.parametrize(("key", "told"), [("home", "xPlayer 1"), ("arrow_left", "xPlayer 1"), ("end", "Player 1x")])
def test_the_caret_ends_the_choice(ui: Ui, key: str, told: str) -> None:
    click(ui)
    ui.keys.key(key)
    write(ui, "x")
    assert name(ui) == told


def test_tab_chooses_too(ui: Ui) -> None:
    for _at in range(30):
        ui.keys.key("tab")
        if ui.screen.focus == NAME:
            break
    write(ui, "Ann")
    assert name(ui) == "Ann"


def test_only_what_the_typeface_draws_is_written(ui: Ui) -> None:
    click(ui)
    write(ui, "Jiří😀ש")
    assert name(ui) == "Jiří"
