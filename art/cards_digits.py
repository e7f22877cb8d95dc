"""Digits as strokes with round ends, centred on the origin, one unit high with their width."""

from __future__ import annotations

import numpy as np

from art.cards_shapes import Part, Points, arc, bezier, moved, pts

_WIDTH = 0.2


def _two() -> Points:
    tail = bezier((0.182, -0.085), (0.11, 0.05), (-0.08, 0.2), (-0.21, 0.4))
    return np.vstack([arc(0, -0.19, 0.21, 0.21, 195, 390, 30), tail, pts((0.24, 0.4))])


def _three() -> Points:
    return np.vstack([arc(-0.01, -0.205, 0.195, 0.195, 205, 440, 30), arc(-0.01, 0.19, 0.225, 0.215, -80, 152, 30)])


def _five() -> Points:
    return np.vstack([pts((0.19, -0.4), (-0.17, -0.4), (-0.19, -0.06)), arc(-0.01, 0.15, 0.235, 0.255, 225, 508, 36)])


def _six() -> list[Points]:
    stem = bezier((0.13, -0.4), (-0.05, -0.3), (-0.21, -0.08), (-0.225, 0.17))
    return [stem, arc(0, 0.18, 0.225, 0.225, 0, 360, 48)]


_STROKES: dict[str, list[Points]] = {
    "1": [np.vstack([bezier((-0.15, -0.24), (-0.05, -0.28), (0.01, -0.33), (0.05, -0.4)), pts((0.05, 0.4))])],
    "2": [_two()],
    "3": [_three()],
    "4": [pts((0.05, -0.4), (-0.25, 0.15), (0.26, 0.15)), pts((0.1, -0.08), (0.1, 0.4))],
    "5": [_five()],
    "6": _six(),
}


def digit(text: str, x: float, y: float, height: float, weight: float = 1.0) -> tuple[Part, ...]:
    """The strokes of one digit `1` to `6`, centred at x, y."""
    return tuple(Part(moved(line, x, y, height), _WIDTH * height * weight) for line in _STROKES[text])
