"""What a screen is made of: widgets as plain data. They know their size and what they do, not how they look."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from game.ui import theme
from game.ui.layout import Item, Metrics, Pad, Stack
from game.ui.models import Piece
from game.ui.theme import Colour

SLIDER_END = 0.08
ENTRY_EDGES = 24.0


def nothing() -> None:
    """What a widget without an action does."""


def _ignored(value: object) -> None:
    """What becomes of a value that nobody asked for."""


@dataclass
class Widget(Item):
    """Something that is drawn. `id` is stable; two widgets that are equal look the same (callbacks do not count).
    `label` is what the tree and the tests read."""

    role: ClassVar[str] = ""
    focusable: ClassVar[bool] = False
    id: str = ""
    label: str = ""
    enabled: bool = True
    hover: Callable[[bool], None] = field(default=_ignored, compare=False)

    def spoken(self) -> str:
        """What the tree calls it."""
        return self.label

    def activate(self) -> None:
        """Enter, space or a click."""

    def explain(self) -> None:
        """F1 or the second mouse button."""

    def step(self, by: int) -> bool:
        """Left (-1) or right (1) while focused; False if that means nothing here, or what is changed is at its end:
        the focus goes on then."""
        return False

    def point(self, x: float, y: float) -> None:
        """A click or a drag at this part (0 to 1) of its rectangle."""
        self.activate()


@dataclass
class Plate(Widget):
    """A rounded ground without a meaning: `style` is `panel`, `banner`, `card`, `seat`, `lit`, `dark`,
    `medal`, and over the whole window `veil`, `glory` or `blank`."""

    style: str = "panel"
    accent: Colour = theme.TEAL


def panel(item: Item, style: str = "panel", pad: float = 20.0, grow: float = 0.0, accent: Colour = theme.TEAL) -> Item:
    """`item` on a plate with a margin of `pad` units."""
    return Stack([Plate(style=style, accent=accent), Pad(item, pad, pad)], grow=grow)


@dataclass
class Label(Widget):
    """Text that wraps. `x` aligns it (0 left, 0.5 centre, 1 right)."""

    role: ClassVar[str] = "label"
    size: float = theme.BODY
    colour: Colour = theme.INK
    x: float = 0.0
    grow: float = 0.0

    def natural(self, m: Metrics) -> float:
        return m.text_width(self.label, self.size)

    def least(self, m: Metrics) -> float:
        return min(m.word_width(self.label, self.size), 100 * m.u)

    def height(self, m: Metrics, width: float) -> float:
        size = m.fitted(self.label, self.size, width)
        return len(m.lines(self.label, size, width)) * m.line(size)


@dataclass
class Picture(Widget):
    """A picture `w` by `h` units of the window, or of the text if it is `scaled`; `name` is a file of `textures/`
    without its ending. `disc` puts it on a player's round ground."""

    name: str = ""
    w: float = 40.0
    h: float = 40.0
    tint: Colour = theme.WHITE
    disc: Colour | None = None
    scaled: bool = False

    def natural(self, m: Metrics) -> float:
        return self.w * (m.u if self.scaled else m.picture)

    def least(self, m: Metrics) -> float:
        return self.natural(m) * (1.0 if self.scaled else 0.5)

    def height(self, m: Metrics, width: float) -> float:
        return min(self.h / self.w * width, self.h * (m.u if self.scaled else m.picture))


@dataclass
class Button(Widget):
    """A word to press, with a picture before it, on a player's round ground if there is a `disc`; `note` is a second,
    smaller line. `x` aligns them (0 left, 0.5 centre), `picture` is how much higher than the word the picture is; a
    button that `glows` is what to press now."""

    role: ClassVar[str] = "button"
    focusable: ClassVar[bool] = True
    action: Callable[[], None] = field(default=nothing, compare=False)
    icon: str = ""
    note: str = ""
    disc: Colour | None = None
    skin: str = "plain"
    size: float = theme.BODY
    grow: float = 0.0
    pad: float = 16.0
    x: float = 0.5
    picture: float = 1.45
    glows: bool = False

    def icon_room(self, m: Metrics) -> float:
        return (self.size * self.picture + 9) * m.u if self.icon else 0.0

    def _margins(self, m: Metrics) -> float:
        return 2 * self.pad * m.u + self.icon_room(m)

    def natural(self, m: Metrics) -> float:
        note = m.text_width(self.note, theme.SMALL) if self.note else 0.0
        return max(m.text_width(self.label, self.size), note) + self._margins(m)

    def least(self, m: Metrics) -> float:
        note = m.word_width(self.note, theme.SMALL) if self.note else 0.0
        return max(m.word_width(self.label, self.size), note) + self._margins(m)

    def height(self, m: Metrics, width: float) -> float:
        room = width - self._margins(m)
        size = m.fitted(self.label, self.size, room)
        text = len(m.lines(self.label, size, room)) * m.line(size)
        if self.note:
            small = m.fitted(self.note, theme.SMALL, room)
            text += len(m.lines(self.note, small, room)) * m.line(small)
        icon = self.size * self.picture if self.icon else 0.0
        return max(text + 18 * m.u, (icon + 14) * m.u, theme.TARGET * m.u)

    def activate(self) -> None:
        self.action()


@dataclass
class IconButton(Widget):
    """A picture to press, round or square by `side` units; `label` says what it is for, `badge` which key or button
    does the same: a word, or a picture of `textures/icons`. What answers nothing is pressed at `any_time`, also just
    after a question came."""

    role: ClassVar[str] = "button"
    focusable: ClassVar[bool] = True
    action: Callable[[], None] = field(default=nothing, compare=False)
    icon: str = ""
    skin: str = "plain"
    side: float = theme.TARGET
    badge: str = ""
    any_time: bool = False

    def natural(self, m: Metrics) -> float:
        return self.side * m.u

    def height(self, m: Metrics, width: float) -> float:
        return self.side * m.u

    def activate(self) -> None:
        self.action()


