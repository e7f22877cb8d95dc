"""The one style of all screens: colours as (red, green, blue, alpha) from 0 to 1, sizes in units."""

from __future__ import annotations

from typing import NamedTuple

Colour = tuple[float, float, float, float]


def colour(code: str, alpha: float = 1.0) -> Colour:
    """`#RRGGBB` as numbers."""
    return (int(code[1:3], 16) / 255, int(code[3:5], 16) / 255, int(code[5:7], 16) / 255, alpha)


def faded(base: Colour, alpha: float) -> Colour:
    """The colour, more transparent: `alpha` 0 to 1 of it is left."""
    return (base[0], base[1], base[2], base[3] * alpha)


def mixed(a: Colour, b: Colour, t: float) -> Colour:
    """`a` at 0, `b` at 1."""
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t, a[3] + (b[3] - a[3]) * t)


def contrast(a: Colour, b: Colour) -> float:
    """The contrast of two opaque colours as WCAG defines it, 1 to 21."""
    high, low = sorted((_luminance(a), _luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def _luminance(c: Colour) -> float:
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in c[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


INK = colour("#2A2140")
FAINT = colour("#625A70")
WHITE = colour("#FFFFFF")
CREAM = colour("#FFF6E0")
PAPER = colour("#FFFCF3")
STRAW = colour("#FBEFD0")
REED = colour("#DDBE82")
BARK = colour("#B07F33")
STONE = colour("#807469")
OCHRE = colour("#E0A045")
TEAL = colour("#086A72")
DEEP = colour("#075A66")
SEA = colour("#2EC4C6")
GREEN = colour("#136D38")
RED = colour("#B82E26")
GOLD = colour("#E8A317")
SUN = colour("#FFD84A")
NIGHT = colour("#0A3B48")

HOVER, SHINE, PLATE, TINT = 0.08, 0.07, 0.78, 0.65
"""How much lighter a button is that is pointed at, and each at its top; how dense a dark plate; how pale the ground of
the active player."""

TITLE, HEAD, LARGE, BODY, SMALL = 40.0, 27.0, 21.0, 18.0, 15.0
TARGET = 42.0
RADIUS = 14.0
LIP = 4.0


class Skin(NamedTuple):
    """How a button looks: its face, the lip below it, its text."""

    face: Colour
    lip: Colour
    text: Colour


SKINS = {
    "main": Skin(GREEN, colour("#0F4F29"), WHITE),
    "plain": Skin(PAPER, REED, INK),
    "sea": Skin(TEAL, colour("#05434A"), WHITE),
    "hill": Skin(colour("#5A2BA0"), colour("#381766"), WHITE),
    "danger": Skin(RED, colour("#862019"), WHITE),
    "quiet": Skin(colour("#FBEBC4"), REED, INK),
}
