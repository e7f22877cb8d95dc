"""Whole games in a real window: by mouse alone, by keyboard alone, and the hand-over between two people."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from whole_app.player import Player, answers, asked

if TYPE_CHECKING:
    from driver import Hilltops

Start = Callable[..., "Hilltops"]
QUICK = ("--quality", "low", "--speed", "0")
SMALL = (*QUICK, "--size", "720x480")
ISLAND = (*SMALL, "--game", "emohbi", "--board", "gentle")
HILL = (*SMALL, "--game", "magic_hill", "--board", "short")
CALM = {"reduced_motion": True, "follow_camera": False}
"""Settings with which fewer pictures are drawn."""


@pytest.fixture(autouse=True)
def calm(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text(json.dumps(CALM), "utf-8")


def won_and_left_by_mouse(app: Hilltops) -> None:
    assert app.on("result")["prompt"].endswith("wins!")
    app.click("title-screen")
    app.on("title")
    app.click("quit")
    assert app.leave() == 0
    assert app.errors() == ""


def won_and_left_by_keyboard(app: Hilltops) -> None:
    assert app.on("result")["prompt"].endswith("wins!")
    app.press("Escape")
    app.on("title")
    assert app.errors() == ""


def press(app: Hilltops, button: str) -> None:
    app.focus(button)
    app.press("Return")


def by_keyboard_from_the_title_on(app: Hilltops, game: str, *first: str) -> None:
    """A whole game that begins with these buttons."""
    app.on("title")
    press(app, f"play-{game}")
    app.on("setup")
    press(app, "start")
    for button in first:
        app.wait(asked, "a question")
        press(app, button)
        app.wait(lambda tree, button=button: button not in [row["id"] for row in tree["widgets"]], "the next question")
    Player(app).by_keyboard()
    won_and_left_by_keyboard(app)


def test_a_whole_game_of_emohbi_by_mouse(start: Start) -> None:
    app = start("play", *ISLAND, "--seats", "human:Mia,easy:Ben", "--seed", "6")
    mia = Player(app)
    mia.by_mouse()
    assert {"space", "card"} <= mia.did
    won_and_left_by_mouse(app)


def test_a_whole_game_of_emohbi_by_keyboard_from_the_title_on(start: Start) -> None:
    by_keyboard_from_the_title_on(start("play", *ISLAND, "--seed", "6"), "emohbi")


def test_a_whole_game_of_magic_hill_by_mouse(start: Start) -> None:
    app = start("play", *HILL, "--seats", "human:Mia,medium:Ben", "--seed", "5")
    mia = Player(app)
    mia.by_mouse()
    assert {"goblin", "village", "card", "square"} <= mia.did
    won_and_left_by_mouse(app)


def test_a_whole_game_of_magic_hill_by_keyboard_from_the_title_on(start: Start) -> None:
    by_keyboard_from_the_title_on(start("play", *HILL, "--seed", "6"), "magic_hill", "choice:quick")


def test_the_hand_over_shows_the_same_for_different_hands(start: Start) -> None:
    pictures, hands = [], []
    for seed in ("1", "2"):
        app = start("play", *ISLAND, "--seats", "human:Mia,human:Ben", "--seed", seed)
        for _ in range(2):
            tree = app.wait(asked, "a question")
            app.click(answers(tree)[0])
            app.wait(lambda now, n=tree["n"]: now["n"] > n)
        app.on("handover")
        app.point(5, 5)
        pictures.append(app.still())
        assert not [row for row in app.tree()["widgets"] if row["role"] == "card"]
        assert app.tree()["board"] == []
        app.click("its-me")
        hands.append([row["label"] for row in app.wait(asked)["widgets"] if row["role"] == "card"])
        app.stop()
    assert hands[0] != hands[1]
    assert pictures[0] == pictures[1]
