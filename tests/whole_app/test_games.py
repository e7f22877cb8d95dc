"""A whole game in the real window, once with the mouse alone and once with the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from driver import Hilltops

Start = Callable[..., "Hilltops"]
GAME = ("--game", "emohbi", "--board", "gentle", "--seed", "3", "--seats", "human:Mia,medium")
SMALL = ("--size", "800x600", "--quality", "low", "--speed", "0")
LONGEST = 400
"""Answers after which a game counts as not ending."""


def answers(tree: dict[str, Any]) -> list[str]:
    """Ids of what can be chosen now, the plainest first: buttons, then cards, then the board."""
    widgets = [widget["id"] for widget in tree["widgets"] if widget["enabled"]]
    buttons = [name for name in widgets if name.startswith("choice:")]
    cards = [name for name in widgets if name.startswith("card:")]
    board = [entity["id"] for entity in tree["board"] if entity["legal"] and entity["visible"]]
    return buttons or cards or board


def question(tree: dict[str, Any]) -> tuple[object, ...]:
    """What is asked; another one tells that an answer was taken."""
    return tree["screen"], tree["n"], tree["prompt"], answers(tree)


def play_through(app: Hilltops, answer: Callable[[str], None]) -> int:
    """Answer until the result shows; the number of answers."""
    for count in range(LONGEST):
        tree = app.wait(lambda tree: tree["screen"] != "play" or (not tree["busy"] and answers(tree)), "a question")
        if tree["screen"] != "play":
            return count
        before = question(tree)
        answer(answers(tree)[count % min(len(answers(tree)), 2)])
        app.wait(lambda tree, before=before: question(tree) != before, "what an answer leads to")
    pytest.fail(f"no end after {LONGEST} answers")


def test_a_whole_game_by_mouse(start: Start) -> None:
    app = start("play", *GAME, *SMALL)
    assert play_through(app, app.click) > 3
    assert app.on("result")["n"] > 10
    assert app.errors() == ""


def test_a_whole_game_by_keyboard(start: Start) -> None:
    app = start("play", *GAME, *SMALL)

    def answer(name: str) -> None:
        app.focus(name)
        app.press("Return")

    assert play_through(app, answer) > 3
    assert app.on("result")["n"] > 10
    assert app.errors() == ""
