"""*How to play* Emohbi: a short page for each thing."""

from __future__ import annotations

from game.ui.models import Page
from game.words import _


def pages() -> tuple[Page, ...]:
    """All pages, in the order in which a family needs them."""
    return (*_basics(), *_ladders_and_water(), *_cards(), *_chance(), *_end())


def _basics() -> tuple[Page, ...]:
    return (
        Page("icon-256", _("The race"), _(
            "Emohbi keeps watch over the island. Each season the villages race to the top. Climb from level to level. "
            "Whoever stands on Emohbi's summit first wins!")),
        Page("icons/cards", _("Your turn"), _(
            "Play one card and do what it says. At the end of your turn you draw cards until your hand is full again. "
            "Then it is the next player's turn. Keep your cards secret!")),
        Page("cards/5", _("Number cards"), _(
            "Move exactly that many spaces round your ring, either way. Other pieces are never in the way, and many "
            "can share a space. Only the space where you stop counts.")),
    )  # fmt: skip


def _ladders_and_water() -> tuple[Page, ...]:
    return (
        Page("icons/ladder", _("Ladders"), _(
            "When you stop at the foot of a ladder, you may climb it. Does the next ladder start right where you "
            "arrive? You may climb that one too, and so on. Or you stay: you choose.")),
        Page("icons/climb_2", _("A ladder when your turn starts"), _(
            "Do you stand at the foot of a ladder when your turn starts? Then you may climb before you play your card. "
            "With a number card, each ladder counts as one space. With a 3 you can climb one ladder and move 2 spaces. "
            "When the number is used up, you stop. With the other cards, climbing is free.")),
        Page("icons/waterfall", _("Waterfalls"), _(
            "When you stop at the top of a waterfall, whoosh! You fall to the level below. If another waterfall "
            "starts right there, you fall again.")),
        Page("icons/stay", _("Ladder and waterfall in one place"), _(
            "Sometimes a ladder stands right at the top of a waterfall. If you land there and climb, you are safe. If "
            "you don't climb, you fall.")),
    )  # fmt: skip


def _cards() -> tuple[Page, ...]:
    return (
        Page("cards/switch", _("Card: Switch places"), _(
            "Change places with another player. You choose who. Nobody climbs or falls because of it.")),
        Page("cards/draw2", _("Card: Draw 2, play 1"), _(
            "Draw 2 cards and play one of those two. You keep the other one. Your hand is full then, so you draw no "
            "card at the end of your turn.")),
        Page("cards/ladder", _("Card: Nearest ladder"), _(
            "Move to the nearest foot of a ladder on your ring. Then you may climb. If two are equally near, you "
            "choose. Emohbi's steps don't count here, unless your house rules say so.")),
        Page("cards/waterfall", _("Card: Waterfall!"), _(
            "Choose another player whose ring has a waterfall. That piece moves to the nearest one and falls down. If "
            "two are equally near, you choose.")),
        Page("cards/die", _("Card: Roll the die"), _(
            "Roll the die and move that many spaces, either way. Then it is just like a number card.")),
        Page("cards/rotate", _("Card: Turn a level"), _(
            "Turn the Middle level, the Top level or Emohbi by one segment, either way. All that is above turns too, "
            "and pieces ride along. If you stand at the foot of a ladder then, you may climb. The others wait for "
            "their own turn. Nobody falls because of it.")),
    )  # fmt: skip


def _chance() -> tuple[Page, ...]:
    return (
        Page("dice/c1", _("Orange stones"), _(
            "Does your turn end on an orange stone? Then roll the chance die and do what it says. If you move and end "
            "on an orange stone again, roll again!")),
        Page("dice/c2", _("Chance die: 1, 2 or 3"), _(
            "Move that many spaces, either way. Ladders and waterfalls work as always.")),
        Page("dice/cladder", _("Chance die: ladder"), _(
            "Move to the nearest ladder on your ring and climb it, if you like. No ladder on your ring? Then nothing "
            "happens.")),
        Page("dice/cwaterfall", _("Chance die: waterfall"), _(
            "Oh no! Your own piece moves to the nearest waterfall on your ring and falls down. No waterfall on your "
            "ring? Lucky you: nothing happens.")),
        Page("dice/cswitch", _("Chance die: switch places"), _(
            "Change places with another player. You choose who. Nobody climbs or falls because of it.")),
    )  # fmt: skip


def _end() -> tuple[Page, ...]:
    return (
        Page("dice/n5", _("The die game, for the youngest"), _(
            "No cards! Roll the die and move that many spaces, either way. You climb every ladder you stop at, and the "
            "next ones too. Where a ladder and a waterfall meet, you climb. Waterfalls and orange stones work as "
            "always. There is no climbing at the start of a turn.")),
        Page("icons/trophy", _("Winning"), _(
            "Emohbi's steps start on the Top level. Get to their foot and climb them: you stand on the summit and have "
            "won the race!")),
    )  # fmt: skip
