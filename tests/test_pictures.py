"""The pictures and the models of the pieces: all there, told apart, the right way up."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from panda3d.core import (
    DynamicTextFont,
    Filename,
    GeomNode,
    GeomVertexReader,
    Loader,
    NodePath,
    PNMImage,
    TransformState,
)

from game.scene.dice import CHANCE_FACES, FACES, NUMBER_FACES, face_up_hpr

ROOT = Path(__file__).resolve().parent.parent
TEXTURES, MODELS = ROOT / "textures", ROOT / "models"
CARDS = ("1", "2", "3", "4", "5", "6", "switch", "draw2", "ladder", "waterfall", "die", "rotate", "back")
# fmt: off
ICONS = (
    "play", "continue", "settings", "help", "quit", "home", "menu", "back", "skip", "plus", "minus", "left",
    "right", "up", "down", "check", "cross", "person", "robot", "robot_easy", "speed", "sound", "music", "wave",
    "screen", "text_size", "quality", "dice", "cards", "island", "hill", "ladder", "waterfall", "switch",
    "rotate", "crown", "hourglass", "eye", "eye_off", "clockwise", "anticlockwise", "log", "undo", "trophy",
    "star", "stay", "climb_1", "climb_2", "climb_3", "climb_4", "summit", "camera", "calm",
)
# fmt: on
SIZES = {
    **{f"cards/{name}": (352, 512) for name in CARDS},
    **{f"dice/n{face}": (192, 192) for face in NUMBER_FACES},
    **{f"dice/c{face}": (192, 192) for face in CHANCE_FACES},
    **{f"dice/{die}": (1024, 512) for die in FACES},
    **{f"pawns/{seat}": (192, 192) for seat in range(6)},
    **{f"icons/{name}": (128, 128) for name in ICONS},
    **{f"ui/{name}": (128, 128) for name in ("round", "round_line", "shadow")},
    **{f"ui/{name}": (64, 64) for name in ("glow", "blob")},
    "icon-256": (256, 256),
}
Colour = tuple[float, float, float]


def image(name: str) -> PNMImage:
    picture = PNMImage()
    assert picture.read(Filename.fromOsSpecific(str(TEXTURES / f"{name}.png"))), name
    return picture


def model(name: str) -> NodePath:
    node = Loader.getGlobalPtr().loadSync(Filename.fromOsSpecific(str(MODELS / f"{name}.bam")))
    assert node, name
    return NodePath(node)


def geom_node(root: NodePath, name: str = "") -> GeomNode:
    return root.find(f"**/{name or '+GeomNode'}").node()


def column(node: GeomNode, name: str) -> list[tuple[float, ...]]:
    reader = GeomVertexReader(node.getGeom(0).getVertexData(), name)
    rows = []
    while not reader.isAtEnd():
        rows.append(tuple(reader.getData4()))
    return rows


@pytest.mark.parametrize("name", SIZES)
def test_picture_has_its_size(name: str) -> None:
    picture = image(name)
    assert (picture.getXSize(), picture.getYSize()) == SIZES[name]


def test_logo_is_wide_and_clear_at_its_corners() -> None:
    logo = image("logo")
    assert logo.getXSize() == 1000
    assert max(logo.getAlpha(x, y) for x in (0, 999) for y in (0, logo.getYSize() - 1)) < 0.02


def test_the_textures_of_each_game_are_small() -> None:
    sizes = {path: path.stat().st_size for path in TEXTURES.rglob("*") if path.is_file()}
    hill = sum(size for path, size in sizes.items() if path.is_relative_to(TEXTURES / "hill"))
    assert hill < 3_000_000 and sum(sizes.values()) - hill < 3_000_000


def test_card_faces_differ_in_grey_at_90_px() -> None:
    small = {name: _grey(name) for name in CARDS}
    for a, b in combinations(CARDS, 2):
        far = sum(abs(x - y) for x, y in zip(small[a], small[b], strict=True)) / len(small[a])
        assert far > 0.05, (a, b, far)


def _grey(name: str) -> list[float]:
    tiny = PNMImage(90, 131)
    tiny.quickFilterFrom(image(f"cards/{name}"))
    return [tiny.getBright(x, y) for y in range(0, 131, 2) for x in range(0, 90, 2)]


def test_icons_are_white_with_alpha_and_differ() -> None:
    shapes = {}
    for name in ICONS:
        icon = image(f"icons/{name}")
        assert icon.hasAlpha() and min(icon.getGray(x, y) for x in range(0, 128, 9) for y in range(0, 128, 9)) > 0.99
        shapes[name] = [icon.getAlpha(x, y) for y in range(1, 128, 3) for x in range(1, 128, 3)]
        assert 0.05 < sum(shapes[name]) / len(shapes[name]) < 0.75, name
        rim = [at for i in range(128) for at in ((i, 0), (i, 127), (0, i), (127, i))]
        assert max(icon.getAlpha(x, y) for x, y in rim) < 0.1, f"{name} is cut off"
    for a, b in combinations(ICONS, 2):
        assert sum(abs(x - y) for x, y in zip(shapes[a], shapes[b], strict=True)) > 25, (a, b)


PROTAN = ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998))
DEUTAN = ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881))
"""Machado, Oliveira and Fernandes 2009, severity 1, for linear colours."""


def _linear(colour: Colour) -> Colour:
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in colour)
    return (r, g, b)


def _seen(colour: Colour, matrix: tuple[Colour, ...]) -> Colour:
    r, g, b = (min(1.0, max(0.0, sum(m * c for m, c in zip(row, colour, strict=True)))) for row in matrix)
    return (r, g, b)


def _lab(colour: Colour) -> Colour:
    xyz = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
    white = (0.9505, 1.0, 1.089)
    ratio = [sum(m * c for m, c in zip(row, colour, strict=True)) / w for row, w in zip(xyz, white, strict=True)]
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in ratio)
    return (116 * y - 16, 500 * (x - y), 200 * (y - z))


def _paint(seat: int) -> Colour:
    """The brightest colour in a pawn: its paint where nothing shades it."""
    colours = column(geom_node(model(f"pawn_{seat}"), f"pawn_{seat}"), "color")
    r, g, b, _ = max(colours, key=sum)
    return (r, g, b)


@pytest.mark.parametrize(("matrix", "least"), [(None, 50), (PROTAN, 30), (DEUTAN, 30)])
def test_pawn_colours_stay_apart(matrix: tuple[Colour, ...] | None, least: float) -> None:
    linear = [_linear(_paint(seat)) for seat in range(6)]
    labs = [_lab(colour if matrix is None else _seen(colour, matrix)) for colour in linear]
    for a, b in combinations(range(6), 2):
        assert sum((x - y) ** 2 for x, y in zip(labs[a], labs[b], strict=True)) ** 0.5 > least, (a, b)


@pytest.mark.parametrize("seat", range(6))
def test_pawn_stands_on_the_ground_with_its_budget(seat: int) -> None:
    root = model(f"pawn_{seat}")
    low, high = root.find(f"**/pawn_{seat}").getTightBounds()
    assert low.z == pytest.approx(0, abs=0.001) and high.z == pytest.approx(1.4, abs=0.01)
    node = geom_node(root, f"pawn_{seat}")
    assert sum(node.getGeom(i).getPrimitive(0).getNumFaces() for i in range(node.getNumGeoms())) <= 400
    assert all(colour[3] == 1 for colour in column(node, "color"))
    foot = max(x * x + y * y for x, y, z, _ in column(node, "vertex") if z < 0.15)
    assert foot**0.5 == pytest.approx(0.30, abs=0.01)


@pytest.mark.parametrize(("die", "face"), [(die, face) for die, faces in FACES.items() for face in faces])
def test_die_face_lies_up_and_upright(die: str, face: str) -> None:
    """The cell of the atlas whose middle lies highest is the face's, with its top away from the viewer."""
    node = geom_node(model(f"die_{die}"))
    turn = TransformState.makeHpr(face_up_hpr(die, face)).getMat()
    points = [turn.xformPoint(row[:3]) for row in column(node, "vertex")]
    uvs = column(node, "texcoord")
    top = [(p, uv) for p, uv in zip(points, uvs, strict=True) if p.z > 0.4999]
    u, v = (sum(uv[i] for _, uv in top) / len(top) for i in (0, 1))
    assert int(u * 4) + (0 if v > 0.5 else 4) == FACES[die].index(face)
    assert max(top, key=lambda pair: pair[1][1])[0].y > 0.2 and max(top, key=lambda pair: pair[1][0])[0].x > 0.2


