"""A user interface without a window: layout and nodes need none."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from panda3d.core import Filename, NodePath, getModelPath

from game.paths import root
from game.ui.ui import Ui
from game.words import set_language

getModelPath().prependDirectory(Filename.fromOsSpecific(str(root())))


class Clock:
    """Seconds that a test lets pass."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def make_ui(clock: Clock) -> Callable[..., Ui]:
    def make(size: tuple[int, int] = (1280, 720), text: int = 100) -> Ui:
        return Ui(NodePath("pixel2d"), lambda: size, text, clock)

    return make


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")
