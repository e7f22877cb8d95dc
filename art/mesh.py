"""Soups of coloured triangles and the shapes everything is built of. World units, z up, anticlockwise is outside."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from math import cos, pi, radians, sin

import numpy as np

from art.palette import rgb

Colour = str | np.ndarray
_coarse = [False]


@contextmanager
def coarsely() -> Iterator[None]:
    """Within it shapes come without bevels and with fewer sides: the kit for software OpenGL."""
    before, _coarse[0] = _coarse[0], True
    yield
    _coarse[0] = before


def is_coarse() -> bool:
    """Whether shapes come out coarse now."""
    return _coarse[0]


def few(n: int, least: int = 4) -> int:
    """A number of sides or steps, fewer when coarse."""
    return max(least, (n + 1) // 2) if _coarse[0] else n


class Mesh:
    """Triangles with a paint colour (sRGB), how much light counts (1 lit, 0 self-lit) and texture coordinates."""

    def __init__(self) -> None:
        self.tri = np.zeros((0, 3, 3))
        self.colour = np.zeros((0, 3, 3))
        self.light = np.zeros(0)
        self.uv = np.zeros((0, 3, 2))
        self.smooth = np.zeros(0, bool)

    def add(
        self, tri: np.ndarray, colour: Colour, light: float = 1.0, smooth: bool = False, uv: np.ndarray | None = None
    ) -> Mesh:
        """Append triangles (n, 3, 3); `colour` is one colour, (n, 3) or (n, 3, 3); `uv` one pair or (n, 3, 2)."""
        tri = np.asarray(tri, float).reshape(-1, 3, 3)
        paint = rgb(colour) if isinstance(colour, str) else np.asarray(colour, float)
        if paint.ndim == 2:
            paint = paint[:, None, :]
        n = len(tri)
        self.tri = np.concatenate([self.tri, tri])
        self.colour = np.concatenate([self.colour, np.broadcast_to(paint, (n, 3, 3))])
        self.light = np.concatenate([self.light, np.full(n, light)])
        self.smooth = np.concatenate([self.smooth, np.full(n, smooth)])
        coords = np.zeros(2) if uv is None else np.asarray(uv, float)
        self.uv = np.concatenate([self.uv, np.broadcast_to(coords, (n, 3, 2))])
        return self

    def join(self, *others: Mesh) -> Mesh:
        """Append other meshes."""
        for name in ("tri", "colour", "light", "uv", "smooth"):
            setattr(self, name, np.concatenate([getattr(self, name), *(getattr(o, name) for o in others)]))
        return self

    def copy(self) -> Mesh:
        """A mesh that can be changed on its own."""
        return Mesh().join(self)

    def move(self, x: float = 0, y: float = 0, z: float = 0) -> Mesh:
        """Shift in place."""
        self.tri = self.tri + np.array([x, y, z])
        return self

    def scale(self, x: float, y: float | None = None, z: float | None = None) -> Mesh:
        """Stretch in place (factors above 0)."""
        self.tri = self.tri * np.array([x, x if y is None else y, x if z is None else z])
        return self

    def frame(self, origin: np.ndarray, x: np.ndarray, y: np.ndarray, z: np.ndarray) -> Mesh:
        """Put the mesh into the frame with these axes (right-handed)."""
        self.tri = self.tri @ np.array([x, y, z]) + np.asarray(origin)
        return self

    def turn(self, degrees: float, axis: str = "z") -> Mesh:
        """Turn about an axis through the origin, anticlockwise seen from its tip."""
        c, s = cos(radians(degrees)), sin(radians(degrees))
        i, j = {"z": (0, 1), "x": (1, 2), "y": (2, 0)}[axis]
        matrix = np.eye(3)
        matrix[i, i], matrix[i, j], matrix[j, i], matrix[j, j] = c, s, -s, c
        self.tri = self.tri @ matrix
        return self

    def normals(self) -> np.ndarray:
        """Unit normals (n, 3, 3): of the face, or the mean over faces that share the corner where smooth."""
        cross = np.cross(self.tri[:, 1] - self.tri[:, 0], self.tri[:, 2] - self.tri[:, 0])
        length = np.linalg.norm(cross, axis=1, keepdims=True)
        flat = np.repeat((cross / np.maximum(length, 1e-9))[:, None, :], 3, axis=1)
        if self.smooth.any():
            corners = np.round(self.tri[self.smooth].reshape(-1, 3), 4)
            _, which = np.unique(corners, axis=0, return_inverse=True)
            total = np.zeros((which.max() + 1, 3))
            np.add.at(total, which.ravel(), np.repeat(cross[self.smooth], 3, axis=0))
            mean = total[which.ravel()]
            flat[self.smooth] = (mean / np.maximum(np.linalg.norm(mean, axis=1, keepdims=True), 1e-9)).reshape(-1, 3, 3)
        return flat


def up(z: float) -> np.ndarray:
    """A shift of `z` upwards."""
    return np.array([0.0, 0.0, z])


def fan(points: np.ndarray) -> np.ndarray:
    """A convex polygon (n, 3) as triangles (n - 2, 3, 3)."""
    points = np.asarray(points, float)
    return np.array([[points[0], points[i], points[i + 1]] for i in range(1, len(points) - 1)])


def strip(a: np.ndarray, b: np.ndarray, closed: bool = False) -> np.ndarray:
    """The band between two lines of points (n, 3); it faces left x up of the walk along `a`."""
    a, b = np.asarray(a, float), np.asarray(b, float)
    if closed:
        a, b = np.vstack([a, a[:1]]), np.vstack([b, b[:1]])
    quads = np.stack([a[:-1], a[1:], b[1:], b[:-1]], axis=1)
    return np.concatenate([quads[:, [0, 1, 2]], quads[:, [0, 2, 3]]], axis=1).reshape(-1, 3, 3)


def loft(rings: list[np.ndarray], bottom: bool = False, top: bool = True) -> np.ndarray:
    """A skin over closed rings of equally many points, anticlockwise seen from where the last ring lies."""
    parts = [strip(a, b, closed=True) for a, b in pairwise(rings)]
    if bottom:
        parts.append(fan(np.asarray(rings[0])[::-1]))
    if top:
        parts.append(fan(np.asarray(rings[-1])))
    tri = np.concatenate(parts)
    area = np.linalg.norm(np.cross(tri[:, 1] - tri[:, 0], tri[:, 2] - tri[:, 0]), axis=1)
    return tri[area > 1e-7]


def circle(n: int, radius: float, z: float = 0.0, start: float = 0.0, squash: float = 1.0) -> np.ndarray:
    """`n` points round the z axis at a height."""
    angle = radians(start) + 2 * pi * np.arange(n) / n
    return np.stack([radius * np.cos(angle), radius * squash * np.sin(angle), np.full(n, z)], axis=1)


def lathe(profile: list[tuple[float, float]], n: int, colour: Colour, light: float = 1.0, smooth: bool = False) -> Mesh:
    """A turned shape: (radius, height) from bottom to top, closed above."""
    n = n if n <= 4 else few(n, 5)
    return Mesh().add(loft([circle(n, r, z, 180 / n) for r, z in profile]), colour, light, smooth)


def ball(radius: float, n: int, colour: Colour, light: float = 1.0, smooth: bool = True) -> Mesh:
    """A round ball of `n` meridians."""
    steps = max(3, few(n, 6) // 2)
    profile = [(radius * sin(pi * i / steps), -radius * cos(pi * i / steps)) for i in range(steps + 1)]
    return lathe(profile, n, colour, light, smooth)


def plate(outline: np.ndarray, z0: float, z1: float, bevel: float, colour: Colour, light: float = 1.0) -> Mesh:
    """A slab over an outline (n, 2 or 3) round its own middle, its upper edge bevelled."""
    flat = np.asarray(outline, float)[:, :2]
    middle = flat.mean(axis=0)
    size = np.linalg.norm(flat - middle, axis=1, keepdims=True)
    inner = middle + (flat - middle) * (1 - bevel / np.maximum(size, bevel))
    if is_coarse():
        return Mesh().add(loft([np.c_[flat, np.full(len(flat), z)] for z in (z0, z1)]), colour, light)
    rings = [np.c_[flat, np.full(len(flat), z0)], np.c_[flat, np.full(len(flat), z1 - bevel)]]
    return Mesh().add(loft([*rings, np.c_[inner, np.full(len(flat), z1)]]), colour, light)


def box(x: float, y: float, z: float, bevel: float, colour: Colour, light: float = 1.0) -> Mesh:
    """A box of full sizes standing on z = 0, all edges of its sides and top bevelled."""

    def ring(inset: float, height: float) -> np.ndarray:
        a, b = x / 2 - inset, y / 2 - inset
        return np.array([[-a, -b, height], [a, -b, height], [a, b, height], [-a, b, height]])

    if is_coarse():
        return Mesh().add(loft([ring(0, 0), ring(0, z)]), colour, light)
    return Mesh().add(loft([ring(bevel, 0), ring(0, bevel), ring(0, z - bevel), ring(bevel, z)], True), colour, light)


def block(y0: float, y1: float, z0: float, z1: float, x0: float, x1: float, bevel: float, colour: Colour) -> Mesh:
    """A building block that shows its bevelled front to +x; its back is open."""

    def ring(inset: float, x: float) -> np.ndarray:
        a, b, c, d = y0 + inset, y1 - inset, z0 + inset, z1 - inset
        return np.array([[x, a, c], [x, b, c], [x, b, d], [x, a, d]])

    if is_coarse():
        without_bottom = [strip(ring(0, x0)[1:], ring(0, x1)[1:]), strip(ring(0, x0)[[3, 0]], ring(0, x1)[[3, 0]])]
        return Mesh().add(np.concatenate([*without_bottom, fan(ring(0, x1))]), colour)
    return Mesh().add(loft([ring(0, x0), ring(0, x1 - bevel), ring(bevel, x1)]), colour)


def tube(path: np.ndarray, radii: list[float], n: int, colour: Colour, smooth: bool = False) -> Mesh:
    """A rope or trunk along points, closed at its end."""
    path = np.asarray(path, float)
    n = few(n)
    rings = []
    for i, (point, radius) in enumerate(zip(path, radii, strict=True)):
        along = path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]
        along = along / np.linalg.norm(along)
        side = np.cross(along, [0.0, 0.0, 1.0] if abs(along[2]) < 0.9 else [1.0, 0.0, 0.0])
        side = side / np.linalg.norm(side)
        up = np.cross(along, side)
        angle = 2 * pi * np.arange(n) / n
        rings.append(point + radius * (np.outer(np.cos(angle), side) + np.outer(np.sin(angle), up)))
    return Mesh().add(loft(rings, bottom=True), colour, smooth=smooth)


def leaf(
    points: np.ndarray, widths: list[float] | np.ndarray, fold: float, colour: Colour, tip: Colour | None = None
) -> Mesh:
    """A folded leaf along points, both sides drawn; `fold` sinks its edges (a share of the width)."""
    points = np.asarray(points, float)
    along = np.gradient(points, axis=0)
    side = np.cross(along, [0.0, 0.0, 1.0])
    side = side / np.maximum(np.linalg.norm(side, axis=1, keepdims=True), 1e-6)
    width = np.asarray(widths)[:, None]
    down = np.array([0.0, 0.0, -1.0]) * width * fold
    left, right = points - side * width + down, points + side * width + down
    tri = np.concatenate([strip(points, left), strip(right, points)])
    area = np.linalg.norm(np.cross(tri[:, 1] - tri[:, 0], tri[:, 2] - tri[:, 0]), axis=1)
    tri = tri[area > 1e-6]
    paint = rgb(colour) if isinstance(colour, str) else colour
    end = paint if tip is None else (rgb(tip) if isinstance(tip, str) else tip)
    reach = np.linalg.norm(tri - points[0], axis=2, keepdims=True) / max(np.linalg.norm(points[-1] - points[0]), 1e-6)
    shades = paint + (end - paint) * np.clip(reach, 0, 1)
    return Mesh().add(tri, shades).add(tri[:, ::-1], shades[:, ::-1] * 0.86)


def stroke(path: list[tuple[float, float]], width: float, depth: float, colour: Colour, light: float = 1.0) -> Mesh:
    """A sign's stroke with round ends in the x y plane, rising to z = `depth`; joints overlap."""
    mesh = Mesh()
    for (ax, ay), (bx, by) in pairwise(path):
        angle = np.arctan2(by - ay, bx - ax)
        outline = [
            (px + width / 2 * cos(angle + t), py + width / 2 * sin(angle + t))
            for px, py, base in ((bx, by, 0.0), (ax, ay, pi))
            for t in np.linspace(base - pi / 2, base + pi / 2, few(4, 3))
        ]
        mesh.join(plate(np.array(outline), 0, depth, depth * 0.3, colour, light))
    return mesh
