"""Rope ladders: two ropes, five rungs, two posts on the rim. They face +x like the sixth they belong to."""

from __future__ import annotations

import numpy as np

from art.mesh import Mesh, box, circle, loft, tube
from art.palette import POST, ROPE, RUNG, vary
from game.scene.island_layout import FLOOR, ladder_ends

HALF = 0.32
RUNGS = 5


def rope(y: float, foot: np.ndarray, top: np.ndarray, post: np.ndarray) -> Mesh:
    """One rope from the ground over the rim to its post."""
    side = np.array([0, y, 0])
    bend = top + np.array([0.02, 0, 0.07])
    path = [foot + side, (foot + top) / 2 + side, bend + side, post + side + [0.06, 0, 0.3]]
    return tube(np.array(path), [0.062, 0.056, 0.058, 0.055], 6, ROPE)


def post(at: np.ndarray, rng: np.random.Generator) -> Mesh:
    """A post of 0.46 with two turns of rope."""
    rings = [circle(7, 0.085, -0.05), circle(7, 0.08, 0.42), circle(7, 0.055, 0.46)]
    mesh = Mesh().add(loft(rings), vary(POST, rng, 0.06))
    mesh.add(loft([circle(7, 0.1, 0.26), circle(7, 0.112, 0.31), circle(7, 0.1, 0.36)], top=False), ROPE)
    return mesh.move(*at)


def ladder(level: int) -> Mesh:
    """The ladder up the wall of a level."""
    rng = np.random.default_rng(70 + level)
    ends = ladder_ends(level)
    foot, top = (np.array([x, 0.0, z]) for x, z in ends)
    stand = np.array([top[0] - 0.28, 0, FLOOR[level]])
    mesh = Mesh()
    for y in (-HALF, HALF):
        mesh.join(rope(y, foot, top, stand), post(stand + np.array([-0.02, y * 1.12, 0]), rng))
    for i in range(RUNGS):
        p = foot + (top - foot) * (i + 0.55) / (RUNGS - 0.1)
        mesh.join(box(0.11, 2 * HALF + 0.2, 0.1, 0.025, vary(RUNG, rng, 0.05)).move(*p).move(x=0.02, z=-0.05))
    return mesh
