"""What both games' news have in common: which of the events are told, and what is too little to be told beside more."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any, TypeAlias

from game.rules.core.data import Event
from game.ui.models import News

Names = Sequence[str]
Teller: TypeAlias = Callable[[list[Any], Names], News]
"""Tells of events of one type that follow each other; `gather` says which they are."""
LITTLE = 30
"""News that weighs less is told only of a turn that brought its player no weightier one."""


def gather(
    events: Sequence[Event], names: Names, together: Callable[[Event], object], tellers: Mapping[type[Event], Teller]
) -> tuple[News, ...]:
    """The news of these events, in order; neighbours that are `together` are told as one."""
    found: list[tuple[int, News]] = []
    turn = 0
    for _key, group in groupby(enumerate(events), lambda pair: together(pair[1])):
        run = list(group)
        turn += run[0][1].begins_turn()
        tell = tellers.get(type(run[0][1]))
        if tell is not None:
            one = tell([event for _at, event in run], names)
            found.append((turn, replace(one, first=run[0][0], last=run[-1][0])))
    return _without_little(found)


def _without_little(found: Sequence[tuple[int, News]]) -> tuple[News, ...]:
    """What weighs little is left out beside weightier news; of what weighs little alone the last tells of all."""
    more = {(turn, one.seat) for turn, one in found if one.weight >= LITTLE}
    last: dict[tuple[int, int], News] = {}
    for turn, one in found:
        if one.weight < LITTLE:
            last[turn, one.seat] = replace(one, first=last.get((turn, one.seat), one).first)
    kept = [one for _turn, one in found if one.weight >= LITTLE]
    kept += [one for key, one in last.items() if key not in more]
    return tuple(sorted(kept, key=lambda one: one.last))
