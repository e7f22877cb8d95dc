"""The way of a pawn up a ladder and down a waterfall, as points in the island's own frame."""

from __future__ import annotations

from math import hypot

from panda3d.core import Point3

from game.scene.island_layout import FLOOR, WALL_APOTHEM

RUNGS = 5
TREADS = 8
_HEAD = 4


def ladder_route(start: Point3, end: Point3, wall: int) -> list[Point3]:
    """From in front of the ladder on `wall`, foot first, to its top; of the head's steps for level 4."""
    if wall == _HEAD:
        return _between(_out(start, 1.92), FLOOR[3] + 0.1, _out(start, 0.95), FLOOR[4] + 0.05, TREADS)
    foot, rim = WALL_APOTHEM[wall] + 0.33, WALL_APOTHEM[wall] + 0.08
    return _between(_out(end, foot + 0.16), FLOOR[wall - 1] + 0.12, _out(end, rim + 0.16), FLOOR[wall] + 0.05, RUNGS)


def fall_route(start: Point3, wall: int) -> tuple[Point3, Point3]:
    """The lip of the waterfall below a space at the top of `wall`, and where the water meets the pool."""
    lip, pool = _out(start, WALL_APOTHEM[wall] + 0.12), _out(start, WALL_APOTHEM[wall] + 0.42)
    return Point3(*lip, FLOOR[wall] + 0.08), Point3(*pool, FLOOR[wall - 1] + 0.06)


def _out(point: Point3, r: float) -> tuple[float, float]:
    """In the direction of a point, `r` from the axis."""
    far = hypot(point[0], point[1]) or 1.0
    return point[0] / far * r, point[1] / far * r


def _between(low: tuple[float, float], z0: float, high: tuple[float, float], z1: float, count: int) -> list[Point3]:
    steps = [i / (count - 1) for i in range(count)]
    return [
        Point3(low[0] + (high[0] - low[0]) * u, low[1] + (high[1] - low[1]) * u, z0 + (z1 - z0) * u) for u in steps
    ]
