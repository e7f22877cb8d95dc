"""The body that all buttons have, and the ground of a player's symbol."""

from __future__ import annotations

from typing import Any

from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.layout import Rect
from game.ui.theme import Colour, faded, mixed

PALE = 1.5
"""The contrast to white below which a colour needs a darker rim."""


def button_face(canvas: Canvas, rect: Rect, skin: theme.Skin, look: Any, enabled: bool, radius: float) -> Rect:
    """A button's body with its lip, flat if it can't be pressed; where its face is now (lower while it is pressed)."""
    u, mesh = canvas.m.u, canvas.mesh
    lip = theme.LIP * u
    if not enabled:
        mesh.rounded(rect, radius, faded(skin.lip, 0.35))
        return Rect(rect.x, rect.y, rect.w, rect.h - lip)
    low = Rect(rect.x, rect.y + 3 * u, rect.w, rect.h)
    mesh.shadow(low, radius, 6 * u, faded(theme.NIGHT, 0.28), hidden=4.5 * u)
    foot = min(2 * radius + lip, rect.h - lip)
    mesh.rounded(Rect(rect.x, rect.bottom - foot, rect.w, foot), radius, skin.lip)
    down = lip * 0.75 if look.pressed else 0.0
    face = Rect(rect.x, rect.y + down, rect.w, rect.h - lip)
    tone = mixed(skin.face, theme.WHITE, theme.HOVER) if look.hover and not look.pressed else skin.face
    mesh.rounded(face, radius, mixed(tone, theme.WHITE, theme.SHINE), tone)
    return face


def piece_disc(canvas: Canvas, rect: Rect, colour: Colour) -> None:
    """The round ground of a player's symbol: a pale tint with a rim in the player's colour."""
    width = max(rect.w * 0.07, 2.0)
    canvas.mesh.rounded(rect, rect.w / 2, mixed(colour, theme.WHITE, 0.72), mixed(colour, theme.WHITE, 0.5))
    dark = mixed(colour, theme.INK, 0.6 if theme.contrast(colour, theme.WHITE) < PALE else 0.25)
    canvas.mesh.outline(rect.inset(width / 2, width / 2, width / 2, width / 2), rect.w / 2, width, dark)
