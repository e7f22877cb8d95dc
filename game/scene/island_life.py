"""The small life of the island: the head that blinks and looks, animals that watch and wander, the whale's spout."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import atan2, degrees, exp, pi, sin

from panda3d.core import NodePath, Point3

from game.scene.island_layout import FACE_ANGLE, FLOOR, SEA_LEVEL
from game.scene.stage import SHADOW_CAMERA

Part = Callable[[str, NodePath], NodePath]
EYES = Point3(0.9, 0, FLOOR[3] + 1.52)
"""Between the head's eyes, where +x is straight ahead."""
_LIDS = 0.40
_OPEN, _SHUT = 0.56, 1.85
_BLINKS = (1.6, 5.9, 6.25)
"""Seconds of a round of `_ROUND` at which it blinks."""
_ROUND, _BLINK = 9.1, 0.2
_WANDER = (0.11, 0.08)
"""How far the pupils wander to a side, and up or down."""
_EASE = 3.2
_SPOUT = 7.5
BLOWHOLE = Point3(0.1, 0, 0.78)


class Life:
    """What lives on an island below `root`; `part` gives a part of the kit, `face` the node of the head's level."""

    def __init__(self, part: Part, root: NodePath, face: NodePath, animals: Mapping[str, NodePath]) -> None:
        self.root, self._animals = root, dict(animals)
        self._home = {name: (node.getPos(), node.getH()) for name, node in animals.items()}
        self._face = face.attachNewNode("face")
        self._face.setH(FACE_ANGLE - 60)
        self._face.hide(SHADOW_CAMERA)
        self._pupils, self._lids = part("pupils", self._face), part("lids", self._face)
        self._lids.setZ(EYES[2] + _LIDS)
        self._lids.setSz(_OPEN)
        self._boat, self._whale = part("boat", root), part("whale", root)
        self._boat.setPosHpr(10.9, 4.4, SEA_LEVEL, 20, 0, 0)
        self._whale.setPosHpr(-9.6, 6.9, SEA_LEVEL, -8, 0, 0)
        self._spout = part("spout", self._whale)
        self._spout.setPos(BLOWHOLE)
        self._gaze = (0.0, 0.0)
        self._t = 0.0
        self._float(0.0)

    def ambient(self, t: float, watched: Point3 | None) -> None:
        """All as it is `t` seconds on; head and monkey turn to the point `watched` in the island's frame."""
        ease = 1 - exp(-_EASE * min(max(t - self._t, 0.0), 0.5))
        self._t = t
        self._look(watched, ease)
        shut = _blink(t)
        self._lids.setSz(_OPEN + (_SHUT - _OPEN) * shut)
        self._pupils.setX(-0.1 * shut)  # behind the lids
        self._watch(watched, ease)
        self._wander(t)
        self._float(t)

    def _look(self, watched: Point3 | None, ease: float) -> None:
        y = z = 0.0
        if watched is not None:
            v = self._face.getRelativePoint(self.root, watched) - EYES
            far = v.length() or 1.0
            y, z = (v[1] / far if v[0] > 0 else (1.0 if v[1] > 0 else -1.0)), v[2] / far
        self._gaze = (self._gaze[0] + (y - self._gaze[0]) * ease, self._gaze[1] + (z - self._gaze[1]) * ease)
        self._pupils.setPos(0, self._gaze[0] * _WANDER[0], self._gaze[1] * _WANDER[1])

    def _watch(self, watched: Point3 | None, ease: float) -> None:
        """The monkey turns to whoever moves."""
        monkey = self._animals.get("monkey")
        if monkey is None or watched is None:
            return
        v = monkey.getParent().getRelativePoint(self.root, watched) - monkey.getPos()
        turn = (degrees(atan2(v[1], v[0])) - monkey.getH() + 180) % 360 - 180
        monkey.setH(monkey.getH() + turn * ease)

    def _wander(self, t: float) -> None:
        """The crab goes sideways and back, the parrot hops and looks about."""
        if crab := self._animals.get("crab"):
            point, _ = self._home["crab"]
            step = sin(0.6 * t) * min(1.0, 1.6 * abs(sin(0.6 * t)))
            crab.setPos(point)
            crab.setPos(crab, 0, 0.3 * step, 0.03 * abs(sin(9 * t)) * (1 - abs(step)))
        if parrot := self._animals.get("parrot0"):
            point, heading = self._home["parrot0"]
            parrot.setPos(point + Point3(0, 0, 0.16 * max(0.0, sin(2.6 * t)) * (sin(0.7 * t) > 0.2)))
            parrot.setH(heading + 35 * sin(0.9 * t))

    def _float(self, t: float) -> None:
        for i, node in enumerate((self._boat, self._whale)):
            node.setZ(SEA_LEVEL + 0.06 * sin(t * 0.9 + i * 2))
            node.setR(3 * sin(t * 0.7 + i))
        u = ((t + 0.8) % _SPOUT) / 2.2
        if u < 1:
            self._spout.show()
            self._spout.setScale(0.3 + 0.9 * sin(pi * min(1.0, u * 1.15)))
            self._spout.setZ(BLOWHOLE[2] + 0.5 * u * (1.2 - u))
        else:
            self._spout.hide()


def _blink(t: float) -> float:
    """How far the lids are shut, 0 to 1."""
    past = min((t % _ROUND - start) % _ROUND for start in _BLINKS)
    return sin(pi * past / _BLINK) if past < _BLINK else 0.0
