"""Magic Hill's events as motions: one handler each. A handler advances the picture and says how that is shown. Here are
goblins, turns and cards; `hill_magic` has what chips, stones and ravens do."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from panda3d.core import Vec3

from game.rules.core.data import Event
from game.rules.magic_hill import events as ev
from game.rules.magic_hill.board import SUMMIT
from game.rules.magic_hill.content import GOBLINS
from game.scene import durations as d
from game.scene import gaits, hill_gaits, hill_magic
from game.scene.effects import SPARKLE, burst, confetti
from game.scene.figure import Stand
from game.scene.goblins import Goblin
from game.scene.hill_picture import Space, Who
from game.scene.timeline import Motion, after, at_once, in_turn, sound, staggered, together

if TYPE_CHECKING:
    from game.scene.magic_hill_scene import MagicHillScene

_OVER = 1.75
"""How high a goblin jumps over another, and how high onto its shoulders."""
_ONTO = 0.85


def assembled(scene: MagicHillScene, event: ev.Assembled) -> Motion:
    """Chips and stones drop onto the hill."""
    picture = scene.picture
    picture.storm, picture.goblins, picture.waiting, picture.placing = 0, {}, {}, None
    picture.chips, picture.known, picture.stones = dict.fromkeys(event.chips), {}, set(event.stones)
    picture.owned, picture.ravens = [0] * event.seats, [0] * event.seats
    taps = [sound("chip_down", 0.9 + 0.04 * i, 0.7, at=d.TOKEN_DROP * 0.6 + 0.13 * i) for i in range(9)]
    fall = together(scene.chips.appear(event.chips), scene.stones.appear(event.stones), *taps)
    bare = at_once(lambda: (scene.hill.set_storm(0), scene.show_row()))
    return in_turn(bare, fall, at_once(scene.show_tokens))


def shuffled(scene: MagicHillScene, event: ev.Shuffled) -> Motion:
    flying = min(len(scene.picture.discard), 8)
    scene.picture.deck, scene.picture.discard = len(event.deck), []
    return scene.cards.gather(flying, len(event.deck))


def placed(scene: MagicHillScene, event: ev.Placed) -> Motion:
    """From the row before the bench into the village; then the next player's goblins come."""
    who, picture = (event.seat, event.goblin), scene.picture
    waits = who in picture.unplaced()
    move = _mover(scene, who, (0, event.village))
    following = (event.seat + 1) % picture.seats
    picture.placing = following if len(picture.goblins) < picture.seats * len(GOBLINS) else None
    goblin, stand = scene.goblins[who], scene.stand(who)
    jump = gaits.leap(goblin, scene.root, stand, 3.0, d.FLY_HOME) if waits else gaits.drop_in(goblin, scene.root, stand)
    return in_turn(move(jump), at_once(scene.show_row))


def dealt(scene: MagicHillScene, event: ev.Dealt | ev.Drawn) -> Motion:
    scene.picture.deck -= 1
    return scene.cards.draw(scene.picture.deck, event.card, scene.bench.places[event.seat])


def turn_began(scene: MagicHillScene, event: ev.TurnBegan) -> Motion:
    """All goblins of the player bow that have none on their shoulders."""
    picture = scene.picture
    picture.active, picture.picked = event.seat, 0
    free = [who for who in picture.goblins if who[0] == event.seat and not picture.pinned(who)]
    return in_turn(at_once(scene.mark_active), staggered(0.05, [gaits.bow(scene.goblins[who]) for who in free]))


def played(scene: MagicHillScene, event: ev.Played) -> Motion:
    scene.picture.discard.append(event.card)
    scene.picture.picked = event.goblin
    goblin = scene.goblins[event.seat, event.goblin]
    return in_turn(at_once(scene.mark_active), scene.cards.play(tuple(scene.picture.discard), goblin.node))


def exchanged(scene: MagicHillScene, event: ev.Exchanged) -> Motion:
    return staggered(d.DEAL_GAP, [_thrown_away(scene, event.seat, card) for card in event.cards])


def _thrown_away(scene: MagicHillScene, seat: int, card: str) -> Motion:
    scene.picture.discard.append(card)
    return scene.cards.throw_away(tuple(scene.picture.discard), scene.bench.places[seat])


