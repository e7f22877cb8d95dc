"""Making sound out of numbers: tones, noise, filters, room. Signals are float arrays at RATE, seconds throughout."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike, NDArray

RATE = 44_100
Signal = NDArray[np.float64]
"""Samples in a row, or two rows of them: left and right."""


def count(seconds: float) -> int:
    return round(seconds * RATE)


def times(seconds: float) -> Signal:
    return np.arange(count(seconds)) / RATE


def chance(seed: int) -> np.random.Generator:
    return np.random.Generator(np.random.PCG64(seed))


def curve(seconds: float, *points: tuple[float, float]) -> Signal:
    """A line through (time, value) points."""
    return np.interp(times(seconds), [p[0] for p in points], [p[1] for p in points])


def glide(seconds: float, *points: tuple[float, float]) -> Signal:
    """A line through (time, hertz) points, even in pitch."""
    return np.exp2(curve(seconds, *((t, np.log2(hertz)) for t, hertz in points)))


def tone(hertz: ArrayLike, seconds: float, harmonics: Sequence[float] = (1.0,)) -> Signal:
    """A steady or gliding tone; `harmonics` are the strengths of its multiples, and none passes the hearing."""
    pitch = np.broadcast_to(np.asarray(hertz, float), (count(seconds),))
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    sound = np.zeros(count(seconds))
    for i, strength in enumerate(harmonics, 1):
        sound += strength * np.sin(i * phase) * (i * pitch < 15_000)
    return sound


def noise(seconds: float, low: float, high: float, seed: int) -> Signal:
    """Noise between two frequencies, about as loud as a tone of strength 1."""
    sound = band(chance(seed).standard_normal(count(seconds)), low, high)
    return sound / (np.sqrt(2 * np.mean(sound**2)) + 1e-12)


def band(sound: Signal, low: float, high: float) -> Signal:
    """What lies between two frequencies; the edges are soft, half an octave wide."""
    size = sound.shape[-1]
    hertz = np.maximum(np.fft.rfftfreq(size, 1 / RATE), 1e-3)
    octave = np.log2(hertz)
    rise = np.clip((octave - np.log2(max(low, 1.0))) / 0.5 + 0.5, 0, 1) if low > 0 else 1.0
    fall = np.clip((np.log2(high) - octave) / 0.5 + 0.5, 0, 1)
    return np.fft.irfft(np.fft.rfft(sound) * np.sin(np.pi / 2 * rise) * np.sin(np.pi / 2 * fall), size)


def sweep(seconds: float, centres: Sequence[tuple[float, float]], seed: int, width: float = 1.6) -> Signal:
    """Noise whose band wanders through (time, hertz) points, `width` octaves wide."""
    octaves = np.arange(6.0, 13.6, 0.5)
    where = np.log2(glide(seconds, *centres))
    sound = np.zeros(count(seconds))
    for i, octave in enumerate(octaves):
        part = noise(seconds, 2 ** (octave - 0.25), 2 ** (octave + 0.25), seed + i)
        sound += part * np.clip(1 - np.abs(where - octave) / (width / 2 + 0.5), 0, 1) ** 2
    return sound


def fall(seconds: float, tau: float, attack: float = 0.002) -> Signal:
    """An envelope: up in `attack`, down to a third every `tau`, to nothing at the end."""
    t = times(seconds)
    rise = np.clip(t / attack, 0, 1) if attack > 0 else np.ones_like(t)
    return rise * np.exp(-t / tau) * np.clip((seconds - t) / min(0.02, seconds / 4), 0, 1)


def swell(seconds: float, rise: float, end: float) -> Signal:
    """An envelope: softly up in `rise`, full, softly down in the last `end`."""
    t = times(seconds)
    up, down = np.clip(t / rise, 0, 1), np.clip((seconds - t) / end, 0, 1)
    return np.sin(np.pi / 2 * up) ** 2 * np.sin(np.pi / 2 * down) ** 2


def modes(seconds: float, parts: Sequence[tuple[float, float, float]]) -> Signal:
    """Something struck: (hertz, strength, tau) of each way in which it rings."""
    t = times(seconds)
    sound = sum((k * np.sin(2 * np.pi * hertz * t + i) * np.exp(-t / tau) for i, (hertz, k, tau) in enumerate(parts)),
                np.zeros(len(t)))  # fmt: skip
    return sound * fall(seconds, 1e9, 0.0008)


def put(into: Signal, sound: Signal, at: float, strength: float = 1.0) -> None:
    """Add a sound to a longer one, at a time; what reaches beyond the end is cut."""
    start = count(at)
    size = max(0, min(sound.shape[-1], into.shape[-1] - start))
    into[..., start : start + size] += strength * sound[..., :size]


def wrap(into: Signal, sound: Signal, at: float, strength: float = 1.0) -> None:
    """Add a sound to a loop, at a time; what reaches beyond the end goes on at the beginning."""
    size = into.shape[-1]
    start, sound = count(at) % size, sound * strength
    while sound.shape[-1]:
        part = min(sound.shape[-1], size - start)
        into[..., start : start + part] += sound[..., :part]
        sound, start = sound[..., part:], 0


def pan(sound: Signal, place: float) -> Signal:
    """One signal as two: -1 left to 1 right, equally loud everywhere."""
    angle = (place + 1) * np.pi / 4
    return np.stack([sound * np.cos(angle), sound * np.sin(angle)])


def _room(seconds: float, bright: float, seed: int) -> Signal:
    """What a room answers to a click."""
    tail = band(chance(seed).standard_normal(count(seconds)), 180, bright) * np.exp(-times(seconds) * 6.2 / seconds)
    tail *= np.clip(times(seconds) / 0.012, 0, 1)
    return tail / np.sqrt(np.sum(tail**2))


def echo(sound: Signal, seconds: float, wet: float, bright: float = 5000.0, seed: int = 1) -> Signal:
    """A sound in a room that rings for so long. One row stays one row, and grows by the ringing."""
    rows = np.atleast_2d(sound)
    size = rows.shape[-1] + count(seconds)
    heard = []
    for i, row in enumerate(rows):
        spectrum = np.fft.rfft(row, size) * np.fft.rfft(_room(seconds, bright, seed + i), size)
        heard.append(np.pad(row, (0, count(seconds))) + wet * np.fft.irfft(spectrum, size))
    return np.stack(heard) if sound.ndim == 2 else heard[0]


def echo_loop(sound: Signal, seconds: float, wet: float, bright: float = 5000.0, seed: int = 1) -> Signal:
    """The same for a loop: what rings beyond the end rings on at the beginning."""
    size = sound.shape[-1]
    longer = echo(sound, seconds, wet, bright, seed)
    loop = longer[..., :size].copy()
    wrap(loop, longer[..., size:], 0.0)
    return loop
