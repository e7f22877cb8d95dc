"""One file, one process: locks that end with the process, however it ends."""

from __future__ import annotations

import errno
import sys
from typing import IO

_TAKEN = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
_FAR = 0x7FFF0000
"""Windows keeps others from reading what is locked: so a byte is locked that no save has."""


def take(file: IO[bytes]) -> bool:
    """Lock an open file until it is closed; False where somebody else has it. On a file system without locks
    everybody gets it."""
    try:
        _lock(file)
    except OSError as error:
        return error.errno not in _TAKEN
    return True


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        at = file.tell()
        file.seek(_FAR)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        finally:
            file.seek(at)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
