"""The players' round marks, to choose whom a page is about."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from game.ui import theme
from game.ui.boxes import Wrap
from game.ui.layout import Item, Pad, Stack
from game.ui.models import Piece
from game.ui.specs import Label, PieceButton, Plate
from game.words import _

SIDE = 40.0


class Player(NamedTuple):
    """Who sits on a seat."""

    name: str
    piece: Piece


def marks(players: Sequence[Player], chosen: Collection[int], toggle: Callable[[int], None]) -> Item:
    """A mark for each player; those of the `chosen` seats are lit."""
    told = Pad(Label(label=_("Show only:"), id="only", size=theme.SMALL, colour=theme.FAINT), 4, 15)
    return Wrap([told, *(_mark(seat, player, seat in chosen, toggle) for seat, player in enumerate(players))], 4, x=0.0)


def toggled(chosen: frozenset[int], seat: int, seats: int) -> frozenset[int]:
    """The chosen seats after a click on a mark; all of them are the same as none."""
    now = chosen ^ {seat}
    return frozenset() if len(now) == seats else now


def _mark(seat: int, player: Player, chosen: bool, toggle: Callable[[int], None]) -> Item:
    label = _("{name}: chosen", name=player.name) if chosen else _("{name} alone", name=player.name)
    colour = theme.colour(player.piece.colour)
    button = PieceButton(
        id=f"only:{seat}", label=label, icon=player.piece.picture, colour=colour, side=SIDE,
        action=lambda: toggle(seat),
    )  # fmt: skip
    around = Pad(button, 5, 5)
    return Stack([Plate(style="lit", accent=colour), around]) if chosen else around
