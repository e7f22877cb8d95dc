"""What floats beside the island: the raft that carries the cards, and the tub for the dice. Both look to -y."""

from __future__ import annotations

from math import cos, pi, sin

import numpy as np

from art.bake import bake
from art.mesh import Mesh, box, circle, few, lathe, loft, plate, tube
from art.palette import CROWN_OUTER, FLOWERS, POST, ROPE, WOOD, rgb, vary
from game.scene.island_layout import SEA_LEVEL

DECK = SEA_LEVEL + 0.30
"""The height of the raft's planks, on which the cards lie."""
TRAY = "#3FA870"
_POSTS = ((-2.1, -0.98), (2.1, -0.98), (-2.1, 0.98), (2.1, 0.98))


def raft() -> Mesh:
    """Six planks on two logs, with a rope round four posts and a flag."""
    rng = np.random.default_rng(801)
    mesh = Mesh()
    for i in range(6):
        plank = box(0.68, 2.25 + 0.16 * (i % 2), 0.14, 0.035, vary(WOOD[i % 2], rng, 0.06))
        mesh.join(plank.turn(rng.uniform(-1.2, 1.2)).move((i - 2.5) * 0.72, rng.uniform(-0.04, 0.04), DECK - 0.14))
    for y in (-0.8, 0.8):
        log = np.array([[-2.42, y, 0], [-2.3, y, 0], [2.3, y, 0], [2.42, y, 0]])
        mesh.join(tube(log, [0.15, 0.2, 0.2, 0.15], 8, vary(WOOD[2], rng, 0.05)).move(z=SEA_LEVEL + 0.05))
    for x, y in _POSTS:
        mesh.join(_post(0.42, rng).move(x, y, DECK - 0.05))
    mesh.join(_rope((-2.1, 0.98), (2.1, 0.98)), _rope((-2.1, -0.98), (-2.1, 0.98)), _rope((2.1, -0.98), (2.1, 0.98)))
    return bake(mesh.join(_flag().move(2.1, 0.98, DECK + 0.36)), strength=0.7)


def _post(height: float, rng: np.random.Generator) -> Mesh:
    return Mesh().add(loft([circle(7, 0.1), circle(7, 0.095, height - 0.04), circle(7, 0.06, height)]), vary(POST, rng))


def _rope(a: tuple[float, float], b: tuple[float, float]) -> Mesh:
    """A slack rope between two posts."""
    t = np.linspace(0, 1, few(7, 4))
    sag = DECK + 0.27 - 0.5 * t * (1 - t)
    path = np.stack([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, sag], axis=1)
    return tube(path, [0.04] * len(t), 5, ROPE)


def _flag() -> Mesh:
    """A pole with a pennant."""
    pole = box(0.06, 0.06, 0.75, 0.012, WOOD[2])
    cloth = np.array([[[0, 0, 0.72], [0.62, 0, 0.55], [0, 0, 0.38]]])
    return pole.join(Mesh().add(cloth, FLOWERS[3], 0.85).add(cloth[:, ::-1], FLOWERS[3], 0.85))


def tub() -> Mesh:
    """A round tub of staves with two hoops of rope, a leaf-green ground and a flower on its rim."""
    rng = np.random.default_rng(802)
    mesh = lathe([(1.2, -0.2), (1.36, 0.1)], 18, WOOD[2]).join(plate(circle(18, 1.24), 0.0, 0.13, 0.03, TRAY))
    for i in range(18):
        stave = box(0.19, 0.46, 0.46 + 0.05 * (i % 2), 0.045, vary(WOOD[i % 2], rng, 0.07))
        mesh.join(stave.move(x=1.31, z=-0.05).turn(20.0 * i))
    for z, r in ((0.06, 1.42), (0.27, 1.42)):
        hoop = np.array([[r * cos(t), r * sin(t), z] for t in np.linspace(0, 2 * pi, few(19, 13))])
        mesh.join(tube(hoop, [0.04] * len(hoop), 4, ROPE))
    ring = lathe([(0.86, 0.128), (0.86, 0.136), (0.8, 0.138)], 18, rgb(TRAY) * 1.14)
    mesh.join(ring)
    return bake(mesh.move(z=SEA_LEVEL + 0.1), strength=0.75).join(_blossom().move(1.0, -0.88, SEA_LEVEL + 0.6))


def _blossom() -> Mesh:
    """A big flower with two leaves."""
    mesh = Mesh()
    for i in range(5):
        petal = plate(circle(6, 0.13), 0, 0.05, 0.015, FLOWERS[0], 0.95)
        mesh.join(petal.scale(1.2, 0.85, 1).move(x=0.15).turn(72 * i))
    mesh.join(plate(circle(7, 0.09), 0.02, 0.09, 0.02, "#FFC93C", 0.95))
    for a in (100, 190):
        leaf = plate(circle(5, 0.16), -0.03, 0.01, 0.01, CROWN_OUTER[1], 0.95)
        mesh.join(leaf.scale(1.3, 0.7, 1).move(x=0.24).turn(a))
    return mesh


def parts() -> dict[str, Mesh]:
    """`raft` and `tray`."""
    return {"raft": raft(), "tray": tub()}
