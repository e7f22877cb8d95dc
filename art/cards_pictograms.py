"""Pictures that cards, dice, icons and pawns share: layers round an origin, about 100 pixels high."""

from __future__ import annotations

import numpy as np

from art.cards_pen import GOLD, INK, RED, WHITE, shine
from art.cards_shapes import Layer, Part, Points, arc, arrow, bezier, box, ellipse, placed, pts, rounded, star

ROPE, RUNG = "#FFF3D6", "#F1C27A"
PIPS = {1: [4], 2: [2, 6], 3: [2, 4, 6], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8]}
"""Which of the nine places of a die's face carry a pip, row by row."""


def skirt(top: float = -52.0) -> Points:
    """The body of a pawn: its foot stands on the origin."""
    left = np.vstack([pts((-33, 0), (-33, -7)), bezier((-31, -13), (-16, -22), (-13, -38), (-11, top))])
    return np.vstack([left, (left * (-1, 1))[::-1]])


def pawn(colour: str, ring: bool = False) -> list[Layer]:
    """A pawn standing on the origin; the other player's has the ring in its head."""
    head = Part(ellipse(0, -74, 26))
    dot = Layer((Part(ellipse(0, -74, 9)),), INK, 0)
    return [Layer((Part(skirt()), head), colour), *([dot] if ring else [shine(-9, -84, 6, 5)])]


def ladder(height: float, width: float = 64.0, rungs: int = 5) -> list[Layer]:
    """A ladder standing on the origin: posts of rope, rungs of wood."""
    half = width / 2
    posts = [Part(pts((x, 0), (x, -height)), 12) for x in (-half, half)]
    ys = np.linspace(-height * 0.1, -height * 0.9, rungs)
    bars = [Part(pts((-half - 9, y), (half + 9, y)), 11) for y in ys]
    return [Layer(tuple(posts), ROPE), Layer(tuple(bars), RUNG), Layer(tuple(posts), ROPE, 0)]


def up_arrow(height: float, colour: str = RED, width: float = 20.0) -> list[Layer]:
    """A straight arrow from the origin up."""
    return [Layer(arrow(pts((0, 0), (0, -height)), width, width * 2.3), colour)]


def down_arrow(height: float, colour: str = RED, width: float = 20.0) -> list[Layer]:
    """A straight arrow down to the origin."""
    return placed(up_arrow(height, colour, width), 0, -height, 1, 180)


def bent_arrow(rx: float, ry: float, start: float, end: float, colour: str = WHITE, width: float = 22.0) -> list[Layer]:
    """An arrow along an ellipse round the origin, from `start` to `end` degrees clockwise from the right."""
    return [Layer(arrow(arc(0, 0, rx, ry, start, end), width, width * 2.2), colour)]


def foam(width: float, r: float = 17.0) -> list[Layer]:
    """A row of foam balls centred on the origin."""
    xs = np.linspace(-width / 2 + r, width / 2 - r, max(3, round(width / (r * 1.45))))
    balls = [Part(ellipse(x, (i % 2) * -r * 0.35, r * (1.1 if i % 2 else 0.95))) for i, x in enumerate(xs)]
    return [Layer(tuple(balls), WHITE)]


def fall(width: float, height: float) -> list[Layer]:
    """A waterfall: its lip above, foam at the origin below."""
    half = width / 2
    sheet = np.vstack([pts((-half * 0.86, -height), (half * 0.86, -height), (half, 0), (-half, 0))])
    starts = ((-0.66, 34), (-0.22, 50), (0.22, 34), (0.66, 50))
    streaks = [Part(pts((x * half, down - height), (x * half * 1.1, -26)), 9) for x, down in starts]
    lip = Part(box(-half - 6, -height - 16, half + 6, -height + 12, 14))
    sheets = [Layer((Part(rounded(sheet, 8)),), "#3FB4EA"), Layer(tuple(streaks), "#A5E6FA", 0)]
    return [*sheets, Layer((lip,), "#5FCBEA"), *foam(width * 1.25)]


