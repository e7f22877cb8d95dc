"""How what happened looks: lines with marks, and bars to compare."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.draw_face import piece_disc
from game.ui.layout import Item, Rect
from game.ui.specs_story import PairOfBars, Told, ToldButton
from game.ui.theme import faded

HOVER = 0.16
CAME, DUE = theme.TEAL, theme.OCHRE


def _told(canvas: Canvas, told: Told, rect: Rect, look: Any) -> None:
    u, m = canvas.m.u, canvas.m
    if look.hover or look.pressed:
        tone = theme.CREAM if told.dark else theme.OCHRE
        canvas.mesh.rounded(rect, 8 * u, faded(tone, HOVER * (1.6 if look.pressed else 1.0)))
    ink = theme.CREAM if told.dark else theme.INK
    side, x = told.side * u, rect.x + told.PAD * u
    y = rect.y + (rect.h - side) / 2 if told.bare else rect.y + told.PAD * 0.6 * u
    if told.piece is not None:
        disc = Rect(x, y, side, side)
        piece_disc(canvas, disc, theme.colour(told.piece.colour))
        canvas.picture(told.piece.picture, disc.inset(*[side * 0.13] * 4))
    if told.piece is not None or told.marks:
        x += side + told.GAP * u
    if told.picture:
        tint = (ink if told.dark else theme.TEAL) if told.picture.startswith("icons/") else theme.WHITE
        canvas.picture(told.picture, Rect(x, y, side, side), tint)
    if not told.bare:
        room = told.room(m, rect.w)
        size = m.fitted(told.label, told.size, room)
        lines = m.lines(told.label, size, room)
        space = Rect(rect.x + told.words_from(m), y, room, rect.bottom - told.PAD * 0.6 * u - y)
        canvas.text(lines, space, size, ink, 0.0)


def _bars(canvas: Canvas, pair: PairOfBars, rect: Rect, look: Any) -> None:
    u, high = canvas.m.u, rect.h / 2
    room = rect.w - pair.NUMBER * u
    for row, (value, text, tone) in enumerate(
        ((float(pair.came), str(pair.came), CAME), (pair.due, f"{pair.due:.1f}", DUE))
    ):
        y, wide = rect.y + row * high, max(room * value / pair.most, 2 * u)
        bar = Rect(rect.x, y + high * 0.22, wide, high * 0.56)
        canvas.mesh.rounded(bar, min(4 * u, bar.w / 2), tone)
        place = Rect(rect.x + wide + 6 * u, y, pair.NUMBER * u, high)
        canvas.text([text], place, theme.SMALL, theme.INK, 0.0)


STORY_PAINTERS: dict[type[Item], Callable[[Canvas, Any, Rect, Any], None]] = {
    Told: _told,
    ToldButton: _told,
    PairOfBars: _bars,
}
