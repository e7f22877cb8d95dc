"""The widgets that tell what happened: lines with marks, and bars to compare."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar

from game.ui import theme
from game.ui.layout import Metrics
from game.ui.models import Piece
from game.ui.specs import Widget, nothing
from game.ui.specs_help import Explained


@dataclass
class Told(Explained):
    """One thing that happened: the mark of whom it befell, a picture of what it was, and words. With `bare` there is
    no room for the words, `dark` is for dark grounds. `marks` keeps the marks' room also where there are none."""

    role: ClassVar[str] = "label"
    piece: Piece | None = None
    picture: str = ""
    bare: bool = False
    dark: bool = False
    marks: bool = True
    size: float = theme.SMALL
    side: float = 22.0
    grow: float = 0.0
    PAD: ClassVar[float] = 5.0
    GAP: ClassVar[float] = 6.0

    def words_from(self, m: Metrics) -> float:
        """How many pixels from the left edge the words begin."""
        count = 2 if self.marks else bool(self.piece) + bool(self.picture)
        return (self.PAD + count * (self.side + self.GAP)) * m.u

    def natural(self, m: Metrics) -> float:
        words = 0.0 if self.bare else m.text_width(self.label, self.size)
        return self.words_from(m) + words + (0.0 if self.bare else self.PAD * m.u)

    def least(self, m: Metrics) -> float:
        words = 0.0 if self.bare else min(m.word_width(self.label, self.size), 100 * m.u)
        return self.words_from(m) + words + (0.0 if self.bare else self.PAD * m.u)

    def room(self, m: Metrics, width: float) -> float:
        """The width that the words have."""
        return width - self.words_from(m) - self.PAD * m.u

    def height(self, m: Metrics, width: float) -> float:
        words = 0.0
        if not self.bare:
            size = m.fitted(self.label, self.size, self.room(m, width))
            words = len(m.lines(self.label, size, self.room(m, width))) * m.line(size)
        return max(words, self.side * m.u) + 2 * self.PAD * m.u * 0.6


@dataclass
class ToldButton(Told):
    """The same, to be shown again with a click."""

    role: ClassVar[str] = "button"
    slow: ClassVar[bool] = False
    focusable: ClassVar[bool] = True
    action: Callable[[], None] = field(default=nothing, compare=False)

    def activate(self) -> None:
        self.action()


@dataclass
class PairOfBars(Widget):
    """How often something came, above how often it was to be expected, as bars with plain numbers; `most` is the
    number of the longest bar."""

    role: ClassVar[str] = "label"
    came: int = 0
    due: float = 0.0
    most: float = 1.0
    grow: float = 1.0
    NUMBER: ClassVar[float] = 44.0

    def natural(self, m: Metrics) -> float:
        return 200 * m.u

    def least(self, m: Metrics) -> float:
        return (self.NUMBER + 60) * m.u

    def height(self, m: Metrics, width: float) -> float:
        return 2 * m.line(theme.SMALL)