def die(pips: int, size: float = 100.0, colour: str = WHITE) -> list[Layer]:
    """A die's face centred on the origin."""
    half, step = size / 2, size * 0.28
    dots = [Part(ellipse((i % 3 - 1) * step, (i // 3 - 1) * step, size * 0.095)) for i in PIPS[pips]]
    return [Layer((Part(box(-half, -half, half, half, size * 0.22)),), colour), Layer(tuple(dots), INK, 0)]


def stone(x: float, y: float, rx: float) -> list[Layer]:
    """A stepping stone seen from the side, with its dark rim."""
    top = Part(ellipse(x, y - rx * 0.08, rx * 0.82, rx * 0.54))
    return [Layer((Part(ellipse(x, y, rx, rx * 0.72)),), "#EADCB8"), Layer((top,), "#FFFBEF", 0)]


def tiers(colours: tuple[str, ...] = ("#E0A045", "#EDBB68", "#FBE7B4")) -> list[Layer]:
    """Three levels of an island on the origin, the lowest first."""
    layers = []
    for i, colour in enumerate(colours):
        half, y = 112 - 32 * i, -44 * i
        turf = np.vstack([box(-half, y - 40, half, y - 24, 8)])
        layers += [Layer((Part(box(-half, y - 40, half, y, 12)),), colour), Layer((Part(turf),), "#86C83C", 0)]
    return layers


def leaf(length: float, width: float) -> Points:
    """A leaf from the origin upwards."""
    right = bezier((0, 0), (width, -length * 0.3), (width * 0.7, -length * 0.8), (0, -length))
    return np.vstack([right, (right * (-1, 1))[::-1]])


def head_of_emohbi(corner: float = 17.0) -> list[Layer]:
    """The head with its crown of leaves, kind eyes, pink cheeks; centred on the origin, about 100 high."""
    crown = _crown(9, leaf(46, 15), -18, ("#2E9E57", "#41B54A"))
    inner = _crown(6, leaf(34, 12), -20, ("#7FCB3B", "#B2DC4E"))
    face = [Layer((Part(box(-32, -26, 32, 46, corner)),), "#D3C4AA")]
    cheeks = [Layer((Part(ellipse(s * 21, 20, 7.5, 6.5)),), "#F08A6B", 0) for s in (-1, 1)]
    eyes = [layer for s in (-1, 1) for layer in _eye(s * 13, 0)]
    brow = bezier((22, -11), (18, -16), (12, -18), (6, -17))
    brows = [Layer((Part(brow * (s, 1), 5),), "#A8957C", 0) for s in (-1, 1)]
    nose = [Layer((Part(rounded(pts((0, 0), (7, 18), (-7, 18)), 5)),), "#BFAE92", 0)]
    smile = [Layer((Part(arc(0, 22, 15, 12, 25, 155), 4.5),), "#5B3A2A", 0)]
    return [*crown, *inner, *face, *cheeks, *eyes, *brows, *nose, *smile]


def _crown(count: int, blade: Points, y: float, colours: tuple[str, str]) -> list[Layer]:
    """Leaves in a fan, every second one of the other colour."""
    leaves = [[Layer((Part(blade),), colours[i % 2])] for i in range(count)]
    return [layer for i, one in enumerate(leaves) for layer in placed(one, 0, y, 1, 24 * i - 12 * (count - 1))]


def _eye(x: float, y: float) -> list[Layer]:
    white, pupil = Part(ellipse(x, y, 9, 9.5)), Part(ellipse(x, y + 1, 5.5, 6.5))
    return [Layer((white,), WHITE, 0.5), Layer((pupil,), "#5A3418", 0), shine(x - 2, y - 2, 2.2, 2.4)]


def symbol(seat: int) -> list[Layer]:
    """The mark of each pawn, centred on the origin: ball, cube, pyramid, star, gem, ring."""
    return (_ball, _cube, _pyramid, _star, _gem, _ring)[seat]()


def _ball() -> list[Layer]:
    return [Layer((Part(ellipse(0, 0, 40)),), RED), shine(-14, -16, 9, 7)]


def _cube() -> list[Layer]:
    lid = rounded(pts((-36, -22), (-22, -37), (22, -37), (36, -22)), 6)
    return [Layer((Part(box(-36, -37, 36, 37, 9)),), "#2563E6"), Layer((Part(lid),), "#6C9BFF", 0)]


def _pyramid() -> list[Layer]:
    shade = rounded(pts((2, -36), (40, 33), (14, 35)), 6)
    body = rounded(pts((0, -46), (45, 36), (-45, 36)), 12)
    return [Layer((Part(body),), "#FFDD1F"), Layer((Part(shade),), "#F5B80A", 0)]


def _star() -> list[Layer]:
    body, middle = (rounded(star(0, 3, r, 0.52), r / 5.4) for r in (49, 24))
    return [Layer((Part(body),), "#FBF6EA"), Layer((Part(middle),), WHITE, 0)]


def _gem() -> list[Layer]:
    body = rounded(pts((0, -46), (38, -4), (0, 46), (-38, -4)), 8)
    facet = rounded(pts((0, -36), (15, -4), (0, 34), (-15, -4)), 4)
    return [Layer((Part(body),), "#F27BD0"), Layer((Part(facet),), "#FFB5E8", 0)]


def _ring() -> list[Layer]:
    ring = Part(ellipse(0, 0, 32), 17, closed=True)
    return [Layer((ring,), "#3A4052"), Layer((Part(arc(0, 0, 32, 32, 190, 265), 5),), "#8A92A8", 0)]


GOLD_PAWN = pawn(GOLD, ring=True)
WHITE_PAWN = pawn(WHITE)
