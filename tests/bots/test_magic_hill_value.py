"""The judgement of a position of Magic Hill."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from game.bots.magic_hill_value import glance, promising, value
from game.bots.players import POLICIES
from game.rules import magic_hill
from game.rules.core.chance import Seeded
from game.rules.core.protocol import Setup
from game.rules.magic_hill.actions import Advance, Exchange, Pick, Reveal
from game.rules.magic_hill.content import DECK
from game.rules.magic_hill.state import Place, State

BOARDS = Path(__file__).parent.parent.parent / "game" / "boards"
HOME: Place = ((0, 0), False)


def new(seed: int = 1, seats: int = 2, board: str = "short") -> State:
    data = json.loads((BOARDS / f"{board}.json").read_text("utf-8"))
    return magic_hill.new(Setup(seats, 0, data, {}), Seeded(seed)).state


def position(*rows: Sequence[Place], hand: tuple[str, ...] = ("1", "2", "3")) -> State:
    """Goblins that are not named are at home; seat 0 begins its turn with `hand`."""
    full = tuple(tuple(row) + (HOME,) * (5 - len(row)) for row in rows)
    hands = (hand, *[("4", "4", "5")] * (len(rows) - 1))
    deck = tuple((Counter(DECK) - Counter(card for held in hands for card in held)).elements())
    return new(seats=len(rows))._replace(goblins=full, hands=hands, deck=deck, question=("turn", 0))


def test_the_shares_of_all_seats_make_one_game() -> None:
    state = position([((1, 2), False)], [((2, 3), False)], [])._replace(hands=((),) * 3)
    assert sum(value(state, seat) for seat in range(3)) == pytest.approx(1)
    assert sum(glance(state, seat) for seat in range(3)) == pytest.approx(1)


def test_higher_is_better() -> None:
    worth = [value(position([((level, 1), False)], []), 0) for level in range(1, 5)]
    assert worth == sorted(worth)
    child = [glance(position([((level, 1), False)], []), 0) for level in range(1, 5)]
    assert child == sorted(child)


def test_shoulders_are_worth_most_with_room_above() -> None:
    alone = position([((1, 4), False)], [])
    top, lower = ((1, 4), True), ((1, 4), False)
    above = alone.board.above[1][4]
    assert above is not None
    shoulders, blocked = position([top], [lower]), position([top], [lower, (above, False)])
    corner = position([((1, 0), True)], [((1, 0), False)])
    assert value(shoulders, 0) > max(value(alone, 0), value(blocked, 0), value(corner, 0))


def test_below_another_is_bad_and_near_shoulders_is_good() -> None:
    alone, near = position([((1, 4), False)], []), position([((1, 4), False), ((1, 6), False)], [])
    pinned = position([((1, 4), False)], [((1, 4), True)])
    far = position([((1, 4), False), ((1, 20), False)], [])
    assert value(pinned, 0) < value(alone, 0) and value(near, 0) > value(far, 0)


def test_a_card_that_picks_the_best_goblin_is_worth_having() -> None:
    row = [HOME, ((3, 2), False)]
    assert value(position(row, [], hand=("2", "4", "4")), 0) > value(position(row, [], hand=("4", "4", "4")), 0)


def test_others_cards_are_not_looked_at() -> None:
    state = position([((1, 4), False)], [((2, 3), False)])
    assert value(state, 0) == value(state._replace(hands=(state.hands[0], (None,) * 3)), 0)


def test_what_is_promising_is_legal_and_wastes_no_joker() -> None:
    state = position([((2, 3), False)], [], hand=("1", "3", "J"))
    few = promising(state, magic_hill.legal(state))
    assert set(few) <= set(magic_hill.legal(state))
    assert [action for action in few if isinstance(action, Exchange)] == [Exchange(("3",))]
    assert {action.goblin for action in few if isinstance(action, Pick) and action.card == "J"} == {2, 4, 5}
    after = magic_hill.apply(state, Pick("1", 1)).state
    jokers = [a for a in promising(after, magic_hill.legal(after)) if isinstance(a, Advance) and a.card == "J"]
    assert jokers and all(action.spaces != 3 for action in jokers)


def test_a_crystal_shows_what_nobody_has_seen() -> None:
    state = new()
    first, second = state.chips[:2]
    chips = (first._replace(known=True), *state.chips[1:])
    crystal = state._replace(question=("reveal", 0, 3, state.chips[9].at), chips=chips)
    assert promising(crystal, magic_hill.legal(crystal)) == [Reveal(second.at)]


@pytest.mark.parametrize("name", ["easy", "medium"])
def test_a_win_that_is_there_is_taken(name: str) -> None:
    pair = ((4, 1), True), ((4, 1), False)
    state = position([pair[0]], [pair[1]], hand=("1", "3", "5"))
    for seed in range(3):
        after, rng = state, Seeded(seed)
        while magic_hill.decision(after) and after.active == 0:
            view, legal = magic_hill.observe(after, 0), magic_hill.legal(after)
            after = magic_hill.apply(after, POLICIES[name](magic_hill, view, legal, rng)).state
        assert after.winner == 0


def test_medium_beats_random_and_looks_at_nothing_hidden() -> None:
    state, rng = new(3), Seeded(3)
    while (asked := magic_hill.decision(state)) is not None:
        view, legal = magic_hill.observe(state, asked.seat), magic_hill.legal(state)
        action = POLICIES["medium" if asked.seat == 0 else "random"](magic_hill, view, legal, rng)
        assert action in legal
        state = magic_hill.apply(state, action).state
    assert state.winner == 0


@pytest.mark.parametrize("name", ["easy", "medium"])
def test_the_same_chance_makes_the_same_choice_whatever_is_hidden(name: str) -> None:
    state, rng = new(4), Seeded(4)
    for number in range(40):
        asked = magic_hill.decision(state)
        assert asked
        view, legal = magic_hill.observe(state, asked.seat), magic_hill.legal(state)
        if number % 8 == 7:
            other = magic_hill.determinize(view, number)
            choices = [
                POLICIES[name](magic_hill, magic_hill.observe(one, asked.seat), magic_hill.legal(one), Seeded(number))
                for one in (state, state, other)
            ]
            assert len(set(choices)) == 1 and choices[0] in legal
        state = magic_hill.apply(state, rng.pick(legal)).state
