"""Waterfalls, pools, sea and foam. Texture coordinates tell the shader how each part moves.

v >= 1: a fall; u is a phase, v - 1 how far down (0..1). v < 0: a ball of foam that swells in phase u.
0 < v < 1: still water. Sea foam: u is its opacity, v its phase.
"""

from __future__ import annotations

from itertools import pairwise
from math import cos, pi, radians, sin

import numpy as np

from art.mesh import Mesh, ball, fan, few, is_coarse, loft, strip, up
from art.palette import (
    FALL_DARK,
    FALL_FOAM,
    FALL_LIGHT,
    FOAM,
    POOL,
    POOL_RIM,
    SEA,
    SEA_DISTANCE,
    rgb,
)
from game.scene.island_layout import (
    FACE_ANGLE,
    FLOOR,
    PATH_APOTHEM,
    SEA_LEVEL,
    SPIT_DISTANCE,
    WALL_APOTHEM,
    fall_ends,
    outline,
)

STILL = np.array([0.0, 0.5])
SPIT_RADIUS = 1.1


def pool(x: float, z: float, to_x: float, rng: np.random.Generator) -> Mesh:
    """A pool round the stone at `x` that reaches the fall at `to_x`, with a pale rim."""
    angle = 2 * pi * np.arange(20) / 20
    radius = 0.76 * rng.uniform(0.94, 1.05, 20)
    edge = np.stack([x + radius * np.cos(angle), radius * np.sin(angle), np.zeros(20)], axis=1)
    edge[:, 0] = np.clip(edge[:, 0], x - 0.56, x + 0.56)
    low, high = sorted((x, to_x))
    toward = np.sign(to_x - x)
    reach = np.abs(edge[:, 1]) < 0.62
    ahead = reach & ((edge[:, 0] - x) * toward > 0)
    edge[ahead, 0] = to_x
    middle = np.array([(low + high) / 2 if abs(to_x - x) > 0.9 else x, 0, 0])
    rim = middle + (edge - middle) * 1.08
    rim[ahead, 0] = to_x - 0.02 * toward
    if is_coarse():
        mesh = Mesh().add(fan(rim[::2] + up(z + 0.022)), POOL_RIM, uv=STILL)
        return mesh.add(fan(edge[::2] + up(z + 0.036)), POOL, uv=STILL)
    mesh = Mesh().add(loft([rim + up(z), rim * [1, 1, 0] + up(z + 0.022)]), POOL_RIM, 0.75, uv=STILL)
    return mesh.add(loft([edge + up(z), edge + up(z + 0.036)]), POOL, 0.8, uv=STILL)


def down() -> np.ndarray:
    """How far down a fall (0..1) its cross-sections are."""
    return np.array([0, 0.107, 0.3, 0.6, 1.0]) if is_coarse() else np.linspace(0, 1, 11)


def curve(level: int, lift: float) -> tuple[np.ndarray, np.ndarray]:
    """The middle line of a fall from the lip, over the rim and down, and how far down (0..1) each point is."""
    (x0, z0), (x1, z1) = fall_ends(level)
    t = down()
    x = x0 - 0.34 + (x1 - x0 + 0.34) * np.minimum(1, 1.25 * np.sqrt(t))
    z = z0 - (z0 - z1) * np.clip(t * 1.12 - 0.12, 0, 1) ** 1.15
    return np.stack([x + lift, np.zeros(len(t)), z + lift * 0.6], axis=1), t


def ribbon(
    level: int,
    y: tuple[float, float],
    half: tuple[float, float],
    lift: float,
    colours: np.ndarray,
    phase: float,
    span: tuple[float, float] = (0, 1),
) -> Mesh:
    """A band down the fall: at `y` (above, below), `half` as wide (above, below); colours (steps, 3)."""
    points, t = curve(level, lift)
    keep = (t >= span[0]) & (t <= span[1])
    points, t = points[keep], t[keep]
    across = np.outer(y[0] + (y[1] - y[0]) * t, [0, 1, 0])
    wide = np.outer(half[0] + (half[1] - half[0]) * t, [0, 1, 0])
    left, right = points + across - wide, points + across + wide
    tri = strip(left, right)
    v = 1 + t
    quads_v = np.stack([v[:-1], v[1:], v[1:], v[:-1], v[1:], v[:-1]], axis=1)
    order = quads_v[:, [0, 1, 2, 0, 2, 5]]
    uv = np.stack([np.full_like(order, phase), order], axis=2).reshape(-1, 3, 2)
    shade = np.repeat(colours[keep][:-1], 2, axis=0)
    return Mesh().add(tri, shade, 0.4, True, uv)


