"""Nobody waits for the computers: what they do is hurried, or gone past, by real clicks and keys."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from whole_app.player import asked

from game.ui.ui import DEAD_TIME

if TYPE_CHECKING:
    from driver import Hilltops

Start = Callable[..., "Hilltops"]
GAMES = pytest.mark.parametrize("game", ["emohbi", "magic_hill"])
WORDS = ("play", "--size", "800x600", "--quality", "low", "--seed", "3")
BOARDS = {"emohbi": "gentle", "magic_hill": "short"}
SLOW = "0.02"
"""A speed at which a move takes minutes, unless it is hurried."""


def ids(tree: dict[str, Any]) -> set[str]:
    return {row["id"] for row in tree["widgets"]}


@GAMES
def test_pace_computers_turns_are_gone_past_with_one_button(start: Start, game: str) -> None:
    app = start(*WORDS, "--game", game, "--speed", SLOW, "--seats", "easy:Ben,easy:Ann,human:Mia")
    tree = app.wait(lambda tree: tree["screen"] == "play" and "jump" in ids(tree), "the way past the computers")
    assert "Mia" in next(row["label"] for row in tree["widgets"] if row["id"] == "jump")
    time.sleep(DEAD_TIME)
    app.click("jump")
    tree = app.wait(asked, "Mia's question")
    assert tree["n"] >= 2
    assert "jump" not in ids(tree)
    assert any("Ben" in line for line in tree["log"])
    assert any("Ann" in line for line in tree["log"])
    assert app.errors() == ""


@GAMES
def test_pace_a_game_of_computers_goes_to_its_end_with_one_key(start: Start, game: str) -> None:
    app = start(*WORDS, "--game", game, "--speed", SLOW, "--board", BOARDS[game], "--seats", "easy,easy")
    app.wait(lambda tree: "jump" in ids(tree), "the way to the end")
    app.focus("jump")
    app.press("Return")
    tree = app.on("result")
    assert tree["n"] > 10
    assert app.errors() == ""


@pytest.mark.parametrize(("game", "held"), [("emohbi", "space"), ("magic_hill", "skip")])
def test_pace_what_is_held_hurries_and_what_is_let_go_does_not(start: Start, game: str, held: str) -> None:
    app = start(*WORDS, "--game", game, "--speed", "0.05", "--seats", "easy:Ben,easy:Ann,human:Mia")
    app.wait(lambda tree: "skip" in ids(tree), "a motion")
    let_go = app.hold(held)
    app.wait(lambda tree: tree["n"] >= 2, "two moves in the time of none")
    let_go()
    moves = app.tree()["n"]
    time.sleep(2.0)
    assert app.tree()["n"] <= moves + 1
    assert app.errors() == ""
