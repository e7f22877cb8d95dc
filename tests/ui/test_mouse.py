"""The mouse: buttons, sliders, options, scroll areas, and what is left to the board."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.settings import Settings
from game.ui.screens.settings import SettingsPage
from game.ui.ui import DEAD_TIME, Ui
from tests.ui.conftest import Clock
from tests.ui.samples import screens


def opened(make_ui: Callable[..., Ui], clock: Clock, name: str, told: list[Any], **size: Any) -> Ui:
    ui = make_ui(**size)
    ui.push(screens(lambda *what: told.append(what))[name]())
    clock.now += DEAD_TIME + 0.01
    return ui


def middle(ui: Ui, id_: str, part: float = 0.5) -> tuple[int, int]:
    x, y, w, h = next(row["rect"] for row in ui.tree() if row["id"] == id_)
    return round(x + w * part), round(y + h / 2)


def click(ui: Ui, x: int, y: int) -> None:
    assert ui.mouse.press(x, y)
    assert ui.mouse.release(x, y)


@pytest.mark.parametrize(
    ("name", "id_", "wanted"),
    [
        ("title", "play-emohbi", ("play", "emohbi")),
        ("title", "quit", ("leave",)),
        ("title-continue", "continue", ("go-on",)),
        ("title-continue", "saved-games", ("saved",)),
        ("pause", "undo", ("undo",)),
        ("pause", "quit", ("leave",)),
        ("confirm", "yes", ("yes",)),
        ("saved", "saved:0", ("play", Path("a"))),
        ("saved", "delete:0", ("delete", Path("a"))),
        ("saved-moved", "back:0", ("restore", Path("bin/a"))),
        ("saved-bin", "restore:0", ("restore", Path("a"))),
        ("handover", "its-me", ("done",)),
        ("result", "again", ("again",)),
        ("hud-card", "card:1", ("card", 1)),
        ("hud-card", "home", ("home", None)),
        ("hud-card", "back", ("back", None)),
        ("hud-busy", "skip", ("skip", None)),
        ("hud-choice", "choice:climb-2", ("choice", "climb-2")),
        ("hud-choice", "discard", ("discard", None)),
        ("discards", "discarded:29", ("explain", "cards/ladder")),
        ("discards", "done", ("done",)),
    ],
)
def test_a_click_tells(make_ui: Callable[..., Ui], clock: Clock, name: str, id_: str, wanted: tuple[Any, ...]) -> None:
    told: list[Any] = []
    ui = opened(make_ui, clock, name, told)
    click(ui, *middle(ui, id_))
    assert wanted in told


def test_a_disabled_card_tells_nothing_but_why_not(make_ui: Callable[..., Ui], clock: Clock) -> None:
    told: list[Any] = []
    ui = opened(make_ui, clock, "hud-card", told)
    click(ui, *middle(ui, "card:2"))
    ui.update()
    assert [what for what in told if what[0] == "card"] == []
    assert ("hover-card", 2) in told
    assert any("would do nothing" in row["label"] for row in ui.tree())


def test_pointing_is_told_once_and_its_end_too(make_ui: Callable[..., Ui], clock: Clock) -> None:
    told: list[Any] = []
    ui = opened(make_ui, clock, "hud-choice", told)
    for x, y in (middle(ui, "choice:climb-1"), middle(ui, "choice:climb-1", 0.6), (640, 400)):
        ui.mouse.move(x, y)
        ui.update()
    assert told == [("hover-choice", "climb-1"), ("hover-choice", None)]


def test_the_second_button_explains_a_card(make_ui: Callable[..., Ui], clock: Clock) -> None:
    told: list[Any] = []
    ui = opened(make_ui, clock, "hud-card", told)
    ui.mouse.second(*middle(ui, "card:1"))
    assert ("help", "cards/rotate") in told


def test_settings_change_at_once(make_ui: Callable[..., Ui], clock: Clock) -> None:
    now = [Settings()]

    def change(**fields: Any) -> None:
        now[0] = replace(now[0], **fields)

    ui = make_ui()
    ui.push(SettingsPage(lambda: now[0], change, lambda: None))
    clock.now += 1
    x, y = middle(ui, "music-volume", 0.1)
    ui.mouse.press(x, y)
    for part in (0.3, 0.6, 0.92):
        ui.mouse.move(*middle(ui, "music-volume", part))
    ui.mouse.release(*middle(ui, "music-volume", 0.92))
    assert now[0].music_volume == 1.0
    click(ui, *middle(ui, "others-speed", 0.1))
    assert now[0].others_speed == 0.5
    click(ui, *middle(ui, "reduced-motion"))
    assert now[0].reduced_motion
    before = ui.metrics.u
    click(ui, *middle(ui, "text-size", 0.9))
    assert now[0].text_size == 150
    assert ui.metrics.u == pytest.approx(before * 1.5)
    assert "text-size" in {row["id"] for row in ui.tree()}, "what was pressed stays in sight"


def test_the_wheel_scrolls_and_the_thumb_drags(make_ui: Callable[..., Ui], clock: Clock) -> None:
    ui = opened(make_ui, clock, "settings", [], size=(800, 600), text=200)
    ids = {row["id"] for row in ui.tree()}
    assert "reduced-motion" not in ids
    for _ in range(60):
        assert ui.mouse.wheel(-1, 400, 300)
    assert "reduced-motion" in {row["id"] for row in ui.tree()}
    _, most, at = ui.screen.ranges["body"]
    assert at == most
    bar = next(p for p in ui.placed() if type(p.widget).__name__ == "ScrollBar")
    ui.mouse.press(round(bar.rect.x + 2), round(bar.rect.y + 2))
    ui.mouse.release(round(bar.rect.x + 2), round(bar.rect.y + 2))
    assert ui.screen.ranges["body"][2] == 0
    assert ids == {row["id"] for row in ui.tree()}


def test_what_is_not_for_a_widget_is_left_to_the_board(make_ui: Callable[..., Ui], clock: Clock) -> None:
    ui = opened(make_ui, clock, "hud-card", [])
    assert not ui.mouse.move(640, 380)
    assert not ui.mouse.press(640, 380)
    assert not ui.mouse.release(640, 380)
    assert not ui.mouse.second(640, 380)
    assert not ui.mouse.wheel(1, 640, 380)
    assert ui.mouse.over(*middle(ui, "menu"))
    assert not ui.mouse.over(400, 300), "a target of the board is for the keyboard alone"


def test_a_sheet_lets_nothing_through(make_ui: Callable[..., Ui], clock: Clock) -> None:
    ui = opened(make_ui, clock, "pause", [])
    assert ui.mouse.press(10, 10)
    assert ui.mouse.release(10, 10)
    assert ui.mouse.wheel(1, 10, 10)


def test_a_picture_to_press_is_named_while_it_is_pointed_at(make_ui: Callable[..., Ui], clock: Clock) -> None:
    ui = opened(make_ui, clock, "hud-choice", [])
    for id_, name in (("home", "The whole board"), ("discard", "3 cards on the discard pile")):
        ui.mouse.move(*middle(ui, id_))
        ui.update()
        assert name in [row["label"] for row in ui.tree() if row["id"] == "detail"]
    ui.mouse.move(640, 400)
    ui.update()
    assert "Point at" in next(row["label"] for row in ui.tree() if row["id"] == "detail")
