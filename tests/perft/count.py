"""Perft: how many sequences of actions there are to a depth. Every action of a set-up's tree is played with dice and
shuffles that follow from the random state, so a number is one fact about the rules and the random numbers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from game import cli_values
from game.games import GAMES
from game.rules.core.chance import Seeded
from game.rules.core.data import action_json
from game.rules.core.protocol import Game, Setup

HERE = Path(__file__).parent
SHALLOW = 30_000
"""Counts up to this are part of the suite."""


class Line(NamedTuple):
    """One line of a file: where to start, and how many sequences there are."""

    file: str
    words: dict[str, str]
    depth: int
    count: int

    def __str__(self) -> str:
        return f"{self.file} {' '.join(f'{key}={value}' for key, value in self.words.items())} depth={self.depth}"


def read(file: Path) -> list[Line]:
    """The lines of a file: `seats=3 seed=7 skip=40 OPTION=VALUE ... depth=4 count=1234`."""
    lines = []
    for text in file.read_text("utf-8").splitlines():
        if text and not text.startswith("#"):
            words = dict(word.split("=", 1) for word in text.split())
            depth, count = int(words.pop("depth")), int(words.pop("count"))
            lines.append(Line(file.stem, words, depth, count))
    return lines


def all_lines() -> list[Line]:
    return [line for file in sorted(HERE.glob("*.txt")) for line in read(file)]


def start(line: Line) -> tuple[Game, Any]:
    """The state to count from: `skip` random actions after the set-up, those left out that win."""
    words = dict(line.words)
    game = GAMES[words.pop("game")].rules
    seats, seed, skip, board = (words.pop(key) for key in ("seats", "seed", "skip", "board"))
    setup = Setup(int(seats), 0, cli_values.board_data(board), cli_values.options(game.OPTIONS, words.items()))
    state, rng = game.new(setup, Seeded(int(seed))).state, Seeded(int(seed))
    for _ in range(int(skip)):
        after = game.apply(state, rng.pick(game.legal(state))).state
        if game.winner(after) is None:
            state = after
    return game, state


def perft(game: Game, state: Any, depth: int) -> int:
    """The number of sequences of `depth` actions; a won game ends a sequence early, and it does not count."""
    legal = game.legal(state)
    if depth == 1:
        return len(legal)
    return sum(perft(game, game.apply(state, action).state, depth - 1) for action in legal)


def divide(game: Game, state: Any, depth: int) -> str:
    """The count behind each first action, to find where two engines part."""
    rows = []
    for action in game.legal(state):
        after = game.apply(state, action).state
        rows.append(f"{json.dumps(action_json(action))}: {perft(game, after, depth - 1) if depth > 1 else 1}")
    return "\n".join(rows)


def check(line: Line) -> str:
    """Empty where the count is right; else what it is, divided."""
    game, state = start(line)
    count = perft(game, state, line.depth)
    return "" if count == line.count else f"{line}: {count}, not {line.count}\n{divide(game, state, line.depth)}"
