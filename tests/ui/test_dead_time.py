"""For a moment after a question nothing is answered: a double click does not answer the next one too."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from game.ui.models import HudView
from game.ui.screens.hud import Hud
from game.ui.ui import DEAD_TIME, Ui
from tests.ui.conftest import Clock
from tests.ui.samples import hud_view, screens
from tests.ui.test_mouse import click, middle

SHORT = DEAD_TIME / 2
ANSWERS = (("card", "card:0"), ("choice", "choice:climb-1"))


class Asked:
    """A play screen on which something is asked, and what it is told."""

    def __init__(self, ui: Ui, clock: Clock, kind: str) -> None:
        self.ui, self.clock = ui, clock
        self.told: list[str] = []
        self.view = hud_view(3, kind)
        self.hud = Hud(self.view, lambda kind, value: self.told.append(kind))
        ui.push(self.hud)
        self.wait(DEAD_TIME + 0.01)

    def wait(self, seconds: float) -> None:
        self.clock.now += seconds
        self.ui.update()

    def ask(self, view: HudView) -> None:
        self.hud.show(view)
        self.ui.update()

    def answers(self) -> int:
        return sum(kind in ("card", "choice", "target") for kind in self.told)


@pytest.mark.parametrize(("kind", "id_"), ANSWERS)
def test_the_next_question_takes_no_click_at_first_even_in_the_same_words(
    make_ui: Callable[..., Ui], clock: Clock, kind: str, id_: str
) -> None:
    asked = Asked(make_ui(), clock, kind)
    at = middle(asked.ui, id_)
    click(asked.ui, *at)
    assert asked.answers() == 1
    asked.ask(replace(asked.view, question=1))
    asked.wait(SHORT)
    click(asked.ui, *at)
    assert asked.answers() == 1
    asked.wait(DEAD_TIME)
    click(asked.ui, *at)
    assert asked.answers() == 2


@pytest.mark.parametrize("key", ["space", "enter"])
@pytest.mark.parametrize(("kind", "id_"), ANSWERS)
def test_nor_a_key(make_ui: Callable[..., Ui], clock: Clock, kind: str, id_: str, key: str) -> None:
    asked = Asked(make_ui(), clock, kind)
    asked.ui.focus(id_, show=True)
    asked.ui.keys.key(key)
    asked.ask(replace(asked.view, question=1))
    asked.ui.keys.key(key)
    asked.ui.keys.key(f"{key}-repeat")
    assert asked.answers() == 1
    asked.wait(DEAD_TIME + 0.01)
    asked.ui.keys.key(f"{key}-repeat")
    assert asked.answers() == 1, "a key that is held answers nothing, however long"
    asked.ui.keys.key(key)
    assert asked.answers() == 2


def test_a_press_that_began_too_early_does_not_count_later(make_ui: Callable[..., Ui], clock: Clock) -> None:
    asked = Asked(make_ui(), clock, "card")
    at = middle(asked.ui, "card:0")
    asked.ask(replace(asked.view, question=1))
    asked.ui.mouse.press(*at)
    asked.wait(DEAD_TIME + 0.01)
    asked.ui.mouse.release(*at)
    assert asked.answers() == 0


def test_a_new_screen_takes_no_answer_at_first(make_ui: Callable[..., Ui], clock: Clock) -> None:
    told: list[Any] = []
    ui = make_ui()
    for name, id_ in (("confirm", "yes"), ("handover", "its-me"), ("result", "again")):
        ui.push(screens(lambda *what: told.append(what))[name]())
        click(ui, *middle(ui, id_))
        ui.focus(id_, show=True)
        ui.keys.key("enter")
        assert told == [], name
        clock.now += DEAD_TIME + 0.01


def test_the_same_question_in_another_picture_goes_on(make_ui: Callable[..., Ui], clock: Clock) -> None:
    asked = Asked(make_ui(), clock, "card")
    asked.ask(replace(asked.view, detail="There is a ladder."))
    assert not asked.ui.hushed()


@pytest.mark.parametrize("kind", ["card", "busy"])
def test_what_answers_nothing_can_be_pressed_at_once(make_ui: Callable[..., Ui], clock: Clock, kind: str) -> None:
    asked = Asked(make_ui(), clock, kind)
    asked.ask(replace(asked.view, busy=False, question=1))
    asked.ask(replace(asked.view, question=2))
    for id_ in ("menu", "home", *(("skip",) if kind == "busy" else ())):
        click(asked.ui, *middle(asked.ui, id_))
        assert asked.told[-1] == id_
        asked.ui.focus(id_, show=True)
        asked.ui.keys.key("enter")
        assert asked.told[-2:] == [id_, id_]
    before = list(asked.told)
    for id_ in ("back", "undo", "jump"):
        if asked.ui.find(id_) is not None:
            click(asked.ui, *middle(asked.ui, id_))
    assert [told for told in asked.told[len(before) :] if not told.startswith("hover")] == []


def test_while_computers_play_nothing_is_refused_for_their_sake(make_ui: Callable[..., Ui], clock: Clock) -> None:
    asked = Asked(make_ui(), clock, "busy")
    asked.ask(replace(asked.view, prompt="It is Kiwi's turn.", question=1))
    assert not asked.ui.hushed()
    click(asked.ui, *middle(asked.ui, "jump"))
    assert asked.told[-1] == "jump"
    asked.ask(replace(asked.view, busy=False, jump="", question=2))
    assert asked.ui.hushed()
    asked.wait(DEAD_TIME + 0.01)
    asked.ask(asked.view)
    assert asked.ui.hushed(), "a second click on an answer does not go past the computers"
