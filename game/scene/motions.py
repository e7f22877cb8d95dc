"""Emohbi's events as motions: one handler each. A handler advances the picture and says how that is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import pi, sin
from typing import TYPE_CHECKING, Any

from panda3d.core import Vec3

from game.rules.core.data import Event
from game.rules.emohbi import events as ev
from game.rules.emohbi.board import HEAD
from game.scene import durations as d
from game.scene import gaits
from game.scene.effects import DUST, SPARKLE, burst, confetti, puffs
from game.scene.figure import rgb
from game.scene.island_layout import FLOOR, WALL_APOTHEM, heading
from game.scene.picture import Space
from game.scene.routes import fall_route, ladder_route, round_rim
from game.scene.sayings import say
from game.scene.timeline import HEAVED, Motion, after, at_once, ease_out, heave, in_turn, sound, staggered, together

if TYPE_CHECKING:
    from game.scene.emohbi_scene import EmohbiScene

_ROCK = 0.45
"""Degrees that a level which turns tilts to and fro."""
_SAY_AT = 3.2
"""How high a picture hangs that tells what was rolled."""
_ORANGE = rgb("#FF7A1A")
_GROUND = ("hop_sand", "hop_grass", "hop_stone", "hop_stone", "hop_wood")
"""What a hop sounds like on each level."""

def assembled(scene: EmohbiScene, event: ev.Assembled) -> Motion:
    """The levels spin into place, the lowest first."""
    picture = scene.picture
    picture.rotation, picture.letters = event.rotation, event.letters
    picture.pawns = [None] * event.seats
    spins = [_spin_in(scene, level) for level in (1, 2, 3, HEAD)]
    show = in_turn(at_once(lambda: scene.show_island()), together(sound("grind"), staggered(0.12, spins)))
    return in_turn(show, sound("clunk"), at_once(lambda: scene.show_island()))


def _spin_in(scene: EmohbiScene, level: int) -> Motion:
    node, end = scene.island.levels[level], heading(scene.picture.rotation, level)
    return Motion(d.ASSEMBLE, lambda u: node.setH(end + 150 * (1 - u)), ease=ease_out)


def set_out(scene: EmohbiScene, event: ev.SetOut) -> Motion:
    move = _mover(scene, event.seat, event.at)
    return move(gaits.drop_in(scene.pawns[event.seat], scene.root, scene.stand(event.seat)))


def shuffled(scene: EmohbiScene, event: ev.Shuffled) -> Motion:
    flying = min(len(scene.picture.discard), 8)
    scene.picture.deck, scene.picture.discard = len(event.deck), []
    return scene.cards.gather(flying, len(event.deck))


def dealt(scene: EmohbiScene, event: ev.Dealt | ev.Drawn) -> Motion:
    scene.picture.deck -= 1
    return scene.cards.draw(scene.picture.deck, event.card, scene.pawns[event.seat].node)


def turn_began(scene: EmohbiScene, event: ev.TurnBegan) -> Motion:
    scene.picture.active = event.seat
    mark = at_once(lambda: scene.mark_active())
    return in_turn(mark, gaits.bow(scene.pawns[event.seat]))


def played(scene: EmohbiScene, event: ev.Played) -> Motion:
    scene.picture.discard.append(event.card)
    return scene.cards.play(tuple(scene.picture.discard), scene.pawns[event.seat].node)


def rolled(scene: EmohbiScene, event: ev.Rolled) -> Motion:
    """The face that lies up is shown large. The chance die waits until all have seen that an orange stone was met
    (E21)."""
    at = scene.spot_in_root(scene.picture.pawns[event.seat] or (0, 0))
    over = at + Vec3(0, 0, _SAY_AT)
    face = say(scene.sky, scene.root, f"dice/{event.die[0]}{event.face}", over)
    throw = together(scene.dice.throw(event.die, event.face), after(d.DIE_THROW, face))
    if event.die != "chance":
        return throw
    stars = burst(scene.root, at + Vec3(0, 0, 0.5), SPARKLE, count=14, reach=1.1, seed=event.seat)
    stone = say(scene.sky, scene.root, "icons/dice", over, _ORANGE)
    return in_turn(together(sound("spark"), stars, stone), throw)


def hopped(scene: EmohbiScene, event: ev.Hopped) -> Motion:
    if len(event.path) < 2:
        return gaits.bow(scene.pawns[event.seat])
    crowded = [bool(set(scene.picture.on(space)) - {event.seat}) for space in event.path[1:]]
    move = _mover(scene, event.seat, event.path[-1])
    stand = scene.stand(event.seat)
    points = [scene.spot(space).point for space in event.path[1:-1]] + [stand.point]
    heights = [1.35 if crowd else 0.62 for crowd in crowded]
    grounds = [_GROUND[space[0]] for space in event.path[1:]]
    return move(gaits.hop_along(scene.pawns[event.seat], stand.frame, points, heights, stand, grounds))


def climbed(scene: EmohbiScene, event: ev.Climbed) -> Motion:
    rungs = ladder_route(scene.spot_in_root(event.start), event.end[0])
    move = _mover(scene, event.seat, event.end)
    pace, tread = (d.TREAD, "hop_wood") if event.end[0] == HEAD else (d.RUNG, "rope")
    stand, ground = scene.stand(event.seat), _GROUND[event.end[0]]
    rope = event.end[0] != HEAD and not scene.calm
    swing = scene.island.ladder(event.end[0], rungs[-1]).setP if rope else gaits.still
    return move(gaits.climb(scene.pawns[event.seat], scene.root, rungs, stand, pace, tread, ground, swing))


def fell(scene: EmohbiScene, event: ev.Fell) -> Motion:
    lip, pool = fall_route(scene.spot_in_root(event.start), event.start[0])
    move = _mover(scene, event.seat, event.end)
    stand, back = scene.stand(event.seat), scene.backwards(lip, 30)
    return move(gaits.slide(scene.pawns[event.seat], scene.root, lip, pool, stand, back))


def swapped(scene: EmohbiScene, event: ev.Swapped) -> Motion:
    """Both leap at once, one high above the other, but not out of the window."""
    picture, root = scene.picture, scene.root
    picture.pawns[event.seat], picture.pawns[event.other] = event.end, event.start
    one, two = scene.pawns[event.seat], scene.pawns[event.other]
    gap = (scene.spot_in_root(event.start) - scene.spot_in_root(event.end)).length()
    stars = [burst(root, scene.spot_in_root(at) + Vec3(0, 0, 0.6), SPARKLE, count=9, seed=i)
             for i, at in enumerate((event.start, event.end))]  # fmt: skip
    return together(
        gaits.leap(one, root, scene.stand(event.seat), min(3.4 + 0.28 * gap, 4.8), d.SWAP),
        gaits.leap(two, root, scene.stand(event.other), min(1.7 + 0.1 * gap, 3.0), d.SWAP),
        _make_room(scene, (event.start, event.end), {event.seat, event.other}),
        *stars,
    )


def turned(scene: EmohbiScene, event: ev.Turned) -> Motion:
    """The level grinds round with all that stands on it."""
    before = heading(scene.picture.rotation, event.level)
    scene.picture.rotation = event.rotation
    spin = Motion(d.TURN, _spin(scene, event, before), end=lambda: scene.island.set_rotation(event.rotation))
    riders = [] if scene.calm else [gaits.tremble(scene.pawns[seat], d.TURN) for seat in event.riders]
    cheers = [after(d.TURN, gaits.bow(scene.pawns[seat])) for seat in event.lined_up]
    heard = together(sound("grind"), sound("clunk", at=HEAVED * d.TURN))
    return together(heard, spin, _dust(scene, event.level), *riders, *cheers)


def _spin(scene: EmohbiScene, event: ev.Turned, before: float) -> Callable[[float], None]:
    """The level goes round, and rocks a little on the stones below."""
    node, rock = scene.island.levels[event.level], 0.0 if scene.calm else _ROCK

    def at(u: float) -> None:
        force = rock * sin(pi * min(1.0, u / HEAVED))
        node.setHpr(before - 60 * event.direction * heave(u), force * sin(31 * u), force * sin(43 * u + 1))

    return at


def _dust(scene: EmohbiScene, level: int) -> Motion:
    """Puffs all round the foot of the level's wall."""
    below = scene.island.levels[level - 1]
    z = Vec3(0, 0, FLOOR[level - 1] + 0.08)
    places = [round_rim(WALL_APOTHEM[level] + 0.12, 12.0 * i) + z for i in range(30)]
    return puffs(below, places, DUST, duration=d.TURN, waves=3, size=0.42 if level < HEAD else 0.28)


