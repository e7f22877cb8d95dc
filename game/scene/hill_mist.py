"""Cotton mist and groves round the hill. A grove sinks away before what comes to lie there."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from panda3d.core import NodePath

from game.scene.flatten import flat
from game.scene.hill_scatter import Thing, grove_angle, grove_at

_NEAR, _FAR = 28.0, 34.0
"""Degrees between a grove's middle and what lies beside the hill: nearer there is nothing, farther all of it stands."""
_DEEP = 2.4
"""So far a grove sinks to be gone."""


class Groves:
    """Things below `parent`, in one body for each grove. `place` stands a thing's part below a node."""

    def __init__(
        self, parent: NodePath, place: Callable[[Thing, NodePath], None], things: Iterable[Thing],
        sides: tuple[int, ...],
    ) -> None:  # fmt: skip
        self._groves = [parent.attachNewNode(f"grove-{i}") for i in range(8)]
        for thing in things:
            grove = grove_at(sides, thing.x, thing.y)
            if grove is not None:
                place(thing, self._groves[grove])
        for node in self._groves:
            flat(node)

    def part(self, directions: Iterable[float]) -> None:
        """Make room for what lies in these directions, degrees anticlockwise from +x."""
        lying = list(directions)
        for grove, node in enumerate(self._groves):
            middle = grove_angle(grove)
            gap = min((abs((angle - middle + 180) % 360 - 180) for angle in lying), default=180.0)
            there = min(max((gap - _NEAR) / (_FAR - _NEAR), 0.0), 1.0)
            node.setZ((there - 1) * _DEEP)
            if there:
                node.show()
            else:
                node.hide()
