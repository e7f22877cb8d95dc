"""The pieces that stand on a board: where they stand, how they stretch, and how they show through what hides them."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from math import sin, sqrt
from typing import NamedTuple

from panda3d.core import (
    CullBinManager,
    DepthTestAttrib,
    NodePath,
    Point3,
    RenderAttrib,
    StencilAttrib,
    TransparencyAttrib,
    Vec4,
)

from game.scene import flatten
from game.scene.primitives import disc, ring
from game.scene.stage import SHADOW_CAMERA

_BIN = "pawns"


class Stand(NamedTuple):
    """A place for a piece's foot: a point in the frame of `frame`, and how big the piece is drawn there."""

    frame: NodePath
    point: Point3
    scale: float


def rgb(hexadecimal: str) -> Vec4:
    """An opaque colour from `#RRGGBB`."""
    value = int(hexadecimal[1:], 16)
    return Vec4((value >> 16) / 255, (value >> 8 & 255) / 255, (value & 255) / 255, 1)


class Figure:
    """A piece. `node` stands with its foot at its origin. It is always turned to the camera: `body` is for squashing,
    `lean` (inside the turning) for rolling left and right as seen on the screen and for spinning. `full` is its scale
    where it stands alone; `seed` makes its small movements its own; `outline` is a plainer model for the silhouette;
    without a `blob` there is no dark disc below it."""

    def __init__(
        self, name: str, model: NodePath, colour: Vec4, full: float, seed: int, outline: NodePath | None = None,
        *, blob: bool = True,
    ) -> None:  # fmt: skip
        self.colour, self.full, self.seed = colour, full, seed
        self.node = NodePath(name)
        self.body = self.node.attachNewNode("body")
        figure = self.body.attachNewNode("figure")
        figure.setBillboardAxis()
        self.lean = figure.attachNewNode("lean")
        in_front(model.copyTo(self.lean))
        self._silhouette = (outline or model).copyTo(self.lean)
        show_through(self._silhouette, colour)
        self.model = model
        self.node.setShaderInput("gloss", 0.35)
        self.blob = _blob(self.node) if blob else self.node.attachNewNode("blob")
        self.halo = _halo(self.node)
        self.size = 1.0
        self.rest = 1.0
        self.active = False

    def place(self, stand: Stand) -> None:
        """Stand there at once, upright."""
        self.node.reparentTo(stand.frame)
        self.node.setPosHpr(stand.point, (0, 0, 0))
        self.set_size(stand.scale)
        self.relax()

    def set_size(self, size: float) -> None:
        """Be drawn `size` times as big as one that stands alone."""
        self.size = size
        self.node.setScale(size * self.full)

    def hide(self) -> None:
        """Be nowhere, until it is put somewhere again."""
        self.node.detachNode()

    def relax(self) -> None:
        """Undo all tilt, spin and squash but that of `rest`, how tall it is at rest."""
        self.body.setPosHpr((0, 0, 0), (0, 0, 0))
        self.stretch(1.0)
        self.lean.setHpr(0, 0, 0)
        self.blob.show()
        self.mark(self.active)

    def stretch(self, k: float) -> None:
        """Be `k` times as tall as at rest and as much thinner that the volume stays."""
        k *= self.rest
        self.body.setScale(1 / sqrt(k), 1 / sqrt(k), k)

    def lift(self, frame: NodePath) -> None:
        """Leave the ground: move on in `frame` (the picture does not change), without a shadow below."""
        self.node.wrtReparentTo(frame)
        self.blob.hide()
        self.halo.hide()

    def mark(self, active: bool) -> None:
        """Show or hide the golden ring of a piece whose turn it is."""
        self.active = active
        if active:
            self.halo.show()
        else:
            self.halo.hide()

    def show_silhouette(self, shown: bool) -> None:
        """Whether it shines through what hides it; at first it does."""
        if shown:
            self._silhouette.show()
        else:
            self._silhouette.hide()

    def breathe(self, t: float) -> None:
        """Let the golden ring pulse, `t` seconds after some beginning."""
        if self.active:
            self.halo.setScale(1.0 + 0.07 * sin(3.2 * t))

    def ghost(self) -> NodePath:
        """A translucent copy, to be placed by its foot."""
        node = NodePath("ghost")
        node.setScale(self.full)
        figure = node.attachNewNode("figure")
        figure.setBillboardAxis()
        copy = plain(self.model)
        copy.reparentTo(figure)
        copy.setTransparency(TransparencyAttrib.MAlpha)
        copy.setAlphaScale(0.6)
        copy.setShaderOff(5)
        copy.setLightOff(5)
        copy.setDepthTest(False)
        copy.setDepthWrite(False)
        copy.setBin("fixed", 12)
        copy.hide(SHADOW_CAMERA)
        return node

    def anchor(self) -> Point3:
        """The middle of its body in its own frame."""
        return Point3(0, 0, 0.55)

    def pose(self, root: NodePath) -> Hashable:
        """Where it is below `root` and how it is squashed and leans, rounded; None if it is nowhere."""
        if not root.isAncestorOf(self.node):
            return None
        numbers = [*self.node.getPos(root), self.node.getScale(root)[0]]
        for part in (self.body, self.lean):
            numbers += [*part.getPos(), *part.getHpr(), *part.getScale()]
        return (self.node.getParent().getName(), *(round(number, 3) + 0.0 for number in numbers))

    def remove(self) -> None:
        """Be gone for good."""
        self.node.removeNode()


