"""The real app in a real window on an X server of its own: seen through `--ui-tree`, used by real clicks and keys."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import randrange
from typing import Any

from Xlib import XK, X, display
from Xlib.ext import xtest

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 30.0
"""Seconds until what a test waits for counts as not coming."""
LOOK = 0.01
"""Seconds between two looks at the file."""
MOST_TABS = 80
Tree = dict[str, Any]


class Screen:
    """An X server of our own, on a number that nobody guesses."""

    def __init__(self, width: int = 1280, height: int = 800) -> None:
        read, write = os.pipe()
        words = ["Xvfb", f":{randrange(1000, 30000)}", "-displayfd", str(write), "-screen", "0", f"{width}x{height}x24"]
        words += ["+extension", "GLX", "-nolisten", "tcp", "-noreset"]
        self._server = subprocess.Popen(words, pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as told:
            self.name = f":{told.readline().strip()}"
        self.x = display.Display(self.name)

    def close(self) -> None:
        """End the server."""
        self.x.close()
        self._server.terminate()
        self._server.wait(PATIENCE)


class Hilltops:
    """One run of `main.py`. `data` is its data folder; further words go to the command line."""

    program: tuple[str, ...] = (str(ROOT / "main.py"),)

    def __init__(self, screen: Screen, data: Path, *words: str) -> None:
        self._x = screen.x
        self._file = data / "ui-tree.json"
        self._file.unlink(missing_ok=True)
        self._read: tuple[object, Tree] = (None, {})
        line = [sys.executable, *self.program, *words, "--data", str(data), "--ui-tree", str(self._file)]
        self._errors = (data / "stderr.txt").open("w+")
        environment = {**os.environ, "DISPLAY": screen.name}
        self.process = subprocess.Popen(line, cwd=ROOT, env=environment, stderr=self._errors)
        self._window = self._find_window()

    # -- seeing --------------------------------------------------------------------------------------------------

    def tree(self) -> Tree:
        """What the screen shows now; empty before the first time. The file is read only if it is another one."""
        try:
            found = self._file.stat()
            mark = found.st_ino, found.st_mtime_ns
            if mark != self._read[0]:
                self._read = mark, json.loads(self._file.read_text("utf-8"))
        except FileNotFoundError:
            return {}
        return self._read[1]

    def wait(self, fits: Callable[[Tree], object], what: str = "") -> Tree:
        """The first tree that `fits`. Fails with what is on the screen instead."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            tree = self.tree()
            if tree and fits(tree):
                return tree
            if self.process.poll() is not None:
                break
            time.sleep(LOOK)
        tree = self.tree()
        ids = [widget["id"] for widget in tree.get("widgets", ())]
        raise AssertionError(
            f"{what or 'what was waited for'} did not come; exit code {self.process.poll()}, "
            f"screen {tree.get('screen')!r}, prompt {tree.get('prompt')!r}, busy {tree.get('busy')}, {ids}; "
            f"{self.errors()}"
        )

    def rest(self) -> Tree:
        """The tree as soon as nothing moves and nobody thinks."""
        return self.wait(lambda tree: not tree["busy"], "rest")

    def on(self, screen: str) -> Tree:
        """The tree as soon as this screen is shown and at rest."""
        return self.wait(lambda tree: tree["screen"] == screen and not tree["busy"], f"the screen {screen!r}")

    def shows(self, fits: Callable[[], bool]) -> bool:
        """Whether that comes true before patience ends."""
        end = time.monotonic() + PATIENCE
        while not fits():
            if time.monotonic() > end:
                return False
            time.sleep(0.1)
        return True

    def pixels(self) -> bytes:
        """What the window really shows, four bytes a pixel, from the top left."""
        size = self._window.get_geometry()
        return bytes(self._window.get_image(0, 0, size.width, size.height, X.ZPixmap, 0xFFFFFFFF).data)

    def still(self) -> bytes:
        """The pixels, once they no longer change."""
        now, before = self.pixels(), b""
        end = time.monotonic() + PATIENCE
        while now != before and time.monotonic() < end:
            time.sleep(0.4)
            now, before = self.pixels(), now
        return now

    def colours(self) -> int:
        """How many different colours the window really shows, of each fourth pixel both ways."""
        raw, size = self.pixels(), self._window.get_geometry()
        line = size.width * 4
        return len({raw[at : at + 3] for y in range(0, size.height, 4) for at in range(y * line, (y + 1) * line, 16)})

    def errors(self) -> str:
        """What the app has said on standard error."""
        self._errors.flush()
        return Path(self._errors.name).read_text("utf-8").strip()

    # -- doing ---------------------------------------------------------------------------------------------------

    def click(self, name: str, button: int = 1) -> None:
        """Click the middle of the widget or board entity of this id."""
        self.click_at(*self.place(name), button)

    def place(self, name: str) -> tuple[int, int]:
        """Where that is, in pixels from the window's top left."""
        tree = self.tree()
        for widget in tree.get("widgets", ()):
            if widget["id"] == name:
                x, y, width, height = widget["rect"]
                return int(x + width / 2), int(y + height / 2)
        for entity in tree.get("board", ()):
            if entity["id"] == name:
                return int(entity["at"][0]), int(entity["at"][1])
        raise AssertionError(f"there is no {name!r} on the screen {tree.get('screen')!r}")

    def click_at(self, x: int, y: int, button: int = 1) -> None:
        """Click there."""
        self.point(x, y)
        self._fake(X.ButtonPress, button)
        self._fake(X.ButtonRelease, button)

    def point(self, x: int, y: int) -> None:
        """Move the mouse there."""
        at = self._window.translate_coords(self._x.screen().root, 0, 0)
        xtest.fake_input(self._x, X.MotionNotify, x=x - at.x, y=y - at.y)
        self._x.sync()

    def press(self, *keys: str) -> None:
        """Press keys by their X names, as `Return`, `Escape`, `shift+Tab`."""
        for key in keys:
            *held, last = key.split("+")
            codes = [self._code(_HELD.get(name, name)) for name in held] + [self._code(last)]
            for code in codes:
                self._fake(X.KeyPress, code)
            for code in reversed(codes):
                self._fake(X.KeyRelease, code)

    def hold(self, name: str) -> Callable[[], None]:
        """Hold a key, or the mouse on a widget of this id; returns what lets it go."""
        if any(widget["id"] == name for widget in self.tree().get("widgets", ())):
            self.point(*self.place(name))
            down, up, detail = X.ButtonPress, X.ButtonRelease, 1
        else:
            down, up, detail = X.KeyPress, X.KeyRelease, self._code(name)
        self._fake(down, detail)
        return lambda: self._fake(up, detail)

    def focused(self) -> list[str]:
        """The ids of what has the focus: a widget, the board entities that it means, or both."""
        tree = self.tree()
        return [row["id"] for row in (*tree["widgets"], *tree["board"]) if row["focused"]]

    def focus(self, *names: str) -> str:
        """Bring the focus to a widget or board entity of these ids, the first that Tab comes to; its id."""
        for _ in range(MOST_TABS):
            before = self.focused()
            found = next((name for name in names if name in before), None)
            if found is not None:
                return found
            self.press("Tab")
            end = time.monotonic() + 2.0
            while self.focused() == before and time.monotonic() < end:
                time.sleep(LOOK)
        raise AssertionError(f"Tab never comes to {' or '.join(names)}")

    def ask_to_close(self) -> None:
        """What the desktop does when the player closes the window."""
        from Xlib.protocol import event

        atom = self._x.intern_atom
        message = event.ClientMessage(
            window=self._window, client_type=atom("WM_PROTOCOLS"), data=(32, [atom("WM_DELETE_WINDOW"), 0, 0, 0, 0])
        )
        self._window.send_event(message)
        self._x.sync()

    def leave(self) -> int:
        """Wait until the app has ended by itself; its exit code."""
        return self.process.wait(PATIENCE)

    def stop(self) -> None:
        """End it whatever it is doing."""
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(PATIENCE)
        self._errors.close()

    # -- X -------------------------------------------------------------------------------------------------------

    def _find_window(self) -> Any:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            for child in self._x.screen().root.query_tree().children:
                if child.get_wm_name() == "Hilltops" and child.get_attributes().map_state == X.IsViewable:
                    child.set_input_focus(X.RevertToParent, X.CurrentTime)
                    self._x.sync()
                    return child
            time.sleep(0.02)
        raise AssertionError(f"no window called Hilltops; exit code {self.process.poll()}; {self.errors()}")

    def _code(self, key: str) -> int:
        code = self._x.keysym_to_keycode(XK.string_to_keysym(key))
        if not code:
            raise AssertionError(f"this keyboard has no {key}")
        return code

    def _fake(self, kind: int, detail: int) -> None:
        xtest.fake_input(self._x, kind, detail)
        self._x.sync()


_HELD = {"shift": "Shift_L", "control": "Control_L", "alt": "Alt_L"}
