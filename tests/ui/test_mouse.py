"""The mouse: buttons, sliders, options, scroll areas, and what is left to the board."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from game.settings import Settings
from game.ui.handler import UiHandler
from game.ui.screens.settings import SettingsPage
from game.ui.ui import DEAD_TIME, Ui
from tests.ui.conftest import Clock
from tests.ui.samples import screens


class Board:
    """Notes what comes through to the board."""

    def __init__(self) -> None:
        self.told: list[tuple[Any, ...]] = []

    def on_mouse(self, kind: str, x: int, y: int, button: int) -> None:
        self.told.append((kind, x, y, button))

    def on_key(self, name: str) -> None:
        self.told.append(("key", name))

    def on_text(self, letter: str) -> None:
        self.told.append(("text", letter))

    def on_resize(self, width: int, height: int) -> None:
        self.told.append(("resize", width, height))


def opened(make_ui: Callable[..., Ui], clock: Clock, name: str, told: list[Any], **size: Any) -> Ui:
    ui = make_ui(**size)
    ui.push(screens(lambda *what: told.append(what))[name]())
    clock.now += DEAD_TIME + 0.01
    return ui


def middle(ui: Ui, id_: str, part: float = 0.5) -> tuple[int, int]:
    x, y, w, h = next(row["rect"] for row in ui.tree() if row["id"] == id_)
    return round(x + w * part), round(y + h / 2)


def click(handler: UiHandler, x: int, y: int) -> None:
    handler.on_mouse("move", x, y, 0)
    handler.on_mouse("down", x, y, 1)
    handler.on_mouse("up", x, y, 1)


@pytest.mark.parametrize(
    ("name", "id_", "wanted"),
    [
        ("title", "play-emohbi", ("play", "emohbi")),
        ("title", "quit", ("quit",)),
        ("handover", "its-me", ("done",)),
        ("result", "again", ("again",)),
        ("hud-card", "card:1", ("card", 1)),
        ("hud-card", "home", ("home", None)),
        ("hud-card", "back", ("back", None)),
        ("hud-busy", "skip", ("skip", None)),
        ("hud-choice", "choice:climb-2", ("choice", "climb-2")),
        ("hud-choice", "discard", ("discard", None)),
    ],
)
def test_a_click_tells(make_ui: Callable[..., Ui], clock: Clock, name: str, id_: str, wanted: tuple[Any, ...]) -> None:
    told: list[Any] = []
    ui = opened(make_ui, clock, name, told)
    click(UiHandler(ui, Board()), *middle(ui, id_))
    assert wanted in told


def test_a_disabled_card_tells_nothing_but_why_not(make_ui: Callable[..., Ui], clock: Clock) -> None:
    told: list[Any] = []
    ui = opened(make_ui, clock, "hud-card", told)
    click(UiHandler(ui, Board()), *middle(ui, "card:2"))
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
    UiHandler(ui, Board()).on_mouse("down", *middle(ui, "card:1"), 3)
    assert ("help", "rotate") in told


def test_settings_change_at_once(make_ui: Callable[..., Ui], clock: Clock) -> None:
    now = [Settings()]

    def change(**fields: Any) -> None:
        now[0] = replace(now[0], **fields)

    ui = make_ui()
    ui.push(SettingsPage(lambda: now[0], change, lambda: None))
    clock.now += 1
    handler = UiHandler(ui, Board())
    x, y = middle(ui, "music-volume", 0.1)
    handler.on_mouse("down", x, y, 1)
    for part in (0.3, 0.6, 0.92):
        handler.on_mouse("drag", *middle(ui, "music-volume", part), 1)
    handler.on_mouse("up", *middle(ui, "music-volume", 0.92), 1)
    assert now[0].music_volume == 1.0
    click(handler, *middle(ui, "others-speed", 0.1))
    assert now[0].others_speed == 0.5
    click(handler, *middle(ui, "reduced-motion"))
    assert now[0].reduced_motion
    before = ui.metrics.u
    click(handler, *middle(ui, "text-size", 0.9))
    assert now[0].text_size == 150
    assert ui.metrics.u == pytest.approx(before * 1.5)


def test_the_wheel_scrolls_and_the_thumb_drags(make_ui: Callable[..., Ui], clock: Clock) -> None:
    ui = opened(make_ui, clock, "settings", [], size=(800, 600), text=200)
    handler = UiHandler(ui, Board())
    ids = {row["id"] for row in ui.tree()}
    assert "reduced-motion" not in ids
    for _ in range(60):
        handler.on_mouse("wheel", 400, 300, -1)
    assert "reduced-motion" in {row["id"] for row in ui.tree()}
    _, most, at = ui.screen.ranges["body"]
    assert at == most
    bar = next(p for p in ui.placed() if type(p.widget).__name__ == "ScrollBar")
    handler.on_mouse("down", round(bar.rect.x + 2), round(bar.rect.y + 2), 1)
    handler.on_mouse("up", round(bar.rect.x + 2), round(bar.rect.y + 2), 1)
    assert ui.screen.ranges["body"][2] == 0
    assert ids == {row["id"] for row in ui.tree()}


def test_what_is_not_for_a_widget_goes_to_the_board(make_ui: Callable[..., Ui], clock: Clock) -> None:
    ui = opened(make_ui, clock, "hud-card", [])
    board = Board()
    handler = UiHandler(ui, board)
    x, y = middle(ui, "menu")
    handler.on_mouse("move", 640, 380, 0)
    handler.on_mouse("down", 640, 380, 1)
    handler.on_mouse("drag", x, y, 1)
    handler.on_mouse("up", x, y, 1)
    handler.on_mouse("wheel", 640, 380, 1)
    handler.on_mouse("move", x, y, 0)
    handler.on_mouse("down", x, y, 3)
    handler.on_key("arrow_left")
    handler.on_text("x")
    assert board.told == [
        ("move", 640, 380, 0),
        ("down", 640, 380, 1),
        ("drag", x, y, 1),
        ("up", x, y, 1),
        ("wheel", 640, 380, 1),
        ("leave", x, y, 0),
        ("key", "arrow_left"),
        ("text", "x"),
    ]


def test_a_sheet_lets_nothing_through(make_ui: Callable[..., Ui], clock: Clock) -> None:
    ui = opened(make_ui, clock, "pause", [])
    board = Board()
    handler = UiHandler(ui, board)
    click(handler, 10, 10)
    handler.on_mouse("wheel", 10, 10, 1)
    assert board.told == []
