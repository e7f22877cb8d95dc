"""Where trees, mushrooms and cotton mist lie on the hill's table, and what hangs over it. Pure geometry.

The picture is composed for the home camera: the tower, the moon and the stars have nothing but the meadow behind them.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, cos, degrees, hypot, radians, sin
from random import Random
from typing import NamedTuple

from game.scene.hill_layout import half_side
from game.scene.hill_places import clear_of, turning_radius

TREES, MUSHROOMS, CLOUDS = 14, 10, 12
SHARE = {"low": 0.6, "medium": 1.0, "high": 1.25}
IN_FRONT, FAR_OUT = 10.4, 15.0
"""So far out from a side bench and card table may lie, and tall things would hide them."""
ROOM = (-40.0, 28.0)
"""Degrees from the diagonal between which groves grow at each corner; between them are lanes for bench and table."""
GROVE = (
    ("tree", -31, 2.6, 0.85), ("tree", -20, 3.6, 0.95), ("tree", 19, 3.1, 0.8), ("tree", 22, 5.7, 0.9),
    ("cloud", -39, 2.6, 0.95), ("cloud", -24, 2.0, 0.75), ("cloud", 26, 2.0, 0.9), ("cloud", 18, 4.9, 1.0),
    ("mushroom", -36, 0.7, 1.1), ("mushroom", -29, 0.9, 1.0), ("mushroom", -24, 0.6, 1.1), ("mushroom", 17, 0.9, 1.0),
    ("mushroom", 24, 0.7, 1.2),
)  # fmt: skip
"""What stands at each corner of the hill: part, degrees from the diagonal, how far out from the turning hill, size."""
BACKDROP = (
    ("tree", -166, 4.9, 0.95), ("tree", -162, 2.4, 0.9), ("tree", 161, 6.0, 0.85), ("tree", 157, 1.9, 1.0),
    ("tree", 146, 4.8, 1.05), ("tree", 133, 5.0, 1.0), ("tree", 112, 5.6, 0.75), ("tree", 97, 5.0, 1.05),
    ("tree", 67, 2.9, 0.9), ("tree", 63, 5.8, 1.0), ("tree", 43, 5.2, 0.95), ("cloud", 162, 1.5, 0.9),
    ("cloud", -168, 1.5, 0.95), ("cloud", -156, 1.6, 0.9), ("cloud", -153, 4.8, 1.0), ("cloud", 149, 3.0, 1.0),
    ("cloud", 108, 1.7, 0.9), ("cloud", 97, 1.7, 1.0), ("cloud", 71, 1.5, 1.1), ("cloud", 58, 3.9, 1.05),
    ("cloud", 41, 5.2, 0.95),
)  # fmt: skip
"""What is seen behind the hill from home: part, degrees from +x, how far out from the turning hill, size."""
SKY = (("moon", -12.2, 4.0, 5.5, 1.5), ("star", -15.4, 2.0, 3.8, 0.7), ("star", -8.9, 7.0, 5.3, 0.95),
       ("star", -6.2, 8.0, 5.5, 0.65), ("star", 8.5, 7.0, 6.0, 0.65), ("star", 11.3, 6.0, 5.5, 1.1),
       ("star", 14.3, 4.0, 4.6, 0.8), ("star", 15.7, 7.0, 5.5, 0.65))  # fmt: skip
"""What hangs behind the hill: part, then right, back and up from the hill's middle, and size."""
_HOME, _PITCH, _FAR = -62.0, radians(36), 58.5
"""Whence the picture is composed."""
_TALL = {"tree": 1.5, "cloud": 0.5, "mushroom": 0.2}
_WIDE = {"tree": 1.0, "cloud": 1.3, "mushroom": 0.3, "moon": 1.3, "star": 0.5}
_TOWER = 1.7
_PICTURE, _EDGE = (0.29, 0.163), (-0.024, 0.07)
"""Half the picture at this distance, and how far within and without its edge nothing lies that it would cut."""


class Thing(NamedTuple):
    """A part of the kit, where it stands on the table, its heading in degrees and its size."""

    part: str
    x: float
    y: float
    z: float
    heading: float
    size: float


def grove_at(sides: tuple[int, ...], x: float, y: float) -> int | None:
    """The grove (0 to 7, two at each corner anticlockwise from the north-east) that a place is in; None: far out."""
    if hypot(x, y) > half_side(sides[0]) + IN_FRONT:
        return None
    corner, off = _from_diagonal(x, y)
    return 2 * corner + (off > sum(ROOM) / 2)


