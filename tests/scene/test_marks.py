"""Players are told apart in greyscale, there by shape, and by colour with three kinds of colour-blindness: their marks
at the edge of the screen, and the pieces on the board. The pictures are kept in pytest's folder (`--basetemp`)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from panda3d.core import Camera, Filename, NodePath, OrthographicLens, PNMImage

from game.games import GAMES
from game.paths import root
from game.scene.stage import MOODS, Stage

# Machado, Oliveira and Fernandes 2009, severity 1.0; on linear RGB.
EYES = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
COLOURS_APART = 12.0
"""CIE76 difference of the mean colours; about 2 is just seen side by side."""
SHAPES_APART = 12.0
"""How much two grey pictures differ where either mark is: lightness 0 to 100, root of the mean square."""
SIDE = 60
Marks = dict[str, Any]
"""By name: pixels (side, side, 4), RGB and how much of each belongs to the mark, 0 to 1."""


def linear(colour: Any) -> Any:
    return np.where(colour <= 0.04045, colour / 12.92, ((colour + 0.055) / 1.055) ** 2.4)


def seen_by(eye: str, rgb: Any) -> Any:
    """sRGB pixels as someone with these eyes sees them."""
    light = np.clip(linear(rgb) @ np.array(EYES[eye]).T, 0, 1)
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)


def lab(rgb: Any) -> Any:
    """sRGB as CIELAB (D65)."""
    xyz = linear(rgb) @ np.array(((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))).T
    f = np.cbrt(xyz / np.array((0.9505, 1.0, 1.089)))
    return np.stack([116 * f[..., 1] - 16, 500 * (f[..., 0] - f[..., 1]), 200 * (f[..., 1] - f[..., 2])], axis=-1)


def pixels(image: PNMImage) -> Any:
    """RGBA of an image that has alpha, or RGB."""
    return np.array([[[*image.getXel(x, y), *((image.getAlpha(x, y),) if image.hasAlpha() else ())]
                      for x in range(image.getXSize())] for y in range(image.getYSize())])  # fmt: skip


def player_marks(game: str) -> Marks:
    """The marks as the screens draw them: a picture on its round ground."""
    found = {}
    for piece in GAMES[game].texts().pieces():
        image = PNMImage()
        image.read(Filename.fromOsSpecific(str(root() / "textures" / f"{piece.picture}.png")))
        small = PNMImage(SIDE, SIDE, 4)
        small.boxFilterFrom(0.7, image)
        shape = pixels(small)
        ground = np.array([int(piece.colour[i : i + 2], 16) / 255 for i in (1, 3, 5)])
        at = np.hypot(*(np.mgrid[:SIDE, :SIDE] - (SIDE - 1) / 2))
        colour = shape[..., :3] * shape[..., 3:] + ground * (1 - shape[..., 3:])
        found[piece.name] = np.dstack([colour, at < SIDE / 2])
    return found


@pytest.fixture
def booth(window: Any, world: NodePath) -> Iterator[Any]:
    """Takes pictures of pieces, looking down on them as the home camera does."""
    lens = OrthographicLens()
    lens.setFilmSize(16, 9)
    camera = world.attachNewNode(Camera("booth", lens))
    camera.setPosHpr(0, -10, 10.5, 0, -44, 0)
    region = window.win.getDisplayRegion(1)
    before = region.getCamera()
    region.setCamera(camera)
    stage = Stage(window.render, camera, window.win, "medium")
    yield lambda models, mood: _pictures(window, world, stage, models, mood)
    stage.close()
    region.setCamera(before)


def _pictures(window: Any, world: NodePath, stage: Stage, models: dict[str, NodePath], mood: str) -> Marks:
    stage.set_mood(MOODS[mood])
    found = {}
    for name, model in models.items():
        model.reparentTo(world)
        shots = []
        for back in (0.0, 1.0):
            window.win.setClearColor((back, back, back, 1))
            for _ in range(2):
                window.graphicsEngine.renderFrame()
            picture, part = PNMImage(), PNMImage(SIDE, SIDE, 3)
            window.win.getScreenshot(picture)
            part.copySubImage(picture, 0, 0, 320 - SIDE // 2, 214 - SIDE, SIDE, SIDE)
            shots.append(pixels(part))
        own = (np.abs(shots[0] - shots[1]).max(axis=2) < 0.02).astype(float)
        found[name] = np.dstack([shots[0], own])
        model.detachNode()
    return found


def on_grey(mark: Any, eye: str) -> Any:
    """What these eyes see of a mark before a grey wall."""
    return seen_by(eye, mark[..., :3]) * mark[..., 3:] + 0.5 * (1 - mark[..., 3:])


def keep(folder: Path, marks: Marks, eye: str) -> None:
    """Write the row of marks as these eyes see it."""
    row = np.hstack([on_grey(mark, eye) for mark in marks.values()])
    image = PNMImage(row.shape[1], row.shape[0], 3)
    for y, line in enumerate(row.tolist()):
        for x, colour in enumerate(line):
            image.setXel(x, y, *colour)
    image.write(Filename.fromOsSpecific(str(folder / f"{eye}.png")))


def apart(a: Any, b: Any, eye: str) -> float:
    """How far two marks are from each other: their mean colours, and in grey their pictures."""
    if eye == "grey":
        off = (lab(on_grey(a, eye)) - lab(on_grey(b, eye)))[..., 0]
        return float(np.sqrt((off**2).sum() / np.maximum(a[..., 3], b[..., 3]).sum()))
    means = [lab((seen_by(eye, m[..., :3]) * m[..., 3:]).sum((0, 1)) / m[..., 3].sum()) for m in (a, b)]
    return float(np.linalg.norm(means[0] - means[1]))


def check(marks: Marks, folder: Path) -> None:
    """Any two marks can be told apart by all eyes."""
    alike = []
    for eye in EYES:
        keep(folder, marks, eye)
        least = SHAPES_APART if eye == "grey" else COLOURS_APART
        far = {(one, two): apart(a, b, eye) for (one, a), (two, b) in combinations(marks.items(), 2)}
        alike += [(eye, *pair, round(off, 1)) for pair, off in far.items() if off < least]
    assert not alike


@pytest.mark.parametrize("game", GAMES)
def test_player_marks_are_told_apart(game: str, tmp_path: Path) -> None:
    check(player_marks(game), tmp_path)


def test_pawns_are_told_apart(booth: Any, load_model: Any, tmp_path: Path) -> None:
    check(booth({f"pawn {i}": load_model(f"models/pawn_{i}.bam") for i in range(6)}, "island"), tmp_path)


def test_goblins_are_told_apart(booth: Any, load_model: Any, tmp_path: Path) -> None:
    bodies = {f"goblin {i}": load_model(f"models/goblin_{i}.bam").find("**/body") for i in range(5)}
    check(booth(bodies, "hill"), tmp_path)
