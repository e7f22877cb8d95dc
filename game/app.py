"""The only ShowBase: the window, the loop that draws when something changes, and the player's input."""

from __future__ import annotations

import logging
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from direct.interval.IntervalManager import ivalMgr
from direct.showbase.DirectObject import DirectObject
from direct.showbase.ShowBase import ShowBase
from direct.task import Task
from panda3d.core import (
    AntialiasAttrib,
    ClockObject,
    GraphicsWindow,
    PNMImage,
    StringStream,
    WindowProperties,
)
from panda3d.direct import throw_new_frame

from game import window
from game.files import whole_file
from game.inputs import Handler, Inputs, Nobody
from game.pace import Pace, QualityProbe
from game.settings import Store

TEAL = (0.165, 0.62, 0.667, 1.0)
FRAME_RATE = 60.0
LEAST_SIZE = (240, 180)
IDLE_NAP = 1 / 30
INTERRUPTED = 130
_SOFTWARE_GL = ("llvmpipe", "softpipe", "swrast", "swiftshader", "gdi generic", "software")
log = logging.getLogger("hilltops.app")


class App(ShowBase):
    """The window of the game. Set `handler` to who gets the input; build under `render` and `pixel2d` (one unit a
    pixel, y down is -z). Change something without input or interval? Call `wake`. Raises window.NoDisplay."""

    def __init__(
        self,
        store: Store,
        data: Path,
        size: tuple[int, int] | None = None,
        quality: str | None = None,
        offscreen: bool = False,
    ) -> None:
        self.store, self.offscreen = store, offscreen
        self.plain = False
        self.quality = quality or store.now.quality or "medium"
        self.handler: Handler = Nobody()
        self.close_requested: Callable[[], None] = self.quit
        self.frames_drawn = 0
        self.uncapped = self._stays = False
        self.first_frame_at = 0.0
        self._wish = size
        self._exit_code: int | None = None
        self._frame_calls: list[Callable[[float], None]] = []
        self._quality_calls: list[Callable[[str], None]] = []
        self._probe = None if quality or store.now.quality or offscreen else QualityProbe()
        window.configure(self.quality, offscreen)
        with window.engine_output(data / "engine.log"):
            super().__init__(windowType="offscreen" if offscreen else "onscreen")
        self._after_opening()

    def createBaseAudioManagers(self) -> None:
        """The sound device is opened after the first picture, by `game.audio`."""

    def openDefaultWindow(self, *args: Any, **kw: Any) -> bool:
        """Open the window with the first display module that can. Raises window.NoDisplay."""
        for module in window.backends(self.offscreen):
            if self._open(module):
                log.info("Drawing with %s.", module)
                self.plain = module == window.SOFTWARE
                return True
            log.warning("%s can't open a window here.", module)
        raise window.no_display(self.offscreen)

    def _open(self, module: str) -> bool:
        pipe = window.make_pipe(module, self.offscreen)
        if pipe is None:
            return False
        self.pipe = pipe
        self._windowed = window.size_on(pipe, self._wish, self.offscreen)
        fullscreen = self.store.now.fullscreen and not self.offscreen and self._wish is None
        size = self._screen() if fullscreen else self._windowed
        opened = self.openMainWindow(
            pipe=pipe,
            props=window.properties(size, fullscreen),
            fbprops=window.frame_buffer(module, self.quality),
            type="offscreen" if self.offscreen else "onscreen",
            requireWindow=False,
        )
        if not opened:
            self.winList = []
        return bool(opened)

    def _after_opening(self) -> None:
        self.disableMouse()
        self.setBackgroundColor(*TEAL)
        self._last = time.perf_counter()
        self._pace = Pace(self._last)
        self._size = self.size()
        self.pixel2d.setScale(2 / self._size[0], 1, 2 / self._size[1])  # for a buffer nobody else does
        self._inputs: Inputs | None = None
        self._ears = DirectObject()
        if isinstance(self.win, GraphicsWindow):
            self._listen(self.win)
        if self.plain or (self._probe and self._drawn_by_software()):
            self._settle("low")
        self.render.setAntialias(AntialiasAttrib.MAuto if self.quality != "low" else AntialiasAttrib.MNone)
        self._start_loop()

    def _start_loop(self) -> None:
        for name, call, sort in (("hilltops-poll", self._poll, -45), ("igLoop", self._draw, 50)):
            self.taskMgr.remove(name)
            self.taskMgr.add(call, name, sort=sort)

    def _listen(self, win: GraphicsWindow) -> None:
        thrower = self.buttonThrowers[0].node()
        self._inputs = Inputs(win, thrower, lambda: self.handler, self.stir)
        win.setCloseRequestEvent("hilltops-close")
        self._ears.accept("hilltops-close", lambda: self.close_requested())
        self._ears.accept("window-event", self._window_changed)

    # -- what the screens use ------------------------------------------------------------------------------------

    def size(self) -> tuple[int, int]:
        """The window's width and height in pixels; of a smaller one than can be filled, only a part is seen."""
        return max(self.win.getXSize(), LEAST_SIZE[0]), max(self.win.getYSize(), LEAST_SIZE[1])

    def wake(self, seconds: float = 0.0) -> None:
        """Draw the next frame, and every frame for `seconds` from now."""
        self._pace.wake(time.perf_counter(), seconds)

    def stay(self) -> None:
        """Make the calls of a frame again at once, whether it is drawn or not: somebody thinks, or a time runs out."""
        self._stays = True

    def stir(self) -> None:
        """Something happened in the game, or the player did something: draw, and let ambient motion go on."""
        self._pace.stir(time.perf_counter())

    @property
    def quiet_for(self) -> float:
        """Seconds since the player did something or a game began."""
        return self._pace.quiet_for(time.perf_counter())

    def on_frame(self, call: Callable[[float], None]) -> Callable[[], None]:
        """Have `call(seconds since the last turn of the loop)` before each frame that is drawn, and in each turn that
        was asked for with `stay`; returns what ends it."""
        self._frame_calls.append(call)
        return lambda: self._frame_calls.remove(call) if call in self._frame_calls else None

    @property
    def ambient_time(self) -> float:
        """Seconds for water, mist and animals: stands still at rest, on low, with reduced motion, without focus."""
        return self._pace.ambient_time

    @property
    def ambient_speed(self) -> float:
        """How much ambient motion there is now: 0 at rest to 1."""
        return self._pace.ambient_speed

    def set_quality(self, quality: str) -> None:
        """Draw as low, medium or high from now on and keep the choice; who asked by `on_quality` is told."""
        self._probe = None
        self.store.change(quality=quality)
        self._settle(quality)

    def on_quality(self, call: Callable[[str], None]) -> Callable[[], None]:
        """Have `call(quality)` when the quality changes; returns what ends it."""
        self._quality_calls.append(call)
        return lambda: self._quality_calls.remove(call) if call in self._quality_calls else None

    def set_fullscreen(self, wanted: bool) -> None:
        """Fill the screen at its own size, or go back to the window as it was; kept in the settings."""
        if not isinstance(self.win, GraphicsWindow) or wanted == self.win.isFullscreen():
            return
        if wanted:
            self._windowed = self.size()
        asked = WindowProperties()
        asked.setFullscreen(wanted)
        asked.setSize(*(self._screen() if wanted else self._windowed))
        if not wanted:
            asked.setOrigin(-2, -2)
        self.win.requestProperties(asked)
        self.store.change(fullscreen=wanted)
        self.wake(1.0)

    def screenshot(self, path: str | Path) -> None:
        """Draw what there is now and save it as a picture. Raises OSError."""
        self._call(0.0)
        self._frame()
        if not self.offscreen:
            self.graphicsEngine.renderFrame()
        image = PNMImage()
        self.win.getScreenshot(image)
        image.removeAlpha()
        png = StringStream()
        image.write(png, "picture.png")
        with whole_file(Path(path)) as file:  # Panda3D itself would not notice a full disk
            file.write(png.getData())

    def quit(self, code: int = 0) -> None:
        """Leave the loop at the end of this turn of it; the process ends with `code`."""
        self._exit_code = code

    def clear_away(self) -> bool:
        """Take everything off the window and forget who drew and listened, so that something else can be shown after a
        mistake; whether there is still a window."""
        if not self.win or not self.win.isValid():
            return False
        self._frame_calls.clear()
        self._quality_calls.clear()
        self._probe = self._exit_code = None
        self.handler, self.close_requested = Nobody(), self.quit
        self.render.hide()
        for child in self.pixel2d.getChildren():
            child.removeNode()
        self.setBackgroundColor(*TEAL)
        self._start_loop()
        self.wake(1.0)
        return True

    def go(self) -> int:
        """The loop, until `quit`; gives the exit code and closes the window."""
        self.taskMgr.keyboardInterruptHandler = lambda number, frame: self.quit(INTERRUPTED)
        while self._exit_code is None:
            self.taskMgr.step()
        if self._inputs:
            self._inputs.close()
        self._ears.ignoreAll()
        if self.plain:
            logging.shutdown()
            sys.stdout.flush()
            os._exit(self._exit_code)
        self.destroy()
        return self._exit_code

    def userExit(self) -> None:
        self.quit()

    # -- the loop ------------------------------------------------------------------------------------------------

    def _poll(self, task: Task.Task) -> int:
        if self._inputs:
            self._inputs.poll()
        return task.cont

    def _draw(self, task: Task.Task) -> int:
        now = time.perf_counter()
        dt, self._last = now - self._last, now
        self._pace.drift(now, min(dt, 0.1), self._ambient_allowed())
        moving = self.uncapped or self._probe is not None or ivalMgr.getNumIntervals() > 0
        stays, self._stays = self._stays, False
        draws = self._pace.due(now, moving) and not self.mainWinMinimized
        if draws or stays:
            self._call(min(dt, 0.1))
        if draws:
            self._frame()
        else:
            self._pump()
        self._set_rate(moving or self._stays or self._pace.awake(now))
        throw_new_frame()
        return task.cont

    def _call(self, dt: float) -> None:
        for call in tuple(self._frame_calls):
            call(dt)

    def _frame(self) -> None:
        start = time.perf_counter()
        self.graphicsEngine.renderFrame()
        self.frames_drawn += 1
        if self.frames_drawn == 1:
            self.first_frame_at = time.time()
        if self._probe:
            self._measure(time.perf_counter() - start)

    def _pump(self) -> None:
        """Let the window hear its events without drawing."""
        outputs = [out for out in self.graphicsEngine.getWindows() if out.isActive()]
        for out in outputs:
            out.setActive(False)
        self.graphicsEngine.renderFrame()
        for out in outputs:
            out.setActive(True)

    def _set_rate(self, awake: bool) -> None:
        """Hold the frame rate; a turn at rest sleeps, for Panda3D's own limiter waits its last millisecond busily."""
        clock = ClockObject.getGlobalClock()
        if clock.getMode() == ClockObject.MNonRealTime:
            return
        limited = awake and not self.uncapped and self._probe is None
        clock.setMode(ClockObject.MLimited if limited else ClockObject.MNormal)
        clock.setFrameRate(FRAME_RATE)
        if not awake:
            time.sleep(IDLE_NAP)

    def _ambient_allowed(self) -> bool:
        if self.quality == "low" or self.store.now.reduced_motion or not isinstance(self.win, GraphicsWindow):
            return False
        return bool(self.win.getProperties().getForeground())

    def _window_changed(self, win: object) -> None:
        if win != self.win or not self.win.isValid():
            return
        self.wake(0.3)
        if self.size() != self._size:
            self._size = self.size()
            self.handler.on_resize(*self._size)

    # -- quality -------------------------------------------------------------------------------------------------

    def _drawn_by_software(self) -> bool:
        self.graphicsEngine.openWindows()
        gsg = self.win.getGsg()
        name = gsg.getDriverRenderer().lower() if gsg else ""
        return any(word in name for word in _SOFTWARE_GL)

    def _measure(self, seconds: float) -> None:
        found = self._probe.feed(seconds) if self._probe else None
        if found:
            self.set_quality(found)

    def _settle(self, quality: str) -> None:
        self._probe = None
        self.quality = quality
        self.render.setAntialias(AntialiasAttrib.MAuto if quality != "low" else AntialiasAttrib.MNone)
        for call in tuple(self._quality_calls):
            call(quality)
        if hasattr(self, "_pace"):
            self.wake(0.5)

    def _screen(self) -> tuple[int, int]:
        width, height = self.pipe.getDisplayWidth(), self.pipe.getDisplayHeight()
        return (width, height) if min(width, height) > 0 else self._windowed
