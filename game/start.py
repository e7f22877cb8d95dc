"""One start of the app: log, settings, window, and the flow of screens."""

from __future__ import annotations

import logging
import logging.handlers
import sys
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from game import __version__, crash, desktop, paths
from game import cli_streams as streams
from game.launch import Launch
from game.settings import Store
from game.words import _, set_language

if TYPE_CHECKING:
    from game.app import App

NO_DISPLAY = 3
FAILED = 1
log = logging.getLogger("hilltops")


def start_log(folder: Path) -> None:
    """Log to `hilltops.log` in `folder`; where it can't be written, one sentence on standard error says so."""
    logging.raiseExceptions = False  # a full disk is no reason to complain at every line
    handler: logging.Handler
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = logging.handlers.RotatingFileHandler(
            folder / "hilltops.log", maxBytes=500_000, backupCount=1, encoding="utf-8", errors="backslashreplace"
        )
    except OSError as error:
        handler = logging.NullHandler()
        streams.tell(f"no settings and no log can be kept in {folder} ({error.strerror}); the game goes on without")
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    log.handlers[:] = [handler]
    log.setLevel(logging.INFO)
    log.propagate = False
    log.info("Hilltops %s on Python %s, %s", __version__, sys.version.split()[0], sys.platform)


def tell_of_crashes(folder: Path) -> None:
    """Have what nobody caught in the log with its traceback, and one clear sentence on standard error."""
    told: list[BaseException] = []

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if error in told:  # Panda3D's task manager has handed it over before
            return
        told.append(error)
        log.critical("Not caught", exc_info=(kind, error, trace))
        streams.tell(f"something went wrong ({kind.__name__}: {error}); {folder / 'hilltops.log'} tells what")

    sys.excepthook = hook


def start(wish: Launch) -> int:
    """Open the window and play until it is closed; the exit code."""
    folder = paths.data_folder(wish.data)
    start_log(folder)
    tell_of_crashes(folder)
    store = Store(folder / "settings.json")
    set_language(store.now.language)
    from game.window import NoDisplay

    opened: list[App] = []
    try:
        return _play(wish, folder, store, opened)
    except NoDisplay as error:
        streams.tell(str(error))
        if paths.packaged() and not wish.offscreen:
            desktop.message("Hilltops", _("Hilltops finds no display that it can open a window on."))
        return NO_DISPLAY
    except Exception as error:
        sys.excepthook(type(error), error, error.__traceback__)
        if not wish.offscreen:
            crash.tell(opened[0] if opened else None, folder, wish.ui_tree)
        return FAILED


def _play(wish: Launch, folder: Path, store: Store, opened: list[App]) -> int:
    """Play; the window is put into `opened` as soon as it is there, for who has to tell of a mistake."""
    from game.app import App
    from game.ui.flow import Flow
    from game.window import missing_packages

    app = App(store, folder, wish.size, wish.quality, wish.offscreen)
    opened.append(app)
    missing = missing_packages(wish.offscreen) if app.plain else ()
    if missing:
        hint = f"on Debian and Ubuntu: sudo apt-get install {' '.join(missing)}"
        streams.tell(f"OpenGL is missing, so the picture is plain; {hint}")
    flow = Flow(app, store, wish)
    if not wish.offscreen:
        from game.audio.ears import Ears

        Ears(app, flow, lambda: store.now)
    flow.start()
    return app.go()
