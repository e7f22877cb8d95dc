"""How each kind of widget looks, in each of its states."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from game.ui import theme
from game.ui.boxes import ScrollBar
from game.ui.canvas import Canvas
from game.ui.draw_face import button_face, piece_disc
from game.ui.draw_plates import plate
from game.ui.draw_play import PLAY_PAINTERS
from game.ui.draw_saves import SAVE_PAINTERS
from game.ui.draw_story import STORY_PAINTERS
from game.ui.draw_tags import TAG_PAINTERS
from game.ui.layout import Item, Rect
from game.ui.specs import (
    ENTRY_EDGES,
    SLIDER_END,
    Button,
    Check,
    Entry,
    IconButton,
    Label,
    Option,
    Picture,
    PieceButton,
    Plate,
    Slider,
)
from game.ui.specs_play import Card
from game.ui.theme import Colour, faded, mixed


class Look(NamedTuple):
    """The state that a widget is drawn in."""

    hover: bool = False
    pressed: bool = False
    focused: bool = False
    caret: int = -1
    chosen: bool = False


BADGE = 12.5
"""Units: how large the words on a badge are."""
CHOSEN = mixed(theme.TEAL, theme.WHITE, 0.7)
"""The ground of text that the next letter replaces."""


def draw(canvas: Canvas, widget: Item, rect: Rect, look: Look) -> None:
    """Draw `widget` at `rect`; the focus ring is not part of it."""
    _PAINTERS[type(widget)](canvas, widget, rect, look)
    canvas.flush()


def draw_ring(canvas: Canvas, widget: Item, rect: Rect) -> None:
    """The one focus ring: yellow between dark lines, seen on every ground."""
    u = max(canvas.m.picture, 1.0)
    around = rect.inset(-4 * u, -4 * u, -4 * u, -4 * u)
    corner = rect.w * 0.108 if isinstance(widget, Card) else theme.RADIUS * canvas.m.u
    radius = min(corner + 4 * u, around.h / 2)
    canvas.mesh.outline(around, radius, 6.5 * u, theme.INK)
    canvas.mesh.outline(around, radius, 3.5 * u, theme.SUN)
    canvas.flush()


def _label(canvas: Canvas, label: Label, rect: Rect, look: Look) -> None:
    size = canvas.m.fitted(label.label, label.size, rect.w)
    lines = canvas.m.lines(label.label, size, rect.w)
    canvas.text(lines, rect, size, label.colour, label.x, 0.0)


def _picture(canvas: Canvas, image: Picture, rect: Rect, look: Look) -> None:
    if image.disc is not None:
        side = min(rect.w, rect.h)
        disc = Rect(rect.x + (rect.w - side) / 2, rect.y + (rect.h - side) / 2, side, side)
        piece_disc(canvas, disc, image.disc)
        rect = disc.inset(side * 0.14, side * 0.12, side * 0.14, side * 0.12)
    canvas.picture(image.name, rect, image.tint)


def _button(canvas: Canvas, button: Button, rect: Rect, look: Look) -> None:
    m, u = canvas.m, canvas.m.u
    skin = theme.SKINS[button.skin]
    if button.glows and button.enabled:
        glow = rect.inset(*[-6 * u] * 4)
        canvas.mesh.shadow(glow, theme.RADIUS * u + 6 * u, 9 * u, theme.SUN, hidden=8 * u)
    face = button_face(canvas, rect, skin, look, button.enabled, theme.RADIUS * u)
    ink = skin.text if button.enabled else faded(skin.text, 0.55)
    room = face.w - 2 * button.pad * u - button.icon_room(m)
    size, small = m.fitted(button.label, button.size, room), m.fitted(button.note, theme.SMALL, room)
    lines = m.lines(button.label, size, room)
    notes = m.lines(button.note, small, room) if button.note else ()
    widths = [m.text_width(line, size) for line in lines] + [m.text_width(line, small) for line in notes]
    wide = max(widths)
    pad = button.pad * u
    left = face.x + pad + (face.w - 2 * pad - wide - button.icon_room(m)) * button.x
    if button.icon:
        side = button.size * button.picture * u
        _button_icon(canvas, button, Rect(left, face.y + (face.h - side) / 2, side, side), ink)
        left += button.icon_room(m)
    high = len(lines) * m.line(size)
    top = face.y + (face.h - high - len(notes) * m.line(small)) / 2
    canvas.text(lines, Rect(left, top, wide, high), size, ink, button.x)
    canvas.text(notes, Rect(left, top + high, wide, face.bottom - top - high), small, faded(ink, 0.85), button.x, 0.0)


def _button_icon(canvas: Canvas, button: Button, rect: Rect, ink: Colour) -> None:
    """The picture before a button's word; a player's symbol on its round ground."""
    if button.disc is not None:
        edge = rect.h * 0.1
        piece_disc(canvas, rect.inset(-edge, -edge, -edge, -edge), button.disc)
        rect = rect.inset(edge, edge, edge, edge)
    canvas.picture(button.icon, rect, _tint(button.icon, ink))


def _tint(name: str, ink: Colour) -> Colour:
    """Icons are white and take the text's colour; other pictures keep theirs."""
    return ink if name.startswith("icons/") else faded(theme.WHITE, ink[3])


