"""The flat pictures of Magic Hill: all there, told apart, none cut off."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from panda3d.core import Filename, PNMImage

from game.rules.magic_hill.content import CARDS, CHIPS, GOBLINS
from game.rules.magic_hill.setup import MOST_SEATS

HILL = Path(__file__).resolve().parent.parent / "textures" / "hill"
FACES = (*CARDS, "back")
DISCS = (*CHIPS, "sign")
SIZES = {
    **{f"cards/{name}": (352, 512) for name in FACES},
    **{f"chips/{name}": (256, 256) for name in DISCS},
    **{f"goblins/{seat}": (192, 192) for seat in range(MOST_SEATS)},
    **{f"badges/{goblin}": (128, 128) for goblin in GOBLINS},
    "stone": (128, 128),
    "pair": (256, 256),
}


def image(name: str) -> PNMImage:
    picture = PNMImage()
    assert picture.read(Filename.fromOsSpecific(str(HILL / f"{name}.png"))), name
    return picture


def grey(name: str, width: int) -> list[float]:
    """The picture's brightness on ink, at a size on the screen."""
    big = image(name)
    tiny = PNMImage(width, width * big.getYSize() // big.getXSize(), 4)
    tiny.quickFilterFrom(big)
    rows = range(0, tiny.getYSize(), 2)
    return [tiny.getBright(x, y) * tiny.getAlpha(x, y) for y in rows for x in range(0, width, 2)]


def apart(names: list[str], width: int) -> dict[tuple[str, str], float]:
    """How far each two pictures differ, 0 to 1."""
    small = {name: grey(name, width) for name in names}
    pairs = combinations(names, 2)
    return {(a, b): sum(abs(x - y) for x, y in zip(small[a], small[b], strict=True)) / len(small[a]) for a, b in pairs}


@pytest.mark.parametrize("name", SIZES)
def test_picture_has_its_size_and_is_not_cut_off(name: str) -> None:
    picture = image(name)
    width, height = picture.getXSize(), picture.getYSize()
    assert (width, height) == SIZES[name]
    corners = [(x, y) for x in (0, width - 1) for y in (0, height - 1)]
    if name.startswith("badges"):
        assert all(tuple(picture.getXel(x, y)) == (1, 1, 1) for x, y in corners), "the goblin's own paint shows"
        return
    assert picture.hasAlpha() and max(picture.getAlpha(x, y) for x, y in corners) < 0.02
    if not name.startswith("cards"):
        rim = [at for i in range(width) for at in ((i, 0), (i, height - 1), (0, i), (width - 1, i))]
        assert max(picture.getAlpha(x, y) for x, y in rim) < 0.1


def test_together_they_are_small() -> None:
    assert sum((HILL / f"{name}.png").stat().st_size for name in SIZES) < 800_000


def test_cards_differ_in_grey_at_90_px() -> None:
    far = apart([f"cards/{name}" for name in FACES], 90)
    assert min(far.values()) > 0.025, min(far, key=lambda pair: far[pair])


def test_chips_and_goblins_and_badges_differ_in_grey_when_small() -> None:
    for names, width, least in (
        ([f"chips/{name}" for name in DISCS], 48, 0.05),
        ([f"goblins/{seat}" for seat in range(MOST_SEATS)], 40, 0.07),
        ([f"badges/{goblin}" for goblin in GOBLINS], 24, 0.05),
    ):
        far = apart(names, width)
        assert min(far.values()) > least, (min(far, key=lambda pair: far[pair]), min(far.values()))


def test_goblins_differ_in_outline() -> None:
    shapes = []
    for seat in range(MOST_SEATS):
        picture = image(f"goblins/{seat}")
        shapes.append({(x, y) for x in range(0, 192, 3) for y in range(0, 192, 3) if picture.getAlpha(x, y) > 0.5})
    for a, b in combinations(shapes, 2):
        assert len(a ^ b) / len(a | b) > 0.045
