"""A game at the table: the seats, every action so far, and the state; always ahead of the picture."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.core.chance import Seeded
from game.rules.core.data import Action, Event
from game.rules.core.protocol import Decision, Game, IllegalAction, Json, Setup, State, Step
from game.table.plan import HUMAN, Plan, Seat


class Done(NamedTuple):
    """One action of the match and what it led to."""

    seat: int
    action: Action
    events: tuple[Event, ...]


class Match:
    """`opening` is what happened before the first decision. With `start` the match goes on from that state instead of
    a new game. Raises BadSetup."""

    def __init__(self, game: Game, plan: Plan, board: Json, start: State | None = None) -> None:
        self.game, self.plan, self.board = game, plan, board
        if start is None:
            setup = Setup(len(plan.seats), plan.first, board, plan.options)
            start, self.opening = game.new(setup, Seeded(plan.seed))
        else:
            self.opening = ()
        self.state = start
        self.done: list[Done] = []

    @property
    def decision(self) -> Decision | None:
        """The open question; None once there is a winner."""
        return self.game.decision(self.state)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.plan.seats)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that persons play."""
        return tuple(i for i, seat in enumerate(self.plan.seats) if seat.player == HUMAN)

    def seat(self, seat: int) -> Seat:
        return self.plan.seats[seat]

    def legal(self) -> tuple[Action, ...]:
        return tuple(self.game.legal(self.state))

    def view(self, seat: int | None) -> State:
        """What a seat may know now; None is a spectator."""
        return self.game.observe(self.state, seat)

    def submit(self, seat: int, action: Action) -> Step:
        """Play an action of `seat`. Raises IllegalAction, and changes nothing then."""
        decision = self.decision
        if decision is None or decision.seat != seat or action not in self.legal():
            raise IllegalAction(f"seat {seat} can't do {action} now")
        step = self.game.apply(self.state, action)
        self.state = step.state
        self.done.append(Done(seat, action, step.events))
        return step
