"""Cards, chips and the faces of dice can be looked at large wherever they lie open, and nothing hidden can."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from game import cli_values
from game.games import GAMES
from game.paths import root
from game.rules.core.chance import Seeded
from game.rules.core.protocol import Setup
from game.rules.magic_hill.content import CHIPS
from game.scene.hill_picture import HillPicture
from game.ui.models import LogLine
from game.ui.pointer import LONG
from game.ui.screens.hud import Hud
from game.ui.texts.large import large
from game.ui.ui import DEAD_TIME, Ui
from tests.ui.conftest import Clock
from tests.ui.samples import hud_view

SHOWN = {"emohbi": ("cards", "dice"), "magic_hill": ("hill/cards", "hill/chips")}
HIDDEN = {"back", "number", "chance"}
hill = GAMES["magic_hill"].texts()


@pytest.mark.parametrize("game", GAMES)
def test_each_card_chip_and_face_has_a_name_and_says_what_it_does(game: str) -> None:
    texts = GAMES[game].texts()
    pictures = [f"{folder}/{path.stem}" for folder in SHOWN[game] for path in (root() / "textures" / folder).iterdir()
                if path.stem not in HIDDEN | {"6"}]  # fmt: skip
    assert len(pictures) > 12
    for picture in pictures:
        page = large(texts, picture)
        assert page is not None and page.title and page.text and page.icon == picture, picture
    assert large(texts, f"{texts.card_folder()}/back") is None
    assert large(texts, "icons/undo") is None


def setup_hill() -> Any:
    return GAMES["magic_hill"].rules.new(Setup(3, 0, cli_values.board_data("standard"), {}), Seeded(3)).state


def test_a_chip_that_lies_face_down_shows_its_back_alone_unless_all_know_it_and_the_screens_remember() -> None:
    state = setup_hill()
    first, *others = state.chips
    entity = "chip:{}:{}".format(*first.at)
    for kind in CHIPS:
        for up, known in ((False, False), (False, True), (True, True)):
            chips = (first._replace(kind=kind, up=up, known=known), *others)
            picture = HillPicture.of(state._replace(chips=chips))
            told = [hill.lies_open(picture, entity, remembers) for remembers in (False, True)]
            face, back = f"hill/chips/{kind}", "hill/chips/sign"
            assert told == [face if up else back, face if known else back]
            assert told == [hill.lies_open(picture, entity.replace("chip", "square"), remembers)
                            for remembers in (False, True)]  # fmt: skip


def test_of_the_discard_pile_the_top_card_can_be_seen_and_nothing_of_the_draw_pile() -> None:
    state = setup_hill()
    assert hill.lies_open(HillPicture.of(state), "discard", True) == ""
    assert hill.lies_open(HillPicture.of(state._replace(discard=("2", "J"))), "discard", True) == "hill/cards/J"
    assert hill.lies_open(HillPicture.of(state), "deck", True) == ""


def opened(make_ui: Callable[..., Ui], clock: Clock, told: list[Any]) -> Ui:
    ui = make_ui()
    view = hud_view(4, "die")
    log = (LogLine("Mia plays a 4", 0, picture="cards/4"),)
    ui.push(Hud(replace(view, die="n3", deck=9, discard=("4", "rotate"), log=log), lambda *what: told.append(what)))
    clock.now += DEAD_TIME + 0.01
    return ui


def middle(ui: Ui, id_: str) -> tuple[float, float]:
    x, y, w, h = next(row["rect"] for row in ui.tree() if row["id"] == id_)
    return x + w / 2, y + h / 2


def test_the_second_button_and_a_long_press_show_the_die_the_pile_and_what_the_log_tells_of(
    make_ui: Callable[..., Ui], clock: Clock
) -> None:
    told: list[Any] = []
    ui = opened(make_ui, clock, told)
    for id_, picture in {"die": "dice/n3", "discard": "cards/rotate", "log:0": "cards/4"}.items():
        told.clear()
        ui.mouse.second(*middle(ui, id_))
        assert told[-1] == ("help", picture)
        told.clear()
        ui.mouse.press(*middle(ui, id_))
        clock.now += LONG * 1.1
        ui.update()
        ui.mouse.release(*middle(ui, id_))
        assert [what for what in told if what[0] in ("help", "discard")] == [("help", picture)]


def test_the_die_is_shown_large_by_a_click_and_by_f1(make_ui: Callable[..., Ui], clock: Clock) -> None:
    told: list[Any] = []
    ui = opened(make_ui, clock, told)
    ui.mouse.press(*middle(ui, "die"))
    ui.mouse.release(*middle(ui, "die"))
    ui.focus("die", show=True)
    ui.keys.key("f1")
    assert [what for what in told if what[0] == "help"] == [("help", "dice/n3")] * 2
