"""Whose eyes look at the screen: nothing of a hand is shown before its owner has said "it's me"."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.core.data import Event
from game.rules.core.protocol import State
from game.table.match import Match


class Viewer:
    """`seat` is who may see its secrets now; None: only what everybody may know. A single person always looks. With
    hands that lie `open` all see all hands, and `seat` is whose hand lies nearest."""

    def __init__(self, people: Sequence[int], open: bool = False) -> None:
        self.open = open
        self.alone = people[0] if len(people) == 1 else None
        self.people = frozenset(people)
        self.seat: int | None = self.alone

    def among(self, people: Sequence[int]) -> Viewer:
        """The same eyes once these seats are the persons': who was not looking yet has to say "it's me" first."""
        viewer = Viewer(people, self.open)
        viewer.seat = self.seat if self.seat in viewer.people else None
        return viewer

    def view(self, match: Match) -> State:
        """What the eyes at the screen may see; a question, a computer player and a preview know `match.view` alone."""
        view = match.view(self.seat)
        return view._replace(hands=match.state.hands) if self.open else view

    def sees(self, event: Event) -> Event:
        """An event with what they may not see blanked."""
        return event.seen_by(getattr(event, "seat", self.seat) if self.open else self.seat)

    def must_hand_over(self, seat: int, state: State) -> bool:
        """Whether the screen has to be handed to the person on `seat` before the open question can be put."""
        return not self.open and seat in self.people and seat != self.seat and bool(state.hands[seat])

    def confirm(self, seat: int) -> None:
        """The person on `seat` has said "it's me"."""
        self.seat = seat

    def cover(self, next_seat: int | None) -> None:
        """Forget who looks, unless it is the same person's decision again or there is one person only."""
        if not self.open and self.alone is None and next_seat != self.seat:
            self.seat = None
