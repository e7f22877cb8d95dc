"""Rounded shapes with soft edges as coloured triangles: sharp at every size, without a texture."""

from __future__ import annotations

import math
import struct
from array import array
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from panda3d.core import Geom, GeomNode, GeomTriangles, GeomVertexData, GeomVertexFormat

from game.ui.layout import Rect
from game.ui.theme import Colour, faded, mixed

_CORNERS = ((1, 1, 0.0), (0, 1, 0.25), (0, 0, 0.5), (1, 0, 0.75))
_Arc = list[tuple[int, int, float, float]]


def _arc(steps: int) -> _Arc:
    """Round the four corners from the right bottom one on: right?, bottom?, cosine, sine."""
    return [
        (right, low, math.cos(math.tau * (start + step / steps / 4)), math.sin(math.tau * (start + step / steps / 4)))
        for right, low, start in _CORNERS
        for step in range(steps + 1)
    ]


_COARSE, _FINE = _arc(6), _arc(14)
_LARGE = 36.0
_FADE = ((-1.0, 1.0), (-0.4, 0.78), (0.0, 0.5), (0.4, 0.22), (1.0, 0.0))
"""How strong a shadow is, by parts of its blur from its edge outwards."""


@lru_cache(maxsize=4096)
def _packed(c: Colour) -> int:
    red, green, blue, alpha = (round(v * 255) for v in c)
    return red | green << 8 | blue << 16 | alpha << 24


def _strength(at: float) -> float:
    for (a, strong), (b, weak) in pairwise(_FADE):
        if at <= b:
            return strong + (weak - strong) * max(at - a, 0.0) / (b - a)
    return 0.0


def _across(points: Sequence[tuple[float, float]], at: int) -> tuple[float, float]:
    """The vector across a line at one of its points, longer in its bends so that the line stays as wide."""
    before, here, after = points[max(at - 1, 0)], points[at], points[min(at + 1, len(points) - 1)]
    sides = [(a[1] - b[1], b[0] - a[0]) for a, b in ((before, here), (here, after)) if a != b]
    units = [(x / math.hypot(x, y), y / math.hypot(x, y)) for x, y in sides] or [(0.0, 1.0)]
    x, y = sum(u[0] for u in units) / len(units), sum(u[1] for u in units) / len(units)
    square = max(x * x + y * y, 0.25)
    return x / square, y / square


