"""What a flat view is made of: shapes, pieces and places in pixels of the window. Pure; each game's module makes it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from game.rules.core.data import Event
from game.ui.layout import Rect
from game.ui.models import Piece
from game.ui.theme import WHITE, Colour, faded

Pixel: TypeAlias = tuple[float, float]


class Plate(NamedTuple):
    """A rounded rectangle, `low` its colour at the bottom; with an `edge` of `width` pixels, and perhaps a shadow."""

    rect: Rect
    radius: float
    fill: Colour
    low: Colour
    edge: Colour | None = None
    width: float = 0.0
    shade: float = 0.0


class Strip(NamedTuple):
    """A line of `width` pixels through points."""

    points: tuple[Pixel, ...]
    width: float
    colour: Colour


class Area(NamedTuple):
    """A filled convex polygon."""

    points: tuple[Pixel, ...]
    colour: Colour


class Image(NamedTuple):
    """A picture of `textures/`."""

    name: str
    rect: Rect
    tint: Colour = (1.0, 1.0, 1.0, 1.0)


class Word(NamedTuple):
    """A line of text `size` pixels high, in the middle of its rectangle."""

    text: str
    rect: Rect
    size: float
    colour: Colour


Shape: TypeAlias = Plate | Strip | Area | Image | Word


class Token(NamedTuple):
    """A piece: its player's symbol on a disc in `colour`, perhaps a `number`; `active` ones wear the ring of those
    whose turn it is, and a `badge` is a small picture at its shoulder."""

    rect: Rect
    picture: str
    colour: Colour
    number: str = ""
    active: bool = False
    badge: str = ""


class Arrow(NamedTuple):
    """A way that may be chosen: through points, with a head at the last one."""

    points: tuple[Pixel, ...]
    colour: Colour


class Sheet(NamedTuple):
    """`areas` has the place of every entity of the board, each its own; `broad` what a click on open ground means;
    `outlines` what is lit where that is not the area. `ground` never changes but for turns, `marks` lie on it."""

    areas: Mapping[str, Rect]
    broad: Mapping[str, Rect]
    outlines: Mapping[str, Rect]
    ground: Sequence[Shape]
    marks: Sequence[Shape]
    tokens: Mapping[str, Token]

    def middle(self, entity: str) -> Pixel:
        """The pixel that stands for an entity. Raises KeyError for what is not there."""
        area = self.areas[entity]
        return area.x + area.w / 2, area.y + area.h / 2

    def at(self, x: float, y: float) -> list[str]:
        """What is at a pixel, the most precise first."""
        return [name for found in (self.areas, self.broad) for name, rect in found.items() if rect.holds(x, y)]


class Drawing(NamedTuple):
    """How a game is drawn flat: the best width by height; `sheet(scene, rect, pieces)` with the seats' symbols;
    `arrows(scene, sheet, events, pieces)`, where events would lead; `turn(scene)`, how the ground lies turned, and
    `turning(scene, rect, pieces, before, part)`, the sheet a part (0 to 1) of the way from another turn to this one."""

    aspect: float
    sheet: Callable[[Any, Rect, Sequence[Piece]], Sheet]
    arrows: Callable[[Any, Sheet, Sequence[Event], Sequence[Piece]], list[Arrow]]
    turn: Callable[[Any], Any] = lambda scene: None
    turning: Callable[[Any, Rect, Sequence[Piece], Any, float], Sheet] | None = None


def square(x: float, y: float, side: float) -> Rect:
    """The square round a middle."""
    return Rect(x - side / 2, y - side / 2, side, side)


def part(box: Rect, x: float, y: float, side: float) -> Rect:
    """A square in a box, its middle and its side in parts of the box's width and height."""
    return square(box.x + box.w * x, box.y + box.h * y, box.w * side)


def rows(count: int, box: Rect, most: float) -> list[Rect]:
    """So many equal squares side by side in a box, as large as fits but no larger than `most`, the last row below."""
    if not count:
        return []
    across = max(range(1, count + 1), key=lambda n: (_side(n, count, box, most), n))
    side = _side(across, count, box, most)
    down = -(-count // across)
    found = []
    for i in range(count):
        row, column = divmod(i, across)
        here = min(across, count - row * across)
        x = box.x + box.w / 2 + (column - (here - 1) / 2) * side
        y = box.y + box.h / 2 + (row - (down - 1) / 2) * side
        found.append(square(x, y, side))
    return found


def piles(areas: Mapping[str, Rect], deck: int, discard: Sequence[str], folder: str) -> list[Shape]:
    """The draw pile of so many cards and the discard pile, its top last, where they have areas; the pictures of the
    cards lie in a `folder` of `textures/`."""
    found: list[Shape] = []
    if "deck" in areas and deck:
        found.append(Image(f"{folder}/back", areas["deck"]))
    if "discard" in areas:
        bare = faded(WHITE, 0.2)
        empty = Plate(areas["discard"], 3.0, bare, bare)
        found.append(Image(f"{folder}/{discard[-1]}", areas["discard"]) if discard else empty)
    return found


def _side(across: int, count: int, box: Rect, most: float) -> float:
    return min(most, box.w / across, box.h / -(-count // across))
