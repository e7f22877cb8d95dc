"""What both games' news have in common: which of the events are told, and what is too little to be told beside more."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any, TypeAlias

from game.rules.core.data import Event
from game.ui.models import News
from game.words import _

Names = Sequence[str]
Teller: TypeAlias = Callable[[list[Any], Names], News]
"""Tells of events of one type that follow each other; `gather` says which they are."""
VICTORY = 100
"""How weighty the news is that somebody has won."""
LITTLE = 30
"""News that weighs less is told only of a turn that brought its player no weightier one."""


def gather(
    events: Sequence[Event], names: Names, together: Callable[[Event], object], tellers: Mapping[type[Event], Teller]
) -> tuple[News, ...]:
    """The news of these events, in order; neighbours that are `together` are told as one. What befalls a player in
    somebody else's turn tells whose turn it was."""
    found: list[tuple[int, News]] = []
    turn, acting = 0, -1
    for _key, group in groupby(enumerate(events), lambda pair: together(pair[1])):
        run = list(group)
        if run[0][1].begins_turn():
            turn, acting = turn + 1, run[0][1].seat
        tell = tellers.get(type(run[0][1]))
        if tell is not None:
            one = tell([event for _at, event in run], names)
            told = _with_cause(one, acting, names)
            found.append((turn, replace(told, first=run[0][0], last=run[-1][0])))
    return _without_little(found)


def _with_cause(one: News, acting: int, names: Names) -> News:
    """The news with the name of whoever brought it about; a victory is told alone."""
    if acting in (-1, one.seat) or one.weight >= VICTORY:
        return one
    return replace(one, text=_("{what} because of {name}", what=one.text, name=names[acting]))


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
