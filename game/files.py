"""Files that are written whole or not at all, and what the system says about those that can't be."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO


@contextmanager
def naming(what: str) -> Iterator[None]:
    """Give an OSError from within the name of what could not be read or written, where it has none."""
    try:
        yield
    except OSError as error:
        if error.filename is None:
            error.filename = what
        raise


@contextmanager
def whole_file(path: Path) -> Iterator[IO[bytes]]:
    """A file that takes the place of `path` when the block ends well; until then `path` stays as it was. Who is
    interrupted leaves `NAME.part` beside it. A pipe or a device is written to directly. Raises OSError."""
    real = Path(os.path.realpath(path))
    direct = real.exists() and not real.is_file()
    part = real if direct else real.with_name(f"{real.name}.part")
    try:
        with naming(str(path)):
            with part.open("wb") as file:
                yield file
                file.flush()
                if not direct:
                    os.fsync(file.fileno())
            if not direct:
                os.replace(part, real)
    except Exception:
        if not direct:
            with suppress(OSError):
                part.unlink()
        raise


def sentence(error: OSError) -> str:
    """What went wrong, with the file's name in front."""
    told = error.strerror or str(error) or type(error).__name__
    return f"{error.filename}: {told}" if error.filename else told


def trouble_writing(path: Path) -> str:
    """Why a file at `path` can't be made or replaced, as one sentence; empty if it can."""
    try:
        if path.is_dir():
            return f"{path}: Is a directory"
        probe = path.with_name(f"{path.name[:80]}.{os.getpid()}.part")
        probe.touch()
        probe.unlink()
    except OSError as error:
        return sentence(OSError(error.errno, error.strerror, str(path)))
    except ValueError as error:
        return f"{path}: {error}"
    return ""
