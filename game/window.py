"""Opening the window: with OpenGL, else with the software renderer, else one clear sentence."""

from __future__ import annotations

import ctypes
import logging
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from panda3d.core import (
    Filename,
    FrameBufferProperties,
    GraphicsPipe,
    GraphicsPipeSelection,
    MultiplexStream,
    Notify,
    WindowProperties,
    getModelPath,
    loadPrcFileData,
)

from game import paths
from game.cli_streams import errors_to

TITLE = "Hilltops"
LEAST_SIZE = (640, 480)
USUAL_SIZE = (1280, 720)
SHARE_OF_SCREEN = 0.8
SOFTWARE = "p3tinydisplay"
_SOFTWARE_OFFSCREEN = "TinyOffscreenGraphicsPipe"
MULTISAMPLES = {"low": 0, "medium": 2, "high": 4}
log = logging.getLogger("hilltops.window")

# The cache of shapes made ready for drawing keeps those of screens long gone until it is full, and in any case what the
# last frame drew; both boards with all widgets come to about 700.
_ALWAYS = """
window-title Hilltops
textures-power-2 none
sync-video 1
auto-flip 1
driver-generate-mipmaps 0
gl-separate-specular-color 0
sleep-precision 0.001
model-cache-dir
geom-cache-size 1000
dpi-window-resize 1
prefer-discrete-gpu 1
print-pipe-types 0
notify-level-device fatal
notify-level-egldisplay error
notify-level-text error
text-minfilter linear
text-magfilter linear
default-directnotify-level warning
"""


class NoDisplay(Exception):
    """There is nothing to draw on; the text is one clear sentence."""


def configure(quality: str, offscreen: bool) -> None:
    """Set Panda3D up; before the window opens and once in a process."""
    lines = [_ALWAYS, f"multisamples {MULTISAMPLES[quality]}"]
    if MULTISAMPLES[quality]:
        lines.append("framebuffer-multisample 1")
    if offscreen:
        lines.append("gl-finish 1\nsync-video 0\naudio-library-name null")
    loadPrcFileData("hilltops", "\n".join(lines))
    find_assets()


def find_assets() -> None:
    """Let Panda3D load `models/..`, `textures/..` and `sounds/..` by these names."""
    home = Filename.fromOsSpecific(str(paths.root()))
    if home not in getModelPath().getDirectories():
        getModelPath().prependDirectory(home)


@contextmanager
def engine_output(file: Path) -> Iterator[None]:
    """Send what Panda3D says to `file` from now on, and within the block what system libraries print as well."""
    try:
        out = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_APPEND)
        name = Filename.fromOsSpecific(str(file))
    except (OSError, UnicodeError):
        out, name = os.open(os.devnull, os.O_WRONLY), Filename.fromOsSpecific(os.devnull)
    stream = MultiplexStream()
    stream.addFile(name)
    Notify.ptr().setOstreamPtr(stream, False)
    with errors_to(out):
        yield


def missing_packages(offscreen: bool) -> tuple[str, ...]:
    """Debian's names of what OpenGL lacks on this computer; empty elsewhere than on Linux."""
    if not sys.platform.startswith("linux"):
        return ()
    wanted = {"libGL.so.1": "libgl1"} | ({"libEGL.so.1": "libegl1"} if offscreen else {})
    return tuple(package for library, package in wanted.items() if not _loads(library))


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def backends(offscreen: bool) -> tuple[str, ...]:
    """Panda3D's display modules in the order in which they are tried."""
    if offscreen:
        return ("p3headlessgl", "pandagl", SOFTWARE) if sys.platform.startswith("linux") else ("pandagl", SOFTWARE)
    return ("pandagl", SOFTWARE)


def make_pipe(module: str, offscreen: bool) -> GraphicsPipe | None:
    """The display that `module` reaches, or None."""
    selection = GraphicsPipeSelection.getGlobalPtr()
    if module != SOFTWARE:
        pipe = selection.makeModulePipe(module)
        return pipe if pipe and pipe.isValid() else None
    loadPrcFileData("hilltops", "framebuffer-software 1\nframebuffer-hardware 0\ntextures-power-2 down")
    pipe = selection.makeModulePipe(module)
    if offscreen:
        kinds = (selection.getPipeType(index) for index in range(selection.getNumPipeTypes()))
        pipe = next((selection.makePipe(kind) for kind in kinds if kind.getName() == _SOFTWARE_OFFSCREEN), pipe)
    return pipe if pipe and pipe.isValid() else None


def frame_buffer(module: str, quality: str) -> FrameBufferProperties:
    """What the window's memory must hold."""
    wanted = FrameBufferProperties()
    wanted.setRgbColor(True)
    wanted.setRgbaBits(8, 8, 8, 0)
    wanted.setDepthBits(24)
    wanted.setBackBuffers(1)
    if module == SOFTWARE:
        wanted.setForceSoftware(True)
        return wanted
    wanted.setStencilBits(8)
    wanted.setMultisamples(MULTISAMPLES[quality])
    return wanted


def size_on(pipe: GraphicsPipe, wish: tuple[int, int] | None, offscreen: bool) -> tuple[int, int]:
    """The window's size in pixels: as wished, else four fifths of the screen."""
    if wish:
        return wish
    width, height = pipe.getDisplayWidth(), pipe.getDisplayHeight()
    if offscreen or min(width, height) <= 0:
        return USUAL_SIZE
    return (
        min(width, max(LEAST_SIZE[0], int(width * SHARE_OF_SCREEN))),
        min(height, max(LEAST_SIZE[1], int(height * SHARE_OF_SCREEN))),
    )


def properties(size: tuple[int, int], fullscreen: bool) -> WindowProperties:
    """The window as the desktop sees it."""
    wanted = WindowProperties()
    wanted.setTitle(TITLE)
    wanted.setSize(*size)
    wanted.setFullscreen(fullscreen)
    return wanted


def no_display(offscreen: bool) -> NoDisplay:
    """The sentence for a computer on which nothing opens."""
    if not offscreen:
        return NoDisplay(
            "there is no display to open a window on; "
            "pictures without one: python main.py watch --offscreen --shots DIR"
        )
    return NoDisplay("neither OpenGL nor the software renderer can draw here; engine.log tells more")
