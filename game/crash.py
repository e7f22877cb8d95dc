"""What the player sees of a mistake that nobody caught: plain words in our own window, else in a box of the system."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game import desktop, files
from game.words import _

if TYPE_CHECKING:
    from game.app import App
    from game.ui.ui import Ui

LOG = "hilltops.log"
LAST = 20_000
"""Characters of the log that are copied; the mistake stands at its end."""
log = logging.getLogger("hilltops.crash")


def tell(app: App | None, folder: Path, ui_tree: str | None = None) -> None:
    """Tell the player that the program has to end, and wait until that has been read. `app` is the window, if it was
    there; `folder` has the log. Never raises."""
    try:
        if app is not None and _in_window(app, folder / LOG, ui_tree):
            return
    except Exception:
        log.exception("The mistake can't be shown in the window")
    text = _("Hilltops has made a mistake and has to close. This file tells what happened: {file}", file=folder / LOG)
    desktop.message("Hilltops", text)


def report(file: Path) -> str:
    """What is copied: the end of the log, under its name."""
    try:
        text = file.read_text("utf-8", "replace")
    except OSError as error:
        text = files.sentence(error)
    return f"{file}\n\n{text[-LAST:]}"


def _in_window(app: App, file: Path, ui_tree: str | None) -> bool:
    """Clear the window, show the screen and wait; whether that was possible."""
    from game.ui.screens.crash import Crash
    from game.ui.ui import Ui
    from game.ui_tree import UiTree

    if not app.clear_away():
        return False
    ui = Ui(app.pixel2d, app.size, app.store.now.text_size)
    ui.push(Crash(str(file), lambda: desktop.copy(report(file)), lambda: desktop.show(file), app.quit))
    app.handler = _Hands(app, ui)
    tree = UiTree(ui_tree, lambda: _described(app, ui), ui.hushed) if ui_tree else None

    def frame(dt: float) -> None:
        if ui.update() or tree:
            app.wake(0.15)
        if tree:
            tree.update()

    app.on_frame(frame)
    app.go()
    return True


def _described(app: App, ui: Ui) -> dict[str, Any]:
    """The screen for `--ui-tree`."""
    now = {"screen": ui.screen.name, "size": list(app.size()), "busy": ui.hushed(), "widgets": ui.tree()}
    return now | {"prompt": "", "n": 0, "log": [], "board": []}


class _Hands:
    """The window's handler (see `game.inputs.Handler`): everything is for the widgets."""

    def __init__(self, app: App, ui: Ui) -> None:
        self._app, self._ui = app, ui
        mouse = ui.mouse
        self._calls: dict[str, Callable[[int, int, int], object]] = {
            "move": lambda x, y, button: mouse.move(x, y),
            "drag": lambda x, y, button: mouse.move(x, y),
            "down": lambda x, y, button: button == 1 and mouse.press(x, y),
            "up": lambda x, y, button: mouse.release(x, y),
            "wheel": lambda x, y, button: mouse.wheel(button, x, y),
            "leave": lambda x, y, button: mouse.leave(),
        }

    def on_mouse(self, kind: str, x: int, y: int, button: int) -> None:
        if kind in self._calls:
            self._calls[kind](x, y, button)
        self._app.wake()

    def on_key(self, name: str) -> None:
        self._ui.keys.key(name)
        self._app.wake()

    def on_text(self, letter: str) -> None: ...

    def on_resize(self, width: int, height: int) -> None:
        self._ui.resize()
        self._app.wake()
