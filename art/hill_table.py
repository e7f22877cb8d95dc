"""The table: meadow, trees, mushrooms, cotton mist, and the wooden moon and stars that hang on threads."""

from __future__ import annotations

import itertools
from math import cos, pi, sin

import numpy as np

from art.bake import ground
from art.hill_palette import MEADOW, MEADOW_DISTANCE, MIST, MOON, THREAD, TREES, TRUNK
from art.hill_shade import shaded
from art.hill_tower import star
from art.mesh import Mesh, circle, few, is_coarse, loft, strip, tube
from art.palette import rgb, vary
from game.scene.hill_spiral import RADIUS

HALF = 7.26
"""The foot of the hill for which the meadow is made."""
THREAD_LENGTH = 14.0


def meadow_colour(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """The meadow's colour by distance from the hill's foot, (..., 3)."""
    core = HALF - RADIUS
    distance = np.hypot(np.maximum(np.abs(x) - core, 0), np.maximum(np.abs(y) - core, 0)) - RADIUS
    paints = np.array([rgb(c) for c in MEADOW])
    return np.stack([np.interp(distance, MEADOW_DISTANCE, paints[:, i]) for i in range(3)], axis=-1)


def meadow() -> Mesh:
    """Rounded squares round the hill's foot, finer near by, each patch a shade of its own."""
    rng = np.random.default_rng(950)
    n = few(32, 24)
    angles = 2 * pi * np.arange(n) / n
    bulge = 1 / np.maximum(np.abs(np.cos(angles)), np.abs(np.sin(angles))) ** 0.55
    lines = []
    for r in (5.5, 7.2, 8.2, 9.4, 11, 13, 16, 20, 26, 34, 46, 70):
        reach = r * (bulge if r < 12 else 1 + (bulge - 1) * 12 / r) * rng.uniform(0.97, 1.03, n)
        lines.append(np.stack([reach * np.cos(angles), reach * np.sin(angles), 0 * angles], axis=1))
    mesh = Mesh()
    for inner, outer in itertools.pairwise(lines):
        tri = strip(outer, inner, closed=True)
        paint = meadow_colour(tri[..., 0], tri[..., 1]) * rng.uniform(0.96, 1.03, (len(tri), 1, 1))
        mesh.add(tri, paint)
    return mesh


def tree(seed: int) -> Mesh:
    """Three faceted clumps on a short trunk."""
    rng = np.random.default_rng(960 + seed)
    lean = rng.uniform(-0.15, 0.15, 2)
    path = np.array([[0, 0, -0.05], [lean[0] * 0.4, lean[1] * 0.4, 0.5], [lean[0], lean[1], 1.1]])
    mesh = tube(path, [0.17, 0.1, 0.08], 4, TRUNK)
    for i in range(3):
        r = rng.uniform(0.5, 0.62) if i else 0.74
        a, out = i * 2.6 + rng.uniform(-0.4, 0.4), 0.48 if i else 0.0
        clump = faceted(r, vary(TREES[seed], rng, 0.07), rng)
        mesh.join(clump.move(lean[0] + out * cos(a), lean[1] + out * sin(a), 1.4 + (0.35 if not i else 0.14 * i)))
    return shaded(mesh, [ground()], 0.7)


def faceted(radius: float, colour: np.ndarray, rng: np.random.Generator) -> Mesh:
    """A clump of leaves: an uneven ball of large facets, lighter above."""
    profile = ((0.45, -0.85), (0.97, -0.25), (0.9, 0.42), (0.4, 0.9))
    rings = [circle(6, r, z, 30 * i) for i, (r, z) in enumerate(profile)]
    shaken = [ring * rng.uniform(0.9, 1.08, (6, 1)) * radius for ring in rings]
    tri = loft(shaken, bottom=True)
    tone = 0.9 + 0.14 * (tri.mean(axis=1)[:, 2:] / radius) + rng.uniform(-0.03, 0.03, (len(tri), 1))
    return Mesh().add(tri, np.clip(colour * tone, 0, 1))


def mushroom(seed: int) -> Mesh:
    """Two little mushrooms of one colour."""
    rng = np.random.default_rng(970 + seed)
    colour = ("#F27A2E", "#7FB3E8", "#E8506E")[seed]
    mesh = Mesh()
    for i in range(2):
        h, r = rng.uniform(0.14, 0.3), rng.uniform(0.14, 0.21)
        stem = Mesh().add(loft([circle(4, 0.07), circle(4, 0.05, h)], top=False), "#F3DFC8")
        cap = loft([circle(5, r, h - 0.03), circle(5, r * 0.8, h + r * 0.5), circle(5, r * 0.2, h + r * 0.78)])
        one = stem.join(Mesh().add(cap, vary(colour, rng, 0.06), 0.8))
        mesh.join(one.move(0.32 * cos(i * 2.2), 0.32 * sin(i * 2.2)))
    return shaded(mesh, [ground()], 0.6)


def cloud(seed: int) -> Mesh:
    """Cotton: a heap of smooth domes of uneven size, flat below."""
    rng = np.random.default_rng(980 + seed)
    mesh = Mesh()
    puffs = [(0.0, 0.1, 0.62, 0.2), (0.72, -0.05, 0.5, 0.05), (-0.74, 0.0, 0.46, 0.05), (0.32, -0.36, 0.42, 0.0),
             (-0.34, -0.34, 0.4, 0.0), (1.2, 0.05, 0.3, 0.0)]  # fmt: skip
    for x, y, r, z in puffs[: 4 if is_coarse() else 5]:
        profile = ((1.0, -0.35), (0.98, 0.2), (0.66, 0.74), (0.0, 1.0))
        shell = loft([circle(6, reach, high, 30) for reach, high in profile], bottom=False)
        puff = Mesh().add(shell, vary(MIST, rng, 0.012), 0.85, True)
        r *= rng.uniform(0.92, 1.1)
        mesh.join(puff.scale(r, r, r * 0.5).turn(rng.uniform(0, 40)).move(x, y, z * 0.6 + 0.2 * r))
    return shaded(mesh, [ground()], 0.3)


def moon() -> Mesh:
    """A wooden crescent with dimples that looks to -y, round its middle, 2.6 tall, on its thread."""
    n = few(20, 12)
    a = np.linspace(0.28 * pi, 1.72 * pi, n)
    outer = np.stack([1.3 * np.cos(a), 0 * a, 1.3 * np.sin(a)], axis=1)
    b = np.linspace(0.36 * pi, 1.64 * pi, n)
    inner = np.stack([0.62 + 1.02 * np.cos(b), 0 * b, 1.07 * np.sin(b)], axis=1)
    inner[0], inner[-1] = outer[0], outer[-1]
    front, back = np.array([0, -0.14, 0]), np.array([0, 0.14, 0])
    mesh = Mesh().add(strip(outer + front, inner + front), MOON, 0.0)
    mesh.add(strip(inner + back, outer + back), MOON, 0.0)
    mesh.add(strip(outer + back, outer + front), rgb(MOON) * 0.82, 0.0)
    mesh.add(strip(inner + front, inner + back), rgb(MOON) * 0.74, 0.0)
    for x, z, r in ((-0.86, 0.35, 0.13), (-0.95, -0.05, 0.08), (-0.72, -0.5, 0.17)):
        rim = circle(10, r)[:, [0, 2, 1]] + [x, -0.145, z]
        mesh.add(np.array([[rim[0], rim[i], rim[i + 1]] for i in range(1, 9)]), "#E8B85E", 0.0)
    return mesh.join(thread(-0.1, 1.28))


def thread(x: float, z: float) -> Mesh:
    """What holds moon and stars."""
    w = 0.022
    quad = np.array([[x - w, 0, z], [x + w, 0, z], [x + w, 0, z + THREAD_LENGTH], [x - w, 0, z + THREAD_LENGTH]])
    return Mesh().add(quad[[[0, 1, 2], [0, 2, 3]]], THREAD, 0.0)


def parts() -> dict[str, Mesh]:
    """The table's parts by name."""
    made = {"meadow": meadow(), "moon": moon(), "star": star(0.5).join(thread(0.0, 0.42))}
    made |= {f"tree{i}": tree(i) for i in range(5)} | {f"mushroom{i}": mushroom(i) for i in range(3)}
    return made | {f"cloud{i}": cloud(i) for i in range(3)} | {"summit": summit()}


def summit() -> Mesh:
    """White turf of the summit plate for half a side of 1.98."""
    n = 5
    middle = 1.98 - RADIUS
    arcs = []
    for quarter in range(4):
        a = np.linspace(0, pi / 2, n) + quarter * pi / 2
        mx, my = ((middle, middle), (-middle, middle), (-middle, -middle), (middle, -middle))[quarter]
        arcs.append(np.stack([mx + RADIUS * np.cos(a), my + RADIUS * np.sin(a), 0 * a], axis=1))
    rim = np.vstack(arcs)
    inner = rim * [0.62, 0.62, 1]
    mesh = Mesh().add(strip(rim, inner, closed=True), np.ones(3))
    return mesh.add(loft([inner, inner * [0.3, 0.3, 1]]), np.ones(3) * 0.86)