def sheet(level: int, rng: np.random.Generator) -> Mesh:
    """The falling water: a blue sheet and white streaks of uneven length before it."""
    dark, light, white = rgb(FALL_DARK), rgb(FALL_LIGHT), rgb(FALL_FOAM)
    fade = down()[:, None]
    mesh = ribbon(level, (0, 0), (0.4, 0.52), 0.0, light + (dark - light) * np.minimum(1, fade * 1.5), 0.0)
    for i in range(7):
        y = -0.36 + i * 0.12
        start = 0.0 if i % 2 == 0 else rng.uniform(0.0, 0.3)
        paint = white if i % 2 == 0 else light
        lift = 0.035 if i % 2 == 0 else 0.02
        mesh.join(ribbon(level, (y, y * 1.3), (0.05, 0.075), lift, paint + fade * 0, rng.uniform(0.1, 1), (start, 1.0)))
    return mesh


def foam_balls(x: float, z: float, count: int, half: float, rng: np.random.Generator) -> Mesh:
    """Balls of foam across the foot of a fall."""
    mesh = Mesh()
    for i in range(count):
        part = ball(rng.uniform(0.1, 0.17), 6, FALL_FOAM, 0.6)
        part.uv = np.broadcast_to(np.array([rng.uniform(0, 1), -1.0]), part.uv.shape)
        y = -half + 2 * half * i / (count - 1)
        mesh.join(part.move(x + rng.uniform(-0.06, 0.08), y, z))
    return mesh


def fall(level: int) -> Mesh:
    """A waterfall down the wall of a level with its pools above and below, facing +x."""
    rng = np.random.default_rng(90 + level)
    (lip, _), (foot, low) = fall_ends(level)
    upper = pool(PATH_APOTHEM[level], FLOOR[level], lip - 0.1, rng)
    lower = pool(PATH_APOTHEM[level - 1], FLOOR[level - 1], foot - 0.2, rng)
    return upper.join(lower, sheet(level, rng), foam_balls(foot + 0.06, low, few(7), 0.5, rng))


