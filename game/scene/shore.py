"""What lies beside a board, and where it drifts to."""

from __future__ import annotations

from math import atan2, cos, degrees, radians, sin
from typing import NamedTuple

from panda3d.core import NodePath, Point3, TransformState

from game.scene.island_layout import FACE_ANGLE

_FRONT = -12.0
"""Degrees to the right of the camera's direction where both lie in a narrow view."""
_NARROW = 1.3


class Coast(NamedTuple):
    """Of a board with `sides` faces, the middle of one at `face` degrees: the distance from the axis `near` in front of
    a face, and `far` where a corner must be passed; how many degrees from the middle of a face things `stay`, and how
    many from a corner they begin to go `round` it. Of what lies `right` and `left`: degrees to the right of the
    camera's direction, from the middle of a face, and turned away from the camera."""

    sides: int
    face: float
    near: float
    far: float
    stay: float
    round: float
    right: tuple[float, float, float]
    left: tuple[float, float, float]


COAST = Coast(6, FACE_ANGLE, 10.3, 12.6, 17.0, 17.0, (60.0, 8.0, 12.0), (-71.0, 0.0, -14.0))
"""The island's, with its jetties at the corners."""


class Shore:
    """Two things that lie in front of a face of the board and pass to the next as the camera goes round."""

    def __init__(self, parent: NodePath, coast: Coast, right: NodePath, left: NodePath) -> None:
        self.root = parent.attachNewNode("shore")
        self._coast = coast
        self._things = ((right, _corners(right), coast.right, 1.9), (left, _corners(left), coast.left, -2.5))
        right.reparentTo(self.root)
        left.reparentTo(self.root)

    def face(self, azimuth: float, aspect: float) -> None:
        """Lie where a camera at this azimuth sees them, with -y towards it: right and left of the board, or both in
        front of it in a view that is narrow (`aspect` is width by height)."""
        for node, _, wide, narrow in self._things:
            node.setTransform(self._lying(azimuth, aspect, wide, narrow))

    def directions(self) -> list[float]:
        """Where the two lie now, in degrees anticlockwise from +x."""
        return [degrees(atan2(node.getY(), node.getX())) for node, *_ in self._things]

    def extent(self, azimuth: float, aspect: float) -> list[Point3]:
        """Points round the two as they would lie then."""
        return [self._lying(azimuth, aspect, wide, narrow).getMat().xformPoint(corner)
                for _, corners, wide, narrow in self._things for corner in corners]  # fmt: skip

    def _lying(self, azimuth: float, aspect: float, wide: tuple[float, float, float], narrow: float) -> TransformState:
        slim = aspect < _NARROW
        side, beside, turn = (_FRONT, 0.0, 0.0) if slim else wide
        angle, r = _berth(self._coast, azimuth + side, beside)
        place, heading = Point3(r * cos(radians(angle)), r * sin(radians(angle)), 0), azimuth + 90 + turn
        lying = TransformState.makePosHpr(place, (heading, 0, 0))
        return lying.compose(TransformState.makePos((narrow, -1.2, 0))) if slim else lying


def _corners(node: NodePath) -> list[Point3]:
    """The corners of what a thing covers, in its own frame."""
    low, high = node.getTightBounds()
    return [Point3(x, y, low[2]) for x in (low[0], high[0]) for y in (low[1], high[1])]


def _berth(coast: Coast, wanted: float, beside: float) -> tuple[float, float]:
    """The direction and distance of a berth near a direction: it stays `beside` the middle of a face as long as it can,
    and keeps clear of what stands at the corners."""
    half = 180.0 / coast.sides
    off = (wanted - beside - coast.face + half) % (2 * half) - half
    u = max(0.0, abs(off) - coast.stay) / (half - coast.stay)
    moved = half * u * u * (3 - 2 * u)
    angle = wanted - off + (moved if off > 0 else -moved)
    corner = abs((angle - coast.face) % (2 * half) - half)
    return angle, coast.near + (coast.far - coast.near) * max(0.0, 1 - corner / coast.round)
