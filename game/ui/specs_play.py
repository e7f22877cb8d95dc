"""The widgets of the play screen alone: cards, piles and places of the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from game.ui import theme
from game.ui.layout import Item, Metrics, Placed, Rect
from game.ui.specs import Widget, nothing

SHAPE = 512 / 352
FAN_GAP, FAN_TURN, FAN_DROP, FAN_LIFT = 12.0, 4.0, 3.0, 24.0


@dataclass
class Card(Widget):
    """A card of a hand, lifted when it is chosen or pointed at; `turn` degrees clockwise."""

    role: ClassVar[str] = "card"
    focusable: ClassVar[bool] = True
    name: str = "cards/back"
    chosen: bool = False
    turn: float = 0.0
    action: Callable[[], None] = field(default=nothing, compare=False)
    help: Callable[[], None] = field(default=nothing, compare=False)

    def activate(self) -> None:
        self.action()

    def explain(self) -> None:
        self.help()


@dataclass
class Fan(Item):
    """A hand: cards beside each other on a flat arc, as large as fits, at most `w` units of the window wide each."""

    cards: Sequence[Card]
    w: float = 112.0
    grow: float = 0.0

    def natural(self, m: Metrics) -> float:
        n = len(self.cards)
        return (n * self.w + (n + 1) * FAN_GAP) * m.picture

    def least(self, m: Metrics) -> float:
        n = len(self.cards)
        return (n * 46 + (n + 1) * FAN_GAP) * m.picture

    def _card(self, m: Metrics, width: float) -> float:
        n = max(len(self.cards), 1)
        return max(min((width - (n + 1) * FAN_GAP * m.picture) / n, self.w * m.picture), 24)

    def _low(self, m: Metrics) -> float:
        return FAN_DROP * ((len(self.cards) - 1) / 2) ** 2 * m.picture

    def height(self, m: Metrics, width: float) -> float:
        return self._card(m, width) * SHAPE + self._low(m) + FAN_LIFT * m.picture if self.cards else 0.0

    def place(self, m: Metrics, rect: Rect, out: list[Placed]) -> None:
        room = rect.h - self._low(m) - FAN_LIFT * m.picture
        w = min(self._card(m, rect.w), room / SHAPE)
        gap = FAN_GAP * m.picture
        x = rect.x + (rect.w - len(self.cards) * (w + gap) + gap) / 2
        for at, card in enumerate(self.cards):
            off = at - (len(self.cards) - 1) / 2
            card.turn = off * FAN_TURN
            y = rect.bottom - w * SHAPE - self._low(m) + FAN_DROP * off * off * m.picture
            out.append(Placed(card, Rect(x, y, w, w * SHAPE)))
            x += w + gap


@dataclass
class Pile(Widget):
    """A pile of cards: what lies on top and how many there are (0 tells no number); `name` empty is an empty place."""

    role: ClassVar[str] = "label"
    name: str = "cards/back"
    count: int = 0
    w: float = 64.0

    def natural(self, m: Metrics) -> float:
        return self.w * m.picture

    def height(self, m: Metrics, width: float) -> float:
        return width * SHAPE


@dataclass
class PileButton(Pile):
    """A pile that can be looked through, or a card of it."""

    role: ClassVar[str] = "button"
    focusable: ClassVar[bool] = True
    action: Callable[[], None] = field(default=nothing, compare=False)

    def activate(self) -> None:
        self.action()


@dataclass
class Spot(Widget):
    """A place of the board that the keyboard can reach; the mouse goes to the board itself."""

    focusable: ClassVar[bool] = True
    action: Callable[[], None] = field(default=nothing, compare=False)

    def activate(self) -> None:
        self.action()


@dataclass
class Spots(Item):
    """Places of the board at pixels of the window, whatever the layout."""

    spots: Sequence[tuple[Spot, tuple[int, int]]]

    def place(self, m: Metrics, rect: Rect, out: list[Placed]) -> None:
        side = theme.TARGET * m.picture
        for spot, (x, y) in self.spots:
            out.append(Placed(spot, Rect(x - side / 2, y - side / 2, side, side)))
