"""Magic Hill's ghosts: ways along the squares, climbs, pushes, ways home, and how a storm would turn the hill."""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING, Any

from panda3d.core import Point3, Vec3, Vec4

from game.rules.magic_hill import events as ev
from game.scene.board_scene import HOVER
from game.scene.ghosts import DOWN, UP, Ends, Ghosts, bent_arrow
from game.scene.highlights import GLOW, INK, glow
from game.scene.hill_layout import half_side
from game.scene.hill_picture import Space
from game.scene.textures import sign

if TYPE_CHECKING:
    from game.scene.magic_hill_scene import MagicHillScene

PUSH = Vec4(1.0, 0.62, 0.15, 1)
_OUT = 0.42
"""How far in front of a wall an arrow stands."""


class HillGhosts(Ghosts):
    """Previews: beads along the way, translucent goblins where it leads, arrows up and down walls, orange arrows where
    goblins are pushed, and a sign over a chip that nobody has seen."""

    def __init__(self, scene: MagicHillScene) -> None:
        self.scene = scene
        super().__init__(scene.root, {
            ev.Placed: lambda event: self._end(event, (0, event.village)),
            ev.Walked: self._walked, ev.Climbed: self._rose, ev.Rose: self._rose, ev.Fell: self._fell,
            ev.Pushed: self._pushed, ev.WentHome: self._went_home, ev.StormTurned: self._storm_turned,
            ev.ChipTurnedUp: self._chip,
        })  # fmt: skip

    def _end(self, event: Any, space: Space, *, top: bool = False) -> Ends:
        return {self.scene.goblins[event.seat, event.goblin]: self.scene.spot_in_root(space, top=top)}

    def _walked(self, event: ev.Walked) -> Ends:
        scene, end = self.scene, event.path[-1]
        points = [scene.spot_in_root(space) for space in event.path[:-1]]
        points.append(scene.spot_in_root(end, top=event.top))
        self.hops(points, scene.goblins[event.seat, event.goblin].colour)
        if not event.top and scene.picture.chips.get(end, "up") is None:
            self._say(end, "sign")
        return self._end(event, end, top=event.top)

    def _rose(self, event: ev.Climbed | ev.Rose) -> Ends:
        self._wall(event.start, event.end, UP, up=True)
        return self._end(event, event.end)

    def _fell(self, event: ev.Fell) -> Ends:
        self._wall(event.end, event.start, DOWN, up=False)
        return self._end(event, event.end)

    def _wall(self, low: Space, high: Space, colour: Vec4, *, up: bool) -> None:
        a, b = self.scene.spot_in_root(low), self.scene.spot_in_root(high)
        out = Vec3(a[0] - b[0], a[1] - b[1], 0)
        out.normalize()
        foot = a - out * _OUT
        self.on_wall(foot, foot + Vec3(0, 0, b[2] - a[2] + 0.5), colour, up=up)

    def _pushed(self, event: ev.Pushed) -> Ends:
        a = self.scene.spot_in_root(event.start, top=True)
        b = self.scene.spot_in_root(event.end, top=event.top)
        self._straight(a + Vec3(0, 0, 0.5), b + Vec3(0, 0, 0.5))
        return self._end(event, event.end, top=event.top)

    def _straight(self, a: Point3, b: Point3) -> None:
        """An orange arrow through the air."""
        way = b - a
        across = Vec3(0, 0, 1).cross(way.normalized())

        def rim(place: float, wide: float) -> Vec3:
            return Vec3(a + way * (0.15 + 0.85 * place / 7.2) - across * wide)

        self._outlined(rim, PUSH, 7.2 * 0.07)

    def _outlined(self, rim: Any, colour: Vec4, edge: float) -> None:
        for order, (shade, grow) in enumerate(((INK, 0.07), (colour, 0.0))):
            bent = bent_arrow(rim, edge if grow else 0.0, grow)
            bent.setColor(shade)
            bent.setTwoSided(True)
            bent.reparentTo(self.root)
            glow(bent)
            bent.setDepthTest(False)
            bent.setBin("fixed", 23 + order)

    def _went_home(self, event: ev.WentHome) -> Ends:
        scene = self.scene
        goblin = scene.goblins[event.seat, event.goblin]
        end = (0, event.village)
        self.arch(scene.spot_in_root(event.start), scene.spot_in_root(end), 3.2, 22, goblin.colour)
        return self._end(event, end)

    def _storm_turned(self, event: ev.StormTurned) -> Ends:
        """Bent arrows round the foot of the hill, one before each side."""
        r, step = half_side(self.scene.board.sides[0]) + 0.9, 3.6
        for corner in range(4):
            middle = 90.0 * corner + 45

            def rim(place: float, across: float, middle: float = middle) -> Vec3:
                angle = radians(middle - event.direction * step * (place - 3.6))
                far = r / max(abs(cos(angle)), abs(sin(angle))) ** 0.5 + 1.2 * across
                return Vec3(far * cos(angle), far * sin(angle), 0.9)

            self._outlined(rim, GLOW[HOVER], 0.3)
        return {}

    def _chip(self, event: ev.ChipTurnedUp) -> Ends:
        """A chip that all have seen, and that will act."""
        self._say(event.at, event.kind)
        return {}

    def _say(self, space: Space, kind: str) -> None:
        """A sign above what will be met; `sign` for a chip that lies face down."""
        mark = sign(f"hill/chips/{kind}", 0.7)
        mark.reparentTo(self.root)
        mark.setBillboardPointEye()
        mark.setPos(self.scene.spot_in_root(space) + Vec3(0, 0, 1.75))
        mark.setDepthTest(False)
        mark.setBin("fixed", 23)
