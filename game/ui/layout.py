"""Boxes that share out a window: rows, columns, wraps and scrolls. Pure; all lengths are pixels unless called units."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from game.ui.motion import Pose
from game.ui.wrapping import Ruler, wrapped

PHONE, DESK = 720.0, 1280.0
SMALLEST, LARGEST = 0.75, 4.0
SHRINK = 0.65


class Rect(NamedTuple):
    """A rectangle in pixels from the window's top left corner."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The first pixel beside it."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The first pixel below it."""
        return self.y + self.h

    def inset(self, left: float, top: float, right: float, bottom: float) -> Rect:
        """What is left after the four margins, never less than nothing."""
        w, h = max(self.w - left - right, 0.0), max(self.h - top - bottom, 0.0)
        return Rect(self.x + left, self.y + top, w, h)

    def holds(self, x: float, y: float) -> bool:
        """Whether a pixel is in it."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def overlap(self, other: Rect) -> Rect:
        """The part that both cover; width or height 0 if there is none."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        return Rect(x, y, max(min(self.right, other.right) - x, 0.0), max(min(self.bottom, other.bottom) - y, 0.0))


def window_unit(width: int, height: int) -> float:
    """Pixels a unit: 1 at 1280x720 and at 720x1280."""
    fit = min(min(width, height) / PHONE, max(width, height) / DESK)
    return min(max(fit, SMALLEST), LARGEST)


