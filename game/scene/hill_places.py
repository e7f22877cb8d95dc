"""Where things stand in the hill's villages: houses, lamps, goblins' slots. Pure geometry.

Angles in degrees in a village's own frame, whose +x leads to the hill's corner.
"""

from __future__ import annotations

from functools import cache
from math import cos, hypot, radians, sin, sqrt

from game.scene.hill_layout import VILLAGE_RADIUS, half_side, village_xyz
from game.scene.hill_spiral import BULGE, RADIUS

HOUSES = (
    ((104, 1.72, 0.9), (180, 1.8, 0.6), (256, 1.72, 0.9)),
    ((142, 1.74, 0.9), (196, 1.8, 0.6), (250, 1.74, 0.9)),
    ((96, 1.76, 0.84), (238, 1.76, 0.84)),
    ((104, 1.76, 0.84), (164, 1.76, 0.84)),
)
"""Angle, distance from the middle and size of each village's houses: none between the goblins and the home camera."""
LAMPS = ((62, 1.85), (-62, 1.85))
LAMP_HEIGHT = 1.05
_ROOMS = tuple(tuple((d * cos(radians(a)), d * sin(radians(a))) for a, d, _ in houses) for houses in HOUSES)
FREE = ((0.3, 0.0), (0.35, 0.3), (0.15, 0.0), (0.45, -0.4))
"""The middle of each village's free part."""
_SEEN = -64.0
"""Goblins in a village stand in rows across this direction, in the gaps of the row in front."""
_ROOMY, _LARGE = 1.2, 0.62
"""The spacing that hides no number; goblins that stand closer are smaller, to this at least."""

def village_heading(village: int) -> float:
    """The heading that turns a village's +x towards the hill."""
    return (-45.0, -135.0, 135.0, 45.0)[village]


def slot(village: int, number: int, of: int) -> tuple[float, float, float]:
    """Where goblin `number` of `of` in a village stands, x and y from the village's middle, and its size; side by side,
    clear of the houses, the closer and smaller the more there are."""
    if of == 1:
        return (*FREE[village], 1.0)
    spacing = _ROOMY
    while len(places := _lattice(village, round(spacing, 2))) < of and spacing > 0.3:
        spacing -= 0.04
    return (*places[number], max(_LARGE, spacing / _ROOMY))


@cache
def _lattice(village: int, spacing: float) -> list[tuple[float, float]]:
    """Points of a triangular lattice in a village's free part, from its middle outwards."""
    a, (x0, y0) = radians(_SEEN - village_heading(village)), FREE[village]
    steps = [((i * 0.866) * spacing, (j + 0.5 + 0.5 * (i % 2)) * spacing) for i in range(-8, 9) for j in range(-8, 9)]
    points = [(x0 + u * cos(a) - v * sin(a), y0 + u * sin(a) + v * cos(a)) for u, v in steps]
    inside = [p for p in points if hypot(*p) < VILLAGE_RADIUS - 0.35]
    free = [p for p in inside if all(hypot(p[0] - x, p[1] - y) > 0.9 for x, y in _ROOMS[village])]
    return sorted(free, key=lambda p: (round(hypot(p[0] - x0, p[1] - y0), 3), p))


def lamp_places(sides: tuple[int, ...]) -> list[tuple[float, float, float]]:
    """Where the glass of the villages' lamps is, on the table."""
    places = []
    for village in range(4):
        x, y, _ = village_xyz(sides, village)
        for angle, r in LAMPS:
            a = radians(angle + village_heading(village))
            places.append((x + r * cos(a), y + r * sin(a), LAMP_HEIGHT))
    return places


def turning_radius(sides: tuple[int, ...]) -> float:
    """How far the hill's corners reach in a storm."""
    return (half_side(sides[0]) - RADIUS) * sqrt(2) + RADIUS + BULGE


def clear_of(sides: tuple[int, ...], x: float, y: float, room: float) -> bool:
    """Whether a place on the table is `room` away from the turning hill and from the villages."""
    if hypot(x, y) < turning_radius(sides) + room:
        return False
    villages = (village_xyz(sides, v) for v in range(4))
    return all(hypot(x - vx, y - vy) > VILLAGE_RADIUS + room for vx, vy, _ in villages)
