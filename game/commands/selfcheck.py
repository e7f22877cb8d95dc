"""`selfcheck`: whether the program works on this computer, in one line for each thing that is tried."""

from __future__ import annotations

import argparse
import logging
import platform
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import IO

from game import __version__, assets, paths
from game import cli_values as values
from game.games import GAMES
from game.rules.core.chance import Seeded
from game.rules.core.protocol import Setup
from game.selfcheck_window import PLAYER, SEED, Window, Wrong, computer_game
from game.settings import QUALITIES, Store
from game.start import FAILED, start_log
from game.table.match import Match

log = logging.getLogger("hilltops.selfcheck")


class Report:
    """Says each line on standard output, which a windowed program lacks, in the log, and in `file` if there is one."""

    def __init__(self, file: IO[bytes] | None) -> None:
        self._file = file
        self.failed = 0

    def line(self, text: str) -> None:
        """Say one line."""
        log.info("%s", text)
        with suppress(OSError):
            print(text.encode("ascii", "backslashreplace").decode(), flush=True)
        if self._file is not None:
            self._file.write(text.encode("utf-8", "backslashreplace") + b"\n")
            self._file.flush()

    def check(self, name: str, what: Callable[[], str]) -> bool:
        """Try something, which gives what is said of it; whether it worked."""
        try:
            told = what()
        except Exception as error:
            self.failed += 1
            log.exception("%s", name)
            kind = "" if isinstance(error, Wrong | assets.Unusable) else f"{type(error).__name__}: "
            self.line(f"FAIL {name}: {kind}{error}".replace("\n", " "))
            return False
        self.line(f"ok   {name}: {told}")
        return True


def run(args: argparse.Namespace) -> int:
    """Try everything and say so: 0 if all of it worked, else 1. Raises OSError for a report that can't be written."""
    folder = paths.data_folder(args.data)
    start_log(folder)
    with _report(args.report) as report, tempfile.TemporaryDirectory(prefix="hilltops-") as scratch:
        for name, what in _checks(folder, Path(scratch)):
            report.check(name, what)
        _window(report, Path(scratch))
        report.line("everything works" if not report.failed else f"{report.failed} of these do not work")
    return FAILED if report.failed else 0


@contextmanager
def _report(name: str | None) -> Iterator[Report]:
    if name is None:
        yield Report(None)
    else:
        with open(name, "wb") as file:
            yield Report(file)


def _checks(folder: Path, scratch: Path) -> Iterator[tuple[str, Callable[[], str]]]:
    """What needs no window."""
    yield "program", _program
    yield "data folder", partial(_data_folder, folder)
    yield "settings", partial(_settings, scratch / "settings.json")
    for top in assets.FOLDERS:
        yield top, partial(_loaded, top)
    for game in GAMES:
        yield f"boards of {game}", partial(_boards, game)
        yield f"save of {game}", partial(_save, game, scratch / game)


def _program() -> str:
    frozen = "packaged" if paths.packaged() else "from source"
    return f"Hilltops {__version__}, {frozen} in {paths.root()}, Python {platform.python_version()}, {sys.platform}"


def _data_folder(folder: Path) -> str:
    probe = folder / "selfcheck.part"
    probe.write_bytes(b"hilltops")
    found = probe.read_bytes()
    probe.unlink()
    if found != b"hilltops":
        raise Wrong(f"{folder} does not keep what is written")
    return f"{folder} can be written"


def _settings(file: Path) -> str:
    Store(file).change(text_size=150, language="pseudo")
    found = Store(file).now
    if (found.text_size, found.language) != (150, "pseudo"):
        raise Wrong("settings are not kept")
    return "written and read"


def _loaded(top: str) -> str:
    from game.window import find_assets

    find_assets()
    names = assets.names(top)
    for name in names:
        assets.load(name)
    return f"{len(names)} files loaded"


def _boards(name: str) -> str:
    game = GAMES[name].rules
    for board in game.BOARDS:
        game.new(Setup(game.SEATS[0], 0, values.board_data(board), {}), Seeded(SEED))
    return ", ".join(game.BOARDS)


def _save(name: str, folder: Path) -> str:
    """Let computer players play a game that is saved, and open the save again."""
    from game.bots.players import POLICIES
    from game.table.loading import load
    from game.table.saves import Saves

    saves, chance = Saves(folder), Seeded(SEED)
    file = saves.new(name)
    plan = computer_game(name)
    match = Match(GAMES[name].rules, plan, values.board_data(plan.board), keep=file.append)
    while (asked := match.decision) is not None:
        view = match.view(asked.seat)
        match.submit(asked.seat, POLICIES[PLAYER](match.game, view, match.legal(), chance))
    file.close()
    if file.trouble:
        raise Wrong(f"the save can't be written: {file.trouble}")
    loaded = load({name: match.game}, saves.paths()[0].read_bytes())
    if loaded.match.state != match.state or loaded.told:
        raise Wrong("what was saved is another game when it is opened again")
    return f"{len(match.done)} actions written and read"


def _window(report: Report, scratch: Path) -> None:
    """What needs one: it opens once, and each game is played in it."""
    made: list[Window] = []

    def opened() -> str:
        made.append(Window(scratch))
        return made[0].describe()

    if not report.check("window", opened):
        return
    report.check("title", made[0].title)
    for quality in reversed(QUALITIES):
        report.check(f"title at {quality}", partial(made[0].quality, quality))
    for game in GAMES:
        report.check(f"game of {game}", partial(made[0].game, game))
    report.check("close", made[0].close)
