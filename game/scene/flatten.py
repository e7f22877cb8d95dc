"""Many parts of scenery as one body."""

from __future__ import annotations

from collections.abc import Sequence

from panda3d.core import (
    Geom,
    GeomEnums,
    GeomNode,
    GeomPrimitive,
    GeomTriangles,
    GeomVertexData,
    NodePath,
    SceneGraphReducer,
)

_SIBLINGS_TOO = -1
"""Combine all there is: what `flattenStrong` asks for, which then spends as much again on what follows here anyway."""


def flat(node: NodePath) -> NodePath:
    """The node with all that is below it in one body, in place: transforms and colours go into its corners."""
    node.clearModelNodes()
    reducer = SceneGraphReducer()
    reducer.applyAttribs(node.node())
    reducer.flatten(node.node(), _SIBLINGS_TOO)
    reducer.makeCompatibleState(node.node())
    reducer.collectVertexData(node.node(), 0)
    reducer.unify(node.node(), False)
    for path in node.findAllMatches("**/+GeomNode"):
        _join(path.node())
    return node


def _join(node: GeomNode) -> None:
    """One Geom of those that look alike. The reducer leaves several where the driver likes short arrays, but each more
    is a draw call."""
    alike: dict[object, list[Geom]] = {}
    for i in range(node.getNumGeoms()):
        geom, state = node.getGeom(i), node.getGeomState(i)
        alike.setdefault((state, geom.getVertexData().getFormat()), []).append(geom)
    if len(alike) == node.getNumGeoms() or any(not _plain(geom) for geoms in alike.values() for geom in geoms):
        return
    node.removeAllGeoms()
    for (state, _), geoms in alike.items():  # type: ignore[misc]
        node.addGeom(_one(geoms), state)


def _plain(geom: Geom) -> bool:
    return all(isinstance(geom.getPrimitive(i), GeomTriangles) for i in range(geom.getNumPrimitives()))


def _one(geoms: Sequence[Geom]) -> Geom:
    first = geoms[0].getVertexData()
    data = GeomVertexData(first.getName(), first.getFormat(), Geom.UHStatic)
    data.uncleanSetNumRows(sum(geom.getVertexData().getNumRows() for geom in geoms))
    for which in range(first.getNumArrays()):
        rows = b"".join(bytes(geom.getVertexData().getArray(which)) for geom in geoms)
        memoryview(data.modifyArray(which)).cast("B")[:] = rows
    corners, start = b"", 0
    for geom in geoms:
        for i in range(geom.getNumPrimitives()):
            corners += _corners(geom.getPrimitive(i), start)
        start += geom.getVertexData().getNumRows()
    triangles = GeomTriangles(Geom.UHStatic)
    triangles.setIndexType(GeomEnums.NTUint32)
    triangles.modifyVertices().uncleanSetNumRows(len(corners) // 4)
    memoryview(triangles.modifyVertices()).cast("B")[:] = corners
    one = Geom(data)
    one.addPrimitive(triangles)
    return one


def _corners(primitive: GeomPrimitive, start: int) -> bytes:
    """Its vertices' numbers, four bytes each, counted from `start`."""
    moved = primitive.makeCopy()
    moved.makeIndexed()
    moved.setIndexType(GeomEnums.NTUint32)
    moved.offsetVertices(start)
    return bytes(moved.getVertices())
