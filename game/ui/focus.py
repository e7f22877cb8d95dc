"""Which widget the keyboard goes to next. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.layout import Placed, Rect
from game.ui.specs import Widget

TOO_FAR = 1e9
ARROWS = {"arrow_left": (-1, 0), "arrow_right": (1, 0), "arrow_up": (0, -1), "arrow_down": (0, 1)}


def focusable(placed: Sequence[Placed]) -> list[Placed]:
    """What the keyboard can reach, in reading order."""
    return [p for p in placed if isinstance(p.widget, Widget) and p.widget.focusable and p.widget.enabled]


def named(placed: Sequence[Placed], id_: str) -> Placed | None:
    """The widget with that id."""
    return next((p for p in placed if isinstance(p.widget, Widget) and p.widget.id == id_), None)


def first(placed: Sequence[Placed], wishes: Sequence[str]) -> str:
    """The id to start at: the first that begins with one of `wishes`, taken in their order, else the first of all."""
    ids = [p.widget.id for p in focusable(placed) if isinstance(p.widget, Widget)]
    wished = (id_ for wish in wishes for id_ in ids if id_.startswith(wish))
    return next(wished, ids[0] if ids else "")


def following(placed: Sequence[Placed], now: str, by: int) -> str:
    """The id `by` steps on, round and round; the first one if `now` is gone."""
    ids = [p.widget.id for p in focusable(placed) if isinstance(p.widget, Widget)]
    if now not in ids:
        return ids[0] if ids else ""
    return ids[(ids.index(now) + by) % len(ids)]


def neighbour(placed: Sequence[Placed], now: str, dx: int, dy: int) -> str:
    """The id nearest to `now` in a direction, one straight on in the same scroll area first; empty if none is there. Of
    another scroll area it is one that can be seen."""
    here = named(placed, now)
    if here is None:
        return ""
    others = [p for p in focusable(placed) if p is not here and (p.scroll == here.scroll or _in_sight(p))]
    inside = [p for p in others if here.scroll and p.scroll == here.scroll and not _aside(here.rect, p.rect, dx)]
    return _nearest(here, inside, dx, dy) or _nearest(here, others, dx, dy)


def _in_sight(p: Placed) -> bool:
    return p.clip is None or p.rect.overlap(p.clip).h >= p.rect.h / 2


def _nearest(here: Placed, others: Sequence[Placed], dx: int, dy: int) -> str:
    best, found = TOO_FAR, ""
    for other in others:
        cost = _cost(here.rect, other.rect, dx, dy)
        if cost < best and isinstance(other.widget, Widget):
            best, found = cost, other.widget.id
    return found


def _aside(a: Rect, b: Rect, dx: int) -> float:
    """How far one has to go sideways from `a` to `b`, moving along x if `dx`."""
    return max(b.y - a.bottom, a.y - b.bottom, 0.0) if dx else max(b.x - a.right, a.x - b.right, 0.0)


def _cost(a: Rect, b: Rect, dx: int, dy: int) -> float:
    """How far `b` is from `a` in the direction, sideways counting thrice; very far if it is not there at all."""
    along = dx * (b.x + b.w / 2 - a.x - a.w / 2) + dy * (b.y + b.h / 2 - a.y - a.h / 2)
    if dx:
        gap = b.x - a.right if dx > 0 else a.x - b.right
        off = abs(b.y + b.h / 2 - a.y - a.h / 2)
    else:
        gap = b.y - a.bottom if dy > 0 else a.y - b.bottom
        off = abs(b.x - a.x)
    if along <= 1 or gap < -min(a.w, a.h, b.w, b.h) / 2:
        return TOO_FAR
    return max(gap, 0.0) + 3 * _aside(a, b, dx) + 0.1 * off
