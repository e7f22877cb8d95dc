"""What happened, by real clicks: the strip since one's last turn, the log, and a game that is over."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from table.saved import RULES, new
from whole_app.player import answers, asked, labels

from game.bots.players import POLICIES
from game.rules.core.chance import Seeded
from game.rules.core.check import replay
from game.rules.core.protocol import Json
from game.rules.core.record import dumps
from game.table.savefile import seal

if TYPE_CHECKING:
    from driver import Hilltops

Start = Callable[..., "Hilltops"]
QUICK = ("--size", "960x640", "--quality", "low", "--speed", "0")
GAMES = pytest.mark.parametrize("game", sorted(RULES))


def news(tree: dict[str, Any]) -> list[str]:
    return [label for id_, label in labels(tree).items() if id_.startswith("since:")]


def until_news(app: Hilltops) -> dict[str, Any]:
    """Play until the strip tells something."""
    for _ in range(80):
        tree = app.wait(asked, "a question")
        if news(tree):
            return tree
        seen = (tree["n"], labels(tree), tree["prompt"])
        app.click(answers(tree)[0])
        app.wait(lambda now, seen=seen: (now["n"], labels(now), now["prompt"]) != seen)
    raise AssertionError("nothing happened")


@GAMES
def test_since_your_last_turn_tells_what_others_did_and_shows_it_again(start: Start, game: str) -> None:
    app = start("play", *QUICK, "--game", game, "--seats", "human:Mia,easy:Ben,easy:Coco", "--seed", "3")
    tree = until_news(app)
    n, told, prompt = tree["n"], news(tree), tree["prompt"]
    before = app.still()
    app.click("since:0")
    app.wait(asked)
    assert app.still() != before, "the camera looks there"
    tree = app.wait(asked)
    assert (tree["n"], news(tree), tree["prompt"]) == (n, told, prompt)
    app.click("since-close")
    app.wait(lambda tree: not news(tree), "the strip to go")
    app.click("menu")
    app.on("pause")
    app.click("settings")
    app.on("settings")
    app.click("since-last-turn")
    app.click("done")
    app.on("pause")
    app.click("go-on")
    for _ in range(8):
        tree = app.wait(asked, "a question")
        assert not news(tree)
        app.click(answers(tree)[0])
        app.rest()
    assert app.errors() == ""


@GAMES
def test_the_log_tells_of_some_players_and_leads_to_the_place(start: Start, tmp_path: Path, game: str) -> None:
    saved(tmp_path / "games", game, ("human", "easy"), 24)
    app = start("play", "--continue", *QUICK)
    whole = app.wait(asked)["log"]
    app.click("menu")
    app.on("pause")
    app.click("log")
    lines = [label for id_, label in labels(app.on("log")).items() if id_.startswith("line:")]
    assert lines and lines[-1] == whole[-1]
    app.click("only:1")
    app.wait(lambda tree: labels(tree)["only:1"] == "Coco: chosen")
    lines = [label for id_, label in labels(app.on("log")).items() if id_.startswith("line:")]
    assert lines and all("Coco" in line for line in lines)
    rows = [row for row in app.tree()["widgets"] if row["id"].startswith("line:")]
    app.click(next(row["id"] for row in rows if row["role"] == "button"))
    assert app.on("play")["n"] >= 24
    assert app.errors() == ""


@GAMES
def test_after_the_game_it_is_watched_again_counted_and_saved(start: Start, tmp_path: Path, game: str) -> None:
    played = saved(tmp_path / "games", game, ("easy", "easy"), -1)
    app = start("play", "--continue", *QUICK)
    told_at_the_end = labels(app.on("result"))
    app.click("statistics")
    told = labels(app.on("statistics"))
    assert int(told["count:turns:0"]) > 1 and any(id_.startswith("bars:") for id_ in told)
    app.click("only:1")
    app.wait(lambda tree: "count:turns:1" not in labels(tree), "one player alone")
    app.click("done")
    app.on("result")
    watch(app)
    app.click("save-record")
    path = Path(labels(app.on("written"))["file"])
    with path.open("rb") as lines:
        assert sum(1 for whole in replay(RULES, lines) for _ in whole) >= played
    app.click("done")
    app.on("result")
    app.click("title-screen")
    app.on("title")
    app.click("saved-games")
    assert "Watch it again" in labels(app.on("saved-games"))["saved:0"]
    app.click("saved:0")
    assert told_of(labels(app.on("result"))) == told_of(told_at_the_end)
    looked_back_at(app)
    assert app.errors() == ""


def told_of(result: dict[str, str]) -> dict[str, str]:
    """What the result says of the game."""
    return {id_: text for id_, text in result.items() if id_ in ("title", "turns", "name-0", "place-0")}


def looked_back_at(app: Hilltops) -> None:
    """All that the result offers, from the list of saved games."""
    for page in ("statistics", "log"):
        app.click(page)
        app.on(page)
        app.click("done")
        app.on("result")
    app.click("watch")
    assert labels(app.on("replay"))["title"].startswith("The set-up")
    app.click("done")
    app.on("result")
    app.click("save-record")
    app.on("written")
    app.click("done")
    app.on("result")
    app.click("title-screen")
    app.on("title")


def watch(app: Hilltops) -> None:
    """Watch again: on, back, by itself, from another turn, with the hands open."""
    app.click("watch")
    app.on("replay")
    app.wait(lambda tree: labels(tree)["play"] == "Pause", "it plays by itself")
    app.press("Home")
    first = labels(app.wait(lambda tree: labels(tree)["play"] == "Play", "the beginning"))["title"]
    assert first.startswith("The set-up")
    x, y, wide, high = next(row["rect"] for row in app.tree()["widgets"] if row["id"] == "turn")
    app.click_at(x + wide // 2, y + high // 2)
    middle = labels(app.wait(lambda tree: labels(tree)["title"] != first, "another turn"))["title"]
    app.click("open-hands")
    app.wait(lambda tree: "hand:0:0" in labels(tree), "open hands")
    app.press("Page_Up")
    app.wait(lambda tree: labels(tree)["title"] not in (first, middle), "the turn before")
    app.press("End", "Left", "space")
    app.wait(lambda tree: labels(tree)["play"] == "Pause", "it plays")
    app.wait(lambda tree: labels(tree)["play"] == "Play", "the end")
    app.press("Home")
    app.wait(lambda tree: labels(tree)["title"] == first, "the beginning")
    app.click("done")
    app.on("result")


def saved(folder: Path, game: str, players: tuple[str, ...], actions: int) -> int:
    """A save of a game that easy players have played, so many actions of it or, with -1, all but one."""
    lines: list[Json] = []
    match, rng = new(game, lines.append, players), Seeded(7)
    while match.decision is not None and len(match.done) != actions:
        seat = match.decision.seat
        match.submit(seat, POLICIES["easy"](match.game, match.view(seat), match.legal(), rng))
    kept = lines if actions >= 0 else lines[:-1]
    folder.mkdir()
    (folder / f"{game}.jsonl").write_bytes(b"".join(seal(dumps(line)) for line in kept))
    return len(kept) - 1
