"""`play` and `watch`: the command line's wishes, checked, made into one start of the app. What the title does not need
is loaded only when it is asked for: the first picture should come soon."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game import cli_values as values
from game import files
from game.games import GAMES
from game.launch import Launch
from game.rules.core.agreed import whole_rules
from game.rules.core.chance import Seeded
from game.rules.core.protocol import BadSetup, Setup
from game.rules.core.shape import BadRecord
from game.table.plan import Plan, Seat

USUAL_POLICY = "medium"
USUAL_PLAYERS = 3
_OWN = ("board", "option", "table", "first", "seed")
"""What a game that was begun already has agreed on."""
_WATCH = ("offscreen", "max_actions", "camera", "shots", "motions")


def launch(args: argparse.Namespace) -> Launch:
    """What the app is to do. Raises BadInput."""
    common = {name: getattr(args, name) for name in ("data", "size", "quality", "speed", "ui_tree")}
    if args.command == "watch":
        common |= {name: getattr(args, name) for name in _WATCH}
        if args.start_from:
            return Launch(mode="watch", **common, **_going_on(args))
    if args.command == "play" and args.start_from:
        return Launch(**common, **_taken_up(args))
    name = _game(args.game)
    if args.command == "play" and args.go_on:
        _check_fits(args, "--continue", "seats", "game", *_OWN)
        return Launch(game=name, go_on=True, **common)
    if args.command == "play" and not (args.seats or args.board or args.option or args.table or args.first):
        return Launch(game=name, seed=args.seed, **common)  # nothing to check: the title comes without the rules
    rules: Any = GAMES[name].rules
    options = values.options(rules.OPTIONS, args.option)
    board = values.board_data(args.board or rules.BOARDS[0], rules.BOARDS)
    seats = _seats(args, rules.SEATS)
    table = _agreed(args, name)
    plan = seats and _plan(args, rules, options, seats)._replace(table=table)
    setup = Setup(len(seats or ()) or rules.SEATS[0], args.first or 0, board, options)
    _try_out(rules, setup, plan.seed if plan else 0)
    known = {"board": args.board, "options": options, "table": table, "first": args.first, "seed": args.seed}
    return Launch(mode=args.command, game=name, plan=plan or None, board_data=board, **common, **known)


def _check_fits(args: argparse.Namespace, flag: str, *others: str) -> None:
    """`flag` brings its own game. Raises BadInput where another one is asked for."""
    for name in others:
        if getattr(args, name) not in (None, [], False):
            raise values.BadInput(f"{flag} fits no --{name.replace('go_on', 'continue')}")


def _taken_up(args: argparse.Namespace) -> dict[str, Any]:
    """The parts of a Launch that plays the game in a file on."""
    from game.commands.record import RULES, whole
    from game.table.given import own_save
    from game.table.loading import Unreadable

    _check_fits(args, "--from", "go_on", *_OWN)
    seats = values.seats(args.seats, _levels()) if args.seats else ()
    try:
        given = own_save(RULES, whole(args.start_from), seats, values.fresh_seed())
    except (BadRecord, Unreadable) as error:
        raise values.BadInput(f"{args.start_from}: {error.__cause__ or error}") from None
    if args.game not in (None, given.game):
        raise values.BadInput(f"{args.start_from} holds a game of {given.game}")
    return {"game": given.game, "save": given.save}


def _levels() -> list[str]:
    """The levels of computer players that the set-up page offers too."""
    from game.bots.players import POLICIES

    return [name for name in POLICIES if name != "random"]


def _agreed(args: argparse.Namespace, name: str) -> dict[str, object]:
    """What the players of a game agree on beside its rules."""
    if args.command != "play":
        return {}
    offered = GAMES[name].texts().setup_view().table
    known = {rule.name: tuple(value.value for value in rule.values) for rule in offered}
    return values.options(known, args.table, "agreement")


def _game(name: str | None) -> str:
    """The game called `name`, by default the first."""
    return values.one_of(name or next(iter(GAMES)), "game", GAMES)


def _seats(args: argparse.Namespace, numbers: Sequence[int]) -> tuple[Seat, ...] | None:
    if args.command == "watch":
        return _watched(args, _fitting(args.players or USUAL_PLAYERS, numbers))
    if not args.seats:
        return None
    chosen = values.seats(args.seats, _levels())
    _fitting(len(chosen), numbers)
    return chosen


def _fitting(players: int, numbers: Sequence[int]) -> int:
    """`players`, which is one of the game's `numbers`. Raises BadInput."""
    if players not in numbers:
        raise values.BadInput(f"{players} can't play; {numbers[0]} to {numbers[-1]} can")
    return players


def _watched(args: argparse.Namespace, players: int) -> tuple[Seat, ...]:
    from game.bots.players import POLICIES

    policy = values.one_of(args.policy or USUAL_POLICY, "policy", POLICIES)
    return values.seats(",".join([policy] * players), POLICIES)


def _plan(args: argparse.Namespace, rules: Any, options: dict[str, object], seats: tuple[Seat, ...]) -> Plan:
    if (args.first or 0) >= len(seats):
        raise values.BadInput(f"--first {args.first}: the seats are 0 to {len(seats) - 1}")
    seed = values.fresh_seed() if args.seed is None else args.seed
    whole = whole_rules(rules.OPTIONS, options)
    return Plan(rules.NAME, args.board or rules.BOARDS[0], whole, seats, args.first or 0, seed)


def _check_places(wish: Launch) -> None:
    """Have what can't be written refused before a window opens. Raises BadInput, OSError."""
    wanted = [Path(wish.ui_tree)] if wish.ui_tree else []
    for folder in (wish.shots, wish.motions):
        if folder:
            Path(folder).mkdir(parents=True, exist_ok=True)
            wanted.append(Path(folder) / "title.png")
    for file in wanted:
        trouble = files.trouble_writing(file)
        if trouble:
            raise values.BadInput(trouble)


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
    except BadRecord as error:
        raise values.BadInput(f"{args.start_from}: {error}") from None
    board = str(setup.board.get("name", ""))
    seats = _watched(args, setup.seats)
    plan = Plan(game.NAME, board, setup.options, seats, setup.first, seed)
    return {"game": game.NAME, "plan": plan, "board_data": setup.board, "state": state, "seed": seed}


def run(args: argparse.Namespace) -> int:
    """Open the window and play until it is closed; the exit code."""
    wish = launch(args)
    _check_places(wish)
    from game.start import start

    return start(wish)
