"""E6 to E9: the set-up, the cards, the hands."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from rules.emohbi.build import Move, Play, Script, Start, board, do, fields, legal, names, new, of, state
from rules.emohbi.test_e01_board import NAMES, feet

from game.rules import emohbi
from game.rules.core.protocol import BadSetup, Setup
from game.rules.emohbi.content import CHANCE_DIE, DECK, NUMBER_DIE
from game.rules.emohbi.events import Assembled, Dealt, Shuffled
from game.rules.emohbi.state import State

ROTATIONS = [(0, *turns) for turns in product(range(6), repeat=4)]


def test_e06_letters_lie_in_random_order() -> None:
    orders = {new(seed=seed).state.letters for seed in range(60)}
    assert len(orders) > 50
    assert all(sorted(order) == sorted("EMOHBI") for order in orders)


def test_e06_start_rotations_of_levels_1_to_4_are_random() -> None:
    rotations = [new(seed=seed).state.rotation for seed in range(300)]
    assert all(len({rotation[level] for rotation in rotations}) == 6 for level in range(1, 5))
    assert {rotation[0] for rotation in rotations} == {0}


def friendly(data: dict) -> set[tuple[int, ...]]:
    """E6's friendly rotations, by its words."""
    rated: dict[tuple[int, ...], tuple[int, int]] = {}
    for rotation in ROTATIONS:
        ladders = feet(data, rotation)
        chains = [ladders.get(ladders.get(ladders.get(foot))) for foot in ladders if foot[0] == 0]  # type: ignore
        if any(ladders.get(top) == (4, 0) for top in chains):
            continue
        lucky = sum(top in ladders for top in ladders.values())
        tops, feet_of_falls = falls(data, rotation)
        rated[rotation] = (lucky, -sum(foot in tops for foot in feet_of_falls))
    return {rotation for rotation, rating in rated.items() if rating == max(rated.values())}


