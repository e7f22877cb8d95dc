"""What the players may agree on beside the rules: it changes what is shown, not the game (`Plan.table`)."""

from __future__ import annotations

from game.table.plan import REMEMBER, TAKE_BACK
from game.ui.models import RuleView, Value
from game.words import _


def common() -> tuple[RuleView, ...]:
    """What every game offers."""
    note = _("If all agree, even after a card was drawn or a die was rolled. The same ones come again.")
    values = (Value(True, _("Yes")), Value(False, _("No")))
    return (RuleView(TAKE_BACK, _("Moves can be taken back"), note, values),)


def remember_chips() -> RuleView:
    """For games with chips that are turned up and down again."""
    return RuleView(
        REMEMBER,
        _("Remember chips for us"),
        _("Chips that everybody has seen show small what they are. A help for young players."),
        no_yes(),
    )


def no_yes() -> tuple[Value, ...]:
    """The values of what is off if nobody asks for it."""
    return (Value(False, _("No")), Value(True, _("Yes")))
