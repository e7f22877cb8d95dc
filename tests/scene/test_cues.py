"""What is heard of the picture: at the moment at which it is seen, of every kind of event, and of nothing else."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
import test_director as island
import test_magic_hill_scene as hill
from plain_hill import PlainHill
from plain_island import PlainIsland

from game.audio.mixer import SCREEN, SOUNDS
from game.rules.emohbi import events as emohbi
from game.rules.magic_hill import events as magic_hill
from game.scene import durations as d
from game.scene.director import Director
from game.scene.emohbi_scene import EmohbiScene
from game.scene.gists import GISTS, gist
from game.scene.magic_hill_scene import MagicHillScene
from game.scene.timeline import Cue, Motion, after, in_turn, sound, together, wait

GAMES, MOST_OF_A_KIND = 12, 8
RARE = {emohbi.Assembled, emohbi.Shuffled, magic_hill.Assembled, magic_hill.Exchanged, magic_hill.Stopped,
        magic_hill.Won}  # fmt: skip
BOARD = set(SOUNDS) - set(SCREEN)


@pytest.fixture
def scenes(world, load_model, classic):
    made = [
        EmohbiScene(world, load_model, classic, (0, 1, 2, 3), island=PlainIsland(classic)),
        MagicHillScene(world, load_model, hill.STANDARD, (0, 1, 2), hill=PlainHill(hill.STANDARD)),
    ]
    yield made
    for scene in made:
        scene.close()


def motions(scene, games):
    """(event, its motion) of random games, MOST_OF_A_KIND of each type of event and what happened with them."""
    seen: Counter = Counter()
    for game in games:
        before = None
        for events, view in game:
            if before and any(seen[type(event)] < MOST_OF_A_KIND for event in events):
                scene.sync(before)
                for event in events:
                    seen[type(event)] += 1
                    yield event, scene.motion(event)
            before = view


def test_every_event_that_moves_is_heard_and_every_sound_is_seen(scenes, classic):
    """Each cue lies within a motion: that is its visible twin."""
    heard, silent, events = set(), set(), set()
    games = ([island.game(seed, classic, ("cards", "die")[seed % 2], 300) for seed in range(GAMES)],
             [hill.game(seed, actions=260) for seed in range(GAMES)])  # fmt: skip
    for scene, many in zip(scenes, games, strict=True):
        for event, motion in motions(scene, many):
            events.add(type(event))
            if motion.duration and not motion.cues:
                silent.add(type(event))
            for before, cue in pairwise((Cue(0, ""), *motion.cues)):
                assert before.time <= cue.time <= motion.duration > 0, (event, cue)
            heard |= {cue.name for cue in motion.cues}
    assert not silent and heard == BOARD
    assert events >= {*emohbi.EVENTS, *magic_hill.EVENTS} - RARE


def test_rare_events_are_heard_too(scenes):
    opening = emohbi.Assembled(4, (0, 0, 0, 0, 0), tuple("EMOHBI"))
    assert [cue.name for cue in scenes[0].motion(opening).cues] == ["grind", "clunk"]
    scene = scenes[1]
    *_, (_, view) = hill.game(3, actions=30)
    scene.sync(view)
    exchanged, stopped = magic_hill.Exchanged(0, ("1", "2")), magic_hill.Stopped(0)
    for event in (magic_hill.Assembled(3, ((1, 5),), ()), exchanged, stopped, magic_hill.Won(0, 1)):
        assert scene.motion(event).cues


def test_each_landing_and_each_rung_is_heard(scenes, classic):
    scene = scenes[0]
    *_, (_, view) = island.game(5, classic, actions=9)
    scene.sync(view)
    seat, at = next((seat, at) for seat, at in enumerate(scene.picture.pawns) if at[0] == 0)
    hops = scene.motion(emohbi.Hopped(seat, (at, (0, 0), (0, 1)))).cues
    assert [cue.name for cue in hops] == ["hop_sand"] * 2
    assert hops[1].time - hops[0].time == pytest.approx(d.HOP + d.LAND)
    assert hops[0].pitch < hops[1].pitch
    climb = [cue.name for cue in scene.motion(emohbi.Climbed(seat, (0, 1), (1, 0))).cues]
    assert climb == ["rope"] * 5 + ["hop_grass"]


def test_hidden_cards_sound_like_any_other(scenes):
    for scene, events in zip(scenes, (emohbi, magic_hill), strict=True):
        scene.picture.deck = 9
        one, two = (scene.motion(events.Drawn(0, card)).cues for card in ("3", None))
        assert one == two == (Cue(0.0, "card_draw"),)


# -- the clock -------------------------------------------------------------------------------------------------------


def test_cues_keep_their_moments_however_motions_are_joined():
    motion = in_turn(wait(1.0), together(Motion(2.0), sound("b", at=0.5), after(1.5, sound("c"))), sound("d", 1.1, 0.5))
    assert motion.cues == (Cue(1.5, "b"), Cue(2.5, "c"), Cue(3.0, "d", 1.1, 0.5))
    assert motion.duration == 3.0


class Stage:
    """A scene in which an event is its motion."""

    def steps(self, events):
        return [(event,) for event in events]

    def motion(self, event):
        return event

    def sync(self, view):
        pass


def play(dt, *motions):
    told = []
    director = Director(Stage(), on_cue=lambda cue: told.append((round(director.progress[1], 2), cue.name)))
    director.play(motions, None)
    while director.busy:
        director.update(dt)
    return told


def test_the_director_tells_each_cue_once_as_its_moment_passes():
    motion = together(wait(1.0), *(sound(str(i), at=i / 4) for i in range(5)))
    assert play(0.0625, motion) == [(0.06, "0"), (0.25, "1"), (0.5, "2"), (0.75, "3"), (1.0, "4")]


def test_cues_long_past_are_dropped():
    """A frame that took too long makes no noise of all that it missed."""
    motion = together(wait(10.0), *(sound(str(i), at=float(i)) for i in range(11)))
    assert [name for _, name in play(5.0, motion)] == ["5", "10"]


def test_what_is_skipped_makes_no_more_than_one_sound(classic, scenes):
    told, cuts = [], []
    director = Director(scenes[0], on_cue=told.append)
    director.on_cut = lambda: cuts.append(1)
    for events, view in island.game(5, classic, actions=6):
        director.play(events, view)
    director.update(0.3)
    told.clear()
    director.skip()
    assert len(told) == 1 and cuts == [1]
    director.skip()
    assert len(told) == 1 and cuts == [1]


def test_a_win_is_heard_even_if_it_is_over_at_once():
    events = [emohbi.Hopped(0, ((0, 1), (0, 2))), emohbi.Won(0), emohbi.TurnBegan(1, 2)]
    assert gist(events) == "win"
    assert gist(events[2:]) is None
    assert set(GISTS.values()) <= BOARD
    assert set(GISTS) <= {event.__name__ for event in (*emohbi.EVENTS, *magic_hill.EVENTS)}
