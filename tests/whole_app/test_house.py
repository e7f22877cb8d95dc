"""Handicap and house rules, by real clicks: agreed on the set-up page, named in save, log and result."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from table.saved import RULES
from whole_app.player import answers, asked, labels, state

from game.table.loading import load

if TYPE_CHECKING:
    from driver import Hilltops

Start = Callable[..., "Hilltops"]
QUICK = ("play", "--size", "960x640", "--quality", "low", "--speed", "0", "--seed", "3")
def turn_on(app: Hilltops, id_: str, word: str) -> None:
    """Click an option until it says so; scroll to it first."""
    app.focus(id_)
    for _ in range(6):
        now = labels(app.tree())[id_]
        if word in now:
            return
        app.press("Right")
        app.wait(lambda tree, now=now: labels(tree)[id_] != now, f"another value of {id_}")
    raise AssertionError(f"{id_} never says {word}")


def opened(start: Start, game: str) -> Hilltops:
    """The set-up page of a game."""
    app = start(*QUICK)
    app.on("title")
    app.click(f"play-{game}")
    app.on("setup")
    return app


def saved(folder: Path) -> Any:
    """The match in the only save."""
    (path,) = (folder / "games").glob("*.jsonl")
    checked = subprocess.run(
        [sys.executable, "main.py", "record", "--check", str(path)], capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stderr
    return load(RULES, path.read_bytes()).match


HEAD_STARTS = (("emohbi", "Middle level"), ("magic_hill", "Two stones"))


@pytest.mark.parametrize(("game", "word"), HEAD_STARTS)
def test_handicap_a_head_start_is_named_in_log_save_and_result(
    start: Start, tmp_path: Path, game: str, word: str
) -> None:
    app = opened(start, game)
    app.click("board")
    app.click("house-rules")
    app.on("house-rules")
    turn_on(app, "rule-ahead-1", word)
    app.click("done")
    app.on("setup")
    turn_on(app, "seat-1-player", "Easy")
    app.click("start")
    tree = app.on("result")
    assert word in labels(tree)["rules"]
    assert any("Head start" in line and word in line for line in tree["log"])
    match = saved(tmp_path)
    assert match.plan.seats[0].ahead
    assert not match.game.in_setup(match.start)
    assert app.errors() == ""


@pytest.mark.parametrize("game", ["emohbi", "magic_hill"])
def test_house_rules_open_hands_are_shown_to_all_and_nobody_hands_over(
    start: Start, tmp_path: Path, game: str
) -> None:
    app = start(*QUICK, "--game", game, "--seats", "human:Mia,human:Zoe,easy:Ben", "--table", "open_hands=true")
    seen: set[str] = set()
    for _ in range(80):
        tree = app.wait(lambda tree: asked(tree) or tree["screen"] != "play", "a question")
        assert tree["screen"] == "play"
        seen |= {id_.rpartition(":")[0] for id_ in labels(tree) if id_.startswith("open:")}
        if {"open:0", "open:1", "open:2"} <= seen:
            break
        before = state(tree)
        app.click("choice:quick" if "choice:quick" in labels(tree) else answers(tree)[0])
        app.wait(lambda now, before=before: state(now) != before, "the next question")
    assert seen == {"open:0", "open:1", "open:2"}
    assert "Open hands" in app.tree()["log"]
    assert saved(tmp_path).plan.open_hands
    assert app.errors() == ""


@pytest.mark.parametrize("game", ["emohbi", "magic_hill"])
def test_mistakes_a_move_is_asked_about_once_more(start: Start, tmp_path: Path, game: str) -> None:
    app = start(*QUICK, "--game", game, "--seats", "human:Mia,easy:Ben", "--table", "confirm_turn=true")
    for _ in range(40):
        tree = app.wait(asked, "a question")
        if "choice:sure" in labels(tree):
            break
        before = state(tree)
        app.click("choice:quick" if "choice:quick" in labels(tree) else answers(tree)[0])
        app.wait(lambda now, before=before: state(now) != before, "the next question")
    moves = app.tree()["n"]
    app.click("back")
    tree = app.wait(lambda tree: asked(tree) and "choice:sure" not in labels(tree), "the question before")
    assert tree["n"] == moves
    while "choice:sure" not in labels(tree):
        before = state(tree)
        app.click(answers(tree)[0])
        tree = app.wait(lambda now, before=before: asked(now) and state(now) != before, "the next question")
    app.press("Tab", "Return")
    app.wait(lambda tree: tree["n"] > moves, "the move")
    assert app.errors() == ""
