"""Whatever happens, and however it is watched, the picture ends exactly where the state says."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace

import pytest
from plain_island import PlainIsland

from game.rules import emohbi as rules
from game.rules.core.chance import Seeded
from game.rules.core.protocol import Setup
from game.rules.emohbi import events as ev
from game.scene.director import Director
from game.scene.emohbi_scene import EmohbiScene
from game.scene.motions import HANDLERS

SEATS = 4


@pytest.fixture
def scene(world, load_model, classic):
    made = EmohbiScene(world, load_model, classic, (0, 1, 2, 3), island=PlainIsland(classic))
    yield made
    made.close()


def game(seed, board, mode="cards", actions=60):
    """The steps of a random game: (events, view after them) for a spectator."""
    step = rules.new(Setup(SEATS, 0, board, {"mode": mode}), Seeded(seed))
    dice = Random(seed)
    for _ in range(actions):
        yield tuple(event.seen_by(None) for event in step.events), rules.observe(step.state, None)
        legal = rules.legal(step.state)
        if not legal:
            return
        step = rules.apply(step.state, dice.choice(legal))


def test_every_event_has_a_handler():
    assert set(HANDLERS) == set(ev.EVENTS)


@pytest.mark.parametrize(("seed", "mode"), [(1, "cards"), (2, "cards"), (3, "die")])
def test_played_picture_equals_synced_picture(scene, classic, seed, mode):
    for events, view in game(seed, classic, mode):
        for step in scene.steps(events):
            for event in step:
                motion = scene.motion(event)
                for share in (0.2, 0.4, 0.6, 0.8, 1.0):
                    motion.step(motion.duration * share)
        played = scene.snapshot()
        scene.sync(view)
        assert scene.snapshot() == played, events


@pytest.mark.parametrize("quality", ["low", "high"])
def test_the_real_island_too(world, load_model, classic, quality):
    scene = EmohbiScene(world, load_model, classic, (5, 4, 3, 2), quality)
    director = Director(scene)
    for events, view in game(9, classic, actions=25):
        director.play(events, view)
        while director.busy:
            director.update(0.4)
        played = scene.snapshot()
        scene.sync(view)
        assert scene.snapshot() == played
    scene.close()
    assert world.getNumChildren() == 0


def test_lights_and_ghosts_of_every_action_go_again(scene, classic):
    step = rules.new(Setup(SEATS, 0, classic, {}), Seeded(21))
    dice = Random(2)
    for turn in range(60):
        view = rules.observe(step.state, rules.decision(step.state).seat)
        scene.sync(view)
        for action in rules.legal(step.state):
            scene.ghost(rules.preview(view, action))
            scene.light({"pawn:1": "hover"} if view.pawns[1] else {"letter:E": "legal"})
            scene.ambient(turn / 9)
        scene.ghost()
        scene.light({})
        assert scene.root.findAllMatches("**/mark").isEmpty()
        step = rules.apply(step.state, dice.choice(rules.legal(step.state)))
    assert scene.ghosts.root.getNumChildren() == 0


def test_every_event_moves_the_picture(scene, classic):
    seen = set()
    for seed in range(20):
        for events, view in game(seed, classic, ("cards", "die")[seed % 2], 400):
            for step in scene.steps(events):
                for event in step:
                    if type(event) not in seen:
                        assert scene.motion(event).duration > 0
                        seen.add(type(event))
            scene.sync(view)
        if seen == set(ev.EVENTS):
            return
    assert seen == set(ev.EVENTS)


def test_skip_at_any_moment_ends_equal(scene, classic):
    dice, told = Random(5), []
    director = Director(scene, told.append)
    for events, view in game(7, classic, actions=50):
        director.play(events, view)
        for _ in range(dice.randrange(40)):
            director.update(0.05)
        director.skip()
        assert not director.busy
        skipped = scene.snapshot()
        scene.sync(view)
        assert scene.snapshot() == skipped
        assert [event for step in told for event in step] == list(events)
        told.clear()


def test_step_size_and_speed_make_no_difference(scene, classic):
    ends = []
    for dt, speed in ((1 / 60, 1), (0.21, 2), (100, 1), (0.05, 0)):
        director = Director(scene)
        director.speed = speed
        for events, view in game(11, classic, actions=14):
            director.play(events, view)
        frames = 0
        while director.busy:
            director.update(dt)
            frames += 1
        ends.append(scene.snapshot())
    assert len(set(ends)) == 1


def test_duration_is_that_of_the_motions(scene, classic):
    director = Director(scene)
    (events, view), = game(1, classic, actions=1)
    director.play(events, view)
    seconds = 0.0
    while director.busy:
        director.update(0.01)
        seconds += 0.01
    scene.sync(view)
    expected = sum(max(scene.motion(event).duration for event in step) for step in scene.steps(events))
    assert seconds == pytest.approx(expected, abs=0.2)


def test_the_rest_of_a_duration_is_enough(scene, classic):
    director = Director(scene)
    for events, view in game(1, classic, actions=30):
        director.play(events, view)
    updates = 0
    while director.busy:
        director.update(0.0)
        if director.progress is None:
            continue
        for share in (0.25, 0.5, 0.75, 1.0):
            if director.progress:
                _, over, duration = director.progress
                director.update(max(duration * share - over, 0.0))
        updates += 1
        assert updates < 1000


def test_speed_nought_in_the_middle_ends_at_once(scene, classic):
    director = Director(scene)
    for events, view in game(3, classic, actions=6):
        director.play(events, view)
    director.update(0.3)
    director.speed = 0
    assert not director.busy


def test_what_a_handler_raises_comes_out(scene, classic):
    director = Director(scene)
    director.play((SimpleNamespace(),), None)
    with pytest.raises(KeyError):
        director.update(0.1)


def test_close_leaves_nothing(world, load_model, classic):
    scene = EmohbiScene(world, load_model, classic, (0, 1, 2, 3), island=PlainIsland(classic))
    director = Director(scene)
    for events, view in game(4, classic, actions=12):
        director.play(events, view)
        director.update(0.7)
    scene.light({"pawn:0": "legal", "level:2": "hover"})
    director.close()
    scene.close()
    assert world.getNumChildren() == 0


def test_nothing_shakes_for_who_wants_it_calm(scene, classic):
    *_, (_, view) = game(5, classic, actions=9)
    turn = ev.Turned(0, 1, 1, (0, 1, 1, 1, 1), (0, 1, 2, 3), ())
    tilts = {}
    for calm in (True, False):
        scene.sync(view)
        scene.calm = calm
        motion = scene.motion(turn)
        motion.step(motion.duration * 0.4)
        level = scene.island.levels[1]
        leans = [pawn.lean.getR() for pawn in scene.pawns]
        tilts[calm] = [number for number in (level.getP(), level.getR(), *leans) if abs(number) > 0.01]
    assert not tilts[True] and tilts[False]
    scene.sync(view)
    assert (scene.island.levels[1].getP(), scene.island.levels[1].getR()) == (0, 0)
