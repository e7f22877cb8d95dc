"""`record`: write whole games as text, or check such text (docs/record.md)."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from game import cli_streams as streams
from game import cli_values as values
from game import files
from game.bots.players import POLICIES, Policy
from game.games import GAMES
from game.rules.core import record
from game.rules.core.chance import Seeded
from game.rules.core.check import LONGEST_LINE, Start, parse_line, replay, start_from
from game.rules.core.data import Action, action_from_json
from game.rules.core.protocol import BadSetup, Game, Json, Setup, State, Step
from game.rules.core.shape import BadRecord
from game.rules.core.tape import Disagrees
from game.table.savefile import LONGEST

DISAGREES = 1
LONGEST_FILE = 2_000_000
"""Of a script, in bytes."""
RULES: dict[str, Game] = {name: entry.rules for name, entry in GAMES.items()}
OWN_CHANCE = 0x5EED0FB075
"""Keeps a policy's random numbers apart from the game's."""


def run(args: argparse.Namespace) -> int:
    """Do what the command line says; the exit code. Raises values.BadInput."""
    try:
        return _check(args) if args.check else _write(args)
    except Disagrees as error:
        streams.tell(str(error))
        return DISAGREES
    except RecursionError:
        raise values.BadInput("the input is nested too deeply") from None
    except (BadRecord, BadSetup) as error:
        raise values.BadInput(str(error)) from None


_WRITING = ("players", "games", "policy", "max_actions", "script", "start_from", "out", "game", "board", "option")


def _check(args: argparse.Namespace) -> int:
    for name in (*_WRITING, "first", "seed"):
        if getattr(args, name) not in (None, []):
            raise values.BadInput(f"--check fits no --{name.replace('start_from', 'from').replace('_', '-')}")
    with lines_of(args.check) as lines:
        for _ in replay(RULES, lines):
            pass
    return 0


@contextmanager
def lines_of(name: str) -> Iterator[Iterator[bytes]]:
    """The lines of a file, or of standard input for `-`, none read further than allowed. Raises OSError."""
    if name == "-":
        with files.naming("standard input"):
            yield _lines(sys.stdin.buffer)
    else:
        with files.naming(name), open(name, "rb") as file:
            yield _lines(file)


def _lines(file: IO[bytes]) -> Iterator[bytes]:
    while line := file.readline(LONGEST_LINE + 1):
        yield line


def whole(name: str) -> bytes:
    """All of a file, or of standard input for `-`; what follows a line that is too long for a record is left out.
    Raises OSError, BadRecord."""
    found = bytearray()
    with lines_of(name) as lines:
        for line in lines:
            found += line
            if len(line) > LONGEST_LINE:
                break
            if len(found) > LONGEST:
                raise BadRecord("the file is too large")
    return bytes(found)


def _write(args: argparse.Namespace) -> int:
    if args.out is None:
        raise values.BadInput("record needs --out FILE (- for standard output) or --check FILE")
    policy = POLICIES[values.one_of(args.policy or "random", "policy", POLICIES)]
    if args.script == args.start_from == "-":
        raise values.BadInput("--script and --from can't both be standard input")
    script = _script(args.script) if args.script else []
    count = args.games or 1
    if count > 1 and args.script:
        raise values.BadInput("--games fits no --script")
    begin = prepared(args) if args.start_from else _fresh(args)
    seed = 0 if args.seed is None else args.seed
    if seed + count - 1 > record.LARGEST_SEED:
        raise values.BadInput("so many games need seeds over 2^53 - 1")
    games = (line for i in range(count) for line in _game(begin, seed + i, policy, script, args.max_actions))
    known = list(games) if script else [next(games)]  # what is bad input shows before the file is touched
    with _output(args.out) as out:
        out.writelines(known)
        out.writelines(games)
        out.flush()
    return 0


@contextmanager
def _output(name: str) -> Iterator[IO[bytes]]:
    if name == "-":
        yield sys.stdout.buffer
    else:
        with files.whole_file(Path(name)) as file:
            yield file


def _fresh(args: argparse.Namespace) -> Any:
    """A function from a seed to a new game's start and its first step."""
    game = RULES[values.one_of(args.game or next(iter(GAMES)), "game", GAMES)]
    players = game.SEATS[0] if args.players is None else args.players
    options = values.options(game.OPTIONS, args.option)
    setup = Setup(players, args.first or 0, values.board_data(args.board or game.BOARDS[0], game.BOARDS), options)

    def begin(seed: int) -> tuple[Start, Step]:
        step = game.new(setup, Seeded(seed))
        return Start(game, setup, step.state), step

    return begin


def prepared(args: argparse.Namespace) -> Any:
    """A function from a seed to the start in the `--from` file."""
    for name in ("players", "board", "option"):
        if getattr(args, name):
            raise values.BadInput(f"--from fits no --{name}")
    data = _object(args.start_from)
    if args.first is not None:
        data["first"] = args.first
    start = start_from(RULES, data)
    if args.game not in (None, start.game.NAME):
        raise values.BadInput(f"{args.start_from} holds a game of {start.game.NAME}")

    def begin(seed: int) -> tuple[Start, Step]:
        state = start.state._replace(rng=seed)
        return Start(start.game, start.setup, state), Step(state, ())

    return begin


def _object(name: str) -> Json:
    """The first line of a file, or all of it, as an object. Raises BadRecord, OSError."""
    with lines_of(name) as lines:
        first = next(lines, b"")
        try:
            return parse_line(first)
        except BadRecord:
            whole = bytearray(first)
            for line in lines:
                whole += line
                if len(whole) > LONGEST_LINE:
                    raise
            return parse_line(bytes(whole))


def _script(name: str) -> list[Json]:
    actions, size = [], 0
    with lines_of(name) as lines:
        for line in lines:
            size += len(line)
            if size > LONGEST_FILE:
                raise BadRecord("the script is too long")
            if line.strip():
                actions.append(parse_line(line))
    return actions


def _game(begin: Any, seed: int, policy: Policy, script: list[Json], most: int | None) -> Iterator[bytes]:
    """The lines of one game, their ends included. Raises BadSetup, BadRecord."""
    start, step = begin(seed)
    game = start.game
    rng = Seeded(seed ^ OWN_CHANCE)

    def choose(state: State, legal: tuple[Action, ...], n: int) -> Action:
        if n <= len(script):
            return _scripted(game, legal, script[n - 1], n)
        return policy(game, game.observe(state, game.decision(state).seat), legal, rng)

    yield record.dumps(record.header(game, start.setup, seed, step))
    n = 0
    for line in record.play(game, start.state, choose, most):
        n = line["n"]
        yield record.dumps(line)
    if n < len(script) and (most is None or n < most):
        raise BadRecord(f"the script holds {len(script)} actions, but the game was over after {n}")


def _scripted(game: Game, legal: tuple[Action, ...], data: Json, n: int) -> Action:
    try:
        action = action_from_json(game.ACTIONS, data)
    except ValueError as error:
        raise BadRecord(f"the script's action {n}: {error}") from None
    if action not in legal:
        raise BadRecord(f"the script's action {n} is not legal: {json.dumps(data)[:120]}")
    return action
