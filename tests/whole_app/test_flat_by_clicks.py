"""The flat view by real clicks and keys: whole games in it, and back and forth while something moves."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from whole_app.player import Player, asked

if TYPE_CHECKING:
    from driver import Hilltops

Start = Callable[..., "Hilltops"]
QUICK = ("--quality", "low", "--size", "720x480")
GAMES = {
    "emohbi": (("--board", "gentle", "--seed", "3", "--seats", "human:Mia,easy:Ben"), {"space", "card"}),
    "magic_hill": (("--board", "short", "--seed", "3", "--seats", "human:Mia,medium:Ben"), {"goblin", "square"}),
}


def places(tree: dict[str, Any]) -> dict[str, list[int]]:
    return {row["id"]: row["at"] for row in tree["board"]}


def legal(tree: dict[str, Any], kind: str = "") -> list[str]:
    return [row["id"] for row in tree["board"] if row["legal"] and row["id"].startswith(kind)]


def flip(app: Hilltops, before: dict[str, Any]) -> dict[str, Any]:
    """Press F2; the same things at other places."""
    app.press("F2")
    after = app.wait(lambda now: asked(now) and places(now) != places(before), "another view")
    assert places(after).keys() == places(before).keys()
    assert legal(after) == legal(before)
    return after


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_in_the_flat_view_by_mouse(start: Start, tmp_path: Path, game: str) -> None:
    words, kinds = GAMES[game]
    app = start("play", *QUICK, "--speed", "0", "--game", game, *words)
    board = app.wait(asked, "a question")
    flat = flip(app, board)
    assert places(flip(app, flat)) == places(board)
    assert flip(app, board) == flat | {"widgets": app.tree()["widgets"]}
    assert len({tuple(at) for at in places(flat).values()}) == len(places(flat))
    assert json.loads((tmp_path / "settings.json").read_text("utf-8"))["flat_view"] is True
    mia = Player(app)
    mia.by_mouse()
    assert kinds <= mia.did
    assert app.on("result")["prompt"].endswith("wins!")
    assert app.errors() == ""


def test_the_flat_view_answers_tab_and_return_and_comes_again_at_the_next_start(start: Start, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text(json.dumps({"flat_view": True}), "utf-8")
    app = start("play", *QUICK, "--speed", "0", "--game", "emohbi", *GAMES["emohbi"][0])
    for _ in range(3):
        tree = app.wait(asked, "a question")
        assert any(row["id"] == "flat" and row["label"] == "Back to the board" for row in tree["widgets"])
        app.focus(*legal(tree))
        app.press("Return")
        app.wait(lambda now, n=tree["n"]: now["n"] > n or now["screen"] != "play", "the answer to count")
    assert app.errors() == ""


def test_back_and_forth_while_something_moves_loses_nothing(start: Start) -> None:
    app = start("play", *QUICK, "--speed", "1", "--game", "magic_hill", *GAMES["magic_hill"][0])
    tree = app.wait(asked, "a question")
    app.click(legal(tree, "goblin")[0])
    tree = app.wait(lambda now: asked(now) and legal(now, "village"), "villages")
    app.click(legal(tree, "village")[0])
    app.wait(lambda now: now["n"] > tree["n"] and now["busy"], "a motion")
    for _ in range(3):
        app.press("F2")
        app.press("F2")
    app.press("F2")
    after = app.wait(lambda now: asked(now) and now["n"] > tree["n"] + 1, "the next question")
    flat = places(after)
    board = flip(app, after)
    assert board["n"] == after["n"] and board["prompt"] == after["prompt"] and board["log"] == after["log"]
    assert places(flip(app, board)) == flat
    assert app.errors() == ""
