"""The board keeps clear of the answers, and is no smaller for that."""

from __future__ import annotations

import pytest
from panda3d.core import Camera, NodePath

from game.scene import magic_hill_scene
from game.scene.camera import CameraRig, Extent
from game.scene.hill_body import HillBody
from game.ui.layout import Metrics
from game.ui.screens.hud_room import covered


@pytest.mark.parametrize("size", [(1024, 576), (1280, 720), (1920, 1080)])
def test_no_village_lies_below_the_first_three_answers(size: tuple[int, int]) -> None:
    hill, m = HillBody((9, 7, 5, 3)), Metrics(*size, 100, None)  # type: ignore[arg-type]
    extent = Extent(hill.extent(), hill.played())
    camera = NodePath("world").attachNewNode(Camera("camera"))
    rig = CameraRig(camera, magic_hill_scene.HOME, lambda aspect: extent, hill.ground, size)
    rig.set_view_rect(0, 0, *size, covered(m, 3, True))
    for point in extent.played:
        x, y = rig.pixel(point) or (0.0, 0.0)
        assert x < m.width - 250 * m.u or y > (60 + 3 * 60) * m.u
