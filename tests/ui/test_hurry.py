"""What is held goes faster, whatever device it is held on; what is pressed twice answers once, whatever it is pressed
on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.pace import HURRY, STILL_HELD
from game.table.plan import Plan, Seat
from game.ui.ui import DEAD_TIME
from tests.flows import FRAME, Screens

GAMES = pytest.mark.parametrize(("game", "board"), [("emohbi", "classic"), ("magic_hill", "short")])


@pytest.fixture
def screens(tmp_path: Path) -> Screens:
    return Screens(tmp_path)


def moving(screens: Screens, game: str, board: str) -> Any:
    """A computer's first move at normal speed."""
    screens.flow.wish = replace(screens.flow.wish, speed=1.0)
    seats = tuple(Seat(name, name.lower(), at) for at, name in enumerate(("Easy", "Medium", "Human")))
    screens.flow.begin(Plan(game, board, {}, seats, 0, 1))
    screens.frame()
    return screens.flow.play.director  # type: ignore[union-attr]


def passed(screens: Screens, director: Any) -> float:
    """Seconds of the motion that pass in a frame."""
    before = director.progress
    screens.frame()
    after = director.progress
    assert before[0] == after[0], "the same step"
    return float(after[1] - before[1])


@GAMES
@pytest.mark.parametrize("held", ["space-repeat", "enter-repeat", "pad-face_a-repeat"])
def test_what_is_held_goes_faster_until_it_is_let_go(screens: Screens, game: str, board: str, held: str) -> None:
    director = moving(screens, game, board)
    assert passed(screens, director) == pytest.approx(FRAME)
    screens.window.handler.on_key(held)
    assert passed(screens, director) == pytest.approx(FRAME * HURRY)
    for _ in range(round(STILL_HELD / FRAME) + 1):
        screens.frame()
    moving_on = director.progress
    screens.frame()
    if moving_on is not None and director.progress is not None and moving_on[0] == director.progress[0]:
        assert director.progress[1] - moving_on[1] == pytest.approx(FRAME)


def places(screens: Screens) -> list[tuple[int, int]]:
    """Where on the board an answer can be clicked."""
    rows = [row for row in screens.tree()["board"] if row["legal"] and row["visible"]]
    return [(int(row["at"][0]), int(row["at"][1])) for row in rows]


def click(screens: Screens, at: tuple[int, int], kind: str = "down") -> None:
    mouse = screens.window.handler.on_mouse
    mouse("move", *at, 0)
    for what in dict.fromkeys(("down", kind, "up")):
        mouse(what, *at, 1)


def asked(screens: Screens) -> tuple[object, ...]:
    tree = screens.tree()
    return tree["n"], tree["prompt"], [row["id"] for row in tree["board"] if row["legal"]]


@GAMES
@pytest.mark.parametrize("frames", [0, 1, 2])
def test_a_double_click_on_the_board_answers_once(tmp_path: Path, game: str, board: str, frames: int) -> None:
    ends = []
    for clicks in (("down",), ("down", "double")):
        screens = Screens(tmp_path)
        screens.begin(game, board, ("human", "human"))
        before = asked(screens)
        at = places(screens)[0]
        for kind in clicks:
            click(screens, at, kind)
            for _ in range(frames):
                screens.frame()
        screens.rest()
        ends.append(asked(screens))
        assert ends[-1] != before
    assert ends[0] == ends[1]
    assert DEAD_TIME > 2 * FRAME


@GAMES
@pytest.mark.parametrize("key", ["enter", "space", "pad-face_a"])
def test_a_key_or_a_button_pressed_twice_answers_once(screens: Screens, game: str, board: str, key: str) -> None:
    screens.begin(game, board, ("human", "human"))
    screens.key("tab")
    seen = (screens.tree()["prompt"], screens.tree()["n"])
    screens.key(key)
    now = (screens.tree()["prompt"], screens.tree()["n"])
    assert now != seen
    screens.key(key)
    assert (screens.tree()["prompt"], screens.tree()["n"]) == now
