"""The flat pictures of Magic Hill, textures/hill: cards, chips, faces of goblins, and number badges."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from art import cards_hill_chips, cards_hill_goblins
from art.cards import PANEL, blank, rays
from art.cards_digits import digit
from art.cards_hill_goblins import ears
from art.cards_pen import CREAM, GOLD, INK, WHITE, Canvas, save, shine
from art.cards_pictograms import PIPS
from art.cards_shapes import Layer, Part, Points, arc, bezier, box, ellipse, moved, placed, pts, rounded, star

NIGHT, DUSK, LINE = "#3A2B78", "#6A51B4", "#C3A6F2"
SKIN, LIGHT, PLATE, MOON = "#A986E0", "#CDB4F4", "#FFF8E6", "#FFE39A"
TIERS = ("#8468C2", "#9A80D2", "#B09AE0", "#C6B4EC")
INKS = 7.0
STARS = ((52, 118, 7), (300, 96, 8), (318, 300, 6), (40, 318, 7), (176, 36, 5))


def night(canvas: Canvas, count: int = len(STARS)) -> None:
    """Stars in the panel."""
    for x, y, r in STARS[:count]:
        canvas.fill(rounded(star(x, y, r, 0.42, 4), 1), MOON)


def steps(canvas: Canvas) -> None:
    """The hill's terraces along the lower edge, with their lanterns."""
    with canvas.clip(PANEL):
        for half, top, colour in ((176, 400, "#58429E"), (128, 356, "#624BAA"), (84, 314, "#6C55B4")):
            canvas.fill(box(176 - half, top, 176 + half, 540, 10), colour)
            canvas.fill(box(176 - half, top, 176 + half, top + 12, 6), "#8E77CC")
        for x in (38, 70, 282, 314):
            lantern(canvas, x, 394)
        for x in (64, 288):
            lantern(canvas, x, 350)


def lantern(canvas: Canvas, x: float, y: float, r: float = 6.0) -> None:
    """A warm light with its halo."""
    canvas.tint(ellipse(x, y, r * 2.3), "#FFAE45", 0.3)
    canvas.fill(ellipse(x, y, r), "#FFC766")


def number(text: str) -> Canvas:
    """A goblin of no colour: the number is its face, and its belly has as many pips."""
    canvas = blank(DUSK, NIGHT, LINE)
    rays(canvas, 176, 186, WHITE, 0.06)
    night(canvas)
    steps(canvas)
    body = np.vstack([arc(176, 402, 76, 84, 180, 360), bezier((252, 402), (256, 480), (96, 480), (100, 402))])
    with canvas.clip(PANEL):
        canvas.shape([Part(ellipse(x, 466, 30, 16)) for x in (138, 214)], SKIN, INKS)
        canvas.shape(body, SKIN, INKS)
        canvas.layers(placed(ears(SKIN, "#FFB4C6", 72), 176, 186, 2.06), INKS)
    canvas.shape(ellipse(176, 188, 126), SKIN, INKS)
    canvas.line(arc(176, 188, 118, 118, 195, 262), 8, LIGHT)
    canvas.shape(ellipse(176, 188, 110), PLATE, 4)
    canvas.shape(digit(text, 181, 192, 178), "#E3CFAE", 3, "#E3CFAE")
    canvas.shape(digit(text, 176, 187, 178), INK, 3)
    pips(canvas, int(text))
    for x, y, turn in ((54, 56, 0), (298, 456, 180)):
        badge = [Layer((Part(ellipse(0, 0, 24)),), PLATE, 0.5), Layer(digit(text, 0, 0, 32, 1.1), INK, 0)]
        canvas.layers(placed(badge, x, y, 1, turn), INKS)
    return canvas


