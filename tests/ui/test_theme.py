"""Text can be read: contrast as WCAG asks for, sizes and targets at 1080p, and shapes that do not need colour."""

from __future__ import annotations

import pytest
from panda3d.core import Filename, FontPool, TextNode, getModelPath

from game.paths import root
from game.table.naming import DRAWN
from game.ui import theme
from game.ui.fonts import FACE
from game.ui.layout import window_unit
from game.ui.models import Piece
from game.ui.texts import emohbi, magic_hill
from game.ui.theme import contrast, faded, mixed

TEXTS = [
    (theme.INK, theme.PAPER),
    (theme.INK, theme.STRAW),
    (theme.FAINT, theme.PAPER),
    (theme.FAINT, theme.STRAW),
    (theme.TEAL, theme.PAPER),
    (theme.TEAL, theme.STRAW),
    (theme.DEEP, theme.PAPER),
    (theme.WHITE, theme.INK),
]


GAMES = (emohbi, magic_hill)

@pytest.mark.parametrize(("ink", "ground"), TEXTS + [(skin.text, skin.face) for skin in theme.SKINS.values()])
def test_text_has_contrast(ink: theme.Colour, ground: theme.Colour) -> None:
    assert contrast(ink, ground) >= 4.5


@pytest.mark.parametrize("skin", theme.SKINS.values())
def test_text_has_contrast_on_a_button_that_is_pointed_at(skin: theme.Skin) -> None:
    lightest = mixed(mixed(skin.face, theme.WHITE, theme.HOVER), theme.WHITE, theme.SHINE)
    assert contrast(skin.text, lightest) >= 4.5


@pytest.mark.parametrize("behind", [theme.WHITE, theme.SEA, theme.colour("#86C83C"), theme.colour("#FFFF00")])
def test_cream_on_a_dark_plate_can_be_read_above_every_board(behind: theme.Colour) -> None:
    plate = mixed(behind, theme.NIGHT, theme.PLATE)
    assert contrast(theme.CREAM, faded(plate, 1)) >= 4.5


@pytest.mark.parametrize("piece", [piece for texts in GAMES for piece in texts.pieces()])
def test_the_active_players_row_can_be_read(piece: Piece) -> None:
    assert contrast(theme.INK, mixed(theme.colour(piece.colour), theme.PAPER, theme.TINT)) >= 4.5


def test_sizes_at_1080p() -> None:
    unit = window_unit(1920, 1080)
    assert (theme.SMALL - 1) * unit >= 18
    assert 30 * unit >= 44, "the smallest button"
    assert theme.TARGET * unit >= 44


def test_the_typeface_draws_what_names_are_made_of() -> None:
    getModelPath().prependDirectory(Filename.fromOsSpecific(str(root())))
    text = TextNode("text")
    text.setFont(FontPool.loadFont(FACE))
    assert [letter for letter in sorted(DRAWN) if not text.hasCharacter(letter) and letter != " "] == []
