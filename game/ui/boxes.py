"""Boxes that hold several things side by side: Row, Column, Wrap and the Scroll that clips. Pure, in pixels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.ui.layout import Item, Metrics, Placed, Rect, least, tall, wish


def share(room: float, wishes: Sequence[float], lowest: Sequence[float], grow: Sequence[float]) -> list[float]:
    """Lengths that fill `room`: wishes shrink towards `lowest` when there is too little, growers take what is left."""
    spare = room - sum(wishes)
    if spare >= 0:
        total = sum(grow)
        return [size + (spare * g / total if total else 0) for size, g in zip(wishes, grow, strict=True)]
    slack = [max(size - low, 0.0) for size, low in zip(wishes, lowest, strict=True)]
    total = sum(slack)
    part = min(-spare / total, 1.0) if total else 0.0
    sizes = [size - part * s for size, s in zip(wishes, slack, strict=True)]
    over = sum(sizes) - room
    return [size * room / (room + over) for size in sizes] if over > 0.5 and room > 0 else sizes


@dataclass
class Row(Item):
    """Things side by side, `gap` units apart; `y` puts each within the row's height (None stretches it), `x` all of
    them within the row's width when nothing grows; `equal` gives all one width."""

    items: Sequence[Item]
    gap: float = 10.0
    y: float | None = 0.5
    x: float = 0.0
    equal: bool = False
    grow: float = 0.0

    def _gaps(self, m: Metrics) -> float:
        return self.gap * m.u * max(len(self.items) - 1, 0)

    def natural(self, m: Metrics) -> float:
        widths = [wish(item, m) for item in self.items] or [0.0]
        return (max(widths) * len(widths) if self.equal else sum(widths)) + self._gaps(m)

    def least(self, m: Metrics) -> float:
        widths = [least(item, m) for item in self.items] or [0.0]
        return (max(widths) * len(widths) if self.equal else sum(widths)) + self._gaps(m)

    def _widths(self, m: Metrics, width: float) -> list[float]:
        room = width - self._gaps(m)
        if self.equal:
            return [room / len(self.items)] * len(self.items)
        wishes = [wish(item, m) for item in self.items]
        return share(room, wishes, [least(item, m) for item in self.items], [item.grow for item in self.items])

    def height(self, m: Metrics, width: float) -> float:
        return max((tall(item, m, w) for item, w in zip(self.items, self._widths(m, width), strict=True)), default=0.0)

    def place(self, m: Metrics, rect: Rect, out: list[Placed]) -> None:
        widths = self._widths(m, rect.w)
        x = rect.x + max(rect.w - sum(widths) - self._gaps(m), 0.0) * self.x
        for item, w in zip(self.items, widths, strict=True):
            h = rect.h if self.y is None else min(tall(item, m, w), rect.h)
            item.place(m, Rect(x, rect.y + (rect.h - h) * (self.y or 0.0), w, h), out)
            x += w + self.gap * m.u


@dataclass
class Column(Item):
    """Things one below the other, `gap` units apart; `x` puts each within the width (None stretches it), `y` all of
    them within the height when nothing grows. Growing things give way when the height is too little."""

    items: Sequence[Item]
    gap: float = 10.0
    x: float | None = None
    y: float = 0.0
    grow: float = 0.0

    def _gaps(self, m: Metrics) -> float:
        return self.gap * m.u * max(len(self.items) - 1, 0)

    def natural(self, m: Metrics) -> float:
        return max((wish(item, m) for item in self.items), default=0.0)

    def least(self, m: Metrics) -> float:
        return max((least(item, m) for item in self.items), default=0.0)

    def _width(self, m: Metrics, item: Item, width: float) -> float:
        return width if self.x is None else min(wish(item, m), width)

    def height(self, m: Metrics, width: float) -> float:
        return sum(tall(item, m, self._width(m, item, width)) for item in self.items) + self._gaps(m)

    def place(self, m: Metrics, rect: Rect, out: list[Placed]) -> None:
        widths = [self._width(m, item, rect.w) for item in self.items]
        wishes = [tall(item, m, w) for item, w in zip(self.items, widths, strict=True)]
        lowest = [0.0 if item.grow else high for item, high in zip(self.items, wishes, strict=True)]
        heights = share(rect.h - self._gaps(m), wishes, lowest, [item.grow for item in self.items])
        y = rect.y + max(rect.h - sum(heights) - self._gaps(m), 0.0) * self.y
        for item, w, h in zip(self.items, widths, heights, strict=True):
            item.place(m, Rect(rect.x + (rect.w - w) * (self.x or 0.0), y, w, h), out)
            y += h + self.gap * m.u


