"""Lights on what may be chosen, and ghosts that show where a choice would lead before it is made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import atan2, cos, degrees, pi, radians, sin
from typing import TYPE_CHECKING

from panda3d.core import NodePath, Point3, TransparencyAttrib, Vec3, Vec4

from game.rules.core.data import Event
from game.rules.emohbi import events as ev
from game.rules.emohbi.board import HEAD, centre
from game.scene.board_scene import HOVER, LEGAL, TARGET
from game.scene.island_layout import FLOOR, WALL_APOTHEM, outline, tablet_xyz
from game.scene.pawns import flat, rgb
from game.scene.picture import Space
from game.scene.primitives import Triangle, arrow, disc, ring, solid
from game.scene.routes import fall_route, ladder_route

if TYPE_CHECKING:
    from game.scene.emohbi_scene import EmohbiScene

GLOW = {LEGAL: rgb("#FFE45C"), HOVER: rgb("#FFFFFF"), TARGET: rgb("#6BE7FF")}
UP, DOWN, LINE = rgb("#F2463A"), rgb("#2F6FE0"), rgb("#FFF6E0")
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
        height, foot, wide = _SHAPE.get(entity.partition(":")[0], (0.9, 0.0, 0.6))
        mark.setPos(point + Vec3(0, 0, foot))
        halo = ring(wide * 0.82, wide)
        halo.setColor(GLOW[kind])
        halo.reparentTo(mark)
        pointer = arrow(0.62, 0.5)
        pointer.setColor(GLOW[kind])
        pointer.setBillboardAxis()
        hanger = mark.attachNewNode("pointer")
        hanger.setZ(height)
        hanger.setR(180)
        pointer.reparentTo(hanger)
        glow(mark)
        self._marks.append(mark)

    def pulse(self, t: float) -> None:
        """Let everything breathe and bob."""
        for mark in self._marks:
            mark.setAlphaScale(0.78 + 0.22 * sin(3.4 * t))
            pointer = mark.find("pointer")
            if not pointer.isEmpty():
                pointer.setSz(1 + 0.12 * sin(5 * t))

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


_SHAPE = {"pawn": (1.75, -0.52, 0.5), "letter": (1.35, -0.5, 0.75), "summit": (1.9, 0.03, 0.85)}
"""By kind of entity: how high the pointer hangs, the foot below the anchor, and the ring's radius."""


def glow(node: NodePath) -> None:
    """Show a node in its plain colours, translucent, over what it lies on."""
    flat(node)
    node.setTransparency(TransparencyAttrib.MAlpha)
    node.setBin("fixed", 10)


def level_band(scene: EmohbiScene, level: int, colour: Vec4) -> NodePath:
    """A glowing band round the upper rim of a level's wall."""
    low, high = FLOOR[level] - 0.14, FLOOR[level] + 0.02
    if level == HEAD:
        low, high = FLOOR[3] + 0.1, FLOOR[3] + 0.28
    apothem = WALL_APOTHEM[level] + (0.16 if level < HEAD else 0.62)
    points = [Vec3(*_round(apothem, 5.0 * i)) for i in range(72)]
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


def _round(apothem: float, angle: float) -> tuple[float, float, float]:
    r = outline(apothem, angle)
    return r * cos(radians(angle)), r * sin(radians(angle)), 0.0


