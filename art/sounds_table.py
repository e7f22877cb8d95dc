"""What is heard of cards, dice and buttons."""

from __future__ import annotations

import numpy as np

from art.sounds_board import Make, thump
from art.sounds_wave import Signal, chance, count, curve, echo, fall, modes, noise, put, sweep, swell, times, tone

C5, D5, E5, G5, A5, C6, E6, G6 = 523.25, 587.33, 659.26, 783.99, 880.0, 1046.5, 1318.5, 1568.0


def bell(hertz: float, seconds: float, soft: float = 1.0) -> Signal:
    """A small chime: a bar that is struck, with a hint of metal."""
    parts = [(hertz, 1.0, 0.34 * seconds), (hertz * 2.0, 0.22 * soft, 0.2 * seconds),
             (hertz * 2.76, 0.16 * soft, 0.1 * seconds), (hertz * 5.4, 0.07 * soft, 0.04 * seconds)]  # fmt: skip
    return modes(seconds, parts) * fall(seconds, 1e9, 0.003)


def wood(hertz: float, seconds: float = 0.5) -> Signal:
    """A note of the marimba."""
    parts = [(hertz, 1.0, 0.16), (hertz * 3.93, 0.28, 0.045), (hertz * 9.2, 0.06, 0.012)]
    sound = modes(seconds, parts)
    put(sound, noise(0.012, 800, 3000, 60) * fall(0.012, 0.004, 0.0005), 0, 0.12)
    return sound


def card_flick() -> Signal:
    """Out of the hand: paper that bends and snaps free."""
    sound = np.zeros(count(0.24))
    put(sound, sweep(0.16, [(0, 1800), (0.1, 4200), (0.16, 5200)], 40, 2.0) * swell(0.16, 0.05, 0.05), 0, 0.5)
    put(sound, noise(0.03, 1500, 7000, 41) * fall(0.03, 0.006, 0.0006), 0.115, 1.1)
    put(sound, modes(0.05, [(820, 0.5, 0.01), (1650, 0.3, 0.006)]), 0.115, 0.6)
    return sound


def card_draw() -> Signal:
    """Off the pile: one card slides on another."""
    return sweep(0.26, [(0, 2600), (0.2, 4800), (0.26, 5400)], 42, 1.8) * swell(0.26, 0.1, 0.08)


def card_land() -> Signal:
    """Onto the pile: a soft pat."""
    sound = np.zeros(count(0.2))
    put(sound, noise(0.08, 500, 4200, 43) * fall(0.08, 0.016, 0.001), 0, 0.9)
    put(sound, thump(140, 0.1), 0, 0.6)
    return sound


def shuffle() -> Signal:
    """Many cards run into each other."""
    seconds, grain = 0.95, chance(44)
    sound = np.zeros(count(seconds))
    at = 0.02
    while at < 0.72:
        flick = noise(0.02, 1400, 6500, 45) * fall(0.02, 0.005, 0.0006)
        put(sound, flick, at, 0.45 + 0.4 * grain.random())
        at += 0.017 + 0.012 * grain.random() + 0.01 * (at > 0.5)
    put(sound, noise(0.1, 500, 4000, 46) * fall(0.1, 0.02, 0.001), 0.8, 1.2)
    return sound


def _knock(pitch: float, strength: float, seed: int) -> Signal:
    sound = modes(0.09, [(pitch, 0.7, 0.016), (pitch * 1.93, 0.5, 0.011), (pitch * 2.9, 0.3, 0.007)])
    put(sound, noise(0.012, 1500, 7000, seed) * fall(0.012, 0.003, 0.0004), 0, 0.5)
    return sound * strength


def die_rattle() -> Signal:
    """In the hand, before the throw."""
    grain = chance(47)
    sound = np.zeros(count(0.42))
    for i in range(9):
        knock = _knock(900 + 900 * grain.random(), 0.5 + 0.5 * grain.random(), 50 + i)
        put(sound, knock, 0.01 + 0.042 * i + 0.012 * grain.random())
    return sound * curve(0.42, (0, 0.5), (0.1, 1), (0.3, 1), (0.42, 0.2))


def die_hit() -> Signal:
    """On the table: wood under it."""
    sound = np.zeros(count(0.26))
    put(sound, _knock(760, 1.0, 61), 0)
    put(sound, modes(0.2, [(182, 0.8, 0.04), (330, 0.4, 0.03)]), 0)
    return echo(sound, 0.2, 0.1, 3500)


def die_show() -> Signal:
    """It turns its face to you."""
    sound = np.zeros(count(0.6))
    put(sound, wood(C5), 0.0, 0.8)
    put(sound, wood(G5), 0.09, 0.9)
    return echo(sound, 0.3, 0.16, 5000)


