"""Motions: things that happen in a picture over time, stepped by whoever holds the clock. Seconds throughout.

A motion knows nothing of frames, tasks or speed. It is stepped forward only, with any step size: each part begins
once, reaches exactly its last pose and ends once, so that one big step leaves the same picture as many small ones.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, sin
from typing import NamedTuple

Ease = Callable[[float], float]


def linear(u: float) -> float:
    """Always as fast."""
    return u


def smooth(u: float) -> float:
    """Slow at both ends."""
    return 0.5 - 0.5 * cos(pi * u)


def ease_in(u: float) -> float:
    """Ever faster, like something that falls."""
    return u * u


def ease_out(u: float) -> float:
    """Ever slower, like something that comes to rest."""
    return 1 - (1 - u) * (1 - u)


def overshoot(u: float) -> float:
    """A little past the end and back."""
    v = u - 1
    return 1 + 2.7 * v * v * v + 1.7 * v * v


HEAVED = 0.86
"""When something heavy that is `heave`d has arrived; after that it only rocks."""


def heave(u: float) -> float:
    """Of something heavy: a little back first, then all the way, a little too far, and to rest."""
    back = -0.03 * sin(pi * min(1.0, u / 0.22)) ** 2
    rock = max(0.0, (u - HEAVED) / (1 - HEAVED))
    return back + smooth(min(1.0, max(0.0, (u - 0.1) / (HEAVED - 0.1)))) + 0.02 * sin(3 * pi * rock) * (1 - rock)


class Cue(NamedTuple):
    """A moment in a motion at which something is heard: `time` after its beginning. `pitch` and `strength` are 1 for
    the sound as it is."""

    time: float
    name: str
    pitch: float = 1.0
    strength: float = 1.0


class Motion:
    """`at(u)` is called with u from 0 to 1, exactly 1 at last; `begin` before the first, `end` after the last. `cues`
    are told by who steps it, in order; it makes no sound itself."""

    def __init__(
        self,
        duration: float,
        at: Callable[[float], None] | None = None,
        *,
        begin: Callable[[], None] | None = None,
        end: Callable[[], None] | None = None,
        ease: Ease = linear,
        cues: Sequence[Cue] = (),
    ) -> None:
        self.duration = duration
        self.cues = tuple(cues)
        self.done = False
        self._begun = False
        self._at, self._begin, self._end, self._ease = at, begin, end, ease

    def step(self, t: float) -> None:
        """Show the picture `t` seconds after the beginning; t never decreases."""
        if self.done or t < 0:
            return
        if not self._begun:
            self._begun = True
            if self._begin:
                self._begin()
        self._show(t)
        if t >= self.duration:
            self.done = True
            if self._end:
                self._end()

    def _show(self, t: float) -> None:
        if self._at:
            self._at(1.0 if t >= self.duration else self._ease(t / self.duration))


class _Together(Motion):
    def __init__(self, parts: Sequence[tuple[float, Motion]]) -> None:
        cues = [cue._replace(time=start + cue.time) for start, part in parts for cue in part.cues]
        super().__init__(max((start + part.duration for start, part in parts), default=0.0), cues=sorted(cues))
        self._parts = parts

    def _show(self, t: float) -> None:
        for start, part in self._parts:
            part.step(t - start)
        if t >= self.duration:
            for _, part in self._parts:
                part.step(part.duration)


def together(*motions: Motion | None) -> Motion:
    """All at the same time; as long as the longest. None is left out."""
    return _Together([(0.0, motion) for motion in motions if motion])


def staggered(gap: float, motions: Sequence[Motion]) -> Motion:
    """Each begins `gap` seconds after the one before."""
    return _Together([(i * gap, motion) for i, motion in enumerate(motions)])


def after(delay: float, motion: Motion) -> Motion:
    """`motion`, begun `delay` seconds later."""
    return _Together([(delay, motion)])


def in_turn(*motions: Motion | None) -> Motion:
    """One after the other. None is left out."""
    parts: list[tuple[float, Motion]] = []
    start = 0.0
    for motion in motions:
        if motion:
            parts.append((start, motion))
            start += motion.duration
    return _Together(parts)


def wait(duration: float) -> Motion:
    """Nothing, for so long."""
    return Motion(duration)


def at_once(act: Callable[[], None]) -> Motion:
    """One thing done in no time."""
    return Motion(0.0, begin=act)


def sound(name: str, pitch: float = 1.0, strength: float = 1.0, at: float = 0.0) -> Motion:
    """A cue alone, `at` seconds on. It takes no time: what it goes with gives the length."""
    return Motion(0.0, cues=[Cue(at, name, pitch, strength)])
