"""How the tags on the board look."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.layout import Item, Rect
from game.ui.models import FALL, Mark
from game.ui.specs_tags import ASIDE, EDGE, GAP, SIZE, Tag, unit, width
from game.ui.theme import Colour, faded, mixed

_BEHIND, _BACK = 0.45, 0.4
"""How dense the post of a tag is that leads behind the board, and a tag while another place is pointed at."""
_WATER = theme.colour("#BDE9F7")
"""The board of a tag where one falls."""


def _tag(canvas: Canvas, tag: Tag, rect: Rect, look: Any) -> None:
    """A board on a post; yellow while it is pointed at, else blue where one falls."""
    u, mesh = unit(canvas.m), canvas.mesh
    fade = 1.0 if look.hover or look.focused else _BACK ** (not tag.lit)
    if tag.lit:
        _post(canvas, tag, rect, fade * _BEHIND ** (not tag.seen))
    tone = theme.SUN if look.hover or look.focused else _WATER if _falls(tag) else theme.PAPER
    mesh.shadow(Rect(rect.x, rect.y + 2 * u, rect.w, rect.h), 8 * u, 5 * u, faded(theme.NIGHT, 0.45 * fade))
    mesh.rounded(rect, 8 * u, faded(theme.INK, fade))
    inner = rect.inset(*[2 * u] * 4)
    mesh.rounded(inner, 6 * u, faded(tone, fade), faded(mixed(tone, theme.OCHRE, 0.12), fade))
    x = rect.x + EDGE * u
    for mark in (*tag.marks, *tag.signs):
        w = width(canvas.m, mark)
        _mark(canvas, mark, Rect(x, rect.y, w, rect.h), mark in tag.signs, fade)
        x += w + GAP * u


def _falls(tag: Tag) -> bool:
    """Whether one comes down from there."""
    return any(mark.picture == FALL for mark in (*tag.marks, *tag.signs))


def _post(canvas: Canvas, tag: Tag, rect: Rect, fade: float) -> None:
    """From the tag's lower edge down to a dot on its place."""
    u, (dx, dy) = unit(canvas.m), tag.post
    most = ASIDE * rect.w
    x, foot = rect.x + rect.w / 2 + min(max(dx, -most), most), rect.bottom + dy
    ink, light = faded(theme.INK, fade), faded(theme.SUN, fade)
    canvas.mesh.rounded(Rect(x - 1.7 * u, rect.bottom - 2 * u, 3.4 * u, dy + 2 * u), 0, ink)
    canvas.mesh.rounded(Rect(x - 4.5 * u, foot - 3.5 * u, 9 * u, 7 * u), 4 * u, ink)
    canvas.mesh.rounded(Rect(x - 2.7 * u, foot - 1.9 * u, 5.4 * u, 3.8 * u), 2 * u, light)


def _mark(canvas: Canvas, mark: Mark, rect: Rect, sign: bool, fade: float) -> None:
    u = unit(canvas.m)
    if not mark.picture:
        canvas.text([mark.label], rect, SIZE * u / canvas.m.u, faded(theme.INK, fade))
        return
    side = rect.w
    picture = Rect(rect.x, rect.y + (rect.h - side) / 2, side, side)
    canvas.picture(mark.picture, picture.inset(*[0.5 * u] * 4), _tint(mark.picture, sign, fade))


def _tint(picture: str, sign: bool, fade: float) -> Colour:
    """White icons take a colour: what a card is, ochre; what happens, green, but down a waterfall the sea's."""
    if not picture.startswith("icons/"):
        return faded(theme.WHITE, fade)
    if picture == FALL:
        return faded(theme.TEAL, fade)
    return faded(theme.GREEN if sign else theme.GOLD, fade)


TAG_PAINTERS: dict[type[Item], Callable[[Canvas, Any, Rect, Any], None]] = {Tag: _tag}
