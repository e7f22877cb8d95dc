"""Light baked into the colours of meshes, and meshes written as .bam files."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from panda3d.core import (
    Filename,
    Geom,
    GeomNode,
    GeomTriangles,
    GeomVertexData,
    GeomVertexFormat,
    GeomVertexWriter,
    ModelRoot,
    NodePath,
)

from art.pieces_mesh import Floats, Mesh, unit

MODELS = Path(__file__).resolve().parent.parent / "models"
DARK = np.array((0.23, 0.17, 0.21))
OUTLINE = 0.026
REACH, LIFT, RAYS, STRENGTH = 1.3, 0.012, 48, 0.4


def openness(mesh: Mesh) -> Floats:
    """How open each point of a piece that stands on the ground is, 0 to 1, from rays that leave it."""
    k = np.arange(RAYS) + 0.5
    r, t = np.sqrt(k / RAYS), k * np.pi * (3 - np.sqrt(5))
    local = np.column_stack([r * np.cos(t), r * np.sin(t), np.sqrt(1 - r * r)])
    hits = [_blocked(mesh, p + n * LIFT, _turned(local, n)) for p, n in zip(mesh.points, mesh.normals, strict=True)]
    return np.asarray((1 - np.array(hits)) ** 1.2)


def _turned(local: Floats, normal: Floats) -> Floats:
    side = unit(np.cross(normal, (0.0, 0.0, 1.0) if abs(normal[2]) < 0.9 else (1.0, 0.0, 0.0)))
    return local @ np.stack([side, np.cross(normal, side), normal])


def _blocked(mesh: Mesh, origin: Floats, rays: Floats) -> float:
    """The mean weight of what the rays hit: 1 at once, 0 from `REACH` on; the ground counts."""
    a, b, c = (mesh.points[mesh.triangles[:, i]] for i in range(3))
    e1, e2, s = b - a, c - a, origin - a
    p, q = np.cross(rays[:, None], e2[None]), np.cross(s, e1)
    det = np.einsum("rtk,tk->rt", p, e1)
    det = np.where(np.abs(det) < 1e-9, 1e-9, det)
    u, v = np.einsum("rtk,tk->rt", p, s) / det, rays @ q.T / det
    far = np.sum(e2 * q, axis=1) / det
    far = np.where((u >= 0) & (v >= 0) & (u + v <= 1) & (far > 1e-6), far, np.inf).min(axis=1)
    ground = np.where(rays[:, 2] < -1e-6, -origin[2] / np.minimum(rays[:, 2], -1e-6), np.inf)
    return float(np.clip(1 - np.minimum(far, np.maximum(ground, 0)) / REACH, 0, 1).mean())


def painted(mesh: Mesh, colour: str) -> Floats:
    """Each point's colour 0 to 1, darker where the piece shades itself."""
    paint = np.array([int(colour[i : i + 2], 16) for i in (1, 3, 5)]) / 255
    light = 1 - STRENGTH * (1 - openness(mesh))[:, None]
    return np.asarray(paint * (light + (1 - light) * DARK))


def outline(mesh: Mesh, colour: str) -> GeomNode:
    """A thin shell round a mesh that is seen from its inner side alone: an outline that light does not touch."""
    _, place = np.unique(np.round(mesh.points, 4), axis=0, return_inverse=True)
    total = np.zeros((place.max() + 1, 3))
    np.add.at(total, place.ravel(), mesh.normals)
    shell = Mesh(mesh.points + unit(total[place.ravel()]) * OUTLINE, -mesh.normals, mesh.triangles[:, ::-1])
    paint = np.array([int(colour[i : i + 2], 16) for i in (1, 3, 5)]) / 255
    return geom_node("outline", shell, np.tile([*paint, 0.0], (len(mesh.points), 1)))


def geom_node(name: str, mesh: Mesh, colours: Floats, uv: Floats | None = None) -> GeomNode:
    """A node with normals, sRGB colours (n, 3 or 4) as bytes and, where given, texture coordinates."""
    form = GeomVertexFormat.getV3n3c4() if uv is None else GeomVertexFormat.getV3n3c4t2()
    data = GeomVertexData(name, form, Geom.UHStatic)
    data.setNumRows(len(mesh.points))
    paint = colours if colours.shape[1] == 4 else np.insert(colours, 3, 1.0, axis=1)
    columns = {"vertex": mesh.points, "normal": mesh.normals, "color": paint}
    for column, values in {**columns, **({} if uv is None else {"texcoord": uv})}.items():
        writer = GeomVertexWriter(data, column)
        for row in values.tolist():
            getattr(writer, f"setData{len(row)}")(*row)
    triangles = GeomTriangles(Geom.UHStatic)
    for corners in mesh.triangles:
        triangles.addVertices(*(int(corner) for corner in corners))
    geom = Geom(data)
    geom.addPrimitive(triangles)
    node = GeomNode(name)
    node.addGeom(geom)
    return node


def rooted(*nodes: GeomNode) -> NodePath:
    """The nodes below a plain root of the first one's name."""
    root = NodePath(ModelRoot(nodes[0].getName()))
    for node in nodes:
        root.attachNewNode(node)
    return root


def write(root: NodePath, name: str) -> None:
    """Write models/NAME.bam."""
    MODELS.mkdir(exist_ok=True)
    root.writeBamFile(Filename.fromOsSpecific(str(MODELS / f"{name}.bam")))
