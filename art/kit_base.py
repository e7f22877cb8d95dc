"""The base: six pieces of sand with a groove between them, and the six villages on their spits.

A piece faces +x; its village stands at its corner at +30 degrees.
"""

from __future__ import annotations

from math import cos, pi, radians, sin

import numpy as np

from art.bake import bake
from art.kit_huts import hut, jetty
from art.kit_walls import at, line, wall_above
from art.kit_water import SPIT_RADIUS
from art.mesh import Mesh, box, circle, few, loft, strip
from art.palette import GROOVE, SAND, SAND_PATH, SPIT, WOOD, rgb, vary
from game.scene.island_layout import FLOOR, PATH_APOTHEM, SPIT_DISTANCE, WALL_APOTHEM

SEAM = 0.105
PINS = (0.3, 1.1)
"""How far from the wall the pins across a groove are."""
HUT = 1.22
ROCK = "#B98A58"
DOORS = (-35, -8, 14, 72, 150, 200)
JETTIES = (38, 44, -42, 32, 28, -26)
"""Degrees from straight out to sea, by corner."""


def seam_angle(radius: float, inset: float) -> float:
    """The angle of a piece's side at a distance from the axis, `inset` from the middle of the groove."""
    return 30 - float(np.degrees(inset / radius))


def border(inset: float, z: float) -> np.ndarray:
    """The closed outline of a piece, `inset` within its edges."""
    inner, outer = 5.0, WALL_APOTHEM[0]
    side = seam_angle(8.4, SEAM + inset)
    angles = np.linspace(-side, side, few(13))
    rim = line(outer, angles, z, -inset)
    near = seam_angle(5.4, SEAM + inset)
    back = line(inner, np.linspace(near, -near, 7), z, inset)
    return np.vstack([rim, back])


def top(piece: int, rng: np.random.Generator) -> Mesh:
    """The floor of a piece with its path."""
    mesh, z = Mesh(), FLOOR[0]
    t = np.linspace(-1, 1, few(13))
    wave = 0.06 * np.sin((t + 1) * 2 * pi)
    rows = [(WALL_APOTHEM[0], -0.09 + 0 * t), (PATH_APOTHEM[0], 0.6 + wave), (PATH_APOTHEM[0], -0.58 + wave)]
    rows += [(WALL_APOTHEM[1], 0.34 + 0 * t), (5.0, 0.1 + 0 * t)]
    sand = rgb(SAND[piece % 2])
    lines = [line(r, t * seam_angle(r + 0.6, SEAM + 0.09), z, s) for r, s in rows]
    for outer, inner, paint in zip(lines, lines[1:], (sand, rgb(SAND_PATH), sand, sand), strict=False):
        shades = np.repeat([vary(paint, rng, 0.025) for _ in range(len(t) - 1)], 2, axis=0)
        mesh.add(strip(outer, inner), shades)
    return mesh


def piece(number: int) -> Mesh:
    """One sixth of the base without its village."""
    rng = np.random.default_rng(200 + number)
    sand = rgb(SAND[number % 2])
    wide = border(-0.12, -0.6)
    wide[few(13) :] = border(0, -0.6)[few(13) :]
    skirt = loft([wide, border(0, FLOOR[0] - 0.1), border(0.09, FLOOR[0])], top=False)
    mesh = Mesh().add(skirt, vary(sand * 0.97, rng, 0.02)).join(top(number, rng))
    groove = np.array([at(WALL_APOTHEM[0], 30, 0.1, -0.02), at(5.4, 30, 0.1)])
    side = np.array([-sin(radians(30)), cos(radians(30)), 0]) * 0.15
    return mesh.add(strip(groove - side, groove + side), GROOVE)


def clasp(rng: np.random.Generator) -> Mesh:
    """A wooden pin across the groove: the pieces are joined like a toy's."""
    mesh = box(0.52, 0.16, 0.1, 0.03, vary(WOOD[1], rng))
    for x in (-0.21, 0.21):
        mesh.join(Mesh().add(loft([circle(6, 0.1), circle(6, 0.09, 0.14)]), vary(WOOD[2], rng)).move(x=x))
    return mesh


def beside(angle: float, far: float) -> tuple[float, float]:
    """A place in the water round a spit."""
    return far * cos(radians(angle)), far * sin(radians(angle))


def spit(number: int) -> Mesh:
    """The round of sand at a corner, its hut and its jetty, turned for the home camera."""
    rng = np.random.default_rng(300 + number)
    n = few(16, 10)
    wobble = rng.uniform(0.96, 1.05, (n, 1))
    rings = [circle(n, SPIT_RADIUS + 0.1, -0.6), circle(n, SPIT_RADIUS, 0.2), circle(n, SPIT_RADIUS - 0.09, 0.29)]
    ring3 = [r * np.c_[wobble, wobble, np.ones(n)] for r in rings]
    mesh = Mesh().add(loft(ring3), vary(SPIT, rng, 0.03))
    mesh.join(hut(number).scale(HUT).turn(DOORS[number]).move(0.12, 0, 0.28))
    mesh.join(jetty(rng).turn(JETTIES[number]))
    for angle, far, size in ((-62, 1.9, 1.9), (-80, 2.15, 1.2), (95, 1.75, 1.5)):
        rock = Mesh().add(loft([circle(6, r, z, 20 * z) for r, z in ((0.2, -0.5), (0.22, -0.16), (0.12, 0.04))]), ROCK)
        rock.tri[..., :2] *= rng.uniform(0.8, 1.2, 2)
        mesh.join(rock.scale(size, size, 1 + 0.2 * size).turn(angle + JETTIES[number]).move(*beside(angle, far)))
    return mesh.turn(30).move(SPIT_DISTANCE * cos(pi / 6), SPIT_DISTANCE * sin(pi / 6))


def parts() -> dict[str, Mesh]:
    """`base{segment}`: each piece with its village, baked between its neighbours."""
    raw = [piece(i) for i in range(6)]
    made = {}
    for i in range(6):
        rng = np.random.default_rng(400 + i)
        pin = Mesh()
        for out in PINS:
            pin.join(clasp(rng).turn(30 + 90).move(*at(WALL_APOTHEM[1], 30, FLOOR[0], out)))
        beside = [raw[i - 1].copy().turn(60), raw[(i + 1) % 6].copy().turn(-60), wall_above(0)]
        village = bake(spit(i), [raw[i]], 0.6)
        made[f"base{i}"] = bake(raw[i].copy().join(pin), [*beside, village]).join(village)
    return made
