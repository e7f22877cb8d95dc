"""Ghosts: where a choice would lead, shown before it is made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import sin
from typing import TYPE_CHECKING, Any

from panda3d.core import NodePath, Point3, Vec3, Vec4

from game.rules.core.data import Event
from game.rules.emohbi import events as ev
from game.rules.emohbi.board import HEAD, centre
from game.scene.board_scene import HOVER, TARGET
from game.scene.highlights import GLOW, INK, glow, level_band, pointing
from game.scene.island_layout import FLOOR, WALL_APOTHEM
from game.scene.pawns import rgb
from game.scene.picture import Space
from game.scene.primitives import Triangle, ball, disc, solid
from game.scene.routes import fall_route, ladder_route, round_rim
from game.scene.stage import SHADOW_CAMERA

if TYPE_CHECKING:
    from game.scene.emohbi_scene import EmohbiScene

UP, DOWN = rgb("#F2463A"), rgb("#2F86F0")
_BEADS = 4


class Ghosts:
    """Previews: beads along the way, translucent pawns where it leads, arrows up ladders and down waterfalls, and how
    ladders and waterfalls would stand if a level were turned."""

    def __init__(self, scene: EmohbiScene) -> None:
        self.scene = scene
        self.root = scene.root.attachNewNode("ghosts")
        self._draw: dict[type[Event], Callable[[Any], dict[int, Space]]] = {
            ev.SetOut: lambda event: {event.seat: event.at}, ev.Hopped: self._hopped, ev.Climbed: self._climbed,
            ev.Fell: self._fell, ev.Swapped: self._swapped, ev.Turned: self._turned,
        }  # fmt: skip

    def clear(self) -> None:
        self.root.getChildren().detach()

    def show(self, previews: Sequence[Sequence[Event]]) -> None:
        """Show these ways, and no others."""
        self.clear()
        for events in previews:
            ends: dict[int, Space] = {}
            for event in events:
                draw = self._draw.get(type(event))
                if draw:
                    ends |= draw(event)
            for seat, space in ends.items():
                ghost = self.scene.pawns[seat].ghost()
                ghost.reparentTo(self.root)
                ghost.setPos(self.scene.spot_in_root(space))

    def pulse(self, t: float) -> None:
        """Let the ghosts breathe."""
        if self.root.getNumChildren():
            self.root.setAlphaScale(0.86 + 0.14 * sin(3.4 * t))

    def _bead(self, point: Point3, radius: float, colour: Vec4) -> None:
        bead = ball(radius)
        bead.setColor(Vec4(colour[0], colour[1], colour[2], 0.3))
        bead.setPos(point)
        bead.reparentTo(self.root)
        bead.hide(SHADOW_CAMERA)

    def _arch(self, a: Point3, b: Point3, height: float, beads: int, colour: Vec4) -> None:
        """Beads along an arc, without its ends; they shine a little by themselves (alpha is how much light counts)."""
        for i in range(1, beads):
            u = i / beads
            self._bead(a + (b - a) * u + Vec3(0, 0, 0.2 + height * 4 * u * (1 - u)), 0.1, colour)

    def _hopped(self, event: ev.Hopped) -> dict[int, Space]:
        points = [self.scene.spot_in_root(space) for space in event.path]
        colour = self.scene.pawns[event.seat].colour
        for a, b in pairwise(points):
            self._arch(a, b, 0.42, _BEADS, colour)
        for point in points[1:-1]:
            self._bead(point + Vec3(0, 0, 0.1), 0.14, colour)
        return {event.seat: event.path[-1]}

    def _climbed(self, event: ev.Climbed) -> dict[int, Space]:
        route = ladder_route(self.scene.spot_in_root(event.start), event.end[0])
        self._on_wall(route[0], route[-1], UP, up=True)
        return {event.seat: event.end}

    def _fell(self, event: ev.Fell) -> dict[int, Space]:
        lip, pool = fall_route(self.scene.spot_in_root(event.start), event.start[0])
        self._on_wall(pool, lip, DOWN, up=False)
        return {event.seat: event.end}

    def _on_wall(self, low: Point3, high: Point3, colour: Vec4, *, up: bool) -> None:
        """An arrow in front of a wall."""
        pointer = pointing(colour, high[2] - low[2], 0.8, up=up)
        pointer.setPos((low[0] + high[0]) / 2, (low[1] + high[1]) / 2, low[2])
        pointer.reparentTo(self.root)

    def _swapped(self, event: ev.Swapped) -> dict[int, Space]:
        a, b = self.scene.spot_in_root(event.start), self.scene.spot_in_root(event.end)
        one, two = self.scene.pawns[event.seat].colour, self.scene.pawns[event.other].colour
        self._arch(a, b, 6.5, 32, one)
        self._arch(b, a, 4.2, 26, two)
        return {event.seat: event.end, event.other: event.start}

    def _turned(self, event: ev.Turned) -> dict[int, Space]:
        """Which way the level turns, and where its ladders (steps) and waterfalls would stand then."""
        scene, level = self.scene, event.level
        level_band(scene, level, GLOW[TARGET]).reparentTo(self.root)
        for corner in range(3):
            self._bend(level, 120.0 * corner - 60, event.direction)
        below = level - 1
        k = scene.board.rings[below]
        for faces, colour, up in ((scene.board.ladders[level], UP, True), (scene.board.waterfalls[level], DOWN, False)):
            for face in faces:
                segment = (face + event.rotation[level] - event.rotation[below]) % 6
                self._foot(scene.spot_in_root((below, centre(k, segment))), level, colour, up=up)
        return {}

    def _foot(self, foot: Point3, level: int, colour: Vec4, *, up: bool) -> None:
        """A stone that would be a ladder's or a waterfall's foot."""
        spot = disc(0.36)
        spot.setColor(Vec4(colour[0], colour[1], colour[2], 0.75))
        spot.setPos(foot + Vec3(0, 0, 0.02))
        spot.reparentTo(self.root)
        glow(spot)
        route = ladder_route(foot, level)
        self._on_wall(route[0], route[-1], colour, up=up)

    def _bend(self, level: int, angle: float, direction: int) -> None:
        """A bent arrow that lies above a level's rim, outlined."""
        apothem = WALL_APOTHEM[level] + (0.1 if level < HEAD else 0.55)
        z = FLOOR[min(level, 3)] + 0.2
        for order, (colour, grow) in enumerate(((INK, 0.09), (GLOW[HOVER], 0.0))):
            bent = _bent_arrow(apothem, angle, direction, grow)
            bent.setColor(colour)
            bent.setTwoSided(True)
            bent.setZ(z)
            bent.reparentTo(self.root)
            glow(bent)
            bent.setBin("fixed", 11 + order)


def _bent_arrow(apothem: float, start: float, direction: int, grow: float) -> NodePath:
    """A flat arrow of about two units along a rounded hexagon; `grow` makes it wider all round."""
    step = 18.0 / apothem
    edge = grow * 57 / apothem

    def at(place: float, across: float, beyond: float = 0.0) -> Vec3:
        return Vec3(round_rim(apothem + across, start - direction * (step * place + beyond * edge)))

    w, h = 0.14 + grow, 0.36 + grow * 1.6
    rails = [(at(i, -w, -1.0 if i == 0 else 0.0), at(i, w, -1.0 if i == 0 else 0.0)) for i in range(6)]
    faces: list[Triangle] = []
    for (a, b), (c, d) in pairwise(rails):
        faces += [(a, b, d), (a, d, c)]
    faces.append((at(5, -h, -1.0), at(5, h, -1.0), at(7.2, 0, 2.2)))
    return solid("bent", faces)
