"""A mistake that nobody caught: plain words in the same window, the file that tells what, and no traceback."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from driver import Hilltops, Screen
from Xlib import X

SMALL = ("play", "--size", "960x640", "--quality", "low")


class Failing(Hilltops):
    """The app that fails at a click on a game."""

    program = ("-m", "tests.whole_app.crashing", "click")


@pytest.fixture
def failing(screen: Screen, tmp_path: Path) -> Iterator[Failing]:
    app = Failing(screen, tmp_path, *SMALL)
    yield app
    app.stop()


def pasted(screen: Screen) -> str:
    """What an editor would get that pastes now."""
    x = screen.x
    window = x.screen().root.create_window(0, 0, 1, 1, 0, X.CopyFromParent)
    kind, place = x.intern_atom("UTF8_STRING"), x.intern_atom("PASTED")
    window.convert_selection(x.intern_atom("CLIPBOARD"), kind, place, X.CurrentTime)
    while x.next_event().type != X.SelectionNotify:
        pass
    found = window.get_full_property(place, kind)
    window.destroy()
    return bytes(found.value).decode() if found else ""


def test_a_mistake_is_told_in_the_window_and_names_the_file(
    failing: Failing, screen: Screen, tmp_path: Path
) -> None:
    failing.on("title")
    failing.click("play-emohbi")
    tree = failing.on("crash")
    labels = {row["id"]: row["label"] for row in tree["widgets"]}
    assert labels["title"] == "Something went wrong"
    assert labels["file"] == str(tmp_path / "hilltops.log")
    assert failing.shows(lambda: failing.colours() > 20)
    failing.click("copy")
    failing.wait(lambda now: any(row["id"] == "copy" and not row["enabled"] for row in now["widgets"]), "an answer")
    copied = pasted(screen)
    assert copied.startswith(f"{tmp_path / 'hilltops.log'}\n")
    assert "made on purpose" in copied
    failing.click("close")
    assert failing.leave() == 1
    told = (tmp_path / "hilltops.log").read_text("utf-8")
    assert "Traceback" in told
    assert "made on purpose" in told
    assert failing.errors().count("\n") == 0
    assert "Traceback" not in failing.errors()
    assert "something went wrong (RuntimeError: made on purpose)" in failing.errors()


def test_escape_closes_it(failing: Failing) -> None:
    failing.on("title")
    failing.click("play-emohbi")
    failing.on("crash")
    failing.press("Escape")
    assert failing.leave() == 1
