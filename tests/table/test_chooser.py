"""Clicks narrow the legal actions: in any order among cards, with words as buttons, and back again."""

from __future__ import annotations

from typing import Any

from game.table.chooser import CONFIRM, Chooser, rest


class Fake:
    """A game whose actions are their own clicks."""

    def targets(self, view: Any, action: Any) -> Any:
        return action


def chooser(*ways: tuple[tuple[str, ...], ...]) -> Chooser:
    return Chooser(Fake(), None, ways)  # type: ignore[arg-type]


A, B = ("card:0",), ("card:1", "card:2")
EXCHANGES = (
    (("exchange",), A, (CONFIRM,)),
    (("exchange",), B, (CONFIRM,)),
    (("exchange",), A, B, (CONFIRM,)),
)


def test_one_click_is_enough_where_it_tells_the_action() -> None:
    choice = chooser((("space:0:1",),), (("space:0:2",),))
    assert choice.open_ids() == {"space:0:1", "space:0:2"}
    assert choice.pick("space:0:2") == (("space:0:2",),)


def test_two_ways_with_the_same_clicks_are_one() -> None:
    assert chooser((("space:0:1",),), (("space:0:1",),)).pick("space:0:1") == (("space:0:1",),)


def test_cards_to_exchange_come_in_any_order_and_are_confirmed() -> None:
    choice = chooser(*EXCHANGES)
    assert choice.pick("exchange") is None
    assert choice.pick("card:2") is None
    assert choice.pick("card:0") is None
    assert choice.open_ids() == {CONFIRM}
    assert choice.pick(CONFIRM) == EXCHANGES[2]


def test_a_chosen_card_is_taken_back_by_clicking_it_again() -> None:
    choice = chooser(*EXCHANGES)
    for id_ in ("exchange", "card:0", "card:1", "card:0"):
        choice.pick(id_)
    assert choice.picked == ["exchange", "card:1"]
    assert choice.pick(CONFIRM) == EXCHANGES[1]


def test_the_same_card_is_not_chosen_twice() -> None:
    choice = chooser((("exchange",), B, B, (CONFIRM,)))
    choice.pick("exchange")
    choice.pick("card:1")
    assert choice.open_ids() == {"card:2"}


def test_what_can_not_be_clicked_leads_nowhere() -> None:
    choice = chooser(*EXCHANGES)
    assert choice.leads_to("card:0") == []
    assert choice.pick("card:0") is None and choice.picked == []


def test_back_takes_the_last_click_away() -> None:
    choice = chooser((A, ("space:0:1",)), (A, ("space:0:2",)))
    choice.pick("card:0")
    assert choice.back() and choice.picked == []
    assert not choice.back()


def test_steps_in_order_but_for_cards() -> None:
    assert rest((A, ("space:0:1",)), ["space:0:1"]) is None
    assert rest((A, ("space:0:1",)), ["card:0", "space:0:1"]) == []


