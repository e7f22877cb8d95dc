"""The five kinds of goblins as flat faces: layers round an origin in the middle of the head, about 100 pixels high."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from art.cards_pen import CREAM, INK, WHITE, Canvas, shine
from art.cards_shapes import Layer, Part, Points, arc, bezier, box, ellipse, moved, placed, pts, rounded, smooth, star

EAR_INSIDE = "#FFA9B4"
CHEEK = "#F0607A"


@dataclass(frozen=True)
class Kind:
    """The colours of a seat's goblins: paint, and a lighter one for nose and shine."""

    paint: str
    light: str
    cheek: str = CHEEK


KINDS = (
    Kind("#F0413B", "#FF8B78", "#FF8A90"),
    Kind("#3C82F6", "#86B9FF", "#A8B4FF"),
    Kind("#FFD92E", "#FFF09A", "#FF9A3D"),
    Kind("#FFF3DC", "#FFFFFF", "#FFB3A8"),
    Kind("#12A594", "#5CD6C4", "#FF9FA8"),
)


def both(points: Points) -> tuple[Part, Part]:
    """The points as they are, and mirrored."""
    return Part(points), Part(points * (-1, 1))


def ears(paint: str, inside: str = EAR_INSIDE, reach: float = 74.0) -> list[Layer]:
    """Both ears of a head of radius 46."""
    upper = bezier((30, -22), (44, -40), (reach - 16, -46), (reach, -42))
    lower = bezier((reach, -42), (reach - 6, -10), (56, 14), (36, 18))
    inner = np.vstack([bezier((40, -14), (50, -28), (reach - 16, -34), (reach - 10, -33)),
                       bezier((reach - 10, -33), (reach - 14, -12), (54, 2), (42, 6))])  # fmt: skip
    outer = both(np.vstack([upper, lower]))
    return [Layer(outer, paint), Layer(both(inner), inside, 0)]


def face(kind: Kind) -> list[Layer]:
    """A head with its kind eyes, cheeks, nose and one tooth."""
    head = [Layer((Part(ellipse(0, 2, 47, 43)),), kind.paint), shine_of(kind)]
    cheeks = [Layer(both(ellipse(33, 19, 8.5, 6.5)), kind.cheek, 0)]
    smile = arc(0, 15, 24, 18, 22, 158)
    tooth = [Layer((Part(box(5, 31, 14, 43, 2.5)),), WHITE, 0.5)]
    mouth = [Layer((Part(smile, 5),), INK, 0)]
    nose = [Layer((Part(ellipse(0, 13, 9.5, 7.5)),), kind.light, 0.6)]
    return [*ears(kind.paint), *head, *cheeks, *tooth, *mouth, *eyes(), *nose]


def shine_of(kind: Kind) -> Layer:
    """Light on the brow."""
    return Layer((Part(arc(0, 2, 37, 33, 196, 232), 7),), kind.light, 0)


def eyes(size: float = 1.0) -> list[Layer]:
    """Two big eyes that look at who plays."""
    layers = []
    for s in (-1, 1):
        layers += [Layer((Part(ellipse(s * 17, -5, 15, 16)),), WHITE, 0.7)]
        layers += [Layer((Part(ellipse(s * 14.5, -3, 8, 9)),), INK, 0), shine(s * 14.5 - 3, -7, 3.2, 3.4)]
    return placed(layers, 0, 0, size)


def _horns() -> list[Layer]:
    outside = bezier((14, -36), (16, -56), (30, -60), (34, -80))
    inside = bezier((34, -80), (46, -60), (44, -44), (34, -30))
    bands = [pts((19, -50), (39, -45)), pts((26, -61), (40, -58))]
    lines = tuple(Part(line * (s, 1), 3.5) for line in bands for s in (-1, 1))
    return [Layer(both(np.vstack([outside, inside])), "#FFF3DC"), Layer(lines, "#D9B98A", 0)]


def _cap() -> list[Layer]:
    left = bezier((-38, -30), (-30, -62), (-12, -80), (12, -96))
    right = bezier((12, -96), (10, -74), (26, -54), (38, -30))
    brim = rounded(pts((-46, -20), (-40, -38), (40, -38), (46, -20), (0, -28)), 6)
    spot = Part(rounded(star(-2, -54, 12, 0.5), 2))
    cone = Part(np.vstack([left, right]))
    return [Layer((cone,), "#1C4FC4"), Layer((spot,), "#FFD64A", 0), Layer((Part(brim),), "#123A9C")]


def _crest() -> list[Layer]:
    outline = pts((-34, -30), (-40, -62), (-20, -52), (-4, -92), (12, -56), (34, -70), (34, -30), (0, -40))
    core = pts((-20, -36), (-24, -48), (-12, -46), (-3, -72), (6, -48), (20, -54), (20, -36), (0, -41))
    return [Layer((Part(rounded(outline, 5)),), "#E8762B"), Layer((Part(rounded(core, 3)),), "#FFAE4A", 0)]


def _beret() -> list[Layer]:
    felt = smooth(pts((-46, -8), (-50, -24), (-24, -36), (22, -36), (56, -20), (52, -4), (0, -2)), True)
    top = moved(felt, 0, -28, 1, 4)
    band = np.vstack([arc(0, 2, 46, 42, 218, 322), arc(0, 10, 40, 38, 322, 218)])
    stalk, light = Part(pts((2, -62), (8, -74)), 8), Part(arc(4, -32, 40, 24, 200, 250), 6)
    return [
        Layer((Part(band),), "#4A2A80"), Layer((stalk,), "#4A2A80"), Layer((Part(top),), "#7D52C4"),
        Layer((light,), "#A682E0", 0),
    ]  # fmt: skip


def _mushroom() -> list[Layer]:
    dome = np.vstack([arc(0, -28, 60, 50, 180, 360), bezier((60, -28), (44, -16), (-44, -16), (-60, -28))])
    dots = tuple(Part(ellipse(x, y, rx, ry)) for x, y, rx, ry in ((0, -58, 13, 10), (-35, -40, 9, 8), (35, -40, 9, 8)))
    rim = Part(bezier((-52, -27), (-40, -20), (40, -20), (52, -27)), 5)
    return [Layer((Part(dome),), "#EE4F7B"), Layer(dots, CREAM, 0), Layer((rim,), "#B82E5C", 0)]


_HATS = (_horns, _cap, _crest, _beret, _mushroom)
_BEHIND = (0,)
"""Seats whose headgear grows from behind the brow."""


def goblin(seat: int) -> list[Layer]:
    """The face of a seat's goblins with what they wear: horns, cap, crest, beret, mushroom."""
    head, hat = face(KINDS[seat]), _HATS[seat]()
    return [*hat, *head] if seat in _BEHIND else [*head, *hat]


def picture(seat: int) -> Canvas:
    """The face in an ink line with a cream one outside it."""
    canvas, layers = Canvas(192, 192), placed(goblin(seat), 96, 124, 1.1)
    for layer in layers:
        if layer.ink >= 1:
            canvas.shape(layer.parts, CREAM, 9, CREAM)
    canvas.layers(layers, 5)
    return canvas
