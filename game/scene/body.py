"""Whether the island hides something: the ray from the eye against its levels, taken as stacked prisms."""

from __future__ import annotations

from math import cos, hypot, radians, sin

from panda3d.core import Point3

from game.scene.island_layout import FACE_ANGLE, FLOOR, PATH_APOTHEM, SEA_LEVEL, WALL_APOTHEM, outline, tablet_xyz
from game.scene.prisms import between, upright

_CORNER = 1.10
_NORMALS = tuple(
    (cos(radians(FACE_ANGLE + 30 * k)), sin(radians(FACE_ANGLE + 30 * k)), _CORNER if k % 2 else 1.0) for k in range(12)
)
"""The twelve sides of a rounded hexagon: outward normal, and distance from the axis in apothems."""
_CLEAR = 0.04
_PAWN = 1.1
_FLOORS = (SEA_LEVEL, *FLOOR)
_PRISMS = tuple(
    upright(_FLOORS[level], _FLOORS[level + 1] - _CLEAR,
            ((nx, ny, WALL_APOTHEM[level] * far - _CLEAR) for nx, ny, far in _NORMALS))
    for level in range(5)
)  # fmt: skip


def extent() -> tuple[Point3, ...]:
    """Points round the island: the shore, the villages with their palms (the ends of the jetties may be cut), and the
    crown."""
    shore = tuple(_around(outline(WALL_APOTHEM[0], 10.0 * k), 10.0 * k, 0.2) for k in range(36))
    spits = tuple(_around(10.0, 60 * k + side, z) for k in range(6) for side, z in ((-5, 0.0), (5, 0.0), (3, 2.0)))
    crown = tuple(_around(1.5, 30 * k, FLOOR[4] + 0.8) for k in range(12))
    return (*shore, *spits, *crown)


def played() -> tuple[Point3, ...]:
    """Points round what is played with: the spaces of the base and pawns on them, the letters, the head's crown."""
    spaces = tuple(_around(outline(PATH_APOTHEM[0] + 0.5, 10.0 * k), 10.0 * k, FLOOR[0] + z)
                   for k in range(36) for z in (0.0, _PAWN))  # fmt: skip
    letters = tuple(Point3(x, y, z + high) for x, y, z in map(tablet_xyz, range(6)) for high in (0.0, 0.9))
    return (*spaces, *letters, *(_around(1.0, 30 * k, FLOOR[4] + _PAWN) for k in range(12)))


def _around(r: float, angle: float, z: float) -> Point3:
    return Point3(r * cos(radians(angle)), r * sin(radians(angle)), z)


def ground(x: float, y: float) -> float:
    """The height of what stands at a place: the sea, a level's floor with its plants, or the head's crown."""
    r = hypot(x, y)
    level = sum(r < WALL_APOTHEM[k] * _CORNER + 0.6 for k in range(5)) - 1
    if level < 0:
        return SEA_LEVEL + (2.0 if r < 11 else 0.0)
    return FLOOR[level] + 1.6


def hidden_by_island(eye: Point3, point: Point3) -> bool:
    """Whether a level stands between two points in the island's own frame. Rotation does not matter: every level
    looks the same after a segment."""
    return between(_PRISMS, eye, point)
