"""What things are called: levels, places, cards, and the ids of the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.rules.emohbi.board import HEAD
from game.rules.emohbi.content import VALUE
from game.rules.emohbi.state import State
from game.words import _, _n


def level_name(level: int) -> str:
    """A level; 4 is the head, which can be turned too."""
    return (_("Base"), _("Bottom level"), _("Middle level"), _("Top level"), _("Emohbi"))[level]


def pictured(view: State, picture: Any) -> State:
    """The view, with the pawns where the picture has them."""
    return view._replace(pawns=tuple(picture.pawns))


def place(view: State, seat: int) -> str:
    """Where in the race a seat's pawn stands."""
    space = view.pawns[seat]
    if space is None:
        return _("not started")
    return _("Summit") if space[0] == HEAD else level_name(space[0])


def ranking(view: State) -> tuple[int, ...]:
    """The seats, the highest level first; ties by seat."""
    heights = [-1 if space is None else space[0] for space in view.pawns]
    return tuple(sorted(range(len(heights)), key=lambda seat: (-heights[seat], seat)))


def result_line(view: State, names: Sequence[str]) -> str:
    """Who won (E22)."""
    if view.winner is None:
        return _("Nobody has reached the summit yet.")
    return _("{name} is the first on the summit and wins the race!", name=names[view.winner])


def joined(names: Sequence[str]) -> str:
    """`Mia, Ben and Lea`."""
    said = names[0]
    for name in names[1:-1]:
        said = _("{names}, {name}", names=said, name=name)
    return _("{names} and {name}", names=said, name=names[-1]) if len(names) > 1 else said


def card(card: str) -> str:
    """A card's short label: its number, or what it commands."""
    if card in VALUE:
        return card
    return {
        "switch": _("Switch places"),
        "draw2": _("Draw 2, play 1"),
        "ladder": _("Nearest ladder"),
        "waterfall": _("Waterfall!"),
        "die": _("Roll the die"),
        "rotate": _("Turn a level"),
    }[card]


def card_note(card: str, view: State | None = None) -> str:
    """One line on what a card does, whatever the `view` (E10, E15 to E20)."""
    if card in VALUE:
        return _n("Move exactly {n} space, either way.", "Move exactly {n} spaces, either way.", VALUE[card])
    return {
        "switch": _("Change places with another player."),
        "draw2": _("Draw 2 cards, play one of them and keep the other."),
        "ladder": _("Go to the nearest ladder on your ring. You may climb it."),
        "waterfall": _("Send another player down the nearest waterfall."),
        "die": _("Roll the die and move that many spaces, either way."),
        "rotate": _("Turn the Middle level, the Top level or Emohbi by one segment."),
    }[card]


def face(face: str) -> str:
    """A face of the chance die, as the die game and the log name it (E21)."""
    if face in VALUE:
        return _n("move {n} space", "move {n} spaces", VALUE[face])
    return {
        "ladder": _("move to the nearest ladder"),
        "waterfall": _("go down the nearest waterfall"),
        "switch": _("switch places"),
    }[face]


def entity(entity: str, names: Sequence[str]) -> str:
    """The spoken label of an id: `space:1:12`, `pawn:2`, `seat:2`, `level:3`, `letter:E`, `card:0`, `summit`,
    `clockwise`, `anticlockwise`. Spaces and cards count from 1."""
    what, *rest = entity.split(":")
    return _ENTITIES[what](rest, names)


_ENTITIES: dict[str, Callable[[list[str], Sequence[str]], str]] = {
    "space": lambda at, names: _("{level}, space {n}", level=level_name(int(at[0])), n=int(at[1]) + 1),
    "pawn": lambda at, names: _("The piece of {name}", name=names[int(at[0])]),
    "seat": lambda at, names: names[int(at[0])],
    "level": lambda at, names: level_name(int(at[0])),
    "letter": lambda at, names: _("Village {letter}", letter=at[0]),
    "card": lambda at, names: _("Card {n}", n=int(at[0]) + 1),
    "summit": lambda at, names: _("The summit"),
    "clockwise": lambda at, names: _("Clockwise"),
    "anticlockwise": lambda at, names: _("Anticlockwise"),
}
