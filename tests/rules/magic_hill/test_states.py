"""States that come from outside: those that break the rules are refused with one clear sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from rules.magic_hill.build import Exchange, Home, Place, at, board, chip, do, go, new, turn

from game.rules import magic_hill
from game.rules.core.data import action_from_json
from game.rules.core.protocol import BadSetup, Setup
from game.rules.magic_hill.state import State

Json = dict[str, Any]
SETUP = Setup(3, 0, board(), {"third_card_along": False})


@cache
def begun() -> State:
    """The first turn of a game."""
    order = [(goblin, village) for goblin, village in ((1, 0), (2, 1), (3, 2), (4, 0), (5, 0)) for _ in range(3)]
    return do(new().state, *(Place(*move) for move in order)).state


def plain(state: State) -> Json:
    data: Json = json.loads(json.dumps(magic_hill.state_json(state)))
    return data


def first_turn() -> tuple[Setup, Json]:
    return SETUP, plain(begun())


@cache
def at_home_question() -> State:
    """A ghost asks for the village of goblin 1 of seat 0."""
    spot = next(chip.at for chip in begun().chips if chip.kind == "ghost" and chip.at[0] == 1)
    start = ((spot[0], (spot[1] - 1) % 40), False)
    row = (start, *begun().goblins[0][1:])
    hand = ("1", "2", "3")
    there = begun()._replace(goblins=(row, *begun().goblins[1:]))
    whole = [card for pile in (*there.hands, there.deck) for card in pile]
    for card in (*hand, *there.hands[1], *there.hands[2], "4"):
        whole.remove(card)
    ready = there._replace(hands=(hand, *there.hands[1:]), deck=tuple(whole), discard=("4",))
    return do(turn(ready, 1), go(1)).state


def test_a_state_made_by_a_game_is_read_back() -> None:
    for state in (new().state, begun(), at_home_question()):
        assert magic_hill.state_from_json(SETUP, plain(state))._replace(rng=state.rng) == state


def test_the_question_of_a_chip_is_read_back_with_its_square() -> None:
    state = at_home_question()
    assert state.question == ("home", 0, 1)
    read = magic_hill.state_from_json(SETUP, plain(state))
    assert do(read, Home(2)).state.goblins[0][0] == ((0, 2), False)


def test_known_may_be_missing_and_is_then_what_is_up_or_has_acted() -> None:
    data = plain(at_home_question())
    del data["known"]
    read = magic_hill.state_from_json(SETUP, data)
    assert [spot.kind for spot in read.chips if spot.known] == ["ghost"]


def goblin(place: Any, seat: int = 0, number: int = 1) -> Callable[[Json], None]:
    def change(data: Json) -> None:
        data["goblins"][seat][number - 1] = place

    return change


def both(*changes: Callable[[Json], None]) -> Callable[[Json], None]:
    def change(data: Json) -> None:
        for one in changes:
            one(data)

    return change


def put(**values: Any) -> Callable[[Json], None]:
    return lambda data: data.update(values)


HILL = {"at": [1, 5], "top": False}
BAD: dict[str, tuple[Callable[[Json], None], str]] = {
    "a fourth quarter": (put(storm=4), "storm"),
    "a seat too many": (put(active=3), "active"),
    "not the seat at turn": (put(turn=1), "fit each other"),
    "cards missing": (lambda data: data["deck"].pop(), "whole deck"),
    "no such card": (lambda data: data["hands"][0].append("6"), "no card"),
    "a seat without goblins": (lambda data: data["goblins"].pop(), "goblins is not a list of 3"),
    "four goblins": (lambda data: data["goblins"][0].pop(), "five goblins"),
    "no such village": (goblin({"village": 4}), "no place"),
    "no such square": (goblin({"at": [1, 40], "top": False}), "no place"),
    "no such level": (goblin({"at": [6, 0], "top": False}), "no place"),
    "two in one place": (both(goblin(HILL), goblin(HILL, 1)), "same place"),
    "two on one": (both(goblin(HILL), goblin(HILL | {"top": True}, 1), goblin(HILL | {"top": True}, 2)), "same place"),
    "nobody below": (goblin(HILL | {"top": True}), "shoulders of none"),
    "nobody has won": (goblin({"at": [5, 0], "top": False}), "summit"),
    "a goblin off the table": (goblin(None), "set-up only"),
    "an unknown chip": (lambda data: data["chips"][0].update(kind="cat"), "chips are not"),
    "a storm is gone": (lambda data: data.update(chips=[c for c in data["chips"] if c["kind"] != "storm"]), "chips a"),
    "a chip elsewhere": (lambda data: data["chips"][0].update(at=[1, 5]), "chips names"),
    "a chip twice": (lambda data: data["chips"].append(data["chips"][0]), "chips names"),
    "a stone elsewhere": (lambda data: data["stones_on_hill"].append([1, 5]), "stones_on_hill"),
    "a stone too many": (put(stones=[1, 0, 0]), "more stones"),
    "three stones": (put(stones=[3, 0, 0], stones_on_hill=[]), "stones"),
    "ravens from nowhere": (put(ravens=[1, 0, 0]), "more ravens"),
    "waiting at home": (put(waiting=[{"seat": 0, "goblin": 1, "for": "trap"}]), "waits where"),
    "waiting for rain": (put(waiting=[{"seat": 0, "goblin": 1, "for": "rain"}]), "waits for"),
    "a picked goblin": (put(goblin=2), "as at a turn"),
    "a card played": (put(played=1), "as at a turn"),
    "five cards allowed": (put(allowed=5), "allowed"),
    "no goblin 6": (put(goblin=6), "goblin"),
    "no decision": (put(decision=None), "until there is a winner"),
    "an unknown decision": (put(decision={"seat": 0, "kind": "dance"}), "dance"),
    "another's turn": (put(decision={"seat": 1, "kind": "turn"}), "active"),
    "nothing met": (put(decision={"seat": 0, "kind": "home", "goblin": 1}), "does not fit"),
    "nothing to reveal": (put(decision={"seat": 0, "kind": "reveal", "left": 2}), "does not fit"),
    "no raven": (put(decision={"seat": 0, "kind": "raven"}), "does not fit"),
    "no storm": (put(decision={"seat": 0, "kind": "storm"}), "does not fit"),
    "nothing to discard": (put(decision={"seat": 0, "kind": "discard"}), "does not fit"),
    "nobody to place": (put(decision={"seat": 0, "kind": "place"}), "set-up only"),
    "no goblin to advance": (put(decision={"seat": 0, "kind": "advance"}), "does not fit"),
    "known is no list": (put(known=5), "known"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_state_that_breaks_the_rules_is_refused(name: str) -> None:
    change, word = BAD[name]
    data = plain(begun())
    change(data)
    with pytest.raises(BadSetup, match=word):
        magic_hill.state_from_json(SETUP, data)


def test_a_hand_over_its_limit_is_refused() -> None:
    data = plain(begun())
    data["hands"][0].append(data["deck"].pop())
    with pytest.raises(BadSetup, match="larger"):
        magic_hill.state_from_json(SETUP, data)


def test_a_set_up_that_can_not_be_is_refused() -> None:
    for place in ({"village": 0}, HILL):
        data = plain(new().state)
        data["goblins"][1][0] = place
        with pytest.raises(BadSetup, match="place does not fit"):
            magic_hill.state_from_json(SETUP, data)


@pytest.mark.parametrize("cards", [[{}], [1], "12", 5, None])
def test_an_action_with_odd_items_is_no_action(cards: object) -> None:
    with pytest.raises(ValueError, match="cards"):
        action_from_json(magic_hill.ACTIONS, {"type": "exchange", "cards": cards})


def test_a_legal_one_goes_on() -> None:
    read = magic_hill.state_from_json(SETUP, plain(begun()))
    assert do(read, Exchange((sorted(read.hands[0])[0],))).state.active == 1
    assert chip(read, at(1, "N6"))