@dataclass
class Wrap(Item):
    """Things in lines like words, `gap` units apart, each line at `x` (0 left, 0.5 centred)."""

    items: Sequence[Item]
    gap: float = 10.0
    x: float = 0.5
    grow: float = 0.0

    def natural(self, m: Metrics) -> float:
        return sum(wish(item, m) for item in self.items) + self.gap * m.u * max(len(self.items) - 1, 0)

    def least(self, m: Metrics) -> float:
        return max((least(item, m) for item in self.items), default=0.0)

    def _rows(self, m: Metrics, width: float) -> list[Row]:
        rows: list[list[Item]] = []
        left = -1.0
        for item in self.items:
            need = min(wish(item, m), width) + self.gap * m.u
            if not rows or need > left + self.gap * m.u + 0.5:
                rows.append([])
                left = width
            rows[-1].append(item)
            left -= need
        return [Row(row, self.gap, None, self.x) for row in rows]

    def _column(self, m: Metrics, width: float) -> Column:
        return Column(self._rows(m, width), self.gap)

    def height(self, m: Metrics, width: float) -> float:
        return self._column(m, width).height(m, width)

    def place(self, m: Metrics, rect: Rect, out: list[Placed]) -> None:
        self._column(m, rect.w).place(m, rect, out)


@dataclass
class ScrollBar(Item):
    """The thumb beside a scroll area: `start` and `size` are parts of the whole, 0 to 1."""

    start: float
    size: float


BAR = 10.0


@dataclass
class Scroll(Item):
    """A window onto `item`, which may be higher. `offsets` holds how far each area `id` is scrolled; `ranges` gets its
    window, the most that it can be scrolled and how far it is; `end` keeps to the end until somebody scrolls."""

    id: str
    item: Item
    offsets: dict[str, float]
    ranges: dict[str, tuple[Rect, float, float]]
    end: bool = False
    grow: float = field(default=1.0)

    def natural(self, m: Metrics) -> float:
        return wish(self.item, m) + BAR * m.u

    def least(self, m: Metrics) -> float:
        return least(self.item, m) + BAR * m.u

    def height(self, m: Metrics, width: float) -> float:
        return tall(self.item, m, width)

    def place(self, m: Metrics, rect: Rect, out: list[Placed]) -> None:
        fits = tall(self.item, m, rect.w) <= rect.h + 0.5
        width = rect.w if fits else rect.w - BAR * m.u
        whole = tall(self.item, m, width)
        most = max(whole - rect.h, 0.0)
        offset = min(self.offsets.get(self.id, most if self.end else 0.0), most)
        self.ranges[self.id] = (rect, most, offset)
        inner: list[Placed] = []
        self.item.place(m, Rect(rect.x, rect.y - offset, width, max(whole, rect.h) if most else rect.h), inner)
        out += [Placed(p.widget, p.rect, rect, self.id) for p in inner]
        if most > 1:
            bar = Rect(rect.right - 6 * m.u, rect.y, 6 * m.u, rect.h)
            out.append(Placed(ScrollBar(offset / whole, rect.h / whole), bar, rect, self.id))
