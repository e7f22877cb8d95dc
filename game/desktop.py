"""What the desktop does for us: its clipboard, its message box, and showing a folder. Each says whether it worked; none
raises."""

from __future__ import annotations

import ctypes
import logging
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from game import x11_clipboard

PATIENCE = 3.0
"""Seconds that a helper of the desktop may take."""
_ASK = (("zenity", "--error", "--no-markup", "--title", "{title}", "--text", "{text}"),
        ("kdialog", "--title", "{title}", "--error", "{text}"),
        ("xmessage", "-center", "-title", "{title}", "{text}"))  # fmt: skip
_NO_CONSOLE = 0x08000000
"""Windows: a helper of the command line opens no window of its own."""
log = logging.getLogger("hilltops.desktop")


def copy(text: str) -> bool:
    """Put `text` on the clipboard."""
    if sys.platform == "win32":
        return _fed(("clip",), text.encode("utf-16"))
    if sys.platform == "darwin":
        return _fed(("pbcopy",), text.encode("utf-8"))
    return x11_clipboard.copy(text)


def show(file: Path) -> bool:
    """Open the desktop's window of the folder that `file` is in."""
    if sys.platform == "win32":
        return _started("explorer", f"/select,{file}")
    if sys.platform == "darwin":
        return _started("open", "-R", str(file))
    return _started("xdg-open", str(file.parent))


def message(title: str, text: str) -> bool:
    """Show a message box of the system's own, for when our window can't, and wait until it has been read."""
    if sys.platform == "win32":
        windows: Any = ctypes
        return bool(windows.windll.user32.MessageBoxW(None, text, title, 0x10))
    if sys.platform == "darwin":
        script = "on run told\ndisplay dialog (item 2 of told) with title (item 1 of told) buttons {\"OK\"}\nend run"
        return _ran("osascript", "-e", script, title, text)
    return any(_ran(*(word.format(title=title, text=text) for word in words)) for words in _ASK)


def _fed(words: tuple[str, ...], data: bytes) -> bool:
    try:
        done = subprocess.run(
            words, input=data, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=PATIENCE, check=False,
            env={**os.environ, "LC_CTYPE": "UTF-8"}, creationflags=_NO_CONSOLE if sys.platform == "win32" else 0,
        )  # fmt: skip
    except (OSError, subprocess.SubprocessError) as error:
        log.info("%s: %s", words[0], error)
        return False
    return done.returncode == 0


def _started(*words: str) -> bool:
    try:
        subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    except OSError as error:
        log.info("%s: %s", words[0], error)
        return False
    return True


def _ran(*words: str) -> bool:
    try:
        return subprocess.run(words, stdin=subprocess.DEVNULL, capture_output=True, check=False).returncode in (0, 1)
    except OSError:
        return False
