"""`python -m tests.evening [--games N]`: that many whole games of each kind at speed 0 through the app, in one process;
the memory after the last is compared with that after the tenth, and the log must have nothing wrong to tell."""

from __future__ import annotations

import argparse
import ctypes
import gc
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

from game.app import App
from game.games import GAMES
from game.launch import Launch
from game.settings import Store
from game.start import start_log, tell_of_crashes
from game.table.plan import Plan, Seat
from game.ui.flow import Flow

TENTH = 10
MOST = 10.0
"""MB that the app may have grown by since the tenth game of each kind."""
WRONG = ("WARNING", "ERROR", "CRITICAL", "Traceback")
SIZE = (320, 240)
MOST_STEPS = 20_000


class Failed(RuntimeError):
    """The text says what is wrong."""


def memory() -> float:
    """MB that this process really takes, once malloc has handed back what it keeps for later; of Linux alone."""
    gc.collect()
    with suppress(OSError, AttributeError):
        ctypes.CDLL("libc.so.6").malloc_trim(0)
    for line in Path("/proc/self/status").read_text("ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise Failed("this system does not tell how much memory a process takes")


def plan(game: str, number: int) -> Plan:
    """The `number`th game: other boards, numbers of seats and seeds each time."""
    rules = GAMES[game].rules
    count = rules.SEATS[number % len(rules.SEATS)]
    seats = tuple(Seat(f"Coco {at + 1}", "easy", at) for at in range(count))
    options = {name: values[0] for name, values in rules.OPTIONS.items()}
    return Plan(game, rules.BOARDS[number % len(rules.BOARDS)], options, seats, number % count, number)


def whole_game(app: App, flow: Flow, wish: Plan) -> int:
    """Play one game to its result and go back to the title; how many actions it took. Raises Failed."""
    flow.begin(wish)
    for _ in range(MOST_STEPS):
        app.wake()
        app.taskMgr.step()
        if flow.ui.screen.name == "result" and flow.play is not None:
            actions = len(flow.play.match.done)
            flow.title()
            for _ in range(3):
                app.wake()
                app.taskMgr.step()
            return actions
    raise Failed(f"{wish.game} with seed {wish.seed} did not end")


def evening(folder: Path, games: int) -> str:
    """Play them all; what there is to tell. Raises Failed."""
    start_log(folder)
    tell_of_crashes(folder)
    store = Store(folder / "settings.json")
    app = App(store, folder, SIZE, "low", True)
    flow = Flow(app, store, Launch(speed=0))
    flow.start()
    actions, tenth = 0, 0.0
    for number in range(games):
        actions += sum(whole_game(app, flow, plan(game, number)) for game in GAMES)
        if number + 1 == min(TENTH, games):
            tenth = memory()
        print(f"{number + 1} games of each kind, {memory():.1f} MB", file=sys.stderr, flush=True)
    grown = memory() - tenth
    told = [line for line in (folder / "hilltops.log").read_text("utf-8").splitlines() if any(w in line for w in WRONG)]
    if told:
        raise Failed(f"the log says: {told[0]}")
    if grown > MOST:
        raise Failed(f"{grown:.1f} MB more after game {games} than after game {min(TENTH, games)}")
    return f"{games} games of each kind, {actions} actions; {tenth + grown:.1f} MB, {grown:+.1f} since game {TENTH}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="of each kind (default: 60)")
    with tempfile.TemporaryDirectory() as folder:
        print(evening(Path(folder), parser.parse_args().games))
    return 0


if __name__ == "__main__":
    sys.exit(main())
