"""A game in a file of anybody's, made into a save of its own: a saved game, a record of another program, or a position
(docs/record.md)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from game.rules.core.check import parse_line
from game.rules.core.protocol import Game, Json
from game.rules.core.record import RECORD, dumps
from game.rules.core.shape import BadRecord
from game.table.loading import load
from game.table.match import Match, own_fields
from game.table.notes import first_seats
from game.table.plan import HUMAN, Seat
from game.table.savefile import seal


class Given(NamedTuple):
    """The bytes of a save, and the game's name."""

    game: str
    save: bytes


def own_save(games: Mapping[str, Game], data: bytes, seats: Sequence[Seat], seed: int) -> Given:
    """The save of the game that `data` holds. Where that does not say that a person sits, `seats` says who does, unless
    it is empty; a position is dealt by `seed`. Raises loading.Unreadable, and BadRecord where the game can't go on, as
    where it is over."""
    data = _trimmed(_with_start(games, data, seed))
    loaded = load(games, data, seats)
    match, kept, rest = loaded.match, data[: loaded.good], data[loaded.good :]
    if loaded.cut:
        number = kept.count(b"\n") + 1
        raise BadRecord(f"line {number}: {loaded.trouble}")
    if match.decision is None:
        raise BadRecord("the game is over")
    if seats and len(seats) != len(match.plan.seats):
        raise BadRecord(f"{len(match.plan.seats)} play there, not {len(seats)}")
    lines = [*_lines(match, kept), *_seated(match, seats)]
    return Given(match.game.NAME, b"".join(seal(dumps(line)) for line in lines) + rest)


def _trimmed(data: bytes) -> bytes:
    """`data` without empty lines at its end."""
    return data.rstrip() + (b"\n" if data.endswith(b"\n") else b"")


def _with_start(games: Mapping[str, Game], data: bytes, seed: int) -> bytes:
    """`data`, a position made into a record without actions."""
    for raw in (data[: data.find(b"\n") + 1], data):
        try:
            head = parse_line(raw)
        except (BadRecord, RecursionError):
            continue
        game = games.get(str(head.get("game")))
        if game is not None and "record" not in head:
            lacking = {"record": RECORD, "version": game.VERSION, "seed": seed, "chance": []}
            return dumps(head | lacking)
        break
    return data


def _lines(match: Match, kept: bytes) -> Iterator[Json]:
    """The lines of the save; each begins with the key by which a list of saves finds it."""
    first, *others = kept.removesuffix(b"\n").split(b"\n")
    begun = match.plan._replace(seats=tuple(first_seats(match.plan.seats, match.notes)))
    yield _plain(first) | own_fields(begun, match.start)
    for raw in others:
        line = _plain(raw)
        key = "n" if "n" in line else "table"
        yield {key: line.pop(key), **line}


def _plain(raw: bytes) -> Json:
    """A line without its checksum, which is to be another one."""
    return {key: value for key, value in parse_line(raw).items() if key != "crc"}


def _seated(match: Match, seats: Sequence[Seat]) -> Sequence[Json]:
    """Give the computers' seats to who shall have them; the lines that tell of it. Computers keep their names."""
    told: list[Json] = []
    match.keep = told.append
    for at, wish in enumerate(seats):
        now = match.seat(at)
        if now.player not in (HUMAN, wish.player):
            match.sit(at, wish if wish.player == HUMAN else now._replace(player=wish.player))
    return told
