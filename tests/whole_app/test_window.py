from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
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


def test_closing_the_window_in_a_game_asks_nothing(start: Start) -> None:
    app = start("play", *SMALL, "--seats", "human:Mia,easy:Ben", "--seed", "1")
    app.on("play")
    app.ask_to_close()
    assert app.leave() == 0
    assert app.errors() == ""


def test_a_board_of_ones_own_is_offered_to_its_game_alone(start: Start, tmp_path: Path) -> None:
    board = {
        "name": "mine", "rings": [3, 2, 2, 2], "ladders": {"1": [0], "2": [1], "3": [2]}, "waterfalls": {},
        "chance": {}, "letters": [0, 3, 6, 9, 12, 15],
    }  # fmt: skip
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(board), "utf-8")
    app = start("play", *SMALL, "--board", str(file))
    for game, spaces in (("emohbi", 18), ("magic_hill", 0)):
        app.on("title")
        app.click(f"play-{game}")
        labels = [row["label"] for row in app.on("setup")["widgets"]]
        assert any("mine" in label for label in labels) == bool(spaces)
        app.click("start")
        tree = app.on("play")
        assert sum(row["id"].startswith("space:0:") for row in tree["board"]) == spaces
        app.press("Escape")
        app.on("pause")
        app.click("quit")
    assert app.errors() == ""
