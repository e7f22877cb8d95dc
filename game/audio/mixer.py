"""Which sound is played how: never twice exactly the same, never too many at once. Pure; seconds throughout."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple


class Kind(NamedTuple):
    """`gap` is the least time between two of it; `spread` how far its pitch strays by chance; `lasting`: it goes on as
    long as something moves, so it goes with the speed and is cut off when that is skipped; `alone`: nothing but what is
    alone too may keep it from being heard."""

    gap: float = 0.07
    spread: float = 0.04
    lasting: bool = False
    alone: bool = False


_STEP = Kind(0.08, 0.05)
_LASTING = Kind(0.3, 0.03, lasting=True)
_TUNE = Kind(0.12, 0.0)
_BOARD: Final = {
    **dict.fromkeys(("hop_stone", "hop_wood", "hop_sand", "hop_grass", "hop_soft", "rope", "bow"), _STEP),
    **dict.fromkeys(("leap", "land", "shake", "clunk", "splash", "oof", "hup", "waits", "wings", "trap"), Kind()),
    **dict.fromkeys(("card_flick", "card_draw", "card_land", "die_rattle", "die_hit"), Kind()),
    **dict.fromkeys(("chip_turn", "chip_down", "pop"), Kind()),
    **dict.fromkeys(("slide", "grind", "storm", "ghost", "raven", "passage", "shuffle"), _LASTING),
    **dict.fromkeys(("nothing", "crystal", "stone", "shatter", "spark", "bonus", "die_show"), _TUNE),
    "win": Kind(4.0, 0.0, alone=True),
}
SCREEN: Final = {
    "click": Kind(0.05, 0.02, alone=True),
    "hover": Kind(0.06, 0.03),
    "no": Kind(0.2, 0.0, alone=True),
    "your_turn": Kind(1.0, 0.0, alone=True),
}
"""Heard of the screens: a button pressed, something pointed at, what can't be chosen, a question to a person."""
SOUNDS: Final = {**_BOARD, **SCREEN}
"""Every effect there is, by the name of its file."""
MOST = 6
"""So many may begin within AT_ONCE."""
AT_ONCE = 0.35


class Heard(NamedTuple):
    """`rate` is the speed it is played at, 1 as it is; `gain` 0 to 1."""

    name: str
    rate: float
    gain: float


class Mixer:
    """Asked for each sound before it is played. `clock` gives seconds."""

    def __init__(self, clock: Callable[[], float], seed: int = 1) -> None:
        self._clock, self._grain = clock, Random(seed)
        self._last: dict[str, float] = {}
        self._begun: deque[float] = deque()

    def ask(self, name: str, pitch: float = 1.0, strength: float = 1.0, speed: float = 1.0) -> Heard | None:
        """How to play a sound of a motion at this speed; None if it would be too much now. Raises KeyError."""
        kind, now = SOUNDS[name], self._clock()
        while self._begun and now - self._begun[0] > AT_ONCE:
            self._begun.popleft()
        crowded = len(self._begun) >= MOST and not kind.alone
        if crowded or now - self._last.get(name, -1e9) < kind.gap:
            return None
        self._last[name] = now
        self._begun.append(now)
        rate = pitch * (1 + kind.spread * self._grain.uniform(-1, 1))
        if kind.lasting:
            rate *= min(1.5, max(0.8, speed or 1.0))
        return Heard(name, rate, min(1.0, max(0.0, strength)))


def loud(volume: float) -> float:
    """The gain of a volume slider from 0 to 1: even steps to the ear."""
    return volume**1.5
