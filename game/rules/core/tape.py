"""Recorded chance, fed to the engine in place of random numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

from game.rules.core.shape import BadRecord

T = TypeVar("T")


class Disagrees(ValueError):
    """The record and the rules differ; the text says in what."""


class Tape:
    """A source whose dice and deck come from a record's `chance`; `lots` is what else a set-up draws, by the occasions'
    names, as the recorded state shows it."""

    state = 0

    def __init__(self, chance: Sequence[Mapping[str, Any]], lots: Mapping[str, Iterable[Any]] | None = None) -> None:
        self.left = list(reversed(chance))
        self.lots = lots or {}

    def pick(self, items: Sequence[T], what: str) -> T:
        value = self._next("face", what) if what in ("number", "chance") else tuple(self.lots[what])
        for item in items:
            if item == value and type(item) is type(value):
                return item
        if what in ("number", "chance") and type(value) is type(items[0]):
            raise Disagrees(f"chance: the {what} die has no {str(value)[:40]!r}")
        raise BadRecord(f"{what} can't be {str(value)[:40]!r}")

    def shuffle(self, items: Sequence[T], what: str) -> tuple[T, ...]:
        value = tuple(self._next("shuffle", what) if what == "deck" else self.lots[what])
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
