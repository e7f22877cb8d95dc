"""The mouse: what is under it, what it presses, drags and scrolls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.boxes import ScrollBar
from game.ui.layout import Placed, Rect
from game.ui.specs import Plate, Slider, Widget
from game.ui.specs_help import Explained
from game.ui.specs_play import LARGER, Card, Spot

if TYPE_CHECKING:
    from game.ui.ui import Ui

WHEEL = 60.0
LONG = 0.5
"""Seconds after which a press is a long one."""


class Pointer:
    """Takes mouse events in pixels from the window's top left corner. Each answers whether it was for the user
    interface; what was not is for the board."""

    def __init__(self, ui: Ui) -> None:
        self._ui = ui
        self.at: tuple[float, float] | None = None
        self.hovered = ""
        self.pressed = ""
        self._answers = False
        self._outside = False
        self._bar: Placed | None = None
        self._since = 0.0

    def let_go(self) -> None:
        """Forget what is held down."""
        self.pressed = ""
        self._outside = False
        self._bar = None

    def move(self, x: float, y: float) -> bool:
        """The mouse is here now."""
        if self.at != (x, y):
            self.at = (x, y)
            if self._bar is not None:
                self._drag_bar(self._bar, y)
            held = self._ui.find(self.pressed) if self.pressed else None
            if held is not None and isinstance(held.widget, Slider):
                self._ui.heard("hover")
                self._point(held, x, y)
        hit = self._hit(x, y)
        self._hover(hit.widget.id if hit and isinstance(hit.widget, Widget) and hit.widget.focusable else "")
        return hit is not None

    def look_again(self) -> None:
        """There are other widgets now: the one under the mouse may be another."""
        if self.at is not None:
            self.move(*self.at)

    def leave(self) -> None:
        """The mouse has left the window."""
        self.at = None
        self._hover("")

    def _hover(self, id_: str) -> None:
        if id_ != self.hovered:
            self.hovered = id_
            self._ui.redraw()

    def over(self, x: float, y: float) -> bool:
        """Whether something of the user interface is here."""
        return self._hit(x, y) is not None

    def _hit(self, x: float, y: float) -> Placed | None:
        lifted = self._ui.find(self.hovered) if self.hovered else None
        if lifted is not None and isinstance(lifted.widget, Card) and _above(lifted.rect).holds(x, y):
            return lifted
        for p in reversed(self._ui.placed()):
            solid = isinstance(p.widget, (ScrollBar, Plate, Explained)) or getattr(p.widget, "focusable", False)
            here = p.rect.holds(x, y) and (p.clip is None or p.clip.holds(x, y))
            if solid and here and not isinstance(p.widget, Spot):
                return p
        return None

    def press(self, x: float, y: float) -> bool:
        """The main button went down."""
        self.move(x, y)
        hit = self._hit(x, y)
        self._ui.ring_shown = False
        self._ui.redraw()
        if hit is None:
            return False
        widget = hit.widget
        if isinstance(widget, ScrollBar):
            self._bar = hit
            self._drag_bar(hit, y)
        elif isinstance(widget, Widget) and widget.focusable and not widget.enabled:
            self._ui.heard("no")
        elif isinstance(widget, Plate):
            self._outside = widget.style == "veil" and not self._ui.hushed()
        elif isinstance(widget, Widget) and widget.focusable and widget.enabled and not self._ui.refuses(widget):
            self.pressed, self._since, self._answers = widget.id, self._ui.now(), True
            self._ui.focus(widget.id)
            if isinstance(widget, Slider):
                self._point(hit, x, y)
        elif isinstance(widget, Explained):
            self.pressed, self._since, self._answers = widget.id, self._ui.now(), False
        return True

    def release(self, x: float, y: float) -> bool:
        """The main button went up."""
        pressed, outside = self.pressed, self._outside
        held = bool(pressed or self._bar)
        self.let_go()
        self._ui.redraw()
        hit = self._hit(x, y)
        if outside and hit is not None and isinstance(hit.widget, Plate) and hit.widget.style == "veil":
            self._ui.screen.outside()
        widget = hit.widget if hit is not None else None
        same = isinstance(widget, Widget) and widget.id == pressed and not isinstance(widget, Slider)
        if hit is not None and isinstance(widget, Widget) and self._answers and same and not self._ui.refuses(widget):
            self._ui.heard("click")
            self._point(hit, x, y)
        return held or hit is not None

    def holding(self) -> bool:
        """Whether a card or the like is held down; once it was long enough, it is explained instead of played."""
        held = self._ui.find(self.pressed) if self.pressed else None
        if held is None or not isinstance(held.widget, Explained) or not held.widget.slow:
            return False
        if self._ui.now() - self._since > LONG:
            self.let_go()
            held.widget.explain()
            return False
        return True

    def second(self, x: float, y: float) -> bool:
        """The second button: explain what is here."""
        hit = self._hit(x, y)
        if hit is not None and isinstance(hit.widget, Widget):
            hit.widget.explain()
        return hit is not None

    def _point(self, p: Placed, x: float, y: float) -> None:
        if isinstance(p.widget, Widget):
            p.widget.point((x - p.rect.x) / max(p.rect.w, 1), (y - p.rect.y) / max(p.rect.h, 1))

    def _drag_bar(self, bar: Placed, y: float) -> None:
        if isinstance(bar.widget, ScrollBar) and bar.scroll in self._ui.screen.ranges:
            _, most, now = self._ui.screen.ranges[bar.scroll]
            part = (y - bar.rect.y) / bar.rect.h - bar.widget.size / 2
            room = max(1 - bar.widget.size, 0.01)
            self._ui.scroll(bar.scroll, most * part / room - now)

    def wheel(self, steps: float, x: float, y: float) -> bool:
        """The wheel turned by so many notches; up is positive."""
        self._ui.placed()
        for id_, (rect, most, _) in self._ui.screen.ranges.items():
            if most > 0 and rect.holds(x, y):
                self._ui.scroll(id_, -steps * WHEEL * self._ui.metrics.u)
                return True
        return self.over(x, y)


def _above(rect: Rect) -> Rect:
    """Where a card that is pointed at rises over its place."""
    more = rect.h * (LARGER - 1)
    return Rect(rect.x, rect.y - more, rect.w, more)
