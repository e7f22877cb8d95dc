"""What hides a piece lets its silhouette through, flat: parts and pieces behind each other add up to nothing."""

from __future__ import annotations

import pytest
from panda3d.core import NodePath, Point3, Vec4

from game.scene.figure import Figure, Stand
from game.scene.primitives import ball, box

WALL = Vec4(0.2, 0.2, 0.2, 1)


@pytest.fixture
def colours(window, world: NodePath):
    """How often each colour (0 to 255) is seen of a wall with two red pieces of many parts behind it."""
    wall = box(8, 0.1, 8)
    wall.setColor(WALL)
    wall.reparentTo(world)
    model = NodePath("model")
    for i in range(4):
        part = ball()
        part.reparentTo(model)
        part.setPosHprScale(Point3(0.1 * i, 0.1 * i, 0.5 + 0.1 * i), 0, 0.4)
    for at in (0, 0.3):
        figure = Figure("piece", model, Vec4(1, 0, 0, 1), 1.0, 1)
        figure.place(Stand(world, Point3(at, 2 + at, 0), 1.0))
    window.camera.setPosHpr(0, -12, 1, 0, 0, 0)
    for _ in range(2):
        window.graphicsEngine.renderFrame()
    image = window.win.getScreenshot()
    pixels = memoryview(image.getRamImageAs("RGB")).tobytes()
    seen: dict[bytes, int] = {}
    for i in range(0, len(pixels), 3):
        seen[pixels[i : i + 3]] = seen.get(pixels[i : i + 3], 0) + 1
    return seen


def test_silhouettes_do_not_add_up(colours) -> None:
    red = {colour: count for colour, count in colours.items() if colour[0] > colour[1] + 40}
    assert sum(red.values()) > 100
    assert len(red) == 1
