"""The folder of saved games: what is in it, new ones, and the bin from which each comes back."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from contextlib import suppress
from datetime import date, datetime, timedelta
from pathlib import Path

from game.table import locks
from game.table.savefile import InUse, SaveFile
from game.table.summary import Summary, summary

ENDING = ".jsonl"
BESIDE = (ENDING, ".png", ".broken")
"""What belongs to one game: the save, its picture, and what was left of it when it was damaged."""
KEPT = timedelta(days=30)
"""How long a game lies in the bin."""


class Saves:
    """The games in `folder`; nothing is made there before the first one is saved. What can't be read is left out or
    listed as broken: a bad file harms no other."""

    def __init__(self, folder: Path, today: Callable[[], date] = date.today) -> None:
        self.folder = folder
        self.bin = folder / "bin"
        self._today = today

    def new(self, game: str) -> SaveFile:
        """A save for a new game, with a name that no other has."""
        when = datetime.now().strftime("%Y%m%d-%H%M%S")
        return SaveFile(self.folder / f"{when}-{game}-{secrets.token_hex(2)}{ENDING}")

    def paths(self) -> list[Path]:
        """The saves, the one played last first."""
        return _newest_first(self.folder)

    def binned(self) -> list[Path]:
        """The saves in the bin, as they lie there, the one played last first."""
        return _newest_first(self.bin)

    def last(self) -> Summary | None:
        """The unfinished game that was played last and can go on here; None where there is none."""
        for path in self.paths():
            found = summary(path)
            if not found.trouble and found.winner is None and not in_use(path):
                return found
        return None

    def picture(self, path: Path) -> Path:
        """Where a save's picture is, or would be."""
        return path.with_suffix(".png")

    def delete(self, path: Path) -> Path:
        """Move a game to the bin; where it is then. Raises InUse, or another OSError."""
        if in_use(path):
            raise InUse(path)
        return _move(path, self.bin, f"{self._today():%Y%m%d}_{path.stem}")

    def restore(self, path: Path) -> Path:
        """Bring a game back from the bin; where it is then. Raises OSError."""
        return _move(path, self.folder, path.stem.partition("_")[2])

    def empty_bin(self) -> None:
        """Take away for good what has lain in the bin for long enough. Never raises."""
        for path in self.binned():
            with suppress(ValueError, OSError):
                thrown = datetime.strptime(path.stem.partition("_")[0], "%Y%m%d").date()
                if self._today() - thrown > KEPT:
                    for ending in BESIDE:
                        path.with_suffix(ending).unlink(missing_ok=True)


def in_use(path: Path) -> bool:
    """Whether another window, or this one, has the game open."""
    try:
        with path.open("rb", buffering=0) as file:
            return not locks.take(file)
    except OSError:
        return False


def _newest_first(folder: Path) -> list[Path]:
    found = list[tuple[float, str, Path]]()
    with suppress(OSError):
        for path in folder.iterdir():
            with suppress(OSError):
                about = path.stat()
                if path.suffix == ENDING and about.st_size and not path.is_dir():
                    found.append((about.st_mtime, path.name, path))
    return [path for _, _, path in sorted(found, reverse=True)]


def _move(path: Path, folder: Path, stem: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    to = folder / f"{stem}{ENDING}"
    if to.exists():
        raise FileExistsError(f"{to} is there already")
    os.rename(path, to)
    for ending in BESIDE[1:]:
        with suppress(OSError):
            os.replace(path.with_suffix(ending), to.with_suffix(ending))
    return to