class Ghosts:
    """Previews: dotted ways, translucent pawns where they lead, arrows up ladders and down waterfalls."""

    def __init__(self, scene: EmohbiScene) -> None:
        self.scene = scene
        self.root = scene.root.attachNewNode("ghosts")
        self.draw = {
            ev.Hopped: self._hopped, ev.Climbed: self._climbed, ev.Fell: self._fell,
            ev.Swapped: self._swapped, ev.Turned: self._turned, ev.SetOut: self._set_out,
        }  # fmt: skip

    def clear(self) -> None:
        self.root.getChildren().detach()

    def show(self, previews: Sequence[Sequence[Event]]) -> None:
        """Show these ways, and no others."""
        self.clear()
        for events in previews:
            ends: dict[int, Space] = {}
            for event in events:
                draw = self.draw.get(type(event))
                if draw:
                    ends |= draw(event) or {}
            for seat, space in ends.items():
                self._pawn(seat, self.scene.spot_in_root(space))

    def pulse(self, t: float) -> None:
        """Let the ghosts breathe."""
        if self.root.getNumChildren():
            self.root.setAlphaScale(0.85 + 0.15 * sin(3.4 * t))

    def _pawn(self, seat: int, point: Point3) -> None:
        ghost = self.scene.pawns[seat].ghost()
        ghost.reparentTo(self.root)
        ghost.setPos(point)

    def _dot(self, point: Point3, radius: float, colour: Vec4 = LINE) -> None:
        dot = disc(radius, 12)
        dot.setColor(colour)
        dot.setPos(point + Vec3(0, 0, 0.05))
        dot.reparentTo(self.root)
        glow(dot)

    def _dots(self, points: Sequence[Point3], colour: Vec4 = LINE) -> None:
        """Three dots from each point to the next."""
        for a, b in pairwise(points):
            for u in (0.25, 0.5, 0.75):
                self._dot(a + (b - a) * u, 0.085, colour)

    def _hopped(self, event: ev.Hopped) -> dict[int, Space]:
        points = [self.scene.spot_in_root(space) for space in event.path]
        self._dots(points)
        for point in points[1:]:
            self._dot(point, 0.2)
        return {event.seat: event.path[-1]}

    def _arrow(self, low: Point3, high: Point3, colour: Vec4, *, up: bool) -> None:
        """An arrow on a wall, between two points."""
        pointer = arrow((high - low).length() * 0.95, 0.62, 0.08)
        holder = self.root.attachNewNode("arrow")
        pointer.reparentTo(holder)
        out = Vec3(high[0], high[1], 0).normalized() * 0.35
        holder.setPos((low if up else high) + out)
        holder.setH(degrees(atan2(out[1], out[0])) + 90)
        lean = Vec3(high - low)
        pitch = degrees(atan2((lean.getXy().length()), lean[2]))
        holder.setP(-pitch if up else 180 - pitch)
        pointer.setColor(colour)
        pointer.setTwoSided(True)
        glow(holder)

    def _climbed(self, event: ev.Climbed) -> dict[int, Space]:
        rungs = ladder_route(self.scene.spot_in_root(event.start), event.end[0])
        self._arrow(rungs[0], rungs[-1], UP, up=True)
        return {event.seat: event.end}

    def _fell(self, event: ev.Fell) -> dict[int, Space]:
        lip, pool = fall_route(self.scene.spot_in_root(event.start), event.start[0])
        self._arrow(pool, lip, DOWN, up=False)
        return {event.seat: event.end}

    def _swapped(self, event: ev.Swapped) -> dict[int, Space]:
        a, b = self.scene.spot_in_root(event.start), self.scene.spot_in_root(event.end)
        for i in range(1, 16):
            u = i / 16
            self._dot(a + (b - a) * u + Vec3(0, 0, 0.5 + 2.4 * sin(pi * u)), 0.1)
        return {event.seat: event.end, event.other: event.start}

    def _set_out(self, event: ev.SetOut) -> dict[int, Space]:
        self._dot(self.scene.spot_in_root(event.at), 0.34)
        return {event.seat: event.at}

    def _turned(self, event: ev.Turned) -> None:
        """Which way the level turns, and where its ladders (steps) and waterfalls would stand then."""
        scene, level = self.scene, event.level
        level_band(scene, level, GLOW[TARGET]).reparentTo(self.root)
        for start in range(6):
            self._bend(level, 60.0 * start + 15, event.direction)
        below = level - 1
        k = scene.board.rings[below]
        for faces, colour, up in ((scene.board.ladders[level], UP, True), (scene.board.waterfalls[level], DOWN, False)):
            for face in faces:
                segment = (face + event.rotation[level] - event.rotation[below]) % 6
                foot = scene.spot_in_root((below, centre(k, segment)))
                self._dot(foot, 0.42, colour)
                self._arrow(*_wall_line(foot, level), colour, up=up)

    def _bend(self, level: int, angle: float, direction: int) -> None:
        """A bent arrow of three dots and a head, lying above a level's rim."""
        apothem = WALL_APOTHEM[level] + (0.18 if level < HEAD else 0.65)
        z = FLOOR[min(level, 3)] + 0.18
        for i in range(4):
            at = angle - direction * 7.0 * i
            point = Point3(*_round(apothem, at)) + Vec3(0, 0, z)
            if i < 3:
                self._dot(point, 0.11, GLOW[TARGET])
                continue
            head = arrow(0.55, 0.6, 0.06)
            holder = self.root.attachNewNode("head")
            head.reparentTo(holder)
            head.setP(-90)
            head.setTwoSided(True)
            head.setColor(GLOW[TARGET])
            holder.setPos(point)
            holder.setH(at - (180 if direction > 0 else 0))
            glow(holder)


def _wall_line(foot: Point3, level: int) -> tuple[Point3, Point3]:
    """The foot and the top of a wall above a space below it."""
    route = ladder_route(foot, level)
    return route[0], route[-1]

