"""The spiral: where each length of wall stands and how high its coping is. Pure geometry, world units, degrees.

A lap begins in the middle of the south-east corner, runs anticlockwise round its terrace and climbs from the floor
below to its own floor; there it crosses the terrace as a kerb, and the next lap goes on at the same height.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import atan2, cos, degrees, hypot, pi, radians, sin
from typing import NamedTuple

from game.scene.hill_layout import FLOOR, PITCH, TOWER_HEIGHT, half_side

UNIT = 0.9
"""Length of one piece of wall."""
COURSE = 0.66
"""Height of one row of blocks."""
COPING_HEIGHT = 0.2
ABOVE = 0.16
"""The coping's top above the floor it climbs from or has reached."""
BULGE = 0.16
"""How far the coping stands out of the wall."""
RADIUS = 1.3
LAPS = 5
DOOR = -80.0
"""Where the tower's door looks, in the hill's frame."""
LANDING = -20.0
"""Where at the tower's foot the parapet goes on round it."""
CLIMB = (0.32, 0.18, 0.18, 0.32)
"""Shares of a lap's rise on its four sides: steepest where it begins and ends, where the line is seen to go on."""

Point = tuple[float, float]


class Length(NamedTuple):
    """A straight piece of wall: its middle, the heading of its outer side, how long it is, and the coping's height at
    its middle and its rise a unit of length; no coping where the lap has ended."""

    x: float
    y: float
    heading: float
    long: float
    top: float
    slope: float
    coping: bool


def halves(sides: tuple[int, ...]) -> tuple[float, ...]:
    """Half the outer side of the four terraces and of the summit plate."""
    return (*(half_side(n) for n in sides), half_side(sides[-1] - 2))


def corner_radius(half: float) -> float:
    """How round a terrace's corners are."""
    return min(RADIUS, half * RADIUS / 1.98)


def floor_below(lap: int) -> float:
    """The ground that lap 1 to 5 climbs from."""
    return 0.0 if lap == 1 else FLOOR[lap - 2]


def outline(half: float) -> list[Point]:
    """Points of a terrace's rim, anticlockwise from the middle of its south-east corner, the first again at the end."""
    r = corner_radius(half)
    inner = half - r
    count = max(1, round(2 * inner / UNIT))
    arc = [(inner + r * cos(i * pi / 8), r * sin(i * pi / 8) - inner) for i in (-2, -1, -3)]
    side = [(half, inner * (2 * i / count - 1)) for i in range(count + 1)]
    quarter = [*arc[:2], *side, _turned(arc[2], 1)]
    return [_turned(point, turn) for turn in range(4) for point in quarter] + arc[:1]


def _turned(point: Point, quarters: int) -> Point:
    x, y = point
    for _ in range(quarters):
        x, y = -y, x
    return x, y


def lap(sides: tuple[int, ...], number: int) -> Iterator[Length]:
    """The wall of lap 1 to 5."""
    points = outline(halves(sides)[number - 1])
    low, high = floor_below(number) + ABOVE, FLOOR[number - 1] + ABOVE
    steps = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points)]
    quarter, climbing, top = len(steps) // 4, len(steps) - 2, low
    for i, (a, b) in enumerate(pairwise(points)):
        if i >= climbing:
            yield _between(a, b, high, 0.0, False)
            continue
        first = i // quarter * quarter
        slope = (high - low) * CLIMB[i // quarter] / sum(steps[first : min(first + quarter, climbing)])
        yield _between(a, b, top + slope * steps[i] / 2, slope, True)
        top += slope * steps[i]


def _between(a: Point, b: Point, top: float, slope: float, coping: bool) -> Length:
    dx, dy = b[0] - a[0], b[1] - a[1]
    return Length((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, degrees(atan2(-dx, dy)), hypot(dx, dy), top, slope, coping)


def crossing(sides: tuple[int, ...], number: int) -> Iterator[Length]:
    """The kerb from the end of lap 1 to 5 over its floor to the beginning of the next, or to the tower's foot."""
    half = halves(sides)[number - 1]
    r = corner_radius(half)
    top = FLOOR[number - 1] + ABOVE
    if number < LAPS:
        inner = half - PITCH
        ri = corner_radius(inner)
        arc = inner - ri + ri * cos(pi / 4)
        path = [(half - r, -half - BULGE), (inner, -half + PITCH / 2), (inner, -inner), (arc, -arc)]
    else:
        foot, angle = tower_radius(sides) + 0.1, radians(LANDING)
        path = [(half - r, -half - BULGE), (half - r + 0.12, -half * 0.72), (foot * cos(angle), foot * sin(angle))]
    for a, b in pairwise(path):
        count = max(1, round(hypot(b[0] - a[0], b[1] - a[1]) / UNIT))
        for i in range(count):
            ends = [(a[0] + (b[0] - a[0]) * t / count, a[1] + (b[1] - a[1]) * t / count) for t in (i, i + 1)]
            yield _between(ends[0], ends[1], top, 0.0, True)


def tower_height(sides: tuple[int, ...]) -> float:
    """From the summit to the top of the tower's star; it shrinks less than the foot."""
    return TOWER_HEIGHT * (0.4 + 0.6 * tower_radius(sides) / 1.15)


def tower_radius(sides: tuple[int, ...]) -> float:
    """The tower's foot; it shrinks on a small summit."""
    return 1.15 * min(1.0, 0.3 + 0.7 * halves(sides)[-1] / 1.98)
