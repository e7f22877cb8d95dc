"""The island's kit: every part of its scenery, as children of one .bam; twice, fine and coarse."""

from __future__ import annotations

from art import kit_animals, kit_base, kit_head, kit_huts, kit_plants, kit_shore, kit_stones, kit_walls, kit_water
from art.export import geom_node, write
from art.mesh import coarsely

DRY = (kit_stones, kit_walls, kit_base, kit_head, kit_huts, kit_animals)
MOVING = (kit_water, kit_plants)
"""With texture coordinates, by which the shaders know how each corner moves."""


def write_kit(filename: str) -> None:
    """Write one kit into models/."""
    parts = {name: geom_node(name, mesh) for module in DRY for name, mesh in module.parts().items()}
    parts |= {name: geom_node(name, mesh, True) for module in MOVING for name, mesh in module.parts().items()}
    write(filename, parts)


def write_both(ending: str) -> None:
    """Write the kit, and what floats beside the island."""
    write_kit(f"island{ending}.bam")
    write(f"shore{ending}.bam", {name: geom_node(name, mesh) for name, mesh in kit_shore.parts().items()})


def main() -> None:
    """Write models/island.bam and models/shore.bam and, for low quality, both with the ending `_low`."""
    write_both("")
    with coarsely():
        write_both("_low")


if __name__ == "__main__":
    main()
