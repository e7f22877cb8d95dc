"""The music of the hill: a slow waltz in D minor, like a music box by night, in layers that join one after another.

A (8 bars), A with another end, B, A with an end of its own. All layers are as long as each other.
"""

from __future__ import annotations

from art.sounds_band import bass, block, celesta, drum, glass, harp, music_box, strings
from art.sounds_score import Note, Part, loop, melody, pattern
from art.sounds_wave import Signal, echo_loop

TEMPO, BEATS = 90.0, 96.0
_BARS = """
Dm C Bb A Dm F Gm A | Dm C Bb F Gm Dm A Dm | F C Dm Bb F C Gm A | Dm C Bb F Gm Dm A Dm
"""
_CHORDS = _BARS.replace("|", " ").split()
_HARP = {
    "Dm": ("D3", "A3", "D4", "F4"), "C": ("C3", "G3", "C4", "E4"), "Bb": ("Bb2", "F3", "Bb3", "D4"),
    "A": ("A2", "E3", "A3", "C#4"), "F": ("F2", "C3", "F3", "A3"), "Gm": ("G2", "D3", "G3", "Bb3"),
}  # fmt: skip
_HIGH = {
    "Dm": ("A5", "D6", "F6"), "C": ("G5", "C6", "E6"), "Bb": ("F5", "Bb5", "D6"), "A": ("E5", "A5", "C#6"),
    "F": ("A5", "C6", "F6"), "Gm": ("G5", "Bb5", "D6"),
}  # fmt: skip
_TUNE = """
D5:1 F5:1 A5:1 | G5:2 E5:1 | F5:1 D5:1 Bb4:1 | C#5:1 E5:2 | D5:1 F5:1 A5:1 | C6:2 A5:1 | Bb5:1 A5:1 G5:1 | A5:3 |
D5:1 F5:1 A5:1 | G5:1.5 A5:.5 E5:1 | F5:1 Bb5:1 D6:1 | C6:2 A5:1 | Bb5:1 G5:1 D5:1 | A5:1 F5:1 D5:1 |
E5:1 G5:.5 F5:.5 E5:.5 C#5:.5 | D5:3 |
A5:1.5 Bb5:.5 A5:1 | G5:1 E5:1 C5:1 | F5:1.5 G5:.5 F5:1 | D5:2 -:1 | A5:1 C6:1 F6:1 | E6:1.5 D6:.5 C6:1 |
Bb5:1 D6:1 G5:1 | A5:2 C#6:1 |
D6:1 A5:1 F5:1 | G5:1 C6:1 E5:1 | F5:1 D5:1 Bb5:1 | A5:2 F5:1 | G5:1 Bb5:1 D6:1 | A5:1 D5:1 F5:1 |
E5:1 C#5:1 A4:1 | D5:2 -:1
"""


def _arpeggio() -> list[Note]:
    figure = [(0, 0, 3, 1.0), (0.5, 1, 2, 0.6), (1, 2, 2, 0.7), (1.5, 3, 1, 0.75), (2, 2, 1, 0.6), (2.5, 1, 1, 0.5)]
    return pattern([_HARP[chord] for chord in _CHORDS], figure, 3)


def _held(table: dict[str, tuple[str, ...]], *which: int) -> list[Note]:
    return pattern([table[chord] for chord in _CHORDS], [(0, i, 3, 1.0) for i in which], 3)


def _sparkle() -> list[Note]:
    """The music box answers between the beats, and rests in every other bar."""
    figure = [(0.5, 0, 1, 0.7), (1, 1, 1, 0.8), (1.5, 2, 1, 1.0), (2.5, 1, 1, 0.6)]
    return [note for note in pattern([_HIGH[chord] for chord in _CHORDS], figure, 3) if note.beat % 6 >= 3]


def _low(figure: list[tuple[float, int, float, float]]) -> list[Note]:
    return pattern([_HARP[chord] for chord in _CHORDS], figure, 3)


def _ticks() -> list[Note]:
    return [Note(3 * bar + beat, hertz, 0.5, strength) for bar in range(32)
            for beat, hertz, strength in ((1, 880.0, 0.6), (2, 660.0, 0.45))]  # fmt: skip


def _layer(parts: list[Part], ring: float, wet: float) -> Signal:
    return echo_loop(loop(parts, BEATS, TEMPO), ring, wet, 4000)


def layers() -> list[Signal]:
    """The dark ground, the tune, the walk, the sparkle above."""
    heart = [Note(3 * bar, 73.4, 1, 0.9 if bar % 2 else 1.0) for bar in range(32)]
    return [
        _layer([Part(harp, _arpeggio(), 0.55, -0.2), Part(strings, _held(_HARP, 0, 1, 3), 0.4, 0.15)], 1.6, 0.24),
        _layer([Part(celesta, melody(_TUNE), 1.0)], 1.6, 0.22),
        _layer([Part(bass, _low([(0, 0, 1, 1.0), (2, 1, 1, 0.55)]), 0.9), Part(block, _ticks(), 0.1),
                Part(drum, heart, 0.5)], 0.9, 0.14),
        _layer([Part(music_box, _sparkle(), 0.5, 0.4), Part(glass, _held(_HIGH, 0, 1), 0.16, -0.35)], 1.8, 0.28),
    ]  # fmt: skip
