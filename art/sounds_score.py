"""Scores: what is played when, written as words, and how that becomes a loop whose end meets its beginning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from art.sounds_band import Instrument
from art.sounds_wave import Signal, chance, count, pan, wrap

_STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


class Note(NamedTuple):
    """Begins at `beat` of the loop and lasts `beats`; `strength` 1 is usual."""

    beat: float
    hertz: float
    beats: float
    strength: float


def pitch(name: str) -> float:
    """Hertz of a note as `A4`, `Bb3` or `C#5`."""
    letter, octave = name[0], int(name[-1])
    step = _STEPS[letter] + name.count("#") - name[1:].count("b")
    return 440.0 * 2.0 ** ((step - 9) / 12 + octave - 4)


def melody(words: str, strength: float = 1.0) -> list[Note]:
    """`E5:1.5 -:.5 | ...`: notes and rests with their beats, one after another; bars are for the eye."""
    notes, beat = [], 0.0
    for word in words.replace("|", " ").split():
        name, _, beats = word.partition(":")
        if name != "-":
            notes.append(Note(beat, pitch(name), float(beats), strength))
        beat += float(beats)
    return notes


def pattern(
    bars: Sequence[Sequence[str]], steps: Sequence[tuple[float, int, float, float]], per_bar: float
) -> list[Note]:
    """The same figure in each bar, on the notes of its chord: steps of (beat, which note, beats, strength)."""
    return [Note(bar * per_bar + beat, pitch(chord[which % len(chord)]), beats, strength)
            for bar, chord in enumerate(bars) for beat, which, beats, strength in steps]  # fmt: skip


class Part(NamedTuple):
    """What one instrument plays: how loud, and where it sits from -1 left to 1 right."""

    instrument: Instrument
    notes: Sequence[Note]
    strength: float
    place: float = 0.0


def loop(parts: Sequence[Part], beats: float, tempo: float, swing: float = 0.5, seed: int = 300) -> Signal:
    """All parts as two rows, played a little unevenly, as by hand. `tempo` is beats a minute; `swing` is where in a
    beat its second half begins."""
    grain = chance(seed)
    sound = np.zeros((2, count(beats * 60 / tempo)))
    for part in parts:
        for note in part.notes:
            at = _swung(note.beat, swing) * 60 / tempo + 0.004 * grain.standard_normal()
            strength = part.strength * note.strength * (1 + 0.08 * grain.standard_normal())
            heard = part.instrument(note.hertz, note.beats * 60 / tempo)
            wrap(sound, pan(heard, part.place), at % (beats * 60 / tempo), strength)
    return sound


def _swung(beat: float, swing: float) -> float:
    whole, half = divmod(beat, 1.0)
    return whole + (half * 2 * swing if half < 0.5 else swing + (half - 0.5) * 2 * (1 - swing))
