"""The page of keys and buttons: press to change, whoever had it gets the other, back to the beginning."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.bindings import COMMANDS
from game.ui.button_names import command_name, key_name
from game.ui.specs import IconButton
from tests.flows import Screens


@pytest.fixture
def page(tmp_path: Path) -> Screens:
    app = Screens(tmp_path)
    app.flow.table.controls()
    app.rest()
    return app


def ask(page: Screens, id_: str) -> None:
    page.flow.ui.focus(id_, show=True)
    page.rest()
    page.key("enter")


def labels(page: Screens) -> dict[str, str]:
    return {row["id"]: row["label"] for row in page.rest()["widgets"]}


def test_the_settings_lead_there(tmp_path: Path) -> None:
    app = Screens(tmp_path)
    app.flow.table.settings()
    app.rest()
    ask(app, "controls")
    assert app.rest()["screen"] == "controls"
    app.key("escape")
    assert app.rest()["screen"] == "settings"


def test_the_next_key_is_the_one_and_it_works_at_once(page: Screens) -> None:
    ask(page, "key:menu")
    assert "Press" in labels(page)["key:menu"]
    page.key("m")
    assert labels(page)["key:menu"] == "M"
    assert page.store.now.keys == ("menu m",)
    page.key("escape")
    page.begin("emohbi", "gentle", ("human", "easy"))
    page.key("f10")
    assert page.rest()["screen"] == "play"
    page.key("m")
    assert page.rest()["screen"] == "pause"
    page.key("m")
    assert page.rest()["screen"] == "play"


def test_escape_changes_nothing(page: Screens) -> None:
    ask(page, "key:undo")
    page.key("escape")
    assert page.store.now.keys == ()
    assert page.rest()["screen"] == "controls"


def test_a_key_that_stays_is_refused_in_words_and_another_asked_for(page: Screens) -> None:
    ask(page, "key:undo")
    page.key("tab")
    assert "Tab stays" in labels(page)["told"]
    page.key("u")
    assert page.store.now.keys == ("undo u",)


def test_a_button_of_another_command_changes_places_with_it(page: Screens) -> None:
    ask(page, "button:undo")
    page.key("pad-face_x")
    assert "changed places" in labels(page)["told"]
    assert set(page.store.now.buttons) == {"undo face_x", "explain face_y"}
    page.flow.ui.focus("reset", show=True)
    page.key("enter")
    assert page.store.now.buttons == ()


def test_a_held_button_is_not_taken_for_the_answer(page: Screens) -> None:
    ask(page, "button:undo")
    page.key("pad-face_a-repeat")
    assert page.store.now.buttons == ()
    page.key("pad-lstick")
    assert set(page.store.now.buttons) == {"undo lstick", "look face_y"}


def test_letters_are_typed_in_a_name_whatever_they_mean(page: Screens) -> None:
    page.flow.change(keys=("menu m", "undo u"))
    page.key("escape")
    page.flow.setup("emohbi")
    page.rest()
    page.flow.ui.focus("seat-1-name", show=True)
    assert labels(page)["seat-1-name"]
    page.key("m", "backspace")
    assert page.rest()["screen"] == "setup"
    assert labels(page)["seat-1-name"] == "", "all of it was chosen when the focus came"


def test_every_command_has_a_name() -> None:
    assert all(command_name(command.id) and key_name(command.key) for command in COMMANDS)
    assert [key_name(key) for key in ("shift-tab", "-", "control-z", "")] == ["Shift+Tab", "-", "Ctrl+Z", "–"]


def badges(page: Screens) -> dict[str, str]:
    page.rest()
    return {p.widget.id: p.widget.badge for p in page.flow.ui.placed() if isinstance(p.widget, IconButton)}


def test_badges_follow_what_was_used_last(page: Screens) -> None:
    page.begin("emohbi", "gentle", ("human", "easy"))
    page.key("tab")
    assert badges(page)["menu"] == "F10"
    page.key("pad-rshoulder")
    assert badges(page)["menu"] == "Start"
    page.flow.change(buttons=("menu face_y", "undo start"))
    assert badges(page)["menu"] == "icons/pad_y"
    page.window.handler.on_mouse("move", 5, 5, 0)
    assert set(badges(page).values()) == {""}
