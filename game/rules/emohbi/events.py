"""What a spectator of Emohbi could point at. A space is `(level, index)`; level 4 is the summit."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from game.rules.core.data import Event

Space: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Assembled(Event):
    """The island stands: start rotations of levels 0..4 and the letter of each base segment (E6)."""

    seats: int
    rotation: tuple[int, ...]
    letters: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SetOut(Event):
    """A pawn was put on its village's space (E9)."""

    seat: int
    letter: str
    at: Space


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """A new draw pile, top last; the discard pile is empty now (E7, E8). None stands for a hidden card."""

    deck: tuple[str | None, ...]

    def seen_by(self, seat: int | None) -> Shuffled:
        return Shuffled((None,) * len(self.deck))

    def outcome(self) -> dict[str, object]:
        return {"shuffle": self.deck}


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A card of the first hand (E9)."""

    seat: int
    card: str | None

    def seen_by(self, seat: int | None) -> Dealt:
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """A card drawn from the pile (E8, E16)."""

    seat: int
    card: str | None

    def seen_by(self, seat: int | None) -> Drawn:
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """`turn` counts from 0."""

    seat: int
    turn: int

    def begins_turn(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A card went from the hand to the discard pile."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """`die` is `number` (face 1..6) or `chance` (face `1`, `2`, `3`, `ladder`, `waterfall`, `switch`)."""

    seat: int
    die: str
    face: int | str

    def outcome(self) -> dict[str, object]:
        return {"die": self.die, "face": self.face}


@dataclass(frozen=True, slots=True)
class Hopped(Event):
    """A pawn went along its ring. `path` holds every space from where it stood to where it ends."""

    seat: int
    path: tuple[Space, ...]


@dataclass(frozen=True, slots=True)
class Climbed(Event):
    """A pawn climbed one ladder, or the steps to the summit (E11, E4)."""

    seat: int
    start: Space
    end: Space


@dataclass(frozen=True, slots=True)
class Fell(Event):
    """A pawn fell down one waterfall (E12)."""

    seat: int
    start: Space
    end: Space


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """Two pawns changed places: `seat` came from `start` to `end`, `other` the other way (E15)."""

    seat: int
    other: int
    start: Space
    end: Space


@dataclass(frozen=True, slots=True)
class Turned(Event):
    """`level` and all above it turned one segment (E20). `rotation` is the one after it; `riders` are the seats that
    rode along, `lined_up` those other than `seat` that stand at a ladder's foot now (E14)."""

    seat: int
    level: int
    direction: int
    rotation: tuple[int, ...]
    riders: tuple[int, ...]
    lined_up: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class NothingHappened(Event):
    """A card or a face of the chance die did nothing. `cause` is the card or face; `level` the ring it was about,
    -1 where no other player's ring serves (E15, E17, E18, E21)."""

    seat: int
    cause: str
    level: int


@dataclass(frozen=True, slots=True)
class Won(Event):
    """The summit is reached (E22)."""

    seat: int


EVENTS: tuple[type[Event], ...] = (
    Assembled, SetOut, Shuffled, Dealt, Drawn, TurnBegan, Played, Rolled, Hopped, Climbed, Fell, Swapped, Turned,
    NothingHappened, Won,
)
