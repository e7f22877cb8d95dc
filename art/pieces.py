"""The pawns, the dice and the card: models/pawn_0..5.bam, die_number.bam, die_chance.bam, card.bam."""

from __future__ import annotations

from itertools import combinations

import numpy as np

from art.pieces_bam import geom_node, painted, rooted, write
from art.pieces_flat import card, die
from art.pieces_mesh import Floats, Ints, Mesh, creased, grid, join, lathe, rounded_solid, torus, unit

COLOURS = ("#E5322D", "#2563E6", "#FFDD1F", "#FBF6EA", "#F27BD0", "#2B2F3A")
HEIGHT = 1.15
STAR = 0.375


def body(neck: float, width: float = 0.14) -> Mesh:
    """Foot and skirt up to the height of the neck, where the symbol hides its end."""
    foot = [(0.0, 0.0), (0.262, 0.0), (0.3, 0.038), (0.292, 0.1), (0.222, 0.19)]
    return lathe([*foot, (width + 0.03, neck * 0.58), (width, neck)], 14)


def ball() -> Mesh:
    r = 0.3
    angles = np.radians(np.linspace(-62, 90, 8))
    return join(body(0.62), lathe([(r * np.cos(a), HEIGHT - r + r * np.sin(a)) for a in angles], 15))


def cube() -> Mesh:
    h = 0.235
    corners = np.array([(x, y, z) for x in (-h, h) for y in (-h, h) for z in (-h, h)])
    faces = [[0, 1, 3, 2], [4, 5, 7, 6], [0, 1, 5, 4], [2, 3, 7, 6], [0, 2, 6, 4], [1, 3, 7, 5]]
    return join(body(0.64), rounded_solid(corners, faces, 0.055).moved(0, 0, HEIGHT - h - 0.055))


def pyramid() -> Mesh:
    around = np.radians([90, 210, 330])
    foot = np.column_stack([0.37 * np.cos(around), 0.37 * np.sin(around), np.zeros(3)])
    solid = rounded_solid(np.vstack([foot, (0, 0, 0.55)]), [[0, 1, 2], [0, 1, 3], [1, 2, 3], [2, 0, 3]], 0.055)
    return join(body(0.5), solid.moved(0, 0, HEIGHT - 0.605))


def star() -> Mesh:
    """Twelve blunt spikes, one straight up: a star whatever side one looks from."""
    tips = icosahedron()
    faces = [f for f in combinations(range(12), 3) if all(tips[i] @ tips[j] > 0.4 for i, j in combinations(f, 2))]
    middles = unit(np.array([tips[list(face)].sum(axis=0) for face in faces]))
    mesh = join(*(spike(tip, middles[middles @ tip > 0.7]) for tip in tips))
    return join(body(0.6, 0.12), mesh.moved(0, 0, HEIGHT - STAR))


def spike(tip: Floats, around: Floats) -> Mesh:
    """One spike from the five hollows round it, its end cut and rounded."""
    side = unit(np.cross(tip, around[0]))
    order = np.argsort(np.arctan2(around @ side, around @ np.cross(tip, side)))
    foot = around[order] * STAR * 0.63
    rings = np.vstack([foot, foot + (tip * STAR * 1.1 - foot) * 0.8, [tip * STAR]])
    top = np.array([(5 + i, 5 + (i + 1) % 5, 10) for i in range(5)])
    return outward_from_axis(rings, np.vstack([grid(2, 5, wrap=True), top]))


def outward_from_axis(points: Floats, triangles: Ints) -> Mesh:
    """Creased at the spike's edges; wound so that it looks away from the origin."""
    a, b, c = (points[triangles[:, i]] for i in range(3))
    inward = np.sum(np.cross(b - a, c - a) * (a + b + c), axis=1) < 0
    return creased(points, np.where(inward[:, None], triangles[:, ::-1], triangles), 40)


def icosahedron() -> Floats:
    """Its twelve corners at distance 1, one straight up."""
    z, turn = 1 / np.sqrt(5), np.radians(np.arange(5) * 72 - 90)
    upper = np.column_stack([2 * z * np.cos(turn), 2 * z * np.sin(turn), np.full(5, z)])
    return np.vstack([(0, 0, 1.0), upper, -upper, (0, 0, -1.0)])


def gem() -> Mesh:
    around = np.radians(np.arange(6) * 60 + 30)
    girdle = np.column_stack([0.34 * np.cos(around), 0.34 * np.sin(around), np.zeros(6)])
    corners = np.vstack([girdle, (0, 0, 0.32), (0, 0, -0.36)])
    faces = [[i, (i + 1) % 6, tip] for i in range(6) for tip in (6, 7)]
    return join(body(0.54, 0.1), rounded_solid(corners, faces, 0.035).moved(0, 0, HEIGHT - 0.357))


def ring() -> Mesh:
    return join(body(0.5, 0.1), torus(0.25, 0.11, 18, 6).moved(0, 0, HEIGHT - 0.36))


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
