"""`python -m tests.kill [--times N] [--seed S]`: kills the real app (SIGKILL) at random moments of a running game, on
an X server of its own, and looks after each start whether the game goes on with every action that had been shown."""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from game.games import GAMES
from game.table.loading import load
from game.table.match import Done
from game.table.savefile import SaveFile
from game.table.saves import Saves
from tests.whole_app.driver import Hilltops, Screen

RULES = {name: entry.rules for name, entry in GAMES.items()}
WINDOW = ("--quality", "low", "--size", "480x320")
SPEEDS = ("1", "2", "4", "20")
LONGEST = 3.0
"""Seconds that a game runs on before it is killed, at most."""


class Lost(RuntimeError):
    """Something that had been shown is not there any more; the text says what."""


def shown(tree: dict[str, Any]) -> int:
    """How many actions the screen told of."""
    return int(tree["n"]) if tree.get("screen") in ("play", "result") else 0


class Evening:
    """One data folder, and the games in it that are killed again and again."""

    def __init__(self, screen: Screen, data: Path, rng: random.Random) -> None:
        self._screen, self._data, self._rng = screen, data, rng
        self._saves = Saves(data / "games")
        self._before: list[Done] = []
        self.games = self.halves = 0
        self.most = 0

    def _begin(self) -> tuple[str, ...]:
        """Words for a new game of computer players."""
        self._before = []
        self.games += 1
        game = self._rng.choice(sorted(GAMES))
        seats = ",".join(["easy"] * self._rng.choice((2, 3)))
        return ("play", "--game", game, "--seats", seats, "--seed", str(self._rng.randrange(1000)))

    def kill_once(self) -> None:
        """Start, let it play for a while, kill it, and compare. Raises Lost."""
        goes_on = bool(self._before)
        words = ("play", "--continue") if goes_on else self._begin()
        app = Hilltops(self._screen, self._data, *words, *WINDOW, "--speed", self._rng.choice(SPEEDS))
        try:
            if goes_on:
                self._check_start(app)
            time.sleep(self._rng.uniform(0.0, LONGEST))
        finally:
            app.process.kill()
            app.process.wait()
            tree = app.tree()
            app.stop()
        self._check_file(shown(tree))

    def _check_start(self, app: Hilltops) -> None:
        tree = app.wait(lambda tree: tree["screen"] != "title", "the game that goes on")
        if shown(tree) < len(self._before):
            raise Lost(f"{len(self._before)} actions were kept, and Continue shows {tree['screen']} with {tree['n']}")

    def _check_file(self, seen: int) -> None:
        """The save must hold all that was there before, and all that was shown since; no dead process may hold it."""
        paths = self._saves.paths()
        if not paths and not seen:  # killed before it began
            return
        file = SaveFile.open(paths[0])
        loaded = load(RULES, file.read())
        file.close()
        done = loaded.match.done
        if len(done) < seen or done[: len(self._before)] != self._before:
            raise Lost(f"{seen} actions were shown, {len(self._before)} kept before; the save has {len(done)}")
        self.halves += bool(loaded.told)
        self.most = max(self.most, len(done))
        self._before = done if loaded.match.decision is not None else []


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    screen = Screen(800, 600)
    try:
        with tempfile.TemporaryDirectory() as folder:
            evening = Evening(screen, Path(folder), random.Random(wish.seed))
            for at in range(wish.times):
                evening.kill_once()
                if sys.stderr.isatty():
                    print(f"\rkilled {at + 1} times", end="", file=sys.stderr, flush=True)
    finally:
        screen.close()
    print(
        f"killed {wish.times} times in {evening.games} games of up to {evening.most} actions; "
        f"{evening.halves} half lines dropped; nothing was lost"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
