"""Head starts: a position that the family prepares, from which the record starts."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from table.saved import RULES

from game.paths import board_data
from game.rules.core.chance import Seeded
from game.rules.core.check import replay
from game.rules.core.protocol import Json
from game.rules.core.record import dumps
from game.rules.emohbi.state import lined_up
from game.rules.magic_hill.state import hand_limit
from game.table.loading import load
from game.table.match import Match, nowhere
from game.table.plan import Plan, Seat

EACH = pytest.mark.parametrize(("game", "board"), [(name, board) for name in RULES for board in RULES[name].BOARDS])


def match(game: str, board: str, starts: Sequence[str], keep: Any = nowhere, seed: int = 5, **options: object) -> Match:
    seats = tuple(Seat(f"P{at}", "easy", at, start) for at, start in enumerate(starts))
    return Match(RULES[game], Plan(game, board, options, seats, 1, seed), board_data(board), keep=keep)


def play(match: Match, source: Seeded, most: int) -> None:
    """So many actions, any, or to the end."""
    for _ in range(most):
        decision = match.decision
        if decision is None:
            return
        match.submit(decision.seat, source.pick(match.legal()))


def set_up(match: Match) -> Match:
    source = Seeded(9)
    while match.game.in_setup(match.state):
        assert not match.waits_for_head_starts
        play(match, source, 1)
    return match


def every_start(game: str) -> list[tuple[str, ...]]:
    kinds = RULES[game].HEAD_STARTS
    return [(kind, "", other) for kind in kinds for other in kinds if kind]


@EACH
def test_a_match_with_a_head_start_goes_on_and_its_record_checks(game: str, board: str) -> None:
    for starts in every_start(game):
        before = set_up(match(game, board, starts))
        assert before.waits_for_head_starts
        lines: list[Json] = []
        after = before.head_starts(lines.append)
        assert not after.waits_for_head_starts
        assert after.names == before.names
        play(after, Seeded(3), 60)
        for told in (lines, list(after.record())):
            played = next(iter(replay(RULES, [dumps(line) for line in told])))
            assert len(played) == len(after.done)
        opened = load(RULES, b"".join(dumps(line) for line in lines)).match
        assert [seat.ahead for seat in opened.plan.seats] == list(starts)
        assert opened.state == after.state
        assert not opened.waits_for_head_starts


@EACH
def test_nobody_ahead_changes_nothing(game: str, board: str) -> None:
    plain = set_up(match(game, board, ("", "", "")))
    assert not plain.waits_for_head_starts
    assert RULES[game].with_head_starts(plain.state, ("", "", "")) == plain.state


@EACH
def test_a_head_start_is_the_same_for_the_same_position(game: str, board: str) -> None:
    before = set_up(match(game, board, every_start(game)[-1]))
    assert before.head_starts(nowhere).state == before.head_starts(nowhere).state


def test_a_save_from_before_the_first_turn_waits_for_its_head_starts() -> None:
    lines: list[Json] = []
    set_up(match("emohbi", "classic", ("middle", ""), lines.append))
    assert load(RULES, b"".join(dumps(line) for line in lines)).match.waits_for_head_starts


@pytest.mark.parametrize("word", ["summit", 3, None])
def test_a_head_start_that_there_is_not_counts_as_none(word: object) -> None:
    header = set_up(match("emohbi", "classic", ("middle", ""))).header() | {"head_starts": [word, ""]}
    found = load(RULES, json.dumps(header).encode() + b"\n").match
    assert [seat.ahead for seat in found.plan.seats] == ["", ""]


@pytest.mark.parametrize("board", RULES["emohbi"].BOARDS)
@pytest.mark.parametrize("mode", ["cards", "die"])
@pytest.mark.parametrize(("start", "level"), [("bottom", 1), ("middle", 2)])
def test_a_pawn_begins_higher_in_its_letters_direction_where_nothing_leads_on(
    board: str, mode: str, start: str, level: int
) -> None:
    for seed in range(20):
        before = set_up(match("emohbi", board, (start, "", start), seed=seed, mode=mode)).state
        after = RULES["emohbi"].with_head_starts(before, (start, "", start))
        assert after.pawns[1] == before.pawns[1]
        for seat in (0, 2):
            at, (letter, table) = after.pawns[seat], (before.pawns[seat][1], before.board)
            assert at[0] == level
            size = table.spaces[level] // 6
            assert (at[1] // size + before.rotation[level]) % 6 == letter // (table.spaces[0] // 6)
            assert not lined_up(table, before.rotation, at)
            assert not table.chance[level][at[1]]


def cards(state: Any) -> Counter[str]:
    return Counter(card for pile in (*state.hands, state.deck) for card in pile)


@pytest.mark.parametrize("board", RULES["magic_hill"].BOARDS)
def test_a_stone_of_the_hill_and_the_card_for_it(board: str) -> None:
    before = set_up(match("magic_hill", board, ("card", "", "cards"))).state
    after = RULES["magic_hill"].with_head_starts(before, ("card", "", "cards"))
    assert after.stones == (1, 0, 2)
    assert len(after.stones_on_hill) == len(before.stones_on_hill) - 3
    assert [len(hand) for hand in after.hands] == [4, 3, 5]
    assert [hand_limit(after, seat) for seat in range(3)] == [4, 3, 5]
    assert cards(after) == cards(before)
    assert all(after.hands[seat][:3] == before.hands[seat] for seat in range(3))


@pytest.mark.parametrize("board", RULES["magic_hill"].BOARDS)
def test_a_goblin_begins_on_a_free_square_of_the_second_level(board: str) -> None:
    before = set_up(match("magic_hill", board, ("goblin", "goblin", "goblin"))).state
    after = RULES["magic_hill"].with_head_starts(before, ("goblin",) * 3)
    places = [row[0] for row in after.goblins]
    assert len(set(places)) == 3
    assert all(space[0] == 2 and not top for space, top in places)
    assert not {space for space, _ in places} & {*after.board.chips, *after.board.stones}
    assert [row[1:] for row in after.goblins] == [row[1:] for row in before.goblins]
