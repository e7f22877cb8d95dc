"""What the picture of Emohbi shows right now: the part of a state that can be seen, advanced by events alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.rules.emohbi.board import HEAD

Space = tuple[int, int]


@dataclass
class Picture:
    """`deck` counts cards; `discard` holds names, top last; a pawn that has not set out is None; `active` is the seat
    whose turn is marked, None before the first turn and after the last."""

    rotation: tuple[int, ...]
    letters: tuple[str, ...]
    pawns: list[Space | None]
    deck: int
    discard: list[str]
    active: int | None

    @classmethod
    def of(cls, view: Any) -> Picture:
        """The picture of a state or of what a seat sees of it."""
        return cls(tuple(view.rotation), tuple(view.letters), list(view.pawns), len(view.deck), list(view.discard),
                   _active(view))  # fmt: skip

    @classmethod
    def empty(cls, seats: int) -> Picture:
        """Before anything was set up."""
        return cls((0, 0, 0, 0, 0), tuple("EMOHBI"), [None] * seats, 0, [], None)

    @property
    def lead(self) -> float:
        """How far the pawn in front has come: 0 at the shore to 1 on the summit."""
        return max((at[0] for at in self.pawns if at is not None), default=0) / HEAD

    def on(self, space: Space | None) -> list[int]:
        """The seats whose pawns stand on a space, lowest first."""
        return [seat for seat, at in enumerate(self.pawns) if at == space and at is not None]


def _active(view: Any) -> int | None:
    under_way = view.winner is None and all(at is not None for at in view.pawns)
    return view.active if under_way else None
