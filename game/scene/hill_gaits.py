"""How goblins get about where pawns do not: shoved off shoulders, up a passage, down a trap, frightened home."""

from __future__ import annotations

from math import pi, sin

from panda3d.core import NodePath, Point3, Vec3

from game.scene import durations as d
from game.scene.effects import DUST, SPARKLE, burst
from game.scene.figure import Figure, Stand
from game.scene.gaits import Flight, arc, crouch, land, leap, resize, settle
from game.scene.timeline import Motion, ease_in, in_turn, smooth, sound, together, wait


def shove(goblin: Figure, root: NodePath, stand: Stand, lean: float) -> Motion:
    """Knocked off shoulders onto the next square; `lean` degrees clockwise on the screen is the way it is pushed."""
    end = root.getRelativePoint(stand.frame, stand.point)
    jolt = Motion(0.09, lambda u: goblin.lean.setR(-0.5 * lean * u))
    fly = arc(goblin, root, end, 0.75, d.SHOVE, pose=lambda u: goblin.lean.setR(lean * (sin(pi * u) - 0.5 * (1 - u))))
    thud = together(sound("hop_stone", 0.9), land(goblin, 0.36, d.LAND * 2.2))
    return in_turn(sound("oof", 1 + 0.07 * (goblin.seed % 5 - 2)), jolt, together(fly, resize(goblin, stand, d.SHOVE)),
                   thud, settle(goblin, stand))  # fmt: skip


def swirl_up(goblin: Figure, root: NodePath, stand: Stand) -> Motion:
    """Whirls up through a passage, high above the next terrace, and onto it."""
    end = root.getRelativePoint(stand.frame, stand.point)
    start = [Point3(0)]

    def begin() -> None:
        goblin.lift(root)
        start[0] = goblin.node.getPos()

    def rise(u: float) -> None:
        goblin.node.setPos(start[0] + Vec3(0, 0, (end[2] - start[0][2] + 0.9) * u))
        goblin.lean.setH(720 * u)
        goblin.stretch(1 + 0.25 * sin(pi * u))

    up = Motion(d.SWIRL, rise, begin=begin, ease=smooth)
    over = arc(goblin, root, end, 0.25, d.HOP * 1.2)
    stars = burst(root, end + Vec3(0, 0, 0.3), SPARKLE, count=10, seed=goblin.seed)
    return in_turn(crouch(goblin, 0.35, 0.16), sound("passage"), up, together(over, resize(goblin, stand, d.HOP)),
                   together(sound("hop_stone"), land(goblin, 0.3, d.LAND * 2), stars),
                   settle(goblin, stand))  # fmt: skip


def fall_through(goblin: Figure, root: NodePath, stand: Stand) -> Motion:
    """Sinks into a trap, ever smaller, and drops out of the wall below."""
    end = root.getRelativePoint(stand.frame, stand.point)
    size = [1.0]

    def begin() -> None:
        size[0] = goblin.size
        goblin.lift(root)

    def sink(u: float) -> None:
        goblin.set_size(max(0.02, size[0] * (1 - u)))
        goblin.lean.setH(540 * u)

    def appear() -> None:
        goblin.lean.setH(0)
        goblin.node.setPos(end + Vec3(0, 0, 1.1))

    def drop(u: float) -> None:
        goblin.node.setPos(end + Vec3(0, 0, 1.1 * (1 - u)))
        goblin.set_size(max(0.02, stand.scale * min(1.0, 2.5 * u)))

    wave = Motion(0.3, lambda u: goblin.lean.setR(22 * sin(4 * pi * u)))
    down = Motion(d.SINK, sink, begin=begin, ease=ease_in)
    out = Motion(d.SINK, drop, begin=appear, ease=ease_in)
    dust = burst(root, end, DUST, count=12, reach=0.8, rise=0.35, size=0.16, seed=goblin.seed)
    thud = together(sound("land"), land(goblin, 0.42, d.LAND * 2.4), dust)
    return in_turn(wave, sound("trap"), down, out, thud, settle(goblin, stand))


