"""The log on the play screen: its last lines, or all of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ui import theme
from game.ui.boxes import Column, Row
from game.ui.layout import At, Item, Sized, Space
from game.ui.models import HudView, LogLine
from game.ui.screen import Screen
from game.ui.specs import IconButton, Label, Picture, face, panel
from game.ui.specs_play import SHAPE
from game.words import _

LAST, MARK = 3, 21.0


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
    """Who, what as a picture, and the sentence, one below the other in columns."""
    who: list[Item] = [face(f"log-piece:{at}", seat.piece, MARK, True) for seat in view.seats if seat.seat == line.seat]
    what: list[Item] = [_pictogram(at, line.picture)] if line.picture else []
    text = Label(label=line.text, id=f"log:{at}", size=theme.SMALL, colour=theme.CREAM, grow=1.0)
    return Row([_mark(who), _mark(what), text], 6, 0.0)


def _mark(item: Sequence[Item]) -> Item:
    return Sized(At(item[0]) if item else Space(), w=MARK)


def _pictogram(at: int, name: str) -> Picture:
    """What the line is about, as it looks on the board; icons are white and become cream."""
    tint = theme.CREAM if name.startswith("icons/") else theme.WHITE
    wide = MARK / SHAPE if "cards/" in name and not name.startswith("icons/") else MARK
    return Picture(id=f"log-picture:{at}", name=name, w=wide, h=MARK, tint=tint, scaled=True)
