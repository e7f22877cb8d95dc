"""The menu of a game that is running."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from game.ui import theme
from game.ui.boxes import Column
from game.ui.layout import At, Item, Metrics, Pad, Sized, Stack
from game.ui.screen import Screen
from game.ui.screens.confirm import Confirm
from game.ui.specs import Button, Label, Plate, panel
from game.words import _


class Pause(Screen):
    """Calls `go_on`, `settings`, `how_to`; `restart` and `leave` (to the title) only after a question."""

    name: ClassVar[str] = "pause"

    def __init__(
        self,
        go_on: Callable[[], None],
        settings: Callable[[], None],
        how_to: Callable[[], None],
        restart: Callable[[], None],
        leave: Callable[[], None],
    ) -> None:
        super().__init__()
        self._go_on = go_on
        self._others = (settings, how_to)
        self._restart = restart
        self._leave = leave

    def back(self) -> None:
        self._go_on()

    def build(self, m: Metrics) -> Item:
        settings, how_to = self._others
        buttons: list[Item] = [
            Button(id="go-on", label=_("Go on"), icon="icons/play", skin="main", size=theme.LARGE, action=self._go_on),
            Button(id="settings", label=_("Settings"), icon="icons/settings", action=settings),
            Button(id="how-to-play", label=_("How to play"), icon="icons/help", action=how_to),
            Button(id="restart", label=_("Start again"), icon="icons/undo", action=self._ask_restart),
            Button(id="quit", label=_("Quit this game"), icon="icons/quit", skin="quiet", action=self._ask_leave),
        ]
        title = Label(label=_("Pause"), id="title", size=theme.HEAD, colour=theme.DEEP, x=0.5)
        sheet = panel(Column([title, self.scroll("body", Column(buttons, 10))], 14), pad=24)
        return Stack([Plate(style="veil"), Pad(At(Sized(sheet, w=380)), 12, 12)])

    def _ask_restart(self) -> None:
        question = _("Start this game again? What was played so far is lost.")
        self._ask(Confirm(question, _("Start again"), self._restart))

    def _ask_leave(self) -> None:
        self._ask(Confirm(_("Quit this game? What was played so far is lost."), _("Quit"), self._leave))

    def _ask(self, question: Confirm) -> None:
        if self.ui is not None:
            self.ui.push(question)
