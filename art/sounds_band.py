"""The instruments: each makes one note, by its pitch in hertz and its length in seconds."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np

from art.sounds_wave import Signal, fall, modes, noise, put, swell, times, tone

Instrument = Callable[[float, float], Signal]


@cache
def ukulele(hertz: float, seconds: float) -> Signal:
    """A plucked nylon string: the high parts die first."""
    ring = 1.3
    parts = [(hertz * k * (1 + 0.0002 * k * k), abs(np.sin(np.pi * k * 0.21)) / k**1.15, 0.42 / (1 + 0.5 * (k - 1)))
             for k in range(1, 9)]  # fmt: skip
    sound = modes(ring, parts) * fall(ring, 0.6, 0.003)
    put(sound, noise(0.014, 700, 3200, 200) * fall(0.014, 0.004, 0.001), 0, 0.1)
    return sound


@cache
def harp(hertz: float, seconds: float) -> Signal:
    """A long plucked string."""
    parts = [(hertz * k, abs(np.sin(np.pi * k * 0.31)) / k**1.5, 0.8 / k**0.7) for k in range(1, 7)]
    return modes(2.2, parts) * fall(2.2, 1.0, 0.005)


@cache
def marimba(hertz: float, seconds: float) -> Signal:
    """A bar of rosewood, a soft mallet."""
    ring = 0.22 + 60 / hertz
    parts = [(hertz, 1.0, ring), (hertz * 3.93, 0.16, ring / 5), (hertz * 9.1, 0.025, 0.012)]
    sound = modes(1.4, parts) * fall(1.4, 1.2, 0.003)
    put(sound, noise(0.02, 300, 1400, 201) * fall(0.02, 0.006, 0.002), 0, 0.07)
    return sound


@cache
def celesta(hertz: float, seconds: float) -> Signal:
    """A small bar of metal over wood."""
    parts = [(hertz, 1.0, 0.75), (hertz * 2.003, 0.16, 0.4), (hertz * 4.01, 0.12, 0.12), (hertz * 6.8, 0.02, 0.03)]
    return modes(2.0, parts) * fall(2.0, 1.4, 0.004)


@cache
def music_box(hertz: float, seconds: float) -> Signal:
    """Two teeth of a comb, hardly out of tune with each other."""
    parts = [(hertz, 0.6, 0.6), (hertz * 1.0018, 0.5, 0.7), (hertz * 3.01, 0.07, 0.1), (hertz * 5.2, 0.02, 0.03)]
    return modes(1.6, parts) * fall(1.6, 1.2, 0.003)


@cache
def bass(hertz: float, seconds: float) -> Signal:
    """A soft plucked bass."""
    parts = [(hertz, 1.0, 0.5), (hertz * 2, 0.5, 0.3), (hertz * 3, 0.2, 0.16), (hertz * 4, 0.08, 0.08)]
    return modes(1.5, parts) * fall(1.5, 0.7, 0.008)


@cache
def ocarina(hertz: float, seconds: float) -> Signal:
    """A round little flute of clay that finds its note from a shade below."""
    t = times(seconds + 0.12)
    bend = 1 - 0.012 * np.exp(-t / 0.05) + 0.004 * np.sin(2 * np.pi * 4.8 * t) * np.clip(t - 0.35, 0, 1)
    sound = tone(hertz * bend, seconds + 0.12, (1, 0.07, 0.05))
    breath = noise(seconds + 0.12, hertz * 0.9, hertz * 2.5, 202) * 0.03
    return (sound + breath) * swell(seconds + 0.12, 0.09, 0.2)


@cache
def strings(hertz: float, seconds: float) -> Signal:
    """Some players together, bowing softly; they go on a little into the next note."""
    long = seconds + 0.7
    t, sound = times(long), np.zeros(len(times(long)))
    for i, cents in enumerate((-6, -2, 3, 7)):
        wave = 1 + 0.0022 * np.sin(2 * np.pi * (4.6 + 0.3 * i) * t + i)
        dark = tuple(1 / k**1.9 for k in range(1, 11))
        sound += tone(hertz * 2 ** (cents / 1200) * wave, long, dark)
    return sound / 4 * swell(long, 0.7, 0.9)


@cache
def glass(hertz: float, seconds: float) -> Signal:
    """Rims of glasses that are stroked."""
    long = seconds + 1.0
    sound = tone(hertz, long, (1, 0.05)) + tone(hertz * 1.0025, long, (0.8, 0.04))
    return sound * swell(long, 0.9, 1.2) * (1 + 0.12 * np.sin(2 * np.pi * 3.1 * times(long)))


@cache
def shaker(hertz: float, seconds: float) -> Signal:
    """Seeds in a gourd; the pitch does not matter."""
    return noise(0.12, 4200, 9000, 203) * fall(0.12, 0.026, 0.014)


@cache
def drum(hertz: float, seconds: float) -> Signal:
    """A small hand drum."""
    t = times(0.4)
    sound = tone(hertz * (1 + 0.35 * np.exp(-t / 0.02)), 0.4) * fall(0.4, 0.09, 0.003)
    put(sound, noise(0.03, 400, 2200, 204) * fall(0.03, 0.008, 0.001), 0, 0.2)
    return sound


@cache
def block(hertz: float, seconds: float) -> Signal:
    """A tick on hollow wood."""
    return modes(0.2, [(hertz, 1, 0.03), (hertz * 2.6, 0.3, 0.012)]) * fall(0.2, 0.2, 0.001)
