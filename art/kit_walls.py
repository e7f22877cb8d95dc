"""The turning levels in sixths: cliff blocks, turf with tongues, trodden path, the wooden ring at the foot.

A sixth faces +x (angles -30 to 30); heights are the island's own. Kinds: plain (two), ladder and fall.
"""

from __future__ import annotations

from itertools import pairwise
from math import atan, cos, degrees, pi, radians, sin

import numpy as np

from art.bake import bake
from art.kit_ladders import ladder
from art.mesh import Mesh, block, box, coarsely, few, is_coarse, strip, up
from art.palette import CLIFF, GROOVE, JOINT, PEG, RECESS, TURF, TURF_PATH, TURNING_RING, rgb, vary
from game.scene.island_layout import FACE_ANGLE, FLOOR, PATH_APOTHEM, WALL_APOTHEM, outline

COLUMNS = {1: 9, 2: 7, 3: 5}
RING_HEIGHT = 0.16
RING_DEPTH = 0.18
PEGS = {1: 6, 2: 5, 3: 4}
"""On the ring of a sixth."""
ROOM = {"ladder": 0.43, "fall": 0.5}
"""Half the width that a ladder or a fall keeps free of tongues of turf."""


def at(apothem: float, angle: float, z: float, shift: float = 0.0) -> np.ndarray:
    """A point on the rounded hexagon, `shift` further out."""
    r = outline(apothem, angle + FACE_ANGLE) + shift
    return np.array([r * cos(radians(angle)), r * sin(radians(angle)), z])


def line(apothem: float, angles: np.ndarray, z: float, shift: float | np.ndarray = 0.0) -> np.ndarray:
    """Points along the rounded hexagon."""
    return np.array([at(apothem, a, z, s) for a, s in zip(angles, np.broadcast_to(shift, len(angles)), strict=True)])


def on_face(mesh: Mesh, apothem: float, a0: float, a1: float) -> float:
    """Put a mesh (y from 0, x outwards) on the chord between two angles; `width` gives the chord's length first."""
    p, q = at(apothem, a0, 0), at(apothem, a1, 0)
    y = (q - p) / np.linalg.norm(q - p)
    mesh.frame(p, np.array([y[1], -y[0], 0]), y, np.array([0, 0, 1.0]))
    return width(apothem, a0, a1)


def width(apothem: float, a0: float, a1: float) -> float:
    """The chord between two angles."""
    return float(np.linalg.norm(at(apothem, a1, 0) - at(apothem, a0, 0)))


def half_gap(level: int, kind: str) -> float:
    """Half the angle that a ladder or a fall keeps free, 0 for a plain face."""
    return degrees(atan(ROOM[kind] / WALL_APOTHEM[level])) if kind in ROOM else 0.0


def columns(gap: float, rng: np.random.Generator, count: int) -> list[tuple[float, float]]:
    """Angle ranges of the blocks of a sixth, of uneven widths; `gap` degrees either way stay free."""

    def cut(low: float, high: float, n: int) -> list[tuple[float, float]]:
        inner = [low + (high - low) * (i + rng.uniform(-0.18, 0.18)) / n for i in range(1, n)]
        return list(zip([low, *inner], [*inner, high], strict=True))

    if not gap:
        return cut(-30, 30, count)
    half = max(2, round(count * (30 - gap) / 60))
    return cut(-30, -gap, half) + cut(gap, 30, half)


def cliff(level: int, kind: str, rng: np.random.Generator) -> Mesh:
    """Blocks of uneven size and colour, two or three high."""
    mesh, apothem = Mesh(), WALL_APOTHEM[level]
    low, high = FLOOR[level - 1] + 0.06, FLOOR[level] - 0.14
    gap = half_gap(level, kind) if kind == "ladder" else 0.0
    for a0, a1 in columns(gap, rng, COLUMNS[level]):
        rows = int(rng.integers(2, 4))
        cuts = [low, *(low + (high - low) * (i + rng.uniform(-0.16, 0.16)) / rows for i in range(1, rows)), high]
        for z0, z1 in pairwise(cuts):
            w = width(apothem, a0, a1)
            paint = vary(CLIFF[int(rng.choice(4, p=(0.36, 0.28, 0.22, 0.14)))], rng, 0.06)
            part = block(0.012, w - 0.012, z0 + 0.01, z1 - 0.01, -0.16, rng.uniform(-0.07, 0.03), 0.055, paint)
            if is_coarse():
                part = Mesh().add(part.tri[-2:], paint)
            on_face(part, apothem, a0, a1)
            mesh.join(part)
    angles = np.linspace(-30, 30, few(13))
    mesh.add(strip(line(apothem, angles, low, -0.16), line(apothem, angles, high + 0.1, -0.16)), JOINT)
    return mesh


def turf_edge(level: int, kind: str, rng: np.random.Generator) -> Mesh:
    """The bevelled rim of turf with tongues that hang over the cliff."""
    mesh, apothem, top = Mesh(), WALL_APOTHEM[level], FLOOR[level]
    paint = rgb(TURF[level])
    gap = half_gap(level, kind)
    for a0, a1 in columns(gap, rng, COLUMNS[level] + 1):
        w = width(apothem, a0, a1)
        low, out = top - rng.uniform(0.19, 0.42), rng.uniform(0.08, 0.14)
        high = top + rng.uniform(0.01, 0.045)
        part = block(0.004, w - 0.004, low, high, -0.34, out, 0.07, vary(paint, rng, 0.07))
        on_face(part, apothem, a0, a1)
        mesh.join(part)
    if gap:
        w = width(apothem, -gap, gap)
        part = block(0, w, top - 0.2, top + 0.004, -0.34, -0.02, 0.05, vary(paint, rng, 0.05))
        on_face(part, apothem, -gap, gap)
        mesh.join(part)
    return mesh


