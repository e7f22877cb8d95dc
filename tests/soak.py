"""`python -m tests.soak [--games N]`: thousands of recorded games over every number of players, board and house rule.
Each must end, `record --check` must agree, and `tally` must show every kind of decision, card and face of a die."""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from game import cli
from game.games import GAMES
from game.rules.core.protocol import Game

WANTED: dict[str, dict[str, set[str]]] = {
    "emohbi": {
        "decisions": {"start", "play", "choose", "move", "climb", "nearest", "switch", "waterfall", "rotate"},
        "cards": {*"123456", "switch", "draw2", "ladder", "waterfall", "die", "rotate"},
        "faces": {f"number {n}" for n in range(1, 7)}
        | {f"chance {face}" for face in ("1", "2", "3", "ladder", "waterfall", "switch")},
    },
    "magic_hill": {
        "decisions": {"place", "turn", "advance", "home", "reveal", "raven", "discard", "storm"},
        "cards": {*"12345J"},
        "chips": {"passage", "ghost", "raven", "crystal", "storm", "flying", "trap"},
    },
}


class Failed(RuntimeError):
    """A command did not end as it should; the text is what it said."""


def command(*words: str) -> str:
    """What a command line prints. Raises Failed."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = cli.main(words)
    if code:
        raise Failed(f"{' '.join(words)}: exit {code}: {err.getvalue().strip()}")
    return out.getvalue()


def settings(game: Game) -> list[list[str]]:
    """The words for each board, number of players, and house rule that is not the default."""
    house = [f"{name}={str(value).lower()}" for name, values in game.OPTIONS.items() for value in values[1:]]
    options = [[], *(["--option", rule] for rule in house)]
    return [
        ["--game", game.NAME, "--board", board, "--players", str(seats), "--first", str(seats - 1), *words]
        for board in game.BOARDS
        for seats in game.SEATS
        for words in options
    ]


def played(words: list[str], games: int, file: str, name: str) -> Counter[str]:
    """Some games written, checked and counted. Raises Failed."""
    command("record", *words, "--games", str(games), "--out", file)
    command("record", "--check", file)
    counts: dict[str, Any] = json.loads(command("tally", file))
    if counts["games_won"] != games:
        raise Failed(f"{' '.join(words)}: {counts['games_won']} of {games} games ended")
    total = Counter({"games": games, "actions": counts["actions_played"]})
    for kind in WANTED[name]:
        total.update({f"{kind} {key}": count for key, count in counts[kind].items()})
    return total


def soak(name: str, games: int, better: str) -> Counter[str]:
    """Each way of playing once at random, and then by the policy `better`, whose games are short. Raises Failed."""
    ways = settings(GAMES[name].rules)
    each, total, seed = -(-games // len(ways)), Counter[str](), 0
    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder) / "games.jsonl")
        for words in ways:
            for policy, number in (("random", 1), (better, each - 1)):
                if number:
                    total += played([*words, "--policy", policy, "--seed", str(seed)], number, file, name)
                    seed += number
            if sys.stderr.isatty():
                print(f"\r{total['games']} games, {total['actions']} actions", end="", file=sys.stderr, flush=True)
    return total


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="how many at least, of each game (default: 2000)")
    parser.add_argument("--policy", default="easy", help="who plays all but one game of each kind (default: easy)")
    wish, start = parser.parse_args(), time.monotonic()
    for name in GAMES:
        total = soak(name, wish.games, wish.policy)
        missing = {f"{kind} {key}" for kind, keys in WANTED[name].items() for key in keys} - set(total)
        print(f"\n{name}: {json.dumps(dict(sorted(total.items())), indent=1)}")
        if missing:
            raise Failed(f"never seen: {', '.join(sorted(missing))}")
    print(f"all ended, all agree, all seen; {time.monotonic() - start:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
