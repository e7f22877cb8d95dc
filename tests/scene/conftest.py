"""One offscreen window for all scene tests."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from panda3d.core import NodePath, loadPrcFileData

ROOT = Path(__file__).parents[2]
_PRC = """
window-type offscreen
load-display p3headlessgl
gl-finish 1
audio-library-name null
win-size 640 360
textures-power-2 none
model-cache-dir
framebuffer-stencil 1
notify-level-device fatal
notify-level-egldisplay error
"""


@pytest.fixture(scope="session")
def window() -> Iterator[object]:
    """The one ShowBase of all scene tests."""
    from direct.showbase.ShowBase import ShowBase

    loadPrcFileData("scene tests", _PRC)
    base = ShowBase(windowType="offscreen")
    base.disableMouse()
    yield base
    base.destroy()


@pytest.fixture
def load_model(window):
    """Loads `models/x.bam`."""
    return lambda name: window.loader.loadModel(str(ROOT / name))


@pytest.fixture
def world(window) -> Iterator[NodePath]:
    """An empty node of the window's scene; the test must leave it empty."""
    node = window.render.attachNewNode("world")
    yield node
    node.removeNode()


@pytest.fixture(scope="session")
def classic() -> dict[str, object]:
    return json.loads((ROOT / "game/boards/classic.json").read_text())
