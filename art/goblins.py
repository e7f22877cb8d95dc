"""The pieces of the hill: models/goblin_0..4.bam, chip.bam, magic_stone.bam, raven.bam, ghost.bam."""

from __future__ import annotations

from art import goblins_parts as part
from art import hill_pieces
from art.bake import ground
from art.export import geom_node, write
from art.hill_palette import shaded
from art.mesh import Mesh
from art.palette import rgb

STRENGTH = 0.45


def red() -> Mesh:
    """Horns; stout."""
    skin = "#FF7A66"
    mesh = part.body([(0.16, 0.05), (0.32, 0.16), (0.355, 0.32), (0.29, 0.5), (0.17, 0.62)], "#F0413B")
    mesh.join(part.arms("#F0413B", rgb(skin), 0.25, 0.37), part.feet(rgb("#C92E30"), 0.16), part.head(skin))
    return mesh.join(part.eyes(skin), part.mouth(-0.09), part.ears(skin, 14, 0.4), part.horns(),
                     part.plate(part.CREAM, -0.3, 0.33, -6))  # fmt: skip


def blue() -> Mesh:
    """A pointed cap; slim."""
    skin = "#7DB2FF"
    mesh = part.body([(0.15, 0.05), (0.27, 0.16), (0.3, 0.34), (0.25, 0.52), (0.15, 0.63)], "#3C82F6")
    mesh.join(part.arms("#3C82F6", rgb(skin), 0.21, 0.33), part.feet(rgb("#2559B8"), 0.14), part.head(skin, 1.04))
    return mesh.join(part.eyes(skin, 0.112), part.mouth(0.08), part.ears(skin, -16, 0.36), part.pointed_cap(),
                     part.plate(part.CREAM, -0.245, 0.34, -4))  # fmt: skip


def yellow() -> Mesh:
    """A crest; like a pear."""
    skin = "#FFE98A"
    mesh = part.body([(0.2, 0.05), (0.34, 0.14), (0.36, 0.27), (0.25, 0.48), (0.14, 0.62)], "#FFE02E")
    mesh.join(part.arms("#FFE02E", rgb(skin), 0.2, 0.36), part.feet(rgb("#E8923A"), 0.17), part.head(skin, 1.1))
    return mesh.join(part.eyes(skin, 0.12, 0.11), part.mouth(0.0), part.ears(skin, 4, 0.5, 0.13), part.crest(),
                     part.plate(part.CREAM, -0.3, 0.3, -14))  # fmt: skip


def ivory() -> Mesh:
    """A beret; broad above."""
    skin = "#FFFBF0"
    mesh = part.body([(0.17, 0.05), (0.28, 0.15), (0.33, 0.34), (0.33, 0.5), (0.18, 0.63)], "#FFF3DC")
    mesh.join(part.arms("#FFF3DC", rgb(skin), 0.28, 0.39), part.feet(rgb("#B79BD8"), 0.15), part.head(skin, 1.2))
    return mesh.join(part.eyes(skin, 0.125), part.mouth(-0.1), part.ears(skin, -26, 0.38, 0.15), part.beret(),
                     part.plate("#4B3A66", -0.285, 0.37, 3))  # fmt: skip


def teal() -> Mesh:
    """A mushroom's cap; round."""
    skin = "#5CD6C4"
    mesh = part.body([(0.16, 0.05), (0.31, 0.15), (0.36, 0.34), (0.31, 0.52), (0.16, 0.63)], "#12A594")
    mesh.join(part.arms("#12A594", rgb(skin), 0.26, 0.38), part.feet(rgb("#0B7468"), 0.16), part.head(skin, 1.08))
    return mesh.join(part.eyes(skin, 0.115), part.mouth(0.1), part.ears(skin, 24, 0.42, 0.13), part.mushroom_cap(),
                     part.plate(part.CREAM, -0.305, 0.34, -3))  # fmt: skip


GOBLINS = (red, blue, yellow, ivory, teal)


def main() -> None:
    """Write all pieces."""
    for number, make in enumerate(GOBLINS):
        name = f"goblin_{number}"
        write(f"{name}.bam", {name: geom_node(name, shaded(make(), [ground()], STRENGTH))})
    hill_pieces.main()


if __name__ == "__main__":
    main()
