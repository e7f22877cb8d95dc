"""What is agreed before a game: the checks of seats and house rules that all games share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.core.protocol import BadSetup, Setup


def whole_rules(known: Mapping[str, tuple[object, ...]], given: Mapping[str, object]) -> dict[str, Any]:
    """All house rules with their values: the default (the first of `known`) where none is given."""
    return {name: given.get(name, values[0]) for name, values in known.items()}


def house_rules(known: Mapping[str, tuple[object, ...]], given: Mapping[str, object], title: str) -> dict[str, Any]:
    """All house rules of the game called `title`. Raises BadSetup for an unknown name or value."""
    for name, value in given.items():
        values = known.get(name)
        if values is None:
            raise BadSetup(f"{title} has no option {name[:40]!r}")
        if not any(value == v and type(value) is type(v) for v in values):
            raise BadSetup(f"option {name} is one of {', '.join(str(v) for v in values)}")
    return whole_rules(known, given)


def check_seats(setup: Setup, seats: range, title: str) -> None:
    """Raises BadSetup unless so many may play the game called `title`, and one of them is first."""
    if setup.seats not in seats:
        raise BadSetup(f"{title} is for {seats[0]} to {seats[-1]} players")
    if setup.first not in range(setup.seats):
        raise BadSetup(f"the first player is a seat 0 to {setup.seats - 1}")
