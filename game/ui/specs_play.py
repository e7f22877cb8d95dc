"""The widgets of the play screen alone: cards, piles and places of the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar

from game.ui import theme
from game.ui.layout import Item, Metrics, Placed, Rect
from game.ui.motion import Pose
from game.ui.specs import nothing
from game.ui.specs_help import Explained

SHAPE = 512 / 352
FAN_TURN, FAN_DROP, FAN_LIFT, FAN_STEP = 5.0, 4.5, 26.0, 0.86
"""Degrees and units from card to card of a fan, the room above it for one that is lifted, and the part of a card that
the next one leaves free."""
LARGER, CHOSEN = 1.3, 1.12


@dataclass
class Card(Explained):
    """A card of a hand, `turn` degrees clockwise; lifted when it is chosen, straight and larger while it is pointed at.
    `key` stays with it while it goes from place to place, `source` is the id of what it comes from. It glows where it
    is `asked` for, and is dark where others are (`dull`)."""

    role: ClassVar[str] = "card"
    focusable: ClassVar[bool] = True
    name: str = "cards/back"
    chosen: bool = False
    asked: bool = False
    dull: bool = False
    turn: float = 0.0
    key: str = ""
    source: str = ""
    action: Callable[[], None] = field(default=nothing, compare=False)

    def activate(self) -> None:
        self.action()

    def left(self) -> Item:
        return replace(self, asked=False, chosen=False, dull=False)

    def pose(self, m: Metrics, hover: bool, pressed: bool, focused: bool) -> Pose | None:
        if pressed and self.enabled:
            return Pose(0, -8 * m.picture, 0, LARGER * 0.97, 2)
        if hover or focused:
            return Pose(0, -8 * m.picture, 0, LARGER, 2)
        return Pose(0, -18 * m.picture, self.turn / 2, CHOSEN, 1) if self.chosen else Pose(turn=self.turn)


@dataclass
class Fan(Item):
    """A hand: cards that overlap a little on an arc, as large as fits, at most `w` units of the window wide each."""

    cards: Sequence[Card]
    w: float = 112.0
    grow: float = 0.0

    def _cards_wide(self, w: float) -> float:
        """How many cards wide the fan of cards `w` wide is, times `w`."""
        return w * (1 + FAN_STEP * max(len(self.cards) - 1, 0)) + w * 0.2

    def natural(self, m: Metrics) -> float:
        return self._cards_wide(self.w * m.picture) if self.cards else 0.0

    def least(self, m: Metrics) -> float:
        return self._cards_wide(48 * m.picture) if self.cards else 0.0

    def _card(self, m: Metrics, width: float) -> float:
        return max(min(width / self._cards_wide(1.0), self.w * m.picture), 24)

    def _low(self, m: Metrics) -> float:
        return FAN_DROP * ((len(self.cards) - 1) / 2) ** 2 * m.picture

    def height(self, m: Metrics, width: float) -> float:
        return self._card(m, width) * SHAPE + self._low(m) + FAN_LIFT * m.picture if self.cards else 0.0

    def place(self, m: Metrics, rect: Rect, out: list[Placed]) -> None:
        room = rect.h - self._low(m) - FAN_LIFT * m.picture
        w = min(self._card(m, rect.w), room / SHAPE)
        step = FAN_STEP * w
        x = rect.x + (rect.w - w - step * (len(self.cards) - 1)) / 2
        for at, card in enumerate(self.cards):
            off = at - (len(self.cards) - 1) / 2
            card.turn = off * FAN_TURN
            y = rect.bottom - w * SHAPE - self._low(m) + FAN_DROP * off * off * m.picture
            out.append(Placed(card, Rect(x, y, w, w * SHAPE)))
            x += step


@dataclass
class Pile(Explained):
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
class Spot(Explained):
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
