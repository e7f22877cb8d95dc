"""The squares: turf cells, flagstones in dark joints, round corners, marked squares, rims of light."""

from __future__ import annotations

import itertools
from math import pi

import numpy as np

from art.hill_palette import CORNER, FLAG, GLOW, JOINT, SIGN_DISC, SIGN_FLAG, STONE_FLAG
from art.hill_shade import shaded
from art.mesh import Mesh, circle, fan, few, loft, strip, up
from art.palette import vary
from game.scene.hill_layout import FLAG_HEIGHT, PITCH
from game.scene.hill_spiral import RADIUS

H = PITCH / 2
JOINT_HEIGHT = 0.012


def square(half: float, z: float, chamfer: float) -> np.ndarray:
    """A square with cut corners, anticlockwise."""
    a, b = half, half - chamfer
    flat = [(a, -b), (a, b), (b, a), (-b, a), (-a, b), (-a, -b), (-b, -a), (b, -a)]
    return np.array([(x, y, z) for x, y in flat])


def slab(outline: np.ndarray, colour: np.ndarray) -> Mesh:
    """A bevelled slab over a centred outline, FLAG_HEIGHT high."""
    foot, top = outline * [1, 1, 0] + up(0.0), outline * [0.94, 0.94, 0] + up(FLAG_HEIGHT)
    return Mesh().add(loft([foot, top]), colour)


def flag(colour: str, seed: int) -> Mesh:
    """A square flagstone in its joint; its top at FLAG_HEIGHT."""
    rng = np.random.default_rng(800 + seed)
    joint = Mesh().add(fan(square(0.545, JOINT_HEIGHT, 0.1)), JOINT)
    outline = square(0.475, 0, 0.06) * np.c_[rng.uniform(0.97, 1.0, (8, 2)), np.ones(8)]
    return joint.join(slab(outline, vary(colour, rng, 0.03)))


def corner() -> Mesh:
    """A round flagstone: no way up from here."""
    rng = np.random.default_rng(820)
    joint = Mesh().add(fan(circle(few(13, 10), 0.57, JOINT_HEIGHT)), JOINT)
    return joint.join(slab(circle(few(13, 10), 0.485), vary(CORNER, rng, 0.02)))


def signed() -> Mesh:
    """A square with a magic sign: a violet disc on which the chip lies."""
    mesh = flag(SIGN_FLAG, 5)
    rim = circle(few(13, 10), 0.43, FLAG_HEIGHT + 0.01)
    return mesh.add(fan(rim), SIGN_DISC)


def lithograph() -> Mesh:
    """A mint square with an emerald star: a magic stone lay here."""
    mesh = flag(STONE_FLAG, 6)
    points = circle(8, 0.34, FLAG_HEIGHT + 0.012) * np.tile([[1, 1, 1], [0.5, 0.5, 1]], (4, 1))
    star = np.array([[up(FLAG_HEIGHT + 0.012), points[i], points[(i + 1) % 8]] for i in range(8)])
    return mesh.add(star, "#2E9E74")


def ground() -> Mesh:
    """White turf of a square at a side (coloured by level), darker at the wall's foot at x = -H."""
    edges = ((-H - 0.1, 0.66), (-H + 0.12, 0.84), (-0.2, 1.0), (H, 0.97))
    mesh = Mesh()
    for (x0, s0), (x1, s1) in itertools.pairwise(edges):
        quad = strip(np.array([[x1, -H, 0], [x1, H, 0]]), np.array([[x0, -H, 0], [x0, H, 0]]))
        shade = np.where(quad[..., :1] > (x0 + x1) / 2, s1, s0) * np.ones(3)
        mesh.add(quad, shade)
    return mesh


def ground_corner() -> Mesh:
    """White turf of a corner square, its outer corner at +x +y rounded, with a patch below the next wall's corner."""
    middle = H - RADIUS
    angles = np.linspace(0, pi / 2, 5)
    arc = np.stack([middle + RADIUS * np.cos(angles), middle + RADIUS * np.sin(angles), 0 * angles], axis=1)
    outline = np.vstack([[[-H, -H, 0], [H, -H, 0]], arc, [[-H, H, 0]]])
    patch = np.array([[-2 * H, -2 * H, 0], [-H, -2 * H, 0], [-H, -H, 0], [-2 * H, -H, 0]])
    return Mesh().add(fan(outline), np.ones(3) * 0.97).add(fan(patch), np.ones(3) * 0.7)


def glow(outline: np.ndarray, inner: float, colour: str) -> Mesh:
    """A self-lit band round a square, rising inwards."""
    lift = up(0.05)
    rings = [outline, outline * [0.97, 0.97, 1] + lift, outline * [inner, inner, 1] + lift]
    return Mesh().add(loft(rings, top=False), colour, 0.0)


def parts() -> dict[str, Mesh]:
    """Squares, turf and rims by name."""
    made = {f"flag{i}": shaded(flag(FLAG, i)) for i in range(4)}
    made |= {"corner": shaded(corner()), "sign": shaded(signed()), "lithograph": shaded(lithograph())}
    made |= {"ground": ground(), "ground_corner": ground_corner()}
    for kind, colour in GLOW.items():
        made[f"glow_{kind}"] = glow(square(0.6, 0, 0.1), 0.8, colour)
        made[f"round_{kind}"] = glow(circle(24, 0.61), 0.8, colour)
        made[f"wide_{kind}"] = glow(circle(40, 1.0), 0.9, colour)
    return made
