"""`play` and `watch`: the command line's wishes made into one start of the app."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import Any

from game import cli_values as values
from game.bots.players import POLICIES
from game.games import GAMES
from game.launch import Launch
from game.table.plan import Plan, Seat

USUAL_POLICY = "medium"
USUAL_PLAYERS = 3


def _rules(name: str | None) -> Any:
    """The rules of the game called `name`, by default the first. Raises BadInput."""
    chosen = name or next(iter(GAMES))
    if chosen not in GAMES:
        raise values.BadInput(f"there is no game {chosen[:40]!r}; there are {', '.join(GAMES)}")
    return GAMES[chosen].rules


def _seats(args: argparse.Namespace) -> tuple[Seat, ...] | None:
    if args.command == "play":
        return values.seats(args.seats, [name for name in POLICIES if name != "random"]) if args.seats else None
    policy = args.policy or USUAL_POLICY
    if policy not in POLICIES:
        raise values.BadInput(f"there is no policy {policy[:40]!r}; there are {', '.join(POLICIES)}")
    return values.seats(",".join([policy] * (args.players or USUAL_PLAYERS)), POLICIES)


def _plan(args: argparse.Namespace, rules: Any, options: Mapping[str, object]) -> Plan | None:
    """The whole game that the command line names; None leaves it to the set-up page."""
    seats = _seats(args)
    if seats is None or (args.command == "watch" and args.start_from):
        return None
    if len(seats) not in rules.SEATS:
        raise values.BadInput(f"{len(seats)} can't play; {rules.SEATS[0]} to {rules.SEATS[-1]} can")
    if (args.first or 0) >= len(seats):
        raise values.BadInput(f"--first {args.first}: the seats are 0 to {len(seats) - 1}")
    whole = {name: options.get(name, known[0]) for name, known in rules.OPTIONS.items()}
    seed = values.fresh_seed() if args.seed is None else args.seed
    return Plan(rules.NAME, args.board or rules.BOARDS[0], whole, seats, args.first or 0, seed)


def launch(args: argparse.Namespace) -> Launch:
    """What the app is to do. Raises BadInput."""
    rules = _rules(args.game)
    options = values.options(rules.OPTIONS, args.option)
    if args.board:
        values.board_data(args.board)
    watch = {name: getattr(args, name) for name in _WATCH} if args.command == "watch" else {}
    return Launch(
        mode=args.command,
        game=rules.NAME,
        plan=_plan(args, rules, options),
        board=args.board,
        options=options,
        first=args.first,
        seed=args.seed,
        data=args.data,
        size=args.size,
        quality=args.quality,
        speed=args.speed,
        ui_tree=args.ui_tree,
        **watch,
    )


_WATCH = ("offscreen", "start_from", "max_actions", "camera", "shots", "motions")


def run(args: argparse.Namespace) -> int:
    """Open the window and play until it is closed; the exit code."""
    wish = launch(args)
    from game.start import start

    return start(wish)
