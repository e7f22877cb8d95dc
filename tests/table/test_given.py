"""A game in anybody's file becomes a save of its own: a saved game, a record of another program, a position."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from table.saved import RULES, go_on, new, save

from game.rules.core.check import replay, same_state
from game.rules.core.record import dumps
from game.rules.core.shape import BadRecord
from game.table.given import own_save
from game.table.loading import Unreadable, load
from game.table.match import Match
from game.table.plan import Seat
from game.table.savefile import seal, sealed
from game.table.summary import summary

GAMES = pytest.mark.parametrize("game", sorted(RULES))
OWN = {"crc", "rng", "names", "players", "colours", "head_starts", "board_name", "agreed"}
SEATS = (Seat("Ann", "human", 0), Seat("Kiwi", "medium", 1))


def opened(data: bytes, seats: tuple[Seat, ...] = ()) -> Match:
    """The match in the save that `data` becomes."""
    loaded = load(RULES, own_save(RULES, data, seats, 9).save)
    assert not loaded.cut
    return loaded.match


def foreign(data: bytes) -> bytes:
    """The same as another program would write it: without keys of our own, in another order, without blanks."""
    rows = [json.loads(line) for line in data.splitlines()]
    plain = [{key: row[key] for key in sorted(row) if key not in OWN} for row in rows]
    return b"\r\n".join(json.dumps(row, separators=(",", ":")).encode() for row in plain) + b"\r\n\n"


def who(match: Match) -> list[tuple[str, str]]:
    return [(seat.name, seat.player) for seat in match.plan.seats]


@GAMES
def test_a_saved_game_goes_on_with_all_that_was_done_at_the_table(game: str) -> None:
    kept: list[dict[str, Any]] = []
    match = new(game, kept.append)
    go_on(match, 12)
    match.sit(0, match.seat(0)._replace(name="Oma"))
    match.undo(8)
    found = opened(b"".join(seal(dumps(line)) for line in kept))
    assert (found.state, found.done, found.notes) == (match.state, match.done, match.notes)
    assert who(found) == [("Oma", "human"), ("Coco", "easy")]


@GAMES
def test_what_becomes_of_a_foreign_record_is_a_whole_save(game: str, tmp_path: Path) -> None:
    kept: list[dict[str, Any]] = []
    match = new(game, kept.append)
    go_on(match, 12)
    match.undo(8)
    data = foreign(b"".join(map(dumps, kept)))
    given = own_save(RULES, data, (), 9)
    assert given.game == game
    lines = given.save.splitlines(keepends=True)
    assert all(sealed(line) for line in lines)
    assert len(list(replay(RULES, lines))) == 1
    found = load(RULES, given.save).match
    assert (found.done, found.notes) == (load(RULES, data).match.done, [match.notes[0]._replace(name="Player 1")])
    go_on(found, 30)
    path = tmp_path / "it.jsonl"
    path.write_bytes(given.save)
    told = summary(path)
    assert (told.trouble, told.moves, told.names) == ("", 8, ("Player 1", "Player 2"))


def test_who_plays_is_said_by_the_file_where_it_names_people_else_by_the_seats() -> None:
    ours, theirs = save("emohbi", 6), foreign(save("emohbi", 6))
    assert who(opened(ours)) == [("Mia", "human"), ("Coco", "easy")]
    assert who(opened(ours, SEATS)) == [("Mia", "human"), ("Coco", "medium")]
    assert who(opened(ours, (SEATS[1], SEATS[0]._replace(colour=1)))) == [("Mia", "human"), ("Ann", "human")]
    assert who(opened(theirs)) == [("Player 1", "human"), ("Player 2", "human")]
    assert who(opened(theirs, SEATS)) == [("Ann", "human"), ("Kiwi", "medium")]
    line = dumps({"table": "seat", "seat": 1, "name": "Ben", "player": "human"})
    assert who(opened(theirs.rstrip() + b"\n" + line, SEATS)) == [("Ann", "human"), ("Ben", "human")]


@GAMES
def test_a_position_is_played_from_there_on(game: str) -> None:
    match = new(game)
    go_on(match, 20)
    header = match.header()
    position = {key: header[key] for key in ("game", "seats", "first", "options", "board")}
    position["state"] = match.game.state_json(match.state)
    for data in (json.dumps(position), json.dumps(position, indent=2)):
        found = opened(data.encode())
        assert same_state(match.game, found.state, position["state"])
        go_on(found, 10)


@GAMES
def test_a_last_line_that_is_not_whole_is_left_out_and_told(game: str) -> None:
    loaded = load(RULES, own_save(RULES, save(game, 6)[:-40], (), 9).save)
    assert len(loaded.match.done) == 5
    assert len(loaded.told) == 1 and not loaded.cut


@GAMES
def test_what_can_not_go_on_is_refused_in_one_sentence(game: str) -> None:
    lines = save(game, 6).splitlines(keepends=True)
    several = b"".join(lines + lines)
    without = b"".join(lines[:3] + lines[4:])
    for data, told in ((several, "line 8: another game begins"), (without, "line 4: a line is missing")):
        with pytest.raises(BadRecord, match=told):
            own_save(RULES, data, (), 9)
    with pytest.raises(BadRecord, match="2 play there, not 3"):
        own_save(RULES, save(game, 1), (*SEATS, SEATS[0]), 9)
    with pytest.raises(BadRecord, match="over"):
        own_save(RULES, save(game, 100_000), (), 9)


@pytest.mark.parametrize("data", [b"", b"\n", b"\0" * 5000, b"{}", b"[1]\n", b'{"game": "emohbi"}', b"\xff" * 99])
def test_what_is_no_game_is_refused(data: bytes) -> None:
    with pytest.raises(Unreadable):
        own_save(RULES, data, (), 9)
