"""How a saved game looks: the picture of its board beside its words."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

from panda3d.core import CardMaker, PNMImage, SamplerState, StringStream, Texture

from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.draw_face import button_face
from game.ui.layout import Item, Rect
from game.ui.specs_saves import GameCard
from game.ui.theme import faded

LARGEST = 2000
"""Pixels that a picture from the disk may be wide or high."""
log = logging.getLogger("hilltops.saves")


@lru_cache(maxsize=16)
def shot(path: str, stamp: int) -> Texture | None:
    """The picture in a file as it was at `stamp`; None where there is none that can be read."""
    image = PNMImage()
    try:
        data = Path(path).read_bytes()
    except OSError:
        return None
    if not image.readHeader(StringStream(data), "picture.png") or max(image.getXSize(), image.getYSize()) > LARGEST:
        return None
    if not image.read(StringStream(data), "picture.png"):
        log.warning("%s is no picture.", path)
        return None
    texture = Texture("saved game")
    texture.load(image)
    texture.setMinfilter(SamplerState.FTLinearMipmapLinear)
    texture.setWrapU(SamplerState.WMClamp)
    texture.setWrapV(SamplerState.WMClamp)
    return texture


def _game_card(canvas: Canvas, card: GameCard, rect: Rect, look: Any) -> None:
    m, u = canvas.m, canvas.m.u
    skin = theme.SKINS[card.skin]
    body = button_face(canvas, rect, skin, look, True, theme.RADIUS * u)
    wide, high = card.shot_size(m)
    edge = card.EDGE * u
    place = Rect(body.x + edge, body.y + (body.h - high) / 2, wide, high)
    _shot(canvas, card, place)
    room = body.right - place.right - (14 + 12) * u
    left, top = place.right + 14 * u, body.y + (body.h - card.words(m, room)) / 2
    sizes = [(card.label, card.size, 1.0)] + [(line, theme.SMALL, 0.85) for line in card.note.split("\n")]
    for text, wanted, strength in sizes:
        size = m.fitted(text, wanted, room)
        lines = m.lines(text, size, room)
        tall = len(lines) * m.line(size)
        canvas.text(lines, Rect(left, top, room, tall), size, faded(skin.text, strength), 0.0, 0.0)
        top += tall


def _shot(canvas: Canvas, card: GameCard, rect: Rect) -> None:
    """The board's picture in a thin frame."""
    texture = shot(card.file, card.stamp) if card.file else None
    u = canvas.m.u
    canvas.mesh.rounded(rect.inset(*[-1.5 * u] * 4), 5 * u, faded(theme.NIGHT, 0.55))
    if texture is None:
        canvas.mesh.rounded(rect, 4 * u, theme.SEA, theme.TEAL)
        side = rect.h * 0.5
        canvas.picture("icons/hill", Rect(rect.x + (rect.w - side) / 2, rect.y + (rect.h - side) / 2, side, side))
        return
    canvas.flush()
    maker = CardMaker("shot")
    maker.setFrame(rect.x, rect.right, -rect.bottom, -rect.y)
    canvas.node.attachNewNode(maker.generate()).setTexture(texture)


SAVE_PAINTERS: dict[type[Item], Callable[[Canvas, Any, Rect, Any], None]] = {GameCard: _game_card}
