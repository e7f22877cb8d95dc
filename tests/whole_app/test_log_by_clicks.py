"""The log is whole in a game that goes on, and in one that is over: what was taken back, who sits where."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from table.saved import RULES, go_on, new
from whole_app.player import answers, asked, labels, state

from game.rules.core.protocol import Json
from game.rules.core.record import dumps
from game.table.savefile import seal

if TYPE_CHECKING:
    from driver import Hilltops

Start = Callable[..., "Hilltops"]
QUICK = ("--size", "960x640", "--quality", "low", "--speed", "0")
GAMES = pytest.mark.parametrize("game", sorted(RULES))


def played_to(app: Hilltops, moves: int) -> dict[str, Any]:
    """The question that is open after so many actions, or more."""
    for _ in range(80):
        tree = app.wait(asked, "a question")
        if tree["n"] >= moves:
            return tree
        seen = state(tree)
        app.click(answers(tree)[0])
        app.wait(lambda now, seen=seen: state(now) != seen, "the answer to count")
    raise AssertionError(f"{moves} actions are never played")


def undone(app: Hilltops) -> None:
    """Take a move back, and agree if the table is asked."""
    moves = app.wait(asked)["n"]
    app.click("undo")
    tree = app.wait(lambda tree: tree["screen"] == "confirm" or tree["n"] < moves, "an undo, or its question")
    if tree["screen"] == "confirm":
        app.on("confirm")
        app.click("yes")
    app.wait(lambda tree: tree["n"] < moves and asked(tree), "the question before")


def renamed(app: Hilltops, letter: str) -> None:
    """Mia's name gets another letter at its end."""
    app.press("Escape")
    app.on("pause")
    app.click("seats")
    app.on("seats")
    app.click("seat-1-name")
    app.press("End", letter)
    app.wait(lambda tree: labels(tree)["seat-1-name"].endswith(letter), "the new name")
    app.press("Escape")


@GAMES
def test_continue_tells_all_that_was_told(start: Start, game: str) -> None:
    app = start("play", *QUICK, "--game", game, "--seats", "human:Mia,easy:Ben", "--seed", "3")
    moves = played_to(app, 6)["n"]
    undone(app)
    renamed(app, "e")
    played_to(app, moves + 1)
    undone(app)
    log = app.wait(asked)["log"]
    assert "Mia is called Miae now." in log and {"Mia takes a move back.", "Miae takes a move back."} <= set(log)
    app.ask_to_close()
    assert app.leave() == 0
    again = start("play", "--continue", *QUICK)
    assert again.wait(asked, "the question that was open")["log"] == log
    assert app.errors() == again.errors() == ""


@GAMES
def test_a_game_that_is_over_tells_it_too(start: Start, tmp_path: Path, game: str) -> None:
    lines: list[Json] = []
    match = new(game, lines.append, ("human", "easy"))
    go_on(match, 100_000)
    last = match.done[-2:]
    match.undo(len(match.done) - 2)
    match.sit(0, match.seat(0)._replace(name="Oma", player="medium"))
    for done in last:
        match.submit(done.seat, done.action)
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "over.jsonl").write_bytes(b"".join(seal(dumps(line)) for line in lines))
    app = start("play", *QUICK)
    app.on("title")
    app.click("saved-games")
    app.on("saved-games")
    app.click("saved:0")
    app.on("result")
    app.click("log")
    rows = list(labels(app.on("log")).values())
    first = rows.index("Mia is called Oma now.")
    assert rows[first - 1].endswith("takes a move back.") and rows[first + 1] == "A computer plays for Oma."
    assert app.errors() == ""
