"""A game that is over, watched again: the board, what happened, and the buttons of a player of films."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from game.ui import theme
from game.ui.boxes import Column, Row, Wrap
from game.ui.layout import At, Either, Item, Metrics, Pad, Rect, Sized, Space, Stack
from game.ui.models import HudView, SeatView
from game.ui.screen import Screen
from game.ui.screens.hud_room import EDGE, SIDE, roomy
from game.ui.screens.hud_seats import column, strip
from game.ui.specs import Check, IconButton, Label, Option, Slider, face, panel
from game.ui.specs_play import Pile
from game.words import _

CARD = 30.0
LINES = 2
"""So many sentences are shown of an action where there is room."""
ONE_ROW = 590.0
"""How wide a window is in units that has all buttons in one row."""


def speed_words() -> tuple[str, ...]:
    """The names of `ui.replay.SPEEDS`."""
    return _("Slow"), _("Normal"), _("Fast"), _("Very fast")


class ReplayScreen(Screen):
    """Shows what `replay` (see `ui.replay`) stands at and tells it what the person does; `done()` leaves. `cards` is
    the folder of `textures/` with the cards' pictures."""

    name: ClassVar[str] = "replay"
    first: ClassVar[tuple[str, ...]] = ("play",)
    shy: ClassVar[bool] = True

    def __init__(self, replay: Any, cards: str, done: Callable[[], None]) -> None:
        super().__init__()
        self._replay, self._cards, self._done = replay, cards, done
        replay.changed = self.refresh

    def back(self) -> None:
        self._done()

    def key(self, name: str) -> bool:
        """Space, the arrows, the page keys, Home and End."""
        replay = self._replay
        moves: dict[str, Callable[[], None]] = {
            "space": replay.play,
            "arrow_left": lambda: replay.step(-1),
            "arrow_right": lambda: replay.step(1),
            "page_up": lambda: replay.jump(replay.turn - 1),
            "page_down": lambda: replay.jump(replay.turn + 1),
            "home": self._first,
            "end": self._last,
        }
        if name in moves:
            moves[name]()
        return name in moves

    def _first(self) -> None:
        self._replay.playing = False
        self._replay.go(0)

    def _last(self) -> None:
        self._replay.playing = False
        self._replay.go(len(self._replay.match.done))

    # The page.

    def covered(self, m: Metrics) -> tuple[Rect, ...]:
        """What the widgets cover of the window, in pixels."""
        low = (124 if m.wide >= ONE_ROW else 176) * m.u
        return Rect(0, 0, m.width, (84 if roomy(m) else 72) * m.u), Rect(0, m.height - low, m.width, low)

    def build(self, m: Metrics) -> Item:
        view = HudView(self._replay.match.game.NAME, "", seats=self._replay.seats)
        close = IconButton(id="done", label=_("Done"), icon="icons/cross", action=self.back)
        hands = self._hands(view.seats)
        if roomy(m):
            players = Sized(At(Sized(column(view, m.high < 600), w=SIDE), x=0.0, y=0.0), w=SIDE)
            banner = At(Sized(self._banner(LINES), least_w=420), y=0.0, most=620, grow=1.0)
            top = Row([players, banner, Sized(At(close, x=1.0, y=0.0), w=SIDE)], 12, 0.0)
        else:
            top = Row([strip(view, names=False), Sized(self._banner(1), grow=1.0), close], 8, 0.0)
        body = Column([top, Space(grow=1.0), *hands, self._controls()], 8)
        return Stack([Pad(body, EDGE, 10)])

    def _banner(self, lines: int) -> Item:
        """Which turn it is, and what happens in it."""
        replay = self._replay
        active = next(seat for seat in replay.seats if seat.active)
        text = _("Turn {n} of {all}", n=replay.turn + 1, all=len(replay.turns)) if replay.begun else _("The set-up")
        head = Label(label=f"{text} · {active.name}", id="title", size=theme.SMALL, colour=theme.TEAL)
        told = [Label(label=line.text, id=f"told:{at}") for at, line in enumerate(replay.lines[-lines:])]
        words = Column([head, *told], 1, grow=1.0)
        row = Row([face("turn-piece", active.piece, 44), words], 12)
        return panel(Pad(row, 5), "banner", 7, accent=theme.colour(active.piece.colour))

    def _hands(self, seats: tuple[SeatView, ...]) -> list[Item]:
        """Everybody's cards, once all hands are open."""
        hands = self._replay.hands
        rows = [
            Row([face(f"hand-piece:{at}", seats[at].piece, CARD), *self._fan(at, hand)], 3)
            for at, hand in enumerate(hands) if hand
        ]  # fmt: skip
        return [At(panel(Wrap(rows, 12, x=0.5), "dark", 8))] if rows else []

    def _fan(self, seat: int, hand: tuple[str, ...]) -> list[Item]:
        return [
            Pile(id=f"hand:{seat}:{at}", label=self._replay.texts.card(card), name=f"{self._cards}/{card}", w=CARD)
            for at, card in enumerate(hand)
        ]

    def _controls(self) -> Item:
        """All in one row; in a small window without the buttons for the ends, which the slider has too, or in two."""
        replay = self._replay
        first = _icon("first", _("To the beginning"), "first", self._first)
        last = _icon("last", _("To the end"), "skip", self._last)
        middle = [
            _icon("earlier", _("One move back"), "left", lambda: replay.step(-1)),
            self._play(),
            _icon("later", _("One move on"), "right", lambda: replay.step(1)),
        ]
        speed = Option(
            id="speed", values=speed_words(), index=replay.speed, icon="icons/speed", change=replay.faster
        )  # fmt: skip
        whole, short = self._open_hands()
        buttons, slider = Row([first, *middle, last], 6), self._slider()
        wide = Row([buttons, Sized(slider, least_w=160, grow=1.0), Sized(speed, w=210), *whole], 14)
        one = Row([Row(middle, 6), Sized(slider, least_w=110, grow=1.0), speed, *short], 10)
        two = Column([Row([buttons, Sized(slider, least_w=110, grow=1.0)], 10), Row([speed, *short], 12)], 4)
        three = Column([At(buttons), slider, Row([speed, *short], 12)], 4)
        return panel(Either([wide, one, two, three]), pad=10)

    def _open_hands(self) -> tuple[list[Item], list[Item]]:
        """The switch that opens all hands, and the same as a small button; nothing in a game without cards."""
        replay, label = self._replay, _("All hands open")
        if not (replay.state.deck or replay.state.discard):
            return [], []
        switch = Check(id="open-hands", label=label, icon="icons/eye", on=replay.open, change=replay.show_hands)
        icon, name = ("eye", _("Hide the hands")) if replay.open else ("eye_off", label)
        return [switch], [_icon("open-hands", name, icon, lambda: replay.show_hands(not replay.open))]

    def _play(self) -> Item:
        replay = self._replay
        label, icon = (_("Pause"), "pause") if replay.playing else (_("Play"), "play")
        return IconButton(
            id="play", label=label, icon=f"icons/{icon}", skin="main", side=52, action=replay.play
        )  # fmt: skip

    def _slider(self) -> Slider:
        replay = self._replay
        most = max(len(replay.turns) - 1, 1)
        told = _("Turn {n} of {all}", n=replay.turn + 1, all=most + 1)
        return Slider(
            id="turn", label=told, value=replay.turn / most, steps=most, change=lambda to: replay.jump(round(to * most))
        )  # fmt: skip


def _icon(id_: str, label: str, icon: str, action: Callable[[], None]) -> IconButton:
    return IconButton(id=id_, label=label, icon=f"icons/{icon}", action=action)
