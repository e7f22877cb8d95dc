"""What to do now, and why something can't be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.rules.core.protocol import Reason
from game.rules.magic_hill.rules import decision
from game.rules.magic_hill.setup import HOMES
from game.rules.magic_hill.state import State
from game.words import _, _n


def prompt(view: State, name: str) -> str:
    """The one sentence that tells `name` what to do now; once there is a winner, that `name` has won."""
    asked = decision(view)
    if asked is None:
        return _("A goblin of {name} is in the tower: {name} wins!", name=name)
    return _PROMPTS[asked.kind](view, name, **asked.fields)


def _place(view: State, name: str) -> str:
    """M6: how many villages are still to be settled."""
    row = view.goblins[view.active]
    new = HOMES - len({place for place in row if place is not None})
    if not new:
        return _("{name}, choose a goblin and put it into one of your three villages.", name=name)
    if new == HOMES:
        return _("{name}, choose a goblin, then its village. You will need three villages.", name=name)
    return _n(
        "{name}, choose a goblin, then its village. You still need {n} new village.",
        "{name}, choose a goblin, then its village. You still need {n} new villages.",
        new, name=name,
    )  # fmt: skip


def _turn(view: State, name: str) -> str:
    return _("{name}, pick a goblin with the card of its number. Or exchange cards.", name=name)


def _advance(view: State, name: str) -> str:
    """M8, M13: the first card after the pick must be played, the others may."""
    n = view.goblin
    if view.played == 1:
        return _("{name}, play a card to move goblin {goblin}.", name=name, goblin=n)
    top = view.goblins[view.active][n - 1][1]
    if top and not view.options.third_card_along:
        return _("{name}, play a card so that goblin {goblin} climbs up. Or stop here.", name=name, goblin=n)
    return _("{name}, play another card to move goblin {goblin} on. Or stop here.", name=name, goblin=n)


def _home(view: State, name: str, goblin: int) -> str:
    """M23, M24: a ghost, or a trap on level 1."""
    space = view.goblins[view.question[1]][goblin - 1][0]
    if any(chip.at == space and chip.kind == "trap" for chip in view.chips):
        return _("{name}, a trap! Which village does goblin {goblin} fall home to?", name=name, goblin=goblin)
    return _("{name}, a ghost! Which village does goblin {goblin} run home to?", name=name, goblin=goblin)


def _reveal(view: State, name: str, left: int) -> str:
    return _n(
        "{name}, the crystal ball shows you {n} more chip. Which one?",
        "{name}, the crystal ball shows you {n} chips. Choose one.",
        left, name=name,
    )  # fmt: skip


def _raven(view: State, name: str) -> str:
    return _("{name}, a raven! Which player does it fly to?", name=name)


def _discard(view: State, name: str) -> str:
    return _("{name}, the raven took your magic stone. Choose a card to give up.", name=name)


def _storm(view: State, name: str) -> str:
    return _("{name}, a storm! Which way does the hill turn?", name=name)


_PROMPTS: dict[str, Callable[..., str]] = {
    "place": _place,
    "turn": _turn,
    "advance": _advance,
    "home": _home,
    "reveal": _reveal,
    "raven": _raven,
    "discard": _discard,
    "storm": _storm,
}


def reason(reason: Reason, view: State) -> str:
    """Why a target can't be chosen now."""
    return _REASONS[reason.key](dict(reason.fields))


def _no_card(fields: dict[str, Any]) -> str:
    if not fields["away"]:
        return _("The goblin stands there now.")
    return _n(
        "That square is {n} square away. You have no card for it.",
        "That square is {n} squares away. You have no card for it.",
        fields["away"],
    )  # fmt: skip


def _wanted() -> dict[str, str]:
    return {
        "goblin": _("Choose one of your goblins, then a village for it."),
        "card": _("Choose a card first."),
        "village": _("Choose one of the four villages."),
        "chip": _("Choose a chip that lies face down."),
        "seat": _("Choose another player."),
        "direction": _("Choose which way the hill turns."),
    }


_REASONS: dict[str, Callable[[dict[str, Any]], str]] = {
    "choose": lambda fields: _wanted()[fields["what"]],
    "three_villages": lambda fields: _("Your goblins must live in exactly three villages."),
    "placed": lambda fields: _("Goblin {n} has its village already.", n=fields["goblin"]),
    "card_moves_nobody": lambda fields: _("With this card first, no other card of yours could move the goblin."),
    "own_goblin": lambda fields: _("Choose one of your own goblins."),
    "pinned": lambda fields: _("Goblin {n} can't move: another one sits on its shoulders.", n=fields["goblin"]),
    "no_card_picks": lambda fields: _("To pick goblin {n}, play a {n} or a joker.", n=fields["goblin"]),
    "no_card_moves": lambda fields: _("None of your cards can move goblin {n} now.", n=fields["goblin"]),
    "whole_distance": lambda fields: _("The goblin can't move the whole number of this card."),
    "no_card": _no_card,
    "pair_in_the_way": lambda fields: _("A pair of goblins is in the way. Nobody gets past a pair."),
    "one_level_up": lambda fields: _("Too far: a goblin goes round its own level, or climbs one level up."),
    "only_up": lambda fields: _("From another goblin's shoulders this card can only take it up."),
    "needs_shoulders": lambda fields: _("To climb up, the goblin must sit on another goblin's shoulders."),
    "corner": lambda fields: _("There is no way up from a round corner square."),
    "above_is_taken": lambda fields: _("A goblin stands on the square above, so there is no room."),
    "face_up": lambda fields: _("That chip lies face up already."),
    "other_player": lambda fields: _("Choose another player."),
}
