"""What a spectator of Magic Hill could point at. A space is `(level, index)`: a square of levels 1 to 4, the summit
`(5, 0)`, or a village `(0, number)`. Goblins are 1 to 5 of a seat."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from game.rules.core.data import Event

Space: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Assembled(Event):
    """The hill stands, its stones and its face-down chips on it (M4, M5)."""

    seats: int
    chips: tuple[Space, ...]
    stones: tuple[Space, ...]


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """A new draw pile, top last; the discard pile is empty now (M7, M27). None stands for a hidden card."""

    deck: tuple[str | None, ...]

    def seen_by(self, seat: int | None) -> Shuffled:
        return Shuffled((None,) * len(self.deck))

    def outcome(self) -> dict[str, object]:
        return {"shuffle": self.deck}


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A goblin was put into a village (M6)."""

    seat: int
    goblin: int
    village: int


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A card of the first hand (M7)."""

    seat: int
    card: str | None

    def seen_by(self, seat: int | None) -> Dealt:
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """A card drawn from the pile (M8, M16, M20, M27)."""

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
    """A card went from the hand to the discard pile, for a goblin: it picked it or moved it (M8)."""

    seat: int
    card: str
    goblin: int


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """Cards went from the hand to the discard pile, to draw as many (M8)."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """The player ended the turn with cards left to play (M8)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Stuck(Event):
    """No card left in the player's hand can move the goblin: the turn is over (M27). `known`: all could see that, as
    there is no card left, or no way for any."""

    seat: int
    goblin: int
    known: bool

    def news_to(self, seat: int | None) -> bool:
        return seat != self.seat and not self.known


@dataclass(frozen=True, slots=True)
class Walked(Event):
    """A goblin went along its level. `path` holds every space from where it stood to where it ends; the first may be
    a village. `top`: it sits on another goblin's shoulders now (M10, M11)."""

    seat: int
    goblin: int
    path: tuple[Space, ...]
    top: bool


@dataclass(frozen=True, slots=True)
class Climbed(Event):
    """A goblin went up from another's shoulders to the level above, or to the summit (M12)."""

    seat: int
    goblin: int
    start: Space
    end: Space


@dataclass(frozen=True, slots=True)
class Pushed(Event):
    """A goblin was pushed off another's shoulders, one square on. It happens at once with the walk before it and the
    pushes beside it (M15). `top`: it sits on another goblin's shoulders now."""

    seat: int
    goblin: int
    start: Space
    end: Space
    top: bool


@dataclass(frozen=True, slots=True)
class Rose(Event):
    """A goblin went up through a passage (M22); `waited`: it had to wait for it."""

    seat: int
    goblin: int
    start: Space
    end: Space
    waited: bool


@dataclass(frozen=True, slots=True)
class Fell(Event):
    """A goblin went down through a trap (M23); `waited`: it was let off until now."""

    seat: int
    goblin: int
    start: Space
    end: Space
    waited: bool


@dataclass(frozen=True, slots=True)
class WentHome(Event):
    """A ghost or a trap sent a goblin to a village (M23, M24); `ends_turn`: that ends its owner's turn (M25)."""

    seat: int
    goblin: int
    start: Space
    village: int
    ends_turn: bool


@dataclass(frozen=True, slots=True)
class Waited(Event):
    """A passage or a trap is blocked: from now on the goblin waits (M22, M23). A move of the goblin ends that."""

    seat: int
    goblin: int
    at: Space
    cause: str


@dataclass(frozen=True, slots=True)
class Escaped(Event):
    """Its owner's turn began before the goblin's trap was free: it does not fall any more (M23)."""

    seat: int
    goblin: int
    at: Space


@dataclass(frozen=True, slots=True)
class StoneTaken(Event):
    """A goblin's owner took a stone from its square (M16)."""

    seat: int
    goblin: int
    at: Space


@dataclass(frozen=True, slots=True)
class StoneBoxed(Event):
    """A third stone left the game (M16)."""

    seat: int
    goblin: int
    at: Space


@dataclass(frozen=True, slots=True)
class StoneSnatched(Event):
    """The raven that waited in front of the finder took the stone; both left the game (M16)."""

    seat: int
    goblin: int
    at: Space


@dataclass(frozen=True, slots=True)
class ChipTurnedUp(Event):
    """A chip was turned up, for a goblin or by a crystal. `known`: everybody had seen it before (M17, M18)."""

    at: Space
    kind: str
    known: bool

    def news_to(self, seat: int | None) -> bool:
        return not self.known

    def remembered(self) -> bool:
        return self.known


@dataclass(frozen=True, slots=True)
class ChipActed(Event):
    """A chip that is up begins to do what it says to a goblin (M17)."""

    seat: int
    goblin: int
    at: Space
    chip: str


@dataclass(frozen=True, slots=True)
class ChipTurnedDown(Event):
    """A chip lies face down again (M17)."""

    at: Space


@dataclass(frozen=True, slots=True)
class ChipLeft(Event):
    """A crystal left the game, or a raven left the hill (M17)."""

    at: Space
    kind: str


@dataclass(frozen=True, slots=True)
class RavenCame(Event):
    """A raven went to a player: `waits` there for a stone, or takes one at once (M19)."""

    seat: int
    victim: int
    waits: bool


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A raven's victim put a card on the discard pile (M19)."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class CardAllowed(Event):
    """The turn may have a fourth card (M20)."""

    seat: int


@dataclass(frozen=True, slots=True)
class NothingHappened(Event):
    """A chip did nothing for a goblin: a flying card out of its owner's turn, a crystal without chips to turn up, or
    a chip that has acted for this card already (M14, M18, M20). `cause` is its kind."""

    seat: int
    goblin: int
    cause: str


@dataclass(frozen=True, slots=True)
class StormTurned(Event):
    """All chips lie face down, those `turned_down` anew, and the hill has turned a quarter with all on it (M21).
    `storm` is its turning after it, in clockwise quarters."""

    seat: int
    direction: int
    storm: int
    turned_down: tuple[Space, ...]


@dataclass(frozen=True, slots=True)
class Won(Event):
    """A goblin is on the summit (M28)."""

    seat: int
    goblin: int


EVENTS: tuple[type[Event], ...] = (
    Assembled, Shuffled, Placed, Dealt, Drawn, TurnBegan, Played, Exchanged, Stopped, Stuck, Walked, Climbed, Pushed,
    Rose, Fell, WentHome, Waited, Escaped, StoneTaken, StoneBoxed, StoneSnatched, ChipTurnedUp, ChipActed,
    ChipTurnedDown, ChipLeft, RavenCame, Discarded, CardAllowed, NothingHappened, StormTurned, Won,
)
