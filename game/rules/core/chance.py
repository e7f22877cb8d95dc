"""The one source of everything random: seeded in play, a tape of recorded outcomes when a record is checked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")
_MASK = (1 << 64) - 1


class Source(Protocol):
    """Where dice, shuffles and draws by lot come from. `state` is the random state afterwards."""

    state: int

    def pick(self, items: Sequence[T], what: str) -> T:
        """One of `items`, each as likely; `what` names the occasion (`number`, `chance`, `rotation`)."""
        ...

    def shuffle(self, items: Sequence[T], what: str) -> tuple[T, ...]:
        """`items` in random order; `what` names the occasion (`deck`, `letters`)."""
        ...


class Seeded:
    """Splitmix64: the whole random state is one int of 64 bits."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state

    def below(self, n: int) -> int:
        """An int in 0..n-1. Its bias is below n / 2^64."""
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((z ^ (z >> 31)) * n) >> 64

    def pick(self, items: Sequence[T], what: str = "") -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: Sequence[T], what: str = "") -> tuple[T, ...]:
        mixed = list(items)
        for i in range(len(mixed) - 1, 0, -1):
            j = self.below(i + 1)
            mixed[i], mixed[j] = mixed[j], mixed[i]
        return tuple(mixed)


class Unknown(Exception):
    """Something random or hidden comes next."""


class Hidden:
    """The source of a preview: whatever is random is not known yet."""

    state = 0

    def pick(self, items: Sequence[T], what: str) -> T:
        raise Unknown(what)

    def shuffle(self, items: Sequence[T], what: str) -> tuple[T, ...]:
        raise Unknown(what)
