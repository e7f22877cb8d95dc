"""The user interface: a stack of screens, one focus, and the list of what is visible."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from math import inf
from typing import Any

from panda3d.core import NodePath, TransparencyAttrib

from game.ui import focus
from game.ui.draw import Look
from game.ui.fonts import Fonts
from game.ui.keyboard import Keyboard
from game.ui.layout import Metrics, Placed, Rect
from game.ui.pointer import Pointer
from game.ui.screen import Screen
from game.ui.specs import Entry, IconButton, Widget
from game.ui.stage import Stage

DEAD_TIME = 0.3
LONGEST = 0.1
"""Seconds that pass for what moves between two frames, however long they are apart."""


def _unheard(name: str) -> None:
    pass


def _no_hint(id_: str) -> str:
    return ""


class Ui:
    """Shows the topmost of its screens in `pixel2d`; `window_size` gives pixels, `text_size` is per cent, `clock`
    seconds; `wake` is called when there is something new to draw. While it is `calm`, everything is at its place at
    once. `mouse` and `keys` take the events."""

    def __init__(
        self,
        pixel2d: NodePath,
        window_size: Callable[[], tuple[int, int]],
        text_size: int = 100,
        clock: Callable[[], float] = time.monotonic,
        wake: Callable[[], object] = bool,
        calm: Callable[[], bool] = lambda: True,
    ) -> None:
        self.root = pixel2d.attachNewNode("ui")
        self.root.setBin("unsorted", 0)
        self.root.setTransparency(TransparencyAttrib.MAlpha)
        self._window_size = window_size
        self._clock = clock
        self._wake = wake
        self._calm = calm
        self.heard: Callable[[str], object] = _unheard
        """Told what is heard of the widgets: a name of `audio.mixer.SCREEN`."""
        self.hint: Callable[[str], str] = _no_hint
        """Gives the badge of the icon button with an id (see `IconButton`)."""
        self._then = clock()
        self._text = text_size
        self._fonts = Fonts()
        self._stage = Stage(self.root, self._fonts)
        self._screens: list[Screen] = []
        self._placed: list[Placed] = []
        self._quiet_until = 0.0
        self._laid_out = self._drawn = self._look_again = False
        self._pointed: Widget | None = None
        self.ring_shown = False
        self.metrics = self._measure()
        self.mouse = Pointer(self)
        self.keys = Keyboard(self)

    # The screens.

    @property
    def screen(self) -> Screen:
        """The topmost screen."""
        return self._screens[-1]

    def push(self, screen: Screen) -> None:
        """Show `screen` above the others."""
        screen.ui = self
        self._screens.append(screen)
        self._turn()

    def pop(self) -> None:
        """Go back to the screen below; nothing happens on the last one."""
        if len(self._screens) > 1:
            self._screens.pop().ui = None
            self._turn()

    def replace(self, screen: Screen) -> None:
        """Show `screen` instead of all others."""
        for old in self._screens:
            old.ui = None
        self._screens = []
        self.push(screen)

    def _turn(self) -> None:
        """Another screen is the topmost one."""
        self._stage.enter()
        self.hush()

    def hush(self) -> None:
        """Take no answer for a moment, so that a double click does not answer the next question too."""
        self._quiet_until = self._clock() + DEAD_TIME
        self.mouse.let_go()
        self._look_again = True
        self.refresh()

    def hushed(self) -> bool:
        """Whether answers are still refused."""
        return self._clock() < self._quiet_until

    def refuses(self, widget: Widget) -> bool:
        """Whether a press of it counts as coming too early."""
        return self.hushed() and not (isinstance(widget, IconButton) and widget.any_time)

    def now(self) -> float:
        """Seconds on the clock."""
        return self._clock()

    # The picture.

    def refresh(self) -> None:
        """Build the screen anew before the next frame."""
        self._laid_out = False
        self.redraw()

    def redraw(self) -> None:
        """The same widgets in other states before the next frame."""
        self._drawn = False
        self._wake()

    def resize(self) -> None:
        """The window has another size."""
        before, self.metrics = self.metrics, self._measure()
        if before.u != self.metrics.u:
            self._fonts.forget()
        self._stage.clear()
        self.refresh()

    def set_text_size(self, per_cent: int) -> None:
        """100, 150 or 200."""
        if per_cent != self._text:
            self._text = per_cent
            self.resize()

    def _measure(self) -> Metrics:
        width, height = self._window_size()
        return Metrics(max(width, 1), max(height, 1), self._text, self._fonts)

    def update(self) -> bool:
        """Call before each frame. True if the picture has changed."""
        self.placed()
        if self._look_again:
            self._look_again = False
            if not self.ring_shown:
                self.mouse.look_again()
        self._tell_pointed()
        held = self.mouse.holding()
        placed, drawn = self.placed(), self._drawn
        if not drawn:
            self._drawn = True
            gone = {} if self._calm() else self.screen.gone
            self._stage.show(self.metrics, [p for p in placed if seen(p).h > 0], self._look, gone)
            self._stage.ring(self.metrics, self._ringed())
        return self._glide() or held or not drawn

    def _glide(self) -> bool:
        """Let the time pass that has passed; whether something moved."""
        before, self._then = self._then, self._clock()
        moved = self._stage.step(inf if self._calm() else min(self._then - before, LONGEST))
        if moved:
            self._wake()
        return moved

    def hop(self, ids: Sequence[str]) -> None:
        """Have these cards hop, to be seen."""
        if not self._calm():
            self._stage.hop(ids)

    def placed(self) -> list[Placed]:
        """All widgets of the topmost screen, laid out, back to front."""
        if not self._laid_out and self._screens:
            self._laid_out = True
            self._placed = []
            whole = Rect(0, 0, self.metrics.width, self.metrics.height)
            self.screen.build(self.metrics).place(self.metrics, whole, self._placed)
            for p in self._placed:
                if isinstance(p.widget, IconButton):
                    p.widget.badge = self.hint(p.widget.id)
            now = focus.named(self._placed, self.screen.focus)
            if now is None or not any(p is now for p in focus.focusable(self._placed)):
                self.focus(focus.first(self._placed, self.screen.first))
        return self._placed

    def find(self, id_: str) -> Placed | None:
        """The widget with that id on the topmost screen."""
        return focus.named(self.placed(), id_)

    def _look(self, p: Placed) -> Look:
        widget = p.widget
        if not isinstance(widget, Widget) or not widget.focusable:
            return Look()
        hover = widget.enabled and self.mouse.hovered == widget.id
        focused = widget.id == self.screen.focus
        look = Look(hover, hover and self.mouse.pressed == widget.id, focused and self.ring_shown)
        if not focused or not isinstance(widget, Entry):
            return look
        return look._replace(caret=self.keys.caret_in(widget), chosen=self.keys.all_chosen(widget))

    def _ringed(self) -> Placed | None:
        found = self.find(self.screen.focus) if self.ring_shown else None
        return None if found is None or seen(found).h <= 0 else found._replace(rect=seen(found))

    # The focus.

    def focus(self, id_: str, show: bool = False) -> None:
        """Put the focus on a widget, scrolling to it; `show` makes the ring visible from now on."""
        again, self.screen.focus = self.screen.focus == id_, id_
        self.ring_shown = self.ring_shown or show
        self.keys.arrived(self.find(id_), again)
        if show:
            self.mouse.hovered = ""  # until it moves, the ring alone points
            self.show_whole(id_)
        self.redraw()

    def show_whole(self, id_: str) -> None:
        """Scroll so that a widget is in sight."""
        found = self.find(id_)
        if found is None or found.clip is None:
            return
        edge = 12 * self.metrics.u
        above, below = found.clip.y - found.rect.y + edge, found.rect.bottom - found.clip.bottom + edge
        if below > edge:
            self.scroll(found.scroll, min(below, -above + 2 * edge))
        elif above > edge:
            self.scroll(found.scroll, -above)

    def scroll(self, id_: str, by: float) -> bool:
        """Scroll an area by pixels, down is positive; whether it moved."""
        _, most, before = self.screen.ranges[id_]
        after = min(max(before + by, 0.0), most)
        self.screen.offsets[id_] = after
        self.refresh()
        self.placed()
        return after != before

    def _tell_pointed(self) -> None:
        """Tell the widgets when the mouse, or else the ring, comes to them and goes."""
        id_ = self.mouse.hovered or (self.screen.focus if self.ring_shown else "")
        found = self.find(id_) if id_ else None
        now = found.widget if found is not None and isinstance(found.widget, Widget) else None
        before, self._pointed = self._pointed, now
        if (before.id if before else "") == (now.id if now else ""):
            return
        if before is not None:
            before.hover(False)
        if now is not None:
            now.hover(True)
            if now.focusable and now.enabled and not self.hushed():
                self.heard("hover")

    # To look at it from outside.

    def tree(self) -> list[dict[str, Any]]:
        """What is really visible: `id`, `role`, `label`, `rect` (x, y, w, h), `enabled`, `focused` of each widget."""
        out = []
        for at, p in enumerate(self.placed()):
            widget, rect = p.widget, seen(p)
            if isinstance(widget, Widget) and widget.role and rect.w >= 1 and rect.h >= 1:
                focused = widget.focusable and widget.id == self.screen.focus
                row: dict[str, Any] = {"id": widget.id or f"text:{at}", "role": widget.role, "label": widget.spoken()}
                row["rect"] = [round(v) for v in rect]
                row["enabled"] = widget.enabled
                row["focused"] = focused and (self.ring_shown or not self.screen.shy)
                out.append(row)
        return out


def seen(p: Placed) -> Rect:
    """The part of a widget that its scroll area shows."""
    return p.rect if p.clip is None else p.rect.overlap(p.clip)
