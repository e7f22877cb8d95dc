"""A hill of bare discs with the places of the real one: quick to build, for tests of what moves on it."""

from __future__ import annotations

from panda3d.core import NodePath, Point3

from game.scene.hill_layout import heading, square_xyz, village_xyz
from game.scene.primitives import disc


class PlainHill:
    def __init__(self, board: dict) -> None:
        self.sides = tuple(board["sides"])
        self.root = NodePath("table")
        self.hill = self.root.attachNewNode("hill")
        self.lit: dict = {}
        for level, side in enumerate(self.sides, 1):
            for index in range(4 * (side - 1)):
                flag = disc(0.5, 6)
                flag.setPos(*square_xyz(self.sides, level, index))
                flag.reparentTo(self.hill)

    def set_storm(self, storm: int) -> None:
        self.hill.setH(heading(storm))

    def face(self, azimuth: float) -> None:
        pass

    def part_mist(self, directions: object) -> None:
        pass

    def square_point(self, level: int, index: int) -> tuple[NodePath, Point3]:
        return self.hill, Point3(*square_xyz(self.sides, level, index))

    def village_point(self, village: int, slot: int, of: int) -> tuple[NodePath, Point3, float]:
        return self.root, Point3(*village_xyz(self.sides, village)) + Point3(0.5 * slot - 0.25 * (of - 1), 0, 0), 1.0

    def light_squares(self, kinds: dict) -> None:
        self.lit = dict(kinds)

    def glow_stones(self, squares: object) -> None:
        pass

    def fade_houses(self, villages: object) -> None:
        self.faded = set(villages)

    def ambient(self, t: float) -> None:
        pass

    def close(self) -> None:
        self.root.removeNode()
