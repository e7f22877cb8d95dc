"""From meshes to .bam: shared vertices, colours as bytes, the same file each time."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from panda3d.core import Filename, Geom, GeomNode, GeomTriangles, GeomVertexData, GeomVertexFormat, NodePath

from art.mesh import Mesh, is_coarse

MODELS = Path(__file__).resolve().parent.parent / "models"

GLARE = 1.6
"""How long the normals are of what lights itself, in coarse models."""


def vertex_table(mesh: Mesh, coordinates: bool) -> np.ndarray:
    """The corners as rows of the file's vertex format (v3n3c4, v3n3c4t2)."""
    fields = [("v", "<f4", 3), ("n", "<f4", 3), ("c", "u1", 4), *([("t", "<f4", 2)] if coordinates else [])]
    table = np.zeros(len(mesh.tri) * 3, fields)
    table["v"] = np.round(mesh.tri.reshape(-1, 3), 4)
    table["n"] = np.round(facing(mesh).reshape(-1, 3), 3)
    table["c"][:, :3] = np.round(np.clip(mesh.colour.reshape(-1, 3), 0, 1) * 255)
    table["c"][:, 3] = np.repeat(np.round(mesh.light * 255), 3)
    if coordinates:
        table["t"] = np.round(mesh.uv.reshape(-1, 2), 4)
    return table


def facing(mesh: Mesh) -> np.ndarray:
    """Normals (n, 3, 3). A coarse model is lit without shaders, which know nothing of alpha: there a long normal to the
    sky lets what lights itself be as bright as it is painted, whichever way it looks."""
    normals = mesh.normals()
    if is_coarse():
        normals[mesh.light == 0] = (0, 0, GLARE)
    return normals


def geom_node(name: str, mesh: Mesh, coordinates: bool = False) -> GeomNode:
    """The mesh as one Geom; `coordinates` keeps texture coordinates (water)."""
    table = vertex_table(mesh, coordinates)
    rows = table.view(np.dtype((np.void, table.dtype.itemsize))).ravel()
    _, first, index = np.unique(rows, return_index=True, return_inverse=True)
    layout = GeomVertexFormat.get_v3n3c4t2() if coordinates else GeomVertexFormat.get_v3n3c4()
    data = GeomVertexData(name, layout, Geom.UH_static)
    data.unclean_set_num_rows(len(first))
    memoryview(data.modify_array(0)).cast("B")[:] = table[first].tobytes()
    triangles = GeomTriangles(Geom.UH_static)
    triangles.set_index_type(Geom.NT_uint32)
    triangles.modify_vertices().unclean_set_num_rows(len(mesh.tri) * 3)
    memoryview(triangles.modify_vertices()).cast("B")[:] = index.ravel().astype("<u4").tobytes()
    geom = Geom(data)
    geom.add_primitive(triangles)
    node = GeomNode(name)
    node.add_geom(geom)
    return node


def write(filename: str, parts: dict[str, GeomNode]) -> None:
    """One .bam in models/ with the parts as children of its root, by name."""
    root = NodePath("kit")
    for name in sorted(parts):
        root.attach_new_node(parts[name])
    MODELS.mkdir(exist_ok=True)
    root.write_bam_file(Filename.from_os_specific(str(MODELS / filename)))
