"""Ghosts: where a choice would lead, shown before it is made. What both games draw of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from math import sin
from typing import Any

from panda3d.core import NodePath, Point3, Vec3, Vec4

from game.rules.core.data import Event
from game.scene.figure import Figure, rgb
from game.scene.highlights import pointing
from game.scene.primitives import Triangle, ball, solid
from game.scene.stage import SHADOW_CAMERA

UP, DOWN = rgb("#F2463A"), rgb("#2F86F0")
BEADS = 4
Ends = Mapping[Figure, Point3]
"""Where pieces would stand, in the ghosts' frame."""


class Ghosts:
    """Beads along the way, arrows, translucent pieces where it leads. `draw` says by type of event what is drawn for
    it, and which pieces it moves where."""

    def __init__(self, parent: NodePath, draw: Mapping[type[Event], Callable[[Any], Ends]]) -> None:
        self.root = parent.attachNewNode("ghosts")
        self._draw = draw

    def clear(self) -> None:
        """Show nothing."""
        self.root.getChildren().detach()

    def show(self, previews: Sequence[Sequence[Event]]) -> None:
        """Show these ways, and no others."""
        self.clear()
        for events in previews:
            ends: dict[Figure, Point3] = {}
            for event in events:
                draw = self._draw.get(type(event))
                if draw:
                    ends |= draw(event)
            for figure, point in ends.items():
                ghost = figure.ghost()
                ghost.reparentTo(self.root)
                ghost.setPos(point)

    def pulse(self, t: float) -> None:
        """Let the ghosts breathe."""
        if self.root.getNumChildren():
            self.root.setAlphaScale(0.86 + 0.14 * sin(3.4 * t))

    def bead(self, point: Point3, radius: float, colour: Vec4) -> None:
        """A ball that shines a little by itself (alpha is how much light counts)."""
        bead = ball(radius)
        bead.setColor(Vec4(colour[0], colour[1], colour[2], 0.3))
        bead.setPos(point)
        bead.reparentTo(self.root)
        bead.hide(SHADOW_CAMERA)

    def arch(self, a: Point3, b: Point3, height: float, beads: int, colour: Vec4) -> None:
        """Beads along an arc, without its ends."""
        for i in range(1, beads):
            u = i / beads
            self.bead(a + (b - a) * u + Vec3(0, 0, 0.2 + height * 4 * u * (1 - u)), 0.1, colour)

    def hops(self, points: Sequence[Point3], colour: Vec4) -> None:
        """Beads from point to point, larger ones on those between."""
        for a, b in pairwise(points):
            self.arch(a, b, 0.42, BEADS, colour)
        for point in points[1:-1]:
            self.bead(point + Vec3(0, 0, 0.1), 0.14, colour)

    def on_wall(self, low: Point3, high: Point3, colour: Vec4, *, up: bool) -> None:
        """An arrow in front of a wall."""
        pointer = pointing(colour, high[2] - low[2], 0.8, up=up)
        pointer.setPos((low[0] + high[0]) / 2, (low[1] + high[1]) / 2, low[2])
        pointer.reparentTo(self.root)


def bent_arrow(rim: Callable[[float, float], Vec3], edge: float, grow: float) -> NodePath:
    """A flat arrow along a line: `rim(place, across)` gives its points, place 0 to 7.2 from tail to tip, across in
    units from the line's middle. `grow` makes it wider all round, `edge` longer (in places)."""

    def at(place: float, across: float, beyond: float = 0.0) -> Vec3:
        return rim(place + beyond * edge, across)

    w, h = 0.14 + grow, 0.36 + grow * 1.6
    rails = [(at(i, -w, -1.0 if i == 0 else 0.0), at(i, w, -1.0 if i == 0 else 0.0)) for i in range(6)]
    faces: list[Triangle] = []
    for (a, b), (c, d) in pairwise(rails):
        faces += [(a, b, d), (a, d, c)]
    faces.append((at(5, -h, -1.0), at(5, h, -1.0), at(7.2, 0, 2.2)))
    return solid("bent", faces)
