"""The tower on the summit: the parapet winds round its wall and on round its pointed roof to the star."""

from __future__ import annotations

from math import cos, pi, radians, sin

import numpy as np

from art.bake import ground
from art.hill_lights import lantern
from art.hill_palette import COPING, DOORLIGHT, STAR, TOWER, TOWER_ROOF, WINDOW
from art.hill_shade import shaded
from art.mesh import Mesh, box, circle, few, lathe, loft, strip
from art.palette import rgb, vary
from game.scene.hill_spiral import ABOVE, DOOR

FOOT, NECK, EAVES = 1.15, 0.82, 2.75
TIP = 4.05
TURNS, START = 1.5, DOOR + 62
ROOF_TURNS = 1.35
LANTERNS = 5


def radius(z: float) -> float:
    """The wall's radius at a height."""
    return FOOT + (NECK - FOOT) * min(1.0, z / (EAVES - 0.3)) ** 0.7


def wall(rng: np.random.Generator) -> Mesh:
    """Rows of blocks of uneven colour."""
    mesh = Mesh()
    rows, n = few(6, 4), few(12, 8)
    for row in range(rows):
        z0, z1 = EAVES * row / rows, EAVES * (row + 1) / rows
        for i in range(n):
            a = [2 * pi * (i + row * 0.5 + t) / n for t in (0.012, 0.988)]
            paint = vary(TOWER[int(rng.integers(0, 4))], rng, 0.05)
            low, high = (np.array([[radius(z) * cos(t), radius(z) * sin(t), z] for t in a]) for z in (z0, z1 - 0.014))
            mesh.add(strip(low, high), paint)
    core = [circle(n, radius(z) - 0.07, z) for z in (0.0, 0.5, 1.3, EAVES)]
    return mesh.add(loft(core, top=False), rgb(TOWER[2]) * 0.72)


def helix(turns: float, start: float, z0: float, z1: float, inner, wide: float, high: float, steps: int) -> Mesh:
    """A band that climbs round a body of radius `inner(z)`: a flat top with a rounded outer face, in stones."""
    mesh = Mesh()
    rng = np.random.default_rng(851)
    for i in range(steps):
        paint = vary(COPING[i % 3], rng, 0.03)
        ends = []
        for t in ((i + 0.03) / steps, (i + 0.97) / steps):
            a, z = radians(start) + 2 * pi * turns * t, z0 + (z1 - z0) * t
            r = inner(z)
            profile = [(r - 0.06, z - high), (r + wide - 0.02, z - high), (r + wide, z - 0.04)]
            profile += [(r + wide - 0.05, z), (r - 0.06, z)]
            ends.append(np.array([[x * cos(a), x * sin(a), h] for x, h in profile]))
        tri = strip(ends[1], ends[0])
        mesh.add(tri, paint)
    return mesh


def roof(rng: np.random.Generator) -> Mesh:
    """A pointed hat whose spiral seam is the parapet's last lap."""
    n = few(14, 8)
    profile = [(1.16, EAVES - 0.05), (1.2, EAVES + 0.06), (0.82, EAVES + 0.42), (0.42, EAVES + 0.9), (0.03, TIP)]
    rings = [circle(n, r, z) for r, z in profile]
    tri = loft(rings, bottom=True)
    sector = np.floor(np.degrees(np.arctan2(*tri.mean(axis=1)[:, 1::-1].T)) % 360 / (360 / n)).astype(int)
    shades = np.array([vary(TOWER_ROOF, rng, 0.04) * (1.08 if i % 2 else 0.95) for i in range(n + 1)])
    mesh = Mesh().add(tri, np.clip(shades[sector], 0, 1))

    def along(z: float) -> float:
        return float(np.interp(z, [z for _, z in profile], [r for r, _ in profile]))

    return mesh.join(helix(ROOF_TURNS, START + 360 * TURNS, EAVES + 0.14, TIP - 0.12, along, 0.11, 0.15, few(20, 12)))


def door(angle: float) -> Mesh:
    """A lit doorway with a frame and two steps."""
    x = radius(0.5)
    mesh = box(0.24, 0.86, 1.06, 0.05, "#8C6A4A").move(x=x - 0.08)
    mesh.join(box(0.06, 0.62, 0.92, 0.02, DOORLIGHT, 0.0).move(x=x + 0.03))
    mesh.join(box(0.4, 0.9, 0.09, 0.03, TOWER[3]).move(x=x + 0.2))
    return mesh.join(box(0.3, 0.7, 0.17, 0.03, TOWER[0]).move(x=x + 0.12)).turn(angle)


def window(angle: float, z: float) -> Mesh:
    """A small lit window in a frame."""
    x = radius(z)
    mesh = box(0.14, 0.34, 0.46, 0.04, "#6B4E8E").move(x=x - 0.05, z=z - 0.05)
    return mesh.join(box(0.05, 0.2, 0.3, 0.02, WINDOW, 0.0).move(x=x + 0.03, z=z + 0.03)).turn(angle)


def star(radius: float, light: float = 0.0) -> Mesh:
    """A thick five-pointed star that looks to -y, round its middle."""
    angles = np.radians(90 + 36 * np.arange(10))
    reach = radius * np.tile((1.0, 0.48), 5)
    rim = np.stack([reach * np.cos(angles), 0 * angles, reach * np.sin(angles)], axis=1)
    mesh = Mesh()
    for y in (-0.3 * radius, 0.3 * radius):
        hub = np.array([0, y, 0])
        tri = np.array([[hub, rim[i], rim[(i + 1) % 10]] for i in range(10)])
        tri = tri if y < 0 else tri[:, ::-1]
        mesh.add(tri, rgb(STAR) * np.where(np.arange(10) % 2, 0.9, 1.0)[:, None], light)
    return mesh


def lamp_places() -> list[tuple[float, float, float]]:
    """Where lanterns stand on the tower's helix, in the tower's frame."""
    places = []
    for i in range(LANTERNS):
        t = (i + 0.7) / LANTERNS
        z = ABOVE + (EAVES - 0.1 - ABOVE) * t
        a = radians(START) + 2 * pi * TURNS * t
        r = radius(z) + 0.12
        places.append((r * cos(a), r * sin(a), z))
    return places


def tower() -> Mesh:
    """The whole tower, 4.4 tall with its star; the kerb ends at the ring of coping round its foot."""
    rng = np.random.default_rng(850)
    mesh = wall(rng).join(lathe([(1.32, 0.0), (1.32, 0.11), (1.26, 0.16)], 14, COPING[0]))
    mesh.join(helix(TURNS, START, ABOVE, EAVES - 0.1, radius, 0.3, 0.2, few(30, 18)))
    lit = ((-20, 0.95), (60, 1.6), (-50, 2.2), (-110, 1.35), (170, 1.75))
    mesh.join(roof(rng), door(DOOR), *(window(a, z) for a, z in lit))
    mesh = shaded(mesh, [ground()], 0.8)
    for x, y, z in lamp_places():
        mesh.join(lantern().scale(0.8).move(x, y, z))
    return mesh


def parts() -> dict[str, Mesh]:
    """The tower, and the star that stands on its tip."""
    return {"tower": tower(), "tower_star": star(0.3).move(z=4.4 - 0.28)}
