"""The command line: its words, its help, and which command does the work. No command loads more than it needs."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from game import __version__, files
from game import cli_streams as streams
from game import cli_values as values

COMMANDS = ("play", "watch", "record", "tally", "bench", "selfcheck")
BAD_INPUT = 2
INTERRUPTED = 130
CLOSED_PIPE = FAILED = 1
_INSTALLED = ("panda3d", "direct", "platformdirs")
_ABOUT = """Hilltops: board games on 3D hills for families. Without a command it plays."""
_MORE = """examples:
  python main.py
  python main.py play --game emohbi --seats human:Mia,medium,easy --seed 1
  python main.py watch --players 4 --speed 2
  python main.py record --players 3 --seed 7 --out game.jsonl"""


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one line, and in which no name is empty."""

    def __init__(self, **how: Any) -> None:
        super().__init__(**how)
        self.register("type", None, TEXT)

    def error(self, message: str) -> NoReturn:
        """Raises BadInput instead of ending the program."""
        raise values.BadInput(f"{message} ({self.prog} --help tells more)")


def _reader(read: Callable[[str], Any]) -> Callable[[str], Any]:
    """`read` in the form that argparse wants, with its sentence kept."""

    def type_(text: str) -> Any:
        try:
            return read(text)
        except values.BadInput as error:
            raise argparse.ArgumentTypeError(str(error)) from None

    return type_


SEED = _reader(values.whole(0))
COUNT = _reader(values.whole(1))
SEAT = _reader(values.whole(0, 5))
TEXT = _reader(values.text)
"""What a flag takes that names no other reader."""


def _add_rules(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("the game")
    group.add_argument("--game", metavar="GAME", help="which game (default: emohbi)")
    group.add_argument("--board", metavar="NAME|FILE", help="a board of the game, or a file of your own")
    group.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        type=_reader(values.option),
        help="a house rule; may be given several times",
    )
    group.add_argument("--first", metavar="SEAT", type=SEAT, help="who begins, counted from 0 (default: 0)")
    group.add_argument("--seed", metavar="S", type=SEED, help="the same seed deals the same game")


