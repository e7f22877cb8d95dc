"""Where everything on the island is: pure geometry in world units, z up, angles in degrees anticlockwise from +x.

A ring's own frame has its segment 0 facing `FACE_ANGLE`; a segment further clockwise is 60 degrees less. Turning a
level by one segment clockwise is a heading of -60 degrees.
"""

from __future__ import annotations

from math import cos, pi, radians, sin

FACE_ANGLE = -30.0
"""Where segment 0 of a ring that has not turned faces: from the home camera, the right of the two front faces."""
PATH_APOTHEM = (6.68, 4.86, 3.36, 2.00)
"""Distance of each ring's line of stones from the axis, at the middle of a face."""
WALL_APOTHEM = (7.75, 5.62, 4.10, 2.62, 1.0)
"""Outer edge of each level; of the head for level 4."""
FLOOR = (0.32, 1.34, 2.36, 3.38, 6.16)
"""Height of each level's ground; of the summit plate for level 4. Low enough that a level does not hide the stones
behind it from the home camera."""
STONE_HEIGHT = 0.11
SEA_LEVEL = -0.30
SPIT_DISTANCE = 8.55
"""From the axis to the middle of a village's round of sand."""


def outline(apothem: float, angle: float) -> float:
    """Distance from the axis to a rounded hexagon with faces at FACE_ANGLE + 60 k degrees, in the direction `angle`."""
    total = sum(max(0.0, cos(radians(angle - FACE_ANGLE - 60 * k))) ** 15 for k in range(6))
    return float(apothem / total ** (1 / 15))


def space_angle(spaces_a_segment: int, index: int) -> float:
    """The direction of a space in its ring's own frame; the centre space is at the middle of its face."""
    k = spaces_a_segment
    return FACE_ANGLE - 60 * (index // k) - 60 * (index % k - k // 2) / k


def space_xyz(rings: tuple[int, ...], level: int, index: int) -> tuple[float, float, float]:
    """The top of a space's stone in its ring's own frame; the middle of the summit plate for level 4."""
    if level == len(rings):
        return (0.0, 0.0, FLOOR[level])
    angle = space_angle(rings[level], index)
    r = outline(PATH_APOTHEM[level], angle)
    return (r * cos(radians(angle)), r * sin(radians(angle)), FLOOR[level] + STONE_HEIGHT)


def face_angle(segment: int) -> float:
    """The direction of a segment's face in its level's own frame."""
    return FACE_ANGLE - 60 * segment


def heading(rotation: tuple[int, ...], level: int) -> float:
    """Panda3D heading in degrees of a level's node relative to the level below it (the nodes are nested, E20)."""
    below = rotation[level - 1] if level else 0
    return -60.0 * (rotation[level] - below)


def ladder_ends(level: int) -> tuple[tuple[float, float], tuple[float, float]]:
    """Foot and top of the ladder up a wall, as (distance from the axis, height), in the middle of its face."""
    wall = WALL_APOTHEM[level]
    return (wall + 0.45, FLOOR[level - 1] + 0.03), (wall + 0.12, FLOOR[level] + 0.02)


def fall_ends(level: int) -> tuple[tuple[float, float], tuple[float, float]]:
    """Lip and foot of the waterfall down a wall, as (distance from the axis, height), in the middle of its face."""
    wall = WALL_APOTHEM[level]
    return (wall + 0.1, FLOOR[level] + 0.06), (wall + 0.3, FLOOR[level - 1] + 0.08)


def step_points(treads: int = 10) -> tuple[tuple[float, float, float], ...]:
    """Emohbi's steps in the head's frame before it faces FACE_ANGLE (towards +x): the foot, then each tread's top."""
    foot, top = (1.66, FLOOR[3] + 0.02), (0.9, FLOOR[4] - 0.02)
    share = [i / treads for i in range(treads + 1)]
    return tuple((foot[0] + (top[0] - foot[0]) * s, 0.0, foot[1] + (top[1] - foot[1]) * s) for s in share)


def tablet_xyz(segment: int) -> tuple[float, float, float]:
    """Where a segment's letter stands on the base, between its first two spaces and the shore."""
    angle = face_angle(segment) + 18
    r = outline(WALL_APOTHEM[0] - 0.18, angle)
    return (r * cos(radians(angle)), r * sin(radians(angle)), FLOOR[0])


def stone_size(rings: tuple[int, ...], level: int) -> float:
    """The size of a ring's stones, 1 unless the board has so many spaces that they would touch."""
    return min(1.0, 2 * pi * PATH_APOTHEM[level] / (6 * rings[level]) / 1.02)
