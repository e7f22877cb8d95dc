"""The pieces of the hill: models/goblin_0..4.bam, chip.bam, magic_stone.bam, raven.bam, ghost.bam."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from art import goblins_parts as part
from art import hill_pieces
from art.bake import ground
from art.export import geom_node, write
from art.hill_shade import shaded
from art.mesh import Mesh, coarsely
from art.palette import rgb

STRENGTH = 0.45
SMALL = 0.0025
"""Area of a triangle that is missed by nobody in the silhouette."""


def red() -> Mesh:
    """Hot-tempered: stout, with horns, fists on the hips, cheeky brows."""
    skin = "#FF7A66"
    mesh = part.body([(0.16, 0.05), (0.32, 0.16), (0.355, 0.32), (0.29, 0.5), (0.17, 0.62)], "#F0413B")
    mesh.join(part.arms("#F0413B", rgb(skin), 0.24, "hips", "hips"), part.feet(rgb("#C92E30"), 0.16), part.head(skin))
    return mesh.join(part.eyes(skin, 0.122, 0.12, 0.5, -16), part.mouth(-0.09), part.ears(skin, 14, 0.4), part.horns())


def blue() -> Mesh:
    """A dreamer: slim, with a pointed cap, sleepy lids and hanging arms."""
    skin = "#7DB2FF"
    mesh = part.body([(0.15, 0.05), (0.27, 0.16), (0.3, 0.34), (0.25, 0.52), (0.15, 0.63)], "#3C82F6")
    mesh.join(part.arms("#3C82F6", rgb(skin), 0.21, "down", "down"), part.feet(rgb("#2559B8"), 0.14))
    mesh.join(part.head(skin, 1.04), part.eyes(skin, 0.114, 0.12, 0.14, 8), part.mouth(0.08))
    return mesh.join(part.ears(skin, -16, 0.36), part.pointed_cap())


def yellow() -> Mesh:
    """Full of glee: like a pear, with a crest, wide eyes and both arms in the air."""
    skin = "#FFE98A"
    mesh = part.body([(0.2, 0.05), (0.34, 0.14), (0.36, 0.27), (0.25, 0.48), (0.14, 0.62)], "#FFE02E")
    mesh.join(part.arms("#FFE02E", rgb(skin), 0.19, "up", "up"), part.feet(rgb("#E8923A"), 0.17), part.head(skin, 1.1))
    return mesh.join(part.eyes(skin, 0.13, 0.136, 1.0, 0), part.mouth(0.0), part.ears(skin, 4, 0.5, 0.13), part.crest())


def ivory() -> Mesh:
    """Grand: broad above, with a beret, half an eye for the others, a hand on the hip and one that presents."""
    skin = "#FFFBF0"
    mesh = part.body([(0.17, 0.05), (0.28, 0.15), (0.33, 0.34), (0.33, 0.5), (0.18, 0.63)], "#FFF3DC")
    mesh.join(part.arms("#FFF3DC", rgb(skin), 0.27, "hips", "out"), part.feet(rgb("#B79BD8"), 0.15))
    mesh.join(part.head(skin, 1.2), part.eyes(skin, 0.125, 0.118, 0.3, -4), part.mouth(-0.1))
    return mesh.join(part.ears(skin, -26, 0.38, 0.15), part.beret())


def teal() -> Mesh:
    """Shy: round, under a mushroom's cap, worried brows and hands at the chin."""
    skin = "#5CD6C4"
    mesh = part.body([(0.16, 0.05), (0.31, 0.15), (0.36, 0.34), (0.31, 0.52), (0.16, 0.63)], "#12A594")
    mesh.join(part.arms("#12A594", rgb(skin), 0.25, "shy", "shy"), part.feet(rgb("#0B7468"), 0.16))
    mesh.join(part.head(skin, 1.08), part.eyes(skin, 0.118, 0.126, 0.55, 20), part.mouth(0.1))
    return mesh.join(part.ears(skin, 24, 0.42, 0.13), part.mushroom_cap())


GOBLINS = ((red, 0.375), (blue, 0.35), (yellow, 0.37), (ivory, 0.39), (teal, 0.375))
"""By colour, and how far the badge stands out before the belly."""


def outline(make: Callable[[], Mesh]) -> Mesh:
    """A plain stand-in of few triangles for the silhouette: what is large."""
    with coarsely():
        mesh = make()
    area = np.linalg.norm(np.cross(mesh.tri[:, 1] - mesh.tri[:, 0], mesh.tri[:, 2] - mesh.tri[:, 0]), axis=1) / 2
    for name in ("tri", "colour", "light", "uv", "smooth"):
        setattr(mesh, name, getattr(mesh, name)[area > SMALL])
    return mesh


def main() -> None:
    """Write all pieces."""
    for number, (make, out) in enumerate(GOBLINS):
        badge = part.badge(-out, 0.31, 24)
        meshes = {"body": shaded(make(), [ground()], STRENGTH), "badge": badge, "outline": outline(make).join(badge)}
        write(f"goblin_{number}.bam", {name: geom_node(name, mesh, True) for name, mesh in meshes.items()})
    hill_pieces.main()


if __name__ == "__main__":
    main()
