"""What the set-up says: players, pieces, boards and house rules."""

from __future__ import annotations

from game.ui.models import GameEntry, Piece, RuleView, SetupView, Value
from game.ui.texts.agreements import common, no_yes, players
from game.words import _


def entry() -> GameEntry:
    """The game on the title screen."""
    return GameEntry("emohbi", _("Emohbi"), _("A race up the turning island"), "icon-256", "sea")


def setup_view() -> SetupView:
    """All that Emohbi offers before the race."""
    from game.rules.emohbi.setup import SEATS  # the title, which needs `entry`, comes sooner without the rules

    boards = (
        Value("classic", _("Classic: a bit of all")),
        Value("gentle", _("Gentle: lots of ladders")),
        Value("wild", _("Wild: lots of waterfalls")),
    )
    title, first = _("Who races up the island?"), _("Who is youngest? They begin.")
    return SetupView(
        "emohbi", title, SEATS, players(), pieces(), boards, _mode(), _rules(), first, common(), ahead=_ahead()
    )  # fmt: skip


def _ahead() -> tuple[Value, ...]:
    return (
        Value("", _("None")),
        Value("bottom", _("On the Bottom level")),
        Value("middle", _("On the Middle level")),
    )


def pieces() -> tuple[Piece, ...]:
    """The six pawns."""
    return (
        Piece("pawns/0", "#E5322D", _("red ball")),
        Piece("pawns/1", "#2563E6", _("blue cube")),
        Piece("pawns/2", "#FFDD1F", _("yellow pyramid")),
        Piece("pawns/3", "#FBF6EA", _("white star")),
        Piece("pawns/4", "#F27BD0", _("pink gem")),
        Piece("pawns/5", "#2B2F3A", _("black ring")),
    )


def card_folder() -> str:
    """Where the pictures of the cards lie."""
    return "cards"


def _mode() -> RuleView:
    values = (Value("cards", _("Card game")), Value("die", _("Die game, for the youngest")))
    return RuleView("mode", _("The game"), _("Cards, or just a die?"), values)


def _rules() -> tuple[RuleView, ...]:
    rolls = (Value("again", _("Roll every time")), Value("once", _("One roll a turn")), Value("off", _("No rolls")))
    return (
        RuleView("hand_size", _("Cards in hand"), _("How many cards everybody holds."),
                 (Value(2, _("Two")), Value(3, _("Three")))),
        RuleView("chance", _("Orange stones"),
                 _("A turn that ends on an orange stone: the chance die is rolled, each time or just once."), rolls),
        RuleView("steps_count_as_ladder", _("The steps are a ladder too"),
                 _("“Nearest ladder” can also lead to Emohbi's steps, and so to the summit."), no_yes()),
        RuleView("friendly_setup", _("A friendly island"),
                 _("At the start many ladders line up, and few waterfalls. Good for young players."), no_yes()),
    )  # fmt: skip
