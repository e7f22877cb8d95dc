"""Palms, bushes, ferns, flowers and pebbles, each standing on z = 0."""

from __future__ import annotations

from math import cos, radians, sin

import numpy as np

from art.bake import bake, ground
from art.mesh import Mesh, ball, box, circle, fan, few, is_coarse, leaf, loft
from art.palette import FLOWERS, vary

GREENS = ("#2E9E57", "#41B54A", "#238045")


def frond(angle: float, length: float, droop: float, rng: np.random.Generator) -> Mesh:
    """A palm's leaf."""
    t = np.linspace(0, 1, few(5, 3))
    points = np.stack([length * np.sin(t * 1.45), 0 * t, 0.26 * np.sin(t * 2.2) - droop * t**2.2], axis=1)
    colour = vary(GREENS[int(rng.integers(0, 3))], rng, 0.07)
    return leaf(
        points,
        np.interp(t, (0, 0.25, 0.5, 0.75, 1), (0.1, 0.24, 0.26, 0.18, 0.02)),
        0.42,
        colour,
        vary("#69C94B", rng, 0.06),
    ).turn(angle)


def palm(seed: int) -> Mesh:
    """A leaning palm of about 1.9 with a crown of seven leaves and three nuts."""
    rng = np.random.default_rng(600 + seed)
    height, lean = rng.uniform(1.35, 1.65), rng.uniform(0.25, 0.45)
    mesh = Mesh()
    pieces = few(6, 3)
    for i in range(pieces):
        t0, t1 = i / pieces, (i + 1) / pieces
        low = circle(few(6, 4), 0.105 - 0.045 * t0, height * t0, 11 * i) + np.array([lean * t0**2, 0, 0])
        high = circle(few(6, 4), 0.125 - 0.045 * t0, height * t1, 11 * i) + np.array([lean * t1**2, 0, 0])
        mesh.add(loft([low, high]), vary("#B98147" if i % 2 else "#A06C38", rng, 0.05))
    top = Mesh()
    for i in range(7):
        top.join(frond(i * 360 / 7 + rng.uniform(-12, 12), rng.uniform(0.72, 0.92), rng.uniform(0.35, 0.62), rng))
    for i in range(0 if is_coarse() else 3):
        top.join(ball(0.085, 6, "#7A4A22").move(0.1 * cos(i * 2.1), 0.1 * sin(i * 2.1), -0.08))
    return bake(mesh.join(top.move(lean, 0, height)), [ground()], 0.7)


def bush(seed: int) -> Mesh:
    """Two or three faceted clumps."""
    rng = np.random.default_rng(620 + seed)
    mesh = Mesh()
    for i in range(3):
        r = rng.uniform(0.15, 0.24)
        clump = ball(r, 6, vary(GREENS[int(rng.integers(0, 3))], rng, 0.08), smooth=False).scale(1, 1, 0.9)
        mesh.join(clump.turn(rng.uniform(0, 60)).move(0.19 * cos(i * 2.2), 0.19 * sin(i * 2.2), r * 0.62))
    return bake(mesh, [ground()], 0.8)


def fern(seed: int) -> Mesh:
    """A tuft of six pointed leaves."""
    rng = np.random.default_rng(640 + seed)
    mesh = Mesh()
    for i in range(6):
        length = rng.uniform(0.26, 0.36)
        t = np.linspace(0, 1, 3)
        points = np.stack([length * t, 0 * t, 0.02 + 0.26 * np.sin(t * 2.0)], axis=1)
        made = leaf(points, [0.03, 0.075, 0.005], 0.25, vary("#2C8A45", rng, 0.1), vary("#7CC94A", rng, 0.08))
        mesh.join(made.turn(i * 60 + rng.uniform(-14, 14)))
    return bake(mesh, [ground()], 0.7)


def flower(colour: str, seed: int) -> Mesh:
    """A flower of five petals on a stalk, as a toy's."""
    rng = np.random.default_rng(660 + seed)
    mesh = box(0.035, 0.035, 0.2, 0.005, "#3E9A45")
    head = Mesh()
    for i in range(5):
        petal = circle(6, 0.07) * [1.15, 0.9, 1] + [0.085, 0, 0.02]
        both = np.concatenate([fan(petal), fan(petal[::-1])])
        disc = Mesh().add(fan(petal) if is_coarse() else both, vary(colour, rng, 0.04), 0.9)
        head.join(disc.turn(i * 72))
    head.join(ball(0.06, 6, "#FFC93C", 0.9).scale(1, 1, 0.7).move(z=0.03))
    lean = head.turn(18, "y").move(z=0.2)
    return bake(mesh.join(lean), [ground()], 0.5)


def pebble(seed: int) -> Mesh:
    """A round-cornered rock of radius about 0.15."""
    rng = np.random.default_rng(680 + seed)
    rings = [circle(6, r, z, 20 * i) for i, (r, z) in enumerate(((0.15, -0.04), (0.16, 0.05), (0.1, 0.13)))]
    wobble = rng.uniform(0.85, 1.2, (6, 2))
    made = loft([ring * np.c_[wobble, np.ones(6)] for ring in rings])
    return bake(Mesh().add(made, vary("#C9A36C", rng, 0.1)), [ground()], 0.8)


def reed(seed: int) -> Mesh:
    """Three upright blades for the rim of a level."""
    rng = np.random.default_rng(690 + seed)
    mesh = Mesh()
    for i in range(4):
        a = radians(i * 90 + rng.uniform(-20, 20))
        tip = np.array([0.12 * cos(a), 0.12 * sin(a), rng.uniform(0.14, 0.22)])
        side = np.array([-sin(a), cos(a), 0]) * 0.035
        blade = np.array([[-side, side, tip]])
        mesh.add(blade, vary("#4FAE3F", rng, 0.1)).add(blade[:, ::-1], vary("#3C9440", rng, 0.1))
    return mesh


def swaying(mesh: Mesh) -> Mesh:
    """With how much each corner moves in the wind as the second texture coordinate: more the higher it is."""
    height = np.clip(mesh.tri[..., 2:3], 0, None)
    mesh.uv = np.concatenate([np.zeros_like(height), (height / 1.6) ** 2 + height * 0.12], axis=2)
    return mesh


def parts() -> dict[str, Mesh]:
    """All plants by name."""
    made = {f"palm{i}": palm(i) for i in range(3)}
    made |= {f"bush{i}": bush(i) for i in range(2)} | {f"fern{i}": fern(i) for i in range(2)}
    made |= {f"flower{i}": flower(colour, i) for i, colour in enumerate(FLOWERS)}
    made |= {f"pebble{i}": pebble(i) for i in range(2)} | {"reed": reed(0)}
    return {name: swaying(mesh) for name, mesh in made.items()}