def _icon_button(canvas: Canvas, button: IconButton, rect: Rect, look: Look) -> None:
    skin = theme.SKINS[button.skin]
    face = button_face(canvas, rect, skin, look, button.enabled, rect.h * 0.32)
    ink = skin.text
    side = min(face.w, face.h) * 0.66
    middle = Rect(face.x + (face.w - side) / 2, face.y + (face.h - side) / 2, side, side)
    canvas.picture(button.icon, middle, _tint(button.icon, ink if button.enabled else faded(ink, 0.45)))
    if button.badge and button.enabled:
        _badge(canvas, button.badge, rect)


def _badge(canvas: Canvas, badge: str, rect: Rect) -> None:
    """A key or a gamepad's button, over the lower right corner."""
    u, drawn = canvas.m.u, badge.startswith("icons/")
    high = (24 if drawn else 19) * u
    wide = high if drawn else canvas.m.text_width(badge, BADGE) + 11 * u
    plate = Rect(rect.right - wide + 6 * u, rect.bottom - high + 3 * u, wide, high)
    canvas.mesh.rounded(plate, high * 0.42, theme.NIGHT)
    if drawn:
        canvas.picture(badge, plate.inset(*[3 * u] * 4), theme.WHITE)
    else:
        canvas.text([badge], plate, BADGE, theme.WHITE)


def _piece_button(canvas: Canvas, button: PieceButton, rect: Rect, look: Look) -> None:
    colour = mixed(button.colour, theme.WHITE, 0.25) if look.hover else button.colour
    down = 2 * canvas.m.u if look.pressed else 0.0
    rect = Rect(rect.x, rect.y + down, rect.w, rect.h)
    canvas.mesh.shadow(Rect(rect.x, rect.y + 3, rect.w, rect.h), rect.w / 2, 5, faded(theme.NIGHT, 0.3))
    piece_disc(canvas, rect, colour)
    canvas.picture(button.icon, rect.inset(rect.w * 0.14, rect.h * 0.12, rect.w * 0.14, rect.h * 0.12))
    if button.mark:
        side = 22 * canvas.m.u
        badge = Rect(rect.right - side + 4 * canvas.m.u, rect.bottom - side + 4 * canvas.m.u, side, side)
        canvas.mesh.rounded(badge, side / 2, theme.TEAL)
        canvas.picture(button.mark, badge.inset(*[side * 0.18] * 4), theme.WHITE)


def _field(canvas: Canvas, rect: Rect, look: Look) -> None:
    u, radius = canvas.m.u, theme.RADIUS * canvas.m.u
    edge = theme.TEAL if look.hover or look.focused else theme.BARK
    canvas.mesh.rounded(rect, radius, theme.WHITE)
    canvas.mesh.outline(rect.inset(u, u, u, u), radius - u, 2 * u, edge)


def _entry(canvas: Canvas, entry: Entry, rect: Rect, look: Look) -> None:
    u, m = canvas.m.u, canvas.m
    _field(canvas, rect, look)
    inner = rect.inset(ENTRY_EDGES / 2 * u, 0, ENTRY_EDGES / 2 * u - 2, 0)
    if not entry.label and not look.focused:
        canvas.text([entry.hint], inner, theme.BODY, theme.FAINT, 0.0)
        return
    if look.chosen:
        high, wide = m.line(theme.BODY) * 1.1, m.text_width(entry.label, theme.BODY)
        canvas.mesh.rounded(Rect(inner.x - 2 * u, rect.y + (rect.h - high) / 2, wide + 4 * u, high), 4 * u, CHOSEN)
    if entry.label:
        canvas.text([entry.label], inner, theme.BODY, theme.INK, 0.0)
    if look.caret >= 0 and not look.chosen:
        x = inner.x + m.text_width(entry.label[: look.caret], theme.BODY) + u
        high = m.line(theme.BODY) * 0.9
        caret = Rect(x, rect.y + (rect.h - high) / 2, 2 * u, high)
        canvas.mesh.rounded(caret, 0, theme.TEAL)


