"""One saved game on the disk: lines that are there for good before anybody sees what they tell of."""

from __future__ import annotations

import errno
import os
import re
import zlib
from contextlib import suppress
from pathlib import Path
from typing import IO

from game.rules.core.protocol import Json
from game.rules.core.record import dumps
from game.table import locks

LONGEST = 300_000_000
"""Bytes of a save; a long game has some millions."""
_SEAL = re.compile(rb', "crc": "([0-9a-f]{8})"\}\n?\Z')


class InUse(OSError):
    """Another window has this game open."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EBUSY, "open in another window", str(path))


def seal(line: bytes) -> bytes:
    """A record's line with one key more at its end: `crc`, the checksum (CRC-32) of all before it."""
    body = line.removesuffix(b"\n").removesuffix(b"}")
    return body + b', "crc": "%08x"}\n' % zlib.crc32(body)


def sealed(raw: bytes) -> bool | None:
    """Whether a line is as it was written; None where it has no checksum."""
    found = _SEAL.search(raw)
    return None if found is None else int(found[1], 16) == zlib.crc32(raw[: found.start()])


class SaveFile:
    """A save that this process alone may write. What can't be written waits in memory, comes with the next try, and
    `trouble` says why meanwhile."""

    def __init__(self, path: Path, file: IO[bytes] | None = None) -> None:
        self.path = path
        self.trouble = ""
        self._good = 0
        self._file = file
        self._waiting = bytearray()

    @classmethod
    def open(cls, path: Path) -> SaveFile:
        """A save that is there. Raises InUse, or another OSError."""
        try:
            file = path.open("rb+", buffering=0)
        except PermissionError:  # it can be looked at, and played without being kept
            file = path.open("rb", buffering=0)
        if not locks.take(file):
            file.close()
            raise InUse(path)
        return cls(path, file)

    def read(self) -> bytes:
        """All that is in it. Raises OSError."""
        if self._file is None:
            return b""
        self._file.seek(0)
        if os.fstat(self._file.fileno()).st_size > LONGEST:
            raise OSError(errno.EFBIG, "the file is too large", str(self.path))
        return self._file.read() or b""

    def after(self, kept: bytes) -> None:
        """What is written from now on follows `kept`, the beginning of the file; the first write drops the rest."""
        self._good = len(kept)
        self._waiting = bytearray(b"" if kept.endswith(b"\n") else b"\n")

    def append(self, data: Json) -> None:
        """Write a line, so that it outlives this process and the machine. Never raises; see `trouble`."""
        self.write(seal(dumps(data)))

    def write(self, raw: bytes) -> None:
        """As `append`, with bytes."""
        self._waiting += raw
        self.try_again()

    def try_again(self) -> bool:
        """Write what waits; whether all is on the disk."""
        if not self._waiting:
            return True
        try:
            self._flush()
        except OSError as error:
            self.trouble = error.strerror or type(error).__name__
            return False
        self.trouble = ""
        return True

    def _flush(self) -> None:
        if self._file is not None and not self.path.exists():
            self._write_anew()
        file = self._file or self._create()
        if os.fstat(file.fileno()).st_size != self._good:
            file.truncate(self._good)
        file.seek(self._good)
        left = memoryview(self._waiting)
        while left:
            left = left[file.write(left) or 0 :]
        left.release()
        os.fsync(file.fileno())
        self._good += len(self._waiting)
        self._waiting = bytearray()

    def _write_anew(self) -> None:
        """Somebody has deleted or moved the file that is played: all that was in it is to be written again."""
        old, kept = self._file, self.read()[: self._good]
        self._file = None
        try:
            self._create()
        except OSError:
            self._file = old
            raise
        self._good, self._waiting[:0] = 0, kept
        if old is not None:
            old.close()

    def _create(self) -> IO[bytes]:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        file = self.path.open("xb+", buffering=0)
        if not locks.take(file):
            file.close()
            raise InUse(self.path)
        self._file = file
        _fsync_folder(self.path.parent)
        return file

    def close(self) -> None:
        """A last try; then others may have it."""
        self.try_again()
        if self._file is not None:
            with suppress(OSError):
                self._file.close()
            self._file = None


def _fsync_folder(folder: Path) -> None:
    """Have a new file's name on the disk too; not every system can."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
