"""How far a person may go back, and whether somebody has learned something since."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.core.data import Action, Event
from game.table.match import Match


class Back(NamedTuple):
    """`to`: so many actions stay. `seat` decides again. `free`: nobody has learned anything new since then."""

    to: int
    seat: int
    free: bool


def told_something(event: Event, seats: int) -> bool:
    """Whether somebody has learned something by it: a die's face, a card drawn, a chip turned."""
    if event.outcome() is not None or event.seen_by(None) != event:
        return True
    return any(event.news_to(seat) for seat in (None, *range(seats)))


def is_free(match: Match, to: int) -> bool:
    """Whether nobody has learned anything by the actions after the first `to`."""
    seats = len(match.plan.seats)
    return not any(told_something(event, seats) for done in match.done[to:] for event in done.events)


def is_final(match: Match, actions: Sequence[Action]) -> bool:
    """Whether playing these, one after the other, could not be taken back freely: the turn is over then, or somebody
    has learned something."""
    state, seats = match.state, len(match.plan.seats)
    for action in actions:
        step = match.game.apply(state, action)
        if step.state.turn != state.turn or match.game.decision(step.state) is None:
            return True
        if any(told_something(event, seats) for event in step.events):
            return True
        state = step.state
    return False


def last_decision(match: Match) -> Back | None:
    """The last decision of a person at this screen, before the open one; None where there is none."""
    people = match.people
    to = next((at for at in range(len(match.done) - 1, -1, -1) if match.done[at].seat in people), None)
    return None if to is None else Back(to, match.done[to].seat, is_free(match, to))


def way_back(match: Match) -> Back | None:
    """Where an undo would go, if the table's agreement lets it; None where there is nothing to take back."""
    back = last_decision(match)
    return back if back is not None and (back.free or match.plan.takes_back) else None
