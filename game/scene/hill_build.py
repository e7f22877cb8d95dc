"""Puts the turning hill together from the kit: walls, climbing parapet, squares, lanterns, tower."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import ceil, cos, radians, sin
from typing import Any, NamedTuple

from panda3d.core import Mat4, NodePath, Point3, Vec3, Vec4

from game.scene.flatten import flat
from game.scene.hill_glow import Patch
from game.scene.hill_layout import FLAG_HEIGHT, FLOOR, SUMMIT, is_corner, square_xyz
from game.scene.hill_spiral import (
    COPING_HEIGHT,
    COURSE,
    LAPS,
    UNIT,
    Length,
    crossing,
    floor_below,
    halves,
    lantern_shift,
    lap,
    tower_height,
    tower_radius,
)

TURF = ((0.23, 0.62, 0.34), (0.32, 0.69, 0.32), (0.45, 0.76, 0.31), (0.60, 0.81, 0.33), (0.68, 0.83, 0.36))
"""Levels 1 to 4 and the summit; lighter the higher."""
ARC = 0.6
"""Shorter pieces stand round corners and overlap, so that their outer sides close."""
KERB = 0.52
"""How thick the kerb is that crosses a terrace between two squares, of the coping's thickness."""
ON_RIM, LANTERN = 0.12, 0.82
"""How far outside the wall's line lanterns stand, and their size."""
WALL_POOL, GROUND_POOL = 1.05, 1.25
"""How far a lantern lights the wall that it stands on, and the ground."""
PAINT_REACH = 1.25
"""How far a lantern's light is painted on squares and turf, where it is not thrown."""
FLAG_WARM, TURF_WARM, WALL_WARM = (1.08, 1.03, 0.88), (1.3, 1.1, 0.7), (1.1, 1.0, 0.92)
"""How painted light changes a colour."""
TOWER_FOOT, TOWER_TALL = 1.15, 4.4
"""The tower's measures in the kit."""


class Lamp(NamedTuple):
    """The lap that a lantern stands on, the middle of its glass, and the patches of light it throws."""

    level: int
    glass: Point3
    patches: list[Patch]


