"""Things that fly from one place to another, whatever those places do meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from math import pi, sin

from panda3d.core import NodePath, Point3, Vec3

from game.scene.timeline import Ease, Motion, smooth

Spot = tuple[NodePath, Point3]
"""A point in a node's frame."""


def fly(
    node: NodePath, sky: NodePath, start: Spot, end: Spot, duration: float, *, height: float = 1.0,
    sizes: tuple[float, float] = (1.0, 1.0), pose: Callable[[float], None] | None = None, ease: Ease = smooth,
    keep: bool = False,
) -> Motion:  # fmt: skip
    """`node` flies below `sky` in an arc and is then taken away, unless `keep`. `pose(u)` turns it."""

    def at(u: float) -> None:
        a, b = sky.getRelativePoint(*start), sky.getRelativePoint(*end)
        node.setPos(a + (b - a) * u + Vec3(0, 0, height * sin(pi * u)))
        node.setScale(max(0.001, sizes[0] + (sizes[1] - sizes[0]) * u))
        if pose:
            pose(u)

    return Motion(
        duration, at, begin=lambda: node.reparentTo(sky), end=None if keep else node.detachNode, ease=ease
    )  # fmt: skip
