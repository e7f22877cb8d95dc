"""What to do now, and why something can't be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.rules.core.protocol import Reason
from game.rules.emohbi.board import HEAD
from game.rules.emohbi.content import VALUE
from game.rules.emohbi.rules import decision
from game.rules.emohbi.state import State, lined_up
from game.ui.texts.emohbi_names import level_name
from game.words import _, _n


def prompt(view: State, name: str) -> str:
    """The one sentence that tells `name` what to do now; once there is a winner, that `name` has won."""
    asked = decision(view)
    if asked is None:
        return _("{name} stands on the summit and wins!", name=name)
    return _PROMPTS[asked.kind](view, name, **asked.fields)


def _start(view: State, name: str) -> str:
    return _("{name}, choose a village to start from.", name=name)


def _play(view: State, name: str) -> str:
    """E14: with a ladder at hand one may climb first, with a number card no more ladders than its number."""
    here = view.pawns[view.active]
    tops = lined_up(view.board, view.rotation, here) if here else []
    if not tops:
        return _("{name}, play a card.", name=name)
    enough = any(VALUE.get(card or "", len(tops)) >= len(tops) for card in view.hands[view.active])
    if tops[-1][0] == HEAD and enough:
        return _("{name}, the way to the summit is open! Climb it, or play a card.", name=name)
    return _n(
        "{name}, choose a card. You may climb the ladder before you play it.",
        "{name}, choose a card. You may climb ladders before you play it.",
        len(tops), name=name,
    )  # fmt: skip


def _choose(view: State, name: str, cards: list[str | None]) -> str:
    return _n(
        "{name}, play the new card.", "{name}, play one of the {n} new cards. You keep the other.",
        len(cards), name=name,
    )  # fmt: skip


def _move(view: State, name: str, spaces: int) -> str:
    """A chance roll and the die game say what was rolled; a card is before everybody's eyes."""
    if view.rolled:
        return _n(
            "{name}, the chance die shows {n}: move {n} space. Which way?",
            "{name}, the chance die shows {n}: move {n} spaces. Which way?",
            spaces, name=name,
        )  # fmt: skip
    if view.options.mode == "die":
        return _n(
            "{name}, the die shows {n}: move {n} space. Which way?",
            "{name}, the die shows {n}: move {n} spaces. Which way?",
            spaces, name=name,
        )  # fmt: skip
    return _n("{name}, move {n} space. Which way?", "{name}, move {n} spaces. Which way?", spaces, name=name)


def _climb(view: State, name: str, ladders: int, falls: bool) -> str:
    if falls:
        return _("{name}, climb, or fall down the waterfall?", name=name)
    here = view.pawns[view.active]
    if here and here[0] + ladders == HEAD:
        return _("{name}, the way to the summit is open! How far do you climb?", name=name)
    return _n(
        "{name}, a ladder! Do you want to climb it?", "{name}, {n} ladders in a row! How many do you climb?",
        ladders, name=name,
    )  # fmt: skip


def _nearest(view: State, name: str, of: str) -> str:
    if of == "ladder":
        return _("{name}, two ladders are equally near. Which one?", name=name)
    return _("{name}, two waterfalls are equally near. Which one do you go down?", name=name)


def _switch(view: State, name: str) -> str:
    return _("{name}, who do you change places with?", name=name)


def _waterfall(view: State, name: str) -> str:
    return _("{name}, who do you send down a waterfall?", name=name)


def _rotate(view: State, name: str) -> str:
    return _("{name}, choose a level to turn.", name=name)


_PROMPTS: dict[str, Callable[..., str]] = {
    "start": _start,
    "play": _play,
    "choose": _choose,
    "move": _move,
    "climb": _climb,
    "nearest": _nearest,
    "switch": _switch,
    "waterfall": _waterfall,
    "rotate": _rotate,
}


def reason(reason: Reason, view: State) -> str:
    """Why a target can't be chosen now."""
    return _REASONS[reason.key](dict(reason.fields))


def _distance(fields: dict[str, Any]) -> str:
    needed = _n("Move exactly {n} space.", "Move exactly {n} spaces.", fields["spaces"])
    if not fields["away"]:
        return _("You stand there now. {needed}", needed=needed)
    away = _n("That stone is {n} space away.", "That stone is {n} spaces away.", fields["away"])
    return _("{away} {needed}", away=away, needed=needed)


def _nearest_only(fields: dict[str, Any]) -> str:
    if fields["of"] == "ladder":
        return _("Only the nearest ladders count.")
    return _("Only the nearest waterfalls count.")


def _no_waterfall(fields: dict[str, Any]) -> str:
    return _("There is no waterfall on the {level}.", level=level_name(fields["level"]))


def _fixed_level(fields: dict[str, Any]) -> str:
    return _("The {level} stays where it is. The levels above it can turn.", level=level_name(fields["level"]))


def _wanted() -> dict[str, str]:
    return {
        "letter": _("Start from one of the six letters."),
        "card": _("Choose a card first."),
        "space": _("Now choose one of the shining stones."),
        "pawn": _("Now choose another player's piece."),
        "level": _("Now choose a level to turn."),
    }


_REASONS: dict[str, Callable[[dict[str, Any]], str]] = {
    "choose": lambda fields: _wanted()[fields["what"]],
    "other_ring": lambda fields: _("Moving goes round your own ring. Only ladders lead up."),
    "distance": _distance,
    "not_lined_up": lambda fields: _("Your ladders don't lead there."),
    "own_pawn": lambda fields: _("Choose another player. That is your own piece."),
    "one_of_two": lambda fields: _("Play one of the cards just drawn."),
    "nearest_only": _nearest_only,
    "no_waterfall": _no_waterfall,
    "fixed_level": _fixed_level,
}
