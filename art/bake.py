"""Ambient occlusion, painted into the vertex colours."""

from __future__ import annotations

import numpy as np
from embreex.mesh_construction import TriangleMesh
from embreex.rtcore_scene import EmbreeScene

from art.mesh import Mesh

REACH = 1.3
RAYS = 24
SHADE = np.array([0.23, 0.17, 0.21])
"""What a wholly hidden corner keeps of its colour: brown-violet, never black."""


def directions() -> np.ndarray:
    """Cosine-weighted directions round +z on a golden spiral, the same each time."""
    i = np.arange(RAYS) + 0.5
    radius, angle = np.sqrt(i / RAYS), i * 2.399963
    return np.stack([radius * np.cos(angle), radius * np.sin(angle), np.sqrt(1 - i / RAYS)], axis=1)


def frames(normal: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Two axes at right angles to each normal (n, 3)."""
    helper = np.where(np.abs(normal[:, 2:3]) < 0.9, [[0.0, 0.0, 1.0]], [[1.0, 0.0, 0.0]])
    side = np.cross(helper, normal)
    side /= np.maximum(np.linalg.norm(side, axis=1, keepdims=True), 1e-9)
    return side, np.cross(normal, side)


def openness(mesh: Mesh, others: list[Mesh]) -> np.ndarray:
    """How open each corner (n, 3) is to the sky, 0..1, hidden by the mesh itself and by others."""
    everything = np.concatenate([mesh.tri, *(o.tri for o in others)])
    scene = EmbreeScene()
    TriangleMesh(scene, everything.astype(np.float32))
    face = mesh.tri.mean(axis=1, keepdims=True)
    flat = np.cross(mesh.tri[:, 1] - mesh.tri[:, 0], mesh.tri[:, 2] - mesh.tri[:, 0])
    flat /= np.maximum(np.linalg.norm(flat, axis=1, keepdims=True), 1e-9)
    normal = np.repeat(flat, 3, axis=0)
    start = (mesh.tri + (face - mesh.tri) * 0.12).reshape(-1, 3) + normal * 0.012
    side, up = frames(normal)
    local = directions()
    rays = local[:, 0, None, None] * side + local[:, 1, None, None] * up + local[:, 2, None, None] * normal
    origins = np.tile(start, (RAYS, 1)).astype(np.float32)
    far = np.full(len(origins), REACH, np.float32)
    distance = scene.run(origins, rays.reshape(-1, 3).astype(np.float32), query="DISTANCE", dists=far)
    hidden = (1 - np.clip(distance / REACH, 0, 1)).reshape(RAYS, -1).mean(axis=0)
    return evened(mesh.tri.reshape(-1, 3), normal, (1 - hidden) ** 1.2).reshape(-1, 3)


def evened(points: np.ndarray, normals: np.ndarray, values: np.ndarray) -> np.ndarray:
    """The mean over corners at the same place that look the same way, so that one flat face shows no seams."""
    key = np.round(np.c_[points * 200, normals * 8]).astype(np.int64)
    _, which = np.unique(key, axis=0, return_inverse=True)
    which = which.ravel()
    return (np.bincount(which, values) / np.bincount(which))[which]


def bake(
    mesh: Mesh, others: list[Mesh] | None = None, strength: float = 1.0, shade: np.ndarray = SHADE
) -> Mesh:
    """Darken the colours in place: linear paint x (AO + (1 - AO) x shade)."""
    if len(mesh.tri):
        ao = 1 - (1 - openness(mesh, others or [])) * strength
        mesh.colour = mesh.colour * (ao[..., None] + (1 - ao[..., None]) * shade) ** (1 / 2.2)
    return mesh


def ground(size: float = 3.0, z: float = 0.0) -> Mesh:
    """A floor that hides what is below, for things that stand on one."""
    corners = np.array([[-size, -size, z], [size, -size, z], [size, size, z], [-size, size, z]])
    return Mesh().add([corners[[0, 1, 2]], corners[[0, 2, 3]]], "#FFFFFF")
