"""What is worth counting in a game of Emohbi, for the tally."""

from __future__ import annotations

from game.rules.core.protocol import Step
from game.rules.emohbi.events import Climbed, Fell, NothingHappened, Rolled, Shuffled, Won
from game.rules.emohbi.state import State


def situations(before: State, step: Step) -> tuple[str, ...]:
    """The named situations of one action, each as often as it occurred."""
    events = step.events
    climbed = sum(isinstance(event, Climbed) for event in events)
    fallen = sum(isinstance(event, Fell) for event in events)
    names = [f"nothing_{event.cause}" for event in events if isinstance(event, NothingHappened)]
    names += ["reshuffle" for event in events if isinstance(event, Shuffled)]
    if climbed > 1:
        names.append(f"climbed_{climbed}")
    if fallen > 1:
        names.append(f"fell_{fallen}")
    rolled = sum(isinstance(event, Rolled) and event.die == "chance" for event in events)
    names += ["rolled_again"] * (rolled - (not before.rolled))
    if before.question[:1] == ("climb",) and before.question[2] and not climbed:
        names.append("declined_and_fell")
    names += ["win" for event in events if isinstance(event, Won)]
    return tuple(names)
