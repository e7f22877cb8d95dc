"""What happened turn by turn, as all could see it."""

from __future__ import annotations

import pytest
from table.saved import RULES, go_on, new

from game.table.story import OPENING, by_turn, happened, since_last_turn, turn_before

GAMES = pytest.mark.parametrize("game", sorted(RULES))
THREE = ("human", "easy", "human")


@GAMES
def test_everything_is_told_in_order_with_its_turn(game: str) -> None:
    match = new(game, players=THREE)
    go_on(match, 60)
    told = list(happened(match))
    assert len(told) == len(match.opening) + sum(len(done.events) for done in match.done)
    assert told[0].action == OPENING and told[-1].action == 59
    turns = [one.turn for one in told if one.event.begins_turn()]
    assert [turn[0] for turn in turns if turn] == list(range(len(turns)))
    assert turn_before(match, 60) == told[-1].turn


@GAMES
def test_events_are_cut_where_a_turn_begins(game: str) -> None:
    match = new(game, players=THREE)
    go_on(match, 60)
    for at, done in enumerate(match.done):
        parts = by_turn(done.events, turn_before(match, at))
        assert [event for _turn, part in parts for event in part] == list(done.events)
        assert all(part[0].begins_turn() for _turn, part in parts[1:])
        assert all(turn == turn_before(match, at + 1) for turn, _part in parts[-1:])


@GAMES
def test_since_the_last_turn_is_what_others_did_and_only_at_its_beginning(game: str) -> None:
    match, told = new(game, players=THREE), 0
    for _ in range(200):
        turn = turn_before(match, len(match.done))
        before = len(match.done)
        news = {seat: since_last_turn(match, seat) for seat in range(3)}
        for seat, found in news.items():
            assert not found or (turn is not None and turn[1] == seat)
            if found:
                told += 1
                assert found[-1].turn == turn
                assert all(one.turn is not None and one.turn[1] != seat for one in found if one.turn != turn)
        go_on(match, 1, before)
        if len(match.done) == before:
            break
        now = turn_before(match, len(match.done))
        if now == turn and turn is not None:
            assert since_last_turn(match, turn[1]) == []
    assert told > 3


@GAMES
def test_only_what_all_could_see_is_told(game: str) -> None:
    match = new(game, players=THREE)
    go_on(match, 60)
    assert all(one.event == one.event.seen_by(None) for one in happened(match))