@dataclass
class Metrics:
    """What a layout needs to know of the window: `u` pixels a unit for text and controls, `picture` pixels a unit for
    pictures, which do not grow with the text."""

    width: int
    height: int
    text: int
    ruler: Ruler
    u: float = field(init=False)
    picture: float = field(init=False)
    _wrapped: dict[tuple[str, int, int], tuple[str, ...]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.picture = window_unit(self.width, self.height)
        self.u = self.picture * self.text / 100

    @property
    def wide(self) -> float:
        """The window's width in units."""
        return self.width / self.u

    @property
    def high(self) -> float:
        """The window's height in units."""
        return self.height / self.u

    def px(self, size: float) -> int:
        """The pixel size of text of `size` units."""
        return max(round(size * self.u), 8)

    def text_width(self, text: str, size: float) -> float:
        """The width of the widest line of `text`."""
        return max(self.ruler.width(line, self.px(size)) for line in text.split("\n")) + 1

    def word_width(self, text: str, size: float) -> float:
        """The width of the longest word of `text`."""
        return max((self.ruler.width(word, self.px(size)) for word in text.split()), default=0.0) + 1

    def line(self, size: float) -> float:
        """The height of a line of text of `size` units, in pixels."""
        return self.ruler.line(self.px(size))

    def fitted(self, text: str, size: float, width: float) -> float:
        """`size`, or less (down to SHRINK of it) where the longest word would not fit `width`."""
        word = self.word_width(text, size)
        return size if word <= width + 0.5 else max(size * width / word * 0.98, size * SHRINK)

    def lines(self, text: str, size: float, width: float) -> tuple[str, ...]:
        """`text` broken into lines no wider than `width`; a word breaks only where it fits no line alone."""
        key = (text, self.px(size), int(width + 0.01))
        found = self._wrapped.get(key)
        if found is None:
            found = self._wrapped[key] = tuple(wrapped(self.ruler, *key))
        return found


class Placed(NamedTuple):
    """A widget at its place. `clip` is the window of the scroll area `scroll` that it is in, or None."""

    widget: Item
    rect: Rect
    clip: Rect | None = None
    scroll: str = ""


class Item:
    """Something that takes room. `grow` is its share of the room that is left over."""

    grow: float = 0.0

    def natural(self, m: Metrics) -> float:
        """The width it would like."""
        return 0.0

    def least(self, m: Metrics) -> float:
        """The width below which it looks bad."""
        return self.natural(m)

    def height(self, m: Metrics, width: float) -> float:
        """The height it needs at a width."""
        return 0.0

    def place(self, m: Metrics, rect: Rect, out: list[Placed]) -> None:
        """Add all widgets in it, back to front and in reading order."""
        out.append(Placed(self, rect))

    def pose(self, m: Metrics, hover: bool, pressed: bool, focused: bool) -> Pose | None:
        """How it stands off its place in a state, for one that glides there; None for one that never moves."""
        return None

    def left(self) -> Item:
        """What flies away in its stead."""
        return self


def wish(item: Item, m: Metrics) -> float:
    """`item.natural(m)`, worked out once: boxes are made anew for each layout."""
    return _known(item, "wish", lambda: item.natural(m))


def least(item: Item, m: Metrics) -> float:
    """`item.least(m)`, worked out once."""
    return _known(item, "least", lambda: item.least(m))


def tall(item: Item, m: Metrics, width: float) -> float:
    """`item.height(m, width)`, worked out once for each width."""
    return _known(item, width, lambda: item.height(m, width))


def _known(item: Item, key: object, work: Callable[[], float]) -> float:
    memo: dict[object, float] = item.__dict__.setdefault("_known", {})
    found = memo.get(key)
    if found is None:
        found = memo[key] = work()
    return found


@dataclass
class Space(Item):
    """Nothing, `w` by `h` units."""

    w: float = 0.0
    h: float = 0.0
    grow: float = 0.0

    def natural(self, m: Metrics) -> float:
        return self.w * m.u

    def height(self, m: Metrics, width: float) -> float:
        return self.h * m.u

    def place(self, m: Metrics, rect: Rect, out: list[Placed]) -> None:
        return


@dataclass
class Pad(Item):
    """`item` with margins in units: left and right `x`, above and below `y`."""

    item: Item
    x: float = 0.0
    y: float = 0.0
    grow: float = 0.0

    def natural(self, m: Metrics) -> float:
        return wish(self.item, m) + 2 * self.x * m.u

    def least(self, m: Metrics) -> float:
        return least(self.item, m) + 2 * self.x * m.u

    def height(self, m: Metrics, width: float) -> float:
        return tall(self.item, m, width - 2 * self.x * m.u) + 2 * self.y * m.u

    def place(self, m: Metrics, rect: Rect, out: list[Placed]) -> None:
        x, y = self.x * m.u, self.y * m.u
        self.item.place(m, rect.inset(x, y, x, y), out)


@dataclass
class Sized(Item):
    """`item` in a box: `w` units wide, at least `least_w`, at most `most`; `h` units high. 0 leaves it to the item."""

    item: Item
    w: float = 0.0
    h: float = 0.0
    least_w: float = 0.0
    most: float = 0.0
    grow: float = 0.0

    def natural(self, m: Metrics) -> float:
        wide = self.w * m.u if self.w else max(wish(self.item, m), self.least_w * m.u)
        return min(wide, self.most * m.u) if self.most else wide

    def least(self, m: Metrics) -> float:
        return self.w * m.u if self.w else max(least(self.item, m), self.least_w * m.u)

    def height(self, m: Metrics, width: float) -> float:
        return self.h * m.u if self.h else tall(self.item, m, width)

    def place(self, m: Metrics, rect: Rect, out: list[Placed]) -> None:
        self.item.place(m, rect, out)


@dataclass
class Stack(Item):
    """Several things in the same place, back to front (a plate and what is on it)."""

    items: Sequence[Item]
    grow: float = 0.0

    def natural(self, m: Metrics) -> float:
        return max(wish(item, m) for item in self.items)

    def least(self, m: Metrics) -> float:
        return max(least(item, m) for item in self.items)

    def height(self, m: Metrics, width: float) -> float:
        return max(tall(item, m, width) for item in self.items)

    def place(self, m: Metrics, rect: Rect, out: list[Placed]) -> None:
        for item in self.items:
            item.place(m, rect, out)


@dataclass
class At(Item):
    """`item` at its natural size within the room it gets: `x` and `y` say where, 0 left or top to 1 right or bottom;
    `most` is the most width in units."""

    item: Item
    x: float = 0.5
    y: float = 0.5
    most: float = 0.0
    grow: float = 0.0

    def natural(self, m: Metrics) -> float:
        wide = wish(self.item, m)
        return min(wide, self.most * m.u) if self.most else wide

    def least(self, m: Metrics) -> float:
        return least(self.item, m)

    def height(self, m: Metrics, width: float) -> float:
        return tall(self.item, m, min(self.natural(m), width))

    def place(self, m: Metrics, rect: Rect, out: list[Placed]) -> None:
        w = min(self.natural(m), rect.w)
        h = min(tall(self.item, m, w), rect.h)
        self.item.place(m, Rect(rect.x + (rect.w - w) * self.x, rect.y + (rect.h - h) * self.y, w, h), out)


@dataclass
class Either(Item):
    """The first of several arrangements that is not too narrow, else the last."""

    items: Sequence[Item]
    grow: float = 0.0

    def natural(self, m: Metrics) -> float:
        return wish(self.items[0], m)

    def least(self, m: Metrics) -> float:
        return least(self.items[-1], m)

    def _fitting(self, m: Metrics, width: float) -> Item:
        return next((item for item in self.items if least(item, m) <= width + 0.5), self.items[-1])

    def height(self, m: Metrics, width: float) -> float:
        return tall(self._fitting(m, width), m, width)

    def place(self, m: Metrics, rect: Rect, out: list[Placed]) -> None:
        self._fitting(m, rect.w).place(m, rect, out)


@dataclass
class Tallest(Stack):
    """One of several items, the one at `shown`, with room for any of them: what is below stays where it is."""

    shown: int = 0

    def place(self, m: Metrics, rect: Rect, out: list[Placed]) -> None:
        self.items[self.shown].place(m, rect, out)
