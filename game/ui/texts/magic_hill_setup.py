"""What the set-up says: players, pieces, boards and house rules."""

from __future__ import annotations

from game.ui.models import GameEntry, Piece, RuleView, SetupView, Value
from game.ui.texts.agreements import common, no_yes, players, remember_chips
from game.words import _

COMPUTERS = ("Fizz", "Mumble", "Pip", "Bramble", "Moss", "Twig")
"""Names of the computers' seats."""


def entry() -> GameEntry:
    """The game on the title screen."""
    return GameEntry("magic_hill", _("Magic Hill"), _("Goblins race to the tower"), "hill/goblins/0", "hill")


def pieces() -> tuple[Piece, ...]:
    """The five bands of goblins."""
    return (
        Piece("hill/goblins/0", "#F0413B", _("red horns")),
        Piece("hill/goblins/1", "#3C82F6", _("blue hats")),
        Piece("hill/goblins/2", "#FFE02E", _("yellow crests")),
        Piece("hill/goblins/3", "#FFF3DC", _("ivory berets")),
        Piece("hill/goblins/4", "#12A594", _("teal mushrooms")),
    )


def card_folder() -> str:
    """Where the pictures of the cards lie."""
    return "hill/cards"


def setup_view() -> SetupView:
    """All that Magic Hill offers before the race."""
    from game.rules.magic_hill.setup import SEATS  # the title, which needs `entry`, comes sooner without the rules

    boards = (
        Value("standard", _("Standard: the whole hill")),
        Value("short", _("Short: a smaller hill")),
    )
    title = _("Who leads goblins up the hill?")
    first = _("Who is oldest? They begin.")
    agreements = (remember_chips(), *common())
    return SetupView(
        "magic_hill", title, SEATS, players(), pieces(), boards, None, _rules(), first, agreements, COMPUTERS, _ahead()
    )  # fmt: skip


def _ahead() -> tuple[Value, ...]:
    return (
        Value("", _("None")),
        Value("card", _("A stone: one card more")),
        Value("cards", _("Two stones: two cards more")),
        Value("goblin", _("A goblin on the hill")),
    )


def _rules() -> tuple[RuleView, ...]:
    return (
        RuleView("third_card_along", _("Walk on from shoulders"),
                 _("With the third card a goblin on shoulders may also walk on. Without this rule it may only climb."),
                 no_yes()),
    )  # fmt: skip
