"""Cotton mist round the hill. It drifts slowly, and sinks away before a side where something else lies."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import sin

from panda3d.core import NodePath

from game.scene.flatten import flat
from game.scene.hill_places import Thing, side_before
from game.scene.stage import SHADOW_CAMERA

DRIFT = 0.45
_NEAR, _FAR = 38.0, 62.0
"""Degrees between a side and what lies beside the hill: nearer there is no mist, farther there is all of it."""
_DEEP = 1.3
"""So far the mist sinks to be gone."""


class Mist:
    """Clouds below `parent`, in one body for each side of the hill, and one for the rest. `place` stands a thing's part
    below a node."""

    def __init__(
        self, parent: NodePath, place: Callable[[Thing, NodePath], None], clouds: Iterable[Thing],
        sides: tuple[int, ...],
    ) -> None:  # fmt: skip
        self._banks = [parent.attachNewNode(f"mist-{i}") for i in range(5)]
        for cloud in clouds:
            side = side_before(sides, cloud.x, cloud.y)
            place(cloud, self._banks[4 if side is None else side])
        for bank in self._banks:
            flat(bank).hide(SHADOW_CAMERA)

    def drift(self, t: float) -> None:
        """As it is `t` seconds on."""
        for i, bank in enumerate(self._banks):
            bank.setX(DRIFT * sin(t * 0.16 + i * 2.6))

    def part(self, directions: Iterable[float]) -> None:
        """Make room for what lies in these directions, degrees anticlockwise from +x."""
        lying = list(directions)
        for side, bank in enumerate(self._banks[:4]):
            gap = min((abs((angle - 90 * side + 180) % 360 - 180) for angle in lying), default=180.0)
            there = min(max((gap - _NEAR) / (_FAR - _NEAR), 0.0), 1.0)
            bank.setZ((there - 1) * _DEEP)
            if there:
                bank.show()
            else:
                bank.hide()
