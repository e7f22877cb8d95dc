"""The pawns, the dice and the card: models/pawn_0..5.bam, die_number.bam, die_chance.bam, card.bam."""

from __future__ import annotations

import numpy as np

from art.pieces_bam import geom_node, painted, rooted, write
from art.pieces_flat import card, die
from art.pieces_mesh import Mesh, creased, grid, join, lathe, rounded_solid, torus

COLOURS = ("#E5322D", "#2563E6", "#FFDD1F", "#FBF6EA", "#F27BD0", "#2B2F3A")
HEIGHT = 1.15


def body(neck: float) -> Mesh:
    """Foot and skirt up to the height of the neck, where the symbol hides its end."""
    shape = [(0.0, 0.0), (0.262, 0.0), (0.3, 0.038), (0.292, 0.1), (0.222, 0.19), (0.166, 0.32), (0.14, neck)]
    return lathe(shape, 14)


def ball() -> Mesh:
    r = 0.305
    angles = np.radians(np.linspace(-62, 90, 8))
    return join(body(0.58), lathe([(r * np.cos(a), HEIGHT - r + r * np.sin(a)) for a in angles], 15))


def cube() -> Mesh:
    h = 0.2
    corners = np.array([(x, y, z) for x in (-h, h) for y in (-h, h) for z in (-h, h)])
    faces = [[0, 1, 3, 2], [4, 5, 7, 6], [0, 1, 5, 4], [2, 3, 7, 6], [0, 2, 6, 4], [1, 3, 7, 5]]
    return join(body(0.64), rounded_solid(corners, faces, 0.07).moved(0, 0, HEIGHT - h - 0.07))


def pyramid() -> Mesh:
    around = np.radians([-90, 30, 150])
    foot = np.column_stack([0.37 * np.cos(around), 0.37 * np.sin(around), np.zeros(3)])
    solid = rounded_solid(np.vstack([foot, (0, 0, 0.55)]), [[0, 1, 2], [0, 1, 3], [1, 2, 3], [2, 0, 3]], 0.055)
    return join(body(0.5), solid.moved(0, 0, HEIGHT - 0.605))


def star() -> Mesh:
    """A five-pointed star whatever side one looks from: six ridges round the axis, hollows between."""
    rows = [(0.0, 1.0, 1.0), (0.1, 0.9, 0.75), (0.31, 0.42, 0.8), (0.88, 0.37, 0.5), (0.93, 0.25, 0.5)]
    rows += [(0.5, -0.15, 0.75), (0.66, -0.7, 0.6), (0.58, -0.8, 0.6), (0.3, -0.62, 0.9)]
    turn = np.radians(np.arange(12) * 30)
    points = []
    for radius, z, hollow in rows:
        r = np.where(np.arange(12) % 2 == 0, radius, radius * hollow) * 0.37
        points.append(np.column_stack([r * np.cos(turn), r * np.sin(turn), np.full(12, HEIGHT - 0.37 + z * 0.37)]))
    triangles = grid(len(rows), 12, wrap=True)[:, ::-1]
    return join(body(0.56), creased(np.vstack(points), triangles[_real(np.vstack(points), triangles)], 48))


def _real(points: np.ndarray, triangles: np.ndarray) -> np.ndarray:
    a, b, c = (points[triangles[:, i]] for i in range(3))
    return np.linalg.norm(np.cross(b - a, c - a), axis=1) > 1e-9


def gem() -> Mesh:
    around = np.radians(np.arange(6) * 60)
    girdle = np.column_stack([0.33 * np.cos(around), 0.33 * np.sin(around), np.zeros(6)])
    corners = np.vstack([girdle, (0, 0, 0.3), (0, 0, -0.3)])
    faces = [[i, (i + 1) % 6, tip] for i in range(6) for tip in (6, 7)]
    return join(body(0.62), rounded_solid(corners, faces, 0.035).moved(0, 0, HEIGHT - 0.335))


def ring() -> Mesh:
    return join(body(0.6), torus(0.212, 0.1, 18, 6).moved(0, 0, HEIGHT - 0.312))


PAWNS = (ball, cube, pyramid, star, gem, ring)


def main() -> None:
    for seat, shape in enumerate(PAWNS):
        mesh = shape()
        name = f"pawn_{seat}"
        write(rooted(geom_node(name, mesh, painted(mesh, COLOURS[seat]))), name)
    for name in ("number", "chance"):
        write(die(name), f"die_{name}")
    write(card(), "card")


if __name__ == "__main__":
    main()
