"""Tags on the board: little signposts that say which card leads to a place, and what would happen there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar

from game.ui.layout import Item, Metrics, Placed, Rect
from game.ui.models import Mark
from game.ui.specs import nothing
from game.ui.specs_help import Explained

SIZE, HIGH, EDGE, GAP, STEM = 17.0, 25.0, 6.0, 3.0, 9.0
"""Units: of the text, of a tag's height, of its margin, between marks, and of the post that it stands on."""
LARGEST = 1.5
"""Tags grow with the text up to this; more would hide the board."""
MOST_MOVES = 6
ASIDE = 0.38
"""How far a tag may stand aside of its place, as a share of its width."""


def unit(m: Metrics) -> float:
    """Pixels to a unit of a tag."""
    return min(m.u, m.picture * LARGEST)


def width(m: Metrics, mark: Mark) -> float:
    """Pixels that a mark is wide."""
    if mark.picture:
        return (HIGH - 6) * unit(m)
    return max(m.text_width(mark.label, SIZE * unit(m) / m.u), 10 * unit(m))


@dataclass
class Tag(Explained):
    """Cards by their `marks`, then `signs` of what would happen; `post` is the vector in pixels from the middle of its
    lower edge to the place. One that is not `seen` stands behind the board; those not `lit` step back."""

    role: ClassVar[str] = "target"
    focusable: ClassVar[bool] = True
    slow: ClassVar[bool] = False
    marks: tuple[Mark, ...] = ()
    signs: tuple[Mark, ...] = ()
    seen: bool = True
    lit: bool = True
    post: tuple[int, int] = (0, 0)
    action: Callable[[], None] = field(default=nothing, compare=False)

    def activate(self) -> None:
        self.action()

    def natural(self, m: Metrics) -> float:
        shown = [*self.marks, *self.signs]
        return sum(width(m, mark) for mark in shown) + (2 * EDGE + GAP * (len(shown) - 1)) * unit(m)

    def height(self, m: Metrics, width: float) -> float:
        return HIGH * unit(m)


@dataclass
class Tags(Item):
    """Tags at pixels of the window, each above its place; they make room for each other, the nearer ones first."""

    tags: Sequence[tuple[Tag, tuple[int, int]]]

    def place(self, m: Metrics, rect: Rect, out: list[Placed]) -> None:
        taken: list[Rect] = []
        placed: list[Placed] = []
        for tag, (x, y) in sorted(self.tags, key=lambda one: -one[1][1]):
            box = _free(_above(m, tag, x, y, rect), taken, rect)
            taken.append(box)
            post = (round(x - box.x - box.w / 2), round(y - box.bottom))
            placed.append(Placed(replace(tag, post=post), box))
        out += sorted(placed, key=lambda one: (one.rect.x, one.rect.y))


def _above(m: Metrics, tag: Tag, x: float, y: float, window: Rect) -> Rect:
    """Where a tag stands above a pixel, within the window."""
    w, h = round(tag.natural(m)), round(tag.height(m, 0))
    left = min(max(x - w / 2, window.x), window.right - w)
    top = min(max(y - h - STEM * unit(m), window.y), window.bottom - h)
    return Rect(round(left), round(top), w, h)


def _free(box: Rect, taken: Sequence[Rect], window: Rect) -> Rect:
    """The box, moved off those that are there: aside as far as its post still reaches it, or else up."""
    for _move in range(MOST_MOVES):
        hit = _hit(box, taken)
        if not hit:
            break
        for way in (-1, 1):
            beside = box._replace(x=round(box.x + way * ASIDE * box.w))
            if window.x <= beside.x and beside.right <= window.right and not _hit(beside, taken):
                return beside
        box = box._replace(y=round(min(other.y for other in hit) - box.h - 1))
    return box


def _hit(box: Rect, taken: Sequence[Rect]) -> list[Rect]:
    return [other for other in taken if min(box.overlap(other)[2:]) > 0]
