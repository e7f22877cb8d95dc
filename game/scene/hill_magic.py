"""What chips, stones and ravens of Magic Hill do, as motions: handlers like those in `hill_motions`."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, radians, sin
from typing import TYPE_CHECKING, Any

from panda3d.core import NodePath, Point3, Vec3, Vec4

from game.rules.core.data import Event
from game.rules.magic_hill import events as ev
from game.scene import durations as d
from game.scene import gaits
from game.scene.effects import DUST, SPARKLE, burst, gusts, puffs
from game.scene.flights import Spot, fly
from game.scene.hill_bench import raven_of
from game.scene.hill_layout import half_side, heading
from game.scene.hill_picture import Space
from game.scene.hill_tokens import stone_of
from game.scene.sayings import say
from game.scene.timeline import (
    HEAVED,
    Motion,
    after,
    at_once,
    heave,
    in_turn,
    smooth,
    sound,
    staggered,
    together,
)

if TYPE_CHECKING:
    from game.scene.magic_hill_scene import MagicHillScene

FEATHERS = (Vec4(0.16, 0.12, 0.26, 1), Vec4(0.26, 0.2, 0.4, 1), Vec4(0.1, 0.08, 0.16, 1))
GLASS = (Vec4(0.1, 0.82, 0.48, 1), Vec4(0.72, 1, 0.85, 1))
_FAR = Point3(0, 14, 16)
"""Where ravens vanish, in the frame that is turned to the camera."""
_SAY_AT = 3.2


def chip_turned_up(scene: MagicHillScene, event: ev.ChipTurnedUp) -> Motion:
    """Whirled over, while a large picture tells everybody what it is."""
    scene.picture.chips[event.at] = scene.picture.known[event.at] = scene.told[event.at] = event.kind
    told = after(0.6, _say(scene, event.kind, event.at))
    return in_turn(at_once(scene.show_hints), together(_flip(scene, event.at, event.kind), told))


def _say(scene: MagicHillScene, kind: str, at: Space) -> Motion:
    return say(scene.sky, scene.root, f"hill/chips/{kind}", scene.spot_in_root(at) + Vec3(0, 0, _SAY_AT))


def _flip(scene: MagicHillScene, at: Space, kind: str | None) -> Motion:
    """Whirled over, and down on the stone."""
    return in_turn(sound("chip_turn"), scene.chips.flip(at, kind), sound("chip_down"))


def chip_turned_down(scene: MagicHillScene, event: ev.ChipTurnedDown) -> Motion:
    scene.picture.chips[event.at] = None
    return in_turn(_flip(scene, event.at, None), at_once(scene.show_hints))


def chip_acted(scene: MagicHillScene, event: ev.ChipActed) -> Motion:
    """Sparks fly, and a large picture tells what it is, unless one has just done so."""
    point, told = scene.spot_in_root(event.at), scene.told.pop(event.at, None) == event.chip
    stars = burst(scene.root, point + Vec3(0, 0, 0.5), SPARKLE, count=12, reach=0.9, seed=event.goblin)
    return together(sound("spark"), stars, *([] if told else [_say(scene, event.chip, event.at)]))


def chip_left(scene: MagicHillScene, event: ev.ChipLeft) -> Motion:
    """It whirls away; who stood on it comes down to the square."""
    scene.departed = scene.ground_of(event.at)
    leave = scene.chips.leave(event.at)
    scene.picture.chips.pop(event.at)
    scene.picture.known.pop(event.at, None)
    down = [gaits.aside(scene.goblins[who], scene.stand(who)) for who in scene.picture.on(event.at)]
    colours = FEATHERS if event.kind == "raven" else SPARKLE
    puff = burst(scene.root, scene.spot_in_root(event.at) + Vec3(0, 0, 0.6), colours, count=14, seed=event.at[1])
    return together(sound("wings" if event.kind == "raven" else "crystal"), leave, puff, *down)


def nothing_happened(scene: MagicHillScene, event: ev.NothingHappened) -> Motion:
    return gaits.shake_head(scene.goblins[event.seat, event.goblin])


def card_allowed(scene: MagicHillScene, event: ev.CardAllowed) -> Motion:
    """One card more: a jump for joy."""
    who = (event.seat, scene.picture.picked or 1)
    goblin = scene.goblins[who]
    stars = burst(scene.root, scene.spot_in_root(scene.picture.goblins[who][0]) + Vec3(0, 0, 1.4), SPARKLE, count=14,
                  reach=1.1, seed=3)  # fmt: skip
    return together(sound("bonus"), gaits.bow(goblin), stars)


def stone_taken(scene: MagicHillScene, event: ev.StoneTaken) -> Motion:
    """It flies to the finder's place at the bench."""
    end = scene.bench.stone_spot(event.seat)
    scene.picture.owned[event.seat] += 1
    return in_turn(sound("stone"), _lifted(scene, event.at, end, (1.0, 1.0)), at_once(scene.show_bench))


def stone_boxed(scene: MagicHillScene, event: ev.StoneBoxed) -> Motion:
    """It rises and bursts."""
    frame, point = scene.ground_of(event.at)
    high = (frame, point + Vec3(0, 0, 3.2))
    shards = burst(scene.root, scene.root.getRelativePoint(*high), GLASS, count=18, reach=1.2, size=0.14, seed=5)
    return in_turn(_lifted(scene, event.at, high, (1.0, 1.4)), sound("shatter"), shards)


