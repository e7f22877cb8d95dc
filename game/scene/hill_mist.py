"""Cotton mist and groves round the hill. A grove sinks away before what comes to lie there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import sin

from panda3d.core import NodePath

from game.scene.flatten import flat
from game.scene.hill_scatter import Thing, grove_angle, grove_at
from game.scene.stage import SHADOW_CAMERA

DRIFT = 0.12
_NEAR, _FAR = 28.0, 34.0
"""Degrees between a grove's middle and what lies beside the hill: nearer there is nothing, farther all of it stands."""
_DEEP = 2.4
"""So far a grove sinks to be gone."""


class Mist:
    """Things below `parent`, in one body for each grove, and one for the mist far out. `place` stands a
    thing's part below a node."""

    def __init__(
        self, parent: NodePath, place: Callable[[Thing, NodePath], None], things: Iterable[Thing],
        sides: tuple[int, ...],
    ) -> None:  # fmt: skip
        self._banks = [parent.attachNewNode(f"mist-{i}") for i in range(9)]
        for thing in things:
            grove = grove_at(sides, thing.x, thing.y)
            place(thing, self._banks[8 if grove is None else grove])
        for bank in self._banks:
            flat(bank)
        self._banks[8].hide(SHADOW_CAMERA)

    def drift(self, t: float) -> None:
        """As it is `t` seconds on; groves stand still."""
        self._banks[8].setX(DRIFT * sin(t * 0.16))

    def part(self, directions: Iterable[float]) -> None:
        """Make room for what lies in these directions, degrees anticlockwise from +x."""
        lying = list(directions)
        for grove, bank in enumerate(self._banks[:8]):
            middle = grove_angle(grove)
            gap = min((abs((angle - middle + 180) % 360 - 180) for angle in lying), default=180.0)
            there = min(max((gap - _NEAR) / (_FAR - _NEAR), 0.0), 1.0)
            bank.setZ((there - 1) * _DEEP)
            if there:
                bank.show()
            else:
                bank.hide()
