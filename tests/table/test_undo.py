"""Back to the last decision of a person, and whether somebody has learned something since."""

from __future__ import annotations

import pytest
from table.saved import RULES, go_on, new

from game.rules.core.chance import Seeded
from game.rules.emohbi.events import Drawn, Hopped, Rolled, Shuffled
from game.rules.magic_hill.events import ChipTurnedUp
from game.table.undo import last_decision, told_something

GAMES = pytest.mark.parametrize("game", sorted(RULES))


def test_what_tells_something() -> None:
    assert told_something(Rolled(0, "number", 4), 2)
    assert told_something(Drawn(0, "4"), 2)
    assert told_something(Shuffled(("4", "5")), 2)
    assert told_something(ChipTurnedUp((1, 2), "ghost", False), 2)
    assert not told_something(ChipTurnedUp((1, 2), "ghost", True), 2)
    assert not told_something(Hopped(0, ((0, 1), (0, 2))), 2)


def test_there_is_nothing_to_undo_before_a_person_has_decided() -> None:
    assert last_decision(new("emohbi")) is None
    computers = new("emohbi", players=("easy", "easy"))
    go_on(computers, 9)
    assert last_decision(computers) is None


@GAMES
def test_undo_goes_back_to_a_person_past_the_computers(game: str) -> None:
    match = new(game, players=("easy", "human", "easy"))
    go_on(match, 40)
    back = last_decision(match)
    assert back is not None and back.seat == 1
    assert match.done[back.to].seat == 1
    assert all(done.seat != 1 for done in match.done[back.to + 1 :])
    match.undo(back.to)
    assert match.decision is not None and match.decision.seat == 1


@GAMES
def test_the_same_dice_and_cards_come_again(game: str) -> None:
    match = new(game)
    go_on(match, 60)
    after, actions = match.state, [done.action for done in match.done]
    match.undo(20)
    for action in actions[20:]:
        assert match.decision is not None
        match.submit(match.decision.seat, action)
    assert match.state == after


@GAMES
def test_what_is_free_to_undo_tells_nobody_anything(game: str) -> None:
    """Whatever is chosen instead, nobody may have seen more than before: as the views of all seats show."""
    match, rng, frees = new(game, players=("human", "human", "easy")), Seeded(2), 0
    while match.decision is not None and len(match.done) < 400:
        match.submit(match.decision.seat, rng.pick(match.legal()))
        back = last_decision(match)
        if back is not None and back.free:
            frees += 1
            state = match.done[back.to - 1].after if back.to else match.start
            assert state.rng == match.state.rng
            assert all(len(a) >= len(b) for a, b in zip(state.hands, match.state.hands, strict=True))
    assert frees


@GAMES
@pytest.mark.parametrize("to", [-1, 10, 11])
def test_an_undo_to_what_is_not_there_changes_nothing(game: str, to: int) -> None:
    match = new(game)
    go_on(match, 10)
    before = match.state
    with pytest.raises(IndexError):
        match.undo(to)
    assert match.state == before and len(match.done) == 10
