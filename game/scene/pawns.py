"""The pawns of Emohbi: their colours and sizes, and how several stand on one space."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from panda3d.core import NodePath

from game.scene.figure import Figure, plain, rgb

SIZE = 1.12
HEIGHT = 1.4 * SIZE
COLOURS = ("#E5322D", "#2563E6", "#FFDD1F", "#FBF6EA", "#F27BD0", "#2B2F3A")
"""By the order of the shapes: ball, cube, pyramid, star, gem, ring."""
_ABREAST = ((1.0, 0.0), (1.0, 0.0), (0.86, 0.31), (0.76, 0.36), (0.7, 0.38), (0.62, 0.42), (0.58, 0.44))
"""Size of each pawn and distance from the middle of the stone, by how many stand on it."""


def abreast(count: int, place: int) -> tuple[float, float, float]:
    """Size and x, y offset of one of `count` pawns on one space, x along the ring."""
    size, radius = _ABREAST[min(count, 6)]
    angle = 2 * pi * place / count + (0 if count == 2 else pi / 2)
    return size, radius * cos(angle), radius * sin(angle)


def make_pawns(colours: tuple[int, ...], load_model: Callable[[str], NodePath]) -> list[Figure]:
    """One pawn a seat; `colours` are indices of the pieces. None stands anywhere yet."""
    models = [load_model(f"models/pawn_{colour}.bam") for colour in colours]
    return [
        Figure(f"pawn-{seat}", model, rgb(COLOURS[colour]), SIZE, seat, plain(model))
        for seat, (colour, model) in enumerate(zip(colours, models, strict=True))
    ]
