"""What glows is what to press now: real answers, never the way past a question."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ui.models import ChoiceView
from game.ui.screens.hud import Hud
from tests.ui.samples import hud_view

REAL = ChoiceView("clockwise", "Clockwise", "clockwise")
PASSING = (
    ChoiceView("quick", "Place mine quickly", "skip"),
    ChoiceView("exchange", "Exchange cards", "switch"),
    ChoiceView("stop", "Stop here", "stay"),
    ChoiceView("climb-0", "Don't climb", "stay"),
)


@pytest.mark.parametrize("passing", PASSING, ids=lambda choice: choice.id)
def test_what_passes_a_question_by_never_glows(passing: ChoiceView) -> None:
    view = replace(hud_view(0, "card"), hand=(), choices=(REAL, passing), jump="")
    hud = Hud(view, lambda kind, value: None)
    assert [hud._choice(choice).glows for choice in view.choices] == [True, False]


def test_nothing_glows_beside_cards_that_can_be_chosen() -> None:
    view = replace(hud_view(2, "card"), choices=(REAL,), jump="")
    assert any(card.enabled for card in view.hand)
    assert not Hud(view, lambda kind, value: None)._choice(REAL).glows
