"""When a frame is drawn, and how fast ambient motion runs: arithmetic on seconds alone, so that it can be tested."""

from __future__ import annotations

from statistics import median

REST_AFTER = 20.0
"""Seconds from the last input or event until ambient motion comes to rest."""
EASE = 1.5
"""Seconds that ambient motion takes to start or to come to rest."""
HEARTBEAT = 5.0
"""Seconds after which a frame is drawn anyway: some desktops forget what a covered window showed."""
SLOW_FRAME = 0.028


class Pace:
    """Decides for each turn of the loop whether to draw. All times are seconds on one clock."""

    def __init__(self, now: float) -> None:
        self._awake_until = now + 1.0
        self._stirred = now
        self._drawn = now
        self.ambient_speed = 0.0
        self.ambient_time = 0.0

    def wake(self, now: float, seconds: float = 0.0) -> None:
        """Draw every frame until `seconds` from now; 0 draws the next one."""
        self._awake_until = max(self._awake_until, now + seconds)

    def stir(self, now: float) -> None:
        """Somebody did something, or something happened: ambient motion goes on from here."""
        self._stirred = now
        self.wake(now)

    def quiet_for(self, now: float) -> float:
        """Seconds since anybody did something or something happened."""
        return now - self._stirred

    def awake(self, now: float) -> bool:
        """Whether frames follow each other at full rate."""
        return now <= self._awake_until or self.ambient_speed > 0

    def due(self, now: float, moving: bool) -> bool:
        """Whether this turn of the loop draws; `moving` says that something is being animated. Counts as drawn."""
        wanted = moving or self._awake_until > self._drawn or self.awake(now) or now - self._drawn >= HEARTBEAT
        if wanted:
            self._drawn = now
        return wanted

    def drift(self, now: float, dt: float, allowed: bool) -> None:
        """Let `dt` seconds of ambient time pass, eased towards running or rest."""
        target = 1.0 if allowed and now - self._stirred < REST_AFTER else 0.0
        step = dt / EASE
        self.ambient_speed += max(-step, min(step, target - self.ambient_speed))
        self.ambient_time += dt * self.ambient_speed


HURRY = 8.0
"""How many times faster motions are while they are hurried."""
STILL_HELD = 0.3
"""Seconds after its last repeat for which a key counts as held."""
CLICK = 0.4
"""Seconds that a click takes at most."""


class Hurry:
    """Whether somebody holds a key or a button so that motions go faster, until it is let go."""

    def __init__(self) -> None:
        self._until = 0.0
        self._gripped: float | None = None

    def repeated(self, now: float) -> None:
        """A key that is held has come again."""
        self._until = now + STILL_HELD

    def grip(self, now: float) -> None:
        """A button is held from now on."""
        self._gripped = now

    def let_go(self, now: float) -> bool:
        """Nothing is held any more; whether a button was for longer than a click."""
        since, self._gripped, self._until = self._gripped, None, 0.0
        return since is not None and now - since > CLICK

    def factor(self, now: float) -> float:
        """How many times faster motions are now."""
        return HURRY if self._gripped is not None or now < self._until else 1.0


class QualityProbe:
    """Finds from the first frames whether `medium` is too much for this computer."""

    SKIPPED = 5
    MEASURED = 20

    def __init__(self) -> None:
        self._seconds: list[float] = []

    def feed(self, seconds: float) -> str | None:
        """Take what a frame took; the quality once that is known."""
        self._seconds.append(seconds)
        if len(self._seconds) < self.SKIPPED + self.MEASURED:
            return None
        return "low" if median(self._seconds[self.SKIPPED :]) > SLOW_FRAME else "medium"
