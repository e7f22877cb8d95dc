"""How to play: the buttons stay where they are, every page can be come to, the games are told apart."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.games import GAMES
from game.ui.screens.howto import Book, HowTo
from game.ui.ui import Ui
from tests.ui.test_fit import SIZES, TEXTS

BOTH = pytest.mark.parametrize("game", sorted(GAMES))


def books(*games: str) -> list[Book]:
    return [Book(GAMES[game].entry(), GAMES[game].texts().pages()) for game in games]


def rows(ui: Ui) -> dict[str, dict[str, object]]:
    return {str(row["id"]): row for row in ui.tree()}


def press(ui: Ui, id_: str) -> None:
    found = ui.find(id_)
    assert found is not None
    found.widget.activate()  # type: ignore[attr-defined]
    ui.update()


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("size", SIZES)
@BOTH
def test_next_stays_under_the_mouse(make_ui: Callable[..., Ui], size: tuple[int, int], text: int, game: str) -> None:
    ui, left = make_ui(size, text), []
    ui.push(HowTo(books(game), lambda: left.append(1)))
    places = set()
    for at in range(len(books(game)[0].pages)):
        now = rows(ui)
        places.add(tuple(now["next"]["rect"]))  # type: ignore[arg-type]
        assert now["page-title"]["label"] == books(game)[0].pages[at].title
        assert now["previous"]["enabled"] == (at > 0)
        press(ui, "next")
    assert len(places) == 1
    assert left == [1]


def test_from_the_title_a_game_is_chosen_and_then_a_page(make_ui: Callable[..., Ui]) -> None:
    ui = make_ui()
    ui.push(HowTo(books("emohbi", "magic_hill"), lambda: None, 1))
    assert rows(ui)["title"]["label"] == "How to play Magic Hill"
    press(ui, "book:emohbi")
    assert rows(ui)["title"]["label"] == "How to play Emohbi"
    press(ui, "page:3")
    assert rows(ui)["page-title"]["label"] == books("emohbi")[0].pages[3].title
    press(ui, "contents")
    assert "page:0" in rows(ui)