def plain(model: NodePath) -> NodePath:
    """A model without its outline, which is only for where light falls on it."""
    copy = model.copyTo(NodePath())
    copy.findAllMatches("**/outline").detach()
    return copy


def in_front(node: NodePath) -> None:
    """Draw a piece after the board and mark its pixels: no silhouette shows through it, its own neither."""
    bins = CullBinManager.getGlobalPtr()
    if bins.findBin(_BIN) < 0:
        bins.addBin(_BIN, CullBinManager.BTStateSorted, 25)
    node.setBin(_BIN, 0)
    keep, replace = StencilAttrib.SOKeep, StencilAttrib.SOReplace
    node.setAttrib(StencilAttrib.make(True, StencilAttrib.SCFAlways, keep, keep, replace, 1, 1, 1))


def show_through(copy: NodePath, colour: Vec4) -> None:
    """Make a model a flat silhouette that is drawn only where something is in front of it; where several lie over each
    other, or parts of one, a single one is seen."""
    copy.setName("silhouette")
    copy.setShaderOff(10)
    copy.setLightOff(10)
    copy.setTextureOff(10)
    copy.setMaterialOff(10)
    copy.setColor(Vec4(colour[0], colour[1], colour[2], 0.45), 10)
    copy.setTransparency(TransparencyAttrib.MAlpha, 10)
    copy.setAttrib(DepthTestAttrib.make(RenderAttrib.MGreater), 10)
    copy.setDepthWrite(False, 10)
    copy.setBin("fixed", 45, 10)
    copy.hide(SHADOW_CAMERA)
    keep, replace = StencilAttrib.SOKeep, StencilAttrib.SOReplace
    copy.setAttrib(StencilAttrib.make(True, StencilAttrib.SCFNotEqual, keep, keep, replace, 1, 1, 1), 10)


def _blob(parent: NodePath) -> NodePath:
    """A soft dark disc on the ground: two flat ones, drawn over what they lie on."""
    blob = parent.attachNewNode("blob")
    for radius, alpha, height in ((0.42, 0.16, 0.012), (0.33, 0.22, 0.018)):
        part = disc(radius)
        part.reparentTo(blob)
        part.setZ(height)
        part.setColor(Vec4(0.12, 0.07, 0.1, alpha))
    blob.flattenStrong()
    flat(blob)
    blob.setBin("transparent", 5)
    return blob


def _halo(parent: NodePath) -> NodePath:
    """A golden ring on the ground, with a dark edge."""
    halo = NodePath(_golden().node().copySubgraph())
    halo.reparentTo(parent)
    flat(halo)
    halo.setBin("transparent", 6)
    halo.hide()
    return halo


@cache
def _golden() -> NodePath:
    """The ring over its edge, as one body."""
    halo = NodePath("halo")
    for order, (inner, outer, colour) in enumerate(((0.385, 0.535, "#2A2140"), (0.41, 0.51, "#FFE45C"))):
        part = ring(inner, outer)
        part.reparentTo(halo)
        part.setZ(0.025 + 0.008 * order)
        part.setColor(rgb(colour))
    return flatten.flat(halo)


def flat(node: NodePath) -> None:
    """Show a node in its plain colour, translucent, without light, shadow or writing depth."""
    node.setShaderOff(5)
    node.setLightOff(5)
    node.setTransparency(TransparencyAttrib.MAlpha)
    node.setDepthWrite(False)
    node.hide(SHADOW_CAMERA)
