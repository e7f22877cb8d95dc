"""The dice that the computer players average over are the rules' own."""

from __future__ import annotations

from collections import Counter

import pytest
from bot_games import new, position

from game.bots.outcomes import outcomes
from game.rules import emohbi
from game.rules.core.chance import Seeded
from game.rules.core.data import Action
from game.rules.emohbi.actions import Climb, Move, Play, Start
from game.rules.emohbi.content import CHANCE_DIE
from game.rules.emohbi.state import State


def shares(state: State, action: Action) -> Counter[object]:
    found: Counter[object] = Counter()
    for probability, after in outcomes(emohbi, state, action, 1):
        found[after.question, after.pawns] += probability  # type: ignore[assignment]
    return found


def test_the_number_die_has_six_faces_alike() -> None:
    found = [(p, s.question) for p, s in outcomes(emohbi, position(((0, 3), (0, 4)), ("die", "1")), Play("die", 0), 1)]
    assert found == [(pytest.approx(1 / 6), ("move", face)) for face in range(1, 7)]


def test_a_chance_space_and_the_next_die_are_both_rolled() -> None:
    state = new(2, mode="die")
    for letter in state.letters[:2]:
        state = emohbi.apply(state, Start(letter)).state
    state = state._replace(pawns=((0, 0), (0, 15)), question=("move", 1))
    after = list(outcomes(emohbi, state, Move(1), 1))
    assert sum(p for p, _ in after) == pytest.approx(1)
    assert {round(1 / p) for p, _ in after} <= {6, 36}
    assert len(after) >= len(CHANCE_DIE)


def test_the_weights_are_how_often_the_rules_roll_it() -> None:
    state = position(((0, 3), (0, 4)), ("2", "5"))._replace(question=("move", 2))
    expected = shares(state, Move(-1))
    assert len(expected) == len(CHANCE_DIE)
    rolls = 3000
    rolled: Counter[object] = Counter()
    for seed in range(rolls):
        after = emohbi.apply(state, Move(-1), Seeded(seed * 977)).state
        rolled[after.question, after.pawns] += 1
    assert set(rolled) == set(expected)
    assert all(abs(rolled[key] / rolls - share) < 0.03 for key, share in expected.items())


def test_without_dice_there_is_one_outcome() -> None:
    state = position(((0, 2), (0, 4)), ("2", "5"))._replace(question=("climb", 1, False))
    [(probability, after)] = outcomes(emohbi, state, Climb(1), 1)
    assert probability == 1 and after.pawns[0][0] == 1
