"""Where things stand on the hill's table: houses, lamps, goblins' slots, trees, mushrooms, mist. Pure geometry.

Angles in degrees in a village's own frame, whose +x leads to the hill's corner.
"""

from __future__ import annotations

from functools import cache
from math import cos, hypot, radians, sin, sqrt
from random import Random
from typing import NamedTuple

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
TREES, MUSHROOMS, CLOUDS = 30, 20, 30
BESIDE, IN_FRONT = 8.4, 10.4
"""How far to both sides of a side's middle, and out from it, the table stays free of trees."""
SHARE = {"low": 0.6, "medium": 1.0, "high": 1.25}


class Thing(NamedTuple):
    """A part of the kit, where it stands on the table, its heading in degrees and its size."""

    part: str
    x: float
    y: float
    z: float
    heading: float
    size: float


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


def before_a_side(sides: tuple[int, ...], x: float, y: float) -> bool:
    """Whether a place on the table is where card table and bench lie, or where a tree would hide them."""
    return min(abs(x), abs(y)) < BESIDE and max(abs(x), abs(y)) < half_side(sides[0]) + IN_FRONT


def side_before(sides: tuple[int, ...], x: float, y: float) -> int | None:
    """The side (0 east, 1 north, 2 west, 3 south) that a place on the table is before, near by; None elsewhere."""
    if not before_a_side(sides, x, y):
        return None
    return (0 if x > 0 else 2) if abs(x) > abs(y) else (1 if y > 0 else 3)


def scattered(sides: tuple[int, ...], quality: str) -> list[Thing]:
    """Trees, mushrooms and mist of a table, the same each time."""
    random, edge = Random(f"hill{sides}"), turning_radius(sides)
    things: list[Thing] = []
    for part, count, kinds, near, far, room, apart in (
        ("tree", TREES, 5, edge + 3.4, edge + 11.0, 2.9, 1.5),
        ("mushroom", MUSHROOMS, 3, edge + 0.3, edge + 3.2, 0.3, 0.5),
        ("cloud", CLOUDS, 3, edge + 0.9, edge + 9.5, 1.1, 3.0),
    ):
        things += _some(part, round(count * SHARE[quality]), kinds, (near, far), (room, apart), random, sides)
    return things


def _some(
    part: str, count: int, kinds: int, reach: tuple[float, float], gaps: tuple[float, float], random: Random,
    sides: tuple[int, ...],
) -> list[Thing]:  # fmt: skip
    made: list[Thing] = []
    for _ in range(60 * count):
        if len(made) == count:
            break
        angle, r = random.uniform(0, 360), random.uniform(*reach)
        x, y = r * cos(radians(angle)), r * sin(radians(angle))
        free = (part != "tree" or not before_a_side(sides, x, y)) and clear_of(sides, x, y, gaps[0])
        if free and all(hypot(x - t.x, y - t.y) > gaps[1] for t in made):
            name = f"{part}{random.randrange(kinds)}"
            made.append(Thing(name, x, y, 0.0, random.uniform(0, 360), random.uniform(0.85, 1.2)))
    return made
