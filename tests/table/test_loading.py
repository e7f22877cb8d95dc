"""A save opens as it was left: whole, cut anywhere, with any byte changed, from other versions."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from table.saved import RULES, go_on, new, save

from game.rules.core.check import replay
from game.rules.core.record import dumps
from game.table.loading import Unreadable, load
from game.table.savefile import seal, sealed

GAMES = pytest.mark.parametrize("game", sorted(RULES))


def lines(data: bytes) -> list[dict[str, Any]]:
    return [json.loads(line) for line in data.splitlines()]


def sealed_again(rows: list[dict[str, Any]]) -> bytes:
    return b"".join(seal(dumps({key: value for key, value in row.items() if key != "crc"})) for row in rows)


@GAMES
def test_a_save_opens_as_it_was_left(game: str) -> None:
    kept: list[dict[str, Any]] = []
    match = new(game, kept.append, ("human", "easy", "medium"))
    go_on(match, 40)
    match.undo(33)
    match.sit(1, match.seat(1)._replace(name="Oma", player="human"))
    go_on(match, 20, seed=2)
    data = b"".join(seal(dumps(line)) for line in kept)
    loaded = load(RULES, data)
    assert (loaded.match.state, loaded.match.plan) == (
        match.state,
        match.plan._replace(options=loaded.match.setup.options),
    )
    assert loaded.match.done == match.done
    assert loaded.match.notes == match.notes != []
    assert (loaded.good, loaded.cut, loaded.told) == (len(data), False, ())


@GAMES
def test_what_comes_after_a_load_is_what_would_have_come_without(game: str) -> None:
    match = new(game)
    go_on(match, 15)
    loaded = load(RULES, save(game, 15)).match
    go_on(match, 60, seed=3)
    go_on(loaded, 60, seed=3)
    assert loaded.state == match.state


@GAMES
def test_the_record_without_what_was_undone_checks(game: str) -> None:
    match = new(game)
    go_on(match, 20)
    match.undo(12)
    go_on(match, 20, seed=4)
    record = [dumps(line) for line in match.record()]
    assert len(record) == len(match.done) + 1
    assert len(list(replay(RULES, record))) == 1


@GAMES
def test_a_save_is_a_record_that_checks(game: str) -> None:
    assert len(list(replay(RULES, save(game, 25).splitlines(keepends=True)))) == 1


@GAMES
def test_a_save_cut_at_any_byte_opens_to_its_last_whole_action(game: str) -> None:
    data = save(game, 1)
    ends = [at for at, byte in enumerate(data) if byte == ord("\n")]
    for cut in range(len(data)):
        whole = sum(end <= cut for end in ends)  # a line that lacks but its end is whole
        if not whole:
            with pytest.raises(Unreadable):
                load(RULES, data[:cut])
            continue
        loaded = load(RULES, data[:cut])
        assert len(loaded.match.done) == whole - 1, cut
        assert loaded.good == min(ends[whole - 1] + 1, cut)
        assert bool(loaded.told) == (cut > ends[whole - 1] + 1)
        assert not loaded.cut


@GAMES
def test_a_save_with_bytes_changed_opens_to_its_last_good_action_or_is_refused(game: str) -> None:
    data, rng = save(game, 6), Random(3)
    whole = load(RULES, data).match
    starts = [0, *(at + 1 for at, byte in enumerate(data) if byte == ord("\n"))]
    for _ in range(300):
        spoiled = bytearray(data)
        places = [rng.randrange(len(data)) for _ in range(rng.randint(1, 3))]
        for at in places:
            spoiled[at] ^= rng.randint(1, 255)
        first = sum(start <= min(places) for start in starts) - 1
        try:
            loaded = load(RULES, bytes(spoiled))
        except Unreadable as error:
            assert first == 0
            assert str(error).endswith(".") and "\n" not in str(error)
            continue
        assert len(loaded.match.done) >= first - 1
        assert loaded.match.done == whole.done[: len(loaded.match.done)]
        assert len(loaded.match.done) == len(whole.done) or len(loaded.told) == 1


@GAMES
def test_where_the_rules_have_changed_the_save_goes_on_as_it_stood(game: str) -> None:
    rows = lines(save(game, 6))
    rows[3]["action"] = rows[5]["action"] | {"type": rows[3]["action"]["type"]}
    before = load(RULES, save(game, 6)).match
    rows[3]["chance"] = [{"die": "number", "face": 6}]
    loaded = load(RULES, sealed_again(rows))
    assert loaded.match.state == before.state
    assert len(loaded.told) == 1 and "rules" in loaded.told[0]
    go_on(loaded.match, 50)


@GAMES
def test_a_save_of_another_version_says_so(game: str) -> None:
    rows = lines(save(game, 2))
    for change in ({"record": 2}, {"game": "chess"}, {"game": {}}):
        with pytest.raises(Unreadable, match="another version"):
            load(RULES, sealed_again([rows[0] | change, *rows[1:]]))


def test_a_record_of_another_program_opens_too() -> None:
    own = {"crc", "rng", "names", "players", "colours", "head_starts", "board_name", "agreed"}
    rows = [{key: value for key, value in row.items() if key not in own} for row in lines(save("emohbi", 9))]
    loaded = load(RULES, b"".join(map(dumps, rows)))
    assert len(loaded.match.done) == 9 and loaded.told == ()
    assert loaded.match.names == ("Player 1", "Player 2")
    go_on(loaded.match, 30)


def test_an_unknown_computer_player_is_played_by_another() -> None:
    rows = lines(save("emohbi", 1))
    rows[0]["players"] = ["human", "genius"]
    assert load(RULES, sealed_again(rows)).match.seat(1).player == "medium"


@pytest.mark.parametrize("data", [b"", b"\n", b"\0" * 5000, b"{}", b"[1]\n", b'{"record": 1}\n', b"\xff" * 99])
def test_what_is_no_save_is_refused(data: bytes) -> None:
    with pytest.raises(Unreadable):
        load(RULES, data)


def test_a_seal_shows_any_change() -> None:
    line = seal(b'{"n": 1}\n')
    assert sealed(line) is True
    assert json.loads(line)["n"] == 1
    assert sealed(line.replace(b"1", b"2", 1)) is False
    assert sealed(b'{"n": 1}\n') is None


@GAMES
def test_names_that_can_not_be_drawn_are_the_usual_ones(game: str) -> None:
    rows = lines(save(game, 5))
    rows[0]["names"] = ["Ab😀", *("שלום" for _ in rows[0]["names"][1:])]
    names = load(RULES, sealed_again(rows)).match.names
    assert names[:2] == ("Ab", "Player 2")
