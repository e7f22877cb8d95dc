"""The warm light of lanterns: soft points that face the camera, and pools of light near them. Additive, no shader."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

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
    PNMImage,
    Point3,
    TexGenAttrib,
    Texture,
    TextureStage,
    Vec3,
)

from game.scene.stage import SHADOW_CAMERA

WARM = (0.50, 0.32, 0.12)
EMERALD = (0.10, 0.62, 0.34)
NEARER = 0.9998
"""End of the depth range for glows: from afar a little nearer than they are, so that no floor cuts them in half."""


@cache
def halo() -> Texture:
    """A white spot that fades to its edge, 64 x 64 pixels."""
    image = PNMImage(64, 64, 3)
    for x in range(64):
        for y in range(64):
            distance = ((x - 31.5) ** 2 + (y - 31.5) ** 2) ** 0.5 / 31.5
            image.setXelA(x, y, *[max(0.0, 1 - distance) ** 2.4] * 3, 1)
    texture = Texture("halo")
    texture.load(image)
    texture.setWrapU(Texture.WMClamp)
    texture.setWrapV(Texture.WMClamp)
    return texture


def glowing(node: NodePath, colour: tuple[float, float, float]) -> NodePath:
    """Draw a node with texture coordinates as light of this colour that is added to what is behind it."""
    node.setTexture(halo())
    node.setColor(*colour, 1)
    node.setAttrib(ColorBlendAttrib.make(ColorBlendAttrib.MAdd, ColorBlendAttrib.OOne, ColorBlendAttrib.OOne))
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


def pools(places: Sequence[tuple[Point3, Vec3, Vec3]], colour: tuple[float, float, float] = WARM) -> NodePath:
    """Patches of light: each a middle and two half axes of the surface it lies on, all in one node."""
    data = GeomVertexData("pools", GeomVertexFormat.getV3t2(), Geom.UHStatic)
    vertex, coordinate = GeomVertexWriter(data, "vertex"), GeomVertexWriter(data, "texcoord")
    triangles = GeomTriangles(Geom.UHStatic)
    for i, (middle, a, b) in enumerate(places):
        for u, v in ((0, 0), (1, 0), (1, 1), (0, 1)):
            vertex.addData3(middle + a * (2 * u - 1) + b * (2 * v - 1))
            coordinate.addData2(u, v)
        triangles.addVertices(4 * i, 4 * i + 1, 4 * i + 2)
        triangles.addVertices(4 * i, 4 * i + 2, 4 * i + 3)
    return glowing(_node(data, triangles), colour)


def _node(data: GeomVertexData, primitive: GeomPoints | GeomTriangles) -> NodePath:
    geom = Geom(data)
    geom.addPrimitive(primitive)
    node = GeomNode(data.getName())
    node.addGeom(geom)
    return NodePath(node)
