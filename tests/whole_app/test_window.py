from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from driver import Hilltops

Start = Callable[..., "Hilltops"]
SMALL = ("--size", "960x640", "--quality", "low", "--speed", "0")


def test_the_title_opens_and_a_click_on_quit_ends_it(start: Start) -> None:
    app = start("play", *SMALL)
    tree = app.on("title")
    assert tree["size"] == [960, 640]
    assert app.shows(lambda: app.colours() > 1000), "nobody has touched the mouse yet, and the board is not shown"
    app.click("quit")
    assert app.leave() == 0
    assert app.errors() == ""


def test_closing_the_window_at_the_title_ends_it(start: Start) -> None:
    app = start("play", *SMALL)
    app.on("title")
    app.ask_to_close()
    assert app.leave() == 0


def test_closing_the_window_in_a_game_asks_first(start: Start) -> None:
    app = start("play", *SMALL, "--seats", "human:Mia,easy:Ben", "--seed", "1")
    app.on("play")
    app.ask_to_close()
    app.on("confirm")
    app.press("Escape")
    app.on("play")
    app.ask_to_close()
    app.on("confirm")
    app.ask_to_close()
    assert app.leave() == 0
    assert app.errors() == ""
