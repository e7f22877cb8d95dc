"""What the screen shows, as a JSON file for tests, tools and helpers that can't see it (`--ui-tree`)."""

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
    and `board`, pixels from the top left."""

    def __init__(self, path: str, describe: Callable[[], Mapping[str, Any]]) -> None:
        self._path = Path(path)
        self._describe = describe
        self._written = ""
        self._busy = True
        self._next = 0.0
        self._part = self._path.with_name(self._path.name + ".part")

    def update(self) -> bool:
        """Call once a frame. Rewrites the file if what it shows has changed: at most ten times a second, and at once
        when `busy` becomes false. True if the file is up to date now."""
        now = time.monotonic()
        due = now >= self._next
        if not due and not self._busy:
            return False
        tree = dict(self._describe())
        rested = self._busy and not tree.get("busy")
        self._busy = bool(tree.get("busy"))
        if not due and not rested:
            return False
        self._next = now + LEAST_GAP
        self._write(json.dumps(tree, ensure_ascii=False, separators=(",", ":")))
        return True

    def _write(self, text: str) -> None:
        if text == self._written:
            return
        try:
            self._part.write_text(text + "\n", "utf-8")
            os.replace(self._part, self._path)
        except OSError as error:
            log.warning("The screen's description can't be written to %s (%s).", self._path, error)
        self._written = text
