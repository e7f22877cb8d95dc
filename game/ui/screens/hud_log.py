"""The log on the play screen: its last lines, or all of it."""

from __future__ import annotations

from collections.abc import Callable

from game.ui import theme
from game.ui.boxes import Column, Row
from game.ui.layout import Item
from game.ui.models import HudView, LogLine
from game.ui.screen import Screen
from game.ui.specs import IconButton, Label, face, panel
from game.words import _

LAST = 3


def collapsed(view: HudView, toggle: Callable[[], None]) -> Item:
    """The last lines and a button that shows all."""
    first = max(len(view.log) - LAST, 0)
    lines = [_line(view, first + at, line) for at, line in enumerate(view.log[first:])]
    more = IconButton(
        id="log-toggle", label=_("All that happened"), icon="icons/up", skin="quiet", side=30, action=toggle
    )
    return panel(Row([Column(lines, 3, grow=1.0), more], 6, 0.0), "dark", 9)


def expanded(view: HudView, toggle: Callable[[], None], screen: Screen) -> Item:
    """All lines, to scroll through, the newest below."""
    lines = [_line(view, at, line) for at, line in enumerate(view.log)]
    title = Label(label=_("What happened"), id="log-title", size=theme.BODY, colour=theme.WHITE, grow=1.0)
    less = IconButton(id="log-toggle", label=_("Close"), icon="icons/down", skin="quiet", side=30, action=toggle)
    body = screen.scroll("log", Column(lines, 5), end=True)
    return panel(Column([Row([title, less]), body], 8, grow=1.0), "dark", 10, grow=1.0)


def _line(view: HudView, at: int, line: LogLine) -> Item:
    text = Label(label=line.text, id=f"log:{at}", size=theme.SMALL, colour=theme.CREAM)
    if line.seat is None:
        return text
    text.grow = 1.0
    dots = [face(f"log-piece:{at}", seat.piece, 18, True) for seat in view.seats if seat.seat == line.seat]
    return Row([*dots, text], 6, 0.0)
