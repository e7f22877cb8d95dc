"""The games there are. Nothing else, outside a game's own modules, knows them by name."""

from __future__ import annotations

from typing import NamedTuple

from game.rules import emohbi
from game.rules.core.protocol import Game


class Entry(NamedTuple):
    """One game: its rules; what draws, names and judges it is looked up in the modules of the same name."""

    rules: Game


GAMES: dict[str, Entry] = {emohbi.NAME: Entry(emohbi)}
