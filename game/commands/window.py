"""`play` and `watch`: the command line's wishes, checked, made into one start of the app. What the title does not need
is loaded only when it is asked for: the first picture should come soon."""

from __future__ import annotations

import argparse
from typing import Any

from game import cli_values as values
from game.games import GAMES
from game.launch import Launch
from game.rules.core.chance import Seeded
from game.rules.core.protocol import BadSetup, Setup
from game.rules.core.shape import BadRecord
from game.table.plan import Plan, Seat

USUAL_POLICY = "medium"
USUAL_PLAYERS = 3
_WATCH = ("offscreen", "max_actions", "camera", "shots", "motions")


def launch(args: argparse.Namespace) -> Launch:
    """What the app is to do. Raises BadInput."""
    common = {name: getattr(args, name) for name in ("data", "size", "quality", "speed", "ui_tree")}
    if args.command == "watch":
        common |= {name: getattr(args, name) for name in _WATCH}
        if args.start_from:
            return Launch(mode="watch", **common, **_going_on(args))
    rules = _rules(args.game)
    options = values.options(rules.OPTIONS, args.option)
    board = values.board_data(args.board or rules.BOARDS[0])
    seats = _seats(args)
    plan = seats and _plan(args, rules, options, seats)
    setup = Setup(len(seats or ()) or rules.SEATS[0], args.first or 0, board, options)
    _try_out(rules, setup, plan.seed if plan else 0)
    known = {"board": args.board, "options": options, "first": args.first, "seed": args.seed}
    return Launch(mode=args.command, game=rules.NAME, plan=plan or None, board_data=board, **common, **known)


def _rules(name: str | None) -> Any:
    """The rules of the game called `name`, by default the first."""
    chosen = name or next(iter(GAMES))
    if chosen not in GAMES:
        raise values.BadInput(f"there is no game {chosen[:40]!r}; there are {', '.join(GAMES)}")
    return GAMES[chosen].rules


def _seats(args: argparse.Namespace) -> tuple[Seat, ...] | None:
    if args.command == "watch":
        return _watched(args, args.players or USUAL_PLAYERS)
    if not args.seats:
        return None
    from game.bots.players import POLICIES

    return values.seats(args.seats, [name for name in POLICIES if name != "random"])


def _watched(args: argparse.Namespace, players: int) -> tuple[Seat, ...]:
    from game.bots.players import POLICIES

    policy = args.policy or USUAL_POLICY
    if policy not in POLICIES:
        raise values.BadInput(f"there is no policy {policy[:40]!r}; there are {', '.join(POLICIES)}")
    return values.seats(",".join([policy] * players), POLICIES)


def _plan(args: argparse.Namespace, rules: Any, options: dict[str, object], seats: tuple[Seat, ...]) -> Plan:
    if len(seats) not in rules.SEATS:
        raise values.BadInput(f"{len(seats)} can't play; {rules.SEATS[0]} to {rules.SEATS[-1]} can")
    if (args.first or 0) >= len(seats):
        raise values.BadInput(f"--first {args.first}: the seats are 0 to {len(seats) - 1}")
    whole = {name: options.get(name, known[0]) for name, known in rules.OPTIONS.items()}
    seed = values.fresh_seed() if args.seed is None else args.seed
    return Plan(rules.NAME, args.board or rules.BOARDS[0], whole, seats, args.first or 0, seed)


def _try_out(rules: Any, setup: Setup, seed: int) -> None:
    """Have the rules refuse a board or house rules before a window opens."""
    try:
        rules.new(setup._replace(first=min(setup.first, setup.seats - 1)), Seeded(seed))
    except BadSetup as error:
        raise values.BadInput(str(error)) from None


def _going_on(args: argparse.Namespace) -> dict[str, Any]:
    """The parts of a Launch that goes on from the state in a file."""
    from game.commands.record import prepared

    seed = values.fresh_seed() if args.seed is None else args.seed
    try:
        (game, setup, state), _ = prepared(args)(seed)
    except OSError as error:
        raise values.BadInput(f"{error.filename}: {error.strerror}") from None
    except BadRecord as error:
        raise values.BadInput(f"{args.start_from}: {error}") from None
    board = str(setup.board.get("name", ""))
    seats = _watched(args, setup.seats)
    plan = Plan(game.NAME, board, setup.options, seats, setup.first, seed)
    return {"game": game.NAME, "plan": plan, "board_data": setup.board, "state": state, "seed": seed}


def run(args: argparse.Namespace) -> int:
    """Open the window and play until it is closed; the exit code."""
    wish = launch(args)
    from game.start import start

    return start(wish)
