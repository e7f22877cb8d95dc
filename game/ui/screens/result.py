"""The end of a game: who won, and how far everybody came."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from game.ui import theme
from game.ui.boxes import Column, Row
from game.ui.layout import At, Either, Item, Metrics, Pad, Sized, Stack
from game.ui.models import Rank
from game.ui.screen import Screen
from game.ui.specs import Button, Label, Picture, Plate, face, panel
from game.words import _, _n


class Result(Screen):
    """`ranks` begin with the winner; `turns` is how many the game took. Calls `again()` or `title()`."""

    name: ClassVar[str] = "result"
    first: ClassVar[tuple[str, ...]] = ("again",)

    def __init__(self, ranks: Sequence[Rank], turns: int, again: Callable[[], None], title: Callable[[], None]) -> None:
        super().__init__()
        self._ranks = ranks
        self._turns = turns
        self._again = again
        self._title = title

    def back(self) -> None:
        self._title()

    def build(self, m: Metrics) -> Item:
        winner = self._ranks[0]
        words = Column(
            [
                Label(label=_("{name} wins!", name=winner.name), id="title", size=theme.TITLE, x=0.5),
                Label(label=self._told(), id="turns", x=0.5, colour=theme.FAINT),
            ],
            2,
        )
        rows = [_row(at, rank) for at, rank in enumerate(self._ranks)]
        answers: list[Item] = [
            Button(id="title-screen", label=_("To the title"), icon="icons/home", action=self._title),
            Button(id="again", label=_("Play again"), icon="icons/play", skin="main", action=self._again),
        ]
        low = Either([Row(answers, 12, None, equal=True), Column(answers[::-1], 8)])
        head = self._head(winner, words)
        if m.high < 620:
            body: list[Item] = [self.scroll("body", Column([head, *rows], 8)), low]
        else:
            body = [head, self.scroll("body", Column(rows, 8)), low]
        sheet = panel(Column(body, 16), pad=24)
        return Stack([Plate(style="veil"), Pad(At(Sized(sheet, w=600)), 12, 12)])

    def _told(self) -> str:
        return _n("after one turn", "after {n} turns", self._turns)

    def _head(self, winner: Rank, words: Item) -> Item:
        symbol = face("winner", winner.piece, 96)
        cup = Picture(id="trophy", name="icons/trophy", w=84, h=84, tint=theme.GOLD)
        wide = Row([cup, Sized(words, grow=1.0), symbol], 16)
        return Either([wide, Column([At(Row([cup, symbol], 12)), words], 6)])


def _row(at: int, rank: Rank) -> Item:
    symbol = face(f"piece-{at}", rank.piece, 40)
    number = Label(label=f"{at + 1}.", id=f"rank-{at}", size=theme.LARGE, colour=theme.TEAL)
    name = Label(label=rank.name, id=f"name-{at}", size=theme.LARGE)
    place = Label(label=rank.place, id=f"place-{at}", colour=theme.FAINT)
    row = Row([Sized(number, w=24), symbol, Column([name, place], 0, grow=1.0)], 12)
    return panel(row, "card", 8)
