"""Where plants, pebbles and animals stand on the island: pure geometry, the same for the same board."""

from __future__ import annotations

from math import cos, hypot, radians, sin
from random import Random
from typing import Any, NamedTuple

from game.scene.island_layout import FLOOR, WALL_APOTHEM, face_angle, outline, space_xyz, tablet_xyz

CLEAR_OF_STONE = 0.62
CLEAR_OF_FACE = 0.95
"""Half the width kept free before and above every face's middle, where ladders and falls may come to stand."""
AMOUNT = {"low": 0.3, "medium": 0.8, "high": 1.0}


class Plant(NamedTuple):
    """A part of the kit, where it stands in its level's frame, its heading in degrees and its size."""

    part: str
    x: float
    y: float
    z: float
    heading: float
    size: float


FOOT_PARTS = ("bush0", "bush1", "fern0", "fern1", "fern0", "flower0", "flower1", "flower3", "flower4", "pebble0")
RIM_PARTS = ("flower0", "flower1", "flower2", "flower3", "flower4", "fern1", "reed", "reed")
SAND_PARTS = ("pebble0", "pebble1", "fern0", "fern1", "flower2", "pebble1")
BESIDE = {"parrot0": (1, 3), "monkey": (1, 2), "parrot1": (2, 1), "crab": (0, 1), "turtle": (0, 2)}
"""Animals: their level and the segment on whose rim they sit."""


def off_path(level: int, share: float, angle: float) -> tuple[float, float]:
    """A point of a level's floor: `share` 0 at its rim, 1 at the foot of the next wall, at an angle of its frame."""
    outer = outline(WALL_APOTHEM[level] - 0.2, angle)
    inner = outline(WALL_APOTHEM[level + 1] + (0.55 if level < 3 else 0.75), angle)
    r = outer + (inner - outer) * share
    return r * cos(radians(angle)), r * sin(radians(angle))


def scatter(board: dict[str, Any], level: int, quality: str) -> list[Plant]:
    """Everything that grows on a level 0 to 3; nothing stands on a stone or where a ladder or a fall can be."""
    rings = tuple(board["rings"])
    random = Random(f"{board['name']}{level}")
    stones = [space_xyz(rings, level, i)[:2] for i in range(6 * rings[level])]
    plants = palms(level) + (animals(level, stones) if quality != "low" else [])
    taken = stones + [(p.x, p.y) for p in plants]
    taken += [tablet_xyz(segment)[:2] for segment in range(6)] if level == 0 else []
    tries = int((240, 200, 150, 80)[level] * AMOUNT[quality])
    for _ in range(tries):
        inside = random.random() < 0.55
        angle = random.uniform(-180, 180)
        x, y = off_path(level, random.uniform(0.9, 1.0) if inside else random.uniform(-0.02, 0.06), angle)
        part = random.choice(SAND_PARTS if level == 0 and not inside else FOOT_PARTS if inside else RIM_PARTS)
        size = random.uniform(0.75, 1.15)
        if free(x, y, angle, taken, inside):
            plants.append(Plant(part, x, y, FLOOR[level], random.uniform(0, 360), size))
            taken.append((x, y))
    return plants


def free(x: float, y: float, angle: float, taken: list[tuple[float, float]], inside: bool) -> bool:
    """Whether a plant may stand here."""
    for segment in range(6):
        a = radians(angle - face_angle(segment))
        if cos(a) > 0 and abs(hypot(x, y) * sin(a)) < CLEAR_OF_FACE * (1.0 if inside else 0.75):
            return False
    return all(hypot(x - px, y - py) > (CLEAR_OF_STONE if inside else 0.5) for px, py in taken)


def palms(level: int) -> list[Plant]:
    """Palms at corners, where they hide least."""
    corners = {0: (0, 1, 2, 3, 4, 5), 1: (1, 4), 2: (), 3: ()}[level]
    made = []
    for i, corner in enumerate(corners):
        angle = face_angle(corner) + 30
        r = outline(WALL_APOTHEM[level], angle) + (0.55 if level == 0 else -0.16)
        turn = angle + (95 if level == 0 else 20)
        a = radians(angle + (5.0 if level == 0 else 0.0))
        z = FLOOR[level] - (0.05 if level == 0 else 0)
        made.append(Plant(f"palm{(i + level) % 3}", r * cos(a), r * sin(a), z, turn, 0.95 if level == 0 else 0.72))
    return made


def animals(level: int, stones: list[tuple[float, float]]) -> list[Plant]:
    """The animals of a level, at the rim between two stones, looking outwards."""
    made = []
    for part, (home, segment) in BESIDE.items():
        if home != level:
            continue
        span = [face_angle(segment) + d for d in range(-26, 27) if abs(d) > 13]
        points = [(a, *off_path(level, 0.03, a)) for a in span]
        angle, x, y = max(points, key=lambda p: min(hypot(p[1] - sx, p[2] - sy) for sx, sy in stones))
        made.append(Plant(part, x, y, FLOOR[level], angle, 1.0))
    return made
