"""Where everything on the hill is: pure geometry in world units, z up, in the hill's own frame.

North is +y, east is +x. Squares go clockwise seen from above, from the north-west corner (M1); each square is exactly
below its neighbour above (M2). The villages stand beyond the table's corners and never turn (M3).
"""

from __future__ import annotations

from math import sqrt

PITCH = 1.32
"""From the middle of a square to the next one's."""
FLOOR = (0.62, 1.94, 3.26, 4.58, 5.90)
"""Height of the ground of levels 1 to 4 and of the summit plate."""
FLAG_HEIGHT = 0.06
TOWER_HEIGHT = 4.4
SHOULDERS = 0.94
"""How far above the lower goblin's feet the upper one stands."""
VILLAGE_RADIUS = 2.25
VILLAGE_BEYOND = 0.95
"""From the hill's corner to the rim-side point that a village's middle lies beyond, along the diagonal."""
VILLAGE_FLOOR = 0.12
SUMMIT = 5


def half_side(squares_a_side: int) -> float:
    """Half the outer side of a terrace with so many squares a side."""
    return squares_a_side * PITCH / 2


def square_xyz(sides: tuple[int, ...], level: int, index: int) -> tuple[float, float, float]:
    """The top of a square's flagstone (level 1 to 4); the middle of the summit plate for level 5."""
    if level == SUMMIT:
        return (0.0, 0.0, FLOOR[4])
    n = sides[level - 1]
    side, k = divmod(index, n - 1)
    edge = (n - 1) * PITCH / 2
    along = -edge + k * PITCH
    x, y = ((along, edge), (edge, -along), (-along, -edge), (-edge, along))[side]
    return (x, y, FLOOR[level - 1] + FLAG_HEIGHT)


def is_corner(sides: tuple[int, ...], level: int, index: int) -> bool:
    """Whether a square is one of its level's corners."""
    return level != SUMMIT and index % (sides[level - 1] - 1) == 0


def village_xyz(sides: tuple[int, ...], village: int) -> tuple[float, float, float]:
    """The middle of village 0..3 (north-west, north-east, south-east, south-west), in the table's frame."""
    r = half_side(sides[0]) + (VILLAGE_BEYOND + VILLAGE_RADIUS * 0.3) / sqrt(2)
    east = 1 if village in (1, 2) else -1
    north = 1 if village in (0, 1) else -1
    return (east * r, north * r, VILLAGE_FLOOR)


def heading(storm: int) -> float:
    """Panda3D heading in degrees of the hill's node after `storm` clockwise quarter turns (M21)."""
    return -90.0 * storm
