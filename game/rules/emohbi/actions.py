"""What a player of Emohbi can decide; the names and fields are those of docs/record.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.rules.core.data import Action


@dataclass(frozen=True, slots=True)
class Start(Action):
    """Set out from a village's letter (E9)."""

    type: ClassVar[str] = "start"
    letter: str


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Climb `climb` ladders first (E14), then play a card of the hand."""

    type: ClassVar[str] = "play"
    card: str
    climb: int


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Which way to move along the ring: +1 clockwise, -1 anticlockwise (E10)."""

    type: ClassVar[str] = "move"
    direction: int


@dataclass(frozen=True, slots=True)
class Climb(Action):
    """How many of the ladders lined up to climb, 0 for none (E11)."""

    type: ClassVar[str] = "climb"
    ladders: int


@dataclass(frozen=True, slots=True)
class Nearest(Action):
    """Which of two equally near places to move to (E17, E21)."""

    type: ClassVar[str] = "nearest"
    direction: int


@dataclass(frozen=True, slots=True)
class Switch(Action):
    """Change places with another seat (E15)."""

    type: ClassVar[str] = "switch"
    seat: int


@dataclass(frozen=True, slots=True)
class Waterfall(Action):
    """Send another seat's pawn to the nearest waterfall; direction 0 where it stands on it (E18)."""

    type: ClassVar[str] = "waterfall"
    seat: int
    direction: int


@dataclass(frozen=True, slots=True)
class Rotate(Action):
    """Turn level 2, 3 or 4, with all above it, one segment (E20)."""

    type: ClassVar[str] = "rotate"
    level: int
    direction: int


ACTIONS: dict[str, type[Action]] = {
    cls.type: cls for cls in (Start, Play, Move, Climb, Nearest, Switch, Waterfall, Rotate)
}
