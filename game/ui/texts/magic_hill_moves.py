"""Movements of goblins in words: what the log and the outcome of a choice have in common."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.magic_hill.board import SUMMIT
from game.rules.magic_hill.events import Climbed, Pushed, Space, Walked
from game.ui.texts.magic_hill_names import goblin_name, level_name
from game.words import _, _n


def direction(path: Sequence[Space]) -> int:
    """Which way a path goes round its level, 0 for a single step out of a village: a step that is not to the next
    index goes over the level's seam."""
    along = [space for space in path if space[0]]
    if len(along) < 2:
        return 0
    step = along[1][1] - along[0][1]
    return 1 if step == 1 or step < -1 else -1


def walking(event: Walked) -> str:
    """`moves 4 squares clockwise and sits on another goblin`: what a goblin does, without its name."""
    moves = _along(event)
    return _("{moves} and sits on another goblin", moves=moves) if event.top else moves


def _along(event: Walked) -> str:
    squares, way = len(event.path) - 1, direction(event.path)
    if way == 0:
        return _("moves 1 square onto the hill")
    if way == 1:
        return _n("moves {n} square clockwise", "moves {n} squares clockwise", squares)
    return _n("moves {n} square anticlockwise", "moves {n} squares anticlockwise", squares)


def climbing(event: Climbed) -> str:
    """`climbs to Level 2`: what a goblin does, without its name."""
    return _("climbs into the tower") if event.end == SUMMIT else _("climbs to {level}", level=level_name(event.end[0]))


def pushing(event: Pushed, names: Sequence[str]) -> str:
    """Who is pushed, and onto whom (M15)."""
    who = goblin_name(event.seat, event.goblin, names)
    if event.top:
        return _("{goblin} is pushed one square on, onto another goblin", goblin=who)
    return _("{goblin} is pushed one square on", goblin=who)
