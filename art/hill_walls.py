"""Walls in short lengths: courses of blocks, coping that climbs, bank above it, turf. Each faces +x and runs along y.

A length is UNIT long about y = 0; the hill places it, stretches it along y and shears it to the ramp's slope.
Courses hang from z = 0 down, the coping's top is z = 0.
"""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from art.hill_palette import BANK, COPING, WALL, WALL_JOINT, WALL_TOP
from art.hill_shade import shaded
from art.mesh import Mesh, fan, is_coarse, loft, strip
from art.palette import vary
from game.scene.hill_spiral import COPING_HEIGHT, COURSE, UNIT

HALF = UNIT / 2
JOINT = 0.028
"""How wide the bevel round a block is: just enough to tell blocks apart."""
JOINT_LIGHT = 0.5
"""It shines a little by itself, or it would be black on a side in the shade."""
GAP = 0.01
"""Round a coarse block: what is behind it is dark."""
COPING_LIGHT = 0.7
"""The parapet shines a little by itself: its line is to be followed up the hill at dusk."""


def face_block(y0: float, y1: float, z0: float, z1: float, x: float, colour: np.ndarray) -> tuple[Mesh, Mesh]:
    """The front of a block at `x`, without sides, and the bevel round it."""

    def ring(inset: float, depth: float) -> np.ndarray:
        a, b, c, d = y0 + inset, y1 - inset, z0 + inset, z1 - inset
        return np.array([[depth, a, c], [depth, b, c], [depth, b, d], [depth, a, d]])

    if is_coarse():
        return Mesh().add(fan(ring(GAP, x)), colour), Mesh()
    edge = loft([ring(0, x - JOINT), ring(JOINT, x)], top=False)
    return Mesh().add(fan(ring(JOINT, x)), colour), Mesh().add(edge, WALL_JOINT, JOINT_LIGHT)


def course(seed: int) -> Mesh:
    """One row of blocks: a long and a short one, or one alone; 0 to 2 for the top of a wall, the others for below."""
    rng = np.random.default_rng(700 + seed)
    mesh, joints = Mesh(), Mesh()
    colours = WALL_TOP if seed < 3 else WALL
    cut = (None, -0.1, None, None, 0.12, None)[seed % 6]
    ends = (-HALF, HALF) if cut is None or is_coarse() else (-HALF, cut, HALF)
    for y0, y1 in pairwise(ends):
        paint = vary(colours[int(rng.integers(0, len(colours)))], rng, 0.05)
        front, joint = face_block(y0, y1, -COURSE, 0, 0.1 + rng.uniform(-0.02, 0.02), paint)
        mesh.join(front)
        joints.join(joint)
    return shaded(mesh, strength=0.7).join(joints)


def bank(seed: int) -> Mesh:
    """The green bank above the climbing parapet: uneven facets, darker below."""
    rng = np.random.default_rng(720 + seed)
    rows, columns = (2, 2) if is_coarse() else (3, 3)
    y, z = np.linspace(-HALF, HALF, columns), np.linspace(-COURSE, 0, rows)
    grid = np.array([[(0.0 if c in (0, columns - 1) else rng.uniform(0.0, 0.07), y[c], h) for c in range(columns)]
                     for h in z])  # fmt: skip
    mesh = Mesh()
    for low, high in pairwise(grid):
        tri = strip(low, high)
        tone = (0.8 + 0.3 * (tri.mean(axis=1)[:, 2:] / COURSE + 1)) * rng.uniform(0.93, 1.07, (len(tri), 1))
        mesh.add(tri, np.clip(vary(BANK[seed % len(BANK)], rng, 0.04) * tone, 0, 1))
    return mesh


def coping(seed: int, inner: float) -> Mesh:
    """A stone of the parapet: a bright step that stands out of the wall."""
    rng = np.random.default_rng(730 + seed)
    out, high, bevel = 0.21 + rng.uniform(-0.015, 0.015), COPING_HEIGHT, 0.05
    profile = [(out - 0.04, -high), (out, -high + 0.03), (out, -bevel), (out - bevel, 0), (inner, 0)]
    if is_coarse():
        profile = [(out, -high), (out, 0), (inner, 0)]
    if inner < -0.13:
        profile = [*profile[:-1], (inner + bevel, 0), (inner, -bevel), (inner, -high)]
    paint = vary(COPING[seed % len(COPING)], rng, 0.03)
    gap = 0.012
    rows = [np.array([[x, y, z] for x, z in profile]) for y in (-HALF + gap, HALF - gap)]
    mesh = Mesh().add(strip(rows[1], rows[0])[:, ::-1], paint, COPING_LIGHT)
    if inner < -0.13 and not is_coarse():
        mesh.add(fan(rows[0]), paint * 0.86, COPING_LIGHT).add(fan(rows[1][::-1]), paint * 0.86, COPING_LIGHT)
    return outward(mesh, np.array([0.0, 0.0, -high]))


def outward(mesh: Mesh, middle: np.ndarray) -> Mesh:
    """Wind each triangle so that it looks away from a middle."""
    cross = np.cross(mesh.tri[:, 1] - mesh.tri[:, 0], mesh.tri[:, 2] - mesh.tri[:, 0])
    inward = ((mesh.tri.mean(axis=1) - middle) * cross).sum(axis=1) < 0
    mesh.tri[inward] = mesh.tri[inward][:, ::-1]
    return mesh


def turf_edge(seed: int) -> Mesh:
    """White turf (coloured by level) over the wall's top: two tongues that hang down, top at z = 0."""
    rng = np.random.default_rng(760 + seed)
    mesh = Mesh()
    cut = rng.uniform(-0.1, 0.1)
    for y0, y1 in ((-HALF, cut), (cut, HALF)):
        low, out, high = -rng.uniform(0.12, 0.3), rng.uniform(0.04, 0.09), rng.uniform(0.005, 0.03)
        ring = np.array([[0.0, y0, 0.0], [0.0, y1, 0.0]])
        paint = np.ones(3) * rng.uniform(0.88, 1.0)
        b = 0.05
        lines = [(out, low), (out, high)] if is_coarse() else [(out, low), (out, high - b), (out - b, high)]
        rows = [ring + np.array([x, 0, z]) for x, z in [*lines, (-0.02, 0.0)]]
        for a, c in pairwise(rows[:-1] if not is_coarse() else rows):
            mesh.add(strip(a, c), paint)
    return mesh


def parts() -> dict[str, Mesh]:
    """`wall{0..5}`, `bank{0..5}`, `coping{0..3}`, `kerb{0..3}` (seen from both sides), `turf{0..3}`."""
    made = {f"wall{i}": course(i) for i in range(6)} | {f"bank{i}": bank(i) for i in range(6)}
    made |= {f"coping{i}": coping(i, -0.12) for i in range(4)}
    made |= {f"kerb{i}": coping(10 + i, -0.19) for i in range(4)}
    return made | {f"turf{i}": turf_edge(i) for i in range(4)}
