"""The hand as a fan: what a click hits, how a card is looked at, and how one flies to the discard pile."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from panda3d.core import NodePath

from game.ui.layout import Rect
from game.ui.models import Page
from game.ui.motion import FLIGHT
from game.ui.pointer import LONG
from game.ui.screens.big_card import BigCard
from game.ui.screens.hud import Hud
from game.ui.ui import Ui
from tests.ui.conftest import Clock
from tests.ui.samples import hand, hud_view
from tests.ui.test_fit import SIZES, TEXTS

STRIP = 38.0
"""Units of a card that no other one covers."""


def opened(clock: Clock, told: list[Any], size: tuple[int, int] = (1280, 720), text: int = 100) -> tuple[Ui, Hud]:
    ui = Ui(NodePath("pixel2d"), lambda: size, text, clock, calm=lambda: False)
    hud = Hud(replace(hud_view(3, "card"), hand=hand(5), can_go_back=False), lambda *what: told.append(what))
    ui.push(hud)
    ui.update()
    clock.now += 1
    ui.update()
    return ui, hud


def rect(ui: Ui, id_: str) -> Rect:
    found = ui.find(id_)
    assert found is not None
    return found.rect


def free(ui: Ui, at: int) -> tuple[float, float]:
    """A point of a card that no other card covers."""
    here = rect(ui, f"card:{at}")
    right = rect(ui, f"card:{at + 1}").x if at < 4 else here.right
    return (here.x + right) / 2, here.y + here.h / 2


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_each_card_can_be_hit(clock: Clock, size: tuple[int, int], text: int) -> None:
    ui, _hud = opened(clock, [], size, text)
    for at in range(5):
        here = rect(ui, f"card:{at}")
        right = rect(ui, f"card:{at + 1}").x if at < 4 else here.right
        assert right - here.x >= STRIP * ui.metrics.picture
        ui.mouse.move(*free(ui, at))
        assert ui.mouse.hovered == f"card:{at}"
        ui.mouse.leave()


def test_a_card_that_is_lifted_is_hit_where_it_is_seen(clock: Clock) -> None:
    ui, _hud = opened(clock, [])
    x, _y = free(ui, 1)
    top = rect(ui, "card:1").y
    assert not ui.mouse.move(x, top - 12)
    ui.mouse.move(*free(ui, 1))
    assert ui.mouse.move(x, top - 12)
    assert ui.mouse.hovered == "card:1"
    assert not ui.mouse.move(x, top - 90)


def test_a_long_press_explains_and_a_short_one_plays(clock: Clock) -> None:
    told: list[Any] = []
    ui, _hud = opened(clock, told)
    x, y = free(ui, 1)
    for seconds, wanted in ((LONG / 2, ("card", 1)), (LONG * 1.1, ("help", "cards/rotate"))):
        told.clear()
        ui.mouse.press(x, y)
        clock.now += seconds
        ui.update()
        ui.mouse.release(x, y)
        assert [what for what in told if what[0] in ("card", "help")] == [wanted]


def test_f1_explains_the_card_with_the_ring(clock: Clock) -> None:
    told: list[Any] = []
    ui, _hud = opened(clock, told)
    ui.focus("card:3", show=True)
    ui.keys.key("f1")
    assert ("help", "cards/switch") in told


@pytest.mark.parametrize("way", ["card", "beside", "escape", "button"])
def test_a_large_card_goes_again(make_ui: Callable[..., Ui], clock: Clock, way: str) -> None:
    told: list[str] = []
    ui = make_ui()
    ui.push(BigCard(Page("cards/rotate", "Turn a level", "One segment."), True, lambda: told.append("done")))
    ui.update()
    clock.now += 1
    card = rect(ui, "big-card")
    assert card.h > 0.6 * ui.metrics.height
    if way == "escape":
        ui.keys.key("escape")
    else:
        done = rect(ui, "done")
        spots = {"card": (card.x + 9, card.y + 9), "beside": (9, 9), "button": (done.x + 9, done.y + 9)}
        ui.mouse.press(*spots[way])
        ui.mouse.release(*spots[way])
    assert told == ["done"]


def cards_drawn(ui: Ui) -> list[str]:
    names = [texture.getFilename().getBasenameWoExtension() for texture in ui.root.findAllTextures()]
    return sorted(set(names) & {"4", "waterfall", "switch"})


def test_on_the_board_a_played_card_flies_there_alone(clock: Clock) -> None:
    ui, hud = opened(clock, [])
    hud.show(replace(hud._view, hand=hud._view.hand[1:]))
    ui.update()
    assert "4" not in cards_drawn(ui)


def test_in_the_flat_view_a_played_card_flies_and_lies_until_the_pile_shows_it(clock: Clock) -> None:
    ui, hud = opened(clock, [])
    view = replace(hud._view, flat=True)
    hud.show(view)
    ui.mouse.press(*free(ui, 3))
    ui.mouse.release(*free(ui, 3))
    ui.mouse.leave()
    left = tuple(replace(card, position=at) for at, card in enumerate((*view.hand[:3], view.hand[4])))
    hud.show(replace(view, hand=left))
    hud.show(replace(view, hand=left, busy=True))
    assert ui.update()
    assert "switch" in cards_drawn(ui)
    for _step in range(20):
        clock.now += FLIGHT / 8
        ui.update()
    assert not ui.update(), "it lies still"
    assert "switch" in cards_drawn(ui)
    hud.show(replace(view, hand=left, discard=("3", "ladder", "die", "2")))
    ui.update()
    assert "switch" not in cards_drawn(ui)


def test_a_hand_that_is_covered_is_gone_at_once(clock: Clock) -> None:
    ui, hud = opened(clock, [])
    hud.show(replace(hud._view, hand=()))
    ui.update()
    assert cards_drawn(ui) == []


def test_nothing_flies_over_another_screen(clock: Clock) -> None:
    ui, hud = opened(clock, [])
    hud.show(replace(hud._view, hand=hud._view.hand[1:], flat=True))
    ui.update()
    assert "4" in cards_drawn(ui)
    ui.push(BigCard(Page("cards/die", "Die", "Roll."), True, ui.pop))
    ui.update()
    assert cards_drawn(ui) == []


def test_a_new_card_comes_from_the_deck(clock: Clock) -> None:
    ui, hud = opened(clock, [])
    view = hud._view
    hud.show(replace(view, hand=view.hand[:4]))
    ui.update()
    hud.show(view)
    ui.update()
    deck, card = rect(ui, "deck"), rect(ui, "card:4")
    nodes = [node for node in ui.root.findAllMatches("**/widget") if abs(node.getX() - deck.x - deck.w / 2) < 1]
    assert nodes
    for _step in range(30):
        clock.now += 0.05
        ui.update()
    assert any(abs(node.getX() - card.x - card.w / 2) < 1 for node in ui.root.findAllMatches("**/widget"))
