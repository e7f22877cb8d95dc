"""What floats beside the island: the raft with the piles, the tray for the dice, and where they drift to."""

from __future__ import annotations

from math import cos, radians, sin

from panda3d.core import NodePath, Vec4

from game.scene.island_layout import FACE_ANGLE, SEA_LEVEL
from game.scene.primitives import box, disc, prism

_NEAR, _FAR = 10.3, 12.6
"""Distance from the axis in front of a face, and where a corner with its jetty must be passed."""
_RAFT, _TRAY, _FRONT = (60.0, 11.0, 12.0), (-71.0, 0.0, -14.0), -12.0
"""Degrees to the right of the camera's direction, from the middle of a face, and turned away from the camera."""
_NARROW = 1.3


class Shore:
    """Raft and tray. Both lie in front of a face of the island and pass to the next as the camera goes round."""

    def __init__(self, parent: NodePath) -> None:
        self.root = parent.attachNewNode("shore")
        self.raft = _raft(self.root)
        self.tray = _tray(self.root)

    def face(self, azimuth: float, aspect: float) -> None:
        """Lie where a camera at this azimuth sees them, with -y towards it: right and left of the island, or both in
        front of it in a view that is narrow (`aspect` is width by height)."""
        for node, wide, narrow in ((self.raft, _RAFT, 1.9), (self.tray, _TRAY, -2.5)):
            side, beside, turn = (_FRONT, 0.0, 0.0) if aspect < _NARROW else wide
            angle, r = _berth(azimuth + side, beside)
            node.setPos(r * cos(radians(angle)), r * sin(radians(angle)), 0)
            node.setH(azimuth + 90 + turn)
            if aspect < _NARROW:
                node.setPos(node, narrow, -1.2, 0)


def _berth(wanted: float, beside: float) -> tuple[float, float]:
    """The direction and distance of a berth near a direction: it stays `beside` the middle of a face as long as it can,
    and keeps clear of the jetties at the corners."""
    off = (wanted - beside - FACE_ANGLE + 30) % 60 - 30
    u = max(0.0, abs(off) - 17) / 13
    moved = 30 * u * u * (3 - 2 * u)
    angle = wanted - off + (moved if off > 0 else -moved)
    corner = abs((angle - FACE_ANGLE) % 60 - 30)
    return angle, _NEAR + (_FAR - _NEAR) * max(0.0, 1 - corner / 17)


def _raft(parent: NodePath) -> NodePath:
    """Five planks on two beams, afloat."""
    node = parent.attachNewNode("raft")
    for i in range(5):
        plank = box(0.78, 2.3 + 0.14 * (i % 2), 0.16)
        plank.setPos((i - 2) * 0.82, 0, SEA_LEVEL + 0.22)
        shade = 1 - 0.07 * (i * 2 % 3)
        plank.setColor(Vec4(0.79 * shade, 0.54 * shade, 0.3 * shade, 1))
        plank.reparentTo(node)
    for y in (-0.76, 0.76):
        beam = box(4.3, 0.24, 0.2)
        beam.setPos(0, y, SEA_LEVEL + 0.08)
        beam.setColor(Vec4(0.55, 0.35, 0.18, 1))
        beam.reparentTo(node)
    return node


def _tray(parent: NodePath) -> NodePath:
    """A round wooden tray with a rim of pegs and a soft green ground."""
    node = parent.attachNewNode("tray")
    floor = _drum(1.3, 0.24, Vec4(0.55, 0.35, 0.18, 1))
    floor.setZ(SEA_LEVEL + 0.12)
    floor.reparentTo(node)
    cloth = disc(1.15, 24)
    cloth.setColor(Vec4(0.2, 0.6, 0.45, 1))
    cloth.setZ(SEA_LEVEL + 0.25)
    cloth.reparentTo(node)
    for i in range(20):
        peg = box(0.2, 0.42, 0.34)
        peg.setPosHpr(1.26 * cos(radians(18 * i)), 1.26 * sin(radians(18 * i)), SEA_LEVEL + 0.26, 18 * i, 0, 0)
        peg.setColor(Vec4(0.85, 0.6, 0.33, 1) if i % 2 else Vec4(0.76, 0.52, 0.28, 1))
        peg.reparentTo(node)
    return node


def _drum(radius: float, height: float, colour: Vec4) -> NodePath:
    """A flat cylinder round the origin."""
    holder = NodePath("drum")
    rim = [(radius * cos(radians(15 * i)), radius * sin(radians(15 * i))) for i in range(24)]
    drum = prism(rim, height)
    drum.setP(90)
    drum.setColor(colour)
    drum.reparentTo(holder)
    return holder
