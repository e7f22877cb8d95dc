"""The players on the play screen: who is at turn can't be missed."""

from __future__ import annotations

from game.ui import theme
from game.ui.boxes import Column, Row, Wrap
from game.ui.layout import Item, Space
from game.ui.models import HudView, SeatView
from game.ui.specs import Label, Picture, face, panel
from game.ui.specs_play import Pile
from game.ui.theme import Colour
from game.words import _

OPEN, SMALL_OPEN = 26.0, 18.0
"""How wide a card is that lies open."""


def column(view: HudView, tight: bool) -> Item:
    """All players one below the other; `tight` leaves out what is not needed."""
    return Column([_row(seat, tight) for seat in view.seats], 5 if tight else 7)


def strip(view: HudView, names: bool = True) -> Item:
    """All players side by side, the active one with its name if there is room for `names`."""
    return Wrap([_chip(seat, names) for seat in view.seats], 6, x=0.0)


def place(seat: SeatView) -> str:
    """Where the player is, or that the computer thinks."""
    return _("thinking ...") if seat.thinking else seat.place


def _cards(seat: SeatView, ink: Colour) -> list[Item]:
    """How many cards the player holds, as a picture and a number."""
    if seat.cards is None:
        return []
    picture = Picture(id=f"player-cards-icon:{seat.seat}", name="icons/cards", w=17, h=17, tint=ink, scaled=True)
    return [picture, Label(label=str(seat.cards), id=f"player-cards:{seat.seat}", size=theme.SMALL, colour=ink)]


def _open(seat: SeatView, w: float) -> Item:
    """The cards that lie open."""
    cards = [
        Pile(id=f"open:{seat.seat}:{at}", label=card.label, name=card.picture, w=w) for at, card in enumerate(seat.hand)
    ]  # fmt: skip
    return Row([*cards], 3)


def _beside(seat: SeatView, tight: bool, ink: Colour) -> list[Item]:
    """What of the cards stands at the end of the row."""
    if not seat.hand:
        return _cards(seat, ink)
    return [_open(seat, SMALL_OPEN)] if tight else []


def _row(seat: SeatView, tight: bool) -> Item:
    side = 30.0 if tight else 46.0 if seat.active else 36.0
    symbol = face(f"player-piece:{seat.seat}", seat.piece, side)
    ink = theme.INK if seat.active else theme.CREAM
    size = theme.BODY if seat.active else theme.SMALL + 1
    words: list[Item] = [Label(label=seat.name, id=f"player:{seat.seat}", size=size, colour=ink)]
    if seat.hand and not tight:
        words.append(_open(seat, OPEN))
    elif not tight:
        words.append(Label(label=place(seat), id=f"player-place:{seat.seat}", size=theme.SMALL - 1, colour=ink))
    style = "lit" if seat.active else "dark"
    row = Row([symbol, Column(words, 0, grow=1.0), *_beside(seat, tight, ink), Space(2)], 6)
    return panel(row, style, 6, accent=theme.colour(seat.piece.colour))


def _chip(seat: SeatView, named: bool) -> Item:
    side = 34.0 if seat.active else 28.0
    symbol = face(f"player-piece:{seat.seat}", seat.piece, side)
    if not seat.active:
        return panel(Row([symbol, _open(seat, SMALL_OPEN)], 4) if seat.hand else symbol, "dark", 4)
    accent = theme.colour(seat.piece.colour)
    if not named:
        return panel(symbol, "lit", 4, accent=accent)
    name = Label(label=seat.name, id=f"player:{seat.seat}", size=theme.SMALL + 1)
    return panel(Row([symbol, name, Space(2)], 6), "lit", 4, accent=accent)
