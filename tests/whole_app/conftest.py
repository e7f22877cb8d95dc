from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from driver import Hilltops, Screen


@pytest.fixture(scope="session")
def screen() -> Iterator[Screen]:
    """An X server that all these tests share."""
    from driver import Screen

    own = Screen()
    yield own
    own.close()


@pytest.fixture
def start(screen: Screen, tmp_path: Path) -> Iterator[Callable[..., Hilltops]]:
    """Starts the app with the words given; it is ended with the test."""
    from driver import Hilltops

    running: list[Hilltops] = []

    def start_app(*words: str) -> Hilltops:
        running.append(Hilltops(screen, tmp_path, *words))
        return running[-1]

    yield start_app
    for app in running:
        app.stop()
