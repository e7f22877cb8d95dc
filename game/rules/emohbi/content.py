"""The cards and dice of Emohbi (E7)."""

from __future__ import annotations

NUMBERS = ("1", "2", "3", "4", "5", "6")
COMMANDS = ("switch", "draw2", "ladder", "waterfall", "die", "rotate")
CARDS = NUMBERS + COMMANDS
DECK = tuple(card for card in NUMBERS for _ in range(6)) + tuple(card for card in COMMANDS for _ in range(4))
VALUE = {card: int(card) for card in NUMBERS}
"""How far a number card, or a number of the chance die, moves a pawn."""
NUMBER_DIE = (1, 2, 3, 4, 5, 6)
CHANCE_DIE = ("1", "2", "3", "ladder", "waterfall", "switch")
LETTERS = ("E", "M", "O", "H", "B", "I")

OPTIONS: dict[str, tuple[object, ...]] = {
    "mode": ("cards", "die"),
    "hand_size": (2, 3),
    "steps_count_as_ladder": (False, True),
    "chance": ("again", "once", "off"),
    "friendly_setup": (False, True),
}
"""The house rules with their values, the default first."""
