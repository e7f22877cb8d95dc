"""White shapes on a see-through square of 128 px, and what most icons are made of."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from PIL import Image

from art.cards_pen import CLEAR, WHITE, Canvas
from art.cards_pictograms import skirt
from art.cards_shapes import Part, Points, arc, arrow, box, ellipse, moved, pts, rounded

STROKE = 15.0
GAP = 8.0
Draw = Callable[[Canvas], None]


def icon(draw: Draw) -> Image.Image:
    """The drawn icon as white with alpha."""
    canvas = Canvas(128, 128)
    draw(canvas)
    alpha = canvas.finished(WHITE).getchannel("A")
    return Image.merge("LA", (Image.new("L", alpha.size, 255), alpha))


def line(canvas: Canvas, *pairs: tuple[float, float], width: float = STROKE) -> None:
    canvas.line(pts(*pairs), width, WHITE)


def curve(canvas: Canvas, points: Points, width: float = STROKE, closed: bool = False) -> None:
    canvas.line(points, width, WHITE, closed)


def solid(canvas: Canvas, points: Points) -> None:
    canvas.fill(points, WHITE)


def cut(canvas: Canvas, points: Points, width: float = 0.0) -> None:
    """Take the filled points away, or a stroke of `width` along them."""
    canvas.shape((Part(points, width),), CLEAR)


def apart(canvas: Canvas, points: Points) -> None:
    """A filled shape in front of others, with a gap round it."""
    canvas.shape(points, WHITE, GAP, CLEAR)


def triangle(x: float, y: float, r: float, turn: float) -> Points:
    """A rounded triangle that points `turn` degrees clockwise from the right."""
    return moved(rounded(pts((r, 0), (-r * 0.72, r * 0.98), (-r * 0.72, -r * 0.98)), r * 0.5), x, y, 1, turn)


def pointer(canvas: Canvas, points: Points, width: float = STROKE, head: float = 38.0) -> None:
    """A stroke with an arrow's head at its end."""
    canvas.shape(arrow(points, width, head), WHITE)


def figure(x: float, y: float, height: float) -> tuple[Part, ...]:
    """A pawn that stands on x, y."""
    k = height / 100
    return Part(moved(skirt(), x, y, k)), Part(ellipse(x, y - 74 * k, 27 * k))


def gear(x: float, y: float, r: float, teeth: int = 8) -> Points:
    t = np.linspace(0, 2 * np.pi, 720, endpoint=False)
    swing = np.clip(np.cos(t * teeth) * 2.6, -1, 1)
    radius = r * (0.885 + 0.115 * swing)
    return np.column_stack([x + radius * np.cos(t), y + radius * np.sin(t)])


def rungs(canvas: Canvas, x: float, low: float, high: float, width: float, count: int, stroke: float) -> None:
    """A ladder between two heights."""
    half = width / 2
    for side in (-half, half):
        line(canvas, (x + side, low), (x + side, high), width=stroke)
    for y in np.linspace(low, high, count + 2)[1:-1]:
        line(canvas, (x - half, float(y)), (x + half, float(y)), width=stroke)


def clock_arrow(canvas: Canvas, mirrored: bool) -> None:
    """An arrow most of the way round a circle, clockwise or its mirror picture."""
    round_ = arc(62, 68, 38, 38, 18, 296, 60)
    pointer(canvas, (128, 0) + round_ * (-1, 1) if mirrored else round_, 17, 36)


def frame(canvas: Canvas, x0: float, y0: float, x1: float, y1: float, r: float, width: float = STROKE) -> None:
    """A rounded rectangle's outline, its stroke inside the given corners."""
    w = width / 2
    curve(canvas, box(x0 + w, y0 + w, x1 - w, y1 - w, r), width, closed=True)
