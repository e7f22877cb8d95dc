"""`python -m tests.soak [--game GAME] [--games N]`: thousands of recorded games over every number of players, board and
house rule, and games from prepared states. Each must end, `record --check` must agree, and `tally` must show every
kind of decision, card, face, chip and named situation often enough."""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from game import cli, cli_values
from game.games import GAMES
from game.rules.core.protocol import Game, Setup
from game.rules.magic_hill.content import CHIPS
from tests.prepared import Prepared, prepared, start_json

LEAST = 20
"""Of each thing that is wanted."""
A_WHILE = 4
"""Actions from a prepared state; what it is for has happened by then, or does not."""

WANTED: dict[str, dict[str, set[str]]] = {
    "emohbi": {
        "decisions": {"start", "play", "choose", "move", "climb", "nearest", "switch", "waterfall", "rotate"},
        "cards": {*"123456", "switch", "draw2", "ladder", "waterfall", "die", "rotate"},
        "faces": {f"number {n}" for n in range(1, 7)}
        | {f"chance {face}" for face in ("1", "2", "3", "ladder", "waterfall", "switch")},
        "situations": {"reshuffle", "climbed_2", "fell_2", "declined_and_fell", "win"},
    },
    "magic_hill": {
        "decisions": {"place", "turn", "advance", "home", "reveal", "raven", "discard", "storm"},
        "cards": {*"12345J"},
        "chips": {*CHIPS},
        "situations": {
            "push_chain_2", "passage_fires_later_in_anothers_turn", "trap_fires_later", "trap_lapses",
            "raven_takes_stone_later", "flying_in_anothers_turn", "third_stone", "reshuffle", "win_by_passage",
            "win_by_climbing", "win_in_anothers_turn", *(f"pushed_{chip}" for chip in CHIPS),
        },
    },
}  # fmt: skip
PREPARED: dict[str, Callable[[Setup], Iterator[Prepared]]] = {"magic_hill": prepared}
"""States for what is too rare in whole games."""


class Failed(RuntimeError):
    """A command did not end as it should, or something was not seen; the text tells."""


def command(*words: str) -> str:
    """What a command line prints. Raises Failed."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = cli.main(words)
    if code:
        raise Failed(f"{' '.join(words)}: exit {code}: {err.getvalue().strip()}")
    return out.getvalue()


def setups(game: Game) -> list[Setup]:
    """Each board, number of players, and house rule that is not the default; the last seat begins."""
    default = {name: values[0] for name, values in game.OPTIONS.items()}
    house = [{name: value} for name, values in game.OPTIONS.items() for value in values[1:]]
    return [
        Setup(seats, seats - 1, cli_values.board_data(board, game.BOARDS), default | rule)
        for board in game.BOARDS
        for seats in game.SEATS
        for rule in ({}, *house)
    ]


def words_of(game: Game, setup: Setup) -> list[str]:
    """The same for the command line."""
    house = [f"{name}={str(value).lower()}" for name, value in setup.options.items()]
    options = [word for rule in house for word in ("--option", rule)]
    seats, first = str(setup.seats), str(setup.first)
    return ["--game", game.NAME, "--board", setup.board["name"], "--players", seats, "--first", first, *options]


class Soak:
    """The games of one kind, written, checked and counted."""

    def __init__(self, game: Game, folder: Path) -> None:
        self.game = game
        self.seed = 0
        self.total: Counter[str] = Counter()
        """Games, actions, and what the tally shows, by table and key."""
        self._start, self._record = str(folder / "start.json"), str(folder / "games.jsonl")

    def whole(self, setup: Setup, games: int, policy: str) -> None:
        """Whole games. Raises Failed, where one does not end too."""
        words = [*words_of(self.game, setup), "--policy", policy]
        counts = self._play(words, games)
        if counts["games_won"] != games:
            raise Failed(f"{' '.join(words)}: {counts['games_won']} of {games} games ended")
        self.total["games"] += games

    def rare(self, setup: Setup, each: int) -> None:
        """The first actions from each prepared state, `each` times at random. Raises Failed."""
        for _, _, state in PREPARED.get(self.game.NAME, lambda setup: iter(()))(setup):
            Path(self._start).write_text(json.dumps(start_json(setup, state)), "utf-8")
            self._play(["--from", self._start, "--max-actions", str(A_WHILE)], each)
            self.total["from prepared states"] += each

    def _play(self, words: list[str], games: int) -> dict[str, Any]:
        command("record", *words, "--seed", str(self.seed), "--games", str(games), "--out", self._record)
        command("record", "--check", self._record)
        counts: dict[str, Any] = json.loads(command("tally", self._record))
        self.seed += games
        self.total["actions"] += counts["actions_played"]
        for table in WANTED[self.game.NAME]:
            self.total.update({f"{table} {key}": count for key, count in counts[table].items()})
        return counts

    def missing(self, least: int) -> list[str]:
        """What is wanted and was seen less often."""
        wanted = [f"{table} {key}" for table, keys in WANTED[self.game.NAME].items() for key in keys]
        return sorted(f"{name} ({self.total[name]})" for name in wanted if self.total[name] < least)


def soak(name: str, games: int, better: str, each: int) -> Counter[str]:
    """Each way of playing once at random, then by the policy `better`, whose games are short, and from prepared
    states; the counts. Raises Failed."""
    ways = setups(GAMES[name].rules)
    with tempfile.TemporaryDirectory() as folder:
        run = Soak(GAMES[name].rules, Path(folder))
        for setup in ways:
            run.whole(setup, 1, "random")
            run.whole(setup, max(1, -(-games // len(ways)) - 1), better)
            run.rare(setup, each)
            if sys.stderr.isatty():
                print(f"\r{name}: {run.total['games']} games", end="", file=sys.stderr, flush=True)
    if run.missing(LEAST):
        raise Failed(f"{name}: seen less than {LEAST} times: {', '.join(run.missing(LEAST))}")
    return run.total


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="how many at least, of each game (default: 2000)")
    parser.add_argument("--game", choices=list(GAMES), help="one game alone (default: all)")
    parser.add_argument("--policy", default="easy", help="who plays all but one game of each kind (default: easy)")
    parser.add_argument("--each", type=int, default=5, help="games from each prepared state (default: 5)")
    wish, start = parser.parse_args(), time.process_time()
    for name in [wish.game] if wish.game else GAMES:
        total = soak(name, wish.games, wish.policy, wish.each)
        print(f"{name}: {json.dumps(dict(sorted(total.items())), indent=1)}", flush=True)
    print(f"all ended, all agree, all seen {LEAST} times and more; {time.process_time() - start:.0f} s of CPU")
    return 0


if __name__ == "__main__":
    sys.exit(main())
