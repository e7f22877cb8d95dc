"""Recorded chance, fed to the engine in place of random numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from game.rules.core.shape import BadRecord

T = TypeVar("T")


class Disagrees(ValueError):
    """The record and the rules differ; the text says in what."""


class Tape:
    """A source whose dice and deck come from a record's `chance`; what else a set-up draws by lot (`letters`,
    `rotation`) comes from the recorded state."""

    state = 0

    def __init__(self, chance: Sequence[Mapping[str, Any]], state: Mapping[str, Any]) -> None:
        self.left = list(reversed(chance))
        self.drawn = state

    def pick(self, items: Sequence[T], what: str) -> T:
        value = self._next("face", what) if what in ("number", "chance") else tuple(self.drawn[what])
        for item in items:
            if item == value and type(item) is type(value):
                return item
        if what in ("number", "chance") and type(value) is type(items[0]):
            raise Disagrees(f"chance: the {what} die has no {str(value)[:40]!r}")
        raise BadRecord(f"{what} can't be {str(value)[:40]!r}")

    def shuffle(self, items: Sequence[T], what: str) -> tuple[T, ...]:
        value = tuple(self._next("shuffle", what) if what == "deck" else self.drawn[what])
        if sorted(map(str, value)) != sorted(map(str, items)):
            raise Disagrees(f"chance: the {what} shuffled holds other cards")
        return value

    def finish(self) -> None:
        """Raises Disagrees where an outcome was recorded that the rules did not ask for."""
        if self.left:
            raise Disagrees(f"chance has {len(self.left)} more than the rules ask for")

    def _next(self, key: str, what: str) -> Any:
        outcome = self.left.pop() if self.left else {}
        if key not in outcome or outcome.get("die", what) != what:
            raise Disagrees(f"chance: the rules ask for {'a shuffle' if key == 'shuffle' else f'the {what} die'} here")
        return outcome[key]
