"""Where plants, pebbles and animals stand on the island: pure geometry, the same for the same board."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import cos, hypot, radians, sin
from random import Random
from typing import Any, NamedTuple

from game.scene.island_layout import (
    FLOOR,
    SPIT_DISTANCE,
    WALL_APOTHEM,
    face_angle,
    outline,
    space_angle,
    space_xyz,
    tablet_xyz,
)

CLEAR_OF_STONE = 0.6
CLEAR_OF_FACE = {"foot": 0.98, "rim": 0.9}
"""Half the width kept free at faces where ladders and falls stand: below any face, above those that carry one."""
SHARE = {"low": 0.17, "medium": 0.27, "high": 1.0}
FOOT_PARTS = ("bush0", "bush1", "bush0", "fern0", "fern1", "fern0", "flower0", "flower1", "flower3", "flower4")
RIM_PARTS = ("flower0", "flower1", "flower2", "flower3", "flower4", "fern1", "reed", "reed")
SAND_PARTS = ("pebble0", "pebble1", "fern0", "fern1", "flower2", "pebble1")
ANIMALS = {"parrot0": (1, 3), "monkey": (1, 2), "parrot1": (2, 1), "crab": (0, 1), "turtle": (0, 2)}
"""The level and the segment on whose rim each sits."""
LIVELY = ("parrot0", "monkey", "crab")
"""Those that move."""
BESIDE = 12.0
"""The direction to the right as seen from the home camera."""


class Plant(NamedTuple):
    """A part of the kit, where it stands in its level's frame, its heading in degrees and its size."""

    part: str
    x: float
    y: float
    z: float
    heading: float
    size: float


Place = tuple[str, float, float, float]
"""`foot` (of the next wall) or `rim`, the angle, x and y."""


def scatter(board: dict[str, Any], level: int, quality: str) -> list[Plant]:
    """Everything that grows on a level 0 to 3; nothing stands on a stone or where a ladder or a fall can be."""
    rings = tuple(board["rings"])
    random = Random(f"{board['name']}{level}".encode("utf-8", "backslashreplace"))
    stones = [space_xyz(rings, level, i)[:2] for i in range(6 * rings[level])]
    plants = palms(level)
    taken = stones + [(p.x, p.y) for p in plants + animals(board, level)]
    for where, angle, x, y in places(rings[level], level, random):
        if free(board, level, where, angle, hypot(x, y)) and apart(x, y, taken, stones):
            parts = FOOT_PARTS if where == "foot" else SAND_PARTS if level == 0 else RIM_PARTS
            size = random.uniform(0.75, 1.1)
            plants.append(Plant(random.choice(parts), x, y, FLOOR[level], random.uniform(0, 360), size))
            taken.append((x, y))
    return thin(plants, quality)


def thin(plants: list[Plant], quality: str) -> list[Plant]:
    """A share of the plants, evenly; palms all stay."""
    share = SHARE[quality]
    kept = [p for p in plants if p.part.startswith("palm")]
    rest = [p for p in plants if not p.part.startswith("palm")]
    return kept + [p for i, p in enumerate(rest) if int((i + 1) * share) > int(i * share)]


def places(spaces_a_segment: int, level: int, random: Random) -> Iterator[Place]:
    """Places to try: between neighbouring stones, in small groups at the next wall's foot and along the rim."""
    for index in range(6 * spaces_a_segment):
        for where, tries in (("foot", 8), ("rim", 4)):
            for _ in range(tries):
                half = 30 / spaces_a_segment
                angle = space_angle(spaces_a_segment, index) - half + random.uniform(-0.75, 0.75) * half
                yield (where, angle, *at_edge(level, where, angle, random.uniform(-0.06, 0.1)))


def at_edge(level: int, where: str, angle: float, shift: float) -> tuple[float, float]:
    """A point just outside the next wall's foot or just inside the level's rim, at an angle of its frame."""
    if where == "foot":
        r = outline(WALL_APOTHEM[level + 1] + (0.36 if level < 3 else 0.62), angle) + shift
    else:
        r = outline(WALL_APOTHEM[level] - 0.22, angle) - shift
    return r * cos(radians(angle)), r * sin(radians(angle))


def free(board: dict[str, Any], level: int, where: str, angle: float, r: float) -> bool:
    """Whether no ladder or fall can be here."""
    carried = board["ladders"].get(str(level), []) + board["waterfalls"].get(str(level), [])
    for segment in range(6) if where == "foot" else carried:
        a = radians(angle - face_angle(segment))
        if cos(a) > 0 and abs(r * sin(a)) < CLEAR_OF_FACE[where]:
            return False
    return True


def apart(x: float, y: float, taken: list[tuple[float, float]], stones: list[tuple[float, float]]) -> bool:
    """Whether a plant does not crowd a stone, another plant or a tablet."""
    if any(hypot(x - px, y - py) < CLEAR_OF_STONE for px, py in stones):
        return False
    if any(hypot(x - px, y - py) < 0.75 for px, py in _tablets()):
        return False
    return all(hypot(x - px, y - py) > 0.3 for px, py in taken)


@cache
def _tablets() -> tuple[tuple[float, float], ...]:
    return tuple(tablet_xyz(segment)[:2] for segment in range(6))


def palms(level: int) -> list[Plant]:
    """One on the spit at each corner of the base, where it hides least; on a terrace it would hide stones."""
    made = []
    for corner in range(6) if level == 0 else ():
        a = radians(face_angle(corner) + 30)
        x, y = beside_hut(a)
        lean = BESIDE if cos(a - radians(BESIDE)) > 0 else BESIDE + 180
        made.append(Plant(f"palm{corner % 3}", x, y, FLOOR[0] - 0.05, lean, 0.95))
    return made


def beside_hut(corner: float) -> tuple[float, float]:
    """A place on the spit at a corner (radians), outwards and back as seen from the home camera: not before the hut."""
    side, back = radians(BESIDE), radians(BESIDE + 90)
    front = cos(corner - back) < -0.5
    out, behind = (0.86, 0.0) if front else (0.66, 0.5)
    out = out if cos(corner - side) > 0 else -out
    x, y = SPIT_DISTANCE * cos(corner), SPIT_DISTANCE * sin(corner)
    return x + out * cos(side) + behind * cos(back), y + out * sin(side) + behind * sin(back)


def animals(board: dict[str, Any], level: int) -> list[Plant]:
    """The animals of a level, at the rim between two stones, looking outwards."""
    made = []
    stones = [space_xyz(tuple(board["rings"]), level, i)[:2] for i in range(6 * board["rings"][level])]
    for part, (home, segment) in ANIMALS.items():
        if home != level:
            continue
        span = [face_angle(segment) - d for d in range(13, 27)]
        points = [(a, *at_edge(level, "rim", a, 0.06)) for a in span]
        angle, x, y = max(points, key=lambda p: min(hypot(p[1] - sx, p[2] - sy) for sx, sy in stones))
        made.append(Plant(part, x, y, FLOOR[level], angle, 1.0))
    return made
