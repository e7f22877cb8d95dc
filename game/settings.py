"""What the player has chosen for good: kept in one small JSON file, written at once and whole or not at all."""

from __future__ import annotations

import json
import logging
import os
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from game.files import whole_file

QUALITIES = ("low", "medium", "high")
TEXT_SIZES = (100, 150, 200)
LONGEST = 1_000_000
"""Bytes of a settings file; a real one has some hundreds."""
log = logging.getLogger("hilltops.settings")


@dataclass(frozen=True)
class Settings:
    """All settings with their defaults. `quality` is empty until one was chosen or measured; speeds are 0 (at once)
    to 4 (1 is normal), volumes 0 to 1, `text_size` per cent; `last_seats` the set-up page's `name,player` lines, `keys`
    and `buttons` what was changed of `game.bindings`."""

    quality: str = ""
    own_speed: float = 1.0
    others_speed: float = 1.0
    text_size: int = 100
    fullscreen: bool = False
    effects_volume: float = 0.8
    music_volume: float = 0.5
    ambience_volume: float = 0.6
    follow_camera: bool = True
    reduced_motion: bool = False
    since_last_turn: bool = True
    flat_view: bool = False
    keys: tuple[str, ...] = ()
    buttons: tuple[str, ...] = ()
    language: str = "en"
    last_game: str = "emohbi"
    last_board: str = ""
    last_options: str = "{}"
    last_table: str = "{}"
    last_seats: tuple[str, ...] = ()


def _speed(value: float) -> bool:
    return 0 <= value <= 4


def _volume(value: float) -> bool:
    return 0 <= value <= 1


_LIMITS: dict[str, Callable[..., bool]] = {
    "quality": lambda value: value in ("", *QUALITIES),
    "text_size": lambda value: value in TEXT_SIZES,
    "own_speed": _speed,
    "others_speed": _speed,
    "effects_volume": _volume,
    "music_volume": _volume,
    "ambience_volume": _volume,
    **dict.fromkeys(("last_seats", "keys", "buttons"), lambda value: all(isinstance(line, str) for line in value)),
}


def _fitting(name: str, value: object, default: object) -> object:
    """`value` in the type of `default`. Raises ValueError where it does not fit."""
    if isinstance(default, tuple) and isinstance(value, list):
        value = tuple(value)
    if isinstance(default, float) and type(value) is int:
        value = float(value) if abs(value) < LONGEST else None  # a float has no room for every whole number
    if type(value) is not type(default) or (name in _LIMITS and not _LIMITS[name](value)):
        raise ValueError(f"{name} can't be {str(value)[:40]!r}")
    return value


class Parsed(NamedTuple):
    """What a settings file holds: `now`, with defaults for the names that are `broken`, and the `foreign` names that
    only a newer version knows."""

    now: Settings
    broken: tuple[str, ...] = ()
    foreign: Mapping[str, object] = MappingProxyType({})


def parse(text: str) -> Parsed:
    """The settings that `text` holds. Raises ValueError if it is no JSON object."""
    data = json.loads(text)
    if not isinstance(data, dict):
        raise ValueError("not an object")
    good: dict[str, Any] = {}
    broken: list[str] = []
    for field in fields(Settings):
        if field.name in data:
            try:
                good[field.name] = _fitting(field.name, data.pop(field.name), field.default)
            except ValueError:
                broken.append(field.name)
    return Parsed(replace(Settings(), **good), tuple(broken), data)


def write_whole(path: Path, data: bytes) -> None:
    """Replace `path` by `data`, or leave it as it was. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with whole_file(path) as file:
        file.write(data)


class Store:
    """The settings in force and the file that keeps them. Nothing here raises: what can't be read or written is one
    sentence in the log, and the game goes on. `trouble` says why the settings can't be kept now, or is empty."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.now = Settings()
        self._foreign: Mapping[str, object] = {}
        self.trouble = ""
        self._told = self._unreadable = False
        self.load()

    def load(self) -> Settings:
        """Read the file anew; what is missing or broken stands at its default."""
        found = Parsed(Settings())
        try:
            found = parse(self._text())
        except FileNotFoundError:
            pass
        except (OSError, ValueError, RecursionError) as error:
            self._unreadable = True
            log.warning("The settings in %s can't be read (%s); the defaults stand in.", self.path, error)
        if found.broken:
            log.warning("In the settings %s is broken; the default stands in.", ", ".join(found.broken))
        self.now, self._foreign = found.now, found.foreign
        return self.now

    def _text(self) -> str:
        with self.path.open("rb") as file:
            raw = file.read(LONGEST + 1)
        if len(raw) > LONGEST:
            raise ValueError(f"longer than {LONGEST} bytes")
        return raw.decode("utf-8")

    def change(self, **changes: object) -> Settings:
        """Put `changes` in force and write the file. Raises ValueError for a name or a value that there is not."""
        defaults = {field.name: field.default for field in fields(Settings)}
        unknown = [name for name in changes if name not in defaults]
        if unknown:
            raise ValueError(f"there is no setting {unknown[0]!r}")
        fitting: dict[str, Any] = {name: _fitting(name, value, defaults[name]) for name, value in changes.items()}
        self.now = replace(self.now, **fitting)
        self._write()
        return self.now

    def _write(self) -> None:
        text = json.dumps({**self._foreign, **asdict(self.now)}, indent=2) + "\n"
        try:
            if self._unreadable:  # somebody may want to look at it
                os.replace(self.path, self.path.with_suffix(".broken"))
                self._unreadable = False
            write_whole(self.path, text.encode("ascii"))
            self.trouble = ""
        except OSError as error:
            self.trouble = error.strerror or type(error).__name__
            if not self._told:
                log.warning("The settings can't be kept in %s (%s); they hold until the game ends.", self.path, error)
            self._told = True