def _add_window(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("the window")
    group.add_argument("--data", metavar="DIR", help="where settings and the log live (default: the user's folder)")
    group.add_argument("--size", metavar="WxH", type=_reader(values.size), help="pixels, as 1280x720")
    group.add_argument("--quality", choices=("low", "medium", "high"), help="how rich the picture is")
    group.add_argument(
        "--speed", metavar="X", type=_reader(values.speed), help="of all motions: 1 normal, 2 twice as fast, 0 at once"
    )
    group.add_argument("--ui-tree", metavar="FILE", help="keep FILE up to date with what the screen shows, as JSON")


def _add_play(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seats",
        metavar="WHO,WHO,...",
        help="start at once; each WHO is human, easy or medium, with a name after a colon: human:Mia",
    )
    parser.add_argument(
        "--table",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        type=_reader(values.option),
        help="what the players agree on beside the rules, such as remember_chips=true",
    )
    parser.add_argument("--continue", dest="go_on", action="store_true", help="go on with the game played last")
    parser.add_argument(
        "--from",
        dest="start_from",
        metavar="FILE",
        help="go on with the saved game or record in FILE (or -), which stays as it is; "
        "--seats says who sits where FILE names no person",
    )
    _add_rules(parser)
    _add_window(parser)


def _add_watch(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", metavar="N", type=COUNT, default=None, help="how many (default: 3)")
    parser.add_argument("--policy", metavar="random|easy|medium", help="how they play (default: medium)")
    parser.add_argument("--from", dest="start_from", metavar="FILE", help="go on from the state in FILE")
    parser.add_argument("--max-actions", metavar="M", type=COUNT, help="stop after so many actions")
    parser.add_argument("--camera", choices=("home", "target"), default="home", help="from where to look")
    parser.add_argument("--offscreen", action="store_true", help="open no window; needs no display")
    parser.add_argument("--shots", metavar="DIR", help="save a picture of each screen, and after each turn")
    parser.add_argument("--motions", metavar="DIR", help="save pictures of each kind of motion, half-way")
    _add_rules(parser)
    _add_window(parser)


def _add_record(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", metavar="N", type=COUNT, help="how many play (default: 2)")
    parser.add_argument("--games", metavar="N", type=COUNT, help="so many games, seeds S, S+1, ... (default: 1)")
    parser.add_argument("--policy", metavar="random|easy|medium", help="who chooses (default: random)")
    parser.add_argument("--max-actions", metavar="M", type=COUNT, help="stop each game after so many actions")
    parser.add_argument("--script", metavar="FILE", help="first play the actions in FILE, one JSON action a line")
    parser.add_argument("--from", dest="start_from", metavar="FILE", help="go on from the state in FILE")
    parser.add_argument("--check", metavar="FILE", help="play the games in FILE (or -) again and compare")
    parser.add_argument("--out", metavar="FILE", help="where to write; - is standard output")
    _add_rules(parser)


def _add_tally(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a game record, or - for standard input")


def _add_bench(parser: argparse.ArgumentParser) -> None:
    kinds = parser.add_subparsers(dest="kind", metavar="rules|window", required=True)
    kinds.type = str
    rules = kinds.add_parser("rules", help="random games as fast as they go", description="Random self-play.")
    rules.add_argument("--seconds", metavar="S", type=COUNT, default=5, help="how long (default: 5)")
    window = kinds.add_parser("window", help="start, frames, memory", description="The window, each start afresh.")
    window.add_argument("--quality", choices=("low", "medium", "high"), default="low", help="(default: low)")
    window.add_argument(
        "--size", metavar="WxH", type=_reader(values.size), default=(1280, 720), help="(default: 1280x720)"
    )
    window.add_argument("--offscreen", action="store_true", help="open no window; needs no display")
    probe = kinds.add_parser("probe")  # what `bench window` starts; no help lists it
    probe.add_argument("wish", type=TEXT)
    for kind in (rules, window):
        kind.add_argument("--game", metavar="GAME", help="which game (default: emohbi)")
        kind.add_argument("--json", action="store_true", help="print JSON")


def _add_selfcheck(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--report", metavar="FILE", help="write what was found to FILE as well")
    parser.add_argument("--data", metavar="DIR", help="the folder for the log (default: the user's folder)")


_HELP: dict[str, tuple[str, Callable[[argparse.ArgumentParser], None]]] = {
    "play": ("play, with people and computer players", _add_play),
    "watch": ("look on while computer players play", _add_watch),
    "record": ("write whole games as text, or check such text", _add_record),
    "tally": ("count what happened in recorded games", _add_tally),
    "bench": ("measure the rules or the window", _add_bench),
    "selfcheck": ("try whether everything works on this computer", _add_selfcheck),
}


def build_parser() -> Parser:
    """The whole command line."""
    parser = Parser(
        prog="hilltops",
        description=_ABOUT,
        epilog=_MORE,
        allow_abbrev=False,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"Hilltops {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="command", required=True)
    commands.type = str  # its words are read by the command's own parser
    for name, (text, add) in _HELP.items():
        add(commands.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".", allow_abbrev=False))
    return parser


def parse(words: Sequence[str]) -> argparse.Namespace:
    """The command line as a namespace with `command`. Raises BadInput; `--help` raises SystemExit."""
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help", "--version")):
        words = ["play", *words]
    for word in words:
        if word.startswith("--") and word.endswith("=--"):  # argparse would take it for nothing at all
            raise values.BadInput(f"{word[:-3]} can't be '--'")
    args, others = build_parser().parse_known_args(words)
    if others:
        command = args.command if args.command != "bench" else f"bench {args.kind}"
        raise values.BadInput(f"there is no {others[0][:60]!r} here (hilltops {command} --help tells more)")
    return args


def _run(args: argparse.Namespace) -> int:
    run: Callable[[argparse.Namespace], int]
    if args.command == "record":
        from game.commands.record import run
    elif args.command == "tally":
        from game.commands.tally import run
    elif args.command == "bench":
        from game.commands.bench import run
    elif args.command == "selfcheck":
        from game.commands.selfcheck import run
    else:
        from game.commands.window import run
    return run(args)


def main(words: Sequence[str] | None = None) -> int:
    """Do what the command line says; the exit code: 0 done, 1 something disagrees, 2 bad input, 3 no display."""
    streams.open_missing()
    try:
        return _done(sys.argv[1:] if words is None else words)
    except values.BadInput as error:
        streams.tell(str(error))
        return BAD_INPUT
    except ModuleNotFoundError as error:
        if error.name not in _INSTALLED:
            raise
        streams.tell(f"{error.name} is not installed here; the first line of README.md does it")
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        streams.close_output()
        return CLOSED_PIPE
    except OSError as error:
        streams.close_output()
        streams.tell(files.sentence(error))
        return BAD_INPUT


def _done(words: Sequence[str]) -> int:
    """The exit code of a command, once all it had to say is out. Raises OSError, BadInput."""
    with files.naming("standard output"):
        try:
            code = _run(parse(words))
        except SystemExit as leaving:  # argparse after --help or --version
            code = int(leaving.code or 0)
        sys.stdout.flush()
        return code