def _check(canvas: Canvas, check: Check, rect: Rect, look: Look) -> None:
    u, m = canvas.m.u, canvas.m
    fade = 1.0 if check.enabled else 0.5
    high, wide = 28 * u, 50 * u
    track = Rect(rect.right - wide - 2 * u, rect.y + (rect.h - high) / 2, wide, high)
    tone = theme.GREEN if check.on else theme.STONE
    canvas.mesh.rounded(track, high / 2, faded(mixed(tone, theme.WHITE, 0.15 if look.hover else 0.0), fade))
    knob = Rect(track.right - high if check.on else track.x, track.y, high, high).inset(*[3 * u] * 4)
    canvas.mesh.shadow(knob, high / 2, 4 * u, faded(theme.NIGHT, 0.35))
    canvas.mesh.rounded(knob, high / 2, theme.WHITE)
    if check.on:
        mark = Rect(track.x + 5 * u, track.y + 5 * u, high - 10 * u, high - 10 * u)
        canvas.picture("icons/check", mark, theme.WHITE)
    rect = _check_icon(canvas, check, rect, fade)
    room = rect.w - check.ROOM * u
    lines = m.lines(check.label, theme.BODY, room)
    notes = m.lines(check.note, theme.SMALL, room) if check.note else ()
    height = len(lines) * m.line(theme.BODY) + len(notes) * m.line(theme.SMALL)
    top = rect.y + (rect.h - height) / 2
    canvas.text(lines, Rect(rect.x, top, room, rect.h), theme.BODY, faded(theme.INK, fade), 0.0, 0.0)
    if notes:
        low = Rect(rect.x, top + len(lines) * m.line(theme.BODY), room, rect.h)
        canvas.text(notes, low, theme.SMALL, faded(theme.FAINT, fade), 0.0, 0.0)


def _check_icon(canvas: Canvas, check: Check, rect: Rect, fade: float) -> Rect:
    """The picture before a switch's name, if there is one; the room that is left."""
    if not check.icon:
        return rect
    u = canvas.m.u
    side = check.SIDE * u
    canvas.picture(check.icon, Rect(rect.x, rect.y + (rect.h - side) / 2, side, side), faded(theme.TEAL, fade))
    return rect.inset(check.icon_room(canvas.m), 0, 0, 0)


def _slider(canvas: Canvas, slider: Slider, rect: Rect, look: Look) -> None:
    u, mesh = canvas.m.u, canvas.mesh
    end = rect.w * SLIDER_END
    track = Rect(rect.x + end - 5 * u, rect.y + rect.h / 2 - 5 * u, rect.w - 2 * end + 10 * u, 10 * u)
    mesh.rounded(track, 5 * u, theme.REED)
    x = rect.x + end + (rect.w - 2 * end) * slider.value
    mesh.rounded(Rect(track.x, track.y, x - track.x + 5 * u, track.h), 5 * u, theme.GREEN)
    size = (15 if look.hover or look.pressed else 13) * u
    knob = Rect(x - size, rect.y + rect.h / 2 - size, 2 * size, 2 * size)
    mesh.shadow(Rect(knob.x, knob.y + 2 * u, knob.w, knob.h), size, 5 * u, faded(theme.NIGHT, 0.35))
    mesh.rounded(knob, size, theme.WHITE)
    mesh.outline(knob.inset(*[2 * u] * 4), size, 4 * u, theme.GREEN)


def _option(canvas: Canvas, option: Option, rect: Rect, look: Look) -> None:
    u, m = canvas.m.u, canvas.m
    _field(canvas, rect, look)
    ink = theme.TEAL if option.enabled else faded(theme.TEAL, 0.4)
    side = 20 * u
    y = rect.y + (rect.h - side) / 2
    canvas.picture("icons/left", Rect(rect.x + 10 * u, y, side, side), ink)
    canvas.picture("icons/right", Rect(rect.right - 10 * u - side, y, side, side), ink)
    inner = rect.inset(option.ARROW * u + 2 * u, 0, option.ARROW * u + 2 * u, 0)
    room = inner.w - (28 * u if option.icon else 0)
    size = m.fitted(option.label, theme.BODY, room)
    lines = m.lines(option.label, size, room)
    if option.icon:
        wide = max(m.text_width(line, size) for line in lines)
        left = inner.x + (inner.w - wide - 28 * u) / 2
        canvas.picture(option.icon, Rect(left, y, side, side), theme.INK)
        inner = Rect(left + 28 * u, inner.y, wide, inner.h)
    canvas.text(lines, inner, size, theme.INK if option.enabled else theme.FAINT)


def _scroll_bar(canvas: Canvas, bar: ScrollBar, rect: Rect, look: Look) -> None:
    canvas.mesh.rounded(rect, rect.w / 2, faded(theme.OCHRE, 0.25))
    thumb = Rect(rect.x, rect.y + rect.h * bar.start, rect.w, rect.h * bar.size)
    canvas.mesh.rounded(thumb, rect.w / 2, theme.OCHRE)


_PAINTERS: dict[type[Item], Callable[[Canvas, Any, Rect, Look], None]] = {
    Plate: plate,
    Label: _label,
    Picture: _picture,
    Button: _button,
    IconButton: _icon_button,
    PieceButton: _piece_button,
    Entry: _entry,
    Check: _check,
    Slider: _slider,
    Option: _option,
    ScrollBar: _scroll_bar,
    **PLAY_PAINTERS,
    **SAVE_PAINTERS,
    **STORY_PAINTERS,
    **TAG_PAINTERS,
}
