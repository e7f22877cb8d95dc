"""Whether the hill hides something, and how high it stands: terraces and tower taken as stacked prisms."""

from __future__ import annotations

from math import cos, pi, radians, sin, sqrt

from panda3d.core import Point3, Vec3

from game.scene.hill_layout import FLOOR, SUMMIT, village_xyz
from game.scene.hill_spiral import DOOR, halves, tower_height, tower_radius
from game.scene.prisms import Prism, between, upright

_CLEAR = 0.04
_CORNER = 1.3
_STAR = 0.55
"""How far the tower's star rises above the roof."""
_PLANTS, _HOUSES = 0.9, 1.9
_VILLAGE = 2.4
_LIVED, _GOBLIN = 1.6, 1.2
"""Goblins stand so far from the middle of a village, and are so tall."""


class HillBody:
    """Of a board with these squares a side. Quarter turns do not matter: all four sides look the same."""

    def __init__(self, sides: tuple[int, ...]) -> None:
        self._sides = sides
        self._halves = halves(sides)
        floors = (0.0, *FLOOR)
        terraces = [upright(floors[i], floors[i + 1] - _CLEAR, _eight(half)) for i, half in enumerate(self._halves)]
        tower = upright(FLOOR[-1], FLOOR[-1] + 0.6 * tower_height(sides), _round(tower_radius(sides)))
        self._prisms: list[Prism] = [*terraces, tower]

    def hides(self, eye: Point3, point: Point3) -> bool:
        """Whether a terrace or the tower stands between two points in the hill's frame."""
        return between(self._prisms, eye, point)

    def ground(self, x: float, y: float) -> float:
        """The height of what stands at a place: the meadow, a village, a terrace with its lanterns, the tower."""
        level = sum(max(abs(x), abs(y)) < half + 0.5 for half in self._halves) - 1
        if level == SUMMIT - 1 and x * x + y * y < (tower_radius(self._sides) + 0.6) ** 2:
            return FLOOR[-1] + tower_height(self._sides)
        if level >= 0:
            return FLOOR[level] + _PLANTS
        at = [village_xyz(self._sides, village) for village in range(4)]
        return _HOUSES if any((x - vx) ** 2 + (y - vy) ** 2 < _VILLAGE**2 for vx, vy, _ in at) else 0.0

    def extent(self) -> tuple[Point3, ...]:
        """Points round the hill: the villages and the tower's top."""
        out = 0.8 * _VILLAGE
        villages = [Point3(*village_xyz(self._sides, village)) for village in range(4)]
        ends = [Point3(p[0] + i * out, p[1] + j * out, p[2]) for p in villages for i in (-1, 1) for j in (-1, 1)]
        return (*ends, Point3(0, 0, FLOOR[-1] + tower_height(self._sides)))

    def played(self) -> tuple[Point3, ...]:
        """Points round what is played with: the corners of the hill, goblins in the villages, the tower's top."""
        half = self._halves[0]
        ends, heights = (-half, half), (0, _GOBLIN)
        corners = tuple(Point3(x, y, FLOOR[0] + z) for x in ends for y in ends for z in heights)
        places = [Point3(*village_xyz(self._sides, village)) for village in range(4)]
        homes = tuple(at + Vec3(_LIVED * cos(k * pi / 4), _LIVED * sin(k * pi / 4), z)
                      for at in places for k in range(8) for z in heights)  # fmt: skip
        return (*corners, *homes, Point3(0, 0, FLOOR[-1] + tower_height(self._sides)))


def door_step(sides: tuple[int, ...]) -> Vec3:
    """From the middle of the summit to before the tower's door."""
    far = tower_radius(sides) + 0.5
    return Vec3(far * cos(radians(DOOR)), far * sin(radians(DOOR)), 0)


def tower_top(sides: tuple[int, ...]) -> Vec3:
    """From the middle of the summit to the tip of the tower's roof; it is lower on a small summit."""
    return Vec3(0, 0, tower_height(sides) - _STAR)


def _eight(half: float) -> list[tuple[float, float, float]]:
    """The sides of a square with cut corners."""
    cut = half * sqrt(2) - _CORNER * (sqrt(2) - 1) - _CLEAR
    return [_side(k, 8, cut if k % 2 else half - _CLEAR) for k in range(8)]


def _round(radius: float) -> list[tuple[float, float, float]]:
    return [_side(k, 8, radius) for k in range(8)]


def _side(k: int, of: int, far: float) -> tuple[float, float, float]:
    return cos(2 * pi * k / of), sin(2 * pi * k / of), far
