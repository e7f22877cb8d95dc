"""A game in a file is played on from the command line, in a save of its own, by real clicks."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from table.saved import RULES, go_on, new, save
from whole_app.player import answers, asked, labels, state

from game.rules.core.protocol import Json
from game.rules.core.record import dumps
from game.table.loading import load
from game.table.match import Match
from game.table.savefile import seal

if TYPE_CHECKING:
    from driver import Hilltops

Start = Callable[..., "Hilltops"]
QUICK = ("--size", "960x640", "--quality", "low", "--speed", "0")
GAMES = pytest.mark.parametrize("game", sorted(RULES))


def saved(folder: Path) -> Match:
    """The match of the only save."""
    (path,) = (folder / "games").glob("*.jsonl")
    return load(RULES, path.read_bytes()).match


def one_more(app: Hilltops, moves: int) -> None:
    """Answer until another action has been played."""
    for _ in range(20):
        tree = app.wait(asked, "a question")
        if tree["n"] > moves:
            return
        seen = state(tree)
        app.click(answers(tree)[0])
        app.wait(lambda now, seen=seen: state(now) != seen, "the answer to count")
    raise AssertionError("no action is played")


@GAMES
def test_a_saved_game_goes_on_and_its_file_stays_as_it_was(start: Start, tmp_path: Path, game: str) -> None:
    kept: list[Json] = []
    match = new(game, kept.append)
    go_on(match, 14)
    match.undo(next(at for at in range(12, 0, -1) if match.done[at].seat == 0))
    given = tmp_path / "from_grandma.jsonl"
    given.write_bytes(b"".join(seal(dumps(line)) for line in kept))
    before = given.read_bytes()
    app = start("play", *QUICK, "--from", str(given))
    tree = app.wait(asked, "the question that was open")
    assert tree["n"] == len(match.done)
    assert "Mia takes a move back." in tree["log"]
    one_more(app, tree["n"])
    moves = app.wait(asked)["n"]
    app.ask_to_close()
    assert app.leave() == 0
    assert given.read_bytes() == before
    assert len(saved(tmp_path).done) == moves > len(match.done)
    again = start("play", "--continue", *QUICK)
    assert again.wait(asked, "the same game")["n"] == moves
    assert app.errors() == again.errors() == ""


@GAMES
def test_a_record_of_another_program_is_played_by_whom_the_options_say(
    start: Start, tmp_path: Path, game: str
) -> None:
    rows = [json.loads(line) for line in save(game, 10).splitlines()]
    own = {"crc", "rng", "names", "players", "colours", "head_starts", "board_name", "agreed", "events"}
    given = tmp_path / "record.jsonl"
    given.write_text("".join(json.dumps({key: row[key] for key in row if key not in own}) + "\n" for row in rows))
    app = start("play", *QUICK, "--from", str(given), "--seats", "human:Ann,easy:Coco")
    tree = app.wait(asked, "Ann's question")
    assert tree["n"] >= 10
    one_more(app, tree["n"])
    assert [(seat.name, seat.player) for seat in saved(tmp_path).plan.seats] == [("Ann", "human"), ("Coco", "easy")]
    app.press("Escape")
    app.on("pause")
    app.click("quit")
    assert "Ann, Coco" in labels(app.on("title"))["continue"]
    assert app.errors() == ""


def test_a_folder_without_room_is_told_over_the_title(start: Start, tmp_path: Path) -> None:
    given = tmp_path / "record.jsonl"
    given.write_bytes(save("emohbi", 4))
    (tmp_path / "games").write_text("no folder")
    app = start("play", *QUICK, "--from", str(given))
    assert "can't be opened" in " ".join(labels(app.on("message")).values())
    assert app.errors() == ""
