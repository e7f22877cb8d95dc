"""E1 to E5: the island."""

from __future__ import annotations

import pytest
from rules.emohbi.build import BOARDS, FLAT, LINED, Move, Play, board, do, legal, names, state, wins

from game.rules.core.protocol import BadSetup
from game.rules.emohbi.board import load
from game.rules.emohbi.state import is_fall, lined_up

NAMES = ("classic", "gentle", "wild")


def feet(data: dict, rotation: tuple[int, ...]) -> dict[tuple[int, int], tuple[int, int]]:
    """Every ladder's foot and top, by the words of E3 and E4."""
    k, out = data["rings"], {}
    for wall in (1, 2, 3):
        for face in data["ladders"][str(wall)]:
            below = (face + rotation[wall] - rotation[wall - 1]) % 6
            foot = (wall - 1, below * k[wall - 1] + k[wall - 1] // 2)
            out[foot] = (wall, face * k[wall] + k[wall] // 2)
    out[(3, (rotation[4] - rotation[3]) % 6 * k[3] + k[3] // 2)] = (4, 0)
    return out


@pytest.mark.parametrize("name", NAMES)
def test_e01_every_ring_has_six_segments(name: str) -> None:
    assert load(board(name)).spaces == (30, 24, 18, 12)


def test_e01_a_ring_is_closed() -> None:
    assert do(state((0, 29), (0, 9), hand="1 1"), Play("1", 0), Move(1)).state.pawns[0] == (0, 0)
    assert do(state((1, 1), (0, 9), hand="3 1"), Play("3", 0), Move(-1)).state.pawns[0] == (1, 22)


def test_e01_an_index_turns_with_its_ring() -> None:
    unturned, turned = state((2, 3), (0, 9), hand="2 1"), state((2, 3), (0, 9), hand="2 1", rotation=(0, 0, 4, 1, 2))
    for at in (unturned, turned):
        assert do(at, Play("2", 0), Move(1)).state.pawns[0] == (2, 5)


def test_e02_only_the_difference_of_rotations_lines_up() -> None:
    data, rotations = load(board()), [(0, r, (r + 2) % 6, 5, 1) for r in range(6)]
    assert {lined_up(data, rotation, (1, 14))[0] for rotation in rotations} == {(2, 4)}


def test_e02_segments_stand_at_index_plus_rotation() -> None:
    data = load(board())  # wall 1's face 0 at direction 2 stands over the base's segment 2
    assert lined_up(data, (0, 2, 0, 0, 0), (0, 12))[0] == (1, 2)


@pytest.mark.parametrize("name", NAMES)
def test_e03_ladders_join_centre_spaces_in_the_same_direction(name: str) -> None:
    data = board(name)
    for r in range(6):
        rotation = (0, r, (3 * r + 1) % 6, (5 * r + 2) % 6, (2 * r + 3) % 6)
        expected = feet(data, rotation)
        for level in range(4):
            for index in range(6 * data["rings"][level]):
                tops = lined_up(load(data), rotation, (level, index))
                assert tops[:1] == ([expected[level, index]] if (level, index) in expected else [])


@pytest.mark.parametrize("name", NAMES)
def test_e03_waterfalls_tops_are_fixed_to_their_level(name: str) -> None:
    data = board(name)
    tops = {(w, f * data["rings"][w] + data["rings"][w] // 2) for w in (1, 2, 3) for f in data["waterfalls"][str(w)]}
    spaces = {(level, index) for level in range(4) for index in range(6 * data["rings"][level])}
    assert {space for space in spaces if is_fall(load(data), space)} == tops


def test_e03_a_waterfalls_foot_moves_when_levels_turn() -> None:
    for turn in range(6):
        at = state((1, 5), (0, 9), hand="1 1", rotation=(0, turn, turn, 0, 0), data=board(ladders=NO_SECOND))
        assert do(at, Play("1", 0), Move(1)).state.pawns[0] == (0, (1 + turn) % 6 * 5 + 2)


NO_SECOND = {"1": [0, 3], "2": [4], "3": [2]}


@pytest.mark.parametrize("name", NAMES)
def test_e03_a_face_carries_at_most_one(name: str) -> None:
    data = board(name)
    assert not any(set(data["ladders"][w]) & set(data["waterfalls"][w]) for w in "123")
    data["waterfalls"]["2"].append(data["ladders"]["2"][0])
    with pytest.raises(BadSetup, match="both"):
        load(data)


@pytest.mark.parametrize("turn", range(6))
def test_e04_the_steps_foot_is_the_top_levels_centre_below_the_heads_segment_0(turn: int) -> None:
    at = state((3, turn * 2 + 1), (0, 9), rotation=(0, 3, 1, 4, (4 + turn) % 6))
    assert wins(do(at, Play("1", 1)), 0)


def test_e04_standing_at_the_steps_at_the_turns_start_is_enough() -> None:
    step = do(state((3, 1), (0, 9), hand="die 1"), Play("die", 1))
    assert wins(step, 0)
    assert names(step) == "Played Climbed Won"


def test_e05_classic_is_as_the_ruling_has_it() -> None:
    data = board()
    assert data["ladders"] == {"1": [0, 3], "2": [1, 4], "3": [2]}
    assert data["waterfalls"] == {"1": [1, 4], "2": [2, 5], "3": [0, 4]}
    assert data["chance"] == {"0": [1, 11, 21], "1": [3, 11, 19], "2": [2, 11], "3": [6]}
    assert data["letters"] == [0, 5, 10, 15, 20, 25]
    assert data["rings"] == [5, 4, 3, 2]


def test_e05_gentle_has_three_ladders_and_one_waterfall_a_wall() -> None:
    data = board("gentle")
    assert [(len(data["ladders"][w]), len(data["waterfalls"][w])) for w in "123"] == [(3, 1)] * 3


def test_e05_wild_has_one_ladder_and_three_waterfalls_a_wall() -> None:
    data = board("wild")
    assert [(len(data["ladders"][w]), len(data["waterfalls"][w])) for w in "123"] == [(1, 3)] * 3


def test_e05_the_boards_are_named_after_their_files() -> None:
    assert [board(path.stem)["name"] for path in sorted(BOARDS.glob("*.json")) if path.stem in NAMES] == sorted(NAMES)


@pytest.mark.parametrize("level,index", [("0", 2), ("1", 2), ("2", 16), ("3", 11)])
def test_e05_a_chance_space_on_a_centre_is_refused(level: str, index: int) -> None:
    with pytest.raises(BadSetup):
        load(board(chance={level: [index]}))


def test_e05_a_chance_space_on_a_letter_is_refused() -> None:
    with pytest.raises(BadSetup):
        load(board(chance={"0": [20]}))


@pytest.mark.parametrize("changes", [
    {"rings": [5, 4, 3]}, {"rings": [5, 4, 3, 0]}, {"rings": [5, 4, 3, True]}, {"ladders": {"1": [6]}},
    {"ladders": {"4": [0]}}, {"ladders": [[0]]}, {"letters": [0, 1, 2, 3, 4, 5]}, {"letters": [0, 5, 10, 15, 20]},
    {"name": 7}, {"chance": {"0": [30]}}, {"chance": {"0": [1, 1]}}, {"waterfalls": {"1": [1.0]}},
])
def test_e05_a_board_of_another_shape_is_refused(changes: dict) -> None:
    with pytest.raises(BadSetup):
        load(board() | changes)


def test_e05_a_ring_may_lack_ladders_and_waterfalls_altogether() -> None:
    bare = load(board(ladders={}, waterfalls={}, chance={}))
    assert [lined_up(bare, FLAT, (level, 1)) for level in range(4)] == [[], [], [], [(4, 0)]]


def test_e04_the_steps_count_as_a_ladder_of_the_chain() -> None:
    assert lined_up(load(board()), LINED, (0, 2)) == [(1, 2), (2, 4), (3, 5), (4, 0)]
    assert Play("4", 4) in legal(state((0, 2), (0, 9), hand="4 1", rotation=LINED))
