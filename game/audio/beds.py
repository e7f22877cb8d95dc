"""Music and ambience: which layers are heard how loud, and how they come and go. Pure; seconds throughout."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

LAYERS: Final = 4
_JOINS = (0.0, 0.15, 0.4, 0.7)
"""How high the leader is, 0 to 1, when a layer of the music joins; the first is always there."""
_FULL = 0.12
"""And how much higher when it is as loud as it gets."""
_FADE = 4.0
"""Seconds from nothing to full."""
_TUNE, _ROUND = 2, 3
"""In every third round of the loop this layer rests, or people would have enough of it."""


def music(mood: str) -> tuple[str, ...]:
    """The names of the layers' files, the lowest first."""
    return tuple(f"music_{mood}_{layer}" for layer in range(1, LAYERS + 1))


def ambience(mood: str) -> str:
    """The name of the file of a mood's sea and wind."""
    return f"ambience_{mood}"


class Beds:
    """`mood` is the board's, empty for silence; `height` how far the leader has come, 0 to 1; `round` counts how often
    the music has gone round; `asleep` when nobody has done anything for long."""

    def __init__(self) -> None:
        self.mood = ""
        self.height = 0.0
        self.round = 0
        self.asleep = False
        self._now: dict[str, float] = {}

    def targets(self) -> dict[str, float]:
        """Where the loudness of each file goes, 0 to 1; what is not named goes to nothing."""
        if not self.mood or self.asleep:
            return {}
        heard = {name: self._layer(i) for i, name in enumerate(music(self.mood))}
        return heard | {ambience(self.mood): 1.0}

    def _layer(self, i: int) -> float:
        if i + 1 == _TUNE and self.round % _ROUND == _ROUND - 1:
            return 0.0
        return 1.0 if i == 0 else min(1.0, max(0.0, (self.height - _JOINS[i]) / _FULL))

    def step(self, dt: float) -> Mapping[str, float]:
        """Let time pass: the loudness of every file that is heard or wanted."""
        wanted = self.targets()
        for name in {*wanted, *self._now}:
            now, target = self._now.get(name, 0.0), wanted.get(name, 0.0)
            self._now[name] = now + max(-dt / _FADE, min(dt / _FADE, target - now))
        self._now = {name: level for name, level in self._now.items() if level > 0 or name in wanted}
        return self._now
