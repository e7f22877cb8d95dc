"""The spoken names of what is on the island."""

from __future__ import annotations

from game.rules.emohbi.board import HEAD, Board, turn_of
from game.rules.emohbi.state import is_fall
from game.scene.picture import Picture
from game.words import _


def level_name(level: int) -> str:
    """A level's name in the rulebook."""
    names = (_("Base"), _("Bottom level"), _("Middle level"), _("Top level"), _("Emohbi's head"))
    return names[level]


def piece_name(colour: int) -> str:
    """A pawn by colour and shape."""
    return (_("red ball"), _("blue cube"), _("yellow pyramid"), _("white star"), _("pink gem"), _("black ring"))[colour]


def space_label(board: Board, picture: Picture, space: tuple[int, int]) -> str:
    """A space's place and what is special about it."""
    level, index = space
    parts = [_("{level}, space {number}", level=level_name(level), number=index + 1)]
    if level == 0 and index in board.letters:
        parts.append(_("village {letter}", letter=picture.letters[board.letters.index(index)]))
    if board.chance[level][index]:
        parts.append(_("chance"))
    if is_fall(board, space):
        parts.append(_("waterfall"))
    if board.up[level][turn_of(picture.rotation, level + 1)][index] >= 0:
        parts.append(_("steps to the summit") if level + 1 == HEAD else _("ladder"))
    return ", ".join(parts)