def test_opposite_faces_of_the_number_die_add_to_seven() -> None:
    for face in NUMBER_FACES:
        turn = TransformState.makeHpr(face_up_hpr("number", face)).getMat()
        other = TransformState.makeHpr(face_up_hpr("number", 7 - int(face))).getInverse().getMat()
        assert turn.xformVec(other.xformVec((0, 0, 1))).z == pytest.approx(-1)


def test_unknown_faces_are_refused() -> None:
    for die, face in (("number", 7), ("chance", "rotate"), ("other", 1)):
        with pytest.raises(ValueError):
            face_up_hpr(die, face)


def test_card_has_two_sides() -> None:
    card = model("card")
    low, high = card.getTightBounds()
    assert (high.x - low.x, high.z - low.z) == pytest.approx((0.9, 1.3), abs=0.001)
    for name, way in (("front", -1), ("back", 1)):
        node = geom_node(card, name)
        assert {row[1] for row in column(node, "normal")} == {way}
        right = max(zip(column(node, "vertex"), column(node, "texcoord"), strict=True), key=lambda pair: pair[1][0])
        assert right[0][0] * way < 0


def test_font_has_the_letters() -> None:
    font = DynamicTextFont(Filename.fromOsSpecific(str(TEXTURES / "fonts" / "fredoka.ttf")))
    assert font.isValid()
    letters = "AZaz09äöüÄÖÜßéèàçñøå“”„’…–—×•?!%"
    missing = [letter for letter in letters if font.getGlyph(ord(letter)).getCharacter() != ord(letter)]
    assert not missing
    assert (TEXTURES / "fonts" / "OFL.txt").read_text(encoding="utf-8").count("SIL OPEN FONT LICENSE")


