"""`python -m tests.monkey [--seconds N] [--seed S] [--rate R]`: random clicks, keys, drags and window sizes, on an X
server of its own. The app must stay alive, answer at the end, and have nothing wrong to tell."""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from Xlib import X
from Xlib.error import XError

from tests.whole_app.driver import PATIENCE, Hilltops, Screen

SIZES = ((1, 1), (300, 200), (1270, 160), (160, 780), (640, 480), (800, 600), (1000, 700))
KEYS = (
    *("Tab",) * 6, *("Return",) * 4, *("space",) * 3, "Escape", "Escape", "F1", "F11", "Home", "End", "Prior", "Next",
    "Left", "Right", "Up", "Down", "plus", "minus", "BackSpace", "Delete", "a", "shift+Z", "7", "shift+Tab",
    "control+z", "alt+x", "Insert", "F5", "Menu",
)  # fmt: skip
GAME = ("--quality", "low", "--size", "800x600", "--seed", "5")
STARTS = ((), ("--seats", "human:Mia,human:Ben,easy"), ("--seats", "easy,medium,easy"), ("--option", "mode=die"))
WRONG = ("Traceback", "Not caught", "CRITICAL", "ERROR", "Exception")


class Monkey(Hilltops):
    """The app, and who plays with it without looking."""

    def __init__(self, screen: Screen, data: Path, rng: random.Random) -> None:
        super().__init__(screen, data, "play", *GAME, *rng.choice(STARTS))
        self._x.set_error_handler(lambda error, request: None)  # its window may go at any moment
        self.rng, self.data = rng, data
        self.did: Counter[str] = Counter()
        self.seen: set[str] = set()
        doings: tuple[tuple[int, Callable[[], None]], ...] = (
            (30, self.click_anywhere), (25, self.click_something), (25, self.hit_a_key), (6, self.double_click),
            (6, self.drag), (4, self.wheel), (2, self.resize), (1, self.hold_a_key),
        )  # fmt: skip
        self.weights, self.doings = zip(*doings, strict=True)

    def go(self, seconds: float, rate: float) -> None:
        """Do something `rate` times a second, as long as the app lives."""
        end = time.monotonic() + seconds
        while time.monotonic() < end and self.process.poll() is None:
            doing = self.rng.choices(self.doings, self.weights)[0]
            try:
                doing()
            except XError:  # it has quit in between
                self.process.wait(PATIENCE)
            self.did[doing.__name__] += 1
            if sum(self.did.values()) % 20 == 0:
                self.seen.add(str(self.tree().get("screen")))
            time.sleep(1 / rate)

    # -- doings --------------------------------------------------------------------------------------------------

    def anywhere(self) -> tuple[int, int]:
        size = self._window.get_geometry()
        return self.rng.randrange(size.width), self.rng.randrange(size.height)

    def move(self, x: int, y: int) -> None:
        """Move the mouse without waiting."""
        self._window.warp_pointer(x, y)
        self._x.sync()

    def button(self, number: int = 1) -> None:
        self._fake(X.ButtonPress, number)
        self._fake(X.ButtonRelease, number)

    def click_anywhere(self) -> None:
        self.move(*self.anywhere())
        self.button(self.rng.choice((1, 1, 1, 1, 2, 3)))

    def click_something(self) -> None:
        """Click a widget or a place of the board, more often than not one that does something; quit only seldom."""
        tree = self.tree()
        rows = [row for row in tree.get("widgets", ()) if row["role"] not in ("label",) and row["enabled"]]
        rows += [row for row in tree.get("board", ()) if row["legal"] and row["visible"]]
        if rows:
            row = self.rng.choice(rows)
            if row["id"] != "quit" or self.rng.random() < 0.05:
                self.move(*self.place_of(row))
                self.button()

    def place_of(self, row: dict[str, list[float]]) -> tuple[int, int]:
        if "at" in row:
            return int(row["at"][0]), int(row["at"][1])
        x, y, width, height = row["rect"]
        return int(x + width / 2), int(y + height / 2)

    def double_click(self) -> None:
        self.move(*self.anywhere())
        self.button()
        self.button()

    def drag(self) -> None:
        number = self.rng.choice((1, 2, 3))
        self.move(*self.anywhere())
        self._fake(X.ButtonPress, number)
        for _ in range(self.rng.randrange(1, 6)):
            self.move(*self.anywhere())
        self._fake(X.ButtonRelease, number)

    def wheel(self) -> None:
        for _ in range(self.rng.randrange(1, 10)):
            self.button(self.rng.choice((4, 5)))

    def resize(self) -> None:
        width, height = self.rng.choice(SIZES)
        self._window.configure(width=width, height=height)
        self._x.sync()

    def hit_a_key(self) -> None:
        *held, last = self.rng.choice(KEYS).split("+")
        codes = [self._code({"shift": "Shift_L", "control": "Control_L", "alt": "Alt_L"}[name]) for name in held]
        codes.append(self._code(last))
        for code in codes:
            self._fake(X.KeyPress, code)
        for code in reversed(codes):
            self._fake(X.KeyRelease, code)

    def hold_a_key(self) -> None:
        code = self._code(self.rng.choice(("Left", "Up", "Tab", "Return", "plus", "minus")))
        self._fake(X.KeyPress, code)
        time.sleep(0.6)
        self._fake(X.KeyRelease, code)

    # -- afterwards ----------------------------------------------------------------------------------------------

    def trouble(self) -> list[str]:
        """What is wrong with the app now, a line each."""
        found = [f"standard error: {line}" for line in self.errors().splitlines()]
        for name in ("hilltops.log", "engine.log"):
            file = self.data / name
            lines = file.read_text("utf-8", "replace").splitlines() if file.exists() else []
            first = next((at for at, line in enumerate(lines) if any(word in line for word in WRONG)), len(lines))
            found += [f"{name}: {line}" for line in lines[first:]]
        if self.process.poll() not in (None, 0):
            found.append(f"the exit code is {self.process.poll()}")
        return found

    def close(self) -> list[str]:
        """What is wrong, once the window has been closed as the desktop does it."""
        if self.process.poll() is None:
            self._window.configure(width=800, height=600)
            for _ in range(20):
                with suppress(XError):
                    self.ask_to_close()
                time.sleep(0.5)
                if self.process.poll() is not None:
                    break
                with suppress(XError):
                    self.confirm()
            else:
                return [*self.trouble(), f"it does not close; its screen is {self.tree().get('screen')!r}"]
        return self.trouble()

    def confirm(self) -> None:
        """Say yes where it asks first."""
        ids = [row["id"] for row in self.tree().get("widgets", ())]
        for name in ("yes", "ok", "quit"):
            if name in ids:
                self.click(name)


def main() -> int:
    """0 if nothing is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.monkey", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=200.0, help="doings a second, at most")
    args = parser.parse_args()
    screen, rng, end, starts = Screen(), random.Random(args.seed), time.monotonic() + args.seconds, 0
    did, seen, wrong = Counter[str](), set[str](), list[str]()
    with tempfile.TemporaryDirectory() as folder:
        while time.monotonic() < end and not wrong:
            monkey = Monkey(screen, Path(folder), rng)
            starts += 1
            try:
                monkey.go(end - time.monotonic(), args.rate)
                wrong = monkey.close()
            finally:
                monkey.stop()
            did += monkey.did
            seen |= monkey.seen
    screen.close()
    print(f"seed {args.seed}: {starts} starts, {did.total()} doings {dict(did)}, screens {sorted(seen)}")
    print("\n".join(wrong) if wrong else "nothing is wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
