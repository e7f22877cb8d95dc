"""Where the island's levels and letters are clicked, and the band that lights a level."""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING

from panda3d.core import NodePath, Point3, Vec3, Vec4

from game.rules.emohbi.board import HEAD
from game.scene.highlights import Shape, glow
from game.scene.island_layout import FLOOR, WALL_APOTHEM, outline, tablet_xyz
from game.scene.primitives import Triangle, solid
from game.scene.routes import round_rim

if TYPE_CHECKING:
    from game.scene.emohbi_scene import EmohbiScene

SHAPES = {
    "pawn": Shape(1.34, -0.52, 0.5),
    "letter": Shape(1.4, -0.5, 0.0, through=False),
    "summit": Shape(0.55, 0.03, 0.85),
}
"""By kind of entity."""
_LEVEL_AT = -90.0


def letter_anchor(scene: EmohbiScene, letter: str) -> tuple[NodePath, Point3]:
    """The village tablet with this letter. Raises KeyError."""
    letters = scene.picture.letters
    if letter not in letters:
        raise KeyError(f"letter:{letter}")
    return scene.root, Point3(*tablet_xyz(letters.index(letter))) + Vec3(0, 0, 0.5)


def level_anchor(scene: EmohbiScene, level: int) -> tuple[NodePath, Point3]:
    """The middle of a level's front rim; the head's face for level 4."""
    if not 1 <= level <= HEAD:
        raise KeyError(f"level:{level}")
    r = outline(WALL_APOTHEM[level], _LEVEL_AT) + 0.05
    low = FLOOR[level - 1]
    at = radians(_LEVEL_AT)
    return scene.root, Point3(r * cos(at), r * sin(at), low + (FLOOR[level] - low) * 0.62)


def level_band(scene: EmohbiScene, level: int, colour: Vec4) -> NodePath:
    """A glowing band round the upper rim of a level's wall."""
    low, high = FLOOR[level] - 0.2, FLOOR[level] + 0.05
    if level == HEAD:
        low, high = FLOOR[3] + 0.06, FLOOR[3] + 0.32
    apothem = WALL_APOTHEM[level] + (0.16 if level < HEAD else 0.62)
    points = [round_rim(apothem, 5.0 * i) for i in range(72)]
    faces: list[Triangle] = []
    for i, b in enumerate(points):
        a = points[i - 1]
        up, down = Vec3(0, 0, high), Vec3(0, 0, low)
        faces += [(a + down, b + down, b + up), (a + down, b + up, a + up)]
    band = solid("band", faces)
    band.setColor(colour)
    band.setTwoSided(True)
    band.reparentTo(scene.root)
    glow(band)
    return band
