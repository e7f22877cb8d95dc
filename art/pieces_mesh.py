"""Small smooth meshes: turned bodies, rounded solids, tori (world units, z up, outward triangles)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


@dataclass
class Mesh:
    """Points and normals (n, 3), triangles (m, 3)."""

    points: Floats
    normals: Floats
    triangles: Ints

    def moved(self, x: float, y: float, z: float) -> Mesh:
        return Mesh(self.points + np.array((x, y, z)), self.normals, self.triangles)

    def tilted(self, degrees: float) -> Mesh:
        """Leaning back, its top towards +y."""
        c, s = np.cos(np.radians(degrees)), np.sin(np.radians(degrees))
        turn = np.array(((1, 0, 0), (0, c, -s), (0, s, c)))
        return Mesh(self.points @ turn, self.normals @ turn, self.triangles)


def unit(vectors: Floats) -> Floats:
    length = np.linalg.norm(vectors, axis=-1, keepdims=True)
    return np.asarray(vectors / np.maximum(length, 1e-9))


def join(*meshes: Mesh) -> Mesh:
    starts = np.cumsum([0, *(len(mesh.points) for mesh in meshes)])
    triangles = [mesh.triangles + start for mesh, start in zip(meshes, starts, strict=False)]
    points, normals = (np.vstack([getattr(mesh, name) for mesh in meshes]) for name in ("points", "normals"))
    return Mesh(points, normals, np.vstack(triangles))


def outward(mesh: Mesh) -> Mesh:
    """The same mesh with each triangle wound as its normals look, and empty triangles left out."""
    a, b, c = (mesh.points[mesh.triangles[:, i]] for i in range(3))
    face = np.cross(b - a, c - a)
    agree = np.sum(face * mesh.normals[mesh.triangles].sum(axis=1), axis=1)
    triangles = np.where((agree < 0)[:, None], mesh.triangles[:, ::-1], mesh.triangles)
    return Mesh(mesh.points, mesh.normals, triangles[np.linalg.norm(face, axis=1) > 1e-9])


def lathe(profile: list[tuple[float, float]], sides: int) -> Mesh:
    """A profile of (radius, z) from below upwards, turned round the z axis; smooth, the ends are left open."""
    line = np.array(profile)
    run = unit(np.diff(line, axis=0))
    tangent = unit(np.vstack([run[:1], run[:-1] + run[1:], run[-1:]]))
    angle = np.arange(sides) * 2 * np.pi / sides
    spin = np.column_stack([np.cos(angle), np.sin(angle)])
    points, normals = (
        np.concatenate([row[:, None, :1] * spin, np.broadcast_to(row[:, None, 1:], (len(line), sides, 1))], axis=2)
        for row in (line, tangent[:, ::-1] * (1, -1))
    )
    return outward(Mesh(points.reshape(-1, 3), normals.reshape(-1, 3), grid(len(line), sides, wrap=True)))


def grid(rows: int, columns: int, wrap: bool = False) -> Ints:
    """Triangles between points that lie in rows; with `wrap` the last column meets the first."""
    r, c = np.meshgrid(np.arange(rows - 1), np.arange(columns if wrap else columns - 1), indexing="ij")
    a, b = r * columns + c, r * columns + (c + 1) % columns
    quads = np.stack([a, b, b + columns, a, b + columns, a + columns], axis=-1)
    return np.asarray(quads.reshape(-1, 3))


def torus(radius: float, tube: float, sides: int, rounds: int) -> Mesh:
    """A ring that stands upright, its hole looking along y."""
    t, u = np.meshgrid(np.arange(sides + 1) * 2 * np.pi / sides, np.arange(rounds) * 2 * np.pi / rounds, indexing="ij")
    normals = np.stack([np.cos(u) * np.cos(t), np.sin(u), np.cos(u) * np.sin(t)], axis=-1).reshape(-1, 3)
    spine = np.stack([np.cos(t), 0 * t, np.sin(t)], axis=-1).reshape(-1, 3) * radius
    return outward(Mesh(spine + normals * tube, normals, grid(sides + 1, rounds, wrap=True)))


def rounded_solid(corners: Floats, faces: list[list[int]], r: float) -> Mesh:
    """A convex solid swollen by `r`: flat faces, edges and corners rounded in two steps."""
    middle = corners.mean(axis=0)
    looks = [_look(corners[face], middle) for face in faces]
    points: list[Floats] = []
    normals: list[Floats] = []
    triangles: list[tuple[int, int, int]] = []

    def at(corner: int, *sides: int) -> int:
        normal = unit(np.sum([looks[side] for side in sides], axis=0))
        points.append(corners[corner] + normal * r)
        normals.append(normal)
        return len(points) - 1

    def fan(ring: list[int]) -> None:
        triangles.extend((ring[0], ring[i], ring[i + 1]) for i in range(1, len(ring) - 1))

    for side, face in enumerate(faces):
        fan([at(corner, side) for corner in face])
    for f, g, i, j in _edges(faces):
        for pair in (((f,), (f, g)), ((f, g), (g,))):
            fan([at(i, *pair[0]), at(j, *pair[0]), at(j, *pair[1]), at(i, *pair[1])])
    for corner in range(len(corners)):
        _cap(corner, _round(corner, faces, looks, corners[corner] - middle), at, triangles)
    return outward(welded(Mesh(np.array(points), np.array(normals), np.array(triangles))))


def _cap(corner: int, round_: list[int], at: Callable[..., int], triangles: list[tuple[int, int, int]]) -> None:
    top = at(corner, *round_)
    for f, g in zip(round_, round_[1:] + round_[:1], strict=True):
        first, half, last = at(corner, f), at(corner, f, g), at(corner, g)
        triangles.extend([(top, first, half), (top, half, last)])


def _look(face: Floats, middle: Floats) -> Floats:
    normal = unit(np.cross(face[1] - face[0], face[2] - face[0]))
    return normal if normal @ (face[0] - middle) > 0 else -normal


def _edges(faces: list[list[int]]) -> list[tuple[int, int, int, int]]:
    """Each edge as its two faces and its two corners."""
    seen: dict[frozenset[int], int] = {}
    edges = []
    for side, face in enumerate(faces):
        for i, j in zip(face, face[1:] + face[:1], strict=True):
            key = frozenset((i, j))
            if key in seen:
                edges.append((seen[key], side, i, j))
            seen[key] = side
    return edges


def _round(corner: int, faces: list[list[int]], looks: list[Floats], axis: Floats) -> list[int]:
    """The faces that meet in a corner, in order round it."""
    sides = [side for side, face in enumerate(faces) if corner in face]
    axis = unit(axis)
    x = unit(np.cross(axis, (0.31, 0.57, 0.76)))
    y = np.cross(axis, x)
    return sorted(sides, key=lambda side: float(np.arctan2(looks[side] @ y, looks[side] @ x)))


def welded(mesh: Mesh) -> Mesh:
    """Points that share place and normal become one."""
    keys = np.round(np.hstack([mesh.points, mesh.normals]), 5) + 0.0
    _, first, index = np.unique(keys, axis=0, return_index=True, return_inverse=True)
    return Mesh(mesh.points[first], mesh.normals[first], index.reshape(-1)[mesh.triangles])


def creased(points: Floats, triangles: Ints, angle: float) -> Mesh:
    """Smooth normals across edges flatter than `angle` degrees, hard ones elsewhere."""
    a, b, c = (points[triangles[:, i]] for i in range(3))
    area = np.cross(b - a, c - a)
    look = unit(area)
    near = look @ look.T > np.cos(np.radians(angle))
    share = (triangles[:, :, None, None] == triangles[None, None]).any(axis=3)
    normals = unit(np.einsum("ikj,jd->ikd", share * near[:, None, :], area))
    flat = points[triangles].reshape(-1, 3)
    return welded(Mesh(flat, normals.reshape(-1, 3), np.arange(len(flat)).reshape(-1, 3)))
