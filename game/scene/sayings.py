"""Large pictures in the air that tell the whole room what has just happened."""

from __future__ import annotations

from panda3d.core import NodePath, Point3, Vec4

from game.scene import durations as d
from game.scene.textures import sign
from game.scene.timeline import Motion, ease_in, in_turn, overshoot, wait

LARGE = 4.4
"""World units, of a picture's side."""
_INWARD = 0.7
"""How far from the board's middle it hangs, as a share of where it belongs: a window is not much wider than a board."""


def say(sky: NodePath, root: NodePath, picture: str, point: Point3, colour: Vec4 | None = None) -> Motion:
    """A picture of `textures/` swells in the air near a point of `root`, and is gone; `colour` is for white icons. It
    hangs below `sky`."""
    mark = NodePath("say")
    mark.setBillboardPointEye()
    face = sign(picture, LARGE)
    face.reparentTo(mark)
    if colour is not None:
        face.setColorScale(colour)
    mark.setDepthTest(False)
    mark.setBin("fixed", 48)

    def begin() -> None:
        mark.reparentTo(sky)
        mark.setPos(root, Point3(point[0] * _INWARD, point[1] * _INWARD, point[2]))

    swell = Motion(0.35, lambda u: mark.setScale(max(0.001, u)), begin=begin, ease=overshoot)
    shrink = Motion(0.25, lambda u: mark.setScale(max(0.001, 1 - u)), end=mark.detachNode, ease=ease_in)
    return in_turn(swell, wait(d.SAY), shrink)
