"""What the picture of Magic Hill shows right now: the part of a state that can be seen, advanced by events alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from game.rules.magic_hill.board import SUMMIT
from game.rules.magic_hill.content import GOBLINS

Space = tuple[int, int]
Who = tuple[int, int]
"""A seat and the number of its goblin."""


@dataclass
class HillPicture:
    """`goblins` holds for those that are placed their space and whether they sit on another; `chips` the kind of a
    chip that is up, None for one face down, and `known` those of all that everybody has seen; `owned` and `ravens`
    count a seat's stones and the ravens that wait in front of it; `waiting` has the cause of each goblin that waits;
    `deck` counts cards; `discard` holds names, top last; `active` is the seat whose turn is marked, None before the
    first turn and after the last; `picked` is its goblin of this turn, 0 for none yet; `placing` is the seat that puts
    a goblin into a village next, None if that is not known or over."""

    seats: int
    storm: int
    goblins: dict[Who, tuple[Space, bool]]
    chips: dict[Space, str | None]
    known: dict[Space, str]
    stones: set[Space]
    owned: list[int]
    ravens: list[int]
    waiting: dict[Who, str]
    deck: int
    discard: list[str]
    active: int | None
    picked: int
    placing: int | None

    @classmethod
    def of(cls, view: Any) -> HillPicture:
        """The picture of a state or of what a seat sees of it."""
        goblins = {(seat, n): place for seat, row in enumerate(view.goblins) for n, place in enumerate(row, 1) if place}
        under_way = view.winner is None and len(goblins) == len(view.goblins) * len(GOBLINS)
        return cls(
            len(view.goblins), view.storm, goblins, {chip.at: chip.kind if chip.up else None for chip in view.chips},
            {chip.at: chip.kind for chip in view.chips if chip.known},
            set(view.stones_on_hill), list(view.stones), list(view.ravens),
            {(seat, goblin): cause for seat, goblin, cause in view.waiting}, len(view.deck), list(view.discard),
            view.active if under_way else None, view.goblin if under_way else 0,
            view.active if len(goblins) < len(view.goblins) * len(GOBLINS) else None,
        )  # fmt: skip

    @classmethod
    def empty(cls, seats: int) -> HillPicture:
        """Before anything was set up."""
        return cls(seats, 0, {}, {}, {}, set(), [0] * seats, [0] * seats, {}, 0, [], None, 0, None)

    @property
    def lead(self) -> float:
        """How far the goblin in front has come: 0 in a village to 1 on the summit."""
        return max((space[0] for space, _ in self.goblins.values()), default=0) / SUMMIT[0]

    def on(self, space: Space) -> list[Who]:
        """The goblins on a space: on a square the lower one first, in a village by seat and number."""
        return sorted((who for who, place in self.goblins.items() if place[0] == space),
                      key=lambda who: (self.goblins[who][1], who))  # fmt: skip

    def pinned(self, who: Who) -> bool:
        """Whether another goblin sits on this one."""
        space, top = self.goblins[who]
        return not top and space[0] > 0 and (space, True) in self.goblins.values()

    def put(self, who: Who, space: Space, *, top: bool = False) -> None:
        """A goblin is there now; whatever it waited for, it does not any more."""
        self.goblins[who] = (space, top)
        self.waiting.pop(who, None)

    def remembered(self) -> dict[Space, str]:
        """The chips that lie face down and that everybody has seen."""
        return {at: kind for at, kind in self.known.items() if self.chips[at] is None}

    def unplaced(self) -> list[Who]:
        """The goblins of the seat that places next which are in no village yet."""
        seat = self.placing
        return [] if seat is None else [(seat, n) for n in GOBLINS if (seat, n) not in self.goblins]

    def marked(self) -> Iterator[Who]:
        """The goblins with the ring of those whose turn it is: the one picked, or before that all of the seat."""
        if self.active is not None:
            yield from ((self.active, n) for n in GOBLINS if self.picked in (0, n))
