"""Emohbi's ghosts: hops, ladders and waterfalls, swaps, and how a turned level would stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from panda3d.core import NodePath, Point3, Vec3, Vec4

from game.rules.emohbi import events as ev
from game.rules.emohbi.board import HEAD, SEGMENTS, centre, turn_of
from game.scene.board_scene import HOVER, TARGET
from game.scene.ghosts import DOWN, UP, Ends, Ghosts, bent_arrow
from game.scene.highlights import GLOW, INK, glow
from game.scene.island_layout import FLOOR, WALL_APOTHEM
from game.scene.level_marks import level_band
from game.scene.primitives import disc
from game.scene.routes import fall_route, ladder_route, round_rim
from game.scene.sayings import medal

_MEDAL = 1.15
"""World units, how wide the picture of a ladder or a waterfall is that would stand there."""

if TYPE_CHECKING:
    from game.scene.emohbi_scene import EmohbiScene


class IslandGhosts(Ghosts):
    """Previews: beads along the way, translucent pawns where it leads, arrows up ladders and down waterfalls, and how
    ladders and waterfalls would stand if a level were turned."""

    def __init__(self, scene: EmohbiScene) -> None:
        self.scene = scene
        super().__init__(scene.root, {
            ev.SetOut: lambda event: self._end(event.seat, event.at), ev.Hopped: self._hopped,
            ev.Climbed: self._climbed, ev.Fell: self._fell, ev.Swapped: self._swapped, ev.Turned: self._turned,
        })  # fmt: skip

    def _end(self, seat: int, space: tuple[int, int]) -> Ends:
        return {self.scene.pawns[seat]: self.scene.spot_in_root(space)}

    def _hopped(self, event: ev.Hopped) -> Ends:
        points = [self.scene.spot_in_root(space) for space in event.path]
        self.hops(points, self.scene.pawns[event.seat].colour)
        return self._end(event.seat, event.path[-1])

    def _climbed(self, event: ev.Climbed) -> Ends:
        route = ladder_route(self.scene.spot_in_root(event.start), event.end[0])
        self.on_wall(route[0], route[-1], UP, up=True)
        return self._end(event.seat, event.end)

    def _fell(self, event: ev.Fell) -> Ends:
        lip, pool = fall_route(self.scene.spot_in_root(event.start), event.start[0])
        self.on_wall(pool, lip, DOWN, up=False)
        return self._end(event.seat, event.end)

    def _swapped(self, event: ev.Swapped) -> Ends:
        a, b = self.scene.spot_in_root(event.start), self.scene.spot_in_root(event.end)
        one, two = self.scene.pawns[event.seat].colour, self.scene.pawns[event.other].colour
        self.arch(a, b, 4.8, 32, one)
        self.arch(b, a, 2.9, 26, two)
        return {self.scene.pawns[event.seat]: b, self.scene.pawns[event.other]: a}

    def _turned(self, event: ev.Turned) -> Ends:
        """Which way the level turns, and where its ladders (steps) and waterfalls would stand then."""
        scene, level = self.scene, event.level
        level_band(scene, level, GLOW[TARGET]).reparentTo(self.root)
        for corner in range(3):
            self._bend(level, 120.0 * corner - 60, event.direction)
        below = level - 1
        k, turn = scene.board.rings[below], turn_of(event.rotation, level)
        for faces, colour, up in ((scene.board.ladders[level], UP, True), (scene.board.waterfalls[level], DOWN, False)):
            for face in faces:
                self._foot(scene.spot_in_root((below, centre(k, (face + turn) % SEGMENTS))), colour, up=up)
        return {}

    def _foot(self, foot: Point3, colour: Vec4, *, up: bool) -> None:
        """A stone that would be a ladder's or a waterfall's foot, with the picture of that."""
        spot = disc(0.36)
        spot.setColor(Vec4(colour[0], colour[1], colour[2], 0.75))
        spot.setPos(foot + Vec3(0, 0, 0.02))
        spot.reparentTo(self.root)
        glow(spot)
        picture = medal("icons/ladder" if up else "icons/waterfall", _MEDAL, colour)
        picture.reparentTo(self.root)
        picture.setBillboardPointEye()
        picture.setPos(foot + Vec3(0, 0, 0.75))
        picture.setDepthTest(False)
        picture.setBin("fixed", 23)

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

    def rim(place: float, across: float) -> Vec3:
        return Vec3(round_rim(apothem + across, start - direction * step * place))

    return bent_arrow(rim, grow * 57 / 18, grow)
