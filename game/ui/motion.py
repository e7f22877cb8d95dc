"""How widgets glide: poses that ease to their goals, and cards that fly. Pure; pixels, degrees, seconds."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, pi, sin
from typing import NamedTuple

RATE = 16.0
"""Of what is left to go, the part that goes in a second, as the exponent of e."""
NEAR = 0.4
"""Pixels and degrees from the goal that nobody sees any more."""
FLIGHT, ARCH = 0.45, 46.0
HOP, HOP_HIGH, HOP_AFTER = 0.34, 15.0, 0.1


class Pose(NamedTuple):
    """How a widget stands off its place: `x` to the right and `y` down, turned clockwise and scaled round the middle of
    its lower edge; those with a higher `front` cover the others."""

    x: float = 0.0
    y: float = 0.0
    turn: float = 0.0
    scale: float = 1.0
    front: int = 0

    def towards(self, goal: Pose, share: float) -> Pose:
        """A part of the way, 0 to 1."""
        pairs = zip(self[:4], goal[:4], strict=True)
        x, y, turn, scale = (now + (then - now) * share for now, then in pairs)
        return Pose(x, y, turn, scale, goal.front)

    def eased(self, goal: Pose, dt: float) -> Pose:
        """Nearer to the goal after `dt`, or there."""
        near = max(abs(self.x - goal.x), abs(self.y - goal.y), abs(self.turn - goal.turn)) < NEAR
        return goal if near and abs(self.scale - goal.scale) < 0.004 else self.towards(goal, 1 - exp(-RATE * dt))


STILL = Pose()


def smooth(u: float) -> float:
    """From 0 to 1, slow at both ends."""
    return u * u * (3 - 2 * u)


@dataclass
class Flight:
    """The way from one pose to another in an arch, `unit` pixels a unit; it is over at 1."""

    start: Pose
    end: Pose
    unit: float
    done: float = 0.0

    def step(self, dt: float) -> Pose:
        """Where it is `dt` later."""
        self.done = min(self.done + dt / FLIGHT, 1.0)
        pose = self.start.towards(self.end, smooth(self.done))
        return pose._replace(y=pose.y - ARCH * self.unit * sin(pi * self.done))


def hop(since: float, place: int) -> float:
    """How high, in units, the one at `place` in a row of hops is; negative once it is over."""
    u = (since - HOP_AFTER * place) / HOP
    return -1.0 if u >= 1 else HOP_HIGH * sin(pi * max(u, 0.0))
