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

HOUSES = ((104, 1.72, 0.9), (180, 1.8, 0.6), (256, 1.72, 0.9))
"""Angle, distance from the middle and size of a village's houses."""
LAMPS = ((62, 1.85), (-62, 1.85))
LAMP_HEIGHT = 1.05
_ROOMS = [(d * cos(radians(a)), d * sin(radians(a))) for a, d, _ in HOUSES]
FREE = (0.3, 0.0)
"""The middle of a village's free part."""
TREES, MUSHROOMS, CLOUDS = 24, 20, 13
BESIDE, IN_FRONT = 5.2, 8.0
"""How far to both sides of a side's middle, and out from it, the table stays free of trees and mist."""
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


def slot(number: int, of: int) -> tuple[float, float]:
    """Where goblin `number` of `of` in a village stands, x and y from the village's middle; side by side, clear of the
    houses, the closer the more there are."""
    if of == 1:
        return FREE
    spacing = 1.2
    while len(places := _lattice(round(spacing, 2))) < of and spacing > 0.3:
        spacing -= 0.04
    return places[number]


@cache
def _lattice(spacing: float) -> list[tuple[float, float]]:
    """Points of a triangular lattice in a village's free part, from its middle outwards."""
    rows = range(-8, 9)
    points = [(FREE[0] + i * spacing * 0.866, (j + 0.5 + 0.5 * (i % 2)) * spacing) for i in rows for j in rows]
    inside = [p for p in points if hypot(*p) < VILLAGE_RADIUS - 0.3]
    free = [p for p in inside if all(hypot(p[0] - x, p[1] - y) > 0.8 for x, y in _ROOMS)]
    return sorted(free, key=lambda p: (round(hypot(p[0] - FREE[0], p[1] - FREE[1]), 3), p))


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


def scattered(sides: tuple[int, ...], quality: str) -> list[Thing]:
    """Trees, mushrooms and mist of a table, the same each time."""
    random, edge = Random(f"hill{sides}"), turning_radius(sides)
    things: list[Thing] = []
    for part, count, kinds, near, far, room, apart in (
        ("tree", TREES, 5, edge + 4.4, edge + 9.5, 2.9, 2.2),
        ("mushroom", MUSHROOMS, 3, edge + 0.3, edge + 3.2, 0.3, 0.5),
        ("cloud", CLOUDS, 3, edge + 5.4, edge + 10.5, 1.5, 3.0),
    ):
        things += _some(part, round(count * SHARE[quality]), kinds, (near, far), (room, apart), random, sides)
    return things


def _some(
    part: str, count: int, kinds: int, reach: tuple[float, float], gaps: tuple[float, float], random: Random,
    sides: tuple[int, ...],
) -> list[Thing]:  # fmt: skip
    made: list[Thing] = []
    for _ in range(60 * count):
        angle, r = random.uniform(0, 360), random.uniform(*reach)
        x, y = r * cos(radians(angle)), r * sin(radians(angle))
        free = clear_of(sides, x, y, gaps[0]) and all(hypot(x - t.x, y - t.y) > gaps[1] for t in made)
        free = free and (part != "tree" or not before_a_side(sides, x, y))
        if free and len(made) < count:
            name = f"{part}{random.randrange(kinds)}"
            made.append(Thing(name, x, y, 0.0, random.uniform(0, 360), random.uniform(0.85, 1.2)))
    return made
