"""The four villages: a round green each, its houses at the rim, the middle free. A village opens towards +x."""

from __future__ import annotations

from math import cos, radians, sin

import numpy as np

from art.bake import ground
from art.goblins_parts import dome as low_dome
from art.hill_lights import post
from art.hill_palette import GREEN, GREEN_SAND, ROOFS, WINDOW
from art.hill_shade import shaded
from art.kit_huts import roof
from art.mesh import Mesh, ball, box, circle, fan, few, is_coarse, lathe, loft
from art.palette import rgb, vary
from game.scene.hill_layout import VILLAGE_FLOOR, VILLAGE_RADIUS
from game.scene.hill_places import HOUSES, LAMPS

WALL = "#F3DFC8"
DOOR = "#5B3145"


def green(rng: np.random.Generator, accent: str) -> Mesh:
    """The round of turf with a trodden middle and a ring of stones in the village's colour at its rim."""
    n = few(24, 16)
    r = VILLAGE_RADIUS
    rings = [circle(n, r + 0.06, -0.02), circle(n, r, VILLAGE_FLOOR - 0.05), circle(n, r - 0.08, VILLAGE_FLOOR - 0.01)]
    mesh = Mesh().add(loft(rings), vary(GREEN, rng, 0.02))
    sand = circle(n, 1.62, VILLAGE_FLOOR - 0.004) * np.c_[rng.uniform(0.95, 1.04, (n, 2)), np.ones(n)]
    mesh.add(loft([sand, sand * [0.98, 0.98, 1] + [0, 0, 0.012]]), vary(GREEN_SAND, rng, 0.02))
    for i in range(0 if is_coarse() else 8):
        stone = panel(0.2, 0.32, 0.12, vary(rgb(accent) * 0.5 + rgb("#CDB7E4") * 0.5, rng, 0.05))
        mesh.join(stone.move(x=r - 0.14, z=VILLAGE_FLOOR - 0.03).turn(i * 45 + 22.5))
    return mesh


def panel(x: float, y: float, z: float, colour: str | np.ndarray, light: float = 1.0) -> Mesh:
    """A small box of full sizes on z = 0, with neither bevels nor bottom."""
    foot = np.array([[-x, -y, 0], [x, -y, 0], [x, y, 0], [-x, y, 0]]) / 2
    return Mesh().add(loft([foot, foot + np.array([0, 0, z])]), colour, light)


def pane(x: float, z: float, wide: float, high: float) -> Mesh:
    """A lit window with a dark frame, flat, on a front at `x`."""
    mesh = Mesh()
    for grow, colour, light in ((0.035, DOOR, 1.0), (0.0, WINDOW, 0.0)):
        a, b, out = wide / 2 + grow, high / 2 + grow, x + (0.012 if light else 0.024)
        mesh.add(fan(np.array([[out, -a, z - b], [out, a, z - b], [out, a, z + b], [out, -a, z + b]])), colour, light)
    return mesh


def openings(x: float, side: float) -> Mesh:
    """A door and two lit windows on the front at `x`, and a lit window on the back and on each side at `side`."""
    mesh = panel(0.06, 0.3, 0.44, DOOR).move(x=x)
    for y in (-0.27, 0.27):
        mesh.join(pane(x + 0.01, 0.37, 0.18, 0.22).move(y=y))
    for angle, far in ((90, side), (180, x), (270, side)):
        mesh.join(pane(far, 0.33, 0.34, 0.28).turn(angle))
    return mesh


def mushroom(rng: np.random.Generator) -> Mesh:
    """A stem under a red dome with white spots."""
    mesh = lathe([(0.5, 0), (0.42, 0.3), (0.4, 0.62)], 9, vary(WALL, rng, 0.02))
    dome = [(0.66, 0.5), (0.82, 0.58), (0.78, 0.82), (0.56, 1.1), (0.28, 1.26), (0.0, 1.32)]
    mesh.join(lathe(dome, 12, vary(ROOFS[0], rng, 0.03), smooth=True), Mesh().add(circle_down(0.8, 0.54), "#B98AA0"))
    for angle, up_ in ((20, 34), (95, 26), (165, 38), (240, 30), (310, 22), (60, 66), (220, 66)):
        size = 0.13 if up_ < 60 else 0.1
        a, h = radians(angle), radians(up_)
        spot = Mesh().add(low_dome(size, size * 0.5, 6), "#FFF1E4").turn(-90, "x")
        out = 0.78 * cos(h)
        mesh.join(spot.turn(90 - up_, "y").turn(angle).move(out * cos(a), out * sin(a), 0.58 + 0.72 * sin(h)))
    return mesh.join(openings(0.44, 0.44))


def circle_down(radius: float, z: float) -> np.ndarray:
    """A disc that looks down."""
    rim = circle(12, radius, z)[::-1]
    return np.array([[rim[0], rim[i], rim[i + 1]] for i in range(1, 11)])


