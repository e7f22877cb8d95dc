"""`bench`: figures about the rules or the window, as a small table or JSON."""

from __future__ import annotations

import argparse
import json

from game import bench
from game import cli_streams as streams
from game import cli_values as values
from game.games import GAMES


def run(args: argparse.Namespace) -> int:
    """Measure and print; 1 where a measured process failed."""
    if args.kind == "probe":
        from game import bench_probe

        bench_probe.main(args.wish)
        return 0
    name = values.one_of(args.game or next(iter(GAMES)), "game", GAMES)
    try:
        if args.kind == "rules":
            figures = bench.rules(name, args.seconds)
        else:
            figures = bench.window(name, args.quality, args.size, args.offscreen)
    except bench.NoFigures as error:
        streams.tell(str(error))
        return 1
    if args.json:
        print(json.dumps(figures))
    else:
        print("\n".join(f"{key:18}{value}" for key, value in figures.items()))
    return 0
