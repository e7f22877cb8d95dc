"""The menu of a game that is running."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from game.ui import theme
from game.ui.boxes import Column, Row
from game.ui.layout import At, Either, Item, Metrics, Pad, Sized, Stack
from game.ui.screen import Screen
from game.ui.specs import Button, Label, Plate, panel
from game.words import _

Call = Callable[[], None]
LOW = 470.0
"""How high a window is in units that has no room for all of it."""


@dataclass(frozen=True)
class PauseCalls:
    """What the menu's buttons do; where there is nothing to take back `undo` is None."""

    go_on: Call
    undo: Call | None
    log: Call
    seats: Call
    settings: Call
    how_to: Call
    restart: Call
    leave: Call


class Pause(Screen):
    """Nothing here asks again: the game is saved all the time."""

    name: ClassVar[str] = "pause"
    first: ClassVar[tuple[str, ...]] = ("go-on",)

    def __init__(self, calls: PauseCalls) -> None:
        super().__init__()
        self._calls = calls

    def back(self) -> None:
        self._calls.go_on()

    def build(self, m: Metrics) -> Item:
        calls = self._calls
        go_on = Button(
            id="go-on", label=_("Go on"), icon="icons/play", skin="main", size=theme.LARGE, action=calls.go_on
        )  # fmt: skip
        pairs: list[list[Item]] = [
            [_button("undo", _("Undo"), "undo", calls.undo), _button("log", _("What happened"), "log", calls.log)],
            [
                _button("seats", _("Who plays?"), "person", calls.seats),
                _button("settings", _("Settings"), "settings", calls.settings),
            ],
            [
                _button("how-to-play", _("How to play"), "help", calls.how_to),
                _button("restart", _("Start again"), "again", calls.restart),
            ],
        ]
        leave = _button("quit", _("To the title"), "title", calls.leave)
        rows = [Either([Row(pair, 10, None, equal=True), Column(pair, 10)]) for pair in pairs]
        title = Label(label=_("Pause"), id="title", size=theme.HEAD, colour=theme.DEEP, x=0.5)
        kept = Label(label=_("Every move is saved."), id="kept", x=0.5, colour=theme.FAINT)
        if m.high < LOW:  # to go on and to leave stay in sight
            ends = Either([Row([leave, go_on], 10, None, equal=True), Column([go_on, leave], 10)])
            sheet = panel(Column([title, self.scroll("body", Column([*rows, kept], 10)), ends], 10), pad=16)
        else:
            sheet = panel(Column([title, self.scroll("body", Column([go_on, *rows, leave, kept], 10))], 14), pad=24)
        return Stack([Plate(style="veil"), Pad(At(Sized(sheet, w=460)), 12, 12)])


def _button(id_: str, label: str, icon: str, action: Call | None) -> Button:
    if action is None:
        return Button(id=id_, label=label, icon=f"icons/{icon}", enabled=False)
    return Button(id=id_, label=label, icon=f"icons/{icon}", action=action)
