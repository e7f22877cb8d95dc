"""A small picture of the board alone, for the list of saved games: no hand, no widget is in it."""

from __future__ import annotations

from typing import Any

from panda3d.core import Camera, PerspectiveLens, PNMImage, StringStream

SIZE = (480, 270)
FIELD = 25.0
"""Degrees from left to right: the board fills the picture."""


def snapshot(app: Any) -> bytes:
    """What the camera sees now, as the bytes of a PNG; none where no picture can be drawn beside the window's."""
    buffer = app.win.makeTextureBuffer("snapshot", *SIZE, None, True)
    if buffer is None:
        return b""
    camera = app.cam.attachNewNode(Camera("snapshot", _lens()))
    try:
        buffer.setClearColor(app.win.getClearColor())
        buffer.makeDisplayRegion().setCamera(camera)
        _draw(app.graphicsEngine, buffer)
        return _png(buffer.getTexture())
    finally:
        camera.removeNode()
        app.graphicsEngine.removeWindow(buffer)


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
    try:
        engine.renderFrame()
    finally:
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