def _lifted(scene: MagicHillScene, at: Space, end: Spot, sizes: tuple[float, float]) -> Motion:
    """A stone leaves its square and flies, spinning."""
    scene.picture.stones.discard(at)
    stone = stone_of(scene.stones.model)
    start = scene.ground_of(at)
    flight = fly(stone, scene.sky, start, end, d.STONE_FLIGHT, height=2.6, sizes=sizes,
                 pose=lambda u: stone.setH(720 * u))  # fmt: skip
    return in_turn(at_once(lambda: scene.stones.take(at)), flight)


def stone_snatched(scene: MagicHillScene, event: ev.StoneSnatched) -> Motion:
    """The raven that waited swoops down, takes it, and off they go."""
    scene.picture.ravens[event.seat] -= 1
    scene.picture.stones.discard(event.at)
    start = scene.bench.raven_spot(event.seat)
    frame, point = scene.ground_of(event.at)
    raven, loaded = _raven(scene), _raven(scene)
    _load(scene, loaded)
    return in_turn(
        at_once(scene.show_bench),
        _flap(scene, raven, start, (frame, point + Vec3(0, 0, 0.4))),
        at_once(lambda: scene.stones.take(event.at)),
        sound("raven"),
        _flap(scene, loaded, (frame, point + Vec3(0, 0, 0.4)), (scene.sky, _FAR)),
    )


def raven_came(scene: MagicHillScene, event: ev.RavenCame) -> Motion:
    """From its chip to the victim's place: there it sits down, or takes a stone and is gone."""
    frame, point = scene.departed
    start = (frame, point + Vec3(0, 0, 1.0))
    raven, picture = _raven(scene), scene.picture
    if event.waits:
        sit = _flap(scene, raven, start, scene.bench.raven_spot(event.victim))
        picture.ravens[event.victim] += 1
        return in_turn(sit, sound("raven"), at_once(scene.show_bench))
    picture.owned[event.victim] -= 1
    spot = (scene.bench.places[event.victim], scene.bench.stone_spot(event.victim)[1] + Vec3(0, 0, 0.4))
    loaded = _raven(scene)
    _load(scene, loaded)
    return in_turn(_flap(scene, raven, start, spot), at_once(scene.show_bench), sound("raven"),
                   _flap(scene, loaded, spot, (scene.sky, _FAR)))  # fmt: skip


def _raven(scene: MagicHillScene) -> NodePath:
    raven = raven_of(scene.raven)
    raven.setBillboardAxis()
    return raven


def _load(scene: MagicHillScene, raven: NodePath) -> None:
    """Give it a stone to carry."""
    stone = stone_of(scene.stones.model)
    stone.reparentTo(raven)
    stone.setZ(-0.45)


def _flap(scene: MagicHillScene, raven: NodePath, start: Spot, end: Spot) -> Motion:
    def pose(u: float) -> None:
        raven.setR(12 * sin(radians(360 * 4 * u)))
        raven.setSz(raven.getSx() * (1 + 0.2 * sin(radians(360 * 6 * u))))

    flight = fly(raven, scene.sky, start, end, d.RAVEN_FLIGHT, height=2.4, sizes=(1.5, 1.5), pose=pose)
    return together(sound("wings"), flight)


def storm_turned(scene: MagicHillScene, event: ev.StormTurned) -> Motion:
    """Chips turn down, the wind rises, and the hill turns with all on it."""
    picture, node = scene.picture, scene.hill.hill
    before = heading(picture.storm)
    picture.storm = event.storm
    picture.chips |= dict.fromkeys(event.turned_down)
    flips = staggered(0.1, [_flip(scene, at, None) for at in event.turned_down])
    spin = Motion(d.STORM, lambda u: node.setH(before - 90 * event.direction * u), ease=heave,
                  end=lambda: scene.hill.set_storm(event.storm))  # fmt: skip
    shaken = [] if scene.calm else [who for who, place in picture.goblins.items() if place[0][0]]
    riders = [gaits.tremble(scene.goblins[who], d.STORM) for who in shaken]
    rest = at_once(lambda: (scene.chips.face(), scene.show_hints()))
    heard = together(sound("storm"), sound("clunk", at=HEAVED * d.STORM))
    return in_turn(flips, together(heard, spin, _gale(scene, event.direction), *riders), rest)


def _gale(scene: MagicHillScene, direction: int) -> Motion:
    """Wind that runs round the hill, and dust at its foot."""
    r = half_side(scene.board.sides[0]) * 1.18
    whirl = NodePath("effect")
    wind = gusts(whirl, r, 5.0, duration=d.STORM)
    places = [Point3(r * cos(radians(18 * i)), r * sin(radians(18 * i)), 0.1) for i in range(20)]
    dust = puffs(scene.root, places, DUST, duration=d.STORM, waves=3, size=0.26, seed=4)
    run = Motion(d.STORM, lambda u: whirl.setH(-200 * direction * u), begin=lambda: whirl.reparentTo(scene.root),
                 end=whirl.detachNode, ease=smooth)  # fmt: skip
    return together(run, wind, dust)


HANDLERS: dict[type[Event], Callable[[MagicHillScene, Any], Motion | None]] = {
    ev.ChipTurnedUp: chip_turned_up,
    ev.ChipTurnedDown: chip_turned_down,
    ev.ChipActed: chip_acted,
    ev.ChipLeft: chip_left,
    ev.NothingHappened: nothing_happened,
    ev.CardAllowed: card_allowed,
    ev.StoneTaken: stone_taken,
    ev.StoneBoxed: stone_boxed,
    ev.StoneSnatched: stone_snatched,
    ev.RavenCame: raven_came,
    ev.StormTurned: storm_turned,
}
