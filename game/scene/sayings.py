"""Large pictures in the air that tell the whole room what has just happened."""

from __future__ import annotations

from panda3d.core import NodePath, Point3, Vec4

from game.scene import durations as d
from game.scene.figure import flat, rgb
from game.scene.highlights import INK
from game.scene.primitives import disc
from game.scene.textures import sign
from game.scene.timeline import Motion, ease_in, in_turn, overshoot, wait

CREAM = rgb("#FFF6E0")
LARGE = 4.4
"""World units, of a picture's side."""
_INWARD = 0.7
"""How far from the board's middle it hangs, as a share of where it belongs: a window is not much wider than a board."""


def medal(picture: str, size: float, colour: Vec4) -> NodePath:
    """A white icon of `textures/` in a colour, on a light disc of this width with a dark rim; it faces -y."""
    node = NodePath("medal")
    for radius, shade, back in ((0.5, INK, 0.02), (0.46, CREAM, 0.01)):
        part = disc(radius * size)
        part.setColor(shade)
        part.setP(90)
        part.setY(back)
        part.setTwoSided(True)
        part.reparentTo(node)
        flat(part)
    icon = sign(picture, 0.62 * size)
    icon.setColorScale(colour)
    icon.reparentTo(node)
    return node


def say(sky: NodePath, root: NodePath, picture: str, point: Point3, colour: Vec4 | None = None) -> Motion:
    """A picture of `textures/` swells in the air near a point of `root`, and is gone; `colour` is for white icons. It
    hangs below `sky`."""
    mark = NodePath("say")
    mark.setBillboardPointEye()
    (sign(picture, LARGE) if colour is None else medal(picture, LARGE, colour)).reparentTo(mark)
    mark.setDepthTest(False)
    mark.setBin("fixed", 48)

    def begin() -> None:
        mark.reparentTo(sky)
        mark.setPos(root, Point3(point[0] * _INWARD, point[1] * _INWARD, point[2]))

    swell = Motion(0.35, lambda u: mark.setScale(max(0.001, u)), begin=begin, ease=overshoot)
    shrink = Motion(0.25, lambda u: mark.setScale(max(0.001, 1 - u)), end=mark.detachNode, ease=ease_in)
    return in_turn(swell, wait(d.SAY), shrink)
