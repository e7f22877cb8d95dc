"""Questions to somebody who is not at turn, and what is asked once more, without a picture."""

from __future__ import annotations

from typing import Any

import pytest

from game.games import GAMES
from game.rules.core.chance import Seeded
from game.rules.core.protocol import Setup
from tests.rules.emohbi import build as island
from tests.rules.magic_hill import build as hill
from tests.ui.test_choosing import Table, advancing


def shoved(chip: str, people: int = 2, **more: Any) -> Table:
    """Mia is asked to move goblin 1; with her 2 it pushes Ben's goblin 2 onto a chip."""
    rows = ({1: (1, 23)}, {1: (1, 25), 2: (1, 25, "top")}, {}, {})[: max(people, 2)]
    chips = {(1, 26): chip, (2, 21): "crystal", (2, 2): "flying", (2, 7): "flying"}
    hands = {1: "1 2 3", 2: "2 3 4", 3: "1 1 4"}
    table = Table("magic_hill", advancing("2 3 5", *rows, hands=hands, chips=chips, **more), people)
    if people > 1:
        table.hand_over(0)
    assert table.choosing.pick("square:1:25")
    table.go_on()
    return table


@pytest.mark.parametrize(("chip", "words"), [
    ("ghost", "Ben, a ghost! Which village does goblin 2 run home to?"),
    ("trap", "Ben, a trap! Which village does goblin 2 fall home to?"),
    ("crystal", "Ben, the crystal ball shows you 3 chips. Choose one."),
    ("raven", "Ben, a raven! Which player does it fly to?"),
])  # fmt: skip
@pytest.mark.parametrize("people", [2, 3, 4])
def test_who_is_pushed_onto_a_chip_is_asked_by_name_and_sees_no_hand(chip: str, words: str, people: int) -> None:
    table = shoved(chip, people)
    assert table.asked == [], "nobody's hand is needed"
    assert table.view.prompt == words
    assert table.view.hand == ()
    assert [seat.active for seat in table.view.seats][:2] == [False, True]


def test_the_turn_goes_on_with_a_hand_over_to_who_was_at_turn() -> None:
    table = shoved("ghost")
    table.play.told("choice", table.view.choices[0].id)
    table.go_on()
    assert table.view.hand == ()
    table.hand_over(0)
    assert [card.card for card in table.view.hand] == ["3", "5"]
    assert "Mia, play a card" in table.view.prompt
    assert "Ben's goblin 2 is sent home to Mushroom Village" in [line.text for line in table.view.log]


def test_a_storm_by_a_pushed_goblin_is_decided_by_the_player_at_turn() -> None:
    table = shoved("storm")
    assert table.asked == []
    assert table.view.prompt == "Mia, a storm! Which way does the hill turn?"


def test_a_ravens_victim_sees_the_own_hand_alone() -> None:
    at = advancing("1 3 5", {1: (1, 23)}, {}, hands={1: "1 2 3 4"}, chips={(1, 24): "raven"}, stones=(0, 1))
    table = Table("magic_hill", at, people=2)
    table.hand_over(0)
    table.choosing.pick("square:1:24")
    table.go_on()
    assert table.view.prompt == "Mia, a raven! Which player does it fly to?"
    table.play.told("choice", "raven-1")
    table.go_on()
    assert table.view.hand == ()
    table.hand_over(1)
    assert [card.card for card in table.view.hand] == ["1", "2", "3", "4"]
    assert table.view.prompt == "Ben, the raven took your magic stone. Choose a card to give up."
    assert table.choosing.pick("card:0")
    table.go_on()
    table.hand_over(0)
    assert [card.card for card in table.view.hand] == ["3", "5"]


def test_a_single_person_is_asked_in_a_computers_turn_without_a_hand_over() -> None:
    rows = ({1: (1, 23)}, {1: (1, 25), 2: (1, 25, "top")})
    at = advancing("2", *rows, hands={1: "1 2 3"}, chips={(1, 26): "ghost"})
    table = Table("magic_hill", at, people=0, persons=(1,))
    assert table.view.prompt == "Ben, a ghost! Which village does goblin 2 run home to?"
    assert [card.card for card in table.view.hand] == ["1", "2", "3"]


def sure(table: Any) -> list[str]:
    return [choice.id for choice in table.play.choosing.choices()]


def test_what_cannot_be_taken_back_freely_is_asked_about_once_more() -> None:
    table = Table("emohbi", island.state((0, 1), (1, 7), hand="4 1", hands=("4 1", "2 3")), confirm_turn=True)
    choosing, before = table.play.choosing, table.play.choosing.legal()
    assert sure(table) != ["sure", "not-sure"], "nothing is decided yet"
    choosing.pick("space:0:5")
    assert sure(table) == ["sure", "not-sure"]
    assert (table.play.match.done, choosing.legal(), choosing.targets()) == ([], frozenset(), ())
    assert len(table.board.ways) == 1, "the way is shown"
    assert "4 spaces clockwise" in choosing.detail
    assert choosing.prompt("Mia") == "Mia, is that right?"
    assert choosing.can_go_back
    assert choosing.back()
    assert choosing.legal() == before
    choosing.pick("space:0:5")
    choosing.told("choice", "not-sure")
    assert table.play.match.done == []
    choosing.pick("space:0:5")
    choosing.told("choice", "sure")
    assert len(table.play.match.done) >= 1


def test_what_can_be_taken_back_freely_is_not_asked_about() -> None:
    at = island.state((0, 1), (1, 7), hand="rotate 1", hands=("rotate 1", "2 3"))
    table = Table("emohbi", at, confirm_turn=True)
    table.play.choosing.pick("card:0")
    assert len(table.play.match.done) == 1


def test_nothing_is_asked_again_before_the_first_turn() -> None:
    at = GAMES["magic_hill"].rules.new(Setup(2, 0, hill.board(), {}), Seeded(1)).state
    table = Table("magic_hill", at, confirm_turn=True)
    choosing = table.play.choosing
    choosing.pick("goblin:0:1")
    choosing.pick("village:0")
    assert "sure" not in sure(table)
    assert len(table.play.match.done) == 1
