"""Whole games by a gamepad alone, from the title to the result, and all that its shoulders come to."""

from __future__ import annotations

from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

import pytest
from whole_app.player import Player

from game.bindings import STICKS, Bindings
from game.pad import Pads
from game.ui import focus
from game.ui.ui import Ui
from tests.flows import Screens
from tests.pads import FakePad
from tests.ui.samples import screens

WAYS = {"dpad_left": (-1, 0), "dpad_right": (1, 0), "dpad_up": (0, -1), "dpad_down": (0, 1)}
PATIENCE = 600
FRAME = 0.1


def path(ui: Ui, goals: Collection[str]) -> list[str] | None:
    """The shortest way of the cross from the focus to one of these widgets; None if there is none."""
    placed, seen, later = ui.placed(), {ui.screen.focus}, [(ui.screen.focus, list[str]())]
    for now, way in later:
        if now in goals:
            return way
        for button, (dx, dy) in WAYS.items():
            to = focus.neighbour(placed, now, dx, dy)
            if to and to not in seen:
                seen.add(to)
                later.append((to, [*way, button]))
    return None


class Sofa:
    """Who sits far from the screen with a pad; as `whole_app.driver.Hilltops` for a Player."""

    def __init__(self, app: Screens) -> None:
        self.app, self.pad, self.now = app, FakePad(), 0.0
        self.pads = Pads(lambda name: app.window.handler.on_key(name))
        self.pads.plug(self.pad)

    def tree(self) -> Any:
        return self.app.tree()

    def wait(self, fits: Callable[[Any], object], what: str = "") -> Any:
        for _ in range(PATIENCE):
            tree = self.tree()
            if fits(tree):
                return tree
            self.frame()
        raise AssertionError(f"{what} did not come: {tree['screen']}, {tree['prompt']}")

    def frame(self) -> None:
        self.now += FRAME
        self.pads.poll(self.now)
        self.app.frame()

    def tap(self, button: str) -> None:
        """Press a button and let it go."""
        self.pad.hold(button)
        self.frame()
        self.pad.let_go()
        self.frame()

    def focus(self, *names: str) -> str:
        """Bring the focus to one of these by the cross, which may take several tries where a slider swallows one."""
        ui = self.app.flow.ui
        wanted = {id_ for name in names for id_ in (name, f"target:{name}", *self.places(name))}
        for _ in range(40):
            way = path(ui, wanted) if ui.ring_shown else ["dpad_down"]
            assert way is not None, f"the cross does not lead from {ui.screen.focus} to {names}"
            if not way:
                return next(name for name in names if ui.screen.focus in (name, f"target:{name}", *self.places(name)))
            self.tap(way[0])
        raise AssertionError(f"the cross never comes to {names}")

    def places(self, name: str) -> list[str]:
        """The widgets of all that means the same as a place of the board."""
        play = self.app.flow.play
        return [f"target:{id_}" for id_ in play.choosing.same(name)] if play else []

    def press(self, key: str) -> None:
        """A Player presses Return alone."""
        assert key == "Return"
        self.tap("face_a")

    def button(self, screen: str, name: str) -> None:
        self.wait(lambda tree: tree["screen"] == screen and not tree["busy"], screen)
        self.focus(name)
        self.press("Return")


@pytest.mark.parametrize(("game", "board", "seed"), [("emohbi", "gentle", 6), ("magic_hill", "short", 5)])
def test_a_whole_game_by_pad(tmp_path: Path, game: str, board: str, seed: int) -> None:
    app = Screens(tmp_path, (960, 640), reduced_motion=True, follow_camera=False)
    sofa = Sofa(app)
    sofa.button("title", f"play-{game}")
    sofa.wait(lambda tree: tree["screen"] == "setup", "the set-up")
    sofa.tap("face_b")
    sofa.wait(lambda tree: tree["screen"] == "title", "the title")
    app.begin(game, board, ("human", "easy"), seed)
    sofa.tap("start")
    sofa.button("pause", "go-on")
    Player(sofa).by_keyboard()
    sofa.button("result", "title-screen")
    sofa.wait(lambda tree: tree["screen"] == "title", "the title")
    sofa.pads.close()


@pytest.mark.parametrize("name", sorted(screens(lambda *told: None)))
def test_the_shoulder_comes_to_everything(make_ui: Callable[..., Ui], name: str) -> None:
    ui = make_ui()
    ui.push(screens(lambda *told: None)[name]())
    ids = {p.widget.id for p in focus.focusable(ui.placed())}
    seen = set()
    for _ in range(len(ids) + 1):
        ui.keys.key(Bindings().means("pad-rshoulder"))
        seen.add(ui.screen.focus)
    assert seen - {""} == ids


def test_the_sticks_mean_the_same_for_good() -> None:
    assert {f"pad-{button.removeprefix('dpad_')}" for button in WAYS} <= STICKS.keys()