def falls(data: dict, rotation: tuple[int, ...]) -> tuple[set[tuple[int, int]], list[tuple[int, int]]]:
    """The tops of all waterfalls, and where each one leads."""
    k, tops, down = data["rings"], set(), []
    for wall in (1, 2, 3):
        for face in data["waterfalls"][str(wall)]:
            tops.add((wall, face * k[wall] + k[wall] // 2))
            below = (face + rotation[wall] - rotation[wall - 1]) % 6
            down.append((wall - 1, below * k[wall - 1] + k[wall - 1] // 2))
    return tops, down


@pytest.mark.parametrize("name", NAMES)
def test_e06_friendly_setup_is_one_of_the_best_without_a_way_up(name: str) -> None:
    from game.rules.emohbi.board import friendly_rotations, load

    assert set(friendly_rotations(load(board(name)))) == friendly(board(name))


def test_e06_friendly_setup_takes_each_of_the_best() -> None:
    best = friendly(board("wild"))
    drawn = {new(data=board("wild"), seed=seed, friendly_setup=True).state.rotation for seed in range(12 * len(best))}
    assert drawn <= best
    assert len(drawn) > len(best) // 2


def test_e06_a_board_without_a_friendly_rotation_refuses_the_option() -> None:
    every = board(ladders={"1": [0, 1, 2, 3, 4, 5], "2": [0, 1, 2, 3, 4, 5], "3": [0, 1, 2, 3, 4, 5]}, waterfalls={})
    assert new(data=every).state.winner is None
    with pytest.raises(BadSetup, match="friendly"):
        new(data=every, friendly_setup=True)


def test_e07_the_deck_has_six_of_each_number_and_four_of_each_command() -> None:
    numbers = dict.fromkeys("123456", 6)
    assert Counter(DECK) == numbers | dict.fromkeys(("switch", "draw2", "ladder", "waterfall", "die", "rotate"), 4)
    assert Counter(new().state.deck) == Counter(DECK)
    assert len(DECK) == 60


def test_e07_the_dice() -> None:
    assert NUMBER_DIE == (1, 2, 3, 4, 5, 6)
    assert CHANCE_DIE == ("1", "2", "3", "ladder", "waterfall", "switch")


def all_out(at: State, letters: str = "EEEEEE") -> object:
    return do(at, *(Start(letter) for letter in letters[: len(at.pawns)]))


@pytest.mark.parametrize("size", [2, 3])
def test_e08_the_hand_size_is_2_or_3(size: int) -> None:
    at = all_out(new(hand_size=size).state).state
    assert [len(hand) for hand in at.hands] == [size] * 3
    assert new().state.options.hand_size == 2


@pytest.mark.parametrize("size", [1, 4, "2", 2.0, True])
def test_e08_other_hand_sizes_are_refused(size: object) -> None:
    with pytest.raises(BadSetup):
        new(hand_size=size)


@pytest.mark.parametrize("size,drawn", [(2, ("3", "5")), (3, ("3", "5", "6"))])
def test_e08_at_the_turns_end_the_player_draws_up_to_the_hand_size(size: int, drawn: tuple[str, ...]) -> None:
    at = state((0, 3), (0, 9), hand="4 3", top="5 6 2", hand_size=size)
    step = do(at, Play("4", 0), Move(1))
    assert step.state.hands[0] == drawn
    assert names(step) == "Played Hopped" + " Drawn" * (size - 1) + " TurnBegan"


def test_e08_the_draw_takes_the_top_card_which_is_last() -> None:
    at = state((0, 3), (0, 9), hand="4 3", deck="1 2 6")
    assert do(at, Play("4", 0), Move(1)).state.deck == ("1", "2")


def test_e08_an_empty_pile_is_made_anew_of_the_discards_at_the_moment_of_a_draw() -> None:
    at = state((0, 3), (0, 9), hand="4 3", deck="")
    fresh = tuple(sorted((*at.discard, "4")))
    step = do(at, Play("4", 0), Move(1), chance=[fresh])
    assert (step.state.deck, step.state.discard) == (fresh[:-1], ())
    assert step.state.hands[0] == ("3", fresh[-1])
    assert names(step) == "Played Hopped Shuffled Drawn TurnBegan"


def test_e08_a_pile_that_has_just_run_out_stays_empty() -> None:
    step = do(state((0, 3), (0, 9), hand="4 3", deck="6"), Play("4", 0), Move(1))
    assert step.state.deck == ()
    assert not of(step, Shuffled)


def test_e09_each_seat_picks_a_letter_from_the_first_player_on() -> None:
    at, seats = new(4, first=2).state, []
    for letter in "EMOH":
        assert fields(at) == ("start", {})
        seats.append(at.active)
        at = do(at, Start(letter)).state
    assert seats == [2, 3, 0, 1]


def test_e09_several_may_pick_the_same_letter() -> None:
    at = do(new().state, Start("B")).state
    assert legal(at) == {Start(letter) for letter in "EMOHBI"}
    assert len(set(do(at, Start("B"), Start("B")).state.pawns)) == 1


@pytest.mark.parametrize("letter", "EMOHBI")
def test_e09_a_pawn_sets_out_on_its_letters_space(letter: str) -> None:
    at = new(seed=3).state
    assert do(at, Start(letter)).state.pawns[0] == (0, board()["letters"][at.letters.index(letter)])


def test_e09_hands_are_dealt_after_the_last_letter_only() -> None:
    at = new().state
    assert not of(do(at, Start("E"), Start("E")), Dealt)
    assert do(at, Start("E"), Start("E")).state.deck == at.deck
    assert len(of(all_out(at), Dealt)) == 6


def test_e09_one_card_each_round_the_table_from_the_first_player_on() -> None:
    at = new(3, first=1).state
    step = all_out(at)
    dealt = [(event.seat, event.card) for event in of(step, Dealt)]
    assert dealt == list(zip([1, 2, 0] * 2, at.deck[:-7:-1], strict=True))
    assert step.state.hands[1] == (at.deck[-1], at.deck[-4])
    assert step.state.deck == at.deck[:-6]


def test_e09_the_first_player_has_the_first_turn() -> None:
    at = all_out(new(3, first=1).state).state
    assert (at.active, at.turn, fields(at)) == (1, 0, ("play", {}))


@pytest.mark.parametrize("seats,first", [(1, 0), (7, 0), (3, 3), (3, -1), (0, 0)])
def test_e09_two_to_six_play_and_one_of_them_is_first(seats: int, first: int) -> None:
    with pytest.raises(BadSetup):
        emohbi.new(Setup(seats, first, board(), {}), Script())


def test_e09_play_goes_on_clockwise() -> None:
    at = state((0, 3), (0, 9), (0, 9), hands=["1 1", "1 1", "1 1"], active=2)
    at = do(at, Play("1", 0), Move(1)).state
    assert (at.active, at.turn) == (0, 1)


def test_e06_the_set_up_shows_what_stands_where() -> None:
    step = new(4)
    assembled = of(step, Assembled)[0]
    assert (assembled.rotation, assembled.letters) == (step.state.rotation, step.state.letters)
    assert assembled.seats == 4


def test_e07_during_the_set_up_the_deck_is_shuffled_and_the_hands_are_empty() -> None:
    at = do(new().state, Start("E")).state
    assert len(at.deck) == 60
    assert (at.hands, at.discard, at.turn, at.fresh, at.rolled) == (((), (), ()), (), 0, True, False)
