"""The warm light of lanterns: soft points that face the camera, and pools of light near them. Additive, no shader."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from panda3d.core import (
    ColorBlendAttrib,
    DepthOffsetAttrib,
    Geom,
    GeomNode,
    GeomPoints,
    GeomTriangles,
    GeomVertexData,
    GeomVertexFormat,
    GeomVertexWriter,
    NodePath,
    Point3,
    TexGenAttrib,
    Texture,
    TextureStage,
    Vec3,
)

from game.scene.stage import SHADOW_CAMERA

WARM = (0.27, 0.18, 0.06)
EMERALD = (0.03, 0.36, 0.18)
NEARER = 0.9998
"""End of the depth range for glows: from afar a little nearer than they are, so that no floor cuts them in half."""


@cache
def halo() -> Texture:
    """A white spot that fades to its edge, 64 x 64 pixels."""
    far = [(i - 31.5) ** 2 for i in range(64)]
    bright = [int(255 * max(0.0, 1 - (x + y) ** 0.5 / 31.5) ** 3) for y in far for x in far]
    texture = Texture("halo")
    texture.setup2dTexture(64, 64, Texture.TUnsignedByte, Texture.FRgb)
    texture.setRamImage(bytes(channel for one in bright for channel in (one, one, one)))
    texture.setWrapU(Texture.WMClamp)
    texture.setWrapV(Texture.WMClamp)
    return texture


def glowing(node: NodePath, colour: tuple[float, float, float], *, falls: bool = False) -> NodePath:
    """Draw a node with texture coordinates as light of this colour that is added to what is behind it; light that
    `falls` on it brightens it in its own colour."""
    source = ColorBlendAttrib.OFbufferColor if falls else ColorBlendAttrib.OOne
    node.setTexture(halo())
    node.setColor(*colour, 1)
    node.setAttrib(ColorBlendAttrib.make(ColorBlendAttrib.MAdd, source, ColorBlendAttrib.OOne))
    node.setShaderOff(1)
    node.setLightOff(1)
    node.setDepthWrite(False)
    node.setBin("fixed", 10)
    node.hide(SHADOW_CAMERA)
    return node


def spots(places: Sequence[Point3], size: float, colour: tuple[float, float, float] = WARM) -> NodePath:
    """A round glow `size` wide at each place, all in one node."""
    data = GeomVertexData("spots", GeomVertexFormat.getV3(), Geom.UHStatic)
    writer = GeomVertexWriter(data, "vertex")
    for place in places:
        writer.addData3(place)
    points = GeomPoints(Geom.UHStatic)
    points.addNextVertices(len(places))
    node = _node(data, points)
    node.setRenderModeThickness(size)
    node.setRenderModePerspective(True)
    node.setTexGen(TextureStage.getDefault(), TexGenAttrib.MPointSprite)
    node.setAttrib(DepthOffsetAttrib.make(0, 0.0, NEARER))
    return glowing(node, colour)


class Patch(NamedTuple):
    """A patch of light on a surface: its middle, two half axes, and how much of it there is along each, of -1 to 1."""

    middle: Point3
    a: Vec3
    b: Vec3
    along_a: tuple[float, float] = (-1.0, 1.0)
    along_b: tuple[float, float] = (-1.0, 1.0)


def pools(patches: Sequence[Patch], colour: tuple[float, float, float]) -> NodePath:
    """Patches of light, all in one node. They brighten what they lie on, so nothing is bleached."""
    data = GeomVertexData("pools", GeomVertexFormat.getV3t2(), Geom.UHStatic)
    vertex, coordinate = GeomVertexWriter(data, "vertex"), GeomVertexWriter(data, "texcoord")
    triangles = GeomTriangles(Geom.UHStatic)
    for i, patch in enumerate(patches):
        for end_a, end_b in ((0, 0), (1, 0), (1, 1), (0, 1)):
            u, v = patch.along_a[end_a], patch.along_b[end_b]
            vertex.addData3(patch.middle + patch.a * u + patch.b * v)
            coordinate.addData2(0.5 + u / 2, 0.5 + v / 2)
        triangles.addVertices(4 * i, 4 * i + 1, 4 * i + 2)
        triangles.addVertices(4 * i, 4 * i + 2, 4 * i + 3)
    node = glowing(_node(data, triangles), colour, falls=True)
    node.setTwoSided(True)
    return node


def _node(data: GeomVertexData, primitive: GeomPoints | GeomTriangles) -> NodePath:
    geom = Geom(data)
    geom.addPrimitive(primitive)
    node = GeomNode(data.getName())
    node.addGeom(geom)
    return NodePath(node)
