"""What a player of Magic Hill can decide; the names and fields are those of docs/record.md. Goblins are 1 to 5."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.rules.core.data import Action


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Put an own goblin into a village (M6)."""

    type: ClassVar[str] = "place"
    goblin: int
    village: int


@dataclass(frozen=True, slots=True)
class Pick(Action):
    """Play the first card of a turn, which picks the goblin (M8)."""

    type: ClassVar[str] = "pick"
    card: str
    goblin: int


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """Discard cards, sorted, draw as many, and end the turn (M8)."""

    type: ClassVar[str] = "exchange"
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Advance(Action):
    """Play a card to move the picked goblin so many spaces: first up from a goblin's shoulders if `climb` (M12), then
    along its level; direction +1 clockwise, -1 anticlockwise, 0 where it takes no step along a level."""

    type: ClassVar[str] = "advance"
    card: str
    spaces: int
    climb: bool
    direction: int


@dataclass(frozen=True, slots=True)
class Stop(Action):
    """End the turn with cards left to play (M8)."""

    type: ClassVar[str] = "stop"


@dataclass(frozen=True, slots=True)
class Home(Action):
    """The village that a goblin goes home to (M23, M24)."""

    type: ClassVar[str] = "home"
    village: int


@dataclass(frozen=True, slots=True)
class Reveal(Action):
    """The chip that the crystal turns up next (M18)."""

    type: ClassVar[str] = "reveal"
    at: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Raven(Action):
    """The player to whom a raven goes (M19)."""

    type: ClassVar[str] = "raven"
    seat: int


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """A card that a raven's victim gives up (M19)."""

    type: ClassVar[str] = "discard"
    card: str


@dataclass(frozen=True, slots=True)
class Storm(Action):
    """Which way the hill turns a quarter: +1 clockwise, -1 anticlockwise (M21)."""

    type: ClassVar[str] = "storm"
    direction: int


ACTIONS: dict[str, type[Action]] = {
    cls.type: cls for cls in (Place, Pick, Exchange, Advance, Stop, Home, Reveal, Raven, Discard, Storm)
}
