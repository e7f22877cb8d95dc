"""`python -m game.commands.match`: how strong the computer players are, and how long they think."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from time import process_time

from game import cli_values as values
from game.bots.players import POLICIES
from game.games import GAMES
from game.rules.core.chance import Seeded
from game.rules.core.protocol import BadSetup, Game, Setup

OWN_CHANCE = 0x5EED0B075


def play(game: Game, setup: Setup, seed: int, names: Sequence[str], times: dict[str, list[float]]) -> int:
    """The seat that wins a game of the policies `names`; each decision's seconds of CPU go to `times`."""
    state, rng = game.new(setup, Seeded(seed)).state, Seeded(seed ^ OWN_CHANCE)
    while (decision := game.decision(state)) is not None:
        name, legal, view = names[decision.seat], game.legal(state), game.observe(state, decision.seat)
        before = process_time()
        action = POLICIES[name](game, view, legal, rng)
        times[name].append(process_time() - before)
        state = game.apply(state, action).state
    return game.winner(state) or 0


def run(args: argparse.Namespace) -> int:
    """Play and print. Raises values.BadInput, BadSetup."""
    names = args.seats.split(",")
    for name in names:
        values.one_of(name, "policy", POLICIES)
    game: Game = GAMES[values.one_of(args.game, "game", GAMES)].rules
    board = values.board_data(args.board or game.BOARDS[0])
    options = values.options(game.OPTIONS, args.option)
    wins, times = [0] * len(names), {name: list[float]() for name in names}
    for i in range(args.games):
        turned = i % len(names)
        seated = names[turned:] + names[:turned]
        setup = Setup(len(names), 0, board, options)
        winner = play(game, setup, args.seed + i // len(names), seated, times)
        wins[(winner + turned) % len(names)] += 1
    _print(names, wins, times)
    return 0


def _print(names: Sequence[str], wins: Sequence[int], times: dict[str, list[float]]) -> None:
    games = sum(wins)
    for i, (name, won) in enumerate(zip(names, wins, strict=True)):
        print(f"seat {i} {name}: {won} of {games} games, {100 * won / games:.1f} %")
    for name, seconds in times.items():
        ms = sorted(1000 * s for s in seconds)
        print(
            f"{name}: {len(ms)} decisions, CPU ms mean {sum(ms) / len(ms):.2f}, "
            f"p99 {ms[int(0.99 * len(ms))]:.2f}, max {ms[-1]:.2f}"
        )


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(prog="python -m game.commands.match", description=__doc__)
    made.add_argument("--game", default=next(iter(GAMES)))
    made.add_argument("--seats", default="medium,random", help="policies, seats are rotated from game to game")
    made.add_argument("--games", type=values.whole(1, 1_000_000), default=1000)
    made.add_argument("--seed", type=values.whole(0), default=1)
    made.add_argument("--board", help="a board's name or file")
    made.add_argument("--option", type=values.option, action="append", default=[], metavar="NAME=VALUE")
    return made


def main() -> int:
    """Play the games that the command line asks for; the exit code."""
    try:
        return run(parser().parse_args())
    except (values.BadInput, BadSetup) as error:
        print(f"hilltops: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
