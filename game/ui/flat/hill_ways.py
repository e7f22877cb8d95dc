"""Where a choice would lead in Magic Hill's flat view, as arrows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.rules.core.data import Event
from game.rules.magic_hill import events as ev
from game.rules.magic_hill.targets import space_id
from game.scene.hill_picture import Space
from game.ui import theme
from game.ui.flat.sheet import Arrow, Pixel, Sheet
from game.ui.models import Piece
from game.ui.theme import colour

UP, DOWN, PUSH = colour("#2E9E4F"), colour("#1F86D6"), colour("#F28C1E")
_TONES = {ev.Climbed: UP, ev.Rose: UP, ev.Fell: DOWN, ev.Pushed: PUSH}


def arrows(scene: Any, shown: Sheet, events: Sequence[Event], pieces: Sequence[Piece]) -> list[Arrow]:
    """Where these events would lead."""
    found: list[Arrow] = []
    for event in events:
        if isinstance(event, ev.Walked):
            start = shown.middle(f"goblin:{event.seat}:{event.goblin}")
            points = (start, *(_at(shown, space) for space in event.path[1:]))
            found.append(Arrow(points, colour(pieces[event.seat].colour)))
        elif isinstance(event, ev.Climbed | ev.Rose | ev.Fell | ev.Pushed):
            found.append(Arrow((_at(shown, event.start), _at(shown, event.end)), _TONES[type(event)]))
        elif isinstance(event, ev.WentHome):
            ends = (_at(shown, event.start), shown.middle(f"village:{event.village}"))
            found.append(Arrow(ends, colour(pieces[event.seat].colour)))
        elif isinstance(event, ev.StormTurned):
            found += _storm(shown, event.direction)
    return found


def _at(shown: Sheet, space: Space) -> Pixel:
    """The middle of a square, a village's name, or the tower."""
    entity = space_id(space)
    rect = shown.outlines.get(entity, shown.areas[entity]) if space[0] else shown.areas[entity]
    return rect.x + rect.w / 2, rect.y + rect.h / 2


def _storm(shown: Sheet, direction: int) -> list[Arrow]:
    """Round the foot of the hill, one arrow along each side."""
    tower = shown.areas["summit"]
    x, y = tower.x + tower.w / 2, tower.y + tower.h / 2
    squares = [rect for name, rect in shown.outlines.items() if name.startswith("square:1:")]
    half = max(rect.right for rect in squares) - x - squares[0].w * 0.5
    near, far = 0.8 * half, half
    corners = ((-near, -far), (near, -far), (far, -near), (far, near), (near, far), (-near, far), (-far, near),
               (-far, -near))  # fmt: skip
    points = [(x + dx, y + dy) for dx, dy in corners]
    sides = [points[i : i + 2][::direction] for i in range(0, 8, 2)]
    return [Arrow(tuple(side), theme.SUN) for side in sides]
