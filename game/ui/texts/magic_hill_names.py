"""What things are called: levels, villages, goblins, cards, chips, and the ids of the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.rules.magic_hill.board import SUMMIT
from game.rules.magic_hill.content import GOBLINS, JOKER, VALUES
from game.rules.magic_hill.state import State
from game.scene.hill_labels import village_name
from game.words import _, _n


def level_name(level: int) -> str:
    """A level; 0 are the villages, 5 is the summit."""
    if level == 0:
        return _("Villages")
    return _("Summit") if level == SUMMIT[0] else _("Level {n}", n=level)


def goblin_name(seat: int, goblin: int, names: Sequence[str]) -> str:
    """`Ben's goblin 2`."""
    return _("{name}'s goblin {n}", name=names[seat], n=goblin)


def pictured(view: State, picture: Any) -> State:
    """The view, with the goblins where the picture has them."""
    seats = range(len(view.goblins))
    return view._replace(goblins=tuple(tuple(picture.goblins.get((seat, n)) for n in GOBLINS) for seat in seats))


def place(view: State, seat: int) -> str:
    """Where in the race a seat's best goblin stands."""
    levels = [at[0][0] for at in view.goblins[seat] if at is not None]
    return level_name(max(levels)) if levels else _("not started")


def ranking(view: State) -> tuple[int, ...]:
    """The seats, the highest goblin first, then the next highest, and so on; ties by seat."""
    heights = [sorted((-1 if at is None else at[0][0] for at in row), reverse=True) for row in view.goblins]
    return tuple(sorted(range(len(heights)), key=lambda seat: ([-height for height in heights[seat]], seat)))


def result_line(view: State, names: Sequence[str]) -> str:
    """Who won (M28)."""
    if view.winner is None:
        return _("No goblin has reached the tower yet.")
    goblin = next(n for n, at in enumerate(view.goblins[view.winner], 1) if at and at[0] == SUMMIT)
    name = names[view.winner]
    return _("{name}'s goblin {n} is the first in the tower: {name} wins the race!", name=name, n=goblin)


def card(card: str) -> str:
    """A card's short label."""
    return _("Joker") if card == JOKER else card


def card_note(card: str, view: State | None = None) -> str:
    """One line on what a card does (M8); with a `view`, what it can do there."""
    if view is not None and view.question[:1] == ("advance",):
        if card == JOKER:
            return _("Moves the goblin 1 to 5 squares.")
        return _n("Moves the goblin {n} square.", "Moves the goblin {n} squares.", VALUES[card][0])
    if card == JOKER:
        return _("Picks any goblin, or moves it 1 to 5 squares.")
    value = VALUES[card][0]
    return _n("Picks goblin {n}, or moves {n} square.", "Picks goblin {n}, or moves {n} squares.", value)


def a_card(card: str) -> str:
    """A played card in a sentence."""
    return _("a joker") if card == JOKER else _("a {number}", number=card)


def entity(entity: str, names: Sequence[str]) -> str:
    """The spoken label of an id: `square:1:12`, `village:2`, `goblin:0:3`, `chip:1:6`, `seat:2`, `card:0`, `summit`,
    `clockwise`, `anticlockwise`, `exchange`, `done`, `stop`. Squares and cards count from 1."""
    what, *rest = entity.split(":")
    return _ENTITIES[what](rest, names)


_ENTITIES: dict[str, Callable[[list[str], Sequence[str]], str]] = {
    "square": lambda at, names: _("{level}, square {n}", level=level_name(int(at[0])), n=int(at[1]) + 1),
    "village": lambda at, names: village_name(int(at[0])),
    "goblin": lambda at, names: goblin_name(int(at[0]), int(at[1]), names),
    "chip": lambda at, names: _("The chip on {level}, square {n}", level=level_name(int(at[0])), n=int(at[1]) + 1),
    "seat": lambda at, names: names[int(at[0])],
    "card": lambda at, names: _("Card {n}", n=int(at[0]) + 1),
    "summit": lambda at, names: _("The tower on the summit"),
    "clockwise": lambda at, names: _("Clockwise"),
    "anticlockwise": lambda at, names: _("Anticlockwise"),
    "exchange": lambda at, names: _("Exchange cards"),
    "done": lambda at, names: _("Exchange these cards"),
    "stop": lambda at, names: _("Stop here"),
}
