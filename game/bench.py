"""Figures about speed and size: of the rules, and of the window in fresh processes."""

from __future__ import annotations

import json
import os
import random
import subprocess
import tempfile
import time
from collections.abc import Mapping
from statistics import median
from typing import Any

from game import cli_values as values
from game import paths

STARTS = 5
PLAYERS = 3
PATIENCE = 180
"""Seconds that one measured process may take."""

Figures = dict[str, Any]


class NoFigures(RuntimeError):
    """A measured process failed; the text is its last line."""


def rules(name: str, seconds: float) -> Figures:
    """Random self-play of the game called `name`, with legal actions and events, for about so many CPU seconds."""
    from game.games import GAMES
    from game.rules.core.chance import Seeded
    from game.rules.core.protocol import Setup

    game: Any = GAMES[name].rules
    options = {option: known[0] for option, known in game.OPTIONS.items()}
    setup = Setup(PLAYERS, 0, values.board_data(game.BOARDS[0]), options)
    choose = random.Random(1).random
    actions = games = 0
    start = time.process_time()
    while (took := time.process_time() - start) < seconds:
        actions += _one_game(game, game.new(setup, Seeded(games)).state, choose)
        games += 1
    return {"game": name, "actions_per_s": round(actions / took), "games": games}


def _one_game(game: Any, state: Any, choose: Any) -> int:
    """Play at random to the end; how many actions it took."""
    legal, apply, count = game.legal, game.apply, 0
    while actions := legal(state):
        state = apply(state, actions[int(choose() * len(actions))]).state
        count += 1
    return count


def window(name: str, quality: str, size: tuple[int, int], offscreen: bool) -> Figures:
    """Starts, frames and memory; each start is a fresh process, and not the first one: Python has kept its byte code,
    as it does for players. Raises NoFigures."""
    common = {"game": name, "quality": quality, "size": list(size), "offscreen": offscreen}
    with tempfile.TemporaryDirectory() as folder:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        environment["PYTHONPYCACHEPREFIX"] = folder

        def starts(kind: str) -> list[Figures]:
            return [_probe({**common, "kind": kind}, environment) for _ in range(1 + STARTS)][1:]

        empty, title, board = (starts(kind) for kind in _KINDS)
        moving = {key: value for kind in _LONG for key, value in _probe({**common, "kind": kind}, environment).items()}
    return {
        "empty_s": _median(empty, "first_s"),
        "title_s": _median(title, "first_s"),
        "board_s": _median(board, "first_s"),
        **{f"{kind}_cpu_s": _median(found, "cpu_s") for kind, found in zip(_KINDS, (empty, title, board), strict=True)},
        "empty_mb": _median(empty, "peak_mb"),
        **{key: moving[key] for key in _MOVING},
    }


_KINDS = ("empty", "title", "board")
_LONG = ("moving", "resting")
_MOVING = (
    "peak_mb",
    "frame_ms_mean",
    "frame_ms_p99",
    "cpu_ms_per_frame",
    "idle_cpu",
    "triangles",
    "draw_calls",
)


def _median(figures: list[Figures], key: str) -> float:
    return round(float(median(figure[key] for figure in figures)), 3)


def _probe(wish: Mapping[str, object], environment: Mapping[str, str]) -> Figures:
    """What one fresh process measures. Raises NoFigures."""
    words = [*paths.program(), "bench", "probe", json.dumps({**wish, "started": time.time()})]
    done = subprocess.run(
        words, cwd=paths.root(), env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    lines = done.stdout.strip().splitlines()
    try:
        figures: Figures = json.loads(lines[-1])
    except (IndexError, ValueError):
        told = done.stderr.strip().splitlines() or ["it said nothing"]
        raise NoFigures(f"{wish['kind']} could not be measured: {told[-1]}") from None
    return figures
