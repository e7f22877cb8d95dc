"""The cards and chips of Magic Hill (M5, M7)."""

from __future__ import annotations

NUMBERS = ("1", "2", "3", "4", "5")
JOKER = "J"
CARDS = (*NUMBERS, JOKER)
DECK = tuple(card for card in NUMBERS for _ in range(11)) + (JOKER,) * 5
VALUES = {card: (int(card),) for card in NUMBERS} | {JOKER: (1, 2, 3, 4, 5)}
"""How far a card may move a goblin, and which goblins it may pick."""
GOBLINS = (1, 2, 3, 4, 5)
HAND_SIZE = 3
"""The hand limit of who has no stone (M16)."""
MOST_STONES = 2

CHIPS = {"passage": 4, "ghost": 3, "raven": 3, "crystal": 3, "storm": 3, "flying": 2, "trap": 2}
"""How many there are of each kind."""
LEAVING = ("crystal", "raven")
"""The kinds that leave the game (M17)."""
SET_ASIDE = "passage"
"""The chip that is sure to lie on level 4."""
SHUFFLED = tuple(kind for kind, count in CHIPS.items() for _ in range(count - (kind == SET_ASIDE)))
"""The other chips; 17 of them go on levels 1 to 3."""

OPTIONS: dict[str, tuple[object, ...]] = {
    "third_card_along": (False, True),
}
"""The house rules with their values, the default first."""
