"""Ways over the island as points in its own frame: up a ladder, down a waterfall, round a level."""

from __future__ import annotations

from math import cos, hypot, radians, sin

from panda3d.core import Point3

from game.rules.emohbi.board import HEAD
from game.scene.island_layout import fall_ends, ladder_ends, outline, step_points

RUNGS = 5
_BEFORE = 0.2
"""How far a pawn that climbs is in front of the rungs."""


def ladder_route(space: Point3, wall: int) -> list[Point3]:
    """From in front of the ladder on `wall`, foot first, to its top, in the direction of `space` from the axis; the
    head's steps for level 4."""
    if wall == HEAD:
        return [_out(space, r, z) for r, _, z in step_points(8)[1:]]
    (low, z0), (high, z1) = ladder_ends(wall)
    steps = [i / (RUNGS - 1) for i in range(RUNGS)]
    return [_out(space, low + (high - low) * u + _BEFORE, z0 + 0.1 + (z1 - z0 - 0.1) * u) for u in steps]


def fall_route(space: Point3, wall: int) -> tuple[Point3, Point3]:
    """The lip of the waterfall below a space at the top of `wall`, and where the water meets the pool."""
    (lip, high), (pool, low) = fall_ends(wall)
    return _out(space, lip + 0.32, high), _out(space, pool + 0.42, low)


def round_rim(apothem: float, angle: float) -> Point3:
    """A point of a level's outline in the plane z = 0, in degrees from +x."""
    r = outline(apothem, angle)
    return Point3(r * cos(radians(angle)), r * sin(radians(angle)), 0)


def _out(point: Point3, r: float, z: float) -> Point3:
    """In the direction of a point, `r` from the axis, at the height z."""
    far = hypot(point[0], point[1]) or 1.0
    return Point3(point[0] / far * r, point[1] / far * r, z)