def witch(rng: np.random.Generator) -> Mesh:
    """A tall bent hat with a brim and a band."""
    mesh = lathe([(0.46, 0), (0.44, 0.62)], 8, vary(WALL, rng, 0.02))
    mesh.join(roof([(0.74, 0.52), (0.8, 0.58), (0.5, 0.72), (0.34, 1.1), (0.17, 1.6), (0.0, 2.05)], 9, ROOFS[1], rng))
    bent = mesh.tri[..., 2] > 1.2
    mesh.tri[..., 1] += np.where(bent, (mesh.tri[..., 2] - 1.2) * 0.35, 0)
    band = lathe([(0.5, 0.68), (0.51, 0.7), (0.46, 0.84)], 9, "#F2C53D")
    return mesh.join(band, ball(0.09, 6, "#FFD876", 0.2).move(0, 0.3, 2.06), openings(0.43, 0.43))


def gable(rng: np.random.Generator) -> Mesh:
    """A house with a steep amber roof, a chimney and timber."""
    mesh = box(0.9, 1.0, 0.8, 0.04, vary(WALL, rng, 0.02))
    outline = ((-0.68, 0.66), (0.68, 0.66), (0.66, 0.75), (0, 1.5), (-0.66, 0.75))
    ends = [np.array([[x, y, z] for y, z in outline]) for x in (-0.6, 0.6)]
    mesh.join(Mesh().add(loft(ends, bottom=True), vary(ROOFS[2], rng, 0.03)))
    front = np.array([[0.615, -0.5, 0.74], [0.615, 0.5, 0.74], [0.615, 0, 1.34]])
    for turn in (0, 180):
        mesh.join(Mesh().add(front[None], vary(WALL, rng, 0.02)).join(pane(0.615, 0.95, 0.22, 0.24)).turn(turn))
    mesh.join(panel(0.2, 0.2, 0.5, "#8C5F6E").move(-0.25, 0.34, 1.05))
    return mesh.join(openings(0.46, 0.51))


def pagoda(rng: np.random.Generator) -> Mesh:
    """Two storeys with lit windows under green roofs with turned-up eaves."""
    mesh = box(0.9, 0.9, 0.74, 0.04, vary(WALL, rng, 0.02)).join(openings(0.46, 0.46))
    for z, size in ((0.72, 0.96), (1.46, 0.68)):
        low = eaves(0.72 * size, z, 0.13 * size)
        mesh.add(loft([low, low * [0.94, 0.94, 1] + [0, 0, 0.08], square(0.3 * size, z + 0.36 * size)], bottom=True),
                 vary(ROOFS[3], rng, 0.04))  # fmt: skip
    upper = box(0.56, 0.56, 0.5, 0.03, vary(WALL, rng, 0.02)).move(z=0.98)
    for angle in (0, 90, 180, 270):
        upper.join(pane(0.285, 1.27, 0.26, 0.24).turn(angle))
    return mesh.join(upper, lathe([(0.09, 1.66), (0.1, 1.76), (0.0, 2.0)], 6, "#F2C53D"))


def square(half: float, z: float) -> np.ndarray:
    """Eight points round a square, corners and middles of the sides."""
    flat = [(1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1)]
    return np.array([[x * half, y * half, z] for x, y in flat])


def eaves(half: float, z: float, lift: float) -> np.ndarray:
    """A square whose corners turn up and out."""
    rim = square(half, z)
    rim[::2] *= [1.08, 1.08, 1]
    rim[::2, 2] += lift
    return rim


KINDS = (mushroom, witch, gable, pagoda)


def village(number: int) -> Mesh:
    """The green of village 0 to 3 with its lamps."""
    mesh = green(np.random.default_rng(900 + number), ROOFS[number])
    if not is_coarse():  # low quality has one colour a facet, and the facets of a round meet in one corner
        shaded(mesh, [houses(number)], 0.7)
    for angle, distance in LAMPS:
        mesh.join(post().move(x=distance, z=VILLAGE_FLOOR - 0.02).turn(angle))
    return mesh


def houses(number: int) -> Mesh:
    """The houses of village 0 to 3; their fronts look to the middle."""
    rng = np.random.default_rng(910 + number)
    mesh = Mesh()
    for angle, distance, size in HOUSES[number]:
        house = KINDS[number](rng).scale(size).turn(180 + rng.uniform(-12, 12)).move(x=distance).turn(angle)
        mesh.join(house.move(z=VILLAGE_FLOOR - 0.01))
    return mesh


def parts() -> dict[str, Mesh]:
    """`village0` to `village3` and `houses0` to `houses3`."""
    made = {f"village{i}": village(i) for i in range(4)}
    return made | {f"houses{i}": shaded(houses(i), [ground(z=VILLAGE_FLOOR)], 0.7) for i in range(4)}
