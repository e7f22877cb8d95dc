"""Pages beside the game: what must be in sight, and what must be plain."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.games import GAMES
from game.rules.emohbi.events import Rolled
from game.table.statistics import Statistics
from game.ui.screens.statistics import StatisticsPage
from game.ui.specs import PieceButton
from game.ui.ui import Ui
from tests.ui.samples import screens
from tests.ui.samples_story import played, players
from tests.ui.test_fit import SIZES, TEXTS


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("size", SIZES)
def test_to_go_on_and_to_leave_are_in_sight(make_ui: Callable[..., Ui], size: tuple[int, int], text: int) -> None:
    ui = make_ui(size, text)
    ui.push(screens(lambda *told: None)["pause"]())
    for row in ui.tree():
        if row["id"] in ("go-on", "quit"):
            assert row["rect"][3] >= 40 * ui.metrics.u


def test_the_result_tells_nothing_technical(make_ui: Callable[..., Ui]) -> None:
    ui = make_ui()
    ui.push(screens(lambda *told: None)["result"]())
    assert not any("Seed" in row["label"] for row in ui.tree())


@pytest.mark.parametrize("name", ["pause", "result", "hud-card"])
def test_the_house_stands_for_villages_alone(make_ui: Callable[..., Ui], name: str) -> None:
    ui = make_ui()
    ui.push(screens(lambda *told: None)[name]())
    assert "icons/home" not in [getattr(p.widget, "icon", "") for p in ui.placed()]


def test_few_rolls_are_only_counted(make_ui: Callable[..., Ui]) -> None:
    """Nothing is to be expected of one roll; and it can't be read as a die that shows a one."""
    found = Statistics(GAMES["emohbi"].rules, 2)
    found.add(0, Rolled(0, "number", 4))
    page = StatisticsPage(found, GAMES["emohbi"].texts(), players(played("emohbi", 2)), lambda: None)
    ui = make_ui()
    ui.push(page)
    told = {row["id"]: row["label"] for row in ui.tree()}
    assert told["lots:number"] == "The die: rolled once"
    assert told["few:number:4"] == "1 ×"
    assert not any(id_.startswith(("bars:", "explained")) for id_ in told)


def test_the_piece_on_the_set_up_page_tells_that_it_changes(make_ui: Callable[..., Ui]) -> None:
    ui = make_ui()
    ui.push(screens(lambda *told: None)["setup"]())
    marks = [p.widget.mark for p in ui.placed() if isinstance(p.widget, PieceButton)]
    assert marks == ["icons/switch"] * 3
