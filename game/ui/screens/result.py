"""The end of a game: who won, and how far everybody came."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.ui import theme
from game.ui.boxes import Column, Row
from game.ui.layout import At, Either, Item, Metrics, Pad, Sized, Space, Stack
from game.ui.models import Rank
from game.ui.screen import Screen
from game.ui.specs import Button, Label, Picture, Plate, face, panel
from game.words import _, _n

CUP = 56.0
METALS = (theme.GOLD, theme.colour("#B9C3CC"), theme.colour("#C98A52"))
"""Gold, silver and bronze."""


@dataclass(frozen=True)
class ResultCalls:
    """What the buttons do."""

    again: Callable[[], None]
    title: Callable[[], None]
    watch: Callable[[], None]
    statistics: Callable[[], None]
    log: Callable[[], None]
    save: Callable[[], None]


class Result(Screen):
    """`ranks` begin with the winner; `turns` is how many the game took; `rules` are the house rules and head starts
    that it was played with."""

    name: ClassVar[str] = "result"
    first: ClassVar[tuple[str, ...]] = ("again",)

    def __init__(self, ranks: Sequence[Rank], turns: int, calls: ResultCalls, rules: Sequence[str] = ()) -> None:
        super().__init__()
        self._rules = tuple(rules)
        self._ranks, self._turns = ranks, turns
        self._calls = calls

    def back(self) -> None:
        self._calls.title()

    def build(self, m: Metrics) -> Item:
        winner = self._ranks[0]
        rows = [_row(at, rank) for at, rank in enumerate(self._ranks)]
        low, more = self._answers(), self._more()
        side = min(150.0, m.high * 0.24)
        words = [
            Space(h=side * 0.44),
            Label(label=_("{name} wins!", name=winner.name), id="title", size=theme.TITLE, x=0.5, colour=theme.DEEP),
            Label(label=self._told(), id="turns", x=0.5, colour=theme.FAINT),
        ]
        end = self._house()
        if m.high < 700 or m.wide < 480:
            body: list[Item] = [words[0], self.scroll("body", Column([*words[1:], *rows, more, *end], 8)), low]
        else:
            body = [Column(words, 2), self.scroll("body", Column([*rows, *end], 8)), Column([more, low], 10)]
        sheet = panel(Column(body, 14), pad=24)
        whole = Stack([Column([Space(h=side * 0.6), sheet], 0, grow=1.0), At(self._head(winner, side), y=0.0)])
        ground = Plate(style="glory", accent=theme.colour(winner.piece.colour))
        return Stack([ground, Pad(At(Sized(whole, w=600)), 12, 12)])

    def _answers(self) -> Item:
        """Where to go from here."""
        calls = self._calls
        home = Button(id="title-screen", label=_("To the title"), icon="icons/title", action=calls.title)
        again = Button(
            id="again", label=_("Play again"), icon="icons/play", skin="main", glows=True, action=calls.again
        )
        return Either([Row([home, again], 12, None, equal=True), Column([again, home], 8)])

    def _more(self) -> Item:
        """What one can do with a game that is over."""
        calls = self._calls
        four: list[Item] = [
            Button(id="watch", label=_("Watch again"), icon="icons/camera", action=calls.watch),
            Button(id="statistics", label=_("Statistics"), icon="icons/bars", action=calls.statistics),
            Button(id="log", label=_("What happened"), icon="icons/log", action=calls.log),
            Button(id="save-record", label=_("Save the record"), icon="icons/sheet", action=calls.save),
        ]
        pairs = [Row(four[:2], 10, None, equal=True), Row(four[2:], 10, None, equal=True)]
        return Either([Column(pairs, 8), Column(four, 8)])

    def _house(self) -> list[Item]:
        """By which rules it was played, where these were not the usual ones."""
        told = " · ".join(self._rules)
        return [Label(label=told, id="rules", size=theme.SMALL, colour=theme.FAINT, x=0.5)] if told else []

    def _told(self) -> str:
        return _n("after one turn", "after {n} turns", self._turns)

    def _head(self, winner: Rank, side: float) -> Item:
        """The winner's symbol between two cups."""
        left, right = (
            Picture(id=f"trophy-{at}", name="icons/trophy", w=CUP, h=CUP, tint=theme.SUN, scaled=True) for at in "lr"
        )
        return Row([left, face("winner", winner.piece, side, scaled=True), right], 14, 0.35)


def _row(at: int, rank: Rank) -> Item:
    symbol = face(f"piece-{at}", rank.piece, 40)
    number = Label(label=str(at + 1), id=f"rank-{at}", size=theme.LARGE, x=0.5, colour=theme.INK)
    metal = METALS[at] if at < len(METALS) else theme.REED
    medal = Sized(Stack([Plate(style="medal", accent=metal), Pad(number, 0, 4)]), w=36)
    name = Label(label=rank.name, id=f"name-{at}", size=theme.LARGE)
    place = Label(label=rank.place, id=f"place-{at}", colour=theme.FAINT)
    return panel(Row([medal, symbol, Column([name, place], 0, grow=1.0)], 12), "card", 8)
