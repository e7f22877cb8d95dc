"""The app's screens and boards without a window: a Flow whose keys and clicks come from a test, drawn nowhere."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from direct.showbase.Loader import Loader
from panda3d.core import Camera, Filename, NodePath, getModelPath

from game.games import GAMES
from game.inputs import Handler, Nobody
from game.launch import Launch
from game.paths import root
from game.settings import Store
from game.table.plan import Plan, Seat
from game.ui.flow import Flow

FRAME = 0.1
MOST_FRAMES = 600
Tree = dict[str, Any]


class Window:
    """What a Flow wants of the app, as in `game.app.App`."""

    def __init__(self, size: tuple[int, int]) -> None:
        getModelPath().prependDirectory(Filename.fromOsSpecific(str(root())))
        self.render, self.pixel2d = NodePath("render"), NodePath("pixel2d")
        self.cam = self.render.attachNewNode(Camera("camera"))
        drawer = SimpleNamespace(getSupportsGlsl=lambda: False, getType=lambda: SimpleNamespace(getName=lambda: ""))
        self.win = SimpleNamespace(getGsg=lambda: drawer, setClearColor=lambda colour: None)
        self.loader = Loader(None)
        self.quality, self.plain, self.offscreen = "low", False, True
        self.frames_drawn = 0
        self.ambient_time = self.ambient_speed = 0.0
        self.handler: Handler = Nobody()
        self.close_requested: Callable[[], None] = self.quit
        self.closed = False
        self._size = size

    def size(self) -> tuple[int, int]:
        return self._size

    def on_frame(self, call: Callable[[float], None]) -> None:
        self.frame = call

    def on_quality(self, call: Callable[[str], None]) -> None:
        """It stays low."""

    def wake(self, seconds: float = 0.0) -> None:
        """Every frame is drawn anyway."""

    def stay(self) -> None:
        """As `wake`."""

    def stir(self) -> None:
        """As `wake`."""

    def set_quality(self, quality: str) -> None:
        """It stays low."""

    def set_fullscreen(self, wanted: bool) -> None:
        """There is no screen."""

    def screenshot(self, path: Path) -> None:
        """There is no picture."""

    def quit(self, code: int = 0) -> None:
        self.closed = True


class Screens:
    """The app in `folder`; `settings` are those of its file. Time passes frame by frame, a tenth of a second each."""

    def __init__(self, folder: Path, size: tuple[int, int] = (1280, 720), **settings: object) -> None:
        file = folder / "settings.json"
        file.write_text(json.dumps(settings), "utf-8")
        self.window, self.store = Window(size), Store(file)
        self.flow = Flow(self.window, self.store, Launch(speed=0.0, offscreen=True))
        self._now = 0.0
        self.flow.ui._clock = lambda: self._now
        self.flow.start()
        self.rest()

    def begin(self, game: str, board: str, kinds: tuple[str, ...], seed: int = 1, **options: object) -> None:
        """Begin a game and let it come to the first question."""
        names = ("Mia", "Ben", "Zoe", "Tom", "Ann")
        seats = tuple(Seat(names[i], kind, i) for i, kind in enumerate(kinds))
        known = {name: values[0] for name, values in GAMES[game].rules.OPTIONS.items()}
        self.flow.begin(Plan(game, board, {**known, **options}, seats, 0, seed))
        self.rest()

    def frame(self) -> None:
        """Let one frame pass."""
        self._now += FRAME
        self.window.frame(FRAME)
        self.window.frames_drawn += 1

    def rest(self) -> Tree:
        """Let frames pass until an answer is taken; what the screen shows then."""
        for _ in range(MOST_FRAMES):
            self.frame()
            if not self.flow.busy():
                return self.tree()
        raise AssertionError(f"still busy after {MOST_FRAMES} frames: {self.tree()}")

    def tree(self) -> Mapping[str, Any]:
        return self.flow.describe()

    def key(self, *names: str) -> None:
        """Press keys by Panda3D's names, a frame after each."""
        for name in names:
            self.window.handler.on_key(name)
            self.frame()
