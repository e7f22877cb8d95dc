"""M5 to M7: chips, villages, cards."""

from __future__ import annotations

from collections import Counter

import pytest
from rules.magic_hill.build import Place, Script, board, do, fields, legal, names, new, of

from game.rules import magic_hill
from game.rules.core.protocol import BadSetup, Setup
from game.rules.magic_hill.content import DECK, SHUFFLED
from game.rules.magic_hill.events import Dealt
from game.rules.magic_hill.state import State

ALL = {"passage": 4, "ghost": 3, "raven": 3, "crystal": 3, "storm": 3, "flying": 2, "trap": 2}


@pytest.mark.parametrize("seed", range(5))
def test_m05_the_20_chips_lie_face_down(seed: int) -> None:
    at = new(seed=seed).state
    assert Counter(chip.kind for chip in at.chips) == ALL
    assert not any(chip.up or chip.known for chip in at.chips)
    assert tuple(chip.at for chip in at.chips) == at.board.chips
    assert Counter(chip.at[0] for chip in at.chips) == {1: 7, 2: 6, 3: 4, 4: 3}


def test_m05_the_passage_set_aside_lies_on_level_4_in_any_place() -> None:
    places = set()
    for seed in range(60):
        high = [chip for chip in new(seed=seed).state.chips if chip.at[0] == 4 and chip.kind == "passage"]
        assert high
        places |= {chip.at for chip in high}
    assert len(places) == 3


def test_m05_17_of_the_19_go_on_levels_1_to_3_and_two_with_the_passage_on_level_4() -> None:
    high = (SHUFFLED[17], "passage", SHUFFLED[18])
    at = magic_hill.new(Setup(2, 0, board(), {}), Script(DECK, SHUFFLED, high)).state
    assert tuple(chip.kind for chip in at.chips) == (*SHUFFLED[:17], *high)


def place(at: State, *moves: tuple[int, int]) -> State:
    return do(at, *(Place(goblin, village) for goblin, village in moves)).state


def test_m06_goblins_are_placed_one_at_a_time_round_the_table_from_the_first_player() -> None:
    at = new(3, first=2).state
    seats = []
    for goblin, village in [(1, 0)] * 3 + [(2, 1)] * 3 + [(3, 2)] * 3:
        seats.append(fields(at)[0])
        at = place(at, (goblin, village))
    assert seats == [2, 0, 1] * 3
    assert all(row == (((0, 0), False), ((0, 1), False), ((0, 2), False), None, None) for row in at.goblins)


def test_m06_any_own_goblin_not_yet_placed_into_any_village() -> None:
    at = new(2).state
    assert legal(at) == {Place(goblin, village) for goblin in range(1, 6) for village in range(4)}
    at = place(at, (3, 2), (1, 1))
    assert {action.goblin for action in legal(at)} == {1, 2, 4, 5}


def test_m06_no_fourth_village() -> None:
    at = place(new(2).state, (1, 0), (1, 0), (2, 1), (2, 0), (3, 2), (3, 0))
    assert legal(at) == {Place(goblin, village) for goblin in (4, 5) for village in (0, 1, 2)}


def test_m06_a_placement_that_makes_three_villages_impossible_is_illegal() -> None:
    at = place(new(2).state, (1, 3), (1, 0), (2, 3), (2, 0), (3, 3), (3, 1))
    assert legal(at) == {Place(goblin, village) for goblin in (4, 5) for village in (0, 1, 2)}
    at = place(at, (4, 1), (4, 1))
    assert legal(at) == {Place(5, 0), Place(5, 2)}


def test_m07_sixty_cards() -> None:
    assert Counter(DECK) == dict.fromkeys("12345", 11) | {"J": 5}
    assert Counter(new().state.deck) == Counter(DECK)


def test_m07_after_the_placing_three_cards_each_are_dealt_round_the_table() -> None:
    at = new(3, first=1).state
    deck = at.deck
    order = [(1, 0)] * 3 + [(2, 1)] * 3 + [(3, 2)] * 3 + [(4, 0)] * 3 + [(5, 0)] * 3
    assert not any(place(at, *order[:14]).hands)
    step = do(at, *(Place(goblin, village) for goblin, village in order))
    assert [(event.seat, event.card) for event in of(step, Dealt)] == [
        ((1 + i) % 3, card) for i, card in enumerate(reversed(deck[-9:]))
    ]
    assert step.state.deck == deck[:-9]
    assert fields(step.state) == (1, "turn", {})
    assert names(step).endswith("Dealt TurnBegan")


@pytest.mark.parametrize("seats", [1, 6])
def test_m07_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match="2 to 5"):
        new(seats)


def test_m07_the_first_player_is_a_seat_and_unknown_options_are_refused() -> None:
    with pytest.raises(BadSetup, match="0 to 2"):
        new(3, first=3)
    with pytest.raises(BadSetup, match="fourth"):
        new(fourth_card=True)
    with pytest.raises(BadSetup, match="third_card_along"):
        new(third_card_along=1)
