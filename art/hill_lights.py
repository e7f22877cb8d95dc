"""Lanterns, standing on z = 0; their glass lights itself."""

from __future__ import annotations

import numpy as np

from art.hill_palette import IRON, LANTERN
from art.mesh import Mesh, circle, is_coarse, loft
from art.palette import rgb

GLASS = 0.2
"""Height of the middle of a lantern's glass."""


def lantern() -> Mesh:
    """A small lantern with a pointed iron hat, 0.42 tall."""
    n = 4 if is_coarse() else 5
    hot = np.clip(rgb(LANTERN) * 1.12, 0, 1)
    mesh = Mesh().add(loft([circle(n, 0.085, 0.0), circle(n, 0.115, 0.3)], top=False), hot, 0.0)
    hat = loft([circle(n, 0.15, 0.29), circle(n, 0.0, 0.44)], top=False)
    return mesh.add(hat, IRON)


def post() -> Mesh:
    """A lantern on a post, for villages, 1.3 tall."""
    n = 5
    pole = Mesh().add(loft([circle(n, 0.05), circle(n, 0.04, 0.9)], top=False), "#5A3A50")
    return pole.join(lantern().scale(1.15).move(z=0.86))


def parts() -> dict[str, Mesh]:
    """The lantern that stands on the parapet."""
    return {"lantern": lantern()}
