"""A material looks as the palette says where the light is neutral, at each quality, and the models are made of it."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from typing import Any

import pytest
from panda3d.core import Camera, GeomVertexReader, NodePath, OrthographicLens, PNMImage

from game.scene.stage import QUALITIES, Mood, Stage

NEUTRAL = Mood(
    background=(0.0, 0.0, 0.0),
    sun_azimuth=-120, sun_height=40, sun=(0.0, 0.0, 0.0),
    below=(1.0, 1.0, 1.0), above=(1.0, 1.0, 1.0),
    second_azimuth=150, second_height=48, second=(0.0, 0.0, 0.0),
    plain_sun=(0.0, 0.0, 0.0), plain_ambient=(1.0, 1.0, 1.0), plain_second=(0.0, 0.0, 0.0),
)  # fmt: skip
CLOSE = 3
"""Of 255: how far a pixel may be from its palette's colour."""
PAINTED = 14
"""How far the nearest corner of a model may be: colours vary from block to block, and corners are shaded."""
GAMES = {"island": ("art.palette", ("island", "shore")), "hill": ("art.hill_palette", ("hill", "chip", "magic_stone"))}
"""By mood: the palette's module, and the models that are made of it."""
Bytes = tuple[int, int, int]


def materials(module: str) -> dict[str, Bytes]:
    """The colours of a palette's constants, by name."""
    palette: dict[str, Any] = vars(importlib.import_module(module))
    found: dict[str, Bytes] = {}
    for name, value in palette.items():
        values = list(value.values()) if isinstance(value, dict) else [value] if isinstance(value, str) else value
        if name.isupper() and isinstance(values, list | tuple):
            hexes = [one for one in values if isinstance(one, str) and one.startswith("#")]
            found |= {f"{name} {i}": to_bytes(one) for i, one in enumerate(hexes)}
    return found


def to_bytes(colour: str) -> Bytes:
    value = int(colour[1:], 16)
    return value >> 16, value >> 8 & 255, value & 255


def swatch(colour: Bytes, x: float) -> NodePath:
    """A square metre of a material, as the art scripts write it."""
    import numpy as np

    from art.export import geom_node
    from art.mesh import Mesh

    corners = np.array([[x, -0.5, 0], [x + 1, -0.5, 0], [x + 1, 0.5, 0], [x, 0.5, 0]])
    return NodePath(geom_node("swatch", Mesh().add(corners[[[0, 1, 2], [0, 2, 3]]], np.array(colour) / 255)))


@pytest.fixture
def above(window: Any) -> Iterator[NodePath]:
    """A camera that looks straight down, 64 units wide."""
    lens = OrthographicLens()
    lens.setFilmSize(64, 36)
    camera = window.render.attachNewNode(Camera("above", lens))
    camera.setPosHpr(32, 0, 10, 0, -90, 0)
    before = window.win.getDisplayRegion(1).getCamera()
    window.win.getDisplayRegion(1).setCamera(camera)
    yield camera
    window.win.getDisplayRegion(1).setCamera(before)
    camera.removeNode()


@pytest.mark.parametrize("quality", QUALITIES)
@pytest.mark.parametrize("game", GAMES)
def test_each_material_is_seen_in_its_palettes_colour(
    window: Any, world: NodePath, above: NodePath, game: str, quality: str
) -> None:
    wanted = materials(GAMES[game][0])
    assert 20 < len(wanted) < 64
    for x, colour in enumerate(wanted.values()):
        swatch(colour, x).reparentTo(world)
    stage = Stage(window.render, above, window.win, quality, NEUTRAL)
    picture = PNMImage()
    for _ in range(2):
        window.graphicsEngine.renderFrame()
    window.win.getScreenshot(picture)
    stage.close()
    pixels = [round(255 * c) for x in range(len(wanted)) for c in picture.getXel(10 * x + 5, 180)]
    seen = {name: tuple(pixels[3 * i : 3 * i + 3]) for i, name in enumerate(wanted)}
    wrong = {name: (seen[name], to) for name, to in wanted.items() if distance(seen[name], to) > CLOSE}
    assert not wrong


def distance(a: tuple[int, ...], b: Bytes) -> int:
    return max(abs(one - other) for one, other in zip(a, b, strict=True))


@pytest.mark.parametrize("game", GAMES)
def test_the_models_are_made_of_the_palette(load_model: Any, game: str) -> None:
    module, files = GAMES[game]
    used = {corner for name in files for corner in corners(load_model(f"models/{name}.bam"))}
    missing = {n: c for n, c in materials(module).items() if min(distance(corner, c) for corner in used) > PAINTED}
    assert not missing, "no longer used?"


def corners(model: NodePath) -> set[Bytes]:
    """The colours of all corners, as bytes."""
    found = set()
    for path in model.findAllMatches("**/+GeomNode"):
        for geom in path.node().getGeoms():
            reader = GeomVertexReader(geom.getVertexData(), "color")
            while not reader.isAtEnd():
                r, g, b, _ = reader.getData4()
                found.add((round(r * 255), round(g * 255), round(b * 255)))
    return found
