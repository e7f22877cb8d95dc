"""What some tests need beyond Python, and the Debian packages that bring it."""

from __future__ import annotations

import ctypes
import functools
import shutil
import sys


@functools.cache
def _lacks(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return True
    return False


def opengl() -> tuple[str, ...]:
    """Packages that are missing for drawing offscreen; only Linux is known to lack any."""
    if not sys.platform.startswith("linux"):
        return ()
    wanted = {"libGL.so.1": "libgl1", "libEGL.so.1": "libegl1"}
    return tuple(package for library, package in wanted.items() if _lacks(library))


def window() -> tuple[str, ...]:
    """Packages that are missing for a window of one's own, on a display of one's own."""
    return opengl() + (() if shutil.which("Xvfb") else ("xvfb",))


BY_FOLDER = {"scene": opengl, "ui": opengl, "screens": opengl, "audio": opengl, "whole_app": window}
