"""Lights on what may be chosen: rings, pointers and glowing bands."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, radians, sin
from typing import TYPE_CHECKING

from panda3d.core import NodePath, Point3, TransparencyAttrib, Vec3, Vec4

from game.rules.emohbi.board import HEAD
from game.scene.board_scene import HOVER, LEGAL, TARGET
from game.scene.island_layout import FLOOR, WALL_APOTHEM, outline, tablet_xyz
from game.scene.pawns import flat, rgb
from game.scene.picture import Space
from game.scene.primitives import Triangle, arrow, ring, solid
from game.scene.routes import round_rim

if TYPE_CHECKING:
    from game.scene.emohbi_scene import EmohbiScene

GLOW = {LEGAL: rgb("#FFE45C"), HOVER: rgb("#FFFFFF"), TARGET: rgb("#6BE7FF")}
INK = rgb("#2A2140")
_LEVEL_AT = -90.0


class Lights:
    """The lights that are on. Spaces glow by the island's own means; the rest has rings and arrows here."""

    def __init__(self, scene: EmohbiScene) -> None:
        self.scene = scene
        self._marks: list[NodePath] = []

    def show(self, kinds: Mapping[str, str]) -> None:
        """Light these entities, each by its kind, and no others."""
        self.clear()
        spaces: dict[Space, str] = {}
        for entity, kind in kinds.items():
            name, *rest = entity.split(":")
            if name == "space":
                spaces[(int(rest[0]), int(rest[1]))] = kind
            elif name == "level":
                self._marks.append(level_band(self.scene, int(rest[0]), GLOW[kind]))
            else:
                self._mark(entity, kind)
        self.scene.island.light_spaces(spaces)

    def _mark(self, entity: str, kind: str) -> None:
        """A ring round the foot and an arrow that points down from above."""
        frame, point = self.scene.anchor(entity)
        mark = frame.attachNewNode("mark")
        height, foot, wide = _SHAPE.get(entity.partition(":")[0], (1.3, 0.0, 0.7))
        mark.setPos(point + Vec3(0, 0, foot))
        if wide:
            halo = ring(wide * 0.8, wide)
            halo.setColor(GLOW[kind])
            halo.reparentTo(mark)
            glow(halo)
        pointer = pointing(GLOW[kind], 0.7, 0.62, up=False)
        pointer.reparentTo(mark)
        pointer.setZ(height)
        self._marks.append(mark)

    def pulse(self, t: float) -> None:
        """Let everything breathe and bob."""
        for mark in self._marks:
            mark.setAlphaScale(0.8 + 0.2 * sin(3.4 * t))
            pointer = mark.find("pointer")
            if not pointer.isEmpty():
                pointer.setSz(1 + 0.1 * sin(5 * t))

    def clear(self) -> None:
        for mark in self._marks:
            mark.removeNode()
        self._marks.clear()

    def letter_anchor(self, letter: str) -> tuple[NodePath, Point3]:
        """The village tablet with this letter. Raises KeyError."""
        letters = self.scene.picture.letters
        if letter not in letters:
            raise KeyError(f"letter:{letter}")
        return self.scene.root, Point3(*tablet_xyz(letters.index(letter))) + Vec3(0, 0, 0.5)

    def level_anchor(self, level: int) -> tuple[NodePath, Point3]:
        """The middle of a level's front rim; the head's face for level 4."""
        if not 1 <= level <= HEAD:
            raise KeyError(f"level:{level}")
        r = outline(WALL_APOTHEM[level], _LEVEL_AT) + 0.05
        low = FLOOR[level - 1]
        at = radians(_LEVEL_AT)
        return self.scene.root, Point3(r * cos(at), r * sin(at), low + (FLOOR[level] - low) * 0.62)


_SHAPE = {"pawn": (1.34, -0.52, 0.5), "letter": (1.4, -0.5, 0.0), "summit": (0.55, 0.03, 0.85)}
"""By kind of entity: how high above the foot the pointer's tip is, the foot from the anchor, the ring's radius."""


def glow(node: NodePath) -> None:
    """Show a node in its plain colours, translucent, over what it lies on."""
    flat(node)
    node.setTransparency(TransparencyAttrib.MAlpha)
    node.setBin("fixed", 10)


def pointing(colour: Vec4, length: float, width: float, *, up: bool) -> NodePath:
    """An outlined arrow turned to the camera, up from the origin or down to it, seen whatever is in front of it."""
    node = NodePath("pointer")
    face = node.attachNewNode("face")
    face.setBillboardAxis()
    for grow, shade, depth in ((0.16, INK, 0.02), (0.0, colour, -0.02)):
        part = arrow(length + grow, width + grow * 1.5, 0.01, shaft=0.22 * width + grow / 2)
        part.setColor(shade)
        part.setY(depth)
        part.setZ(-grow / 2)
        part.reparentTo(face)
        if not up:
            part.setPos(0, depth, length + grow / 2)
            part.setR(180)
        part.setBin("fixed", 21 if grow else 22)
    flat(node)
    node.setDepthTest(False)
    return node


def level_band(scene: EmohbiScene, level: int, colour: Vec4) -> NodePath:
    """A glowing band round the upper rim of a level's wall."""
    low, high = FLOOR[level] - 0.2, FLOOR[level] + 0.05
    if level == HEAD:
        low, high = FLOOR[3] + 0.06, FLOOR[3] + 0.32
    apothem = WALL_APOTHEM[level] + (0.16 if level < HEAD else 0.62)
    points = [round_rim(apothem, 5.0 * i) for i in range(72)]
    faces: list[Triangle] = []
    for i, b in enumerate(points):
        a = points[i - 1]
        up, down = Vec3(0, 0, high), Vec3(0, 0, low)
        faces += [(a + down, b + down, b + up), (a + down, b + up, a + up)]
    band = solid("band", faces)
    band.setColor(colour)
    band.setTwoSided(True)
    band.reparentTo(scene.root)
    glow(band)
    return band
