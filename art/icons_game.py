"""The icons of the games' own things."""

from __future__ import annotations

import numpy as np

from art.cards_pen import CLEAR, WHITE, Canvas
from art.cards_pictograms import PIPS, leaf
from art.cards_shapes import arc, box, ellipse, moved, pts, rounded, star, wave
from art.icons_pen import Draw, apart, curve, cut, figure, line, pointer, rungs, solid


def dice(c: Canvas) -> None:
    solid(c, moved(box(-44, -44, 44, 44, 22), 64, 64, 1, -12))
    for spot in PIPS[5]:
        at = moved(pts(((spot % 3 - 1) * 24, (spot // 3 - 1) * 24)), 64, 64, 1, -12)[0]
        cut(c, ellipse(at[0], at[1], 9))


def cards(c: Canvas) -> None:
    solid(c, moved(box(-28, -42, 28, 42, 12), 44, 66, 1, -16))
    apart(c, moved(box(-28, -42, 28, 42, 12), 82, 62, 1, 12))
    cut(c, moved(ellipse(0, 0, 12), 82, 62))


def island(c: Canvas) -> None:
    for i, half in enumerate((34, 23, 12)):
        solid(c, box(64 - half, 62 - i * 20, 64 + half, 78 - i * 20, 7))
    line(c, (40, 84), (88, 84), width=12)
    for y, width in ((98, 12), (116, 10)):
        curve(c, wave(12, 116, y, 6, 52, 13), width)


def hill(c: Canvas) -> None:
    for i, half in enumerate((54, 41, 28)):
        solid(c, box(64 - half, 96 - i * 21, 64 + half, 113 - i * 21, 8))
    solid(c, box(53, 30, 75, 58, 4))
    solid(c, rounded(pts((64, 4), (86, 36), (42, 36)), 5))


def ladder(c: Canvas) -> None:
    rungs(c, 64, 112, 16, 52, 4, 14)


def waterfall(c: Canvas) -> None:
    line(c, (24, 20), (104, 20), width=16)
    for x, low in ((36, 76), (64, 84), (92, 76)):
        line(c, (x, 24), (x, low), width=17)
    for x, y, r in ((26, 106, 15), (50, 104, 17), (78, 104, 17), (102, 106, 15)):
        solid(c, ellipse(x, y, r))


def switch(c: Canvas) -> None:
    pointer(c, arc(64, 60, 40, 38, 190, 325), 15, 36)
    pointer(c, arc(64, 68, 40, 38, 10, 145), 15, 36)


def rotate(c: Canvas) -> None:
    for i, half in enumerate((52, 37, 22)):
        solid(c, box(64 - half, 94 - i * 22, 64 + half, 112 - i * 22, 8))
    pointer(c, arc(60, 60, 42, 38, 196, 318), 13, 34)


def flat(c: Canvas) -> None:
    """A folded map."""
    for left, first, second in ((10, 30, 16), (48, 16, 30), (86, 30, 16)):
        corners = pts((left, first), (left + 32, second), (left + 32, second + 82), (left, first + 82))
        solid(c, rounded(corners, 5))


def crown(c: Canvas) -> None:
    for turn, length in ((-64, 54), (-34, 66), (64, 54), (34, 66)):
        c.shape(moved(leaf(length, 18), 64, 96, 1, turn), WHITE, 4, CLEAR)
    c.shape(moved(leaf(80, 20), 64, 98), WHITE, 5, CLEAR)
    apart(c, box(26, 90, 102, 112, 10))


def trophy(c: Canvas) -> None:
    for s in (-1, 1):
        curve(c, moved(arc(0, 0, 22, 20, -100, 100) * (s, 1), 64 + s * 28, 42), 11)
    solid(c, np.vstack([pts((32, 16), (96, 16)), arc(64, 40, 32, 38, 0, 180)]))
    line(c, (64, 74), (64, 100), width=14)
    line(c, (42, 108), (86, 108), width=16)


def star_(c: Canvas) -> None:
    solid(c, rounded(star(64, 68, 58, 0.52), 12))


def stay(c: Canvas) -> None:
    """A pawn that stands on its stone."""
    c.shape(figure(64, 92, 82), WHITE)
    line(c, (28, 110), (100, 110), width=14)


def summit(c: Canvas) -> None:
    line(c, (60, 66), (60, 14), width=10)
    solid(c, rounded(pts((62, 12), (108, 28), (62, 46)), 6))
    solid(c, rounded(pts((60, 58), (118, 114), (6, 114)), 16))


def push(c: Canvas) -> None:
    """A head that is bumped on."""
    pointer(c, pts((12, 64), (66, 64)), 19, 44)
    solid(c, ellipse(98, 64, 26))


def climb(count: int) -> Draw:
    """`count` ladders side by side a step higher each, and an arrow up."""

    width, stroke, height, rise = _FLIGHTS[count]

    def draw(c: Canvas) -> None:
        for i in range(count):
            x = 64 + (i - (count - 1) / 2) * (width + stroke + 5)
            low = 64 + (height + (count - 1) * rise) / 2 - i * rise
            rungs(c, x, low, low - height, width, 3, stroke)

    return draw


_FLIGHTS = {1: (50, 15.0, 92, 0), 2: (32, 12.0, 66, 28), 3: (21, 9.5, 54, 21), 4: (14.5, 7.5, 48, 17)}
"""Of that many ladders: the width, the stroke and the height of one, and how much higher the next stands."""

GAME: dict[str, Draw] = {
    "dice": dice,
    "cards": cards,
    "island": island,
    "hill": hill,
    "ladder": ladder,
    "waterfall": waterfall,
    "switch": switch,
    "rotate": rotate,
    "crown": crown,
    "flat": flat,
    "trophy": trophy,
    "star": star_,
    "stay": stay,
    "summit": summit,
    "push": push,
    **{f"climb_{count}": climb(count) for count in (1, 2, 3, 4)},
}
