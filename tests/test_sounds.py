"""The sound files as the game decodes them: there, not too long, equally loud, never clipped, loops without a seam."""

from __future__ import annotations

from array import array
from functools import cache
from math import log10
from operator import mul
from pathlib import Path
from typing import NamedTuple

import pytest
from panda3d.core import Datagram, Filename, MovieAudio

SOUNDS = Path(__file__).resolve().parent.parent / "sounds"
EFFECTS = sorted(path.stem for path in SOUNDS.glob("*.ogg") if not path.stem.startswith(("music", "ambience")))
MOODS = ("island", "hill")
LAYERS = 4
FULL = 32768
INAUDIBLE = 104
"""50 decibels below full, and more than 20 below the loop itself."""


class Sound(NamedTuple):
    rate: int
    channels: tuple[array, ...]

    @property
    def seconds(self) -> float:
        return len(self.channels[0]) / self.rate


@cache
def sound(name: str) -> Sound:
    cursor = MovieAudio.get(Filename.fromOsSpecific(str(SOUNDS / f"{name}.ogg"))).open()
    samples, count, part = array("h"), cursor.audioChannels(), Datagram()
    cursor.readSamples(round(cursor.length() * cursor.audioRate()), part)
    samples.frombytes(part.getMessage())
    return Sound(cursor.audioRate(), tuple(samples[i::count] for i in range(count)))


def peak(heard: Sound) -> float:
    return max(max(max(row), -min(row)) for row in heard.channels) / FULL


def decibels(heard: Sound, window: float) -> float:
    """The power of the loudest window, all channels together."""
    size = int(heard.rate * window)
    powers = []
    for start in range(0, max(1, len(heard.channels[0]) - size + 1), size // 2):
        parts = [row[start : start + size] for row in heard.channels]
        powers.append(sum(sum(map(mul, part, part)) for part in parts) / size)
    return 10 * log10(max(powers) / FULL**2 + 1e-12)


def test_all_of_them_are_small() -> None:
    assert sum(path.stat().st_size for path in SOUNDS.iterdir()) < 5_000_000


@pytest.mark.parametrize("name", EFFECTS)
def test_effect_is_as_loud_as_the_others(name: str) -> None:
    heard = sound(name)
    assert heard.rate == 44100 and len(heard.channels) == 1
    assert heard.seconds < (6 if name == "win" else 3)
    assert 0.03 < peak(heard) < 0.95
    quiet = {"hover": -44, "bow": -36, "shake": -40, "card_draw": -36}
    assert quiet.get(name, -33) < decibels(heard, 0.2) < -15


@pytest.mark.parametrize("name", EFFECTS)
def test_effect_begins_soon_and_ends_in_silence(name: str) -> None:
    row = sound(name).channels[0]
    loud = max(max(row), -min(row)) * 0.1
    first = next(i for i, value in enumerate(row) if abs(value) > loud)
    assert first < 44100 * 0.15
    assert max(map(abs, row[-200:])) < 0.02 * FULL
    assert abs(row[0]) < 0.02 * FULL


@pytest.mark.parametrize("mood", MOODS)
def test_the_layers_of_the_music_fit_together(mood: str) -> None:
    layers = [sound(f"music_{mood}_{i + 1}") for i in range(LAYERS)]
    assert len({(layer.rate, len(layer.channels[0])) for layer in layers}) == 1
    assert layers[0].seconds >= 55
    for layer in layers:
        assert -36 < decibels(layer, 3.0) < -20
    assert sum(peak(layer) for layer in layers) < 1.6  # they never peak all at once
    together = [sum(values) for values in zip(*(layer.channels[0] for layer in layers), strict=True)]
    assert max(max(together), -min(together)) < 0.9 * FULL


@pytest.mark.parametrize("mood", MOODS)
def test_ambience_lies_below_the_music(mood: str) -> None:
    heard = sound(f"ambience_{mood}")
    assert heard.seconds >= 30 and len(heard.channels) == 2
    assert -42 < decibels(heard, 3.0) < -26 and peak(heard) < 0.5


LOOPS = [f"music_{mood}_{i + 1}" for mood in MOODS for i in range(LAYERS)] + [f"ambience_{mood}" for mood in MOODS]


@pytest.mark.parametrize("name", LOOPS)
def test_loop_has_no_click_where_its_end_meets_its_beginning(name: str) -> None:
    """What is heard round the seam bends no more sharply than it usually does in the two seconds before and after."""
    heard = sound(name)
    for row in heard.channels:
        usual = sorted(bends(row[: 2 * heard.rate]) + bends(row[-2 * heard.rate :]))
        assert max(bends(row[-4:] + row[:4])) <= max(usual[int(0.99 * len(usual))], INAUDIBLE)


def bends(row: array) -> list[int]:
    """How far each sample is from the line through its neighbours."""
    return [abs(a - 2 * b + c) for a, b, c in zip(row, row[1:], row[2:], strict=False)]
