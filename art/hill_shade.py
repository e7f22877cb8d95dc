"""The hill's deep shade, baked into its pieces."""

from __future__ import annotations

import numpy as np

from art.bake import bake
from art.mesh import Mesh

SHADE = np.array([0.19, 0.14, 0.25])
"""What a wholly hidden corner keeps of its colour."""


def shaded(mesh: Mesh, others: list[Mesh] | None = None, strength: float = 0.8) -> Mesh:
    """The mesh with the hill's ambient occlusion baked into its colours, in place."""
    return bake(mesh, others, strength, SHADE)
