"""A die that tumbles in beside the island and comes to rest with the face up that was rolled before."""

from __future__ import annotations

from collections.abc import Callable
from math import pi, sin

from panda3d.core import NodePath, Point3, Vec3

from game.scene import durations as d
from game.scene.timeline import Motion, ease_in, in_turn, wait

FaceUp = Callable[[str, int | str], tuple[float, float, float]]
_SIZE = 1.3


class DiceThrow:
    """Throws dice over `table`, a node whose -y side is turned to the camera. `height` is its ground."""

    def __init__(
        self, table: NodePath, rest: Point3, load_model: Callable[[str], NodePath], face_up: FaceUp
    ) -> None:  # fmt: skip
        self.table, self.rest, self.load_model, self.face_up = table, rest, load_model, face_up

    def throw(self, die: str, face: int | str) -> Motion:
        """In from the left in three bounces, a rest to read it, then it shrinks away."""
        node = self.load_model(f"models/die_{die}.bam").copyTo(NodePath("thrown"))
        final = Vec3(*self.face_up(die, face))

        def at(u: float) -> None:
            left = (1 - u) ** 2
            bounce = abs(sin(pi * 3.5 * u**0.8)) * 2.6 * (1 - u) ** 1.4
            node.setPos(self.rest + Vec3(-3.2 * left, 1.2 * left, bounce))
            node.setHpr(final + Vec3(300, 520, 410) * left)

        def begin() -> None:
            node.reparentTo(self.table)
            node.setScale(_SIZE)

        roll = Motion(d.DIE_THROW, at, begin=begin)
        hop = Motion(0.16, lambda u: node.setScale(_SIZE * (1 + 0.14 * sin(pi * u))))
        fade = Motion(d.DIE_FADE, lambda u: node.setScale(_SIZE * max(0.001, 1 - u)), end=node.removeNode, ease=ease_in)
        return in_turn(roll, hop, wait(d.DIE_REST), fade)