def grove_angle(grove: int) -> float:
    """The direction of a grove's middle, degrees from +x."""
    return 45 + 90 * (grove // 2) + (ROOM[0] * 3 + ROOM[1] if grove % 2 == 0 else ROOM[0] + ROOM[1] * 3) / 4


def in_lane(sides: tuple[int, ...], x: float, y: float) -> bool:
    """Whether a place on the table is kept free for bench and card table, or would hide them."""
    return hypot(x, y) < half_side(sides[0]) + FAR_OUT and not ROOM[0] <= _from_diagonal(x, y)[1] <= ROOM[1]


def _from_diagonal(x: float, y: float) -> tuple[int, float]:
    """The corner of the hill (0 north-east, anticlockwise) that a place is near, and the degrees from its diagonal."""
    middle = sum(ROOM) / 2
    quarter, off = divmod(degrees(atan2(y, x)) - 45 - middle + 45, 90)
    return int(quarter) % 4, off - 45 + middle


def scattered(sides: tuple[int, ...], quality: str) -> list[Thing]:
    """Trees, mushrooms and mist of a table, the same each time."""
    random, edge = Random(f"hill{sides}"), turning_radius(sides)
    things: list[Thing] = []
    for thing in _composed(edge, quality, random):
        apart = 0.5 if thing.part.startswith("mushroom") else 1.2
        if _fits(thing) and all(hypot(thing.x - t.x, thing.y - t.y) > apart for t in things):
            things.append(thing)
    for part, count, kinds, near, far, room, apart in (
        ("tree", TREES, 5, edge + 3.4, edge + 13.0, 2.9, 1.7),
        ("mushroom", MUSHROOMS, 3, edge + 0.3, edge + 3.2, 0.3, 0.5),
        ("cloud", CLOUDS, 3, edge + 0.9, edge + 10.5, 1.1, 3.0),
    ):
        some = _some(part, round(count * SHARE[quality]), kinds, (near, far), (room, apart), random, sides)
        things += [one for one in some if all(hypot(one.x - t.x, one.y - t.y) > apart / 2 for t in things)]
    return things


def _composed(edge: float, quality: str, random: Random) -> Iterator[Thing]:
    groves = [(part, 45 + 90 * corner + off, out, size) for corner in (3, 0, 1, 2) for part, off, out, size in GROVE]
    for number, (part, angle, out, size) in enumerate((*BACKDROP, *groves)):
        if quality == "low" and number % 2:
            continue
        a, r = radians(angle), edge + out
        kind = number % (5 if part == "tree" else 3)
        yield Thing(f"{part}{kind}", r * cos(a), r * sin(a), 0.0, random.uniform(0, 360), size)


def _fits(thing: Thing) -> bool:
    return fits_picture(thing.part.rstrip("012345"), thing.x, thing.y)


def _some(
    part: str, count: int, kinds: int, reach: tuple[float, float], gaps: tuple[float, float], random: Random,
    sides: tuple[int, ...],
) -> list[Thing]:  # fmt: skip
    made: list[Thing] = []
    for _ in range(90 * count):
        if len(made) == count:
            break
        angle, r = random.uniform(0, 360), random.uniform(*reach)
        x, y = r * cos(radians(angle)), r * sin(radians(angle))
        free = part == "mushroom" or not in_lane(sides, x, y)
        free = free and clear_of(sides, x, y, gaps[0]) and fits_picture(part, x, y)
        if free and all(hypot(x - t.x, y - t.y) > gaps[1] for t in made):
            name = f"{part}{random.randrange(kinds)}"
            made.append(Thing(name, x, y, 0.0, random.uniform(0, 360), random.uniform(0.85, 1.2)))
    return made


def fits_picture(part: str, x: float, y: float) -> bool:
    """Whether a part there is neither behind the tower, the moon or a star nor cut by the picture's edge, from home."""
    a = radians(_HOME)
    right, high, far = _seen(y * cos(a) - x * sin(a), -x * cos(a) - y * sin(a), _TALL[part])
    reach = _WIDE[part] / far
    if abs(right) < _TOWER / far + reach and high > 0:
        return False
    if part != "mushroom" and _cut(right, high):
        return False
    for thing, *place, size in SKY:
        at_right, at_high, at_far = _seen(*place)
        if hypot(right - at_right, high - at_high) < reach + _WIDE[thing] * size / at_far:
            return False
    return True


def _cut(right: float, high: float) -> bool:
    """Whether a place in the picture is near its edge."""
    (wide, tall), at_right, at_high = _PICTURE, abs(right), abs(high)
    inside, outside = (at_right < wide + off and at_high < tall + off for off in _EDGE)
    return outside and not inside


def _seen(right: float, back: float, up: float) -> tuple[float, float, float]:
    """Where in the picture a place is, as tangents to the right and up, and how far from the home camera."""
    away, down = back + _FAR * cos(_PITCH), _FAR * sin(_PITCH) - up
    far = away * cos(_PITCH) + down * sin(_PITCH)
    return right / far, (away * sin(_PITCH) - down * cos(_PITCH)) / far, far
