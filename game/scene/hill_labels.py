"""The spoken names of what is on the hill."""

from __future__ import annotations

from game.rules.magic_hill.board import Board
from game.scene.hill_layout import is_corner
from game.scene.hill_picture import HillPicture, Space, Who
from game.words import _


def kin_name(colour: int) -> str:
    """A player's goblins by colour and shape."""
    return (_("red horns"), _("blue hats"), _("yellow crests"), _("ivory berets"), _("teal mushrooms"))[colour]


def village_name(village: int) -> str:
    """A village, by its roofs."""
    return (_("Mushroom Village"), _("Witch Village"), _("Amber Village"), _("Pagoda Village"))[village]


def chip_name(kind: str | None) -> str:
    """A kind of chip (M17 to M24); None is one face down."""
    names = {
        "passage": _("secret passage"), "ghost": _("ghost"), "raven": _("raven"), "crystal": _("crystal ball"),
        "storm": _("storm"), "flying": _("flying card"), "trap": _("trap"), None: _("chip face down"),
    }  # fmt: skip
    return names[kind]


def square_label(board: Board, picture: HillPicture, space: Space) -> str:
    """A square's place and what lies on it."""
    level, index = space
    parts = [_("Level {level}, square {number}", level=level, number=index + 1)]
    if is_corner(board.sides, level, index):
        parts.append(_("corner"))
    if space in picture.chips:
        parts.append(chip_name(picture.chips[space]))
    if space in picture.stones:
        parts.append(_("magic stone"))
    return ", ".join(parts)


def goblin_label(picture: HillPicture, names: tuple[str, ...], who: Who) -> str:
    """Whose goblin it is, its number, and what keeps it where it is."""
    parts = [_("{name}, goblin {number}", name=names[who[0]], number=who[1])]
    if who not in picture.goblins:
        return parts[0]
    if picture.pinned(who):
        parts.append(_("another sits on it"))
    elif picture.goblins[who][1]:
        parts.append(_("on another's shoulders"))
    if who in picture.waiting:
        parts.append(_("waits: {chip}", chip=chip_name(picture.waiting[who])))
    return ", ".join(parts)
