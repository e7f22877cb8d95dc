"""An island of bare discs with the places of the real one: quick to build, for tests of what moves on it."""

from __future__ import annotations

from panda3d.core import NodePath, Point3, Vec4

from game.scene.island_layout import FACE_ANGLE, FLOOR, SEA_LEVEL, WALL_APOTHEM, heading, outline, space_xyz
from game.scene.primitives import disc, prism

_COLOURS = ((0.96, 0.84, 0.56), (0.18, 0.56, 0.3), (0.31, 0.68, 0.25), (0.52, 0.78, 0.24), (0.83, 0.77, 0.67))


class PlainIsland:
    def __init__(self, board: dict) -> None:
        self.rings = tuple(board["rings"])
        self.root = NodePath("island")
        self.levels = []
        self.lit: dict = {}
        parent = self.root
        for level in range(5):
            parent = parent.attachNewNode(f"level-{level}")
            self.levels.append(parent)
            self._build(parent, level)

    def _build(self, node: NodePath, level: int) -> None:
        from math import cos, radians, sin

        low = (SEA_LEVEL, *FLOOR)[level]
        angles = [FACE_ANGLE + 10 * i for i in range(36)]
        rim = [(outline(WALL_APOTHEM[level], a), radians(a)) for a in angles]
        wall = prism([(r * cos(a), r * sin(a)) for r, a in rim], FLOOR[level] - low)
        wall.setP(90)
        wall.flattenLight()
        wall.setZ((low + FLOOR[level]) / 2)
        wall.setColor(Vec4(*_COLOURS[level], 1))
        wall.reparentTo(node)
        for index in range(6 * self.rings[level] if level < 4 else 0):
            stone = disc(0.37)
            stone.setPos(*space_xyz(self.rings, level, index))
            stone.setColor(1, 0.97, 0.9, 1)
            stone.reparentTo(node)

    def set_rotation(self, rotation: tuple[int, ...]) -> None:
        for level, node in enumerate(self.levels):
            node.setHpr(heading(rotation, level), 0, 0)

    def set_letters(self, letters: tuple[str, ...]) -> None:
        self.letters = letters

    def space_point(self, level: int, index: int) -> tuple[NodePath, Point3]:
        return self.levels[level], Point3(*space_xyz(self.rings, level, index))

    def ladder(self, level: int, near: Point3) -> NodePath:
        return NodePath("ladder")

    def light_spaces(self, kinds: dict) -> None:
        self.lit = dict(kinds)

    def ambient(self, t: float, watched: Point3 | None = None) -> None:
        pass