def nothing_happened(scene: EmohbiScene, event: ev.NothingHappened) -> Motion:
    return gaits.shake_head(scene.pawns[event.seat])


def won(scene: EmohbiScene, event: ev.Won) -> Motion:
    scene.picture.active = None
    top = scene.spot_in_root((HEAD, 0)) + Vec3(0, 0, 0.6)
    others = [pawn for seat, pawn in enumerate(scene.pawns) if scene.picture.pawns[seat] and seat != event.seat]
    cheers = [after(0.9 + 0.25 * i, gaits.bow(pawn)) for i, pawn in enumerate(others)]
    joy = together(sound("win"), sound("pop"), gaits.dance(scene.pawns[event.seat], d.DANCE), *cheers,
                   confetti(scene.root, top, duration=d.DANCE))  # fmt: skip
    return in_turn(at_once(scene.mark_active), joy)


def _mover(scene: EmohbiScene, seat: int, end: Space) -> Callable[[Motion], Motion]:
    """Put a seat on a space of the picture; the result adds the sidesteps of those it leaves and joins."""
    start = scene.picture.pawns[seat]
    scene.picture.pawns[seat] = end
    leaving = _make_room(scene, [start] if start else [], {seat})
    joining = _make_room(scene, [end], {seat})

    def with_room(move: Motion) -> Motion:
        return together(move, after(d.CROUCH * 2, leaving), after(max(0.0, move.duration - 2.6 * d.ASIDE), joining))

    return with_room


def _make_room(scene: EmohbiScene, spaces: Iterable[Space], but: set[int]) -> Motion:
    """All but some step to where they stand now that others have come or gone."""
    seats = [seat for space in spaces for seat in scene.picture.on(space) if seat not in but]
    return together(*(gaits.aside(scene.pawns[seat], scene.stand(seat)) for seat in seats))


HANDLERS: dict[type[Event], Callable[[EmohbiScene, Any], Motion | None]] = {
    ev.Assembled: assembled,
    ev.SetOut: set_out,
    ev.Shuffled: shuffled,
    ev.Dealt: dealt,
    ev.Drawn: dealt,
    ev.TurnBegan: turn_began,
    ev.Played: played,
    ev.Rolled: rolled,
    ev.Hopped: hopped,
    ev.Climbed: climbed,
    ev.Fell: fell,
    ev.Swapped: swapped,
    ev.Turned: turned,
    ev.NothingHappened: nothing_happened,
    ev.Won: won,
}

JOINS = frozenset({
    (ev.Assembled, ev.Shuffled), (ev.Dealt, ev.Dealt), (ev.Drawn, ev.Drawn),
})  # fmt: skip
