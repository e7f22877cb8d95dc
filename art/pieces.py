"""The pawns, the dice and the card: models/pawn_0..5.bam, die_number.bam, die_chance.bam, card.bam."""

from __future__ import annotations

import numpy as np

from art.pieces_bam import geom_node, outline, painted, rooted, write
from art.pieces_flat import card, die
from art.pieces_mesh import Floats, Ints, Mesh, creased, grid, join, lathe, rounded_solid, torus

COLOURS = ("#E5322D", "#2563E6", "#FFDD1F", "#FBF6EA", "#F27BD0", "#2B2F3A")
OUTLINES = ("#5E0F14", "#0C1F5C", "#7A5206", "#6E6257", "#7C2466", "#C9CEDA")
"""Round each pawn, so that it stands out from afar; the black one has a light one."""
HEIGHT = 1.4
STAR = 0.49
CUBE_TURN, LEAN = 34.0, 20.0
"""Degrees by which the flat symbols lean back, for the camera looks from above."""


def body(neck: float, width: float = 0.14) -> Mesh:
    """Foot and skirt up to the height of the neck, where the symbol hides its end."""
    foot = [(0.0, 0.0), (0.262, 0.0), (0.3, 0.038), (0.292, 0.1), (0.222, 0.19)]
    return lathe([*foot, (width + 0.03, neck * 0.58), (width, neck)], 14)


def ball() -> Mesh:
    r = 0.35
    angles = np.radians(np.linspace(-62, 90, 8))
    return join(body(0.8), lathe([(r * np.cos(a), HEIGHT - r + r * np.sin(a)) for a in angles], 15))


def cube() -> Mesh:
    """Turned so that the players see two of its sides and its top."""
    h, c, s = 0.255, np.cos(np.radians(CUBE_TURN)), np.sin(np.radians(CUBE_TURN))
    corners = np.array([(c * x - s * y, s * x + c * y, z) for x in (-h, h) for y in (-h, h) for z in (-h, h)])
    faces = [[0, 1, 3, 2], [4, 5, 7, 6], [0, 1, 5, 4], [2, 3, 7, 6], [0, 2, 6, 4], [1, 3, 7, 5]]
    return join(body(0.8), rounded_solid(corners, faces, 0.055).moved(0, 0, HEIGHT - h - 0.055))


def pyramid() -> Mesh:
    around = np.radians([90, 210, 330])
    foot = np.column_stack([0.44 * np.cos(around), 0.44 * np.sin(around), np.zeros(3)])
    solid = rounded_solid(np.vstack([foot, (0, 0, 0.62)]), [[0, 1, 2], [0, 1, 3], [1, 2, 3], [2, 0, 3]], 0.055)
    return join(body(0.7), solid.moved(0, 0, HEIGHT - 0.675))


def star() -> Mesh:
    """A thick cushion of a star with blunt points, looking to -y and a little up, as the players see it."""
    outline = star_outline()
    rows = ((0.0, -0.25), (0.5, -0.195), (0.88, -0.12), (1.0, 0.0), (0.88, 0.12), (0.5, 0.195), (0.0, 0.25))
    points = np.vstack([np.insert(outline * scale, 1, y, axis=1) for scale, y in rows])
    triangles = solid(points, grid(len(rows), len(outline), wrap=True))
    return join(body(0.79, 0.12), hung(creased(points, triangles, 50).tilted(LEAN)))


def star_outline() -> Floats:
    """Twenty points (x, z) round a star: three round each blunt tip, one in each hollow."""
    turns = np.radians([90 + 72 * i + step for i in range(5) for step in (-8, 0, 8, 36)])
    radius = STAR * np.tile((0.92, 0.98, 0.92, 0.55), 5)
    return np.column_stack([radius * np.cos(turns), radius * np.sin(turns)])


def solid(points: Floats, triangles: Ints) -> Ints:
    """The triangles that have an area, wound so that they look away from the origin."""
    a, b, c = (points[triangles[:, i]] for i in range(3))
    area = np.cross(b - a, c - a)
    inward = np.sum(area * (a + b + c), axis=1) < 0
    triangles = np.where(inward[:, None], triangles[:, ::-1], triangles)
    return np.asarray(triangles[np.linalg.norm(area, axis=1) > 1e-9])


def hung(mesh: Mesh) -> Mesh:
    """The symbol with its top at a pawn's height."""
    return mesh.moved(0, 0, HEIGHT - float(mesh.points[:, 2].max()))


def gem() -> Mesh:
    around = np.radians(np.arange(6) * 60 + 30)
    girdle = np.column_stack([0.4 * np.cos(around), 0.4 * np.sin(around), np.zeros(6)])
    corners = np.vstack([girdle, (0, 0, 0.34), (0, 0, -0.42)])
    faces = [[i, (i + 1) % 6, tip] for i in range(6) for tip in (6, 7)]
    return join(body(0.48, 0.12), rounded_solid(corners, faces, 0.035).moved(0, 0, HEIGHT - 0.377))


def ring() -> Mesh:
    return join(body(0.48, 0.12), hung(torus(0.28, 0.13, 18, 6).tilted(LEAN).moved(0, 0.07, 0)))


PAWNS = (ball, cube, pyramid, star, gem, ring)


def main() -> None:
    for seat, shape in enumerate(PAWNS):
        mesh = shape()
        name = f"pawn_{seat}"
        write(rooted(geom_node(name, mesh, painted(mesh, COLOURS[seat])), outline(mesh, OUTLINES[seat])), name)
    for name in ("number", "chance"):
        write(die(name), f"die_{name}")
    write(card(), "card")


if __name__ == "__main__":
    main()
