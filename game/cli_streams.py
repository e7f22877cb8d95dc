"""Standard input, output and error, which may be closed, full, or not there at all."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

LONGEST = 500
"""Characters of a sentence; a name of a file can be longer than a screen."""
_STREAMS = (("stdin", "r", os.O_WRONLY), ("stdout", "w", os.O_RDONLY), ("stderr", "w", os.O_RDWR))


def open_missing() -> None:
    """Put something in the place of streams that the caller has closed, or that a windowed program never had. Reading
    from it, or writing output to it, is an OSError, as it is with other programs; complaints go nowhere."""
    for number, (name, mode, way) in enumerate(_STREAMS):
        if getattr(sys, name) is None:
            nowhere = os.open(os.devnull, way)
            if nowhere != number:
                os.dup2(nowhere, number)
                os.close(nowhere)
            setattr(sys, name, os.fdopen(number, mode, encoding="utf-8", closefd=False))


def tell(sentence: str) -> None:
    """One line on standard error, whatever is in the sentence."""
    line = "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in sentence)
    if len(line) > LONGEST:
        line = f"{line[: LONGEST // 2]} ... {line[-LONGEST // 2 :]}"
    try:
        print(f"hilltops: {line}", file=sys.stderr, flush=True)
    except OSError:
        _to_nowhere(sys.stderr)


def close_output() -> None:
    """Let go what standard output has not taken, so that nothing complains about it at the end."""
    _to_nowhere(sys.stdout)


@contextmanager
def errors_to(out: int) -> Iterator[None]:
    """Send to the file descriptor `out` what anybody prints on standard error within the block, system libraries too;
    `out` is closed at the end."""
    sys.stderr.flush()
    kept = os.dup(2)
    os.dup2(out, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(out)


def _to_nowhere(stream: TextIO) -> None:
    try:
        number = stream.fileno()
    except OSError:
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, number)
    os.close(nowhere)
