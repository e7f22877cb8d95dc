"""How a pawn gets about: hops, leaps, climbs and slides, from where it is now to a stand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import pi, sin

from panda3d.core import NodePath, Point3, Vec3

from game.scene import durations as d
from game.scene.effects import DUST, FOAM, burst, ripples, tread
from game.scene.figure import Figure, Stand
from game.scene.timeline import Motion, after, ease_in, ease_out, in_turn, linear, smooth, sound, together

Pose = Callable[[float], None]
Swing = Callable[[float], object]
"""Turns a ladder, degrees."""


def still(degrees: float) -> None:
    """The swing of what does not swing."""


class Flight:
    """From where `pawn` is when it begins to a point in `frame`, in an arc `height` above the straight line."""

    def __init__(self, pawn: Figure, frame: NodePath, end: Point3, height: float) -> None:
        self.pawn, self.frame, self.end, self.height = pawn, frame, end, height
        self.start = Point3(0)

    def begin(self) -> None:
        """Set out from where the pawn is."""
        self.pawn.lift(self.frame)
        self.start = self.pawn.node.getPos()

    def at(self, u: float) -> None:
        """Be `u` of the way there, 0 to 1."""
        arc = Vec3(0, 0, self.height * 4 * u * (1 - u))
        self.pawn.node.setPos(self.start + (self.end - self.start) * u + arc)


def arc(
    pawn: Figure, frame: NodePath, end: Point3, height: float, duration: float, *, pose: Pose | None = None
) -> Motion:
    """A flight in an arc, stretched while it is fast; `pose(u)` adds leaning or spinning."""
    flight = Flight(pawn, frame, end, height)

    def at(u: float) -> None:
        flight.at(u)
        pawn.stretch(1 + 0.16 * abs(1 - 2 * u) * min(1.0, 8 * u, 8 * (1 - u)))
        if pose:
            pose(u)

    return Motion(duration, at, begin=flight.begin)


def crouch(pawn: Figure, depth: float = 0.24, duration: float = d.CROUCH) -> Motion:
    """Anticipation: down before a jump."""
    return Motion(duration, lambda u: pawn.stretch(1 - depth * sin(pi / 2 * u)))


def land(pawn: Figure, depth: float = 0.28, duration: float = d.LAND) -> Motion:
    """Squashed by the ground, up again and a little too tall, and at rest."""

    def at(u: float) -> None:
        squash = sin(pi * u / 0.6) if u < 0.6 else -0.35 * sin(pi * (u - 0.6) / 0.4)
        pawn.stretch(1 - depth * squash)

    return Motion(duration, at)


def settle(pawn: Figure, stand: Stand) -> Motion:
    """Exactly at the stand, in the frame that it will ride on."""
    return Motion(0.0, begin=lambda: pawn.place(stand))


def resize(pawn: Figure, stand: Stand, duration: float) -> Motion:
    """Grow or shrink to the size it has at the stand."""
    from_size = [1.0]

    def begin() -> None:
        from_size[0] = pawn.size

    return Motion(duration, lambda u: pawn.set_size(from_size[0] + (stand.scale - from_size[0]) * u), begin=begin)


def hop_along(
    pawn: Figure, frame: NodePath, points: Sequence[Point3], heights: Sequence[float], stand: Stand,
    grounds: Sequence[str],
) -> Motion:  # fmt: skip
    """Hop from point to point in `frame`; the last is the stand's. `grounds` has the sound of landing on each."""
    parts: list[Motion] = [crouch(pawn, 0.3, d.CROUCH * 1.6)]
    dust: list[Motion] = []
    for i, (point, height) in enumerate(zip(points, heights, strict=True)):
        last = i == len(points) - 1
        jump = arc(pawn, frame, point, height, d.HOP, pose=_sway(pawn, 7 if i % 2 else -7))
        parts.append(together(jump, resize(pawn, stand, d.HOP)) if last else jump)
        parts.append(sound(grounds[i], 1 + 0.035 * min(i, 8)))
        begins = sum(part.duration for part in parts)
        dust.append(after(begins, tread(frame, point, d.LAND * 2, pawn.seed + i)))
        parts.append(land(pawn, 0.34 if last else 0.24, d.LAND * (2 if last else 1)))
    return together(in_turn(*parts, settle(pawn, stand)), *dust)


def _sway(pawn: Figure, degrees: float) -> Pose:
    return lambda u: pawn.lean.setR(degrees * sin(pi * u))


