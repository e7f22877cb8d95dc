"""Short-lived small things: dust, spray, sparkle, confetti. All are a few chunky shapes that grow and shrink."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import pi, radians, sin
from random import Random

from panda3d.core import NodePath, Point3, Vec3, Vec4

from game.scene.figure import flat, in_front
from game.scene.primitives import ball, box, ring
from game.scene.timeline import Motion

FOAM = (Vec4(1, 1, 1, 1), Vec4(0.86, 0.97, 1, 1), Vec4(0.55, 0.86, 0.96, 1))
DUST = (Vec4(0.96, 0.84, 0.56, 1), Vec4(0.92, 0.76, 0.48, 1), Vec4(0.98, 0.93, 0.78, 1))
SPARKLE = (Vec4(1, 0.89, 0.36, 1), Vec4(1, 0.97, 0.8, 1))
PARTY = (Vec4(1, 0.31, 0.53, 1), Vec4(1, 0.87, 0.12, 1), Vec4(0.18, 0.77, 0.78, 1), Vec4(0.56, 0.36, 0.84, 1),
         Vec4(0.53, 0.78, 0.24, 1), Vec4(1, 0.48, 0.1, 1))  # fmt: skip


def _scatter(
    parent: NodePath, shapes: Sequence[NodePath], duration: float, place: Callable[[int, float, NodePath], None]
) -> Motion:
    """Show `shapes` below `parent` for a while; `place(i, u, node)` moves and scales each."""
    group = NodePath("effect")
    in_front(group)

    def begin() -> None:
        group.reparentTo(parent)
        for shape in shapes:
            shape.reparentTo(group)

    def at(u: float) -> None:
        for i, shape in enumerate(shapes):
            place(i, u, shape)

    return Motion(duration, at, begin=begin, end=group.removeNode)


def burst(
    parent: NodePath, at: Point3, colours: Sequence[Vec4], *, count: int = 12, reach: float = 0.7, rise: float = 0.9,
    size: float = 0.11, duration: float = 0.55, seed: int = 1,
) -> Motion:  # fmt: skip
    """Balls that fly out from a point, `reach` sideways and `rise` up, fall back and shrink away."""
    dice = Random(seed)
    shapes, ways = [], []
    for i in range(count):
        angle, far = 2 * pi * (i + dice.random() * 0.7) / count, 0.45 + 0.55 * dice.random()
        ways.append((Vec3(reach * far, 0, 0), angle, rise * (0.5 + 0.7 * dice.random()), size * (0.6 + dice.random())))
        shape = ball()
        shape.setColor(colours[i % len(colours)])
        shapes.append(shape)

    def place(i: int, u: float, node: NodePath) -> None:
        way, angle, high, big = ways[i]
        turned = Vec3(way[0] * _cos(angle), way[0] * sin(angle), 0)
        node.setPos(at + turned * (1 - (1 - u) ** 2) + Vec3(0, 0, high * 4 * u * (1 - u * 0.9) * 0.6))
        node.setScale(max(0.001, big * min(1.0, u * 6) * (1 - u * u)))

    return _scatter(parent, shapes, duration, place)


def _cos(angle: float) -> float:
    return sin(angle + pi / 2)


def ripples(parent: NodePath, at: Point3, *, count: int = 3, reach: float = 1.3, duration: float = 0.9) -> Motion:
    """Rings that widen on the water and fade."""
    shapes = []
    for _ in range(count):
        shape = ring(0.86, 1.0)
        flat(shape)
        shape.setColor(Vec4(1, 1, 1, 0.85))
        shapes.append(shape)

    def place(i: int, u: float, node: NodePath) -> None:
        v = min(1.0, max(0.0, u * (1 + 0.22 * (count - 1)) - 0.22 * i))
        size = max(0.001, reach * (1 - (1 - v) ** 2))
        node.setPos(at + Vec3(0, 0, 0.06))
        node.setScale(size, size, 1)
        node.setAlphaScale(max(0.001, 1 - v))

    return _scatter(parent, shapes, duration, place)


def gusts(
    parent: NodePath, radius: float, height: float, *, duration: float, count: int = 44, waves: int = 2, seed: int = 5
) -> Motion:
    """Streaks of wind on a circle round an axis, up to a height, in so many waves. Who turns `parent` lets them run."""
    dice = Random(seed)
    ways, shapes = [], []
    for _ in range(count):
        ways.append((360 * dice.random(), radius * (0.92 + 0.3 * dice.random()), height * dice.random(), dice.random()))
        shape = ball()
        flat(shape)
        shape.setColor(Vec4(0.95, 0.93, 1, 0.5))
        shapes.append(shape)

    def place(i: int, u: float, node: NodePath) -> None:
        turn, r, z, start = ways[i]
        grown = sin(pi * ((u * waves + start) % 1.0)) * min(1.0, 5 * u, 5 * (1 - u))
        node.setPosHpr(Point3(r * _cos(radians(turn)), r * sin(radians(turn)), 0.3 + z), (turn + 90, 0, 0))
        node.setScale(max(0.001, 1.5 * grown), max(0.001, 0.11 * grown), max(0.001, 0.08 * grown))

    return _scatter(parent, shapes, duration, place)


def tread(parent: NodePath, at: Point3, duration: float, seed: int = 1) -> Motion:
    """The little dust of a hop."""
    return burst(parent, at, DUST, count=6, reach=0.5, rise=0.16, size=0.085, duration=duration, seed=seed)


def puffs(
    parent: NodePath, points: Sequence[Point3], colours: Sequence[Vec4], *, duration: float, waves: int = 3,
    size: float = 0.2, seed: int = 2,
) -> Motion:  # fmt: skip
    """Clouds that swell at `points` (in `parent`'s frame), rise a little and vanish, in so many waves."""
    dice = Random(seed)
    shapes = []
    for i in range(len(points)):
        shape = ball()
        shape.setColor(colours[i % len(colours)])
        shapes.append(shape)
    starts = [dice.random() for _ in points]

    def place(i: int, u: float, node: NodePath) -> None:
        v = (u * waves + starts[i]) % 1.0
        fade = min(1.0, 5 * u, 5 * (1 - u))
        node.setPos(points[i] + Vec3(0, 0, 0.05 + 0.35 * v))
        node.setScale(max(0.001, size * fade * sin(pi * v) ** 0.7 * (0.7 + 0.6 * starts[i])))

    return _scatter(parent, shapes, duration, place)


def confetti(parent: NodePath, top: Point3, *, count: int = 130, duration: float = 3.4, seed: int = 3) -> Motion:
    """Coloured paper that shoots up from a point, tumbles and sinks all round."""
    dice = Random(seed)
    shapes, ways = [], []
    for i in range(count):
        shape = box(0.3, 0.03, 0.2)
        shape.setColor(PARTY[i % len(PARTY)])
        shapes.append(shape)
        angle, far = 2 * pi * dice.random(), 0.5 + 4.6 * dice.random()
        way = Vec3(far * _cos(angle), far * sin(angle), 1.6 + 2.2 * dice.random())
        ways.append((way, dice.random() * 0.35, 300 + 500 * dice.random()))

    def place(i: int, u: float, node: NodePath) -> None:
        way, late, spin = ways[i]
        v = max(0.0, (u - late) / (1 - late))
        up = way[2] * (1 - (1 - min(1.0, v * 3.5)) ** 2) - 4.2 * max(0.0, v - 0.25) ** 1.3
        out = 1 - (1 - v) ** 3
        node.setPos(top + Vec3(way[0] * out, way[1] * out, up))
        node.setHpr(spin * v, spin * 1.4 * v + i * 40, spin * 0.6 * v)
        node.setScale(max(0.001, min(1.0, v * 8, (1 - v) * 6)))

    return _scatter(parent, shapes, duration, place)
