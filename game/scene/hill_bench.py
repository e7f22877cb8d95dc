"""What lies beside the hill: the card table, and a bench with a place for every player's stones and ravens."""

from __future__ import annotations

from collections.abc import Hashable

from panda3d.core import NodePath, Point3, Vec3, Vec4

from game.scene.figure import Stand, in_front
from game.scene.flatten import flat
from game.scene.goblins import Goblin
from game.scene.primitives import box, disc
from game.scene.shore import Coast

TABLE_TOP = 0.62
_WOOD, _DARK = Vec4(0.56, 0.4, 0.62, 1), Vec4(0.32, 0.21, 0.42, 1)
_CLOTH = Vec4(0.2, 0.15, 0.42, 1)
_PITCH, _TOP = 1.2, 0.5
_STONES = (Point3(-0.3, -0.36, _TOP), Point3(0.3, -0.36, _TOP))
_RAVENS = (Point3(0.0, 0.6, _TOP + 0.5), Point3(-0.42, 0.6, _TOP + 0.5), Point3(0.42, 0.6, _TOP + 0.5))
_MARKER = 0.62
_ROW, _BEFORE = 1.25, -1.5
"""Between goblins that wait to be placed, and where they stand before the bench."""


def coast(half: float) -> Coast:
    """Of a hill with this half side, with the villages at its corners; clear of it while a storm turns it."""
    return Coast(4, 0.0, half * 1.34 + 3.15, half * 1.42 + 5.2, 14.0, 29.0, (50.0, 4.0, 20.0), (-66.0, -18.0, -26.0))


def card_table() -> NodePath:
    """A low table with a cloth for the two piles."""
    node = NodePath("table")
    for size, at, colour in (
        ((4.3, 2.6, 0.2), (0, 0, TABLE_TOP - 0.12), _WOOD),
        ((3.9, 2.2, 0.04), (0, 0, TABLE_TOP - 0.01), _CLOTH),
        *(((0.4, 0.4, 0.6), (x, y, 0.28), _DARK) for x in (-1.8, 1.8) for y in (-1.0, 1.0)),
    ):
        part = box(*size)
        part.setPos(*at)
        part.setColor(colour)
        part.reparentTo(node)
    return flat(node)


class Bench:
    """A bench with a place for each seat, marked by one of its goblins. Stones that a seat owns lie before the goblin,
    ravens that wait for one sit on the rail behind."""

    def __init__(self, leaders: list[Goblin], stone: NodePath, raven: NodePath) -> None:
        self.node = NodePath("bench")
        self._stone, self._raven = stone, raven
        self._things = self.node.attachNewNode("things")
        self._shown: tuple[tuple[int, int], ...] = ()
        self.places = [self.node.attachNewNode(f"place-{seat}") for seat in range(len(leaders))]
        for seat, place in enumerate(self.places):
            place.setX((seat - (len(leaders) - 1) / 2) * _PITCH)
        body = NodePath("body")
        self._build(body, len(leaders) * _PITCH)
        for place, leader in zip(self.places, leaders, strict=True):
            _seat(body, place.getPos(), leader)
        flat(body).reparentTo(self.node)

    @staticmethod
    def _build(node: NodePath, wide: float) -> None:
        seat = box(wide + 0.3, 1.5, 0.2)
        seat.setPos(0, 0, _TOP - 0.1)
        seat.setColor(_WOOD)
        rail = box(wide + 0.3, 0.16, 0.16)
        rail.setPos(0, 0.62, _TOP + 0.42)
        rail.setColor(_WOOD)
        feet = [(x, y, z, h) for x in (-wide / 2, wide / 2) for y, z, h in ((0, 0.2, 0.4), (0.62, 0.4, 0.9))]
        for x, y, z, high in feet:
            foot = box(0.2, 0.24, high)
            foot.setPos(x, y, z)
            foot.setColor(_DARK)
            foot.reparentTo(node)
        seat.reparentTo(node)
        rail.reparentTo(node)

    def show(self, owned: list[int], ravens: list[int]) -> None:
        """All stones and ravens as they are, at once."""
        shown = tuple(zip(owned, ravens, strict=True))
        if shown == self._shown:
            return
        self._shown = shown
        self._things.removeNode()
        self._things = self.node.attachNewNode("things")
        for place, (stones, birds) in zip(self.places, self._shown, strict=True):
            for model, points in ((self._stone, _STONES[:stones]), (self._raven, _RAVENS[:birds])):
                for point in points:
                    model.copyTo(self._things).setPos(place.getPos() + point)
        in_front(flat(self._things))

    def row_stand(self, number: int) -> Stand:
        """Where goblin 1 to 5 of the seat that places waits before the bench."""
        return Stand(self.node, Point3((number - 3) * _ROW, _BEFORE, 0), 1.0)

    def stone_spot(self, seat: int) -> tuple[NodePath, Point3]:
        """Where the next stone of a seat goes; with two there the last one is meant."""
        return self.places[seat], _STONES[min(self._shown[seat][0], len(_STONES) - 1)]

    def raven_spot(self, seat: int) -> tuple[NodePath, Point3]:
        """Where the next raven of a seat sits."""
        return self.places[seat], _RAVENS[min(self._shown[seat][1], len(_RAVENS) - 1)]

    def state(self) -> Hashable:
        return self._shown


def _seat(body: NodePath, at: Point3, leader: Goblin) -> None:
    """A cushion in a player's colour, and one of the goblins, small and without its number."""
    cushion = disc(0.58, 24)
    cushion.setColor(leader.colour)
    cushion.setPos(at + Vec3(0, 0, _TOP + 0.012))
    cushion.reparentTo(body)
    marker = leader.bare.copyTo(body)
    marker.setPosHprScale(at + Vec3(0, 0, _TOP + 0.01), (0, 0, 0), (_MARKER, _MARKER, _MARKER))


def raven_of(model: NodePath) -> NodePath:
    """A raven, its feet at the origin."""
    holder = NodePath("raven")
    in_front(model.copyTo(holder))
    return holder
