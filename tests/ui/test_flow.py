"""The app's screens and boards together, drawn nowhere."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from panda3d.core import Point3

from tests.flows import Screens


@pytest.fixture
def app(tmp_path: Path) -> Callable[..., Screens]:
    return lambda **settings: Screens(tmp_path, **settings)


@pytest.mark.parametrize("settings", [{"follow_camera": False}, {"reduced_motion": True}])
def test_a_camera_that_must_not_move_by_itself_never_turns_to_what_is_hidden(
    app: Callable[..., Screens], settings: dict[str, bool]
) -> None:
    screens = app(**settings)
    screens.begin("magic_hill", "short", ("human", "easy"))
    rig = screens.flow.board.rig
    rig.update(10.0)
    before = rig.azimuth
    rig.follow(Point3(-9, 0, 1))
    assert not rig.update(1.0)
    assert rig.azimuth == before
    screens.flow.change(follow_camera=True, reduced_motion=False)
    rig.follow(Point3(-9, 0, 1))
    rig.update(1.0)
    assert rig.azimuth != before


def test_the_tree_tells_all_that_the_focused_place_means(app: Callable[..., Screens]) -> None:
    screens = app()
    screens.begin("magic_hill", "short", ("human", "easy"))
    screens.flow.ui.focus("target:goblin:0:3", show=True)
    focused = [row["id"] for row in screens.rest()["board"] if row["focused"]]
    assert focused == ["goblin:0:3"]


def test_a_game_can_begin_while_the_ring_is_on_a_place_of_another(app: Callable[..., Screens]) -> None:
    screens = app()
    for seed in (1, 2):
        screens.begin("emohbi", "gentle", ("human", "easy"), seed)
        target = next(target.id for target in screens.flow.play.choosing.targets())
        screens.flow.ui.focus(f"target:{target}", show=True)
        screens.frame()
    assert screens.rest()["screen"] == "play"
