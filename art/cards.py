"""The cards and the flat pawns, textures/cards and textures/pawns; then all other flat pictures but the icons."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from art import cards_dice, cards_logo, cards_ui
from art.cards_digits import digit
from art.cards_pen import CREAM, GOLD, INK, RED, WHITE, Canvas, save
from art.cards_pictograms import (
    GOLD_PAWN,
    WHITE_PAWN,
    bent_arrow,
    die,
    down_arrow,
    fall,
    foam,
    head_of_emohbi,
    ladder,
    stone,
    symbol,
    tiers,
    up_arrow,
)
from art.cards_shapes import Layer, Part, arc, arrow, box, ellipse, placed, pts, wave

SIZE = (352, 512)
PANEL = box(20, 20, 332, 492, 24)
INKS = 7.0
SEA, DEEP = "#2EC4C6", "#17A3A8"


def blank(top: str, bottom: str, line: str = INK) -> Canvas:
    """A card with its border and a panel of one colour run."""
    canvas = Canvas(*SIZE)
    canvas.fill(box(0, 0, 352, 512, 38), INK)
    canvas.fill(box(6, 6, 346, 506, 33), CREAM)
    canvas.shape(PANEL, top, 6, line)
    canvas.gradient(PANEL, top, bottom)
    return canvas


def rays(canvas: Canvas, x: float, y: float, colour: str, alpha: float) -> None:
    """A fan of soft rays behind the picture."""
    for turn in range(0, 360, 30):
        with canvas.clip(PANEL):
            spread = np.radians([turn - 7, turn + 7])
            far = np.column_stack([x + 520 * np.cos(spread), y + 520 * np.sin(spread)])
            canvas.tint(np.vstack([pts((x, y)), far]), colour, alpha)


def sea(canvas: Canvas, y: float) -> None:
    """Two waves with a line of foam, from the height y down."""
    with canvas.clip(PANEL):
        for top, colour, shift in ((y - 16, DEEP, 70), (y, SEA, 0)):
            crest = wave(0, 352, top, 9, 156, shift)
            canvas.fill(np.vstack([crest, pts((352, 512), (0, 512))]), colour)
        canvas.line(wave(0, 352, y + 15, 8, 156), 6, "#E6FFFA")


def number(text: str) -> Canvas:
    canvas = blank("#FFFDF0", "#FDEFC4", DEEP)
    rays(canvas, 176, 200, "#F6DFA0", 0.35)
    sea(canvas, 372)
    canvas.shape(digit(text, 181, 200, 268), "#EBC98A", 8, "#EBC98A")
    canvas.shape(digit(text, 176, 194, 268), INK, 8)
    for x, y, turn in ((58, 60, 0), (294, 452, 180)):
        badge = [Layer((Part(ellipse(0, 0, 25)),), DEEP, 0), Layer(digit(text, 0, 0, 34, 1.05), WHITE, 0)]
        canvas.layers(placed(badge, x, y, 1, turn), 0)
    return stones(canvas, int(text), 444, 148)


def stones(canvas: Canvas, count: int, y: float, x: float = 176.0) -> Canvas:
    """A path of stones to count; more than three lie in two rows."""
    rows = [count] if count <= 3 else [count // 2, count - count // 2]
    for row, here in enumerate(rows):
        down = y + (row - (len(rows) - 1) / 2) * 44
        for i in range(here):
            canvas.layers(stone(x + (i - (here - 1) / 2) * 60, down, 23), 6)
    return canvas


def switch() -> Canvas:
    canvas = blank("#9D6CE2", "#7D48C6")
    canvas.tint(ellipse(176, 256, 146), WHITE, 0.14)
    canvas.layers(placed(bent_arrow(102, 92, 200, 328, width=26), 172, 188), INKS)
    canvas.layers(placed(bent_arrow(102, 90, 22, 148, width=26), 180, 334), INKS)
    canvas.layers(placed(WHITE_PAWN, 104, 328, 1.5), INKS)
    canvas.layers(placed(GOLD_PAWN, 248, 328, 1.5), INKS)
    return canvas


def draw2() -> Canvas:
    canvas = blank("#4A86F2", "#1F58C4")
    rays(canvas, 176, 330, WHITE, 0.1)
    for x, y, turn, colour in ((118, 330, -14, WHITE), (226, 210, 9, GOLD)):
        canvas.layers(placed(mini_card(colour), x, y, 1.28, turn), INKS)
    canvas.layers(placed(up_arrow(76, RED, 28), 236, 452, 1, 5), INKS)
    return canvas


def mini_card(colour: str) -> list[Layer]:
    """A small card with the head of Emohbi over a wave, centred on the origin."""
    low = np.vstack([wave(-47, 47, 50, 5, 47), pts((47, 68), (-47, 68))])
    sheet = Part(box(-58, -82, 58, 82, 16))
    face = [Layer(layer.parts, layer.colour, layer.ink * 0.4) for layer in placed(head_of_emohbi(), 0, -2, 0.82)]
    return [Layer((sheet,), colour), Layer((Part(low),), SEA, 0), *face]


def ladder_card() -> Canvas:
    canvas = blank("#FFD466", "#F2B233")
    cliff(canvas)
    canvas.layers(placed(WHITE_PAWN, 92, 444, 1.36), INKS)
    canvas.layers(placed(ladder(372, 88), 226, 458), INKS)
    canvas.layers(placed(up_arrow(226, RED, 32), 226, 384), INKS)
    return canvas


def cliff(canvas: Canvas) -> None:
    """Blocks of a wall with turf hanging over it and earth below."""
    with canvas.clip(PANEL):
        for row in range(4):
            for column in range(-1, 4):
                x, y = column * 104 + (row % 2) * 52, 134 + row * 76
                colour = ("#EDA93F", "#F6BE55", "#E59C37")[(row + column) % 3]
                canvas.fill(box(x + 3, y + 3, x + 101, y + 73, 14), colour)
        hanging = enumerate((150, 132, 158, 138, 154, 134))
        tongues = [Part(box(16 + i * 54, 60, 64 + i * 54, low, 16)) for i, low in hanging]
        canvas.shape([Part(box(0, 0, 352, 104)), *tongues], "#4DB45A", INKS)
        canvas.fill(box(0, 0, 352, 70), "#86C83C")
        canvas.shape(box(-20, 434, 372, 540), "#8B5A2E", INKS)


def waterfall() -> Canvas:
    canvas = blank("#E4F7FD", "#BFE9F7")
    with canvas.clip(PANEL):
        canvas.shape(box(-20, 0, 372, 92), "#4DB45A", INKS)
        canvas.fill(box(0, 0, 352, 62), "#86C83C")
        canvas.shape(np.vstack([wave(0, 352, 438, 7, 118), pts((352, 540), (0, 540))]), "#3DB7E4", INKS)
        canvas.layers(placed(fall(150, 330), 176, 428), INKS)
        canvas.layers(placed(foam(216, 24), 176, 442), INKS)
    canvas.layers(placed(GOLD_PAWN, 176, 170, 1.42, 180), INKS)
    for x in (60, 292):
        canvas.layers(placed(down_arrow(196, RED, 24), x, 350), INKS)
    return canvas


def die_card() -> Canvas:
    canvas = blank("#F97A58", "#E2482C")
    rays(canvas, 176, 216, WHITE, 0.1)
    canvas.layers(placed(die(5, 158), 176, 200, 1, -14), INKS + 1)
    for turn in (0, 180):
        for r in (130, 158):
            swing = [Layer((Part(arc(0, 0, r, r, 200, 250), 14),), WHITE)]
            canvas.layers(placed(swing, 176, 200, 1, turn), 5)
    return stones(canvas, 5, 430)


def rotate() -> Canvas:
    canvas = blank("#67CB6E", "#3B9E4B")
    canvas.tint(ellipse(176, 262, 146), WHITE, 0.14)
    canvas.layers(placed(tiers(), 176, 396), INKS)
    canvas.layers(placed(WHITE_PAWN, 176, 266, 0.8), INKS)
    canvas.layers(placed(bent_arrow(122, 118, 184, 312, width=28), 168, 218), INKS)
    ends = [arrow(pts((176, 446), (x, 446)), 22, 52) for x in (92, 260)]
    canvas.shape((*ends[0], *ends[1]), WHITE, INKS)
    return canvas


def back() -> Canvas:
    canvas = blank("#1DB6B6", "#128A98", "#FFE08A")
    rays(canvas, 176, 236, WHITE, 0.1)
    with canvas.clip(PANEL):
        for y in (414, 446, 478):
            canvas.line(wave(0, 352, y, 8, 104, y * 1.7), 7, "#8DEBE2")
    canvas.layers(placed(head_of_emohbi(), 176, 240, 2.5), 3)
    return canvas


CARDS: dict[str, Callable[[], Canvas]] = {
    "switch": switch,
    "draw2": draw2,
    "ladder": ladder_card,
    "waterfall": waterfall,
    "die": die_card,
    "rotate": rotate,
    "back": back,
}


def main() -> None:
    for text in "123456":
        save(number(text).finished(), f"cards/{text}")
    for name, draw in CARDS.items():
        save(draw().finished(), f"cards/{name}")
    for seat in range(6):
        save(flat_pawn(seat).finished(CREAM), f"pawns/{seat}")
    for part in (cards_dice, cards_ui, cards_logo):
        part.main()


def flat_pawn(seat: int) -> Canvas:
    """The mark of a pawn with an ink line and a cream one outside it."""
    canvas, mark = Canvas(192, 192), placed(symbol(seat), 96, 96, 1.62)
    for layer in mark:
        canvas.shape(layer.parts, CREAM, 17 * layer.ink, CREAM)
    canvas.layers(mark, 10)
    return canvas


if __name__ == "__main__":
    main()
