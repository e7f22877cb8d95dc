"""The widget of a saved game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.ui import theme
from game.ui.layout import Metrics
from game.ui.specs import Button


@dataclass
class GameCard(Button):
    """A button with the picture of a board beside its words: `label`, and `note` in one or more lines. `file` is
    that picture, `stamp` changes with it; without one there is a plain ground. `shot` units wide is the picture."""

    file: str = ""
    stamp: int = 0
    shot: float = 128.0
    EDGE: ClassVar[float] = 7.0

    def shot_size(self, m: Metrics) -> tuple[float, float]:
        """The picture's width and height in pixels."""
        return self.shot * m.u, self.shot * m.u * 9 / 16

    def _margins(self, m: Metrics) -> float:
        return (self.shot + 2 * self.EDGE + 14 + 12) * m.u

    def height(self, m: Metrics, width: float) -> float:
        room = width - self._margins(m)
        return max(self.words(m, room), self.shot_size(m)[1]) + (2 * self.EDGE + theme.LIP) * m.u

    def words(self, m: Metrics, room: float) -> float:
        """How many pixels high the words are."""
        size = m.fitted(self.label, self.size, room)
        high = len(m.lines(self.label, size, room)) * m.line(size)
        for line in self.note.split("\n"):
            small = m.fitted(line, theme.SMALL, room)
            high += len(m.lines(line, small, room)) * m.line(small)
        return high

    def natural(self, m: Metrics) -> float:
        lines = [m.text_width(line, theme.SMALL) for line in self.note.split("\n")]
        return max(m.text_width(self.label, self.size), *lines) + self._margins(m)

    def least(self, m: Metrics) -> float:
        words = max(m.word_width(self.label, self.size), m.word_width(self.note, theme.SMALL))
        return min(words, 96 * m.u) + self._margins(m)

    def spoken(self) -> str:
        return f"{self.label}: {self.note}".replace("\n", ", ")
