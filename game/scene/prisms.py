"""Bodies taken as stacked prisms: whether one stands between two points."""

from __future__ import annotations

from collections.abc import Iterable

from panda3d.core import Point3

Plane = tuple[float, float, float, float]
"""An outward normal and a distance from the origin."""
Prism = tuple[Plane, ...]


def upright(low: float, high: float, sides: Iterable[tuple[float, float, float]]) -> Prism:
    """A prism from one height to another; of each side the outward normal's x and y, and how far from the z axis."""
    return ((0.0, 0.0, 1.0, high), (0.0, 0.0, -1.0, -low), *((nx, ny, 0.0, far) for nx, ny, far in sides))


def between(prisms: Iterable[Prism], eye: Point3, point: Point3) -> bool:
    """Whether a prism stands between two points."""
    ex, ey, ez = eye
    dx, dy, dz = point - eye
    return any(_cuts(ex, ey, ez, dx, dy, dz, prism) for prism in prisms)


def _cuts(ex: float, ey: float, ez: float, dx: float, dy: float, dz: float, prism: Prism) -> bool:
    """Whether the segment from e to e + d passes through a prism, by clipping it to each side in turn."""
    enter, leave = 0.0, 1.0
    for nx, ny, nz, limit in prism:
        start = nx * ex + ny * ey + nz * ez - limit
        slope = nx * dx + ny * dy + nz * dz
        if slope < 0:
            enter = max(enter, -start / slope)
        elif slope > 0:
            leave = min(leave, -start / slope)
        elif start > 0:
            return False
        if enter >= leave:
            return False
    return True
