"""What is heard of pawns and goblins on their way: hops, ladders, water, ground that turns."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

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

Make = Callable[[], Signal]


def thump(low: float, seconds: float = 0.16) -> Signal:
    """The weight in a step: a low tone that drops."""
    return tone(glide(seconds, (0, low * 1.9), (0.03, low * 1.15), (seconds, low)), seconds) * fall(seconds, 0.045)


def hop_stone() -> Signal:
    sound = modes(0.3, [(523, 0.5, 0.045), (1180, 0.5, 0.03), (1874, 0.35, 0.02), (2790, 0.2, 0.012)])
    put(sound, noise(0.03, 1200, 6000, 1) * fall(0.03, 0.006, 0.0005), 0, 0.5)
    put(sound, thump(120), 0, 0.5)
    return echo(sound, 0.25, 0.12, 4000)


def hop_wood() -> Signal:
    sound = modes(0.3, [(294, 0.9, 0.06), (703, 0.6, 0.04), (1140, 0.3, 0.025), (1730, 0.15, 0.015)])
    put(sound, noise(0.03, 700, 3500, 2) * fall(0.03, 0.008, 0.0005), 0, 0.35)
    put(sound, thump(105), 0, 0.5)
    return echo(sound, 0.22, 0.1, 3500)


def _crunch(low: float, high: float, seconds: float, seed: int) -> Signal:
    """Many small grains under a foot."""
    grains = chance(seed).random(count(seconds)) ** 14
    sound = band(noise(seconds, low, high, seed) * (0.25 + grains), low, high)
    return sound * fall(seconds, seconds / 3.2, 0.006)


def hop_sand() -> Signal:
    sound = np.zeros(count(0.3))
    put(sound, _crunch(900, 5200, 0.2, 3), 0.0, 1.8)
    put(sound, thump(98), 0, 0.45)
    return sound


def hop_grass() -> Signal:
    sound = np.zeros(count(0.3))
    put(sound, _crunch(2200, 8200, 0.16, 4), 0.0, 1.2)
    put(sound, _crunch(1800, 6000, 0.12, 5), 0.05, 0.6)
    put(sound, thump(112), 0, 0.5)
    return sound


def hop_soft() -> Signal:
    """Onto somebody's shoulders: a little drum that bends."""
    pitch = glide(0.32, (0, 165), (0.07, 262), (0.32, 236))
    sound = tone(pitch, 0.32, (1, 0.22, 0.06)) * fall(0.32, 0.09, 0.006)
    put(sound, thump(120), 0, 0.5)
    return echo(sound, 0.25, 0.12, 3000)


def leap() -> Signal:
    """Off the ground with a spring."""
    t = times(0.42)
    pitch = glide(0.42, (0, 196), (0.3, 523), (0.42, 587)) * (1 + 0.05 * np.sin(2 * np.pi * 17 * t) * np.exp(-t / 0.16))
    spring = tone(pitch, 0.42, (1, 0.3, 0.1)) * swell(0.42, 0.03, 0.25)
    air = sweep(0.42, [(0, 500), (0.42, 2200)], 6) * swell(0.42, 0.12, 0.25)
    return echo(0.7 * spring + 0.35 * air, 0.3, 0.15, 4000)


def land() -> Signal:
    """Down from high above."""
    sound = np.zeros(count(0.5))
    put(sound, thump(74, 0.3), 0, 1.3)
    put(sound, _crunch(400, 3600, 0.28, 7), 0, 0.9)
    put(sound, modes(0.2, [(310, 0.4, 0.05), (560, 0.3, 0.03)]), 0, 0.6)
    return echo(sound, 0.3, 0.12, 3000)


def rope() -> Signal:
    """A ladder's rope takes the weight: stick and slip, faster and slower, in a dry body of wood."""
    seconds, grain = 0.26, chance(8)
    sound, at, rate = np.zeros(count(seconds)), 0.012, 60.0
    while at < seconds - 0.04:
        put(sound, modes(0.035, [(430, 0.8, 0.008), (890, 0.6, 0.006), (1510, 0.35, 0.004)]), at, 0.5 + grain.random())
        rate = 58 + 62 * np.sin(np.pi * at / seconds)
        at += (1 + 0.22 * grain.standard_normal()) / rate
    sound = sound * swell(seconds, 0.05, 0.09)
    put(sound, modes(0.1, [(196, 1, 0.03), (392, 0.4, 0.02)]), 0.0, 0.9)
    return echo(sound, 0.2, 0.1, 3500)


def _drop(hertz: float) -> Signal:
    """A bubble that bursts."""
    return tone(glide(0.07, (0, hertz), (0.07, hertz * 1.8)), 0.07) * fall(0.07, 0.02, 0.003)


