"""The title: over the living board, the game to go on with and one big button for each game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.ui import theme
from game.ui.boxes import Column, Row
from game.ui.layout import At, Either, Item, Metrics, Pad, Sized, Space, tall
from game.ui.models import GameEntry
from game.ui.saved_view import SavedView
from game.ui.screen import Screen
from game.ui.specs import Button, Picture
from game.ui.specs_saves import GameCard
from game.words import _

LOGO, LEAST = 215.0, 80.0
"""How high the logo is, in units of the window: usually, and where the buttons need the room."""
Call = Callable[[], None]


@dataclass(frozen=True)
class TitleCalls:
    """What the title's buttons do; without `saved` there are no saved games."""

    play: Callable[[str], None]
    settings: Call
    how_to: Call
    leave: Call
    go_on: Call
    saved: Call | None = None


class Title(Screen):
    """Offers `games`, and `last`, the game to go on with."""

    name: ClassVar[str] = "title"
    first: ClassVar[tuple[str, ...]] = ("continue", "play-")

    def __init__(self, games: Sequence[GameEntry], calls: TitleCalls, last: SavedView | None = None) -> None:
        super().__init__()
        self._games = games
        self._calls = calls
        self._last = last

    def back(self) -> None:
        if self.ui is not None:
            self.ui.focus("quit", show=True)

    def build(self, m: Metrics) -> Item:
        buttons = self._buttons()
        if m.wide < 700 or m.high > m.wide:
            logo, body = self._logo(m, buttons, min(460.0, m.wide - 40)), self.scroll("body", buttons)
            return Pad(Column([At(logo), At(body, y=1.0, most=460, grow=1.0)], 8), 20, 16)
        logo = self._logo(m, buttons, 390.0)
        side = Column([At(logo), Space(h=6), self.scroll("body", buttons)], 8, y=0.5)
        return Pad(At(Sized(side, w=390), x=0.06, y=0.5), 0, 16)

    def _logo(self, m: Metrics, buttons: Item, wide: float) -> Item:
        """As large as the buttons leave room for; they are `wide` units wide."""
        room = (m.height - tall(buttons, m, wide * m.u) - 60 * m.u) / m.picture
        high = min(max(room, LEAST), LOGO)
        return Picture(id="logo", name="logo.txo", w=2 * high, h=high)

    def _buttons(self) -> Item:
        calls = self._calls
        rows: list[Item] = [self._game(entry) for entry in self._games]
        if self._last is not None:
            rows.insert(0, self._continue(self._last))
        small: list[Item] = [
            Button(id="settings", label=_("Settings"), icon="icons/settings", action=calls.settings, grow=1.0),
            Button(id="how-to-play", label=_("How to play"), icon="icons/help", action=calls.how_to, grow=1.0),
        ]
        last: list[Item] = [Button(id="quit", label=_("Quit"), icon="icons/quit", action=calls.leave, skin="quiet")]
        if calls.saved is not None:
            last.insert(0, Button(id="saved-games", label=_("Saved games"), icon="icons/log", action=calls.saved))
        pairs = [Either([Row(pair, 10, None, equal=True), Column(pair, 8)]) for pair in (small, last)]
        return Column([*rows, *pairs], 10)

    def _continue(self, last: SavedView) -> Item:
        """The game that was played last: one click and it goes on."""
        return GameCard(
            id="continue",
            label=_("Continue"),
            note=f"{last.title}\n{last.told}\n{last.when}",
            skin="main",
            size=theme.HEAD,
            file=last.picture,
            stamp=last.stamp,
            action=self._calls.go_on,
        )

    def _game(self, entry: GameEntry) -> Item:
        label = _("Play {game}", game=entry.label)
        return Button(
            id=f"play-{entry.game}",
            label=label,
            note=entry.note,
            icon=entry.picture,
            skin=entry.skin,
            size=theme.HEAD,
            x=0.0,
            picture=1.9,
            pad=14.0,
            action=lambda: self._play(entry.game),
        )

    def _play(self, game: str) -> None:
        self._calls.play(game)
