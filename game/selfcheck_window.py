"""The window part of `selfcheck`: the app opens, shows its title, and computer players play in it."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from panda3d.core import PNMImage

from game.games import GAMES
from game.launch import Launch
from game.settings import Store
from game.table.plan import Plan, Seat

SIZE = (640, 480)
QUALITY = "low"
PLAYER = "easy"
SEED = 7
LEAST_COLOURS = 100
PATIENCE = 900.0
"""Seconds that a game may take on the slowest computer."""


class Wrong(RuntimeError):
    """What was tried did not work; the text is one clear sentence."""


def computer_game(name: str) -> Plan:
    """The game that is tried, on the first board by the usual rules."""
    rules = GAMES[name].rules
    seats = tuple(Seat(f"{PLAYER} {at}", PLAYER, at) for at in range(rules.SEATS[0]))
    options = {option: known[0] for option, known in rules.OPTIONS.items()}
    return Plan(name, rules.BOARDS[0], options, seats, 0, SEED)


class Window:
    """The app in a window of its own, or offscreen where there is no display. `folder` is its data folder. Raises
    window.NoDisplay."""

    def __init__(self, folder: Path) -> None:
        from game.app import App
        from game.ui.flow import Flow
        from game.window import NoDisplay

        store = Store(folder / "settings.json")
        try:
            self._app = App(store, folder, SIZE, QUALITY)
        except NoDisplay:
            self._app = App(store, folder, SIZE, QUALITY, offscreen=True)
        self._app.uncapped = True
        launch = Launch(size=SIZE, quality=QUALITY, speed=0, offscreen=self._app.offscreen)
        self._flow = Flow(self._app, store, launch)

    def describe(self) -> str:
        """What draws, and where."""
        app = self._app
        app.graphicsEngine.openWindows()
        gsg = app.win.getGsg()
        drawn = f"{gsg.getDriverRenderer()}, {gsg.getDriverVersion()}" if not app.plain else "the software renderer"
        where = "offscreen" if app.offscreen else "in a window"
        return f"{app.win.getXSize()}x{app.win.getYSize()} {where}, drawn by {drawn}"

    def title(self) -> str:
        """Show the title with the board behind it."""
        self._flow.start()
        self._until(lambda: self._flow.board is not None, "the board behind the title")
        return f"{self._colours()} colours"

    def quality(self, name: str) -> str:
        """Draw the title as low, medium or high."""
        self._app.set_quality(name)
        return f"{self._colours()} colours"

    def game(self, name: str) -> str:
        """Let computer players play a whole game at speed 0."""
        self._flow.begin(computer_game(name))
        self._until(lambda: self._flow.ui.screen.name == "result", "the result")
        play = self._flow.play
        winner = GAMES[name].rules.winner(play.match.state) if play is not None else None
        if play is None or winner is None:
            raise Wrong("nobody has won")
        return f"{len(play.match.done)} actions, {play.match.names[winner]} wins, {self._colours()} colours"

    def close(self) -> str:
        """Leave the last game and close the window."""
        self._flow.shelf.leave()
        self._app.quit()
        if self._app.plain:
            return "left to the system"
        self._app.go()
        return "closed"

    def _until(self, done: Callable[[], bool], what: str) -> None:
        end = time.monotonic() + PATIENCE
        while not done():
            if time.monotonic() > end:
                raise Wrong(f"{what} has not come after {PATIENCE:.0f} s")
            self._app.wake()
            self._app.taskMgr.step()

    def _colours(self) -> int:
        """How many colours the picture has. Raises Wrong if it is blank."""
        for _ in range(3):
            self._app.wake()
            self._app.taskMgr.step()
        image = PNMImage()
        self._app.win.getScreenshot(image)
        found = {tuple(image.getXelVal(x, y)) for x in range(0, SIZE[0], 8) for y in range(0, SIZE[1], 8)}
        if len(found) < LEAST_COLOURS:
            raise Wrong(f"the picture has only {len(found)} colours")
        return len(found)
