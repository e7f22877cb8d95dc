"""The largest part of the window that no widget covers. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from game.ui.layout import Metrics, Rect
from game.ui.screens.hud_room import EDGE, roomy

ANSWERS = 250.0
"""Units at the right that answers have buttons in, where there is room beside the board."""
LEAST = 0.55
"""The part of a window's width that must be left beside them."""
HAND, LARGE, SMALL = 200.0, 70.0, 22.0
"""Units: a band below that is so high holds large cards; by how much these stand out of it, and small ones."""


def free(m: Metrics, covered: Sequence[Rect], aspect: float) -> Rect:
    """The rectangle beside all that is `covered` in which a picture of this width by height is largest."""
    boxes = [*covered, *_answers(m), *_raised(m, covered)]
    best = Rect(0, 0, m.width, m.height) if not boxes else Rect(0, 0, 0, 0)
    lefts, rights = {0.0, *(box.right for box in boxes)}, {float(m.width), *(box.x for box in boxes)}
    tops, bottoms = {0.0, *(box.bottom for box in boxes)}, {float(m.height), *(box.y for box in boxes)}
    for left, right, top, bottom in product(sorted(lefts), sorted(rights), sorted(tops), sorted(bottoms)):
        found = Rect(left, top, right - left, bottom - top)
        if _larger(found, best, aspect) and not any(min(found.overlap(box)[2:]) > 0 for box in boxes):
            best = found
    edge = EDGE * m.picture
    return best.inset(edge, edge, edge, edge) if min(best.w, best.h) > 4 * edge else best


def _answers(m: Metrics) -> list[Rect]:
    """Where the answers' buttons come."""
    wide = (ANSWERS + EDGE) * m.u
    beside = roomy(m) or (m.width > m.height and m.width - wide > LEAST * m.width)
    return [Rect(m.width - wide, 0, wide, m.height)] if beside else []


def _raised(m: Metrics, covered: Sequence[Rect]) -> list[Rect]:
    """Where cards stand out of a band below."""
    below = [box for box in covered if box.w >= m.width and box.bottom >= m.height]
    high = [(LARGE if box.h > HAND * m.picture else SMALL) * m.picture for box in below]
    return [Rect(box.x, box.y - out, box.w, out) for box, out in zip(below, high, strict=True)]


def _larger(a: Rect, b: Rect, aspect: float) -> bool:
    return min(a.w / aspect, a.h) > min(b.w / aspect, b.h) or (
        min(a.w / aspect, a.h) == min(b.w / aspect, b.h) and a.w * a.h > b.w * b.h
    )
