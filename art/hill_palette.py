"""The hill's colours, sRGB hex, and its deep shade."""

from __future__ import annotations

import numpy as np

from art.bake import bake
from art.mesh import Mesh

SHADE = np.array([0.19, 0.14, 0.25])
"""What a wholly hidden corner keeps of its colour."""
MEADOW = ("#5FA07C", "#4F8A7E", "#4F5E94", "#4A3F86", "#382B6B", "#2A1F55")
MEADOW_DISTANCE = (0.0, 2.0, 4.5, 9.0, 18.0, 34.0)
WALL = ("#A98FCB", "#9C80C0", "#B79DD6")
BANK = ("#2F7A5C", "#38896A", "#2A6E5E")
COPING = ("#FFE0AE", "#F9D49C", "#FFE8C2")
FLAG, CORNER, JOINT = "#E6DAF2", "#CDB7E4", "#4A3A66"
SIGN_FLAG, SIGN_DISC, STONE_FLAG = "#DCCBF0", "#7B4FC0", "#9FD9B8"
CHIP_EDGE, CHIP_FACE, RUNE = "#D99A52", "#F3C583", "#6A2BA0"
EMERALD, EMERALD_TOP = "#19D27A", "#B8FFD8"
LANTERN, IRON = "#FFC766", "#6B4A3A"
ROOFS = ("#E2483D", "#3F7BE8", "#F2B01E", "#1FA88E")
TOWER = ("#D8C9E8", "#C3B0DA", "#B6A1CF", "#E2D6EE")
TOWER_ROOF, WINDOW = "#5A2BA0", "#FFD070"
MOON, STAR, THREAD = "#FFE39A", "#FFD876", "#B79BD8"
MIST = "#E9E1FF"
GREEN, GREEN_SAND = "#5DAF83", "#E3BE98"
TREES = ("#2F8A6C", "#276F72", "#7A3F9C", "#9A4A9E", "#5A3A96")
TRUNK = "#5A3550"
GLOW = {"legal": "#FFE45C", "hover": "#FFFFE6", "target": "#FFC933"}


def shaded(mesh: Mesh, others: list[Mesh] | None = None, strength: float = 0.8) -> Mesh:
    """The mesh with the hill's ambient occlusion baked into its colours, in place."""
    return bake(mesh, others, strength, SHADE)
