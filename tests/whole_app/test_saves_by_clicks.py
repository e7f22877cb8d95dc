"""A game survives the night, a misclick, a child that goes to bed, and a broken file: by real clicks."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from table.saved import RULES, file
from whole_app.player import answers, asked, labels

from game.table.loading import load
from game.table.savefile import SaveFile

if TYPE_CHECKING:
    from driver import Hilltops

Start = Callable[..., "Hilltops"]
SMALL = ("--size", "960x640", "--quality", "low")
QUICK = (*SMALL, "--speed", "0")
GAMES = pytest.mark.parametrize("game", sorted(RULES))


def saved(folder: Path) -> Any:
    """The match in the newest save."""
    newest = max((folder / "games").glob("*.jsonl"), key=lambda path: path.stat().st_mtime)
    return load(RULES, newest.read_bytes()).match


def begun(start: Start, game: str, moves: int, speed: str = "0") -> Hilltops:
    """A game of Mia's, in which so many actions have been played at least."""
    app = start("play", *SMALL, "--speed", speed, "--game", game, "--seats", "human:Mia,easy:Ben", "--seed", "3")
    for _ in range(60):
        tree = app.wait(asked, "a question")
        if tree["n"] >= moves:
            break
        seen = (tree["n"], [row["id"] for row in tree["widgets"]], tree["prompt"])
        app.click(answers(tree)[0])
        app.wait(lambda now, seen=seen: (now["n"], [row["id"] for row in now["widgets"]], now["prompt"]) != seen)
    return app


@GAMES
def test_a_game_goes_on_from_the_title_where_it_was_left(start: Start, tmp_path: Path, game: str) -> None:
    app = begun(start, game, 3)
    moves = app.wait(asked)["n"]
    app.ask_to_close()
    assert app.leave() == 0
    assert app.errors() == ""
    assert len(saved(tmp_path).done) == moves
    app = start("play", *QUICK)
    told = labels(app.on("title"))["continue"]
    assert "Mia, Ben" in told and "today" in told
    app.click("continue")
    tree = app.wait(asked, "the question that was open")
    assert tree["n"] == moves
    assert tree["log"]


def test_the_command_line_goes_on_too(start: Start, tmp_path: Path) -> None:
    file(tmp_path / "games", "emohbi", 6)
    app = start("play", "--continue", *QUICK)
    assert app.wait(asked, "a question")["n"] >= 6


@GAMES
def test_undo_goes_back_to_the_last_decision(start: Start, tmp_path: Path, game: str) -> None:
    app = begun(start, game, 5)
    for undo in (lambda: app.click("undo"), lambda: app.press("control+z")):
        taken_back(app, app.wait(asked)["n"], undo)
        assert len(saved(tmp_path).done) == app.tree()["n"]
    assert app.errors() == ""


def taken_back(app: Hilltops, moves: int, undo: Callable[[], None]) -> None:
    """Undo, and agree if the table is asked."""
    undo()
    tree = app.wait(lambda tree: tree["screen"] == "confirm" or tree["n"] < moves, "an undo, or its question")
    if tree["screen"] == "confirm":
        assert "same dice and cards" in str(labels(app.on("confirm")))
        app.click("yes")
    tree = app.wait(lambda tree: tree["n"] < moves and asked(tree), "the question before")
    assert any("takes a move back" in line for line in tree["log"])


@GAMES
def test_a_seat_goes_to_the_computer_and_back(start: Start, tmp_path: Path, game: str) -> None:
    app = begun(start, game, 2, speed="2")
    moves = app.wait(asked)["n"]
    app.press("Escape")
    app.on("pause")
    app.click("seats")
    app.on("seats")
    app.click("seat-1-player")
    app.wait(lambda tree: "Computer" in labels(tree)["seat-1-player"])
    app.click("done")
    app.wait(lambda tree: tree["n"] > moves + 2, "the computer in Mia's place")
    app.wait(lambda tree: "menu" in labels(tree) or tree["screen"] == "result")
    app.press("Escape")
    app.on("pause")
    app.click("seats")
    app.on("seats")
    while "Person" not in labels(app.tree())["seat-1-player"]:
        before = labels(app.tree())["seat-1-player"]
        app.click("seat-1-player")
        app.wait(lambda tree, before=before: labels(tree)["seat-1-player"] != before)
    app.click("done")
    tree = app.wait(lambda tree: tree["screen"] == "handover" or asked(tree), "Mia's turn")
    assert tree["screen"] == "handover" or not any(row["role"] == "card" for row in tree["widgets"])
    assert saved(tmp_path).seat(0).player == "human"
    assert app.errors() == ""


def test_a_game_is_thrown_away_and_comes_back(start: Start, tmp_path: Path) -> None:
    path = file(tmp_path / "games", "emohbi", 4)
    whole = path.read_bytes()
    app = start("play", *QUICK)
    app.on("title")
    app.click("saved-games")
    app.on("saved-games")
    app.click("delete:0")
    app.wait(lambda tree: "back:0" in labels(tree), "the way back")
    assert not path.exists()
    app.on("saved-games")
    app.click("back:0")
    app.wait(lambda tree: "saved:0" in labels(tree), "the game again")
    assert path.read_bytes() == whole
    app.on("saved-games")
    app.click("delete:0")
    app.wait(lambda tree: "back:0" in labels(tree))
    app.click("done")
    assert "continue" not in labels(app.on("title"))
    app.click("saved-games")
    app.on("saved-games")
    app.click("bin")
    app.wait(lambda tree: "restore:0" in labels(tree), "the bin")
    app.on("saved-games")
    app.click("restore:0")
    app.wait(lambda tree: "back:0" in labels(tree))
    assert path.read_bytes() == whole
    app.press("Escape")
    app.wait(lambda tree: "saved:0" in labels(tree), "the list with the game")
    app.on("saved-games")
    app.click("saved:0")
    assert app.wait(asked, "the game")["n"] >= 4
    assert app.errors() == ""


def test_what_another_window_plays_and_what_is_broken_harms_nothing(start: Start, tmp_path: Path) -> None:
    elsewhere = SaveFile.open(file(tmp_path / "games", "emohbi", 4))
    (tmp_path / "games" / "broken.jsonl").write_bytes(b"\xff{" * 400)
    app = start("play", *QUICK)
    assert "continue" not in labels(app.on("title"))
    app.click("saved-games")
    told = " ".join(labels(app.on("saved-games")).values())
    assert "Open in another window" in told and "can't be opened" in told
    elsewhere.close()
    assert app.errors() == ""


def test_killed_five_times_nothing_is_lost() -> None:
    words = [sys.executable, "-m", "tests.kill", "--times", "5", "--seed", "7"]
    root = Path(__file__).parent.parent.parent
    done = subprocess.run(words, cwd=root, capture_output=True, text=True, timeout=300, check=False)
    assert done.stdout.rstrip().endswith("nothing was lost"), done.stdout + done.stderr
