"""The island's kit: every part of its scenery, as children of one .bam."""

from __future__ import annotations

from art import kit_animals, kit_base, kit_head, kit_huts, kit_plants, kit_stones, kit_walls, kit_water
from art.export import geom_node, write

DRY = (kit_stones, kit_walls, kit_base, kit_head, kit_huts, kit_plants, kit_animals)


def main() -> None:
    """Write models/island.bam."""
    parts = {name: geom_node(name, mesh) for module in DRY for name, mesh in module.parts().items()}
    parts |= {name: geom_node(name, mesh, True) for name, mesh in kit_water.parts().items()}
    write("island.bam", parts)


if __name__ == "__main__":
    main()
