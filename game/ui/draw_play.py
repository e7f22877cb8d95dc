"""How the cards, the piles and the places of the board look."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.layout import Item, Rect
from game.ui.specs_help import FaceButton
from game.ui.specs_play import Card, Pile, PileButton, Spot
from game.ui.theme import WHITE, faded

_DIM, _WARM = (0.58, 0.6, 0.66, 1.0), (1.0, 0.97, 0.85, 1.0)


def _card(canvas: Canvas, card: Card, face: Rect, look: Any) -> None:
    """A card with an edge of ink, which stays smooth when it is turned; it glows when it is asked for or chosen."""
    p, radius = canvas.m.picture, face.w * 0.108
    canvas.mesh.shadow(Rect(face.x, face.y + 5 * p, face.w, face.h), radius, 9 * p, faded(theme.NIGHT, 0.5), 7 * p)
    if card.asked and card.enabled:
        canvas.mesh.shadow(face.inset(*[-7 * p] * 4), radius + 7 * p, 10 * p, theme.SUN, 9 * p)
    if card.chosen or (look.hover and card.enabled):
        canvas.mesh.rounded(face.inset(*[-4 * p] * 4), radius + 4 * p, theme.SUN if card.chosen else theme.CREAM)
    canvas.mesh.rounded(face, radius, theme.INK, soft=1.0)
    canvas.picture(card.name, face.inset(*[max(p, 1.0)] * 4), _DIM if card.dull else WHITE, fill=True)


def _pile(canvas: Canvas, pile: Pile, rect: Rect, look: Any) -> None:
    """Up to three edges below the top card, the number, if any, in a badge on it."""
    p, radius = canvas.m.picture, rect.w * 0.11
    face = rect.inset(0, 0, 3 * p, 3 * p)
    if not pile.name:
        canvas.mesh.rounded(face, radius, faded(theme.NIGHT, 0.35))
        canvas.mesh.outline(face.inset(*[2 * p] * 4), radius, 2 * p, faded(theme.CREAM, 0.6))
        return
    canvas.mesh.shadow(Rect(face.x, face.y + 4 * p, face.w, face.h), radius, 7 * p, faded(theme.NIGHT, 0.5), 6 * p)
    for step in range(min(pile.count - 1, 3), 0, -1):
        edge = Rect(face.x + step * p, face.y + step * p, face.w, face.h)
        canvas.mesh.rounded(edge, radius, theme.mixed(theme.CREAM, theme.INK, 0.25 + 0.2 * (step % 2)))
    canvas.picture(pile.name, face, _WARM if look.hover else WHITE, fill=True)
    if pile.count:
        _badge(canvas, face, str(pile.count))


def _badge(canvas: Canvas, face: Rect, text: str) -> None:
    high = min(22 * canvas.m.u, face.h * 0.4)
    wide = max(high * 1.3, canvas.m.text_width(text, theme.SMALL) + 10 * canvas.m.u)
    badge = Rect(face.x + (face.w - wide) / 2, face.bottom - high - 4 * canvas.m.picture, wide, high)
    canvas.mesh.rounded(badge, high / 2, faded(theme.INK, 0.88))
    canvas.text([text], badge, theme.SMALL, WHITE)


def _face(canvas: Canvas, face: FaceButton, rect: Rect, look: Any) -> None:
    canvas.picture(face.name, rect, _WARM if look.hover else WHITE)


def _spot(canvas: Canvas, spot: Spot, rect: Rect, look: Any) -> None:
    """The board shows it."""


PLAY_PAINTERS: dict[type[Item], Callable[[Canvas, Any, Rect, Any], None]] = {
    Card: _card,
    Pile: _pile,
    PileButton: _pile,
    FaceButton: _face,
    Spot: _spot,
}
