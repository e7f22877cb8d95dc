"""The app with a mistake in it: `python -m tests.whole_app.crashing WHEN WORDS...` is `main.py WORDS...` that fails in
its third frame (`frame`), at a click on a game (`click`), or before the window opens (`start`)."""

from __future__ import annotations

import sys
from typing import Any

from game import cli
from game.app import App
from game.ui.flow import Flow


def mistake(*args: Any) -> None:
    raise RuntimeError("made on purpose")


def in_a_frame(flow: Flow, dt: float) -> None:
    if flow.app.frames_drawn >= 2:
        mistake()
    frame(flow, dt)


frame = Flow.frame
CHANGES: dict[str, tuple[Any, str, Any]] = {
    "frame": (Flow, "frame", in_a_frame),
    "click": (Flow, "setup", mistake),
    "start": (App, "openDefaultWindow", mistake),
}

if __name__ == "__main__":
    setattr(*CHANGES[sys.argv[1]])
    sys.exit(cli.main(sys.argv[2:]))