class Mesh:
    """Collects shapes in pixels (y down) and makes one node of them, in the order they were added."""

    def __init__(self) -> None:
        self._vertices = bytearray()
        self._triangles = array("H")
        self._count = 0

    def _vertex(self, x: float, y: float, c: Colour) -> int:
        self._vertices += struct.pack("<3fI", x, 0.0, -y, _packed(c))
        self._count += 1
        return self._count - 1

    def _ring(self, rect: Rect, radius: float, out: float, low: Colour, high: Colour) -> range:
        """A loop `out` pixels outside the rectangle, `low` at its bottom and `high` at its top; its vertices."""
        first, r = self._count, max(radius + out, 0.0)
        xs, ys = (rect.x + radius, rect.right - radius), (rect.y + radius, rect.bottom - radius)
        arc = _FINE if radius > _LARGE else _COARSE
        tone = _packed(high)
        flat: list[float | int] = []
        for right, below, cos, sin in arc:
            y = ys[below] + r * sin
            if low is not high:
                tone = _packed(mixed(high, low, min(max((y - rect.y) / max(rect.h, 1.0), 0.0), 1.0)))
            flat += (xs[right] + r * cos, 0.0, -y, tone)
        self._vertices += struct.pack("<" + "3fI" * len(arc), *flat)
        self._count += len(arc)
        return range(first, self._count)

    def _band(self, a: range, b: range) -> None:
        flat: list[int] = []
        for i, j in zip(a, b, strict=True):
            k, n = (i + 1, j + 1) if i + 1 < a.stop else (a.start, b.start)
            flat += (i, k, n, i, n, j)
        self._triangles.extend(flat)

    def _fan(self, middle: int, ring: range) -> None:
        flat: list[int] = []
        for i in ring:
            flat += (middle, i, i + 1 if i + 1 < ring.stop else ring.start)
        self._triangles.extend(flat)

    def rounded(self, rect: Rect, radius: float, fill: Colour, low: Colour | None = None, soft: float = 0.7) -> None:
        """A filled rectangle with round corners; `low` is the colour at its bottom, `soft` the width of its edge."""
        radius = min(radius, rect.w / 2, rect.h / 2)
        flat = low is None
        low = fill if low is None else low
        middle = self._vertex(rect.x + rect.w / 2, rect.y + rect.h / 2, mixed(fill, low, 0.5))
        inner = self._ring(rect, radius, -min(soft, radius, rect.w / 2, rect.h / 2), low, fill)
        self._fan(middle, inner)
        clear = faded(fill, 0)
        self._band(inner, self._ring(rect, radius, soft, clear if flat else faded(low, 0), clear))

    def shadow(
        self, rect: Rect, radius: float, blur: float, colour: Colour, hidden: float | None = None
    ) -> None:
        """A soft shadow that fades from `blur` pixels inside the rectangle to `blur` outside. Of what something opaque
        hides, more than `hidden` pixels inside the rectangle, nothing is drawn."""
        radius = max(min(radius, rect.w / 2, rect.h / 2), min(blur, rect.w / 2, rect.h / 2))
        inner = -1.0 if hidden is None else max(-1.0, -hidden / blur)
        steps = [(at, strength) for at, strength in _FADE if at > inner]
        last: range | None = None
        for at, strength in ((inner, _strength(inner)), *steps):
            tone = faded(colour, strength)
            ring = self._ring(rect, radius, max(at * blur, -radius), tone, tone)
            if last is not None:
                self._band(last, ring)
            elif inner <= -1.0:
                self._fan(self._vertex(rect.x + rect.w / 2, rect.y + rect.h / 2, colour), ring)
            last = ring

    def rays(self, x: float, y: float, reach: float, count: int, colour: Colour) -> None:
        """Beams from a point, as wide as the gaps between them, fading out at `reach` pixels."""
        clear, part = faded(colour, 0), math.pi / count
        middle = self._vertex(x, y, colour)
        for beam in range(count):
            turn = (2 * beam - 0.5) * part
            a, b = (self._vertex(x + reach * math.cos(t), y + reach * math.sin(t), clear) for t in (turn, turn + part))
            self._triangles.extend((middle, a, b))

    def outline(self, rect: Rect, radius: float, width: float, colour: Colour, soft: float = 0.6) -> None:
        """A line of `width` pixels, its middle on the rectangle's edge."""
        radius = min(radius, rect.w / 2, rect.h / 2)
        clear = faded(colour, 0)
        half = width / 2
        tones = ((-half - soft, clear), (-half + soft, colour), (half - soft, colour), (half + soft, clear))
        rings = [self._ring(rect, radius, out, tone, tone) for out, tone in tones]
        for a, b in pairwise(rings):
            self._band(a, b)

    def polygon(self, points: Sequence[tuple[float, float]], colour: Colour) -> None:
        """A filled convex polygon with hard edges."""
        first = self._count
        for x, y in points:
            self._vertex(x, y, colour)
        for i in range(1, len(points) - 1):
            self._triangles.extend((first, first + i, first + i + 1))

    def line(self, points: Sequence[tuple[float, float]], width: float, colour: Colour, soft: float = 0.7) -> None:
        """A line of `width` pixels with soft edges through points."""
        clear = faded(colour, 0)
        tones = ((-width / 2 - soft, clear), (-width / 2 + soft, colour), (width / 2 - soft, colour))
        for at, (x, y) in enumerate(points):
            nx, ny = _across(points, at)
            first = self._count
            for out, tone in (*tones, (width / 2 + soft, clear)):
                self._vertex(x + nx * out, y + ny * out, tone)
            if at:
                for i in range(first, first + 3):
                    self._triangles.extend((i - 4, i - 3, i, i, i - 3, i + 1))

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
