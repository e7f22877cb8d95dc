"""Rounded shapes with soft edges as coloured triangles: sharp at every size, without a texture."""

from __future__ import annotations

import math
import struct
from array import array
from collections.abc import Sequence
from itertools import pairwise

from panda3d.core import Geom, GeomNode, GeomTriangles, GeomVertexData, GeomVertexFormat

from game.ui.layout import Rect
from game.ui.theme import Colour, faded, mixed

_STEPS = 7
_CORNERS = (
    (1, 1, 0.0),
    (0, 1, 0.25),
    (0, 0, 0.5),
    (1, 0, 0.75),
)
_ARC = [
    (right, low, math.cos(math.tau * (start + step / _STEPS / 4)), math.sin(math.tau * (start + step / _STEPS / 4)))
    for right, low, start in _CORNERS
    for step in range(_STEPS + 1)
]
_ROUND = len(_ARC)


class Mesh:
    """Collects shapes in pixels (y down) and makes one node of them, in the order they were added."""

    def __init__(self) -> None:
        self._vertices = bytearray()
        self._triangles = array("H")
        self._count = 0

    def _vertex(self, x: float, y: float, c: Colour) -> None:
        red, green, blue, alpha = (round(v * 255) for v in c)
        self._vertices += struct.pack("<3f4B", x, 0.0, -y, red, green, blue, alpha)
        self._count += 1

    def _ring(self, rect: Rect, radius: float, out: float, low: Colour, high: Colour) -> int:
        """A loop `out` pixels outside the rectangle, `low` at its bottom and `high` at its top; its first vertex."""
        first = self._count
        r = max(radius + out, 0.0)
        for right, below, cos, sin in _ARC:
            x = (rect.right - radius if right else rect.x + radius) + r * cos
            y = (rect.bottom - radius if below else rect.y + radius) + r * sin
            t = min(max((y - rect.y) / rect.h, 0.0), 1.0) if rect.h else 0.0
            self._vertex(x, y, high if low is high else mixed(high, low, t))
        return first

    def _band(self, a: int, b: int) -> None:
        for i in range(_ROUND):
            j = (i + 1) % _ROUND
            self._triangles.extend((a + i, a + j, b + j, a + i, b + j, b + i))

    def rounded(self, rect: Rect, radius: float, fill: Colour, low: Colour | None = None, soft: float = 0.7) -> None:
        """A filled rectangle with round corners; `low` is the colour at its bottom, `soft` the width of its edge."""
        radius = min(radius, rect.w / 2, rect.h / 2)
        low = fill if low is None else low
        middle = self._count
        self._vertex(rect.x + rect.w / 2, rect.y + rect.h / 2, mixed(fill, low, 0.5))
        inner = self._ring(rect, radius, -min(soft, radius, rect.w / 2, rect.h / 2), low, fill)
        for i in range(_ROUND):
            self._triangles.extend((middle, inner + i, inner + (i + 1) % _ROUND))
        self._band(inner, self._ring(rect, radius, soft, faded(low, 0), faded(fill, 0)))

    def shadow(self, rect: Rect, radius: float, blur: float, colour: Colour) -> None:
        """A soft shadow that fades from `blur` pixels inside the rectangle to `blur` outside."""
        radius = max(min(radius, rect.w / 2, rect.h / 2), min(blur, rect.w / 2, rect.h / 2))
        middle = self._count
        self._vertex(rect.x + rect.w / 2, rect.y + rect.h / 2, colour)
        last = middle
        for at, strength in ((-1.0, 1.0), (-0.4, 0.78), (0.0, 0.5), (0.4, 0.22), (1.0, 0.0)):
            tone = faded(colour, strength)
            ring = self._ring(rect, radius, max(at * blur, -radius), tone, tone)
            if last == middle:
                for i in range(_ROUND):
                    self._triangles.extend((middle, ring + i, ring + (i + 1) % _ROUND))
            else:
                self._band(last, ring)
            last = ring

    def outline(self, rect: Rect, radius: float, width: float, colour: Colour, soft: float = 0.6) -> None:
        """A line of `width` pixels, its middle on the rectangle's edge."""
        radius = min(radius, rect.w / 2, rect.h / 2)
        clear = faded(colour, 0)
        half = width / 2
        tones = ((-half - soft, clear), (-half + soft, colour), (half - soft, colour), (half + soft, clear))
        rings = [self._ring(rect, radius, out, tone, tone) for out, tone in tones]
        for a, b in pairwise(rings):
            self._band(a, b)

    def polygon(self, points: Sequence[tuple[float, float]], fill: Colour) -> None:
        """A convex polygon."""
        first = self._count
        for x, y in points:
            self._vertex(x, y, fill)
        for i in range(1, len(points) - 1):
            self._triangles.extend((first, first + i, first + i + 1))

    def node(self) -> GeomNode | None:
        """All shapes as one node; None if there are none."""
        if not self._count:
            return None
        data = GeomVertexData("shapes", GeomVertexFormat.getV3c4(), Geom.UHStatic)
        data.uncleanSetNumRows(self._count)
        data.modifyArrayHandle(0).copyDataFrom(self._vertices)
        faces = GeomTriangles(Geom.UHStatic)
        faces.setIndexType(Geom.NT_uint16)
        indices = faces.modifyVertices(len(self._triangles))
        indices.uncleanSetNumRows(len(self._triangles))
        indices.modifyHandle().copyDataFrom(self._triangles.tobytes())
        geom = Geom(data)
        geom.addPrimitive(faces)
        node = GeomNode("shapes")
        node.addGeom(geom)
        return node
