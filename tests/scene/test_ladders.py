"""A rope ladder swings below who climbs it."""

from __future__ import annotations

import pytest
import test_director as island
from panda3d.core import NodePath

from game.rules.emohbi.events import Climbed
from game.scene.emohbi_scene import EmohbiScene


@pytest.fixture
def scene(world, load_model, classic):
    made = EmohbiScene(world, load_model, classic, (0, 1, 2, 3), "low")
    *_, (_, view) = island.game(5, classic, actions=9)
    made.sync(view)
    yield made
    made.close()


def swings(scene: EmohbiScene) -> tuple[set[NodePath], float]:
    """Which ladders swing while a pawn climbs to level 1, and how far at most, in degrees."""
    ladders = scene.root.findAllMatches("**/ladder-*").getPaths()
    seat, at = next((seat, at) for seat, at in enumerate(scene.picture.pawns) if at[0] == 0)
    motion = scene.motion(Climbed(seat, at, (1, 0)))
    seen, most = set(), 0.0
    for i in range(60):
        motion.step(motion.duration * i / 60)
        seen |= {ladder for ladder in ladders if ladder.getP()}
        most = max(most, *(abs(ladder.getP()) for ladder in ladders))
    motion.step(motion.duration)
    assert not any(ladder.getP() for ladder in ladders)
    return seen, most


def test_the_ladder_that_is_climbed_swings_and_hangs_still_again(scene):
    seen, most = swings(scene)
    assert len(seen) == 1
    assert 2 < most < 6


def test_no_ladder_swings_with_reduced_motion(scene):
    scene.calm = True
    assert swings(scene) == (set(), 0.0)


def test_what_cuts_a_climb_short_lets_the_ladder_hang_still(scene, classic):
    *_, (_, view) = island.game(5, classic, actions=9)
    for ladder in scene.root.findAllMatches("**/ladder-*"):
        ladder.setP(4)
    scene.sync(view)
    assert not any(ladder.getP() for ladder in scene.root.findAllMatches("**/ladder-*"))
