"""sounds/: effects, music in layers, and ambience, made out of nothing but numbers."""

from __future__ import annotations

import numpy as np

from art import sounds_ambience, sounds_hill, sounds_island
from art.sounds_board import BOARD
from art.sounds_file import faded, levelled, slower, write
from art.sounds_magic import MAGIC
from art.sounds_table import TABLE
from art.sounds_wave import Signal

EFFECTS = {**BOARD, **TABLE, **MAGIC}
LAYERS = ((-26.0, 2), (-25.0, 1), (-29.0, 1), (-29.0, 2))
"""How loud each layer of the music is, and how many channels it has: the ground and what is highest are wide."""
AMBIENCE = -34.0
LOOP_RATE = 32_000
_EFFECT_QUALITY, _LOOP_QUALITY = 0.3, 0.2
_REST = (128, 1024)
"""Samples of silence before and after an effect, for the encoder's first and last blocks to be wrong in."""
_EDGE = 0.004
"""Seconds in which a loop sinks to nothing at its seam, for the encoder bends what is left there."""
_LONG = 3.0
"""The seconds over which the loudness of a loop is taken."""


def main() -> None:
    for name, (make, decibels) in EFFECTS.items():
        sound = faded(levelled(make(), decibels), 0.0004, 0.05)
        write(name, np.pad(sound, _REST), _EFFECT_QUALITY)
    for mood, layers in (("island", sounds_island.layers()), ("hill", sounds_hill.layers())):
        for i, (layer, (decibels, channels)) in enumerate(zip(layers, LAYERS, strict=True), 1):
            _write_loop(f"music_{mood}_{i}", layer if channels == 2 else layer.sum(axis=0) / np.sqrt(2), decibels)
    _write_loop("ambience_island", sounds_ambience.sea(), AMBIENCE)
    _write_loop("ambience_hill", sounds_ambience.night(), AMBIENCE)


def _write_loop(name: str, sound: Signal, decibels: float) -> None:
    loop = slower(levelled(sound, decibels, _LONG), LOOP_RATE)
    write(name, faded(loop, _EDGE, _EDGE, LOOP_RATE), _LOOP_QUALITY, LOOP_RATE)


if __name__ == "__main__":
    main()
