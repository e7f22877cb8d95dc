"""What every set-up offers: who plays, and what the players may agree on beside the rules. That changes what is shown,
not the game (`Plan.table`)."""

from __future__ import annotations

from collections.abc import Iterator

from game.table.plan import CONFIRM, OPEN_HANDS, REMEMBER, TAKE_BACK, Plan
from game.ui.models import RuleView, SetupView, Value
from game.words import _


def players() -> tuple[Value, ...]:
    """Who can have a seat."""
    return (
        Value("human", _("Person")),
        Value("easy", _("Computer: Easy")),
        Value("medium", _("Computer: Medium")),
    )


def common() -> tuple[RuleView, ...]:
    """What every game offers."""
    note = _("If all agree, even after a card was drawn or a die was rolled. The same ones come again.")
    values = (Value(True, _("Yes")), Value(False, _("No")))
    sure = _("Before a move that ends a turn or shows something new: is that right?")
    cards = _("Everybody sees all cards, and nobody hands over. Computer players do not look.")
    return (
        RuleView(TAKE_BACK, _("Moves can be taken back"), note, values),
        RuleView(CONFIRM, _("Ask once more before a move"), sure, no_yes()),
        RuleView(OPEN_HANDS, _("Open hands"), cards, no_yes()),
    )


def remember_chips() -> RuleView:
    """For games with chips that are turned up and down again."""
    return RuleView(
        REMEMBER,
        _("Remember chips for us"),
        _("Chips that everybody has seen show small what they are. A help for young players."),
        no_yes(),
    )


def told(view: SetupView, plan: Plan) -> Iterator[str]:
    """What is not as usual in a game: its house rules, what was agreed on, and who is how far ahead."""
    mode = (view.mode,) if view.mode else ()
    for rule in (*mode, *view.rules, *view.table):
        usual, *others = rule.values
        chosen = (plan.table if rule in view.table else plan.options).get(rule.name, usual.value)
        for value in others:
            if value.value == chosen:
                yield rule.label if chosen is True else f"{rule.label}: {value.label}"
    words = {value.value: value.label for value in view.ahead}
    for seat in plan.seats:
        if seat.ahead:
            yield _("Head start for {name}: {what}", name=seat.name, what=words[seat.ahead])


def no_yes() -> tuple[Value, ...]:
    """The values of what is off if nobody asks for it."""
    return (Value(False, _("No")), Value(True, _("Yes")))