def discarded(scene: MagicHillScene, event: ev.Discarded) -> Motion:
    scene.picture.discard.append(event.card)
    return scene.cards.play(tuple(scene.picture.discard), scene.bench.places[event.seat])


def stopped(scene: MagicHillScene, event: ev.Stopped) -> Motion:
    """The goblin sits down for a moment."""
    goblin = scene.goblins[event.seat, scene.picture.picked or 1]
    return in_turn(sound("hop_soft"), gaits.land(goblin, 0.32, d.NUDGE), at_once(goblin.relax))


def stuck(scene: MagicHillScene, event: ev.Stuck) -> Motion:
    return gaits.shake_head(scene.goblins[event.seat, event.goblin])


def walked(scene: MagicHillScene, event: ev.Walked) -> Motion:
    """Along the squares, over the heads of others, and perhaps onto shoulders."""
    who, path, picture = (event.seat, event.goblin), event.path, scene.picture
    heights = [_OVER if picture.on(space) else 0.62 for space in path[1:]]
    if event.top:
        heights[-1] = _ONTO
    move = _mover(scene, who, path[-1], top=event.top)
    stand = scene.stand(who)
    points = [scene.spot(space)[1] for space in path[1:-1]] + [stand.point]
    grounds = [*("hop_stone" for _ in path[2:]), "hop_soft" if event.top else "hop_stone"]
    walk = gaits.hop_along(scene.goblins[who], stand.frame, points, heights, stand, grounds)
    scene.impact = walk.duration - d.LAND * 2 - d.HOP * 0.3
    return move(walk)


def pushed(scene: MagicHillScene, event: ev.Pushed) -> Motion:
    """Begins when the one who pushes arrives, at the same time as all other pushes of the walk."""
    who, root = (event.seat, event.goblin), scene.root
    scene.impact -= d.DEAL_GAP
    way = scene.lean_to(scene.spot_in_root(event.start), scene.spot_in_root(event.end), 34)
    move = _mover(scene, who, event.end, top=event.top)
    return after(max(0.0, scene.impact), move(hill_gaits.shove(scene.goblins[who], root, scene.stand(who), way)))


def climbed(scene: MagicHillScene, event: ev.Climbed) -> Motion:
    """From shoulders to the edge of the next terrace, and up."""

    def pull_up(goblin: Goblin, stand: Stand) -> Motion:
        b = scene.root.getRelativePoint(stand.frame, stand.point)
        edge = a + (b - a) * 0.42
        edge.setZ(b[2] - 0.35)
        return hill_gaits.pull_up(goblin, scene.root, edge, stand)

    a = scene.spot_in_root(event.start)
    return _upward(scene, event, pull_up)


def rose(scene: MagicHillScene, event: ev.Rose) -> Motion:
    return _upward(scene, event, lambda goblin, stand: hill_gaits.swirl_up(goblin, scene.root, stand))


def _upward(scene: MagicHillScene, event: ev.Climbed | ev.Rose, gait: Callable[[Goblin, Stand], Motion]) -> Motion:
    """To the next terrace; on the summit first before the tower's door, then in, and out on the roof."""
    who = (event.seat, event.goblin)
    move = _mover(scene, who, event.end)
    goblin, stand = scene.goblins[who], scene.stand(who)
    if event.end != SUMMIT:
        return move(gait(goblin, stand))
    door = scene.door()
    return move(in_turn(gait(goblin, door), hill_gaits.enter_tower(goblin, scene.root, door, stand)))


def fell(scene: MagicHillScene, event: ev.Fell) -> Motion:
    who = (event.seat, event.goblin)
    move = _mover(scene, who, event.end)
    return move(hill_gaits.fall_through(scene.goblins[who], scene.root, scene.stand(who)))