def shore(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """Distance from the shore (the base's outline or the nearest spit), 0 inside."""
    angle = np.degrees(np.arctan2(y, x))
    r = np.hypot(x, y)
    coast = np.array([outline(WALL_APOTHEM[0] + 0.1, a) for a in angle.ravel()]).reshape(angle.shape)
    distance = r - coast
    for k in range(6):
        a = radians(FACE_ANGLE + 30 - 60 * k)
        spit = np.hypot(x - SPIT_DISTANCE * cos(a), y - SPIT_DISTANCE * sin(a)) - SPIT_RADIUS - 0.1
        distance = np.minimum(distance, spit)
    return np.maximum(distance, 0)


def sea_colour(distance: np.ndarray) -> np.ndarray:
    """The sea's colour (..., 3) at distances from the shore."""
    table = np.array([rgb(c) for c in SEA])
    return np.stack([np.interp(distance, SEA_DISTANCE, table[:, i]) for i in range(3)], axis=-1)


def facets(outer: np.ndarray, inner: np.ndarray) -> np.ndarray:
    """The band between two closed rings, each quad cut along the diagonal that leaves no sliver: slivers fold over, and
    the ground would show through."""
    a, d = outer, inner
    b, c = np.roll(a, -1, axis=0), np.roll(d, -1, axis=0)
    ways = (((a, b, c), (a, c, d)), ((a, b, d), (b, c, d)))
    cuts = [np.stack([np.stack(one, 1), np.stack(two, 1)], 1) for one, two in ways]
    least = [_area(cut).min(axis=1) for cut in cuts]
    return np.where((least[0] >= least[1])[:, None, None, None], *cuts).reshape(-1, 3, 3)


def _area(tri: np.ndarray) -> np.ndarray:
    """Of triangles (..., 3, 3), seen from above; negative for those that look down."""
    u, v = tri[..., 1, :2] - tri[..., 0, :2], tri[..., 2, :2] - tri[..., 0, :2]
    return u[..., 0] * v[..., 1] - u[..., 1] * v[..., 0]


def sea() -> Mesh:
    """A round grid of flat facets, fine at the shore and coarse far off; the shader bobs it."""
    rng = np.random.default_rng(5)
    radii = [7.0 if is_coarse() else 6.4]
    while radii[-1] < 75:
        radii.append(radii[-1] + (1.5 if is_coarse() else 0.42) * max(1, ((radii[-1] - radii[0]) / 5.0) ** 1.25))
    n = 36 if is_coarse() else 72
    rings = []
    for i, r in enumerate(radii):
        angle = 2 * pi * (np.arange(n) + 0.5 * (i % 2)) / n + rng.uniform(-0.3, 0.3, n) * 2 * pi / n
        step = 0.42 if i == 0 else r - radii[i - 1]
        reach = r + rng.uniform(-0.3, 0.3, n) * step
        rings.append(np.stack([reach * np.cos(angle), reach * np.sin(angle), rng.uniform(-0.035, 0.035, n)], axis=1))
    mesh = Mesh()
    for inner, outer in pairwise(rings):
        tri = facets(outer, inner) + up(SEA_LEVEL)
        shades = sea_colour(shore(tri[..., 0], tri[..., 1])) * rng.uniform(0.95, 1.05, (len(tri), 1, 1))
        mesh.add(tri, np.clip(shades, 0, 1), uv=STILL)
    return mesh


def coast(angle: float, distance: float) -> np.ndarray:
    """A point at a distance from the shore, seen from the axis in a direction (degrees)."""
    r = np.linspace(7.0, 14.0, 90)
    c, s = cos(radians(angle)), sin(radians(angle))
    reach = float(np.interp(distance, shore(r * c, r * s), r))
    return np.array([reach * c, reach * s, SEA_LEVEL + 0.05])


def foam_line(a0: float, a1: float, distance: float, width: float, phase: float) -> Mesh:
    """A thin wave along the shore that runs out at both ends."""
    angles = np.linspace(a0, a1, max(6, int((a1 - a0) / (5 if is_coarse() else 2.5))))
    t = np.linspace(0, 1, len(angles))
    wave = 0.16 * np.sin(t * 9 + phase * 6)
    half = width * np.sin(np.pi * t) ** 0.7 * (0.75 + 0.25 * np.sin(t * 17 + phase * 9)) / 2
    outer = np.array([coast(a, distance + w + h) for a, w, h in zip(angles, wave, half, strict=True)])
    inner = np.array([coast(a, distance + w - h) for a, w, h in zip(angles, wave, half, strict=True)])
    tri = strip(outer, inner)
    return Mesh().add(tri, FOAM, 0.35, uv=np.array([0.95, phase]))


def foam() -> Mesh:
    """Waves round the island: a skirt at the shore and broken lines further out."""
    rng = np.random.default_rng(8)
    mesh = Mesh()
    angles = np.linspace(0, 360, few(145))
    wave = 0.2 + 0.07 * np.sin(radians(1) * angles * 13) + 0.05 * np.sin(radians(1) * angles * 31)
    outer = np.array([coast(a, w) for a, w in zip(angles, wave, strict=True)])
    inner = np.array([coast(a, 0.0) - [0.3 * cos(radians(a)), 0.3 * sin(radians(a)), 0.03] for a in angles])
    mesh.add(strip(outer, inner), FOAM, 0.35, uv=np.array([0.9, 0.0]))
    for row, distance in enumerate((0.75, 1.5, 2.4)):
        angle = rng.uniform(0, 40)
        last = angle + 345
        while angle < last:
            span = rng.uniform(16, 44)
            width = rng.uniform(0.19, 0.3) * (1.25 - 0.2 * row)
            mesh.join(foam_line(angle, min(angle + span, last), distance, width, rng.uniform(0, 1)))
            angle += span + rng.uniform(4, 16 + 12 * row)
    return mesh


def parts() -> dict[str, Mesh]:
    """The parts of this file by name; none is darkened in crevices."""
    return {**{f"fall{level}": fall(level) for level in (1, 2, 3)}, "sea": sea(), "foam": foam()}