def climb(
    pawn: Figure, root: NodePath, rungs: Sequence[Point3], stand: Stand, pace: float, tread: str, ground: str,
    swing: Swing = still,
) -> Motion:  # fmt: skip
    """Hop to the first of `rungs` (points in `root`), from one to the next, and over the top to the stand. `tread` is
    the sound of a rung, `ground` that of the top; `swing` turns the ladder by degrees to the climber's left."""
    first = arc(pawn, root, rungs[0], 0.3, d.HOP)
    parts: list[Motion] = [crouch(pawn), first, sound(tread), land(pawn, 0.16)]
    for i, rung in enumerate(rungs[1:], 1):
        parts += [_pull_up(pawn, root, rung, -11 if i % 2 else 11, pace, swing), sound(tread, 1 + 0.04 * i)]
    end = root.getRelativePoint(stand.frame, stand.point)
    over = together(arc(pawn, root, end, 0.75, d.HOP * 1.4), resize(pawn, stand, d.HOP))
    down = together(sound(ground), land(pawn, 0.32, d.LAND * 2))
    return in_turn(*parts, crouch(pawn, 0.2), together(_swing_out(swing), in_turn(over, down, settle(pawn, stand))))


def _pull_up(pawn: Figure, root: NodePath, end: Point3, degrees: float, duration: float, swing: Swing) -> Motion:
    """One rung: reach, pull, and the ladder swings a little sideways."""
    flight = Flight(pawn, root, end, 0.05)
    aside = Vec3(-end[1], end[0], 0).normalized() * 0.008 * degrees

    def at(u: float) -> None:
        flight.at(smooth(u))
        pawn.node.setPos(pawn.node.getPos() + aside * sin(pi * u))
        pawn.lean.setR(degrees * sin(pi * u))
        pawn.stretch(1 + 0.14 * sin(2 * pi * u))
        swing(0.4 * degrees * sin(pi * u))

    return Motion(duration, at, begin=flight.begin)


def _swing_out(swing: Swing) -> Motion:
    """Nobody is on the ladder any more: it swings to and fro until it hangs still."""
    return Motion(d.SWING, lambda u: swing(5 * (1 - u) ** 2 * sin(5 * pi * u)))


def slide(pawn: Figure, root: NodePath, lip: Point3, pool: Point3, stand: Stand, back: float) -> Motion:
    """Over the lip, down the water feet first with spray all the way, a splash, and out onto the stone. `back` is how
    far it leans back as seen on the screen, in degrees."""
    end = root.getRelativePoint(stand.frame, stand.point)
    tip = arc(pawn, root, lip, 0.35, d.HOP * 1.3, pose=lambda u: pawn.lean.setR(back * u))
    down = Flight(pawn, root, pool, 0.0)

    def at(u: float) -> None:
        down.at(u)
        pawn.lean.setR(back * (1 - 0.8 * u) + 9 * sin(7 * pi * u))
        pawn.stretch(1 + 0.2 * u * (1 - u) * 4)

    fall = Motion(d.SLIDE, at, begin=down.begin, ease=ease_in)
    out = together(arc(pawn, root, end, 0.7, d.HOP * 1.5, pose=lambda u: pawn.lean.setR(0.2 * back * (1 - u))),
                   resize(pawn, stand, d.HOP))  # fmt: skip
    splash = burst(root, pool, FOAM, count=22, reach=1.15, rise=1.5, size=0.24, duration=d.SPLASH, seed=pawn.seed)
    spray = together(*(_spray(root, lip, pool, part) for part in range(5)))
    thud = together(sound("hop_stone"), land(pawn, 0.3, d.LAND * 2))
    ashore = in_turn(crouch(pawn, 0.45, 0.12), out, thud, _shake_off(pawn, root, end))
    return in_turn(crouch(pawn), tip, together(sound("slide"), fall, spray),
                   together(sound("splash"), splash, ripples(root, pool), ashore), settle(pawn, stand))  # fmt: skip


def _spray(root: NodePath, lip: Point3, pool: Point3, part: int) -> Motion:
    """Drops beside the pawn, a fifth of the way each."""
    u = (part + 0.5) / 5
    point = lip + (pool - lip) * u
    drops = burst(root, point, FOAM, count=7, reach=0.75, rise=0.5, size=0.17, duration=0.5, seed=part)
    return in_turn(Motion(d.SLIDE * u**0.5), drops)


def _shake_off(pawn: Figure, root: NodePath, point: Point3) -> Motion:
    """Shake the water off."""
    drops = burst(root, point + Vec3(0, 0, 0.7), FOAM, count=10, reach=0.75, rise=0.4, size=0.1, duration=0.4, seed=7)
    shiver = Motion(0.36, lambda u: pawn.lean.setR(13 * sin(6 * pi * u) * (1 - u)))
    return together(sound("shake"), shiver, drops)


