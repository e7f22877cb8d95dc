"""The four buttons under a right thumb, the one that is meant filled: no letters, for each maker has others."""

from __future__ import annotations

from functools import partial

from art.cards_pen import Canvas
from art.cards_shapes import ellipse
from art.icons_pen import Draw, curve, solid

FAR, RADIUS = 37.0, 21.0
_WAYS = {"a": (0, 1), "b": (1, 0), "x": (-1, 0), "y": (0, -1)}


def _face(meant: str, c: Canvas) -> None:
    for name, (right, down) in _WAYS.items():
        at = 64 + FAR * right, 64 + FAR * down
        if name == meant:
            solid(c, ellipse(*at, RADIUS + 5))
        else:
            curve(c, ellipse(*at, RADIUS - 6), 9, closed=True)


PADS: dict[str, Draw] = {f"pad_{name}": partial(_face, name) for name in _WAYS}