class HillBuilder:
    """Builds into `hill` with copies of the kit's parts; afterwards `lamps` says where lanterns are, and `tower` is to
    stand on the table. `painted`: lanterns' light is in the colours, for blended light costs much without a graphics
    card."""

    def __init__(
        self, part: Callable[[str, NodePath], NodePath], hill: NodePath, board: dict[str, Any], painted: bool
    ) -> None:
        self.part, self.hill, self.board, self.painted = part, hill, board, painted
        self.sides: tuple[int, ...] = tuple(board["sides"])
        self.lamps: list[Lamp] = []
        self.tower = NodePath("tower")
        self._count = 0

    def build(self) -> None:
        """Terraces from below, each one body with its wall and squares; then the tower."""
        bodies = [NodePath(f"terrace-{level}") for level in range(1, LAPS + 1)]
        for level, body in enumerate(bodies, 1):
            for length in lap(self.sides, level):
                self._wall(body, level, length)
            for length in crossing(self.sides, level):
                self._stone(body, "kerb", length)
        for level, body in enumerate(bodies, 1):
            if level == SUMMIT:
                self._summit(body)
            else:
                self._squares(body, level)
            flat(body).reparentTo(self.hill)
        self._tower()

    def kind(self, level: int, index: int) -> str:
        """`sign`, `lithograph`, `corner` or `flag`."""
        if index in self.board["chips"].get(str(level), []):
            return "sign"
        if index in self.board["stones"].get(str(level), []):
            return "lithograph"
        return "corner" if is_corner(self.sides, level, index) else "flag"

    def _place(self, name: str, body: NodePath, length: Length, z: float, slope: float, thick: float = 1.0) -> NodePath:
        a = radians(length.heading)
        out, along = (cos(a), sin(a)), (-sin(a), cos(a))
        stretch = length.long / UNIT * (1.06 if length.long < ARC else 1.004)
        x_axis = (out[0] * thick, out[1] * thick, 0)
        y_axis = (along[0] * stretch, along[1] * stretch, slope * length.long)
        node = self.part(name, body)
        node.setMat(Mat4(*x_axis, 0, *y_axis, 0, 0, 0, 1, 0, length.x, length.y, z, 1))
        return node

    def _wall(self, body: NodePath, level: int, length: Length) -> None:
        low, high = floor_below(level), FLOOR[level - 1]
        bottom = length.top - COPING_HEIGHT if length.coping else high
        for row in range(ceil((bottom - low - 0.05) / COURSE)):
            name, top = f"wall{self._next(3) + 3 * (row > 0)}", bottom + 0.05 - row * COURSE
            wall = self._place(name, body, length, top, length.slope)
            if self.painted and row == 0 and lantern_shift(self.sides[0] - 2 * level + 2, length) is not None:
                wall.setColorScale(*WALL_WARM, 1)
        rows = ceil((high - bottom) / COURSE) if length.coping else 0
        for row in range(rows):
            self._place(f"bank{self._next(6)}", body, length, high - row * COURSE, 0.0)
        if not length.coping or length.top < high - 0.02:
            self._turf(body, level, length, high)
        if length.coping:
            self._stone(body, "coping", length)
            self._lantern(body, level, length)

    def _turf(self, body: NodePath, level: int, length: Length, high: float) -> None:
        turf = self.part(f"turf{self._next(4)}", body)
        turf.setPosHprScale(length.x, length.y, high, length.heading, 0, 0, 1, length.long / UNIT * 1.004, 1)
        turf.setColorScale(Vec4(*TURF[level - 1], 1))

    def _next(self, variants: int) -> int:
        self._count += 1
        return self._count * 7 % variants

    def _stone(self, body: NodePath, name: str, length: Length) -> None:
        thick = KERB if name == "kerb" else 1.0
        self._place(f"{name}{self._next(4)}", body, length, length.top, length.slope, thick)

    def _lantern(self, body: NodePath, level: int, length: Length) -> None:
        shift = lantern_shift(self.sides[0] - 2 * level + 2, length)
        if shift is None:
            return
        a = radians(length.heading)
        out, along = Vec3(cos(a), sin(a), 0), Vec3(-sin(a), cos(a), 0)
        foot = Point3(length.x, length.y, length.top + length.slope * shift) + along * shift + out * ON_RIM
        self.part("lantern", body).setPosHprScale(foot, (length.heading, 0, 0), (LANTERN, LANTERN, LANTERN))
        self.lamps.append(Lamp(level, foot + Vec3(0, 0, 0.2 * LANTERN), list(_thrown(foot, out, along, level))))

    def _squares(self, body: NodePath, level: int) -> None:
        n = self.sides[level - 1]
        lamps = [lamp.glass for lamp in self.lamps if lamp.level in (level, level + 1)] if self.painted else []
        for index in range(4 * (n - 1)):
            x, y, z = square_xyz(self.sides, level, index)
            side, corner = index // (n - 1), is_corner(self.sides, level, index)
            ground = self.part("ground_corner" if corner else "ground", body)
            ground.setPosHpr(x, y, z - FLAG_HEIGHT, 90 - 90 * side, 0, 0)
            warm = _warmth(Point3(x, y, z), lamps)
            turf = zip(TURF[level - 1], _mixed(TURF_WARM, warm), strict=True)
            ground.setColorScale(Vec4(*(colour * factor for colour, factor in turf), 1))
            kind = self.kind(level, index)
            flag = self.part(f"flag{index % 4}" if kind == "flag" else kind, body)
            flag.setPosHpr(x, y, z - FLAG_HEIGHT, 90 * (index * 3 % 4), 0, 0)
            if warm:
                flag.setColorScale(*_mixed(FLAG_WARM, warm), 1)

    def _summit(self, body: NodePath) -> None:
        plate = self.part("summit", body)
        size = halves(self.sides)[-1] / 1.98
        plate.setPosHprScale(0, 0, FLOOR[4], 0, 0, 0, size, size, 1)
        plate.setColorScale(Vec4(*TURF[4], 1))

    def _tower(self) -> None:
        body = NodePath("tower")
        wide = tower_radius(self.sides) / TOWER_FOOT
        high = tower_height(self.sides) / TOWER_TALL
        for name in ("tower", "tower_star"):
            self.part(name, body).setScale(wide, wide, high)
        body.setZ(FLOOR[4])
        self.tower = flat(body)


def _warmth(point: Point3, lamps: Sequence[Point3]) -> float:
    """How much light of these lanterns is painted at a place, 0 to 1."""
    return min(1.0, sum(max(0.0, 1 - (point - lamp).length() / PAINT_REACH) for lamp in lamps) * 1.4)


def _mixed(paint: tuple[float, ...], much: float) -> Iterator[float]:
    """A change of colours, and how much of it."""
    return (1 + (factor - 1) * much for factor in paint)


def _thrown(foot: Point3, out: Vec3, along: Vec3, level: int) -> Iterator[Patch]:
    """The light of a lantern on the wall, and on the ground before and behind it as far as that is near."""
    low, high = floor_below(level), FLOOR[level - 1]
    glass = foot[2] + 0.2 * LANTERN
    yield Patch(Point3(foot[0], foot[1], glass) + out * 0.08, along * WALL_POOL, Vec3(0, 0, WALL_POOL),
                along_b=(max(-1.0, (low - glass) / WALL_POOL), min(1.0, (high - glass) / WALL_POOL)))  # fmt: skip
    for floor, side in ((low, (0.05, 1.0)), (high, (-1.0, 0.0))):
        near = (1 - (abs(glass - floor) / GROUND_POOL) ** 2) ** 0.5 if abs(glass - floor) < GROUND_POOL else 0.0
        if near > 0.4:
            size = GROUND_POOL * near
            yield Patch(Point3(foot[0], foot[1], floor + FLAG_HEIGHT + 0.02), out * size, along * size, along_a=side)