@dataclass
class PieceButton(IconButton):
    """A player's symbol on its colour; `mark` is a picture on a badge that says what a click does."""

    colour: Colour = theme.WHITE
    mark: str = ""


def face(id_: str, piece: Piece, side: float, scaled: bool = False) -> Picture:
    """A player's symbol on its round ground, `side` units wide."""
    disc = theme.colour(piece.colour)
    return Picture(id=id_, name=piece.picture, w=side, h=side, disc=disc, scaled=scaled)


@dataclass
class Entry(Widget):
    """One line of text to type; `label` is what is in it, `hint` stands there while it is empty."""

    role: ClassVar[str] = "entry"
    focusable: ClassVar[bool] = True
    change: Callable[[str], None] = field(default=_ignored, compare=False)
    hint: str = ""
    most: int = 16
    width: float = 170.0
    grow: float = 1.0

    def natural(self, m: Metrics) -> float:
        return max(self.width * m.u, self.least(m))

    def least(self, m: Metrics) -> float:
        return max(120 * m.u, m.text_width(self.label, theme.BODY) + ENTRY_EDGES * m.u)

    def height(self, m: Metrics, width: float) -> float:
        return theme.TARGET * m.u


@dataclass
class Check(Widget):
    """A switch with its name left of it and, smaller, what it means; `icon` is a picture before them."""

    role: ClassVar[str] = "check"
    focusable: ClassVar[bool] = True
    on: bool = False
    change: Callable[[bool], None] = field(default=_ignored, compare=False)
    note: str = ""
    icon: str = ""
    grow: float = 0.0
    ROOM: ClassVar[float] = 66.0
    SIDE: ClassVar[float] = 24.0

    def icon_room(self, m: Metrics) -> float:
        return (self.SIDE + 10) * m.u if self.icon else 0.0

    def _margins(self, m: Metrics) -> float:
        return self.ROOM * m.u + self.icon_room(m)

    def natural(self, m: Metrics) -> float:
        return m.text_width(self.label, theme.BODY) + self._margins(m)

    def least(self, m: Metrics) -> float:
        return max(m.word_width(self.label, theme.BODY), m.word_width(self.note, theme.SMALL)) + self._margins(m)

    def height(self, m: Metrics, width: float) -> float:
        room = width - self._margins(m)
        text = len(m.lines(self.label, theme.BODY, room)) * m.line(theme.BODY)
        if self.note:
            text += len(m.lines(self.note, theme.SMALL, room)) * m.line(theme.SMALL)
        return max(text + 8 * m.u, theme.TARGET * m.u)

    def activate(self) -> None:
        self.change(not self.on)

    def step(self, by: int) -> bool:
        if self.on == (by > 0):
            return False
        self.change(by > 0)
        return True


@dataclass
class Slider(Widget):
    """A value from 0 to 1 on a track, in `steps` steps."""

    role: ClassVar[str] = "slider"
    focusable: ClassVar[bool] = True
    value: float = 0.0
    change: Callable[[float], None] = field(default=_ignored, compare=False)
    steps: int = 10
    grow: float = 1.0

    def natural(self, m: Metrics) -> float:
        return 200 * m.u

    def least(self, m: Metrics) -> float:
        return 120 * m.u

    def height(self, m: Metrics, width: float) -> float:
        return theme.TARGET * m.u

    def _set(self, value: float) -> None:
        self.change(min(max(round(value * self.steps) / self.steps, 0.0), 1.0))

    def step(self, by: int) -> bool:
        if self.value == (1.0 if by > 0 else 0.0):
            return False
        self._set(self.value + by / self.steps)
        return True

    def point(self, x: float, y: float) -> None:
        self._set((x - SLIDER_END) / (1 - 2 * SLIDER_END))


@dataclass
class Option(Widget):
    """One of several values, with an arrow to each side; a click goes round and round. `label` names the value that is
    chosen."""

    role: ClassVar[str] = "option"
    focusable: ClassVar[bool] = True
    values: Sequence[str] = ()
    index: int = 0
    change: Callable[[int], None] = field(default=_ignored, compare=False)
    icon: str = ""
    grow: float = 0.0
    ARROW: ClassVar[float] = 38.0

    def __post_init__(self) -> None:
        self.label = self.label or self.values[self.index]

    def _arrows(self, m: Metrics) -> float:
        return (2 * self.ARROW + (28 if self.icon else 0) + 8) * m.u

    def natural(self, m: Metrics) -> float:
        return max(m.text_width(value, theme.BODY) for value in self.values) + self._arrows(m)

    def least(self, m: Metrics) -> float:
        return max(m.word_width(value, theme.BODY) for value in self.values) + self._arrows(m)

    def height(self, m: Metrics, width: float) -> float:
        room = width - self._arrows(m)
        sizes = [m.fitted(value, theme.BODY, room) for value in self.values]
        text = max(
            len(m.lines(value, size, room)) * m.line(size) for value, size in zip(self.values, sizes, strict=True)
        )
        return max(text + 12 * m.u, theme.TARGET * m.u)

    def _turn(self, by: int) -> None:
        self.change((self.index + by) % len(self.values))

    def activate(self) -> None:
        self._turn(1)

    def step(self, by: int) -> bool:
        if self.index + by not in range(len(self.values)):
            return False
        self._turn(by)
        return True

    def point(self, x: float, y: float) -> None:
        self._turn(-1 if x < 0.3 else 1)
