"""Keeps the nodes of the widgets that are shown, and draws anew only what has changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from panda3d.core import NodePath, Point3

from game.ui.canvas import Canvas
from game.ui.draw import Look, draw, draw_ring
from game.ui.fonts import Fonts
from game.ui.layout import Item, Metrics, Placed, Rect


class _Drawn(NamedTuple):
    holder: NodePath
    widget: Item
    size: tuple[float, float]
    look: Look


class Stage:
    """Draws under `root`, which measures in pixels with y up from the window's top left corner (as pixel2d does)."""

    def __init__(self, root: NodePath, fonts: Fonts) -> None:
        self._root = root
        self._fonts = fonts
        self._drawn: dict[tuple[str, str, int], _Drawn] = {}
        self._ring: NodePath | None = None

    def show(self, m: Metrics, placed: Sequence[Placed], look: Callable[[Placed], Look]) -> None:
        """Make the picture that of `placed`, back to front."""
        old, self._drawn = self._drawn, {}
        counts: dict[tuple[str, str], int] = {}
        for at, p in enumerate(placed):
            name = (type(p.widget).__name__, getattr(p.widget, "id", ""))
            counts[name] = counts.get(name, 0) + 1
            key = (*name, counts[name])
            drawn = self._kept(m, old.pop(key, None), p, look(p))
            self._drawn[key] = drawn
            drawn.holder.reparentTo(self._root, at)
            drawn.holder.setPos(round(p.rect.x), 0, -round(p.rect.y))
            self._clip(drawn.holder, m, p.clip)
        for gone in old.values():
            gone.holder.removeNode()

    def _kept(self, m: Metrics, old: _Drawn | None, p: Placed, look: Look) -> _Drawn:
        size = (p.rect.w, p.rect.h)
        if old is not None:
            if old.widget == p.widget and old.size == size and old.look == look:
                return old
            old.holder.removeNode()
        holder = NodePath("widget")
        draw(Canvas(holder, m, self._fonts, "canvas"), p.widget, Rect(0, 0, *size), look)
        return _Drawn(holder, p.widget, size, look)

    def _clip(self, node: NodePath, m: Metrics, clip: Rect | None) -> None:
        if clip is None:
            node.clearScissor()
            return
        edge = 7 * m.u
        low = Point3(clip.x - edge, 0, -clip.bottom - edge)
        node.setScissor(self._root, low, Point3(clip.right + edge, 0, -clip.y))

    def ring(self, m: Metrics, placed: Placed | None) -> None:
        """Show the focus ring round a widget, or nowhere."""
        if self._ring is not None:
            self._ring.removeNode()
            self._ring = None
        if placed is None:
            return
        self._ring = self._root.attachNewNode("ring", 10_000)
        draw_ring(Canvas(self._ring, m, self._fonts, "ring"), placed.widget, placed.rect)

    def clear(self) -> None:
        """Forget all nodes (another size, or the end)."""
        for drawn in self._drawn.values():
            drawn.holder.removeNode()
        self._drawn = {}
        if self._ring is not None:
            self._ring.removeNode()
            self._ring = None
