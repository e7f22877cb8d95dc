"""The hill's kit: every part of its scenery, as children of one .bam; twice, fine and coarse."""

from __future__ import annotations

from art import hill_flags, hill_lights, hill_table, hill_tower, hill_villages, hill_walls
from art.export import geom_node, write
from art.mesh import coarsely

MODULES = (hill_flags, hill_lights, hill_table, hill_tower, hill_villages, hill_walls)


def write_kit(filename: str) -> None:
    """Write one kit into models/."""
    write(filename, {name: geom_node(name, mesh) for m in MODULES for name, mesh in m.parts().items()})


def main() -> None:
    """Write models/hill.bam and, for low quality, models/hill_low.bam."""
    write_kit("hill.bam")
    with coarsely():
        write_kit("hill_low.bam")


if __name__ == "__main__":
    main()