def _silhouette(seat: int, azimuth: float, pitch: float) -> set[tuple[int, int]]:
    """the cells of a 0.04 grid that the pawn covers, seen from that direction."""
    node = geom_node(model(f"pawn_{seat}"), f"pawn_{seat}")
    turn = TransformState.makeHpr((azimuth, 0, 0)).getMat()
    tilt = TransformState.makeHpr((0, pitch, 0)).getMat()
    flat = [tilt.xformPoint(turn.xformPoint(row[:3])) for row in column(node, "vertex")]
    triangles = node.getGeom(0).getPrimitive(0)
    cells = set()
    for start in range(0, triangles.getNumVertices(), 3):
        a, b, c = (flat[triangles.getVertex(start + i)] for i in range(3))
        fine = 1 + int(max((a - b).length(), (b - c).length(), (c - a).length()) / 0.035)
        for i in range(fine + 1):
            for j in range(fine + 1 - i):
                p = (a * i + b * j + c * (fine - i - j)) / fine
                cells.add((round(p.x / 0.04), round(p.z / 0.04)))
    return cells


@pytest.mark.parametrize(("pitch", "least"), [(0, 0.09), (38, 0.11), (90, 0.055)])
def test_pawns_differ_in_outline(pitch: float, least: float) -> None:
    for azimuth in (0, 35):
        shapes = [_silhouette(seat, azimuth, pitch) for seat in range(6)]
        for a, b in combinations(range(6), 2):
            far = len(shapes[a] ^ shapes[b]) / len(shapes[a] | shapes[b])
            assert far > least, (a, b, azimuth, far)