def chip_turn() -> Signal:
    """A wooden chip whirls up and over."""
    sound = sweep(0.75, [(0, 700), (0.35, 1700), (0.75, 800)], 62, 1.5) * swell(0.75, 0.15, 0.3) * 0.28
    for at, strength in ((0.0, 0.7), (0.3, 0.35), (0.42, 0.45), (0.54, 0.35)):
        put(sound, modes(0.1, [(640, 0.6, 0.018), (1380, 0.4, 0.01)]), at, strength)
    return sound


def chip_down() -> Signal:
    """A chip lies on stone again."""
    sound = modes(0.2, [(470, 0.8, 0.035), (1010, 0.5, 0.02), (1850, 0.2, 0.01)])
    put(sound, thump(125, 0.12), 0, 0.5)
    return sound


def click() -> Signal:
    """A button."""
    sound = modes(0.12, [(698, 0.8, 0.018), (1397, 0.4, 0.01), (2600, 0.15, 0.005)])
    put(sound, noise(0.008, 1000, 5000, 63) * fall(0.008, 0.002, 0.0004), 0, 0.25)
    return sound


def hover() -> Signal:
    """The pointer comes to something."""
    return modes(0.06, [(1046, 0.6, 0.009), (2093, 0.2, 0.005)]) * fall(0.06, 0.02, 0.002)


def no() -> Signal:
    """That can't be chosen: two soft low knocks."""
    sound = np.zeros(count(0.3))
    for at in (0.0, 0.11):
        put(sound, modes(0.16, [(185, 1, 0.035), (370, 0.35, 0.02), (740, 0.1, 0.01)]), at, 1.0 if not at else 0.8)
    return sound


def your_turn() -> Signal:
    """A gentle chime: it is you who is asked now."""
    sound = np.zeros(count(1.2))
    for at, hertz, strength in ((0.0, G5, 0.8), (0.13, C6, 1.0)):
        put(sound, bell(hertz, 1.0, 0.6), at, strength)
    return echo(sound, 0.6, 0.2, 6000)


def pop() -> Signal:
    """Confetti."""
    sound = np.zeros(count(0.5))
    put(sound, thump(150, 0.2), 0, 1.2)
    put(sound, noise(0.3, 900, 7500, 64) * fall(0.3, 0.05, 0.001), 0, 0.9)
    put(sound, sweep(0.4, [(0, 4500), (0.4, 6500)], 65, 1.4) * fall(0.4, 0.14, 0.05), 0.05, 0.4)
    return sound


def win() -> Signal:
    """A fanfare of bells and wood over warm chords; three bars that end at home."""
    beat = 0.19
    melody = [(0, G5 / 2), (1, C5), (2, E5), (3, G5), (5, E5), (6, G5), (7, C6), (10, A5), (11, C6), (12, D5 * 2),
              (13, E6), (16, C6), (16, E6), (16, G6)]  # fmt: skip
    chords = [(0, (130.8, 196.0, 261.6, 329.6)), (5, (174.6, 220.0, 261.6, 349.2)), (10, (196.0, 246.9, 293.7, 349.2)),
              (16, (130.8, 196.0, 261.6, 329.6, 392.0))]  # fmt: skip
    sound = np.zeros(count(4.6))
    for at, hertz in melody:
        put(sound, bell(hertz, 1.3, 0.8), at * beat, 0.55)
        put(sound, wood(hertz, 0.6), at * beat, 0.5)
    for at, notes in chords:
        long = 1.5 if at == 16 else 1.0
        for hertz in notes:
            pad = tone(hertz * (1 + 0.002 * np.sin(2 * np.pi * 5 * times(long))), long, (1, 0.45, 0.25, 0.12, 0.06))
            put(sound, pad * swell(long, 0.04, 0.5 * long), at * beat, 0.11)
    return echo(sound, 0.9, 0.22, 6000)


TABLE: dict[str, tuple[Make, float]] = {
    "card_flick": (card_flick, -26), "card_draw": (card_draw, -28), "card_land": (card_land, -28),
    "shuffle": (shuffle, -25), "die_rattle": (die_rattle, -26), "die_hit": (die_hit, -24), "die_show": (die_show, -25),
    "chip_turn": (chip_turn, -26), "chip_down": (chip_down, -26), "click": (click, -29), "hover": (hover, -38),
    "no": (no, -27), "your_turn": (your_turn, -25), "pop": (pop, -24), "win": (win, -19),
}  # fmt: skip
"""By name: what makes each, and how loud it is to be."""
