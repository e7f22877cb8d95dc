"""Questions with two answers, and messages with one."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from game.ui import theme
from game.ui.boxes import Column, Row
from game.ui.layout import At, Either, Item, Metrics, Pad, Sized, Stack
from game.ui.screen import Screen
from game.ui.specs import Button, Label, Picture, Plate, panel
from game.words import _


def _sheet(icon: str, text: Item, answers: list[Item]) -> Item:
    either = Either([Row(answers, 12, None, equal=True), Column(answers, 10)])
    sign = At(Picture(id="sign", name=f"icons/{icon}", w=54, h=54, tint=theme.TEAL))
    sheet = panel(Column([sign, text, either], 16), pad=24)
    return Stack([Plate(style="veil"), Pad(At(Sized(sheet, w=480)), 12, 12)])


class Confirm(Screen):
    """Asks `question`: the answer `yes` calls `done`, the other one and Esc go back."""

    name: ClassVar[str] = "confirm"
    first: ClassVar[tuple[str, ...]] = ("no",)

    def __init__(self, question: str, yes: str, done: Callable[[], None]) -> None:
        super().__init__()
        self._question = question
        self._yes = yes
        self._done = done

    def back(self) -> None:
        if self.ui is not None:
            self.ui.pop()

    def build(self, m: Metrics) -> Item:
        text = self.scroll("body", Label(label=self._question, id="question", size=theme.LARGE, x=0.5))
        yes = Button(id="yes", label=self._yes, icon="icons/check", skin="main", action=self._sure)
        no = Button(id="no", label=_("No, go back"), icon="icons/back", action=self.back)
        return _sheet("help", text, [no, yes])

    def _sure(self) -> None:
        self.back()
        self._done()


class Message(Screen):
    """One clear sentence; after *OK* or Esc it goes back and calls `done`."""

    name: ClassVar[str] = "message"

    def __init__(self, text: str, done: Callable[[], None] | None = None) -> None:
        super().__init__()
        self._text = text
        self._done = done

    def back(self) -> None:
        if self.ui is not None:
            self.ui.pop()
        if self._done is not None:
            self._done()

    def build(self, m: Metrics) -> Item:
        text = self.scroll("body", Label(label=self._text, id="message", size=theme.LARGE, x=0.5))
        return _sheet("log", text, [Button(id="ok", label=_("OK"), icon="icons/check", skin="main", action=self.back)])
