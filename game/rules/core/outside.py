"""The checks of a state that comes from outside which all games share. Each raises BadSetup with one clear sentence, in
which `key` or `what` names the value."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from game.rules.core.protocol import BadSetup

MOST_TURNS = 2**53
"""What a JSON number holds exactly."""


def below(value: int, limit: int, key: str) -> int:
    """A number 0 to `limit` - 1."""
    if not 0 <= value < limit:
        raise BadSetup(f"state: {key} is not a number 0 to {limit - 1}")
    return value


def one_of(values: tuple[int, ...], value: int, key: str) -> int:
    """One of `values`, which are in order."""
    if value not in values:
        raise BadSetup(f"state: {key} is not a number {values[0]} to {values[-1]}")
    return value


def each_seat(values: list[Any], seats: int, key: str) -> list[Any]:
    """One value for each seat."""
    if len(values) != seats:
        raise BadSetup(f"state: {key} is not a list of {seats}")
    return values


def known_cards(pile: list[str], known: Collection[str], what: str) -> tuple[str, ...]:
    """Cards of a game that has the `known` ones."""
    if not set(pile) <= set(known):
        raise BadSetup(f"state: {what} holds something that is no card")
    return tuple(pile)
