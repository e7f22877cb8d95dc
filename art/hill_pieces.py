"""Chip, magic stone, raven and ghost."""

from __future__ import annotations

from itertools import pairwise
from math import pi

import numpy as np

from art.bake import ground
from art.export import geom_node, write
from art.goblins_parts import oval
from art.hill_palette import CHIP_EDGE, CHIP_FACE, EMERALD, EMERALD_TOP, RUNE
from art.hill_shade import shaded
from art.mesh import Mesh, circle, fan, loft, strip, up
from art.palette import rgb

CHIP_RADIUS, CHIP_HEIGHT = 0.36, 0.16


def chip_body() -> Mesh:
    """The wooden disc round its middle; above lies its back with the spiral rune, below there is room for a picture."""
    n, h, b = 14, CHIP_HEIGHT / 2, 0.03
    r = CHIP_RADIUS
    rings = [circle(n, r - b, -h), circle(n, r, -h + b), circle(n, r, h - b), circle(n, r - b, h)]
    mesh = Mesh().add(loft(rings, top=False), CHIP_EDGE)
    return shaded(mesh.add(fan(circle(n, r - b, h)), CHIP_FACE), strength=0.4).join(rune(h + 0.004))


def rune(z: float) -> Mesh:
    """A flat spiral of two turns that ends in a drop."""
    t = np.linspace(0, 1, 15)
    angle, r = 2 * pi * 1.75 * t + 0.6, 0.05 + 0.2 * t
    half = 0.034 * (1 - 0.55 * t)
    way = np.stack([np.cos(angle), np.sin(angle), 0 * t], axis=1)
    inner, outer = way * (r - half)[:, None] + up(z), way * (r + half)[:, None] + up(z)
    return Mesh().add(strip(outer, inner), RUNE).add(fan(circle(8, 0.07, z)), RUNE)


def chip_face() -> Mesh:
    """The side with the picture, looking down, with texture coordinates 0 to 1 over its square."""
    rim = circle(14, CHIP_RADIUS - 0.03, -CHIP_HEIGHT / 2 - 0.003)[::-1]
    tri = fan(rim)
    reach = 2 * (CHIP_RADIUS - 0.03)
    uv = np.stack([0.5 + tri[..., 0] / reach, 0.5 - tri[..., 1] / reach], axis=-1)
    return Mesh().add(tri, np.ones(3), uv=uv)


def magic_stone() -> Mesh:
    """A cut emerald of green glass, lit from within, 0.43 tall, standing on its point."""
    rings = [circle(6, 0.03, 0.0), circle(6, 0.2, 0.17, 30), circle(6, 0.2, 0.28, 0), circle(6, 0.1, 0.42, 30)]
    mesh = Mesh()
    for i, (a, b) in enumerate(pairwise(rings)):
        tri = strip(a, b, closed=True)
        low, high = rgb(EMERALD) * (0.72 + 0.16 * i), rgb(EMERALD) * (0.9 + 0.12 * i)
        spread = np.where(np.arange(len(tri)) % 4 < 2, 1.0, 0.86)[:, None]
        mesh.add(tri, np.clip((low + high) / 2 * spread + 0.05 * i, 0, 1), 0.25)
    return mesh.add(fan(rings[-1]), EMERALD_TOP, 0.0)


def raven() -> Mesh:
    """A plump raven that looks to -y, sitting on z = 0, 0.6 tall."""
    ink, shine = "#3B3560", "#5A5390"
    mesh = oval(0.2, 0.27, 0.2, 10, ink).turn(-24, "x").move(0, 0.04, 0.26)
    mesh.join(oval(0.155, 0.16, 0.15, 10, shine).move(0, -0.14, 0.48))
    beak = loft([circle(5, 0.062), circle(5, 0.04, 0.09), circle(5, 0.006, 0.2)]).reshape(-1, 3)
    mesh.join(Mesh().add(beak.reshape(-1, 3, 3), "#F2B233").turn(90, "x").turn(8, "x").move(0, -0.27, 0.46))
    for side in (-1, 1):
        mesh.join(oval(0.05, 0.03, 0.05, 6, "#FFFDF6", 0.7).move(side * 0.085, -0.26, 0.53))
        mesh.join(oval(0.024, 0.02, 0.026, 6, "#1B1430").move(side * 0.08, -0.285, 0.53))
        wing = oval(0.06, 0.25, 0.14, 8, "#2F2A4E").turn(-22, "x").turn(side * 8).move(side * 0.19, 0.1, 0.29)
        mesh.join(wing)
        mesh.join(oval(0.05, 0.08, 0.03, 5, "#F2B233").move(side * 0.08, -0.06, 0.03))
    tail = np.array([[-0.06, 0.22, 0.2], [0.06, 0.22, 0.2], [0.14, 0.5, 0.12], [-0.14, 0.5, 0.12]])
    mesh.add(np.concatenate([fan(tail), fan(tail[::-1])]), "#2F2A4E")
    return shaded(mesh, [ground()], 0.4)


def ghost() -> Mesh:
    """A friendly sheet of a ghost that looks to -y and floats, 0.95 tall, lit from within."""
    n = 16
    rings = []
    shape = ((0.36, 0.0, 0.09), (0.33, 0.22, 0.05), (0.29, 0.5, 0), (0.27, 0.7, 0), (0.2, 0.87, 0), (0.02, 0.95, 0))
    for r, z, wave in shape:
        ring = circle(n, r, z)
        angle = np.arange(n) * 2 * pi / n
        ring[:, :2] *= (1 + wave * np.sin(angle * 5))[:, None]
        ring[:, 2] += wave * 0.8 * np.cos(angle * 5)
        rings.append(ring)
    mesh = Mesh().add(loft(rings, top=False), "#EDE6FF", 0.35, smooth=True)
    for side in (-1, 1):
        mesh.join(oval(0.05, 0.03, 0.075, 8, "#3A2A4E", 0.6).move(side * 0.1, -0.262, 0.66))
        mesh.join(oval(0.018, 0.012, 0.022, 5, "#FFFFFF", 0.0).move(side * 0.1 + 0.015, -0.292, 0.69))
        mesh.join(oval(0.045, 0.015, 0.03, 6, "#FFB3C8", 0.4).move(side * 0.18, -0.235, 0.57))
        arm = oval(0.08, 0.1, 0.06, 8, "#EDE6FF", 0.35).turn(side * 30).move(side * 0.31, -0.12, 0.42)
        mesh.join(arm)
    return mesh.join(oval(0.05, 0.03, 0.06, 8, "#6B4A8E", 0.6).move(0, -0.28, 0.53))


def main() -> None:
    """Write chip, stone, raven and ghost."""
    chip = {"front": geom_node("front", chip_body()), "back": geom_node("back", chip_face(), True)}
    write("chip.bam", chip)
    for make in (magic_stone, raven, ghost):
        write(f"{make.__name__}.bam", {make.__name__: geom_node(make.__name__, make())})
