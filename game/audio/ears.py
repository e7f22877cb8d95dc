"""Listens to the flow of screens and lets it be heard. Nothing in the picture or on the screens waits for it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from direct.task import Task

from game.audio.beds import Beds, ambience, music
from game.audio.mixer import Mixer, loud
from game.audio.player import Player
from game.scene.timeline import Cue
from game.settings import Settings

ASLEEP_AFTER = 180.0
"""Seconds after which music and ambience fade out, if nobody does anything and nothing happens."""
LATER = 3
"""Turns of the loop from the first picture until the device is opened: the board behind the title comes first."""
_MOST_DT = 0.25


class Ears:
    """One look at `flow` in each turn of the app's loop: the cues of its director and its user interface are taken from
    then on, and music follows its board. The device is opened after the first picture. `app` gives `frames_drawn` and
    `quiet_for`."""

    def __init__(
        self, app: Any, flow: Any, settings: Callable[[], Settings], clock: Callable[[], float] = time.perf_counter
    ) -> None:
        self._app, self._flow, self._settings, self._clock = app, flow, settings, clock
        self._mixer, self._beds = Mixer(clock), Beds()
        self._player: Player | None = None
        self._then = self._stirred = clock()
        self._asked: object = None
        self._moods: set[str] = set()
        self._waiting, self._turns = LATER, 0
        flow.ui.heard = self.heard
        app.taskMgr.add(self._turn, "hilltops-sound", sort=-40)

    def heard(self, name: str) -> None:
        """Something of the screens: a name of `mixer.SCREEN`."""
        self.cue(Cue(0.0, name))

    def cue(self, cue: Cue) -> None:
        """A moment of a motion, or of the screens."""
        self._stirred = self._clock()
        volume = loud(self._settings().effects_volume)
        if self._player is None or self._player.silent or not volume:
            return
        play = self._flow.play
        found = self._mixer.ask(cue.name, cue.pitch, cue.strength, play.director.speed if play else 1.0)
        if found:
            self._player.effects.play(found, volume)

    def cut(self) -> None:
        """What moved was skipped: what was heard of it ends."""
        if self._player is not None and not self._player.silent:
            self._player.effects.cut()

    def _turn(self, task: Task.Task) -> int:
        if not self._app.frames_drawn:
            return task.cont
        if self._player is None:
            self._waiting -= 1
            if self._waiting < 0:
                self._open()
            return task.cont
        if self._player.silent:
            return task.done
        now = self._clock()
        self._listen()
        self._play(self._player, min(now - self._then, _MOST_DT))
        self._then = now
        return task.cont

    def _open(self) -> None:
        """Open the device, and have the app look after it."""
        self._player = Player()
        effects, self._app.musicManager = self._player.managers
        self._app.sfxManagerList.append(effects)

    def _listen(self) -> None:
        """Look at what is on the screen now."""
        flow, play = self._flow, self._flow.play
        self._beds.mood = flow.board.mood if flow.board else ""
        self._beds.height = play.board.scene.picture.lead if play else 0.0
        self._beds.asleep = min(self._app.quiet_for, self._clock() - self._stirred) > ASLEEP_AFTER
        for director in flow.telling.directors:
            director.on_cue, director.on_cut = self.cue, self.cut
        if play is None:
            return
        play.director.on_cue, play.director.on_cut = self.cue, self.cut
        question = (play.acting, play.match.state.turn)
        if play.choosing.asked and flow.ui.screen is play.hud and self._asked != question:
            self._asked = question
            self.heard("your_turn")

    def _play(self, player: Player, dt: float) -> None:
        """Let music and ambience go on."""
        self._turns += 1
        if self._turns % 3 == 0:
            player.effects.load_next()
        levels, now, mood = self._beds.step(dt), self._settings(), self._beds.mood
        self._moods |= {mood} - {""}
        for other in self._moods:
            tune, air = player.loops(music(other)), player.loops((ambience(other),))
            tune.show(levels, loud(now.music_volume))
            air.show(levels, loud(now.ambience_volume))
            if other == mood:
                self._beds.round = tune.rounds
