"""What is heard of the widgets: pressed, pointed at, dragged, refused."""

from __future__ import annotations

from collections.abc import Callable

from game.audio.mixer import SCREEN
from game.ui.boxes import Column
from game.ui.layout import Item, Metrics
from game.ui.screen import Screen
from game.ui.specs import Button, Slider
from game.ui.ui import DEAD_TIME, Ui
from tests.ui.conftest import Clock
from tests.ui.test_mouse import middle


class Page(Screen):
    name = "page"

    def build(self, m: Metrics) -> Item:
        buttons = [Button(id="yes", label="Yes"), Button(id="never", label="Never", enabled=False)]
        return Column([*buttons, Slider(id="volume", label="Volume", value=0.5)], 20)


def opened(make_ui: Callable[..., Ui], clock: Clock) -> tuple[Ui, list[str]]:
    ui, heard = make_ui(), []
    ui.heard = heard.append
    ui.push(Page())
    clock.now += DEAD_TIME + 0.01
    ui.update()
    return ui, heard


def test_a_button_clicks_and_what_is_pointed_at_ticks(make_ui: Callable[..., Ui], clock: Clock) -> None:
    ui, heard = opened(make_ui, clock)
    at = middle(ui, "yes")
    ui.mouse.move(*at)
    ui.update()
    assert heard == ["hover"]
    ui.mouse.press(*at)
    ui.mouse.release(*at)
    assert heard == ["hover", "click"]
    ui.update()
    assert heard == ["hover", "click"]


def test_what_can_not_be_pressed_says_no(make_ui: Callable[..., Ui], clock: Clock) -> None:
    ui, heard = opened(make_ui, clock)
    at = middle(ui, "never")
    ui.mouse.move(*at)
    ui.update()
    ui.mouse.press(*at)
    ui.mouse.release(*at)
    assert heard == ["no"]


def test_a_slider_ticks_while_it_is_dragged(make_ui: Callable[..., Ui], clock: Clock) -> None:
    ui, heard = opened(make_ui, clock)
    ui.mouse.press(*middle(ui, "volume", 0.3))
    heard.clear()
    ui.mouse.move(*middle(ui, "volume", 0.6))
    ui.mouse.move(*middle(ui, "volume", 0.7))
    assert heard == ["hover", "hover"]
    ui.mouse.release(*middle(ui, "volume", 0.7))
    assert "click" not in heard


def test_keys_sound_as_the_mouse_does(make_ui: Callable[..., Ui], clock: Clock) -> None:
    ui, heard = opened(make_ui, clock)
    ui.keys.key("tab")
    ui.update()
    ui.keys.key("enter")
    assert heard == ["hover", "click"]
    assert set(heard) <= set(SCREEN)
