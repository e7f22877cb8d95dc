"""The log on the play screen: its last lines, or all of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.ui import theme
from game.ui.boxes import Column, Row
from game.ui.layout import Item
from game.ui.models import HudView, LogLine
from game.ui.screen import Screen
from game.ui.specs import IconButton, Label, panel
from game.ui.specs_story import Told, ToldButton
from game.words import _

On = Callable[[str, object], None]
Help = Callable[[str], None]
LAST, MOST = 3, 60
"""How many lines are shown at first, and in the larger panel; the page of the log has all."""


def collapsed(view: HudView, toggle: Callable[[], None], on: On) -> Item:
    """The last lines and a button that shows more."""
    first = max(len(view.log) - LAST, 0)
    lines = [_line(view, first + at, line, partial(on, "help")) for at, line in enumerate(view.log[first:])]
    more = IconButton(
        id="log-toggle", label=_("All that happened"), icon="icons/up", skin="quiet", side=30, action=toggle
    )
    return panel(Row([Column(lines, 0, grow=1.0), more], 6, 0.0), "dark", 7)


def expanded(view: HudView, toggle: Callable[[], None], on: On, screen: Screen) -> Item:
    """Many lines, to scroll through, the newest below; a click on one looks at its place."""
    first = max(len(view.log) - MOST, 0)
    lines = [_line(view, first + at, line, partial(on, "help"), on) for at, line in enumerate(view.log[first:])]
    title = Label(label=_("What happened"), id="log-title", size=theme.BODY, colour=theme.WHITE, grow=1.0)
    page = IconButton(
        id="log-page", label=_("The whole log"), icon="icons/log", skin="quiet", side=30,
        action=lambda: on("log", None),
    )  # fmt: skip
    less = IconButton(id="log-toggle", label=_("Close"), icon="icons/down", skin="quiet", side=30, action=toggle)
    body = screen.scroll("log", Column(lines, 0), end=True)
    return panel(Column([Row([title, page, less]), body], 8, grow=1.0), "dark", 10, grow=1.0)


def _line(view: HudView, at: int, line: LogLine, help_: Help, on: On | None = None) -> Item:
    """Who, what as a picture, and the sentence; with `on` it can be clicked, if it is about a place. `help_` shows a
    picture large."""
    piece = next((seat.piece for seat in view.seats if seat.seat == line.seat), None)

    def large() -> None:
        help_(line.picture)

    if on is None or not line.target:
        return Told(id=f"log:{at}", label=line.text, piece=piece, picture=line.picture, dark=True, help=large)
    return ToldButton(
        id=f"log:{at}", label=line.text, piece=piece, picture=line.picture, dark=True, help=large,
        action=lambda: on("look", line.target),
    )  # fmt: skip
