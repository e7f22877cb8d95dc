"""A game at the table: the seats, every action so far, and the state; always ahead of the picture."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from game.rules.core import record
from game.rules.core.chance import Seeded
from game.rules.core.data import Action, Event
from game.rules.core.protocol import Decision, Game, IllegalAction, Json, Setup, State, Step
from game.table.notes import Changed, Note, TakenBack, moved_back
from game.table.plan import HUMAN, Plan, Seat

Keep = Callable[[Json], None]
"""Takes the lines of the save, one after the other."""


class Done(NamedTuple):
    """One action of the match, what it led to, and the state after it."""

    seat: int
    action: Action
    events: tuple[Event, ...]
    after: State


def nowhere(line: Json) -> None:
    """Keeps nothing."""


class Match:
    """`opening` is what happened before the first decision. With `start` the match goes on from that state instead of
    a new game. `notes` are what people did beside playing, in order. `keep` is given every line of the save
    (docs/record.md) before anybody can see what it tells of. Raises BadSetup."""

    def __init__(self, game: Game, plan: Plan, board: Json, start: State | None = None, keep: Keep = nowhere) -> None:
        self.game, self.plan, self.board = game, plan, board
        self.setup = Setup(len(plan.seats), plan.first, board, plan.options)
        first = Step(start, ()) if start is not None else game.new(self.setup, Seeded(plan.seed))
        self.start, self.opening = first
        self.state = self.start
        self.done: list[Done] = []
        self.notes: list[Note] = []
        self.keep = keep
        keep(self.header() | own_fields(plan, self.start))

    @classmethod
    def loaded(cls, game: Game, plan: Plan, board: Json, first: Step, done: Sequence[Done]) -> Match:
        """A match that a save tells of; it is kept nowhere until `keep` is set."""
        match = cls(game, plan, board, first.state)
        match.opening = first.events
        for one in done:
            match.played(one)
        return match

    def played(self, done: Done) -> None:
        """The next action was played; it is kept already."""
        self.done.append(done)
        self.state = done.after

    # -- what is known of it -------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The open question; None once there is a winner."""
        return self.game.decision(self.state)

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called, by seat."""
        return tuple(seat.name for seat in self.plan.seats)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that persons play."""
        return tuple(i for i, seat in enumerate(self.plan.seats) if seat.player == HUMAN)

    def seat(self, seat: int) -> Seat:
        """Who plays on a seat."""
        return self.plan.seats[seat]

    def legal(self) -> tuple[Action, ...]:
        """Every legal answer to the open question."""
        return tuple(self.game.legal(self.state))

    def view(self, seat: int | None) -> State:
        """What a seat may know now; None is a spectator."""
        return self.game.observe(self.state, seat)

    # -- what changes it -----------------------------------------------------------------------------------------

    def submit(self, seat: int, action: Action) -> Step:
        """Play an action of `seat`. Raises IllegalAction, and changes nothing then."""
        decision, legal = self.decision, self.legal()
        if decision is None or decision.seat != seat or action not in legal:
            raise IllegalAction(f"seat {seat} can't do {action} now")
        step = self.game.apply(self.state, action)
        line = record.line(self.game, len(self.done) + 1, decision, legal, action, step)
        self.keep(line | {"rng": step.state.rng})
        self.played(Done(seat, action, step.events, step.state))
        return step

    @property
    def waits_for_head_starts(self) -> bool:
        """Whether the set-up is over and the match should go on from `head_starts()`."""
        ahead = any(seat.ahead for seat in self.plan.seats)
        return ahead and self.game.in_setup(self.start) and not self.game.in_setup(self.state)

    def head_starts(self, keep: Keep) -> Match:
        """The match that begins now, with everybody's head start: its record starts from this position."""
        starts = [seat.ahead for seat in self.plan.seats]
        return Match(self.game, self.plan, self.board, self.game.with_head_starts(self.state, starts), keep)

    def undo(self, to: int) -> None:
        """Go back to where `to` actions were played; raises IndexError where that is not before now."""
        if not 0 <= to < len(self.done):
            raise IndexError(f"there is no action {to + 1} to take back")
        self.keep({"table": "undo", "to": to})
        self.notes = [*moved_back(self.notes, to), TakenBack(to, self.names[self.done[to].seat])]
        del self.done[to:]
        self.state = self.done[-1].after if to else self.start

    def sit(self, seat: int, now: Seat) -> None:
        """Somebody else plays a seat from now on, or under another name; colour and head start stay."""
        self.keep({"table": "seat", "seat": seat, "name": now.name, "player": now.player})
        seats, before = list(self.plan.seats), self.plan.seats[seat]
        seats[seat] = now._replace(colour=before.colour, ahead=before.ahead)
        self.notes.append(Changed(len(self.done), seat, before, seats[seat]))
        self.plan = self.plan._replace(seats=tuple(seats))

    # -- the record ----------------------------------------------------------------------------------------------

    def header(self) -> Json:
        """The first line of this game's record."""
        return record.header(self.game, self.setup, self.plan.seed, Step(self.start, self.opening))

    def record(self) -> Iterator[Json]:
        """The lines of the game's record, without what was undone, as `record --check` reads it."""
        yield self.header() | own_fields(self.plan, self.start)
        before = self.start
        for n, done in enumerate(self.done, 1):
            asked = self.game.decision(before)
            if asked is not None:
                legal, step = tuple(self.game.legal(before)), Step(done.after, done.events)
                yield record.line(self.game, n, asked, legal, done.action, step) | {"rng": done.after.rng}
            before = done.after


def own_fields(plan: Plan, start: State) -> Json:
    """What a save's first line holds beyond docs/record.md: who sits where and how far ahead, the board's name,
    what the table agreed on, the random state."""
    return {
        "names": [seat.name for seat in plan.seats],
        "players": [seat.player for seat in plan.seats],
        "colours": [seat.colour for seat in plan.seats],
        "head_starts": [seat.ahead for seat in plan.seats],
        "board_name": plan.board,
        "agreed": dict(plan.table),
        "rng": start.rng,
    }
