"""Lights on what may be chosen: rings and pointers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import sin
from typing import NamedTuple

from panda3d.core import NodePath, Point3, TransparencyAttrib, Vec3, Vec4

from game.scene.board_scene import HOVER, LEGAL, TARGET
from game.scene.figure import flat, rgb
from game.scene.primitives import arrow, ring

GLOW = {LEGAL: rgb("#FFE45C"), HOVER: rgb("#FFFFFF"), TARGET: rgb("#6BE7FF")}
INK = rgb("#2A2140")
Space = tuple[int, int]
Anchor = Callable[[str], tuple[NodePath, Point3]]
Area = Callable[..., NodePath]


class Shape(NamedTuple):
    """Of a mark: how high above the foot the pointer's tip is, the foot from the anchor, the ring's radius, and whether
    the pointer shows through what is in front of it."""

    height: float
    foot: float
    wide: float
    through: bool = True


ON_SPACE = Shape(0.3, 0.0, 0.0)
FEW = 8
"""Up to so many spaces have a pointer each; more would hide the board."""


class Lights:
    """The lights that are on. Spaces glow by the board's own means (`light_spaces`), which gets them by the two numbers
    in their ids, and a few alone have pointers too; for `areas` a function makes the mark, from the numbers in the id
    and a colour; the rest has a ring and a pointer at its `anchor`, in its kind's shape."""

    def __init__(
        self, anchor: Anchor, light_spaces: Callable[[dict[Space, str]], None], shapes: Mapping[str, Shape],
        spaces: Mapping[str, Callable[..., Space]], areas: Mapping[str, Area] | None = None,
    ) -> None:  # fmt: skip
        self._anchor, self._light_spaces, self._shapes = anchor, light_spaces, shapes
        self._spaces, self._areas = spaces, areas or {}
        self._marks: list[NodePath] = []

    def show(self, kinds: Mapping[str, str], pointers: bool = True) -> None:
        """Light these entities, each by its kind, and no others; without `pointers` by glow and rings alone."""
        self.clear()
        spaces: dict[Space, str] = {}
        for entity, kind in kinds.items():
            name, *rest = entity.split(":")
            if name in self._spaces:
                spaces[self._spaces[name](*map(int, rest))] = kind
            elif name in self._areas:
                self._marks.append(self._areas[name](*map(int, rest), GLOW[kind]))
            else:
                self._mark(entity, kind, self._shapes.get(name, Shape(1.3, 0.0, 0.7)), pointers)
        if pointers and len(spaces) == len(kinds) <= FEW:
            for entity, kind in kinds.items():
                self._mark(entity, kind, ON_SPACE, pointers)
        self._light_spaces(spaces)

    def _mark(self, entity: str, kind: str, shape: Shape, pointed: bool) -> None:
        """A ring round the foot and, if it is `pointed`, an arrow that points down from above."""
        frame, point = self._anchor(entity)
        mark = frame.attachNewNode("mark")
        mark.setPos(point + Vec3(0, 0, shape.foot))
        if shape.wide:
            halo = ring(shape.wide * 0.8, shape.wide)
            halo.setColor(GLOW[kind])
            halo.reparentTo(mark)
            glow(halo)
        if pointed:
            pointer = pointing(GLOW[kind], 0.7, 0.62, up=False)
            pointer.reparentTo(mark)
            pointer.setZ(shape.height)
            if not shape.through:
                pointer.setDepthTest(True)
        self._marks.append(mark)

    def pulse(self, t: float) -> None:
        """Let everything breathe and bob."""
        for mark in self._marks:
            mark.setAlphaScale(0.8 + 0.2 * sin(3.4 * t))
            pointer = mark.find("pointer")
            if not pointer.isEmpty():
                pointer.setSz(1 + 0.1 * sin(5 * t))

    def clear(self) -> None:
        """Light nothing."""
        for mark in self._marks:
            mark.removeNode()
        self._marks.clear()


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
