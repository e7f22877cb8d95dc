"""Where a choice would lead in Emohbi's flat view, as arrows."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from game.rules.core.data import Event
from game.rules.emohbi import events as ev
from game.rules.emohbi.board import HEAD, SEGMENTS
from game.scene.picture import Space
from game.ui import theme
from game.ui.flat.sheet import Arrow, Pixel, Sheet
from game.ui.models import Piece
from game.ui.theme import colour

UP, DOWN = colour("#2E9E4F"), colour("#1F86D6")


def arrows(scene: Any, shown: Sheet, events: Sequence[Event], pieces: Sequence[Piece]) -> list[Arrow]:
    """Where these events would lead."""
    found: list[Arrow] = []
    for event in events:
        if isinstance(event, ev.Hopped):
            found += _along(shown, event.path, colour(pieces[event.seat].colour))
        elif isinstance(event, ev.Climbed | ev.Fell):
            tone = UP if isinstance(event, ev.Climbed) else DOWN
            found.append(Arrow((_at(shown, event.start), _at(shown, event.end)), tone))
        elif isinstance(event, ev.Swapped):
            a, b = _at(shown, event.start), _at(shown, event.end)
            one, two = colour(pieces[event.seat].colour), colour(pieces[event.other].colour)
            found += [Arrow(_bent(a, b), one), Arrow(_bent(b, a), two)]
        elif isinstance(event, ev.Turned):
            found += _turning(scene, shown, event)
    return found


def _at(shown: Sheet, space: Space) -> Pixel:
    return shown.middle("summit" if space[0] == HEAD else f"space:{space[0]}:{space[1]}")


def _along(shown: Sheet, path: Sequence[Space], tone: theme.Colour) -> list[Arrow]:
    """A way along a ring; where the ring is cut open it goes on at the other end."""
    points = [_at(shown, space) for space in path]
    steps = [abs(b[0] - a[0]) + abs(b[1] - a[1]) for a, b in pairwise(points)]
    usual = min(steps, default=0.0)
    pieces: list[list[Pixel]] = [points[:1]]
    for step, a, b in zip(steps, points, points[1:], strict=False):
        if step > 1.5 * usual + 1:
            side = usual * 0.6 if a[0] > b[0] else -usual * 0.6
            pieces[-1].append((a[0] + side, a[1]))
            pieces.append([(b[0] - side, b[1])])
        pieces[-1].append(b)
    return [Arrow(tuple(piece), tone) for piece in pieces if len(piece) > 1]


def _bent(a: Pixel, b: Pixel) -> tuple[Pixel, ...]:
    """A bow from one place to another, to the left of the way."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    share = [i / 12 for i in range(13)]
    return tuple((a[0] + dx * u + dy * 0.9 * u * (1 - u), a[1] + dy * u - dx * 0.9 * u * (1 - u)) for u in share)


def _turning(scene: Any, shown: Sheet, event: ev.Turned) -> list[Arrow]:
    """Which way a level would turn: to the left is clockwise; and where its ladders and waterfalls would be."""
    ring = shown.outlines[f"level:{event.level}"]
    y, step = ring.y + ring.h * 0.24, ring.w / 6
    found = []
    for i in (1, 3, 5):
        a, b = ring.x + step * (i + 0.45), ring.x + step * (i - 0.45)
        ends = ((a, y), (b, y)) if event.direction == 1 else ((b, y), (a, y))
        found.append(Arrow(ends, theme.SUN))
    board, below = scene.board, event.level - 1
    turn = (event.rotation[event.level] - event.rotation[below]) % SEGMENTS
    wall = board.up[below][turn]
    for index in range(board.spaces[below]):
        if wall[index] >= 0:
            x, foot = _at(shown, (below, index))
            found.append(Arrow(((x, foot), (x, ring.bottom)), UP))
    if event.level < HEAD:
        for pool in board.down[event.level][turn]:
            if pool >= 0:
                x, foot = _at(shown, (below, pool))
                found.append(Arrow(((x, ring.bottom), (x, foot)), DOWN))
    return found
