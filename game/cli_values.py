"""The words of the command line as values. Every function here raises BadInput with one clear sentence."""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Collection, Iterable, Mapping
from itertools import chain, count
from typing import Any

from game import paths
from game.table.naming import called, legible
from game.table.plan import HUMAN, NAMES, Seat

LARGEST_SEED = 2**53 - 1
POLICIES = ("random", "easy", "medium", "hard")


class BadInput(ValueError):
    """The command line asks for what there is not."""


def whole(least: int, most: int = LARGEST_SEED) -> Any:
    """A reader of whole numbers from `least` to `most`."""

    def read(text: str) -> int:
        digits = text.removeprefix("-")
        if not (digits.isascii() and digits.isdigit()) or len(digits) > 16 or not least <= int(text) <= most:
            raise BadInput(f"{text[:40]!r} is no whole number from {least} to {most}")
        return int(text)

    return read


def text(word: str) -> str:
    """A name of something, or of a file."""
    if not word or "\0" in word:
        raise BadInput(f"{word[:40]!r} is no name")
    return word


def fresh_seed() -> int:
    """A seed that nobody has chosen."""
    return secrets.randbelow(LARGEST_SEED + 1)


def speed(text: str) -> float:
    """How fast motions are: 0 at once, 1 normal, up to 20."""
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value <= 20:
        raise BadInput(f"{text[:40]!r} is no speed from 0 (at once) to 20; 1 is normal")
    return value


def size(text: str) -> tuple[int, int]:
    """Pixels, as `1280x720`."""
    width, cross, height = text.lower().partition("x")
    try:
        pixels = (int(width), int(height))
    except ValueError:
        pixels = (0, 0)
    if not cross or not all(160 <= side <= 8192 for side in pixels):
        raise BadInput(f"{text[:40]!r} is no size; write it as 1280x720, each side from 160 to 8192")
    return pixels


def seats(text: str, levels: Iterable[str] = POLICIES) -> tuple[Seat, ...]:
    """Who plays, as `human:Mia,medium,easy`: each is `human` or a computer's level, with a name after a colon if
    wanted; else computers get their usual names."""
    chosen: list[Seat] = []
    known = [HUMAN, *levels]
    for colour, word in enumerate(text.split(",")):
        player, _, name = (part.strip() for part in _readable(word).partition(":"))
        if player not in known:
            raise BadInput(f"a seat can't be {player[:40]!r}; it is {', '.join(known[:-1])} or {known[-1]}")
        chosen.append(Seat(called(name, ""), player, colour))
    return _named(chosen)


def _readable(word: str) -> str:
    """`word` without what can't be shown; bytes that the system's encoding could not read count as UTF-8."""
    whole = os.fsencode(word).decode("utf-8", "replace")
    return legible(whole)


def _named(seats: list[Seat]) -> tuple[Seat, ...]:
    """The seats, each with a name that no other has: people are numbered, computers go on where the names end."""
    taken = {seat.name for seat in seats}
    people = (f"Player {n}" for n in count(1))
    computers = chain(NAMES, (f"Computer {n}" for n in count(1)))
    found = []
    for seat in seats:
        names = people if seat.player == HUMAN else computers
        found.append(seat if seat.name else seat._replace(name=next(name for name in names if name not in taken)))
    return tuple(found)


def one_of(name: str, what: str, among: Iterable[str]) -> str:
    """`name`, which is one of `among`; `what` they are called in the complaint."""
    if name not in (names := list(among)):
        raise BadInput(f"there is no {what} {name[:40]!r}; there are {', '.join(names)}")
    return name


def option(text: str) -> tuple[str, str]:
    """A house rule as `NAME=VALUE`."""
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise BadInput(f"{text[:40]!r} is no house rule; write it as NAME=VALUE")
    return name, value


def options(
    known: Mapping[str, tuple[object, ...]], pairs: Iterable[tuple[str, str]], what: str = "house rule"
) -> dict[str, object]:
    """The house rules (or `what` they are called) that `pairs` change, among those `known` with their values."""
    chosen: dict[str, object] = {}
    for name, text in pairs:
        values = {_word(value): value for value in known[one_of(name, what, known)]}
        if text.lower() not in values:
            raise BadInput(f"{name} can't be {text[:40]!r}; it is {' or '.join(values)}")
        chosen[name] = values[text.lower()]
    return chosen


def _word(value: object) -> str:
    return json.dumps(value) if isinstance(value, (bool, int)) else str(value)


def board_data(name: str, known: Collection[str] | None = None) -> dict[str, Any]:
    """The board called `name`, one of those `known`, or in the file of that name, as data; whether it obeys the rules
    is for the game."""
    try:
        return paths.board_data(name, known)
    except (paths.MissingFile, paths.BadFile) as error:
        raise BadInput(str(error)) from None
