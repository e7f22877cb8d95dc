"""The judgement of a position of Emohbi."""

from __future__ import annotations

from itertools import product

import pytest
from bot_games import new, position

from game.bots.emohbi_race import RISK, race_of
from game.bots.emohbi_value import glance, prepare, value
from game.rules.emohbi.board import turned
from game.rules.emohbi.state import State

STILL = (0,) * 5


def waiting(state: State) -> State:
    """Seat 1 is about to play."""
    return state._replace(active=1)


def test_the_shares_of_all_seats_make_one_game() -> None:
    state = position(((1, 4), (2, 3), (0, 9)), ("2", "3"))._replace(hands=((),) * 3)
    assert sum(value(state, seat) for seat in range(3)) == pytest.approx(1)


def test_higher_is_nearer() -> None:
    race = race_of(new(1))
    best = [min(race.ring(level, STILL).turns) for level in range(4)]
    assert best == sorted(best, reverse=True) and best[3] == pytest.approx(1 + RISK)


def test_at_the_foot_of_the_steps_one_turn_is_left() -> None:
    race = race_of(new(1))
    assert race.left((3, 1), STILL) == pytest.approx(1 + RISK)
    assert race.left((4, 0), STILL) == 0


def test_a_ring_turned_with_all_below_it_is_the_same_ring() -> None:
    race = race_of(new(1))
    still, turned = race.ring(2, STILL).turns, race.ring(2, (0, 0, 0, 1, 1)).turns
    assert turned == still[-3:] + still[:-3]


@pytest.mark.parametrize("options", [{}, {"mode": "die"}, {"hand_size": 3}, {"steps_count_as_ladder": True}], ids=str)
@pytest.mark.parametrize("board", ["classic", "gentle", "wild"])
def test_every_space_has_a_finite_distance(options: dict[str, object], board: str) -> None:
    race = race_of(new(1, board=board, **options))  # type: ignore[arg-type]
    for level, turn in product(range(4), (0, 1, 4)):
        assert all(0.9 <= left < 90 for left in race.ring(level, (0, 0, turn, 0, 2)).turns)


def test_a_card_that_leads_to_a_ladder_is_worth_having() -> None:
    good = waiting(position(((0, 3), (0, 20)), ("1", "1")))
    bad = waiting(position(((0, 3), (0, 20)), ("2", "2")))
    assert good.board.up[0][0][2] >= 0
    assert value(good, 0) > value(bad, 0)


def test_who_is_next_to_the_summit_counts_most() -> None:
    behind = waiting(position(((1, 4), (0, 9), (0, 9)), ("2", "3")))
    threatened = waiting(position(((1, 4), (3, 1), (0, 9)), ("2", "3")))
    assert value(threatened, 0) < value(behind, 0) / 2


def test_a_child_sees_who_is_higher_and_nearer_to_a_ladder() -> None:
    level, foot, beside = (
        glance(position(pawns, ("2", "3")), 0) for pawns in (((1, 0), (0, 9)), ((0, 2), (0, 9)), ((0, 3), (0, 9)))
    )
    assert level > foot > beside > 0


def test_a_switch_in_the_hand_answers_a_leader() -> None:
    with_it = waiting(position(((0, 9), (3, 4)), ("switch", "3")))
    without = waiting(position(((0, 9), (3, 4)), ("waterfall", "3")))
    assert value(with_it, 0) > value(without, 0)


def test_others_cards_are_not_looked_at() -> None:
    state = waiting(position(((1, 4), (2, 3)), ("2", "3")))
    assert value(state, 0) == value(state._replace(hands=(state.hands[0], (None, None))), 0)


def test_what_is_prepared_is_all_that_one_turn_of_a_level_asks_for() -> None:
    state = waiting(position(((1, 4), (2, 3)), ("2", "3")))
    expected = value(state, 0)
    list(prepare(state))
    assert not list(prepare(state))
    race = race_of(state)
    assert not any(race.know(1, turned(STILL, wall, way)) for wall, way in product((2, 3, 4), (1, -1)))
    assert value(state, 0) == expected
