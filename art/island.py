"""The island's kit: every part of its scenery, as children of one .bam; twice, fine and coarse."""

from __future__ import annotations

from art import kit_animals, kit_base, kit_head, kit_huts, kit_plants, kit_stones, kit_walls, kit_water
from art.export import geom_node, write
from art.mesh import coarsely

DRY = (kit_stones, kit_walls, kit_base, kit_head, kit_huts, kit_plants, kit_animals)


def write_kit(filename: str) -> None:
    """Write one kit into models/."""
    parts = {name: geom_node(name, mesh) for module in DRY for name, mesh in module.parts().items()}
    parts |= {name: geom_node(name, mesh, True) for name, mesh in kit_water.parts().items()}
    write(filename, parts)


def main() -> None:
    """Write models/island.bam and, for low quality, models/island_low.bam."""
    write_kit("island.bam")
    with coarsely():
        write_kit("island_low.bam")


if __name__ == "__main__":
    main()
