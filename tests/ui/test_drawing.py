"""What is drawn: each screen once, nothing left behind, nothing of a hand under the hand-over."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from panda3d.core import NodePath

from game.ui.screens.handover import HandOver
from game.ui.screens.hud import Hud
from game.ui.texts.emohbi import pieces
from game.ui.ui import Ui
from tests.ui.conftest import Clock
from tests.ui.samples import hud_view, screens
from tests.ui.test_fit import NAMES


def pictures(ui: Ui) -> set[str]:
    """The names of all pictures that are in the scene graph now."""
    return {texture.getFilename().getBasenameWoExtension() for texture in ui.root.findAllTextures()}


def nodes(root: NodePath) -> int:
    return int(root.findAllMatches("**").getNumPaths())


@pytest.mark.parametrize("name", NAMES)
def test_a_screen_is_drawn_once_and_goes_without_a_trace(make_ui: Callable[..., Ui], name: str) -> None:
    ui = make_ui()
    ui.push(screens(lambda *told: None)["message"]())
    ui.update()
    before = nodes(ui.root)
    ui.push(screens(lambda *told: None)[name]())
    assert ui.update()
    assert not ui.update(), "nothing has changed since"
    assert nodes(ui.root) != before or name == "message"
    ui.pop()
    ui.update()
    assert nodes(ui.root) == before


def test_only_what_changes_is_drawn_anew(make_ui: Callable[..., Ui]) -> None:
    ui = make_ui()
    view = hud_view(3, "card")
    hud = Hud(view, lambda *told: None)
    ui.push(hud)
    ui.update()
    before = {node.getKey() for node in ui.root.findAllMatches("**/widget")}
    hud.show(replace(view, deck=view.deck - 1 if view.deck else 0))
    assert ui.update()
    after = {node.getKey() for node in ui.root.findAllMatches("**/widget")}
    assert len(after - before) == 1


def test_nothing_of_a_hand_is_there_during_the_hand_over(make_ui: Callable[..., Ui], clock: Clock) -> None:
    ui = make_ui()
    ui.push(Hud(hud_view(3, "card"), lambda *told: None))
    ui.update()
    assert "4" in pictures(ui)
    ui.push(HandOver("Grandma Ann", pieces()[2], ui.pop, lambda: None))
    ui.update()
    assert pictures(ui) <= {"2", "check", "fredoka", ""}
    assert {row["id"] for row in ui.tree()} == {"title", "note", "its-me"}
    clock.now += 1
    ui.keys.key("enter")
    ui.update()
    assert "4" in pictures(ui)


def test_another_size_draws_everything_at_the_new_one() -> None:
    size = [(1280, 720)]
    ui = Ui(NodePath("pixel2d"), lambda: size[0])
    ui.push(screens(lambda *told: None)["setup"]())
    ui.update()
    size[0] = (1920, 1080)
    ui.resize()
    assert ui.update()
    start = next(row for row in ui.tree() if row["id"] == "start")
    assert start["rect"][3] >= 60