def pips(canvas: Canvas, count: int) -> None:
    """The plate on the belly."""
    canvas.shape(ellipse(176, 396, 58, 50), PLATE, 5)
    for spot in PIPS[count]:
        canvas.fill(ellipse(176 + (spot % 3 - 1) * 29, 396 + (spot // 3 - 1) * 25, 10.5), INK)


def joker() -> Canvas:
    """A star that laughs: whatever you like, 1 to 5."""
    canvas = blank("#FFC94A", "#E8961A")
    rays(canvas, 176, 208, "#FFF3B8", 0.5)
    body = rounded(star(0, 0, 150, 0.52), 16)
    light = rounded(star(0, 0, 118, 0.52), 12)
    canvas.layers(placed([Layer((Part(body),), CREAM), Layer((Part(light),), "#FFFDF3", 0)], 176, 222), INKS + 1)
    canvas.layers(placed(_laugh(), 176, 222, 1.25), INKS)
    canvas.layers(placed(_hat(), 177, 126, 1, -8), INKS)
    for i in range(5):
        x = 176 + (i - 2) * 52
        canvas.shape(ellipse(x, 438, 20), PLATE, 5)
        canvas.shape(digit(str(i + 1), x, 438, 27, 1.1), INK)
    return canvas


def _laugh() -> list[Layer]:
    layers = []
    for s in (-1, 1):
        layers += [Layer((Part(ellipse(s * 18, -12, 11, 14)),), INK, 0), shine(s * 18 - 3, -17, 4, 5)]
        layers += [Layer((Part(ellipse(s * 38, 8, 10, 7)),), "#FF9C8A", 0)]
    mouth = np.vstack([arc(0, 10, 24, 22, 0, 180), pts((-24, 10))])
    tongue = np.vstack([arc(0, 28, 14, 10, 180, 360), arc(0, 26, 14, 5, 0, 180)])
    return [*layers, Layer((Part(rounded(mouth, 1)),), "#7A1F3C", 0.5), Layer((Part(tongue),), "#FF7A8C", 0)]


def _hat() -> list[Layer]:
    """A wizard's hat on the star's upper spike."""
    left, right = bezier((-50, 0), (-34, -34), (-22, -54), (8, -84)), bezier((8, -84), (8, -54), (32, -30), (50, 0))
    brim = Part(bezier((-70, 4), (-30, 20), (30, 20), (70, 4)), 17)
    spots = [Part(rounded(star(x, y, r, 0.45), 1.5)) for x, y, r in ((-8, -22, 12), (14, -44, 8))]
    cone = Part(np.vstack([left, right]))
    return [Layer((cone,), "#6A2BA0"), Layer(tuple(spots), GOLD, 0), Layer((brim,), "#43187A")]


def back() -> Canvas:
    """The hill at night."""
    canvas = blank("#43328C", "#2A1F55", "#FFD76A")
    rays(canvas, 176, 150, WHITE, 0.05)
    for x, y, r in ((66, 88, 9), (286, 210, 8), (60, 236, 7), (112, 52, 6), (298, 74, 6), (92, 160, 5)):
        canvas.fill(rounded(star(x, y, r, 0.42, 4), 1), MOON)
    canvas.shape(crescent(238, 118, 62), MOON, 5)
    with canvas.clip(PANEL):
        canvas.fill(ellipse(176, 520, 230, 82), "#4F8A7E")
        canvas.fill(ellipse(176, 532, 200, 78), "#5FA07C")
    hill(canvas)
    tower(canvas)
    return canvas


def crescent(x: float, y: float, r: float) -> Points:
    """A waning moon that opens to the upper left."""
    outer = arc(0, 0, r, r, -62, 152)
    inner = arc(-r * 0.42, -r * 0.28, r * 0.8, r * 0.8, 126, -38)
    return moved(np.vstack([outer, inner]), x, y)


def hill(canvas: Canvas) -> None:
    """Four terraces with turf, and the parapet that winds up round them."""
    for level, colour in enumerate(TIERS):
        half, top = 124 - 28 * level, 410 - 50 * level
        west, east = 176 - half, 176 + half
        wall = rounded(pts((west - 6, top + 58), (west, top), (east, top), (east + 6, top + 58)), 8)
        canvas.shape(wall, colour, 6)
        canvas.fill(box(west + 3, top, east - 3, top + 11, 5), "#78C06A")
        coping = pts((west + 2, top + 46), (east - 4, top + 20))
        canvas.line(coping, 9, "#F7EAD5")
        for t in np.linspace(0.08, 0.92, 5 - level):
            x, y = coping[0] + (coping[1] - coping[0]) * t
            lantern(canvas, float(x), float(y) - 6, 5.5)


def tower(canvas: Canvas) -> None:
    """The tower on the summit."""
    canvas.shape(box(154, 206, 198, 264, 4), "#E2D6EE", 6)
    roof = rounded(pts((142, 210), (176, 136), (210, 210)), 6)
    canvas.shape(roof, "#6A2BA0", 6)
    canvas.fill(rounded(pts((176, 146), (202, 206), (180, 206)), 4), "#522087")
    window = np.vstack([arc(176, 232, 9, 10, 180, 360), pts((185, 248), (167, 248))])
    canvas.tint(ellipse(176, 238, 22), "#FFAE45", 0.35)
    canvas.shape(window, "#FFD070", 3.5)


def badge(text: str) -> Canvas:
    """A goblin's number, to be read from afar, on a white ground, with which the rest of the goblin is painted."""
    canvas = Canvas(128, 128)
    canvas.shape(box(0, 0, 128, 128), WHITE)
    canvas.shape(ellipse(64, 64, 54), CREAM, 6)
    canvas.shape(digit(text, 64, 64, 90, 1.12), INK, 1)
    return canvas


def stone() -> Canvas:
    """A magic stone by itself."""
    canvas = Canvas(128, 128)
    canvas.layers(placed(cards_hill_chips.gem(), 64, 63, 1.5), 4)
    canvas.fill(pts((34, 46), (62, 108), (62, 46)), "#4BEBA0")
    return canvas


def pair() -> Canvas:
    """A goblin on another's shoulders."""
    canvas = Canvas(256, 256)
    for seat, y in ((1, 186), (0, 104)):
        layers = placed(cards_hill_goblins.goblin(seat), 128, y, 1.12)
        for layer in layers:
            if layer.ink >= 1:
                canvas.shape(layer.parts, CREAM, 10, CREAM)
        canvas.layers(layers, 5.5)
    return canvas


CARDS: dict[str, Callable[[], Canvas]] = {"J": joker, "back": back}


def main() -> None:
    for text in "12345":
        save(number(text).finished(), f"hill/cards/{text}")
        save(badge(text).finished(), f"hill/badges/{text}")
    for name, draw in CARDS.items():
        save(draw().finished(), f"hill/cards/{name}")
    for name in cards_hill_chips.CHIPS:
        save(cards_hill_chips.picture(name).finished(), f"hill/chips/{name}")
    for seat in range(len(cards_hill_goblins.KINDS)):
        save(cards_hill_goblins.picture(seat).finished(CREAM), f"hill/goblins/{seat}")
    save(stone().finished(), "hill/stone")
    save(pair().finished(CREAM), "hill/pair")


if __name__ == "__main__":
    main()
