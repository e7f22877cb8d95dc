"""One start of the app: log, settings, window, and the flow of screens."""

from __future__ import annotations

import logging
import logging.handlers
import sys
from pathlib import Path
from types import TracebackType

from game import __version__, paths
from game.launch import Launch
from game.settings import Store
from game.words import set_language

NO_DISPLAY = 3
FAILED = 1
log = logging.getLogger("hilltops")


def start_log(folder: Path) -> None:
    """Log to `hilltops.log` in `folder`; where it can't be written, warnings go to standard error."""
    handler: logging.Handler
    try:
        handler = logging.handlers.RotatingFileHandler(
            folder / "hilltops.log", maxBytes=500_000, backupCount=1, encoding="utf-8"
        )
    except OSError:
        handler = logging.StreamHandler()
        handler.setLevel(logging.WARNING)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    log.handlers[:] = [handler]
    log.setLevel(logging.INFO)
    log.propagate = False
    log.info("Hilltops %s on Python %s, %s", __version__, sys.version.split()[0], sys.platform)


def tell_of_crashes(folder: Path) -> None:
    """Have what nobody caught in the log with its traceback, and one clear sentence on standard error."""

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        log.critical("Not caught", exc_info=(kind, error, trace))
        print(
            f"hilltops: something went wrong ({kind.__name__}: {error}); {folder / 'hilltops.log'} tells what",
            file=sys.stderr,
        )

    sys.excepthook = hook


def start(wish: Launch) -> int:
    """Open the window and play until it is closed; the exit code."""
    folder = paths.data_folder(wish.data)
    start_log(folder)
    tell_of_crashes(folder)
    store = Store(folder / "settings.json")
    set_language(store.now.language)
    from game.window import NoDisplay

    try:
        return _play(wish, folder, store)
    except NoDisplay as error:
        print(f"hilltops: {error}", file=sys.stderr)
        return NO_DISPLAY


def _play(wish: Launch, folder: Path, store: Store) -> int:
    from game.app import App
    from game.ui.flow import Flow
    from game.window import missing_packages

    app = App(store, folder, wish.size, wish.quality, wish.offscreen)
    missing = missing_packages(wish.offscreen) if app.plain else ()
    if missing:
        hint = f"on Debian and Ubuntu: sudo apt-get install {' '.join(missing)}"
        print(f"hilltops: OpenGL is missing, so the picture is plain; {hint}", file=sys.stderr)
    Flow(app, store, wish).start()
    return app.go()
