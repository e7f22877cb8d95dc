"""How much there is to draw."""

from __future__ import annotations

from panda3d.core import Geom, GeomNode, NodePath


def triangles(root: NodePath) -> int:
    """The triangles of a node and of all below it."""
    own = triangles_in(root.node()) if root.node().isGeomNode() else 0
    return own + sum(triangles_in(path.node()) for path in root.findAllMatches("**/+GeomNode"))


def triangles_in(node: GeomNode) -> int:
    """The triangles of one node."""
    return sum(map(_triangles_of, node.getGeoms()))


def _triangles_of(geom: Geom) -> int:
    return sum(geom.getPrimitive(i).decompose().getNumFaces() for i in range(geom.getNumPrimitives()))
