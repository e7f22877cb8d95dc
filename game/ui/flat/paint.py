"""Draws what a flat view is made of."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence

from game.scene.board_scene import HOVER, LEGAL, TARGET
from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.flat.sheet import Area, Arrow, Image, Pixel, Plate, Shape, Strip, Token, Word, part
from game.ui.layout import Rect
from game.ui.theme import Colour, colour, faded, mixed

GLOW = {LEGAL: colour("#FFE45C"), HOVER: theme.WHITE, TARGET: colour("#6BE7FF")}
"""The colours of the lights, as on the board."""
_MANY = 150
"""Shapes of one mesh, whose corners are counted in 16 bits."""
_HEAD = 2.6
"""How wide an arrow's head is, in widths of its line."""


def shapes(canvas: Canvas, found: Iterable[Shape]) -> None:
    """Draw shapes in their order."""
    for count, shape in enumerate(found, 1):
        _PAINTERS[type(shape)](canvas, shape)
        if count % _MANY == 0:
            canvas.flush()
    canvas.flush()


def _plate(canvas: Canvas, plate: Plate) -> None:
    if plate.shade:
        under = plate.rect._replace(y=plate.rect.y + plate.shade * 0.4)
        canvas.mesh.shadow(under, plate.radius, plate.shade, faded(theme.INK, 0.45), hidden=plate.shade)
    canvas.mesh.rounded(plate.rect, plate.radius, plate.fill, plate.low)
    if plate.edge is not None:
        canvas.mesh.outline(plate.rect, plate.radius, plate.width, plate.edge)


def _word(canvas: Canvas, word: Word) -> None:
    canvas.text([word.text], word.rect, word.size / canvas.m.u, word.colour, 0.5, 0.5)


_PAINTERS: dict[type, Callable[..., None]] = {
    Plate: _plate,
    Word: _word,
    Strip: lambda canvas, strip: canvas.mesh.line(strip.points, strip.width, strip.colour),
    Area: lambda canvas, area: canvas.mesh.polygon(area.points, area.colour),
    Image: lambda canvas, image: canvas.picture(image.name, image.rect, image.tint),
}


def token(canvas: Canvas, piece: Token) -> None:
    """A piece as large as it is, from the pixel (0, 0) on."""
    side = piece.rect.w
    rect = Rect(0, 0, side, side).inset(*[side * 0.06] * 4)
    canvas.mesh.shadow(rect._replace(y=side * 0.1), rect.w / 2, side * 0.12, faded(theme.INK, 0.5), hidden=side * 0.1)
    if piece.active:
        canvas.mesh.rounded(Rect(0, 0, side, side), side / 2, theme.INK, theme.INK)
        canvas.mesh.rounded(rect.inset(*[-side * 0.03] * 4), side / 2, theme.SUN, theme.SUN)
    edge = max(side * 0.07, 1.5)
    face = rect.inset(*[edge] * 4)
    canvas.mesh.rounded(face, face.w / 2, mixed(piece.colour, theme.WHITE, 0.72), mixed(piece.colour, theme.WHITE, 0.5))
    canvas.mesh.outline(face, face.w / 2, edge, mixed(piece.colour, theme.INK, 0.25))
    lift = 0.08 if piece.number else 0.0
    canvas.picture(piece.picture, part(face, 0.5, 0.5 - lift, 0.78 - lift))
    if piece.number:
        _number(canvas, piece.number, part(rect, 0.78, 0.78, 0.5))
    if piece.badge:
        sign = part(rect, 0.2, 0.2, 0.44)
        canvas.mesh.rounded(sign, sign.w / 2, theme.CREAM, theme.STRAW)
        canvas.mesh.outline(sign, sign.w / 2, max(side * 0.03, 1.0), theme.INK)
        canvas.picture(piece.badge, sign.inset(*[sign.w * 0.08] * 4))
    canvas.flush()


def _number(canvas: Canvas, number: str, rect: Rect) -> None:
    canvas.mesh.rounded(rect, rect.w / 2, theme.INK, theme.INK)
    canvas.text([number], rect, rect.h * 0.86 / canvas.m.u, theme.WHITE, 0.5, 0.5)


def lights(canvas: Canvas, kinds: Mapping[str, str], outlines: Mapping[str, Rect], rounds: Iterable[str]) -> None:
    """A bright line between dark ones round everything that is lit."""
    width = max(3.5 * canvas.m.picture, 2.5)
    discs = set(rounds)
    for order in (LEGAL, TARGET, HOVER):
        for entity, kind in kinds.items():
            rect = outlines.get(entity)
            if kind != order or rect is None:
                continue
            radius = rect.w / 2 if entity in discs else min(rect.w, rect.h) * 0.24
            canvas.mesh.shadow(rect, radius, width * 2.4, faded(GLOW[kind], 0.8), hidden=0.0)
            canvas.mesh.outline(rect, radius, width * 1.9, theme.INK)
            canvas.mesh.outline(rect, radius, width, GLOW[kind])
    canvas.flush()


def arrows(canvas: Canvas, found: Sequence[Arrow], width: float) -> None:
    """Ways, outlined, with a head each."""
    for grow, ink in ((width * 0.7, True), (0.0, False)):
        for arrow in found:
            _arrow(canvas, arrow, width, grow, theme.INK if ink else arrow.colour)
    canvas.flush()


def _arrow(canvas: Canvas, arrow: Arrow, width: float, grow: float, tone: Colour) -> None:
    *way, before, end = arrow.points
    long = math.hypot(end[0] - before[0], end[1] - before[1])
    if long == 0:
        return
    ux, uy = (end[0] - before[0]) / long, (end[1] - before[1]) / long
    reach = min(width * _HEAD, long * 0.7)
    neck = (end[0] - ux * reach, end[1] - uy * reach)
    canvas.mesh.line([*way, before, neck], width + grow, tone)
    canvas.mesh.polygon(_head(end, neck, (ux, uy), width * _HEAD / 2, grow), tone)


def _head(end: Pixel, neck: Pixel, way: Pixel, half: float, grow: float) -> list[Pixel]:
    ux, uy = way
    wide = half + grow
    tip = (end[0] + ux * grow, end[1] + uy * grow)
    back = (neck[0] - ux * grow / 2, neck[1] - uy * grow / 2)
    return [tip, (back[0] - uy * wide, back[1] + ux * wide), (back[0] + uy * wide, back[1] - ux * wide)]