def frightened(goblin: Figure, calm: bool) -> Motion:
    """Jumps, and shakes all over unless it should be calm."""
    shiver = 0.0 if calm else 9.0

    def at(u: float) -> None:
        goblin.body.setZ(0.55 * abs(sin(pi * min(1.0, 2.5 * u))) if u < 0.4 else 0.0)
        goblin.stretch(1 + 0.25 * sin(pi * min(1.0, 2 * u)))
        goblin.lean.setR(shiver * sin(22 * pi * u) * (1 - 0.4 * u))

    return Motion(d.FRIGHT, at, end=goblin.relax)


def flee(goblin: Figure, root: NodePath, stand: Stand) -> Motion:
    """Home through the air, head over heels."""
    return leap(goblin, root, stand, 4.5, d.FLY_HOME)


def haunt(spook: NodePath, sky: NodePath, node: NodePath) -> Motion:
    """A ghost rises behind a goblin, looms and fades."""
    spook.setBillboardAxis()

    def at(u: float) -> None:
        grown = smooth(min(1.0, 2.2 * u)) * min(1.0, 5 * (1 - u))
        spook.setPos(sky.getRelativePoint(node, Point3(0, 0, 0.2)) + Vec3(0, 0.7, 1.1 * smooth(min(1.0, 2 * u))))
        spook.setScale(max(0.001, 1.5 * grown))
        spook.setR(8 * sin(5 * pi * u))

    rise = Motion(d.FRIGHT * 1.25, at, begin=lambda: spook.reparentTo(sky), end=spook.detachNode)
    return together(sound("ghost"), rise)


def pull_up(goblin: Figure, root: NodePath, edge: Point3, stand: Stand) -> Motion:
    """Leaps from shoulders to a wall's edge, hangs there kicking, and pulls itself up."""
    end = root.getRelativePoint(stand.frame, stand.point)
    hang = Flight(goblin, root, edge, 0.35)

    def kick(u: float) -> None:
        goblin.lean.setR(14 * sin(4 * pi * u))
        goblin.stretch(1 + 0.12 * sin(2 * pi * u))

    up = Motion(d.HOP * 1.2, hang.at, begin=hang.begin, ease=smooth)
    over = together(arc(goblin, root, end, 0.55, d.HOP * 1.4), resize(goblin, stand, d.HOP))
    down = together(sound("hop_stone"), land(goblin, 0.3, d.LAND * 2))
    return in_turn(crouch(goblin, 0.35, 0.15), up, sound("hup", 1 + 0.07 * (goblin.seed % 5 - 2)), Motion(0.34, kick),
                   over, down, settle(goblin, stand))  # fmt: skip


def enter_tower(goblin: Figure, root: NodePath, door: Stand, stand: Stand) -> Motion:
    """From before the door into the tower, and out of its roof with a leap."""
    inside = root.getRelativePoint(door.frame, Point3(0, 0, door.point[2]))
    step, top = root.getRelativePoint(door.frame, door.point), root.getRelativePoint(stand.frame, stand.point)

    def into(u: float) -> None:
        goblin.node.setPos(step + (inside - step) * 0.5 * u)
        goblin.set_size(max(0.02, 1 - u))

    def appear() -> None:
        goblin.node.setPos(top - Vec3(0, 0, 0.8))

    def out(u: float) -> None:
        goblin.node.setPos(top + Vec3(0, 0, 2.4 * sin(pi * u) * (1 - 0.3 * u) - 0.8 * (1 - u)))
        goblin.set_size(min(1.0, 0.1 + 3 * u))
        goblin.lean.setH(720 * smooth(u))

    go_in = Motion(d.SINK, into, begin=lambda: goblin.lift(root), ease=smooth)
    stars = burst(root, top + Vec3(0, 0, 0.2), SPARKLE, count=16, reach=1.3, seed=goblin.seed)
    leap_out = together(sound("leap"), Motion(d.FLY_HOME, out, begin=appear), stars)
    return in_turn(crouch(goblin, 0.2, 0.12), sound("hop_wood"), go_in, wait(0.5), leap_out,
                   together(sound("hop_stone"), land(goblin, 0.35, d.LAND * 2.4)), settle(goblin, stand))  # fmt: skip
