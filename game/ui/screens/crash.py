"""The last screen of a program that has made a mistake."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from game.ui import theme
from game.ui.boxes import Column, Row
from game.ui.layout import At, Either, Item, Metrics, Pad, Sized
from game.ui.screen import Screen
from game.ui.screens.file_answers import FileAnswers
from game.ui.specs import Button, Label, panel
from game.words import _


class Crash(Screen):
    """Says in plain words that something went wrong and names the `file` that tells what. `copy` puts that on the
    clipboard and answers whether it could, `show` opens the file's folder, `leave` ends the program."""

    name: ClassVar[str] = "crash"
    first: ClassVar[tuple[str, ...]] = ("close",)

    def __init__(
        self, file: str, copy: Callable[[], bool], show: Callable[[], bool], leave: Callable[[], None]
    ) -> None:
        super().__init__()
        self._file, self._leave = file, leave
        self._answers = FileAnswers(copy, show, self.refresh)

    def back(self) -> None:
        self._leave()

    def build(self, m: Metrics) -> Item:
        text = [
            Label(label=_("Something went wrong"), id="title", size=theme.HEAD, colour=theme.DEEP, x=0.5),
            Label(label=_("Hilltops has made a mistake and has to close. We are sorry."), size=theme.LARGE, x=0.5),
            Label(label=_("Your games are saved: start again, and Continue goes on."), x=0.5),
            Label(label=_("This file tells what happened, to whoever may mend it:"), x=0.5),
            panel(Label(label=self._file, id="file", x=0.5), style="card", pad=12),
        ]
        answers: list[Item] = [
            *self._answers.buttons(_("Copy it")),
            Button(id="close", label=_("Close"), skin="main", action=self._leave),
        ]
        either = Either([Row(answers, 12, None, equal=True), Column(answers, 10)])
        sheet = panel(Column([self.scroll("body", Column(text, 14)), either], 20), pad=24)
        return Pad(At(Sized(sheet, w=620)), 12, 12)
