"""Six huts of six kinds, the jetties and the letter tablets. Huts are 1.1 tall and open to +x."""

from __future__ import annotations

import numpy as np

from art.bake import bake, ground
from art.mesh import Mesh, box, circle, lathe, loft, stroke
from art.palette import LETTER, TABLET, TABLET_FOOT, WOOD, vary

WALL = "#F6E3B8"
DOOR = "#6B3D1D"
LETTERS = {
    "E": [[(0.22, 0.34), (-0.2, 0.34), (-0.2, -0.34), (0.22, -0.34)], [(-0.2, 0), (0.14, 0)]],
    "M": [[(-0.25, -0.34), (-0.25, 0.34), (0, 0.0), (0.25, 0.34), (0.25, -0.34)]],
    "O": [[(0.27 * np.sin(a), 0.34 * np.cos(a)) for a in np.linspace(0, 2 * np.pi, 13)]],
    "H": [[(-0.23, -0.34), (-0.23, 0.34)], [(0.23, -0.34), (0.23, 0.34)], [(-0.23, 0), (0.23, 0)]],
    "B": [
        [(-0.2, -0.34), (-0.2, 0.34), (0.06, 0.34), (0.18, 0.25), (0.18, 0.1), (0.06, 0.01), (-0.2, 0.01)],
        [(0.06, 0.01), (0.22, -0.08), (0.22, -0.26), (0.08, -0.34), (-0.2, -0.34)],
    ],
    "I": [[(0, -0.34), (0, 0.34)], [(-0.14, 0.34), (0.14, 0.34)], [(-0.14, -0.34), (0.14, -0.34)]],
}


def square(half: float, z: float, turn: float = 45) -> np.ndarray:
    """Four corners."""
    return circle(4, half * 2**0.5, z, turn)


def door(x: float) -> Mesh:
    """A dark door with a light frame at `x`."""
    return box(0.06, 0.34, 0.42, 0.02, "#D9A45C").move(x=x - 0.02).join(box(0.07, 0.24, 0.36, 0.02, DOOR).move(x=x))


def flag(z: float, colour: str) -> Mesh:
    """A little flag on the roof."""
    pole = box(0.03, 0.03, 0.34, 0.005, WOOD[0]).move(z=z)
    cloth = np.array([[[0, 0, z + 0.33], [0, 0.26, z + 0.24], [0, 0, z + 0.15]]])
    return pole.join(Mesh().add(cloth, colour, 0.8).add(cloth[:, ::-1], colour, 0.8))


def roof(profile: list[tuple[float, float]], n: int, colour: str, rng: np.random.Generator) -> Mesh:
    """A roof of `n` sides with its shades alternating from side to side."""
    rings = [circle(n, max(r, 0.002), z, 180 / n) for r, z in profile]
    tri = loft(rings, bottom=True)
    middle = tri.mean(axis=1)
    sector = np.floor((np.degrees(np.arctan2(middle[:, 1], middle[:, 0])) % 360) / (360 / n)).astype(int)
    shades = np.array([vary(colour, rng, 0.05) * (1.0 if i % 2 else 0.92) for i in range(n + 1)])
    return Mesh().add(tri, np.clip(shades[sector % n], 0, 1))


def gable(rng: np.random.Generator) -> Mesh:
    """A hut that is all roof."""
    ends = [
        np.array([[x, -0.52, 0], [x, 0.52, 0], [x, 0.44, 0.12], [x, 0, 0.98], [x, -0.44, 0.12]]) for x in (-0.42, 0.42)
    ]
    body = Mesh().add(loft(ends, bottom=True), vary("#2E62C9", rng, 0.03))
    return body.join(box(0.05, 0.5, 0.5, 0.03, WALL).move(x=0.42), door(0.44))


def hut(number: int) -> Mesh:
    """Hut 0 to 5: pyramid, cone, dome, gable, pumpkin, steep hat."""
    rng = np.random.default_rng(500 + number)
    if number == 3:
        return gable(rng)
    shapes = {
        0: (4, "#1FA79B", [(0.66, 0.5), (0.7, 0.56), (0.36, 0.86), (0.0, 1.14)]),
        1: (9, "#E8483F", [(0.62, 0.48), (0.64, 0.54), (0.0, 1.08)]),
        2: (10, "#F0659F", [(0.56, 0.46), (0.6, 0.54), (0.52, 0.8), (0.3, 0.98), (0.0, 1.05)]),
        4: (10, "#F39A1F", [(0.5, 0.3), (0.64, 0.42), (0.6, 0.74), (0.38, 0.94), (0.0, 0.98)]),
        5: (8, "#8458D8", [(0.64, 0.44), (0.66, 0.5), (0.3, 0.78), (0.12, 1.05), (0.0, 1.3)]),
    }
    n, colour, profile = shapes[number]
    mesh = lathe([(0.46, 0.0), (0.43, 0.56)], 4 if n == 4 else 8, vary(WALL, rng, 0.03)).join(
        roof(profile, n, colour, rng)
    )
    mesh.join(door(0.41 if n != 4 else 0.32))
    if number in (1, 2):
        mesh.join(flag(profile[-1][1] - 0.05, "#F2463A" if number == 1 else "#FF4F87"))
    return mesh


def jetty(rng: np.random.Generator) -> Mesh:
    """Five planks on posts that lead off to +x from the middle of a spit."""
    mesh = Mesh()
    for i in range(5):
        plank = box(0.27, 0.56, 0.07, 0.02, vary(WOOD[i % 3], rng))
        mesh.join(plank.turn(rng.uniform(-4, 4)).move(1.22 + 0.33 * i, rng.uniform(-0.03, 0.03), 0.1))
    for x in (1.4, 2.6):
        for y in (-0.27, 0.27):
            mesh.join(Mesh().add(loft([circle(6, 0.065, -0.6), circle(6, 0.06, 0.3)]), vary(WOOD[2], rng)).move(x, y))
    return mesh


def tablet() -> Mesh:
    """The slab that carries a letter, leaning back, its face to +x."""
    foot = box(0.34, 0.96, 0.14, 0.035, TABLET_FOOT)
    slab = box(0.17, 0.84, 0.82, 0.05, TABLET).move(z=0.02).turn(-14, "y").move(x=-0.02, z=0.06)
    return bake(foot.join(slab), [ground()], 0.7)


def letter(name: str) -> Mesh:
    """A letter on its tablet's face."""
    mesh = Mesh()
    for path in LETTERS[name]:
        mesh.join(stroke(path, 0.13, 0.06, LETTER, 0.85))
    mesh.tri = mesh.tri[..., [2, 0, 1]]
    return mesh.move(x=0.08, z=0.44).turn(-14, "y").move(x=-0.02, z=0.06)


def parts() -> dict[str, Mesh]:
    """The tablet and the six letters."""
    return {"tablet": tablet(), **{f"letter_{name}": letter(name) for name in LETTERS}}
