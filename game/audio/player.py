"""Playing by Panda3D: short sounds at once, loops in step with each other. Without a device there is silence."""

from __future__ import annotations

import logging
import os
from collections.abc import Mapping, Sequence
from time import perf_counter

from panda3d.core import AudioManager, AudioSound, Filename, loadPrcFileData

from game import paths
from game.audio.mixer import SOUNDS, Heard
from game.cli_streams import errors_to

log = logging.getLogger("hilltops.audio")
_VOICES = 2
"""So many of one sound may ring at the same time."""
_DRIFT = 0.15
"""Seconds that the layers of a loop may be apart."""


class Effects:
    """The short sounds. They are read one by one by `load_next`, or when first asked for."""

    def __init__(self, manager: AudioManager) -> None:
        self._manager = manager
        self._voices: dict[str, list[AudioSound]] = {}
        self._todo = list(SOUNDS)

    def load_next(self) -> None:
        """Read one more file, if any is left."""
        if self._todo:
            self._load(self._todo.pop())

    def _load(self, name: str) -> list[AudioSound]:
        if name not in self._voices:
            self._voices[name] = [_sound(self._manager, name) for _ in range(_VOICES)]
        return self._voices[name]

    def play(self, heard: Heard, volume: float) -> None:
        """Begin a sound now, at a volume 0 to 1; of two that ring already the older one ends."""
        voices = self._load(heard.name)
        voices.append(voices.pop(0))
        voices[0].setPlayRate(heard.rate)
        voices[0].setVolume(heard.gain * volume)
        voices[0].play()

    def cut(self) -> None:
        """End what goes with a motion."""
        for name, voices in self._voices.items():
            if SOUNDS[name].lasting:
                for voice in voices:
                    voice.stop()


class Loops:
    """Loops of the same length that run in step. One that is not heard does not run: it joins where the others are."""

    def __init__(self, manager: AudioManager, names: Sequence[str]) -> None:
        self._sounds = {name: _sound(manager, name, AudioManager.SMStream) for name in names}
        self._running: list[AudioSound] = []
        self.rounds = 0
        self._then = 0.0
        self._delay = 0.0

    @property
    def running(self) -> bool:
        """Whether any of them is heard."""
        return bool(self._running)

    def show(self, levels: Mapping[str, float], volume: float) -> None:
        """Set the loudness of each, and begin or end it as needed."""
        for name, sound in self._sounds.items():
            level = levels.get(name, 0.0) * volume
            sound.setVolume(level)
            if level > 0 and sound not in self._running:
                self._begin(sound)
            elif level <= 0 and sound in self._running:
                sound.stop()
                self._running.remove(sound)
        if self._running:
            self._keep_step()

    def _begin(self, sound: AudioSound) -> None:
        """Where the others are by then: beginning takes about as long as it did the last time."""
        start = perf_counter()
        sound.setLoop(True)
        ahead = self._running[0].getTime() + self._delay if self._running else 0.0
        sound.setTime(ahead % sound.length())
        sound.play()
        self._delay = perf_counter() - start
        self._running.append(sound)

    def _keep_step(self) -> None:
        """Count the rounds, and call back what has strayed."""
        first, *others = self._running
        now, length = first.getTime(), first.length()
        self.rounds += now < self._then - 1
        self._then = now
        for sound in others:
            apart = (sound.getTime() - now + length / 2) % length - length / 2
            if abs(apart) > _DRIFT:
                self._running.remove(sound)
                self._begin(sound)


class Player:
    """The device. `silent` where there is none: then nothing may be asked of it. Its `managers`, for effects and for
    loops, must be updated in every turn of the app's loop, and shut down at its end."""

    def __init__(self) -> None:
        loadPrcFileData("hilltops", "audio-buffering-seconds 1.5\naudio-cache-limit 120")
        with errors_to(os.open(os.devnull, os.O_WRONLY)):  # the libraries complain of a missing device
            self.managers = [AudioManager.createAudioManager() for _ in range(2)]
            self.silent = not all(manager and manager.isValid() for manager in self.managers)
        if self.silent:
            log.info("There is no sound device; the game goes on in silence.")
            return
        self.managers[0].setConcurrentSoundLimit(20)
        self.effects = Effects(self.managers[0])
        self._loops: dict[tuple[str, ...], Loops] = {}

    def loops(self, names: tuple[str, ...]) -> Loops:
        """These loops, read when they are first asked for."""
        if names not in self._loops:
            self._loops[names] = Loops(self.managers[1], names)
        return self._loops[names]


def _sound(manager: AudioManager, name: str, mode: int = AudioManager.SMHeuristic) -> AudioSound:
    return manager.getSound(Filename.fromOsSpecific(str(paths.root() / "sounds" / f"{name}.ogg")), False, mode)
