"""Curves as arrays of points (pixels, y down), and parts: filled outlines or round-ended strokes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]


@dataclass(frozen=True)
class Part:
    """A filled polygon (width 0), or a stroke of that width with round ends."""

    points: Points
    width: float = 0.0
    closed: bool = False


@dataclass(frozen=True)
class Layer:
    """Parts of one colour that share one ink outline; `ink` multiplies the outline's width, 0 leaves it out."""

    parts: tuple[Part, ...]
    colour: str
    ink: float = 1.0


def pts(*pairs: tuple[float, float]) -> Points:
    return np.array(pairs, dtype=float)


def arc(x: float, y: float, rx: float, ry: float, start: float, end: float, steps: int = 48) -> Points:
    """Points of an elliptic arc from `start` to `end` degrees, 0 to the right, clockwise on the screen."""
    t = np.radians(np.linspace(start, end, steps))
    return np.column_stack([x + rx * np.cos(t), y + ry * np.sin(t)])


def ellipse(x: float, y: float, rx: float, ry: float | None = None) -> Points:
    return arc(x, y, rx, rx if ry is None else ry, 0, 360, 73)[:-1]


def box(x0: float, y0: float, x1: float, y1: float, r: float = 0.0) -> Points:
    """A rectangle with rounded corners of radius `r`."""
    r = max(0.001, min(r, (x1 - x0) / 2, (y1 - y0) / 2))
    corners = ((x1 - r, y0 + r, -90), (x1 - r, y1 - r, 0), (x0 + r, y1 - r, 90), (x0 + r, y0 + r, 180))
    return np.vstack([arc(cx, cy, r, r, a, a + 90, 14) for cx, cy, a in corners])


def bezier(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float], d: tuple[float, float]) -> Points:
    """A cubic curve from a to d with the handles b and c."""
    t = np.linspace(0, 1, 32)[:, None]
    p = np.array([a, b, c, d], dtype=float)
    weights = np.hstack([(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t**2 * (1 - t), t**3])
    return np.asarray(weights @ p)


def smooth(points: Points, closed: bool = False, steps: int = 12) -> Points:
    """A soft curve (Catmull-Rom) through the points."""
    p = np.vstack([points[-1:], points, points[:2]]) if closed else np.vstack([points[:1], points, points[-1:]])
    t = np.linspace(0, 1, steps, endpoint=False)[:, None]
    runs = [_span(p[i : i + 4], t) for i in range(len(p) - 3)]
    return np.vstack(runs if closed else [*runs, points[-1:]])


def _span(p: Points, t: Points) -> Points:
    a, b = 2 * p[0] - 5 * p[1] + 4 * p[2] - p[3], 3 * p[1] - p[0] - 3 * p[2] + p[3]
    return np.asarray(0.5 * (2 * p[1] + (p[2] - p[0]) * t + a * t**2 + b * t**3))


def rounded(points: Points, r: float) -> Points:
    """The polygon with each corner cut by a soft curve that starts `r` before it."""
    out = []
    for before, at, after in zip(np.roll(points, 1, 0), points, np.roll(points, -1, 0), strict=True):
        a, b = _towards(at, before, r), _towards(at, after, r)
        t = np.linspace(0, 1, 9)[:, None]
        out.append((1 - t) ** 2 * a + 2 * t * (1 - t) * at + t**2 * b)
    return np.vstack(out)


def _towards(start: Points, end: Points, r: float) -> Points:
    length = float(np.hypot(*(end - start)))
    return start + (end - start) * min(0.5, r / max(length, 1e-6))


def star(x: float, y: float, r: float, inner: float = 0.5, spikes: int = 5) -> Points:
    t = np.radians(np.arange(2 * spikes) * 180 / spikes - 90)
    radius = np.where(np.arange(2 * spikes) % 2 == 0, r, r * inner)
    return np.column_stack([x + radius * np.cos(t), y + radius * np.sin(t)])


def wave(x0: float, x1: float, y: float, height: float, length: float, shift: float = 0.0) -> Points:
    x = np.linspace(x0, x1, 120)
    return np.column_stack([x, y - height * np.sin((x - shift) * 2 * np.pi / length)])


def moved(points: Points, x: float = 0.0, y: float = 0.0, scale: float = 1.0, turn: float = 0.0) -> Points:
    """The points scaled, turned clockwise by `turn` degrees about the origin, then moved."""
    c, s = np.cos(np.radians(turn)) * scale, np.sin(np.radians(turn)) * scale
    return np.asarray(points @ np.array([[c, s], [-s, c]]) + np.array((x, y)))


def placed(layers: Iterable[Layer], x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> list[Layer]:
    """A picture made of layers, scaled, turned and moved as a whole."""

    def shift(part: Part) -> Part:
        return replace(part, points=moved(part.points, x, y, scale, turn), width=part.width * scale)

    return [replace(layer, parts=tuple(shift(part) for part in layer.parts)) for layer in layers]


def arrow(line: Points, width: float, head: float) -> tuple[Part, ...]:
    """A stroke along `line` that ends in a triangular head of that length."""
    tip = line[-1]
    back = line[max(0, len(line) - max(2, len(line) // 12) - 1)] if len(line) > 2 else line[0]
    ahead = (tip - back) / max(float(np.hypot(*(tip - back))), 1e-6)
    side = np.array([-ahead[1], ahead[0]]) * head * 0.76
    base = tip - ahead * head * 0.45
    point = np.array([tip + ahead * head * 0.72, base + side, base - side])
    return Part(line, width), Part(rounded(point, head * 0.16))
