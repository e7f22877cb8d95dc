"""A die that tumbles in beside the island and comes to rest with the face up that was rolled before."""

from __future__ import annotations

from collections.abc import Callable
from math import pi, sin

from panda3d.core import NodePath, Point3, Vec3

from game.scene import durations as d
from game.scene.figure import in_front
from game.scene.timeline import Motion, in_turn, overshoot, sound, together, wait

FaceUp = Callable[[str, int | str], tuple[float, float, float]]
_SIZE, _PRESENTED = 1.15, 1.7
_BOUNCES = 3.5
_TILT = 50.0
"""How far the die leans to show its upper face to a camera that looks down at about 40 degrees."""


class DiceThrow:
    """Throws dice onto `tray`, a node whose -y side is turned to the camera, to rest with their middle at `rest`."""

    def __init__(self, tray: NodePath, rest: Point3, load_model: Callable[[str], NodePath], face_up: FaceUp) -> None:
        self.tray, self.rest, self.load_model, self.face_up = tray, rest, load_model, face_up

    def throw(self, die: str, face: int | str) -> Motion:
        """In from the left in three bounces; then it rises and shows the face to the camera, and shrinks away."""
        holder = NodePath("thrown")
        node = self.load_model(f"models/die_{die}.bam").copyTo(holder)
        in_front(node)
        final = Vec3(*self.face_up(die, face))

        def begin() -> None:
            holder.reparentTo(self.tray)
            holder.setScale(_SIZE)

        def tumble(u: float) -> None:
            left = (1 - u) ** 2
            bounce = abs(sin(pi * _BOUNCES * u**0.8)) * 2.8 * (1 - u) ** 1.4
            holder.setPos(self.rest + Vec3(-3.4 * left, 1.4 * left, bounce))
            node.setHpr(final + Vec3(300, 520, 410) * left)

        roll = Motion(d.DIE_THROW, tumble, begin=begin)
        show = Motion(d.DIE_SHOW, lambda u: self._present(holder, u), ease=overshoot)
        fade = Motion(d.DIE_FADE, lambda u: holder.setScale(_PRESENTED * max(0.001, 1 - u)), end=holder.removeNode)
        hits = [sound("die_hit", 1 + 0.06 * k, 1 - 0.22 * k, d.DIE_THROW * (k / _BOUNCES) ** 1.25) for k in (1, 2, 3)]
        fall = together(sound("die_rattle"), roll, *hits)
        return in_turn(fall, wait(0.12), sound("die_show"), show, wait(d.DIE_REST), fade)

    def _present(self, holder: NodePath, u: float) -> None:
        holder.setPos(self.rest + Vec3(0, -0.3, 0.75) * u)
        holder.setP(_TILT * u)
        holder.setScale(_SIZE + (_PRESENTED - _SIZE) * u)
