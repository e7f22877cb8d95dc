"""A small picture of the board alone, for the list of saved games: no hand, no widget is in it."""

from __future__ import annotations

from typing import Any

from panda3d.core import Camera, PerspectiveLens, PNMImage, StringStream

SIZE = (384, 216)
FIELD = 25.0
"""Degrees from left to right: the board fills the picture."""


class Snapshots:
    """Takes them beside what `app` draws in the window. One buffer serves for all: Panda3D does not give back all that
    a new one takes."""

    def __init__(self, app: Any) -> None:
        self._app = app
        self._buffer: Any = None

    def take(self) -> bytes:
        """What the camera sees now, as the bytes of a PNG; none where no picture can be drawn beside the window's."""
        buffer = self._buffer = self._buffer or self._made()
        if buffer is None:
            return b""
        buffer.setClearColor(self._app.win.getClearColor())
        _draw(self._app.graphicsEngine, buffer)
        return _png(buffer.getTexture())

    def _made(self) -> Any:
        buffer = self._app.win.makeTextureBuffer("snapshot", *SIZE, None, True)
        if buffer is not None:
            camera = self._app.cam.attachNewNode(Camera("snapshot", _lens()))
            buffer.makeDisplayRegion().setCamera(camera)
        return buffer


def _lens() -> PerspectiveLens:
    lens = PerspectiveLens()
    lens.setNearFar(1.0, 220.0)
    lens.setFilmSize(*SIZE)
    lens.setFov(FIELD)
    return lens


def _draw(engine: Any, buffer: Any) -> None:
    """Draw the buffer, and nothing that is on the screen."""
    others = [out for out in engine.getWindows() if out.isActive() and out != buffer]
    for out in others:
        out.setActive(False)
    buffer.setActive(True)
    try:
        engine.renderFrame()
    finally:
        buffer.setActive(False)
        for out in others:
            out.setActive(True)


def _png(texture: Any) -> bytes:
    image = PNMImage()
    if not texture.hasRamImage() or not texture.store(image):
        return b""
    image.removeAlpha()
    png = StringStream()
    image.write(png, "picture.png")
    return bytes(png.getData())
