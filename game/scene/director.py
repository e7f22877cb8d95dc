"""Plays what happened, step by step, in step with a clock that the app holds; ends exactly on the state."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from game.rules.core.data import Event
from game.scene.board_scene import BoardScene
from game.scene.durations import DEAL_GAP as GAP
from game.scene.gists import gist
from game.scene.timeline import Cue, Motion, staggered

_INSTANT = 1e-9
"""Seconds that are none: sums of parts of a duration may miss it by a rounding error."""
_LATE = 0.4
"""A sound that could be told only so many seconds of the motion after its moment is not told any more."""
OnStep = Callable[[tuple[Event, ...]], None]
OnCue = Callable[[Cue], None]


def _nobody(_: object) -> None:
    pass


class Director:
    """A queue of what happened. `speed` is 1 normal, 2 twice as fast, 0 at once; it may be changed at any moment.

    `on_step` is told each step when it begins (sound, log), `on_done` when its picture has ended (what only then is
    seen, as a die's number). Both are told every step exactly once and in order, whatever is skipped. `on_cue` is told
    each sound of a motion at its moment; of all that is skipped at once, no more than one sound.
    """

    def __init__(
        self, scene: BoardScene, on_step: OnStep = _nobody, on_done: OnStep = _nobody, on_cue: OnCue = _nobody
    ) -> None:
        self.scene, self.on_step, self.on_done, self.on_cue = scene, on_step, on_done, on_cue
        self.on_cut: Callable[[], None] = bool
        """Told when what moves is skipped, for sounds that go with it."""
        self.muted = False
        """Whether what is skipped makes no sound at all."""
        self._speed = 1.0
        self._queue: deque[tuple[deque[tuple[Event, ...]], Any]] = deque()
        self._step: tuple[Event, ...] | None = None
        self._motion: Motion | None = None
        self._cues: deque[Cue] = deque()
        self._time = 0.0

    @property
    def busy(self) -> bool:
        """Whether something is left to show."""
        return bool(self._queue)

    @property
    def speed(self) -> float:
        """How many seconds of motion pass in a second; 0 shows everything at once."""
        return self._speed

    @speed.setter
    def speed(self, speed: float) -> None:
        self._speed = speed
        if speed <= 0:
            self.skip()

    @property
    def progress(self) -> tuple[tuple[Event, ...], float, float] | None:
        """The step that moves now, how many seconds of it are over and how many it has; None while nothing moves."""
        if self._step is None or self._motion is None:
            return None
        return self._step, self._time, self._motion.duration

    def play(self, events: Sequence[Event], view_after: Any) -> None:
        """Show `events` after all that was asked for before, then `sync` to the view after them."""
        self._queue.append((deque(self.scene.steps(events)), view_after))
        if self._speed <= 0:
            self.skip()

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; true if the picture changed. What handlers and callbacks raise comes out here."""
        changed = self.busy
        left = dt * self._speed
        while self._queue:
            if self._motion is None and not self._next_step():
                continue
            left = self._advance(left)
            if left <= 0:
                break
        return changed

    def skip(self) -> None:
        """Everything that is queued is over at once."""
        over: list[Event] = []
        if self._motion is not None:
            self.on_cut()
        while self._queue:
            steps, view = self._queue[0]
            self._end_step()
            while steps:
                self._step = steps.popleft()
                over += self._step
                self.on_step(self._step)
                self._end_step()
            self._queue.popleft()
            self.scene.sync(view)
        told = gist(over)
        if told and not self.muted:
            self.on_cue(Cue(0.0, told))

    def close(self) -> None:
        """Forget all that is left, without telling anybody. The scene is not touched."""
        self._queue.clear()
        self._step = self._motion = None

    def _next_step(self) -> bool:
        """Begin the next step; false when the events of one play are over, and the view has been put up."""
        steps, view = self._queue[0]
        if not steps:
            self._queue.popleft()
            self.scene.sync(view)
            return False
        self._step, self._time = steps.popleft(), 0.0
        motions = [self.scene.motion(event) for event in self._step]
        self._motion = staggered(GAP, [motion for motion in motions if motion])
        self._cues = deque(self._motion.cues)
        self.on_step(self._step)
        return True

    def _advance(self, seconds: float) -> float:
        """Let the step go on; how much of `seconds` is left after its end, 0 while it lasts."""
        motion = self._motion
        if motion is None:
            return seconds
        self._time += seconds
        if abs(self._time - motion.duration) < _INSTANT:
            self._time = motion.duration
        motion.step(self._time)
        self._tell_cues()
        over = self._time - motion.duration
        if over < 0:
            return 0.0
        self._end_step()
        return max(over, _INSTANT)

    def _tell_cues(self) -> None:
        while self._cues and self._cues[0].time <= self._time:
            cue = self._cues.popleft()
            if self._time - cue.time < _LATE:
                self.on_cue(cue)

    def _end_step(self) -> None:
        step, self._step, self._motion = self._step, None, None
        if step is not None:
            self.on_done(step)
