"""What is heard of the hill's magic: ghosts, storms, ravens, crystals, passages and traps."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from art.sounds_board import Make, thump
from art.sounds_table import bell
from art.sounds_wave import (
    Signal,
    band,
    chance,
    count,
    curve,
    echo,
    fall,
    glide,
    modes,
    noise,
    put,
    sweep,
    swell,
    times,
    tone,
)  # fmt: skip


def _vowel(voice: Signal, formants: Sequence[tuple[float, float, float]]) -> Signal:
    """A voice through a mouth: (hertz, strength, width in hertz) of each resonance."""
    size = len(voice)
    hertz = np.fft.rfftfreq(size, 1 / 44_100)
    gain = sum(k / (1 + ((hertz - f) / width) ** 2) for f, k, width in formants)
    return np.fft.irfft(np.fft.rfft(voice) * gain, size)


_BUZZ = tuple(1 / i for i in range(1, 30))


def ghost() -> Signal:
    """Hoo-hoo: more friendly than frightening."""
    seconds = 1.0
    t = times(seconds)
    pitch = glide(seconds, (0, 294), (0.2, 440), (0.42, 370), (0.5, 349), (0.68, 494), (seconds, 330))
    voice = tone(pitch * (1 + 0.018 * np.sin(2 * np.pi * 6 * t)), seconds, (1, 0.35, 0.12, 0.04))
    shape = curve(seconds, (0, 0), (0.12, 1), (0.4, 0.55), (0.48, 0.35), (0.62, 1), (seconds, 0))
    breath = sweep(seconds, [(0, 600), (0.5, 900), (seconds, 600)], 70, 1.4) * 0.14
    return echo((voice + breath) * shape, 0.9, 0.4, 3500)


def storm() -> Signal:
    """Wind that rises and whistles through towers, and thunder far away."""
    seconds = 2.3
    gust = sweep(seconds, [(0, 260), (0.7, 900), (1.1, 620), (1.6, 1050), (seconds, 300)], 71, 2.0)
    through = [(0, 700.0), (0.8, 1450.0), (1.2, 1050.0), (1.7, 1500.0), (seconds, 800.0)]
    whistle = band(sweep(seconds, through, 90, 0.4), 600, 2000)
    rumble = noise(seconds, 32, 110, 91) * curve(seconds, (0, 0), (0.2, 0.3), (0.6, 1), (1.3, 0.5), (seconds, 0))
    return echo((gust + 0.35 * whistle) * swell(seconds, 0.35, 0.8) + 0.9 * rumble, 0.6, 0.2, 4000)


def _caw(seconds: float, high: float, seed: int) -> Signal:
    pitch = glide(seconds, (0, high * 0.85), (0.06, high), (seconds, high * 0.7))
    rough = 1 + 0.5 * np.sin(2 * np.pi * 62 * times(seconds))
    voice = tone(pitch, seconds, _BUZZ) * rough + 0.5 * noise(seconds, 800, 3500, seed)
    return _vowel(voice, [(980, 1.0, 220), (1550, 0.8, 260), (2700, 0.25, 400)]) * swell(seconds, 0.03, 0.14)


def raven() -> Signal:
    """Caw, caw."""
    sound = np.zeros(count(0.85))
    put(sound, _caw(0.3, 430, 92), 0.0)
    put(sound, _caw(0.36, 400, 93), 0.38, 0.85)
    return echo(sound, 0.5, 0.2, 3500)


def wings() -> Signal:
    """Feathers beat the air."""
    sound = np.zeros(count(0.8))
    for i in range(4):
        put(sound, noise(0.15, 150, 1500, 94 + i) * swell(0.15, 0.06, 0.08), 0.02 + 0.19 * i, 1 - 0.16 * i)
    return sound


def _glitter(notes: Sequence[float], gap: float, long: float) -> Signal:
    sound = np.zeros(count(gap * len(notes) + long))
    for i, hertz in enumerate(notes):
        put(sound, bell(hertz, long, 0.7), gap * i, 0.6 + 0.4 * i / len(notes))
    return sound


def crystal() -> Signal:
    """Glass that rings from inside."""
    return echo(_glitter((987.8, 1480, 1760, 2217, 1480, 2637), 0.085, 0.9), 0.9, 0.35, 7000)


def stone() -> Signal:
    """A magic stone is found."""
    return echo(_glitter((587.3, 740.0, 880.0, 1174.7, 1480.0, 1760.0), 0.07, 0.9), 0.8, 0.3, 7000)


def shatter() -> Signal:
    """A stone bursts into green sparks."""
    grain = chance(98)
    sound = noise(0.9, 2500, 9000, 99) * fall(0.9, 0.05, 0.001)
    for _ in range(14):
        put(sound, bell(1400 + 2200 * grain.random(), 0.5), 0.3 * grain.random() ** 2, 0.3)
    return echo(sound, 0.6, 0.25, 7000)


def spark() -> Signal:
    """A chip begins to act."""
    return echo(_glitter((880.0, 1318.5, 1760.0), 0.05, 0.5), 0.5, 0.25, 6000)


def bonus() -> Signal:
    """One card more."""
    return echo(_glitter((523.3, 659.3, 784.0, 1046.5), 0.085, 0.8), 0.5, 0.25, 6000)


def passage() -> Signal:
    """Whirled up through the rock."""
    seconds = 0.95
    air = sweep(seconds, [(0, 350), (0.75, 2600), (seconds, 3200)], 110, 1.8) * swell(seconds, 0.35, 0.25)
    pitch = glide(seconds, (0, 220), (0.8, 784), (seconds, 880)) * (1 + 0.02 * np.sin(2 * np.pi * 11 * times(seconds)))
    return echo(0.5 * air + 0.4 * tone(pitch, seconds, (1, 0.25, 0.08)) * swell(seconds, 0.2, 0.25), 0.5, 0.25, 5000)


def trap() -> Signal:
    """The ground opens, and down."""
    seconds = 0.8
    air = sweep(seconds, [(0, 2200), (0.6, 380), (seconds, 300)], 120, 1.8) * swell(seconds, 0.08, 0.3)
    pitch = glide(seconds, (0, 698), (0.7, 165), (seconds, 147))
    sound = 0.5 * air + 0.4 * tone(pitch, seconds, (1, 0.3, 0.1)) * swell(seconds, 0.03, 0.2)
    put(sound, modes(0.2, [(240, 1, 0.05), (510, 0.6, 0.03), (930, 0.3, 0.015)]), 0, 0.8)
    return echo(sound, 0.5, 0.22, 3500)


def oof() -> Signal:
    """A goblin is pushed off."""
    seconds = 0.26
    voice = tone(glide(seconds, (0, 330), (0.05, 392), (seconds, 220)), seconds, _BUZZ)
    sound = _vowel(voice, [(520, 1.0, 110), (1050, 0.5, 140), (2500, 0.1, 300)]) * fall(seconds, 0.12, 0.012)
    put(sound, thump(120, 0.15), 0, 0.35 * float(np.abs(sound).max()))
    return echo(sound, 0.25, 0.15, 3000)


def hup() -> Signal:
    """A goblin pulls itself up."""
    seconds = 0.2
    voice = tone(glide(seconds, (0, 262), (0.12, 440), (seconds, 466)), seconds, _BUZZ)
    return echo(_vowel(voice, [(450, 1.0, 100), (900, 0.6, 140), (2400, 0.1, 300)]) * swell(seconds, 0.03, 0.08), 0.25,
                0.15, 3000)  # fmt: skip


def waits() -> Signal:
    """It has to wait: a little sigh of two notes."""
    voice = tone(glide(0.5, (0, 330), (0.15, 349), (0.5, 247)), 0.5, _BUZZ)
    return echo(_vowel(voice, [(600, 1.0, 120), (1000, 0.5, 150)]) * swell(0.5, 0.06, 0.3), 0.3, 0.15, 3000)


MAGIC: dict[str, tuple[Make, float]] = {
    "ghost": (ghost, -23), "storm": (storm, -22), "raven": (raven, -25), "wings": (wings, -27),
    "crystal": (crystal, -24), "stone": (stone, -23), "shatter": (shatter, -25), "spark": (spark, -27),
    "bonus": (bonus, -24), "passage": (passage, -24), "trap": (trap, -23), "oof": (oof, -25), "hup": (hup, -27),
    "waits": (waits, -27),
}  # fmt: skip
"""By name: what makes each, and how loud it is to be."""
