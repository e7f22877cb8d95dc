"""How the grounds look: sheets, dark plates, players' rows, medals, and what covers the whole window."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot

from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.layout import Rect
from game.ui.specs import Plate
from game.ui.theme import Colour, faded, mixed

RAYS = 14


def plate(canvas: Canvas, ground: Plate, rect: Rect, look: object) -> None:
    """Draw a plate in its style."""
    _STYLES[ground.style](canvas, ground, rect)


def _veil(canvas: Canvas, ground: Plate, rect: Rect) -> None:
    canvas.mesh.rounded(rect, 0, faded(theme.NIGHT, 0.62), faded(theme.NIGHT, 0.78))


def _glory(canvas: Canvas, ground: Plate, rect: Rect) -> None:
    """A veil with beams in a player's colour."""
    _veil(canvas, ground, rect)
    _beams(canvas, rect, faded(mixed(ground.accent, theme.WHITE, 0.25), 0.5))


def _blank(canvas: Canvas, ground: Plate, rect: Rect) -> None:
    """Nothing of the board, in a player's colour."""
    tone = mixed(ground.accent, theme.NIGHT, 0.5)
    canvas.mesh.rounded(rect, 0, tone, mixed(tone, theme.NIGHT, 0.45))
    _beams(canvas, rect, faded(mixed(ground.accent, theme.WHITE, 0.3), 0.55))


def _beams(canvas: Canvas, rect: Rect, colour: Colour) -> None:
    canvas.mesh.rays(rect.x + rect.w / 2, rect.y + rect.h * 0.42, 0.75 * hypot(rect.w, rect.h), RAYS, colour)


def _dark(canvas: Canvas, ground: Plate, rect: Rect) -> None:
    canvas.mesh.rounded(rect, theme.RADIUS * canvas.m.u * 1.4, faded(theme.NIGHT, theme.PLATE))


def _card(canvas: Canvas, ground: Plate, rect: Rect) -> None:
    canvas.mesh.rounded(rect, theme.RADIUS * canvas.m.u, theme.STRAW)


def _panel(canvas: Canvas, ground: Plate, rect: Rect) -> None:
    u = canvas.m.u
    radius = _lifted(canvas, rect)
    canvas.mesh.outline(rect.inset(u, u, u, u), radius - u, 1.5 * u, faded(theme.OCHRE, 0.55))


def _banner(canvas: Canvas, ground: Plate, rect: Rect) -> None:
    """A sheet in a frame of the accent's colour."""
    u = canvas.m.u
    radius = _lifted(canvas, rect)
    canvas.mesh.outline(rect.inset(*[1.5 * u] * 4), radius - 1.5 * u, 4 * u, ground.accent)


def _lifted(canvas: Canvas, rect: Rect) -> float:
    """A sheet of cream that floats above its shadow; its radius."""
    u, mesh = canvas.m.u, canvas.mesh
    radius = theme.RADIUS * u * 1.4
    low = Rect(rect.x, rect.y + 6 * u, rect.w, rect.h)
    mesh.shadow(low, radius, 18 * u, faded(theme.NIGHT, 0.42), hidden=8 * u)
    mesh.rounded(rect, radius, theme.PAPER, theme.STRAW)
    return radius


def _seat(canvas: Canvas, ground: Plate, rect: Rect) -> None:
    u, mesh = canvas.m.u, canvas.mesh
    radius = theme.RADIUS * u
    mesh.rounded(rect, radius, theme.STRAW)
    mesh.outline(rect.inset(u, u, u, u), radius - u, 1.5 * u, faded(theme.OCHRE, 0.4))


def _lit(canvas: Canvas, ground: Plate, rect: Rect) -> None:
    """The active player's: cream in a frame of the player's colour that glows."""
    u, mesh = canvas.m.u, canvas.mesh
    radius = theme.RADIUS * u
    mesh.shadow(rect.inset(*[-5 * u] * 4), radius + 5 * u, 10 * u, faded(ground.accent, 0.9), hidden=7 * u)
    mesh.rounded(rect, radius, theme.PAPER, mixed(ground.accent, theme.PAPER, theme.TINT))
    mesh.outline(rect.inset(*[1.5 * u] * 4), radius - 1.5 * u, 5 * u, theme.INK)
    mesh.outline(rect.inset(*[1.5 * u] * 4), radius - 1.5 * u, 3 * u, ground.accent)


def _medal(canvas: Canvas, ground: Plate, rect: Rect) -> None:
    """A round ground of a metal's colour."""
    u, mesh = canvas.m.u, canvas.mesh
    mesh.rounded(rect, rect.h / 2, mixed(ground.accent, theme.WHITE, 0.45), ground.accent)
    mesh.outline(rect.inset(*[1.5 * u] * 4), rect.h / 2, 3 * u, mixed(ground.accent, theme.INK, 0.3))


_STYLES: dict[str, Callable[[Canvas, Plate, Rect], None]] = {
    "panel": _panel,
    "banner": _banner,
    "card": _card,
    "seat": _seat,
    "lit": _lit,
    "dark": _dark,
    "veil": _veil,
    "glory": _glory,
    "blank": _blank,
    "medal": _medal,
}