def leap(pawn: Figure, root: NodePath, stand: Stand, height: float, duration: float) -> Motion:
    """One great leap through the air with a whole turn."""
    end = root.getRelativePoint(stand.frame, stand.point)

    def whirl(u: float) -> None:
        pawn.lean.setHpr(360 * smooth(u), 0, 14 * sin(2 * pi * u))

    fly = arc(pawn, root, end, height, duration, pose=whirl)
    dust = burst(root, end, DUST, count=10, reach=0.8, rise=0.3, size=0.16, seed=pawn.seed)
    thud = together(sound("land"), land(pawn, 0.36, d.LAND * 2.2), dust)
    jump = together(sound("leap"), fly, resize(pawn, stand, duration))
    return in_turn(crouch(pawn, 0.35, 0.2), jump, thud, settle(pawn, stand))


def drop_in(pawn: Figure, root: NodePath, stand: Stand) -> Motion:
    """From the sky onto the stand."""
    end = root.getRelativePoint(stand.frame, stand.point)

    def begin() -> None:
        pawn.place(stand)
        pawn.lift(root)
        pawn.node.setPos(end + Vec3(0, 0, 4.2))

    def at(u: float) -> None:
        pawn.node.setPos(end + Vec3(0, 0, 4.2 * (1 - u)))

    fall = Motion(d.SET_OUT * 0.55, at, begin=begin, ease=ease_in)
    dust = burst(root, end, DUST, count=12, reach=0.85, rise=0.35, size=0.17, seed=pawn.seed + 11)
    bounce = in_turn(land(pawn, 0.45, 0.18), arc(pawn, root, end, 0.35, 0.2), land(pawn, 0.2, 0.12))
    return in_turn(fall, together(sound("land"), dust, bounce), settle(pawn, stand))


def aside(pawn: Figure, stand: Stand, duration: float = d.ASIDE) -> Motion:
    """A small sidestep on the same space, to make or take room."""
    start = [Point3(0), 1.0]

    def begin() -> None:
        start[0], start[1] = pawn.node.getPos(stand.frame), pawn.size

    def at(u: float) -> None:
        pawn.node.setPos(stand.frame, start[0] + (stand.point - start[0]) * u + Vec3(0, 0, 0.18 * sin(pi * u)))
        pawn.set_size(start[1] + (stand.scale - start[1]) * u)

    return in_turn(Motion(duration, at, begin=begin, ease=ease_out), settle(pawn, stand))


def bow(pawn: Figure) -> Motion:
    """A little bounce on the spot: it's my turn."""

    def at(u: float) -> None:
        pawn.body.setZ(0.42 * abs(sin(2 * pi * u)) * (1 - 0.45 * u))
        pawn.stretch(1 + 0.13 * sin(4 * pi * u) * (1 - u))

    return together(sound("bow"), Motion(d.BOW, at, end=pawn.relax, ease=linear))


def shake_head(pawn: Figure, name: str = "nothing") -> Motion:
    """No, nothing; `name` is what is heard."""

    def at(u: float) -> None:
        pawn.lean.setR(12 * sin(5 * pi * u) * (1 - u))
        pawn.stretch(1 - 0.12 * sin(pi * u))

    return together(sound(name), Motion(d.NUDGE, at, end=pawn.relax))


def tremble(pawn: Figure, duration: float) -> Motion:
    """Shaken by the ground that turns below."""

    def at(u: float) -> None:
        force = sin(pi * u)
        pawn.lean.setR(4.5 * sin(duration * 38 * u + pawn.seed) * force)
        pawn.body.setZ(0.03 * abs(sin(duration * 31 * u + pawn.seed)) * force)

    return Motion(duration, at, end=pawn.relax)


def dance(pawn: Figure, duration: float) -> Motion:
    """Joy: jumps with turns, left and right."""

    def at(u: float) -> None:
        beat = u * 6
        jump = abs(sin(pi * beat))
        pawn.body.setZ(0.8 * jump * (1 - 0.3 * u))
        pawn.stretch(1 + 0.2 * jump - 0.18 * (1 - jump) * min(1.0, 12 * (1 - u)))
        pawn.lean.setHpr(360 * 2 * smooth(u), 0, 16 * sin(pi * beat) * (1 if int(beat) % 2 else -1))

    return Motion(duration, at, end=pawn.relax)
