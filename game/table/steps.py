"""Which events are shown together: the events of an action, grouped into steps of the picture and the log."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TypeAlias

from game.rules.core.data import Event

Joins: TypeAlias = Collection[tuple[type[Event], type[Event]]]
"""Pairs of event types (before, after): the second is shown at the same time as the first."""


def group(events: Sequence[Event], joins: Joins) -> list[tuple[Event, ...]]:
    """`events` in order, cut into steps. An event joins the step before it when the pair (type of the last event of
    that step, its own type) is in `joins`."""
    steps: list[list[Event]] = []
    for event in events:
        if steps and (type(steps[-1][-1]), type(event)) in joins:
            steps[-1].append(event)
        else:
            steps.append([event])
    return [tuple(step) for step in steps]
