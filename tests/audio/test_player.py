"""The player with OpenAL Soft's null device, and without any, each in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
WITH = """
from game.audio.beds import ambience, music
from game.audio.mixer import Mixer, SOUNDS
from game.audio.player import Player
import time
player = Player()
assert not player.silent
mixer = Mixer(time.monotonic)
for name in SOUNDS:
    player.effects.load_next()
assert all(voice.length() > 0.05 for voices in player.effects._voices.values() for voice in voices)
assert set(player.effects._voices) == set(SOUNDS)
player.effects.play(mixer.ask("grind"), 1.0)
voice = player.effects._voices["grind"][0]
assert voice.status() == voice.PLAYING
player.effects.cut()
assert voice.status() == voice.READY
tune = player.loops(music("island"))
tune.show({}, 1.0)
assert not tune.running
tune.show({music("island")[0]: 1.0}, 0.5)
assert tune.running and player.loops(music("island")) is tune
first, second, *rest = tune._sounds.values()
assert round(first.getVolume(), 2) == 0.5 and first.status() == first.PLAYING
assert second.status() == second.READY
end = time.monotonic() + 1.0
while time.monotonic() < end:
    player.managers[1].update()
    time.sleep(0.02)
tune.show({name: 1.0 for name in music("island")[:2]}, 0.5)
assert second.status() == second.PLAYING and abs(second.getTime() - first.getTime()) < 0.15
assert all(sound.status() == sound.READY for sound in rest)
tune.show({music("island")[0]: 1.0}, 0.0)
assert not tune.running
for manager in player.managers:
    manager.shutdown()
"""
WITHOUT = """
import logging
told = []
logging.getLogger("hilltops.audio").addHandler(type("", (logging.Handler,), {"emit": lambda s, r: told.append(r)})())
logging.getLogger("hilltops.audio").setLevel(logging.INFO)
from panda3d.core import loadPrcFileData
loadPrcFileData("test", "notify-level-audio fatal")
from game.audio.player import Player
assert Player().silent and len(told) == 1
"""


def run(code: str, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], cwd=ROOT, env={**os.environ, **env}, timeout=120,
                          capture_output=True, text=True)  # fmt: skip


def test_effects_and_loops_play() -> None:
    done = run(WITH, ALSOFT_DRIVERS="null")
    assert done.returncode == 0, done.stderr


def test_without_a_device_one_line_in_the_log_and_nothing_on_the_terminal() -> None:
    done = run(WITHOUT, ALSOFT_DRIVERS="nothing")
    assert done.returncode == 0, done.stderr
    assert done.stderr == "" and done.stdout == ""
