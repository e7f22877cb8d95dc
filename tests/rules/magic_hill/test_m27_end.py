"""M27, M28: the end of a turn and of the game."""

from __future__ import annotations

from rules.magic_hill.build import Pick, Stop, at, do, fields, go, legal, names, of, on, state, turn, where, wins

from game.rules import magic_hill
from game.rules.magic_hill.events import Stuck

E6 = at(1, "E6")


def test_m27_a_played_card_goes_on_the_discard_pile_when_it_is_played() -> None:
    step = do(state({1: E6}, {}, hand="2 1 J", discard="4"), Pick("1", 1))
    assert step.state.discard == ("4", "1")
    assert step.state.hands[0] == ("2", "J")
    assert do(step.state, go("J", 1, 1)).state.discard == ("4", "1", "J")


def test_m27_of_two_like_cards_the_first_leaves_the_hand() -> None:
    assert do(state({1: E6}, {}, hand="1 2 1"), Pick("1", 1)).state.hands[0] == ("2", "1")


def test_m27_the_turn_ends_after_the_third_card() -> None:
    step = do(turn(state({1: E6}, {}, hand="1 1 1 1", stones=(1, 0), top="2 3 4 5"), 1), go(1), go(1))
    assert step.state.hands[0] == ("1", "1", "2", "3")
    assert fields(step.state) == (1, "turn", {})
    at_turn = step.state
    assert (at_turn.goblin, at_turn.played, at_turn.allowed, at_turn.acted, at_turn.turn) == (0, 0, 3, (), 1)


def test_m27_when_the_player_stops() -> None:
    step = do(turn(state({1: E6}, {}, hand="1 1", top="2 3"), 1), go(1), Stop())
    assert step.state.hands[0] == ("1", "2", "3")


def test_m27_when_no_card_left_can_be_moved() -> None:
    step = do(turn(state({1: at(1, "E8")}, {1: (1, 20)}, hand="2 1 5"), 1), go(2))  # onto shoulders on a corner
    assert of(step, Stuck) == [Stuck(0, 1, known=True)]
    assert fields(step.state) == (1, "turn", {})


def test_m27_when_no_card_is_left() -> None:
    step = do(turn(state({1: E6}, {}, hand="1"), 1), go(1))
    assert of(step, Stuck) == [Stuck(0, 1, known=True)]


def test_m27_a_card_that_can_not_move_so_far_ends_it_unknown_to_the_others() -> None:
    pair = {1: at(1, "E8"), 2: on(1, "E8"), 3: at(1, "E3"), 4: on(1, "E3")}
    step = do(turn(state({1: at(1, "E5")}, pair, hand="1 5"), 1), go(1))
    (stuck,) = of(step, Stuck)
    assert not stuck.known
    assert stuck.news_to(1) and not stuck.news_to(0)


def test_m27_then_draw_up_to_the_hand_limit() -> None:
    step = do(turn(state({1: E6}, {}, hand="1 1", stones=(2, 0), top="2 3 4 5"), 1), go(1), Stop())
    assert step.state.hands[0] == ("1", "2", "3", "4", "5")


def test_m27_an_empty_draw_pile_is_made_anew_at_the_moment_of_a_draw() -> None:
    at_turn = turn(state({1: E6}, {}, hand="1 1", deck="5"), 1)
    order = tuple(sorted((*at_turn.discard, "1")))
    step = do(at_turn, go(1), Stop(), chance=[order])
    assert names(step) == "Played Walked Stopped Drawn Shuffled Drawn TurnBegan"
    assert step.state.hands[0] == ("1", "5", order[-1])
    assert (step.state.deck, step.state.discard) == (order[:-1], ())


def test_m27_a_pile_that_has_just_run_out_stays_empty() -> None:
    step = do(turn(state({1: E6}, {}, hand="1 1", deck="5 4"), 1), go(1), Stop())
    assert (step.state.deck, step.state.hands[0]) == ((), ("1", "4", "5"))


def test_m27_with_no_cards_left_at_all_there_are_fewer() -> None:
    at_turn = turn(state({1: E6}, {}, hand="1 1", deck=""), 1)._replace(discard=())
    step = do(at_turn, go(1), Stop(), chance=[("1",)])
    assert step.state.hands[0] == ("1", "1")


def test_m28_the_first_goblin_on_the_summit_wins_at_once() -> None:
    spot = at(4, "E2")
    at_turn = turn(state({1: (*spot, "top")}, {1: spot}, hand="2 1", stones=(0, 0)), 1)
    step = do(at_turn, go(2, 0, climb=True))
    assert wins(step, 0)
    left = step.state
    assert (left.turn, left.active, left.goblin, left.played, left.hands[0]) == (0, 0, 1, 2, ("1",))
    assert where(left, 0, 1) == (5, 0)


def test_m28_whoevers_turn_it_is() -> None:
    spot = at(4, "E1")
    rows = {1: (4, 4)}, {1: spot, 2: (*spot, "top")}, {}
    step = do(turn(state(*rows, hand="1 1", chips={at(4, "E2"): "passage"}), 1), go(1))
    assert wins(step, 1)
    assert step.state.active == 0


def test_m28_there_is_no_winner_before() -> None:
    at_turn = state({1: E6}, {})
    assert magic_hill.winner(at_turn) is None
    assert legal(at_turn)
