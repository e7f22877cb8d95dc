"""What is worth counting in a game of Magic Hill, for the tally."""

from __future__ import annotations

from game.rules.core.data import Event
from game.rules.core.protocol import Step
from game.rules.magic_hill.events import (
    ChipActed,
    Climbed,
    Escaped,
    Fell,
    Pushed,
    RavenCame,
    Rose,
    Shuffled,
    StoneBoxed,
    StoneSnatched,
    Waited,
    WentHome,
    Won,
)
from game.rules.magic_hill.state import State

_ALWAYS: dict[type[Event], str] = {
    Shuffled: "reshuffle",
    Climbed: "climb",
    Escaped: "trap_lapses",
    StoneBoxed: "third_stone",
    StoneSnatched: "raven_takes_stone_later",
}


def situations(before: State, step: Step) -> tuple[str, ...]:
    """The named situations of one action, each as often as it occurred."""
    names = [name for event in step.events for name in _of(event, before.active)]
    pushed = [event for event in step.events if isinstance(event, Pushed)]
    if pushed:
        names.append(f"push_chain_{len(pushed)}")
        last = pushed[-1]
        met = [event for event in step.events if isinstance(event, ChipActed)]
        if last.seat != before.active and met and (met[0].seat, met[0].goblin) == (last.seat, last.goblin):
            names.append(f"pushed_{met[0].chip}")
    if any(isinstance(event, Won) for event in step.events):
        names += _win(before, step)
    return tuple(names)


def _of(event: Event, active: int) -> tuple[str, ...]:
    """What one event tells."""
    if type(event) in _ALWAYS:
        return (_ALWAYS[type(event)],)
    theirs = getattr(event, "seat", active) != active
    match event:
        case Waited(cause=cause):
            return (f"{cause}_blocked",)
        case Rose(waited=True):
            return ("passage_fires_later", *(["passage_fires_later_in_anothers_turn"] if theirs else []))
        case Fell(waited=True):
            return ("trap_fires_later",)
        case RavenCame(waits=waits):
            return ("raven_waits" if waits else "raven_takes_stone",)
        case WentHome(ends_turn=True):
            return ("turn_ended_by_going_home",)
        case ChipActed(chip="flying") if theirs:
            return ("flying_in_anothers_turn",)
        case ChipActed(chip="storm") if theirs:
            return ("storm_by_anothers_goblin",)
    return ()


def _win(before: State, step: Step) -> list[str]:
    names = ["win", "win_by_passage" if isinstance(step.events[-2], Rose) else "win_by_climbing"]
    return [*names, "win_in_anothers_turn"] if step.state.winner != before.active else names
