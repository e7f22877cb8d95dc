"""What the screen shows, as a JSON file for tests and tools that can't see it (`--ui-tree`)."""

from __future__ import annotations

import json
import logging
import os
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

LEAST_GAP = 0.1
log = logging.getLogger("hilltops.ui_tree")


class UiTree:
    """Keeps the file up to date. `describe` gives the tree: `screen`, `size`, `prompt`, `busy`, `n`, `log`, `widgets`
    and `board`, pixels from the top left. `busy` tells cheaply whether something moves or thinks."""

    def __init__(self, path: str, describe: Callable[[], Mapping[str, Any]], busy: Callable[[], bool]) -> None:
        self._path = Path(path)
        self._part = self._path.with_name(self._path.name + ".part")
        self._describe = describe
        self._is_busy = busy
        self._busy = True
        self._told = False
        self._written = ""
        self._next = 0.0

    def update(self) -> bool:
        """Call once a turn of the loop. Rewrites the file if what it shows has changed: at most ten times a second,
        and at once when `busy` becomes false. Whether the file shows what is there now; if not, call again soon."""
        was, self._busy = self._busy, self._is_busy()
        now = time.monotonic()
        if now < self._next and not (was and not self._busy):
            return False
        self._next = now + LEAST_GAP
        self._write(json.dumps(dict(self._describe()), ensure_ascii=False, separators=(",", ":")))
        return True

    def _write(self, text: str) -> None:
        if text == self._written:
            return
        try:
            self._part.write_bytes((text + "\n").encode("utf-8", "backslashreplace"))
            os.replace(self._part, self._path)
        except OSError as error:
            if not self._told:
                log.warning("The screen's description can't be written to %s (%s).", self._path, error)
            self._told = True
        self._written = text
