"""The music of the island: C major, easy and sunny, in layers that join one after another.

A (8 bars), B (8), A again with another end. All layers are as long as each other and fit in any choice.
"""

from __future__ import annotations

from art.sounds_band import bass, drum, marimba, ocarina, shaker, ukulele
from art.sounds_score import Note, Part, loop, melody, pattern
from art.sounds_wave import Signal, echo_loop

TEMPO, BEATS = 96.0, 96.0
_VOICINGS = {
    "C": ("G4", "C4", "E4", "C5"), "Am": ("A4", "C4", "E4", "A4"), "F": ("A4", "C4", "F4", "A4"),
    "G": ("G4", "D4", "G4", "B4"), "Dm": ("A4", "D4", "F4", "A4"),
}  # fmt: skip
_ROOTS = {"C": ("C3", "G2"), "Am": ("A2", "E3"), "F": ("F2", "C3"), "G": ("G2", "D3"), "Dm": ("D3", "A2")}
_BARS = """
C Am F G C Am F.G C | F C Dm Am F C Dm G | C Am F G C Am F.G C
"""
_CHORDS = _BARS.replace("|", " ").split()
_HALVES = [half for bar in _CHORDS for half in (bar.split(".") * 2)[:2]]
"""A chord for every two beats."""

_TUNE = """
E5:1 G5:.5 E5:.5 C5:1 -:1 | D5:.5 E5:.5 A4:1 C5:2 | A4:1 C5:.5 D5:.5 F5:1 E5:.5 D5:.5 | D5:2 B4:1 G4:1 |
E5:1 G5:.5 E5:.5 C5:1 -:1 | D5:.5 E5:.5 G5:1 E5:2 | F5:1 E5:.5 D5:.5 B4:1 D5:1 | C5:2 -:2 |
A5:1.5 G5:.5 F5:1 C5:1 | G5:1.5 E5:.5 C5:2 | F5:1 D5:.5 F5:.5 A5:1 F5:1 | E5:3 -:1 |
A5:1.5 G5:.5 F5:1 A5:1 | G5:1 E5:.5 G5:.5 C6:2 | A5:1 F5:.5 D5:.5 F5:1 A4:1 | B4:1 D5:1 G5:2 |
E5:1 G5:.5 E5:.5 C5:1 -:1 | D5:.5 E5:.5 A4:1 C5:1 A4:1 | F5:1 A5:.5 G5:.5 F5:1 D5:1 | G5:1 F5:.5 D5:.5 B4:2 |
E5:1 G5:.5 A5:.5 C6:1 G5:1 | A5:.5 G5:.5 E5:1 C5:2 | F5:1 A5:.5 F5:.5 D5:1 B4:1 | C5:2 -:2
"""
_SONG = """
G5:3 -:1 | E5:4 | C5:2 A5:2 | G5:3 -:1 | G5:4 | A5:2 E5:2 | F5:2 G5:2 | E5:3 -:1 |
C5:2 F5:2 | E5:3 -:1 | D5:2 F5:2 | C5:3 -:1 | C5:2 F5:2 | E5:2 G5:2 | F5:3 -:1 | D5:2 B4:2 |
C5:2 E5:2 | A5:3 -:1 | F5:2 C5:2 | D5:3 -:1 | C5:2 G5:2 | E5:3 -:1 | A5:2 G5:2 | E5:3 -:1
"""


def _picked() -> list[Note]:
    """The ukulele: fingers over the chord, the thumb first."""
    figure = [(0, 1, 1, 1.0), (0.5, 2, 0.5, 0.6), (1, 3, 1, 0.8), (1.5, 2, 0.5, 0.55)]
    other = [(0, 0, 1, 0.85), (0.5, 2, 0.5, 0.55), (1, 3, 0.5, 0.75), (1.5, 0, 0.5, 0.5)]
    bars = [_VOICINGS[chord] for chord in _HALVES]
    even = [note for note in pattern(bars, figure, 2) if note.beat % 4 < 2]
    return even + [note for note in pattern(bars, other, 2) if note.beat % 4 >= 2]


def _strummed() -> list[Note]:
    """Light strums between the beats: the strings one just after the other."""
    steps = [(beat + 0.03 * i, i, 0.5, strength) for beat, strength in ((0.5, 0.5), (1.0, 0.9), (1.5, 0.6))
             for i in range(4)]  # fmt: skip
    return pattern([_VOICINGS[chord] for chord in _HALVES], steps, 2)


def _roots(steps: list[tuple[float, int, float, float]]) -> list[Note]:
    return pattern([_ROOTS[chord] for chord in _HALVES], steps, 2)


def _beats(*steps: tuple[float, float, float]) -> list[Note]:
    """Drums in every bar: (beat, hertz, strength)."""
    return [Note(4 * bar + beat, hertz, 0.5, strength) for bar in range(24) for beat, hertz, strength in steps]


def _layer(parts: list[Part], ring: float, wet: float) -> Signal:
    return echo_loop(loop(parts, BEATS, TEMPO, swing=0.56), ring, wet, 4500)


def layers() -> list[Signal]:
    """The calm ground, the tune, the walk, the song above."""
    seeds = [(0.5 * i, 0.0, 0.9 if i % 2 else 0.45) for i in range(8)]
    return [
        _layer([Part(ukulele, _picked(), 0.8, -0.25), Part(bass, _roots([(0, 0, 2, 1.0)]), 0.5, 0.1)], 0.9, 0.18),
        _layer([Part(marimba, melody(_TUNE), 1.0, 0.0)], 0.9, 0.16),
        _layer([
            Part(bass, _roots([(1, 1, 1, 0.7), (1.5, 0, 0.5, 0.45)]), 0.7), Part(shaker, _beats(*seeds), 0.22),
            Part(drum, _beats((0, 150, 0.8), (1.5, 235, 0.55), (2.5, 150, 0.6), (3, 235, 0.8)), 0.5),
        ], 0.6, 0.1),
        _layer([Part(ocarina, melody(_SONG), 0.7, 0.3), Part(ukulele, _strummed(), 0.3, -0.45)], 1.0, 0.2),
    ]  # fmt: skip