def turf_top(level: int, rng: np.random.Generator) -> Mesh:
    """The level's floor from its rim to the foot of the next wall, with the trodden path."""
    mesh, z = Mesh(), FLOOR[level]
    angles = np.linspace(-30, 30, few(13))
    wave = 0.05 * np.sin((angles + 30) / 60 * 4 * pi)
    inner = WALL_APOTHEM[level + 1] - (0.2 if level < 3 else 0.3)
    path = PATH_APOTHEM[level]
    lines = [
        line(WALL_APOTHEM[level], angles, z, -0.2),
        line(path, angles, z, 0.57 + wave),
        line(path, angles, z, wave),
        line(path, angles, z, -0.57 + wave),
        line(inner, angles, z, 0.3),
        line(inner, angles, z),
    ]
    turf, trodden = rgb(TURF[level]), rgb(TURF_PATH[level])
    paints = [turf, trodden, trodden, turf * 0.97, turf * 0.9]
    for outer, within, paint in zip(lines, lines[1:], paints, strict=False):
        shades = np.repeat([vary(paint, rng, 0.035) for _ in range(len(angles) - 1)], 2, axis=0)
        mesh.add(strip(outer, within), shades)
    return mesh


def turning_ring(level: int, rng: np.random.Generator) -> Mesh:
    """The wooden ring with pegs at a wall's foot, in a dark groove: it shows that the level turns."""
    mesh, apothem, z = Mesh(), WALL_APOTHEM[level], FLOOR[level - 1]
    angles = np.linspace(-30, 30, few(13))
    seams = np.linspace(-30, 30, 7)
    for a0, a1 in pairwise(seams):
        part = block(
            0.008,
            width(apothem, a0, a1) - 0.008,
            z,
            z + RING_HEIGHT,
            -0.16,
            RING_DEPTH,
            0.04,
            vary(TURNING_RING, rng, 0.09),
        )
        on_face(part, apothem, a0, a1)
        mesh.join(part)
    for a in np.linspace(-30, 30, PEGS[level] + 1)[:-1] + 30 / PEGS[level]:
        with coarsely():
            peg = box(0.11, 0.15, 0.09, 0.0, vary(PEG, rng, 0.03))
        p = at(apothem, float(a), z + RING_HEIGHT - 0.02, 0.085)
        mesh.join(peg.turn(float(a)).move(*p))
    groove = strip(line(apothem, angles, z + 0.008, RING_DEPTH + 0.09), line(apothem, angles, z + 0.008))
    return mesh.add(groove, GROOVE)


def recess(level: int) -> Mesh:
    """The dark hollow behind a ladder."""
    x, half = WALL_APOTHEM[level], ROOM["ladder"] + 0.04
    low, high = FLOOR[level - 1], FLOOR[level] - 0.1
    back = np.array([[x - 0.15, -half, low], [x - 0.15, half, low]])
    return Mesh().add(strip(back, back + up(high - low)), RECESS)


def sixth(level: int, kind: str, seed: int) -> Mesh:
    """One sixth of a level, not yet baked."""
    rng = np.random.default_rng(seed * 10 + level)
    mesh = cliff(level, kind, rng).join(turf_edge(level, kind, rng), turning_ring(level, rng))
    if kind == "ladder":
        mesh.join(recess(level))
    return mesh


def wall_above(level: int) -> Mesh:
    """A stand-in for the wall that rises from a level's floor, to shade it."""
    angles = np.linspace(-180, 180, 49)
    low, high = line(WALL_APOTHEM[level + 1], angles, FLOOR[level], -0.05), None
    high = low + up(1.3)
    return Mesh().add(strip(low, high), "#FFFFFF")


def below(level: int) -> Mesh:
    """A stand-in for the floor that a wall rises from."""
    angles = np.linspace(-180, 180, 49)
    z = FLOOR[level - 1]
    outer = line(WALL_APOTHEM[level], angles, z, 1.2)
    return Mesh().add(strip(outer, line(WALL_APOTHEM[level], angles, z, -0.3)), "#FFFFFF")


def parts() -> dict[str, Mesh]:
    """`wall{level}_{plain0|plain1|ladder|fall}`, baked between two plain neighbours, and `ladder{level}`, which swings
    and therefore shades nothing."""
    made = {}
    for level in (1, 2, 3):
        kinds = {"plain0": ("plain", 1), "plain1": ("plain", 2), "ladder": ("ladder", 3), "fall": ("fall", 4)}
        raw = {name: sixth(level, kind, seed) for name, (kind, seed) in kinds.items()}
        beside = [raw["plain0"].copy().turn(60), raw["plain1"].copy().turn(-60), below(level), wall_above(level)]
        for i, (name, mesh) in enumerate(raw.items()):
            floor = bake(turf_top(level, np.random.default_rng(950 + 10 * level + i)), [mesh, *beside], 0.62)
            made[f"wall{level}_{name}"] = bake(mesh, [floor, *beside]).join(floor)
        made[f"ladder{level}"] = bake(ladder(level), [raw["ladder"]])
    return made
