"""Where everything lies: the app's own files, from source and packaged, and the player's data folder."""

from __future__ import annotations

import json
import sys
from collections.abc import Collection
from pathlib import Path
from typing import Any

LONGEST_BOARD = 1_000_000
_OURS = ("models", "textures", "sounds", "game")


class MissingFile(FileNotFoundError):
    """A file of the app itself is not there; the text is one clear sentence."""


class BadFile(ValueError):
    """A file that the player gave does not hold what it should; the text is one clear sentence."""


def packaged() -> bool:
    """Whether this is the program that needs no Python."""
    return bool(getattr(sys, "frozen", False))


def program() -> list[str]:
    """The words of a command line that start this program."""
    return [sys.executable] if packaged() else [sys.executable, str(root() / "main.py")]


def _homes() -> tuple[Path, ...]:
    if not packaged():
        return (Path(__file__).resolve().parent.parent,)
    beside = Path(sys.executable).resolve().parent
    return (beside, beside.parent / "Resources")


def root() -> Path:
    """The folder that holds `models`, `textures`, `sounds` and `game/boards`."""
    homes = _homes()
    return next((home for home in homes if any((home / name).is_dir() for name in _OURS)), homes[0])


def asset(name: str) -> Path:
    """A file that the app loads, as `models/island.bam`. Raises MissingFile."""
    path = root() / name
    if not path.exists():
        raise MissingFile(f"{name} is missing beside the program, in {root()}")
    return path


def boards() -> tuple[str, ...]:
    """The names of the boards that come with the app, sorted."""
    return tuple(sorted(file.stem for file in (root() / "game" / "boards").glob("*.json")))


def board(name: str, known: Collection[str] | None = None) -> Path:
    """The file of a board: one of those `known` (by default `boards()`), or one of your own. Raises MissingFile."""
    names = boards() if known is None else known
    if name in names:
        return root() / "game" / "boards" / f"{name}.json"
    own = Path(name)
    try:
        if own.exists() and not own.is_dir():
            return own
    except OSError:
        pass  # a name that can't be one
    raise MissingFile(f"no board is called {name[:60]!r}; there are {', '.join(names)}, or give a file")


def board_data(name: str, known: Collection[str] | None = None) -> dict[str, Any]:
    """A board as data; whether it obeys the rules is for the game. Raises MissingFile, BadFile."""
    try:
        with board(name, known).open("rb") as file:
            text = file.read(LONGEST_BOARD + 1)
    except MissingFile:
        raise
    except OSError as error:
        raise BadFile(f"the board {name} can't be read: {error.strerror}") from None
    if len(text) > LONGEST_BOARD:
        raise BadFile(f"the board {name} can't be read: it is longer than {LONGEST_BOARD} bytes")
    from game.rules.core.record import loads

    try:
        data = loads(text.decode(json.detect_encoding(text)))
    except ValueError as error:
        raise BadFile(f"the board {name} can't be read: {str(error).splitlines()[0][:80]}") from None
    if not isinstance(data, dict):
        raise BadFile(f"the board {name} is not one object")
    return data


def _expanded(name: str) -> Path:
    try:
        return Path(name).expanduser()
    except RuntimeError:  # ~somebody who is not there
        return Path(name)


def data_folder(chosen: str | None = None) -> Path:
    """The player's folder for settings, saves and the log, made if need be: `chosen`, or the system's usual place.
    Where it can't be made the path is returned all the same; who writes there deals with the OSError."""
    if chosen:
        folder = _expanded(chosen)
    else:
        from platformdirs import user_data_path

        folder = user_data_path("hilltops", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return folder
    return folder
