"""The chips of Magic Hill, textures/hill/chips: wooden discs with a pictogram each, and the sign of their backs."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from art.cards_pen import GOLD, INK, RED, WHITE, Canvas, shine
from art.cards_pictograms import bent_arrow, down_arrow, up_arrow
from art.cards_shapes import Layer, Part, Points, arc, bezier, box, ellipse, placed, pts, rounded, smooth, star, wave

SIZE = 256
EDGE, RIM, TOP, BOTTOM = "#D99A52", "#B5753A", "#FBDDAA", "#F0BD78"
VIOLET, DEEP, LILAC, EMERALD = "#6A2BA0", "#43187A", "#B79BD8", "#19D27A"
INKS = 6.0


def disc() -> Canvas:
    """A chip without a picture."""
    canvas = Canvas(SIZE, SIZE)
    canvas.shape(ellipse(128, 128, 116), EDGE, 7)
    canvas.line(arc(128, 128, 109, 109, 190, 260), 5, "#F2BF80")
    canvas.fill(ellipse(128, 128, 100), RIM)
    canvas.gradient(ellipse(128, 128, 95), TOP, BOTTOM)
    with canvas.clip(ellipse(128, 128, 95)):
        for y in (62, 92, 150, 186):
            canvas.line(wave(20, 236, y, 4, 190, y * 3), 2.5, "#EDBB79")
    return canvas


def passage() -> list[Layer]:
    """A gate with steps and an arrow up."""
    gate = np.vstack([arc(0, -18, 56, 56, 180, 360), pts((56, 66), (-56, 66))])
    dark = np.vstack([arc(0, -16, 40, 42, 180, 360), pts((40, 66), (-40, 66))])
    steps = pts((-40, 66), (-40, 52), (-14, 52), (-14, 38), (12, 38), (12, 24), (40, 24), (40, 66))
    joints = [pts((s * 55, 14), (s * 42, 14)) for s in (-1, 1)] + [pts((s * 36, -58), (s * 27, -46)) for s in (-1, 1)]
    return [
        Layer((Part(gate),), LILAC), Layer((Part(dark),), DEEP, 0.6), Layer((Part(steps),), "#E6DAF2", 0.6),
        Layer(tuple(Part(line, 4) for line in joints), "#8C6DB8", 0), *placed(up_arrow(56, GOLD, 17), -6, 32),
    ]  # fmt: skip


def ghost() -> list[Layer]:
    """A ghost that wants to be feared."""
    hem = [(44, 56), (30, 70), (15, 56), (0, 70), (-15, 56), (-30, 70), (-44, 56)]
    body = np.vstack([arc(0, -24, 46, 48, 180, 360), rounded(pts((46, -20), *hem, (-46, -20)), 6)[9:-9]])
    arms = [Part(bezier((s * 40, 10), (s * 58, 6), (s * 64, -12), (s * 62, -26)), 19) for s in (-1, 1)]
    eyes = [Part(ellipse(s * 16, -22, 8.5, 12)) for s in (-1, 1)]
    cheeks = [Part(ellipse(s * 30, -2, 8, 6)) for s in (-1, 1)]
    return [
        Layer((*arms, Part(body)), WHITE), Layer(tuple(cheeks), "#FFB9C8", 0),
        Layer((*eyes, Part(ellipse(0, 14, 11, 15))), DEEP, 0), *(shine(s * 16 - 2, -27, 3, 4) for s in (-1, 1)),
    ]  # fmt: skip


def raven() -> list[Layer]:
    """A raven with a stone in its beak."""
    back = ((-62, 48), (-34, 6), (-12, -28), (6, -50), (32, -48))
    body = smooth(pts(*back, (42, -24), (34, 14), (8, 40), (-24, 44)), True)
    wing = smooth(pts((-52, 40), (-24, 0), (2, -10), (18, 4), (6, 26), (-20, 36)), True)
    beak = rounded(pts((36, -44), (74, -30), (38, -22)), 4)
    legs = [Part(pts((x, 36), (x, 62)), 6) for x in (-4, 14)]
    feet = [Part(pts((x - 8, 63), (x + 12, 63)), 6) for x in (-4, 14)]
    return [
        Layer((*legs, *feet), "#F2A32E"), Layer((Part(beak),), "#F2A32E"), Layer((Part(body),), VIOLET),
        Layer((Part(wing),), DEEP, 0), Layer((Part(arc(-8, 16, 24, 20, 200, 280), 4),), "#8E52C8", 0),
        Layer((Part(ellipse(24, -33, 8)),), GOLD, 0), Layer((Part(ellipse(25, -32, 4)),), INK, 0),
        *placed(gem(), 67, -8, 0.5),
    ]  # fmt: skip


def gem() -> list[Layer]:
    """A magic stone, about 70 pixels high."""
    body = rounded(pts((-34, -14), (-18, -34), (18, -34), (34, -14), (0, 36)), 4)
    top = pts((-22, -16), (-11, -28), (11, -28), (22, -16))
    return [Layer((Part(body),), EMERALD, 1.6), Layer((Part(top),), "#B8FFD8", 0)]


def crystal() -> list[Layer]:
    """A crystal ball on its stand."""
    stand = rounded(pts((-30, 36), (30, 36), (46, 70), (-46, 70)), 8)
    glow = [Part(ellipse(6, -2, 34))]
    spark = Part(rounded(star(10, 2, 24, 0.24, 4), 2))
    return [
        Layer((Part(stand),), VIOLET), Layer((Part(box(-36, 50, 36, 58, 3)),), GOLD, 0),
        Layer((Part(ellipse(0, -14, 56)),), "#8FD0F5"), Layer(tuple(glow), "#BFE8FF", 0), Layer((spark,), WHITE, 0),
        Layer((Part(arc(0, -14, 42, 42, 195, 250), 8),), WHITE, 0),
    ]  # fmt: skip


def storm() -> list[Layer]:
    """A cloud with its lightning, and arrows for either way."""
    puffs = [Part(ellipse(x, y, r)) for x, y, r in ((-32, -30, 26), (0, -44, 32), (34, -32, 26))]
    base = Part(box(-56, -36, 58, -6, 16))
    light = [Part(arc(-2, -44, 22, 22, 200, 265), 6)]
    bolt = rounded(pts((6, -14), (-20, 28), (-2, 28), (-12, 66), (26, 14), (8, 14), (20, -14)), 3)
    turning = bent_arrow(70, 62, 20, 62, LILAC, 12)[0]
    mirrored = Layer(tuple(Part(part.points * (-1, 1), part.width) for part in turning.parts), LILAC)
    cloud = [Layer((*puffs, base), VIOLET), Layer(tuple(light), "#9B62D2", 0)]
    return [turning, mirrored, *cloud, Layer((Part(bolt),), GOLD)]


def flying() -> list[Layer]:
    """A card with wings."""
    wings = [layer for s in (-1, 1) for layer in _wing(s)]
    plus = (Part(pts((0, -16), (0, 22)), 13), Part(pts((-19, 3), (19, 3)), 13))
    return [*wings, Layer((Part(box(-34, -46, 34, 52, 12)),), "#FFF6E0"), Layer(plus, VIOLET, 0)]


def _wing(side: int) -> list[Layer]:
    def feather(tip: tuple[float, float], foot: float) -> Points:
        x, y = tip
        out = bezier((26, foot - 16), (50, foot - 40), (x - 8, y - 18), (x, y))
        back = bezier((x, y), (x - 4, y + 22), (54, foot + 20), (26, foot + 18))
        return np.vstack([out, back]) * (side, 1)

    tips = (((88, -48), 2.0), ((84, -18), 12.0), ((70, 10), 20.0))
    return [Layer((Part(feather(tip, foot)),), WHITE) for tip, foot in reversed(tips)]


def trap() -> list[Layer]:
    """A pit with teeth, and an arrow down."""
    teeth = [_tooth(x, 22 + abs(x) * 0.06, 48) for x in (-52, -27, 27, 52)]
    teeth += [_tooth(x, 65 - abs(x) * 0.06, 46) for x in (-40, -13, 13, 40)]
    pit, inside = ellipse(0, 40, 82, 34), ellipse(0, 42, 70, 25)
    return [
        Layer((Part(pit),), LILAC), Layer((Part(inside),), DEEP, 0.6), Layer(tuple(teeth), WHITE, 0),
        *placed(down_arrow(92, RED, 22), 0, 20),
    ]  # fmt: skip


def _tooth(x: float, root: float, tip: float) -> Part:
    return Part(rounded(pts((x - 11, root), (x + 11, root), (x, tip)), 2))


def sign() -> list[Layer]:
    """The spiral on every chip's back, among stars."""
    t = np.linspace(0.35, 2.62 * 2 * np.pi, 170)
    r = 4.0 + 4.15 * t
    line = np.column_stack([r * np.cos(t - 1.2), r * np.sin(t - 1.2)])
    return [Layer((Part(line, 14),), VIOLET, 0)]


CHIPS: dict[str, Callable[[], list[Layer]]] = {
    "passage": passage,
    "ghost": ghost,
    "raven": raven,
    "crystal": crystal,
    "storm": storm,
    "flying": flying,
    "trap": trap,
    "sign": sign,
}


def picture(name: str) -> Canvas:
    """One chip as it lies."""
    canvas = disc()
    canvas.layers(placed(CHIPS[name](), 128, 126), INKS)
    return canvas
