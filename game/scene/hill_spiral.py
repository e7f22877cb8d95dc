"""The spiral: where each length of wall stands and how high its coping is. Pure geometry, world units, degrees.

A lap begins behind the north-east corner, out of the home camera's sight, runs anticlockwise round its terrace and
climbs from the floor below to its own floor; there it turns in between two squares, and as a kerb goes straight on into
the next lap.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import atan2, cos, degrees, hypot, pi, sin, sqrt
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
TURN_IN = 0.35
"""The radius of the curve in which a lap leaves the rim to cross the terrace."""
BESIDE = 0.04
"""How far the kerb keeps from the middle between two squares, away from the round corner stone."""
LANTERN_GAPS = 3
"""Gaps between squares from one lantern to the next."""
RADIUS = 1.3
LAPS = 5
DOOR = -64.0
"""Where the tower's door looks, on the table: to the home camera. A storm turns the hill round the tower."""
CLIMB = (0.36, 0.3, 0.2, 0.14)
"""Shares of a lap's rise on its four sides: on those that the home camera sees first, the wall is high and light."""

Point = tuple[float, float]
_QUARTER = tuple(i * pi / 8 for i in range(5))


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
    """Points of a terrace's rim, anticlockwise from the middle of its north-east corner, the first again at the end."""
    r = corner_radius(half)
    inner = half - r
    count = max(1, round(2 * inner / UNIT))
    arc = [(inner + r * cos(i * pi / 8), r * sin(i * pi / 8) - inner) for i in (-2, -1, -3)]
    side = [(half, inner * (2 * i / count - 1)) for i in range(count + 1)]
    quarter = [*arc[:2], *side, _turned(arc[2], 1)]
    return [_turned(point, turn) for turn in range(1, 5) for point in quarter] + [_turned(arc[0], 1)]


def _turned(point: Point, quarters: int) -> Point:
    x, y = point
    for _ in range(quarters):
        x, y = -y, x
    return x, y


def lap(sides: tuple[int, ...], number: int) -> Iterator[Length]:
    """The wall of lap 1 to 5; it has no coping round the corner where the lap begins and ends."""
    points = outline(halves(sides)[number - 1])
    points[-3] = _back(points[-3], points[-4], TURN_IN)
    low, high = floor_below(number) + ABOVE, FLOOR[number - 1] + ABOVE
    steps = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points)]
    quarter, begins, ends, top = len(steps) // 4, 2, len(steps) - 2, low
    for i, (a, b) in enumerate(pairwise(points)):
        if not begins <= i < ends:
            yield _between(a, b, high, 0.0, False)
            continue
        first = i // quarter * quarter
        slope = (high - low) * CLIMB[i // quarter] / sum(steps[max(first, begins) : min(first + quarter, ends)])
        yield _between(a, b, top + slope * steps[i] / 2, slope, True)
        top += slope * steps[i]


def _back(point: Point, towards: Point, far: float) -> Point:
    dx, dy = towards[0] - point[0], towards[1] - point[1]
    share = far / hypot(dx, dy)
    return point[0] + share * dx, point[1] + share * dy


def lantern_shift(squares_a_side: int, length: Length) -> float | None:
    """How far along a length from its middle a lantern stands, at a gap between two squares; None: it has none."""
    if not length.coping or abs((length.heading + 45) % 90 - 45) > 1:
        return None
    quarter = round(length.heading / 90) % 4
    along = (length.y, -length.x, -length.y, length.x)[quarter]
    last = squares_a_side - 2
    gaps = range(last % LANTERN_GAPS // 2, last + 1, LANTERN_GAPS)
    shifts = [(gap - last / 2) * PITCH - along for gap in gaps]
    return next((shift for shift in shifts if -length.long / 2 <= shift < length.long / 2), None)


def _between(a: Point, b: Point, top: float, slope: float, coping: bool) -> Length:
    dx, dy = b[0] - a[0], b[1] - a[1]
    return Length((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, degrees(atan2(-dx, dy)), hypot(dx, dy), top, slope, coping)


def crossing(sides: tuple[int, ...], number: int) -> Iterator[Length]:
    """The kerb from the end of lap 1 to 5 over its floor to the beginning of the next, or to the tower's foot."""
    half = halves(sides)[number - 1]
    x = half - corner_radius(half)
    curve = [(x - TURN_IN + (TURN_IN - BESIDE) * sin(a), TURN_IN - half - TURN_IN * cos(a)) for a in _QUARTER]
    if number < LAPS:
        inner = half - PITCH
        begins = corner_radius(inner) - inner
        path = [*curve, (x - BESIDE, begins - PITCH / 2), (inner, begins)]
    else:
        foot = tower_radius(sides) + 0.1
        path = [*curve, (x - BESIDE, -sqrt(foot * foot - x * x))]
    for a, b in pairwise([_turned(point, 1) for point in path]):
        yield from _pieces(a, b, FLOOR[number - 1] + ABOVE)


def _pieces(a: Point, b: Point, top: float) -> Iterator[Length]:
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
