"""Widgets that show a thing which can be looked at large."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar

from game.ui.specs import Picture, Widget, nothing


@dataclass
class Explained(Widget):
    """Something that the second button and F1 explain, and a long press if it is `slow`: they call `help`."""

    slow: ClassVar[bool] = True
    help: Callable[[], None] = field(default=nothing, compare=False)

    def explain(self) -> None:
        self.help()


@dataclass
class FaceButton(Explained, Picture):
    """A die's face, to be looked at large."""

    role: ClassVar[str] = "button"
    focusable: ClassVar[bool] = True

    def activate(self) -> None:
        self.help()
