"""What the set-up screen or the command line agrees on before a game begins."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

HUMAN = "human"
NAMES = ("Coco", "Kiwi", "Mango", "Tiki", "Bongo", "Pia")
"""What computers are called, in this order."""
REMEMBER = "remember_chips"
"""What the table may agree on: chips that everybody has seen are shown, so that nobody has to remember them."""

TAKE_BACK = "take_back"
"""Whether a move may be taken back when somebody has learned something by it already; usually it may."""

OPEN_HANDS = "open_hands"
"""Whether everybody's cards lie open for the people at the table; computer players never see them."""
CONFIRM = "confirm_turn"
"""Whether a person is asked once more before a move that can't be taken back freely."""


class Seat(NamedTuple):
    """One place at the table. `player` is `human` or the name of a computer level (`easy`, `medium`); `colour` is an
    index into the game's list of pieces (colour and shape); `ahead` is one of the game's HEAD_STARTS."""

    name: str
    player: str
    colour: int
    ahead: str = ""


class Plan(NamedTuple):
    """A whole game before its first move. `board` is a name in `game/boards` or a file; `options` the house rules by
    the names of docs/record.md; `first` the seat that begins; `seed` is 0 to 2^53 - 1. `table` is what the players
    agreed on beside the rules, by the names of `ui.texts.agreements`; it changes what is shown, never the game."""

    game: str
    board: str
    options: Mapping[str, object]
    seats: tuple[Seat, ...]
    first: int
    seed: int
    table: Mapping[str, object] = MappingProxyType({})

    @property
    def remembers(self) -> bool:
        """Whether the screens remember for the players what everybody has seen."""
        return self.table.get(REMEMBER) is True

    @property
    def open_hands(self) -> bool:
        """Whether all hands lie open."""
        return self.table.get(OPEN_HANDS) is True

    @property
    def confirms(self) -> bool:
        """Whether a person is asked once more before what ends a turn or tells somebody something."""
        return self.table.get(CONFIRM) is True

    @property
    def takes_back(self) -> bool:
        """Whether the table takes back what has told somebody something already."""
        return self.table.get(TAKE_BACK) is not False
