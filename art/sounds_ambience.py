"""What is heard where nothing happens: the sea and birds of the island, the night and wind of the hill. Loops."""

from __future__ import annotations

import numpy as np

from art.sounds_wave import Signal, chance, count, echo_loop, fall, glide, noise, pan, swell, times, tone, wrap

SECONDS = 32.0


def _waves(periods: tuple[int, ...], phase: float, depth: float) -> Signal:
    """A slow coming and going that is the same at the end as at the beginning, 0 to 1."""
    t = times(SECONDS) / SECONDS
    sound = sum((np.sin(2 * np.pi * (n * t + phase * (i + 1))) for i, n in enumerate(periods)), np.zeros(len(t)))
    return 1 - depth / 2 + depth / 2 * sound / len(periods)


def _wide(low: float, high: float, seed: int) -> Signal:
    """Noise from everywhere."""
    left, right, middle = (noise(SECONDS, low, high, seed + i) for i in range(3))
    return np.stack([0.7 * left + 0.7 * middle, 0.7 * right + 0.7 * middle])


def _chirp(low: float, high: float, seconds: float) -> Signal:
    return tone(glide(seconds, (0, low), (seconds * 0.6, high), (seconds, high * 0.94)), seconds, (1, 0.08)) * swell(
        seconds, seconds * 0.3, seconds * 0.5
    )


def _bird(seed: int) -> Signal:
    """A few notes that one bird repeats."""
    grain = chance(seed)
    low, size = 1700 + 1300 * grain.random(), 3 + int(3 * grain.random())
    sound = np.zeros(count(1.6))
    for i in range(size):
        length = 0.07 + 0.08 * grain.random()
        wrap(sound, _chirp(low * (1 + 0.25 * grain.random()), low * (1.15 + 0.5 * grain.random()), length), 0.2 * i)
    return sound


def sea() -> Signal:
    """Surf that rolls in every eight seconds, leaves that rustle, and a bird now and then."""
    surf = _wide(90, 900, 400) * _waves((4,), 0.1, 1.0) ** 2 + 0.35 * _wide(700, 4200, 410) * _waves((4,), 0.02, 1) ** 3
    sound = surf + 0.07 * _wide(2500, 7000, 420) * _waves((3, 7), 0.3, 0.8)
    grain = chance(430)
    for i in range(9):
        at, place = SECONDS * (i + 0.7 * grain.random()) / 9, 1.6 * grain.random() - 0.8
        wrap(sound, pan(_bird(431 + i % 4), place), at, 0.08 + 0.09 * grain.random())
    return echo_loop(sound, 1.2, 0.18, 5000)


def _cricket(hertz: float, seed: int) -> Signal:
    """Three quick strokes, again and again, with pauses."""
    grain, sound = chance(seed), np.zeros(count(SECONDS))
    stroke = tone(hertz, 0.034, (1, 0.1)) * swell(0.034, 0.012, 0.018)
    at = 0.0
    while at < SECONDS - 1:
        for i in range(3):
            wrap(sound, stroke, at + 0.046 * i)
        at += 0.36 + 0.03 * grain.random() + (1.9 if grain.random() < 0.07 else 0)
    return sound


def _owl() -> Signal:
    sound = np.zeros(count(2.0))
    for at, seconds, hertz in ((0.0, 0.26, 392.0), (0.42, 0.2, 392.0), (0.66, 0.62, 370.0)):
        call = tone(glide(seconds, (0, hertz * 0.96), (0.1, hertz), (seconds, hertz * 0.93)), seconds, (1, 0.12, 0.03))
        wrap(sound, call * swell(seconds, 0.08, 0.14), at)
    return sound * fall(2.0, 9.0, 0.0)


def night() -> Signal:
    """A wind that wanders, crickets, and an owl that calls twice."""
    wind = _wide(70, 380, 440) * _waves((2, 5), 0.2, 0.9) + 0.3 * _wide(380, 1100, 450) * _waves((3, 5), 0.6, 1.0) ** 2
    sound = wind + 0.05 * pan(_cricket(3900, 460), -0.6) + 0.035 * pan(_cricket(4300, 461), 0.7)
    for at, place, strength in ((7.0, 0.5, 0.16), (21.5, -0.7, 0.1)):
        wrap(sound, pan(_owl(), place), at, strength)
    return echo_loop(sound, 1.6, 0.2, 4500)