def went_home(scene: MagicHillScene, event: ev.WentHome) -> Motion:
    """A ghost's fright, or down a trap, and home."""
    who, root = (event.seat, event.goblin), scene.root
    goblin, ghost = scene.goblins[who], scene.picture.chips.get(event.start) == "ghost"
    move = _mover(scene, who, (0, event.village))
    stand = scene.stand(who)
    if not ghost:
        return move(hill_gaits.fall_through(goblin, root, stand))
    spook = scene.spook.copyTo(scene.root)
    spook.detachNode()
    shiver = after(0.25, hill_gaits.frightened(goblin, scene.calm))
    fright = together(hill_gaits.haunt(spook, scene.sky, goblin.node), shiver)
    return in_turn(fright, move(hill_gaits.flee(goblin, root, stand)))


def waited(scene: MagicHillScene, event: ev.Waited) -> Motion:
    who = (event.seat, event.goblin)
    scene.picture.waiting[who] = event.cause
    return in_turn(gaits.shake_head(scene.goblins[who], "waits"), at_once(scene.settle))


def escaped(scene: MagicHillScene, event: ev.Escaped) -> Motion:
    who = (event.seat, event.goblin)
    scene.picture.waiting.pop(who, None)
    goblin = scene.goblins[who]
    relief = burst(scene.root, scene.spot_in_root(event.at) + Vec3(0, 0, 1.6), SPARKLE, count=8, seed=goblin.seed)
    return in_turn(at_once(scene.settle), together(gaits.bow(goblin), relief))


def won(scene: MagicHillScene, event: ev.Won) -> Motion:
    """Joy on the tower."""
    scene.picture.active, scene.picture.picked = None, 0
    top = scene.spot_in_root(SUMMIT) + Vec3(0, 0, 0.6)
    kin = [who for who in scene.picture.goblins if who[0] == event.seat and not scene.picture.pinned(who)]
    cheers = [after(0.9 + 0.25 * who[1], gaits.bow(scene.goblins[who])) for who in kin if who[1] != event.goblin]
    dance = gaits.dance(scene.goblins[event.seat, event.goblin], d.DANCE)
    joy = together(sound("win"), sound("pop"), dance, *cheers, confetti(scene.root, top, duration=d.DANCE))
    return in_turn(at_once(scene.mark_active), joy)


def _mover(scene: MagicHillScene, who: Who, end: Space, *, top: bool = False) -> Callable[[Motion], Motion]:
    """Put a goblin on a space of the picture; the result adds what those do that it leaves and joins."""
    start = scene.picture.goblins.get(who)
    scene.picture.put(who, end, top=top)
    leaving = make_room(scene, [start[0]] if start else [], {who})
    joining = make_room(scene, [end], {who})

    def with_room(move: Motion) -> Motion:
        free = at_once(lambda: scene.goblins[who].wait(None))
        late = after(max(0.0, move.duration - 2.6 * d.ASIDE), joining)
        return in_turn(together(free, move, after(d.CROUCH * 2, leaving), late), at_once(scene.settle))

    return with_room


def make_room(scene: MagicHillScene, spaces: Iterable[Space], but: set[Who]) -> Motion:
    """In villages, all but some step to where they stand now that others have come or gone."""
    there = [who for space in spaces if space[0] == 0 for who in scene.picture.on(space) if who not in but]
    return together(*(gaits.aside(scene.goblins[who], scene.stand(who)) for who in there))


HANDLERS: dict[type[Event], Callable[[MagicHillScene, Any], Motion | None]] = {
    ev.Assembled: assembled,
    ev.Shuffled: shuffled,
    ev.Placed: placed,
    ev.Dealt: dealt,
    ev.Drawn: dealt,
    ev.TurnBegan: turn_began,
    ev.Played: played,
    ev.Exchanged: exchanged,
    ev.Stopped: stopped,
    ev.Stuck: stuck,
    ev.Walked: walked,
    ev.Climbed: climbed,
    ev.Pushed: pushed,
    ev.Rose: rose,
    ev.Fell: fell,
    ev.WentHome: went_home,
    ev.Waited: waited,
    ev.Escaped: escaped,
    ev.Discarded: discarded,
    ev.Won: won,
    **hill_magic.HANDLERS,
}

JOINS = frozenset({
    (ev.Assembled, ev.Shuffled), (ev.Dealt, ev.Dealt), (ev.Drawn, ev.Drawn), (ev.Walked, ev.Pushed),
    (ev.Pushed, ev.Pushed), (ev.ChipLeft, ev.RavenCame),
})  # fmt: skip
