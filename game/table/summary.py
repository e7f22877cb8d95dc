"""What a list of saved games tells of each, read without playing the game again."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from game.rules.core.check import parse_line
from game.rules.core.protocol import Json
from game.rules.core.record import RECORD
from game.rules.core.shape import BadRecord, check
from game.table.savefile import LONGEST
from game.words import _

HEAD = {"record": int, "game": str, "seats": int, "board": dict, "state": dict}
NOW = {"turn": int, "winner": (type(None), int), "decision": (type(None), {"seat": int})}
OWN = {"names": [str], "players": [str], "colours": [int]}


class Summary(NamedTuple):
    """One save. `when` is when it was played last, in seconds since 1970; `turn` counts from 1; `asked` is the seat
    that decides next. Where `trouble` says in one sentence why the save can't be opened, the fields from `game` on mean
    nothing."""

    path: Path
    when: float
    trouble: str = ""
    game: str = ""
    names: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    colours: tuple[int, ...] = ()
    turn: int = 1
    asked: int | None = None
    winner: int | None = None
    moves: int = 0


def position(path: Path) -> Json:
    """The first line of a save, with the last state as its start. Raises BadRecord or OSError."""
    data = _bytes(path)
    header = _header(data)
    return header | {"state": _last(data, header)[1]}


def summary(path: Path) -> Summary:
    """What a save says of itself. Never raises."""
    when = 0.0
    try:
        when = path.stat().st_mtime
        return _summary(path, when, _bytes(path))
    except OSError as error:
        told = error.strerror or type(error).__name__
        return Summary(path, when, _("This save can't be read: {why}.", why=told))
    except _Other:
        return Summary(path, when, _("This game was saved by another version of Hilltops and can't be opened here."))
    except (BadRecord, RecursionError):
        return Summary(path, when, _("This save is damaged at its beginning and can't be opened."))


class _Other(Exception):
    """The save is of another version."""


def _bytes(path: Path) -> bytes:
    with path.open("rb") as file:
        data = file.read(LONGEST + 1)
    if len(data) > LONGEST:
        raise OSError(errno.EFBIG, "the file is too large")
    return data


def _summary(path: Path, when: float, data: bytes) -> Summary:
    header = _header(data)
    if header.get("record", RECORD) != RECORD:
        raise _Other
    check(HEAD, header, "the first line")
    moves, state = _last(data, header)
    seats = _seats(data, header)
    asked = state["decision"]
    return Summary(
        path, when, "", header["game"], tuple(seats["names"]), tuple(seats["players"]), tuple(seats["colours"]),
        state["turn"] + 1, asked and asked["seat"], state["winner"], moves,
    )  # fmt: skip


def _header(data: bytes) -> Json:
    return parse_line(data[: data.find(b"\n") + 1] or data)


def _backwards(data: bytes) -> Iterator[tuple[int, bytes]]:
    """The whole lines after the first, the last one first, each with where it begins."""
    end, first = data.rfind(b"\n"), data.find(b"\n")
    while end > first:
        at = data.rfind(b"\n", 0, end) + 1
        yield at, data[at:end]
        end = at - 1


def _last(data: bytes, header: Json) -> tuple[int, Json]:
    """How many actions were played and the state after them, by the last whole line that tells."""
    for at, raw in _backwards(data):
        try:
            line = parse_line(raw)
            if "n" in line:
                return _checked(line)
            if line.get("table") == "undo":
                return _nth(data[:at], line["to"], header)
        except (BadRecord, KeyError):
            continue
    return _checked(header | {"n": 0})


def _nth(data: bytes, n: object, header: Json) -> tuple[int, Json]:
    """The same, of the action that an undo went back to."""
    at = data.rfind(b'\n{"n": %d, ' % n) if type(n) is int and n > 0 else -1
    return _checked(header | {"n": 0}) if at < 0 else _checked(parse_line(data[at + 1 : data.find(b"\n", at + 1)]))


def _checked(line: Json) -> tuple[int, Json]:
    check({"n": int, "state": NOW}, line, "the line")
    return line["n"], line["state"]


def _seats(data: bytes, header: Json) -> Json:
    """Names, players and colours as they are now."""
    count = header["seats"]
    usual = {"names": [""] * count, "players": ["human"] * count, "colours": list(range(count))}
    seats = {key: list(header[key]) if _fits(header, key, count) else usual[key] for key in OWN}
    at = data.find(b'\n{"table": "seat"')
    while at >= 0:
        end = data.find(b"\n", at + 1)
        _sit(seats, data[at + 1 : end if end >= 0 else len(data)])
        at = data.find(b'\n{"table": "seat"', at + 1)
    return seats


def _fits(header: Json, key: str, count: int) -> bool:
    try:
        check({key: OWN[key]}, header, "the first line")
    except BadRecord:
        return False
    return len(header[key]) == count


def _sit(seats: Json, raw: bytes) -> None:
    try:
        line = parse_line(raw)
        check({"seat": int, "name": str, "player": str}, line, "the seat")
    except BadRecord:
        return
    if 0 <= line["seat"] < len(seats["names"]):
        seats["names"][line["seat"]], seats["players"][line["seat"]] = line["name"], line["player"]
