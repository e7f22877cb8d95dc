"""The title: over the living board, one big button for each game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from game.ui import theme
from game.ui.boxes import Column, Row
from game.ui.layout import At, Either, Item, Metrics, Pad, Sized, Space
from game.ui.models import GameEntry
from game.ui.screen import Screen
from game.ui.specs import Button, Picture
from game.words import _


class Title(Screen):
    """Calls `play(game)`, `settings()`, `how_to()` or `leave()`."""

    name: ClassVar[str] = "title"
    first: ClassVar[tuple[str, ...]] = ("play-",)

    def __init__(
        self,
        games: Sequence[GameEntry],
        play: Callable[[str], None],
        settings: Callable[[], None],
        how_to: Callable[[], None],
        leave: Callable[[], None],
    ) -> None:
        super().__init__()
        self._games = games
        self._play = play
        self._calls = (settings, how_to, leave)

    def back(self) -> None:
        if self.ui is not None:
            self.ui.focus("quit", show=True)

    def build(self, m: Metrics) -> Item:
        logo = Picture(id="logo", name="logo.txo", w=430, h=215)
        if m.wide < 700 or m.high > m.wide:
            parts = [At(logo), Space(grow=1.0), At(self._buttons(True), most=460)]
            return Pad(Column(parts, 8), 20, 22)
        side = Column([At(logo), Space(h=6), self._buttons(False)], 8, y=0.5)
        return Pad(At(Sized(side, w=390), x=0.06, y=0.5), 0, 16)

    def _buttons(self, low: bool) -> Item:
        games = [self._game(entry) for entry in self._games]
        settings, how_to, leave = self._calls
        small: list[Item] = [
            Button(id="settings", label=_("Settings"), icon="icons/settings", action=settings, grow=1.0),
            Button(id="how-to-play", label=_("How to play"), icon="icons/help", action=how_to, grow=1.0),
        ]
        quit_ = Button(id="quit", label=_("Quit"), icon="icons/quit", action=leave, skin="quiet")
        pair = Either([Row(small, 10, None), Column(small, 8)])
        rows: list[Item] = [*games, pair, quit_]
        return Column(rows, 10)

    def _game(self, entry: GameEntry) -> Item:
        label = _("Play {game}", game=entry.label)
        return Button(
            id=f"play-{entry.game}",
            label=label,
            note=entry.note,
            icon="icons/play",
            skin="main",
            size=theme.HEAD,
            action=lambda: self._play(entry.game),
        )
