"""The textured models: rounded dice with an atlas of their faces, and a thin card with two sides."""

from __future__ import annotations

import numpy as np
from panda3d.core import Filename, LVector3, ModelRoot, NodePath, SamplerState, Texture, TexturePool, TransformState

from art.cards_pen import ROOT
from art.cards_shapes import box
from art.pieces_bam import geom_node, rooted
from art.pieces_mesh import Floats, Mesh, grid, join, unit
from game.scene.dice import SIDES

ROUND = 0.15
"""Radius of a die's edges, whose own edge is 1."""
CARD = (0.9, 1.3, 0.024)
PALE = np.array([1.0, 0.965, 0.88])


def die(name: str) -> NodePath:
    """A rounded cube; side n shows cell n of the atlas textures/dice/NAME.png."""
    sides = [_side(n) for n in range(6)]
    mesh = join(*(mesh for mesh, _ in sides))
    uv = np.vstack([uv for _, uv in sides])
    root = rooted(geom_node(f"die_{name}", mesh, np.ones((len(uv), 3)), uv))
    root.setTexture(_atlas(name))
    return root


def _side(n: int) -> tuple[Mesh, Floats]:
    """One side's net of points with its texture coordinates."""
    inner, steps = 0.5 - ROUND, np.tan(np.radians(np.linspace(0, 45, 4)))
    line = np.concatenate([-inner - ROUND * steps[::-1], inner + ROUND * steps])
    u, v = (a.reshape(-1, 1) for a in np.meshgrid(line, line))
    right, up, out = _axes(n)
    flat = u * right + v * up + 0.5 * out
    core = np.clip(flat, -inner, inner)
    normals = unit(flat - core)
    column, row = n % 4, n // 4
    uv = np.hstack([(column + u + 0.5) / 4, (1 - row + v + 0.5) / 2])
    return Mesh(core + normals * ROUND, normals, grid(len(line), len(line))), uv


def _axes(n: int) -> tuple[Floats, Floats, Floats]:
    """Where right, up and out of side n's picture point while the die lies at rest."""
    turn = TransformState.makeHpr(SIDES[n]).getInverse().getMat()
    right, up, out = (np.array(turn.xformVec(LVector3(*row))).round() for row in np.eye(3).tolist())
    return right, up, out


def _atlas(name: str) -> Texture:
    texture = TexturePool.loadTexture(Filename.fromOsSpecific(str(ROOT / "textures" / "dice" / f"{name}.png")))
    texture.setMinfilter(SamplerState.FTLinearMipmapLinear)
    texture.setWrapU(SamplerState.WMClamp)
    texture.setWrapV(SamplerState.WMClamp)
    return texture


def card() -> NodePath:
    """A thin card that looks to -y: nodes `front` and `back` with texture coordinates, and its `edge`."""
    width, height, thick = CARD
    rim = box(-width / 2, -height / 2, width / 2, height / 2, 0.1)[::3]
    root = NodePath(ModelRoot("card"))
    for name, y, way in (("front", -thick / 2, 1), ("back", thick / 2, -1)):
        uv = np.column_stack([rim[:, 0] * way / width + 0.5, rim[:, 1] / height + 0.5])
        mesh = _plate(rim, y, way)
        root.attachNewNode(geom_node(name, mesh, np.ones((len(rim), 3)), uv))
    edge = _edge(rim, thick)
    root.attachNewNode(geom_node("edge", edge, np.tile(PALE, (len(edge.points), 1))))
    return root


def _plate(rim: Floats, y: float, way: int) -> Mesh:
    points = np.column_stack([rim[:, 0], np.full(len(rim), y), rim[:, 1]])
    fan = np.array([(0, i, i + 1)[::way] for i in range(1, len(rim) - 1)])
    return Mesh(points, np.tile((0.0, -float(way), 0.0), (len(rim), 1)), fan)


def _edge(rim: Floats, thick: float) -> Mesh:
    ends = np.vstack([rim, rim[:1]])
    ahead = np.roll(rim, -1, 0) - np.roll(rim, 1, 0)
    look = unit(np.column_stack([ahead[:, 1], np.zeros(len(rim)), -ahead[:, 0]]))
    look = np.vstack([look, look[:1]])
    rims = [np.column_stack([ends[:, 0], np.full(len(ends), y), ends[:, 1]]) for y in (-thick / 2, thick / 2)]
    return Mesh(np.vstack(rims), np.vstack([look, look]), grid(2, len(ends)))