def splash() -> Signal:
    seconds, grain = 0.95, chance(9)
    sound = sweep(seconds, [(0, 700), (0.08, 2600), (0.5, 1500), (seconds, 1100)], 10, 2.6) * fall(seconds, 0.16, 0.012)
    put(sound, thump(82, 0.25), 0.0, 1.1)
    for i in range(22):
        put(sound, _drop(420 + 900 * grain.random()), 0.1 + 0.62 * grain.random() ** 1.3, 0.28 * (1 - i / 30))
    return echo(sound, 0.35, 0.12, 5000)


def slide() -> Signal:
    """Down the waterfall: rushing water, and a whistle that falls."""
    seconds = 0.8
    water = sweep(seconds, [(0, 1500), (0.5, 2600), (seconds, 1200)], 12, 2.4) * swell(seconds, 0.12, 0.2)
    wobble = 1 + 0.012 * np.sin(2 * np.pi * 9 * times(seconds))
    pitch = glide(seconds, (0, 1046), (0.12, 1110), (0.66, 392), (seconds, 370)) * wobble
    whistle = tone(pitch, seconds, (1, 0.1)) * swell(seconds, 0.05, 0.16)
    return echo(0.45 * water + 0.5 * whistle, 0.35, 0.16, 4500)


def shake() -> Signal:
    """Water is shaken off."""
    sound = noise(0.36, 1800, 6500, 20) * swell(0.36, 0.05, 0.1)
    return sound * (0.25 + np.clip(np.sin(2 * np.pi * 8.3 * times(0.36)), 0, 1)) * curve(0.36, (0, 1), (0.36, 0.3))


def grind() -> Signal:
    """Stone on stone, for as long as a level turns."""
    seconds, grain = 1.62, chance(30)
    rough = np.interp(times(seconds), np.linspace(0, seconds, 90), 0.35 + 0.65 * grain.random(90))
    low, high = noise(seconds, 45, 190, 31), noise(seconds, 240, 1300, 32)
    sound = (1.1 * low + 0.5 * high * rough) * (0.6 + 0.4 * rough)
    for _ in range(46):
        pebble = modes(0.05, [(600 + 900 * grain.random(), 1, 0.007), (1900 + 900 * grain.random(), 0.4, 0.004)])
        put(sound, pebble, 0.1 + 1.35 * grain.random(), 0.25 * grain.random())
    return echo(sound * swell(seconds, 0.22, 0.28), 0.4, 0.12, 2200)


def clunk() -> Signal:
    """A level has found its place."""
    sound = np.zeros(count(0.6))
    put(sound, thump(58, 0.4), 0, 1.6)
    put(sound, modes(0.4, [(152, 0.9, 0.09), (287, 0.6, 0.06), (523, 0.35, 0.04), (960, 0.2, 0.02)]), 0, 0.9)
    put(sound, _crunch(500, 3000, 0.3, 33), 0.01, 0.5)
    return echo(sound, 0.4, 0.15, 2500)


def bow() -> Signal:
    """Two little bounces on the spot."""
    sound = np.zeros(count(0.5))
    for at, pitch, strength in ((0.06, 392, 1.0), (0.27, 494, 0.6)):
        put(sound, modes(0.16, [(pitch, 1, 0.045), (pitch * 3.9, 0.2, 0.012)]), at, strength)
        put(sound, thump(110), at, 0.3 * strength)
    return echo(sound, 0.25, 0.12, 3000)


def nothing() -> Signal:
    """No, nothing: two muted notes downwards."""
    sound = np.zeros(count(0.5))
    for at, pitch in ((0.0, 262), (0.17, 208)):
        put(sound, modes(0.3, [(pitch, 1, 0.07), (pitch * 2, 0.25, 0.05), (pitch * 3.9, 0.15, 0.015)]), at)
    return echo(sound, 0.25, 0.15, 2500)


BOARD: dict[str, tuple[Make, float]] = {
    "hop_stone": (hop_stone, -25), "hop_wood": (hop_wood, -25), "hop_sand": (hop_sand, -26),
    "hop_grass": (hop_grass, -26), "hop_soft": (hop_soft, -25), "leap": (leap, -26), "land": (land, -23),
    "rope": (rope, -27), "splash": (splash, -22), "slide": (slide, -23), "shake": (shake, -30),
    "grind": (grind, -23), "clunk": (clunk, -22), "bow": (bow, -30), "nothing": (nothing, -26),
}  # fmt: skip
"""By name: what makes each, and how loud it is to be."""
