"""What the window's keys become, and what the board makes of those that no widget wants."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from direct.showbase.MessengerGlobal import messenger
from panda3d.core import ButtonThrower

from game.inputs import Inputs, Nobody
from game.pace import Hurry
from game.settings import Settings
from game.ui.board_input import BoardInput
from game.ui.ui import DEAD_TIME, Ui
from tests.ui.conftest import Clock
from tests.ui.samples import screens


class Listener(Nobody):
    def __init__(self) -> None:
        self.keys: list[str] = []

    def on_key(self, name: str) -> None:
        self.keys.append(name)


@pytest.fixture
def heard() -> Iterator[Listener]:
    listener = Listener()
    inputs = Inputs(SimpleNamespace(), ButtonThrower("keys"), lambda: listener, lambda: None)
    yield listener
    inputs.close()


def test_a_held_key_is_told_apart_from_a_new_press(heard: Listener) -> None:
    messenger.send("hilltops-down", ["enter"])
    messenger.send("hilltops-repeat", ["enter"])
    messenger.send("hilltops-repeat", ["shift-tab"])
    messenger.send("hilltops-repeat", ["lshift"])
    assert heard.keys == ["enter", "enter-repeat", "shift-tab-repeat"]


class Table:
    """A flow with a play screen on top, that notes what reaches the board and the game."""

    def __init__(self, ui: Ui, told: list[Any]) -> None:
        self.ui, self.board, self.told = ui, self, told
        self.app = SimpleNamespace(wake=lambda: None)
        self.store = SimpleNamespace(now=Settings())
        self.play: Any = self
        self.choosing = self
        self.hurry = Hurry()
        self.hud, self.busy, self.flat = ui.screen, False, False
        self.pawn, self.answers = "pawn:1", False
        self.picker = SimpleNamespace(pick=lambda x, y, legal=(): self.pawn)
        entities = ("pawn:0", "space:0:1", "pawn:1", "pawn:2")
        self.scene = SimpleNamespace(where=lambda entity: entity, entities=lambda: entities, pieces=("pawn",))
        self.acting = 1
        self.rig = SimpleNamespace(look_at=lambda point: told.append(("look", point)))

    def key(self, name: str) -> None:
        self.told.append(("camera", name))

    def skip(self) -> None:
        self.told.append(("skip",))

    def legal(self) -> frozenset[str]:
        return frozenset()

    def pick(self, entity: str) -> bool:
        self.told.append(("pick", entity))
        return self.answers


@pytest.fixture
def table(make_ui: Callable[..., Ui], clock: Clock) -> Table:
    told: list[Any] = []
    ui = make_ui()
    ui.push(screens(lambda *what: told.append(what))["hud-card"]())
    clock.now += DEAD_TIME + 0.01
    return Table(ui, told)


def test_held_enter_answers_once(table: Table) -> None:
    keys = BoardInput(table)
    keys.on_key("tab")
    for name in ("enter", "enter-repeat", "enter-repeat"):
        keys.on_key(name)
    assert [what for what in table.told if what[0] == "card"] == [("card", 0)]


def test_enter_shows_the_ring_before_it_answers(table: Table) -> None:
    BoardInput(table).on_key("enter")
    assert table.ui.ring_shown
    assert [what for what in table.told if what[0] in ("card", "skip")] == []


def test_space_skips_what_moves_but_not_while_it_is_held(table: Table) -> None:
    table.busy = True
    keys = BoardInput(table)
    keys.on_key("space")
    keys.on_key("space-repeat")
    assert table.told == [("skip",)]


def test_the_camera_turns_with_arrows_and_with_shift_while_the_ring_is_shown(table: Table) -> None:
    keys = BoardInput(table)
    keys.on_key("arrow_left")
    keys.on_key("arrow_left-repeat")
    keys.on_key("tab")
    keys.on_key("shift-arrow_up")
    assert [what for what in table.told if what[0] == "camera"] == [
        ("camera", "arrow_left"), ("camera", "arrow_left"), ("camera", "arrow_up"),
    ]  # fmt: skip


def test_a_key_looks_at_the_pawn_at_turn_and_then_at_the_next(table: Table) -> None:
    keys = BoardInput(table)
    for _ in range(4):
        keys.on_key("p")
    assert table.told == [("look", f"pawn:{seat}") for seat in (1, 2, 0, 1)]


def click_twice(mouse: BoardInput) -> None:
    for last in ("", "double"):
        mouse.on_mouse("down", 640, 380, 1)
        if last:
            mouse.on_mouse(last, 640, 380, 1)
        mouse.on_mouse("up", 640, 380, 1)


@pytest.mark.parametrize(("answers", "looks"), [(False, [("look", "pawn:1")]), (True, [])])
def test_a_double_click_on_a_pawn_looks_at_it_unless_it_was_an_answer(
    table: Table, answers: bool, looks: list[Any]
) -> None:
    table.answers = answers
    click_twice(BoardInput(table))
    assert [what for what in table.told if what[0] == "look"] == looks
