"""Small solid shapes made of a few triangles, with normals and white vertex colours: balls, discs, rings, arrows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, update_wrapper
from math import cos, pi, sin
from typing import ParamSpec

from panda3d.core import (
    Geom,
    GeomNode,
    GeomTriangles,
    GeomVertexData,
    GeomVertexFormat,
    GeomVertexWriter,
    NodePath,
    Vec3,
)

Triangle = tuple[Vec3, Vec3, Vec3]


P = ParamSpec("P")


def _shared(make: Callable[P, NodePath]) -> Callable[P, NodePath]:
    """Build each shape once; every caller gets a node of its own with the same geometry."""
    built = cache(make)

    def copy(*args: P.args, **kwargs: P.kwargs) -> NodePath:
        return NodePath(built(*args, **kwargs).node().copySubgraph())

    return update_wrapper(copy, make)


def solid(name: str, triangles: Sequence[Triangle], *, smooth: bool = False) -> NodePath:
    """A node of flat-shaded triangles (counterclockwise seen from outside); `smooth` takes normals from the origin."""
    data = GeomVertexData(name, GeomVertexFormat.getV3n3c4(), Geom.UHStatic)
    data.setNumRows(3 * len(triangles))
    vertex, normal, colour = (GeomVertexWriter(data, column) for column in ("vertex", "normal", "color"))
    for a, b, c in triangles:
        flat = (b - a).cross(c - a).normalized()
        for point in (a, b, c):
            vertex.addData3(point)
            normal.addData3(point.normalized() if smooth else flat)
            colour.addData4(1, 1, 1, 1)
    faces = GeomTriangles(Geom.UHStatic)
    faces.addNextVertices(3 * len(triangles))
    geom = Geom(data)
    geom.addPrimitive(faces)
    node = GeomNode(name)
    node.addGeom(geom)
    return NodePath(node)


def _quad(a: Vec3, b: Vec3, c: Vec3, d: Vec3) -> list[Triangle]:
    return [(a, b, c), (a, c, d)]


@_shared
def ball(radius: float = 1.0) -> NodePath:
    """A chunky ball of 20 triangles round the origin."""
    g = (1 + 5**0.5) / 2
    raw = [(-1, g, 0), (1, g, 0), (-1, -g, 0), (1, -g, 0), (0, -1, g), (0, 1, g), (0, -1, -g), (0, 1, -g),
           (g, 0, -1), (g, 0, 1), (-g, 0, -1), (-g, 0, 1)]  # fmt: skip
    points = [Vec3(*p).normalized() * radius for p in raw]
    faces = ((0, 11, 5), (0, 5, 1), (0, 1, 7), (0, 7, 10), (0, 10, 11), (1, 5, 9), (5, 11, 4), (11, 10, 2), (10, 7, 6),
             (7, 1, 8), (3, 9, 4), (3, 4, 2), (3, 2, 6), (3, 6, 8), (3, 8, 9), (4, 9, 5), (2, 4, 11), (6, 2, 10),
             (8, 6, 7), (9, 8, 1))  # fmt: skip
    return solid("ball", [(points[a], points[b], points[c]) for a, b, c in faces])


def _circle(radius: float, sides: int, z: float = 0.0) -> list[Vec3]:
    return [Vec3(radius * cos(2 * pi * i / sides), radius * sin(2 * pi * i / sides), z) for i in range(sides)]


@_shared
def disc(radius: float, sides: int = 20) -> NodePath:
    """A flat disc round the origin, facing up."""
    rim = _circle(radius, sides)
    return solid("disc", [(Vec3(0), rim[i - 1], rim[i]) for i in range(sides)])


@_shared
def ring(inner: float, outer: float, sides: int = 28) -> NodePath:
    """A flat ring round the origin, facing up."""
    a, b = _circle(inner, sides), _circle(outer, sides)
    return solid("ring", [t for i in range(sides) for t in _quad(a[i - 1], b[i - 1], b[i], a[i])])


def prism(outline: Sequence[tuple[float, float]], depth: float) -> NodePath:
    """A convex outline in x and z (counterclockwise seen from -y), `depth` thick along y about the origin."""
    front = [Vec3(x, -depth / 2, z) for x, z in outline]
    back = [Vec3(x, depth / 2, z) for x, z in outline]
    n = len(outline)
    faces = [(front[0], front[i], front[i + 1]) for i in range(1, n - 1)]
    faces += [(back[0], back[i + 1], back[i]) for i in range(1, n - 1)]
    for i in range(n):
        faces += _quad(front[i - 1], back[i - 1], back[i], front[i])
    return solid("prism", faces)


@_shared
def box(x: float, y: float, z: float) -> NodePath:
    """A box of these sizes round the origin."""
    return prism([(-x / 2, -z / 2), (x / 2, -z / 2), (x / 2, z / 2), (-x / 2, z / 2)], y)


@_shared
def arrow(length: float, width: float, depth: float, shaft: float) -> NodePath:
    """An arrow from the origin up to z = `length`, its head as wide as `width`, its shaft twice `shaft`."""
    node = NodePath("arrow")
    neck, half = length * 0.48, width / 2
    prism([(-half, neck), (half, neck), (0, length)], depth).reparentTo(node)
    prism([(-shaft, 0), (shaft, 0), (shaft, neck), (-shaft, neck)], depth).reparentTo(node)
    node.flattenStrong()
    return node
