"""Where a game's record was written."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from game.ui import theme
from game.ui.boxes import Column, Row
from game.ui.layout import At, Either, Item, Metrics, Pad, Sized, Stack
from game.ui.screen import Screen
from game.ui.screens.file_answers import FileAnswers
from game.ui.specs import Button, Label, Plate, panel
from game.words import _


class Written(Screen):
    """Names the `file`. `copy` puts that on the clipboard and answers whether it could, `show` opens the folder."""

    name: ClassVar[str] = "written"
    first: ClassVar[tuple[str, ...]] = ("done",)

    def __init__(
        self, file: str, copy: Callable[[], bool], show: Callable[[], bool], done: Callable[[], None]
    ) -> None:
        super().__init__()
        self._file, self._done = file, done
        self._answers = FileAnswers(copy, show, self.refresh)

    def back(self) -> None:
        self._done()

    def build(self, m: Metrics) -> Item:
        text: list[Item] = [
            Label(label=_("The record is saved"), id="title", size=theme.HEAD, colour=theme.DEEP, x=0.5),
            Label(label=_("It holds every move, without what was taken back:"), id="what", x=0.5),
            panel(Label(label=self._file, id="file", x=0.5), "card", 12),
        ]
        answers: list[Item] = [
            *self._answers.buttons(_("Copy the path")),
            Button(id="done", label=_("Done"), icon="icons/check", skin="main", action=self.back),
        ]
        either = Either([Row(answers, 12, None, equal=True), Column(answers, 10)])
        sheet = panel(Column([self.scroll("body", Column(text, 12)), either], 18), pad=24)
        return Stack([Plate(style="veil"), Pad(At(Sized(sheet, w=640)), 12, 12)])
