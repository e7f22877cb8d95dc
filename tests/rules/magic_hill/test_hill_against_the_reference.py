"""The rules and a second engine, written from the rulings alone, play the same games."""

from __future__ import annotations

import json
import random
from itertools import islice
from typing import Any

import pytest
from laws.games import CASES, Case, Moment, moments, played
from rules.magic_hill.reference import Hill

from game.games import GAMES
from game.rules.core.data import action_json
from game.rules.core.protocol import Setup
from game.rules.core.record import chance_json

MAGIC_HILL = [i for i, case in enumerate(CASES) if case.game is GAMES["magic_hill"].rules]


def plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


def compare(case: Case, moment: Moment) -> None:
    """One action, played by both."""
    game, setup = case.game, case.setup
    shuffles = [outcome["shuffle"] for outcome in chance_json(moment.step)]
    before, after = (plain(game.state_json(state)) for state in (moment.before, moment.step.state))
    for state in (before, after):
        del state["known"]
    hill = Hill(setup.board, dict(setup.options), setup.first, before, lambda: shuffles.pop(0))
    theirs = [json.dumps(action_json(action), sort_keys=True) for action in game.legal(moment.before)]
    assert sorted(theirs) == sorted(json.dumps(action, sort_keys=True) for action in hill.legal())
    hill.do(plain(action_json(moment.action)))
    assert not shuffles
    assert hill.s == after


@pytest.mark.parametrize("case", MAGIC_HILL, ids=[str(CASES[i]) for i in MAGIC_HILL])
def test_both_engines_agree(case: int) -> None:
    for moment in played(case)[-400:]:
        compare(CASES[case], moment)


def odd_board(rng: random.Random) -> dict[str, Any]:
    """A board of any size with chips and stones anywhere."""
    top = rng.randint(3, 6)
    sides = [top + 6, top + 4, top + 2, top]
    chips, stones = {}, {}
    for level, (side, many) in enumerate(zip(sides, (7, 6, 4, 3), strict=True), 1):
        squares = [index for index in range(4 * (side - 1)) if index % (side - 1)]
        mixed = rng.sample(squares, many + 1)
        chips[str(level)], stones[str(level)] = mixed[:many], mixed[many:]
    return {"name": "odd", "sides": sides, "chips": chips, "stones": stones}


@pytest.mark.parametrize("seed", range(20))
def test_both_engines_agree_on_odd_boards(seed: int) -> None:
    rng, game = random.Random(seed), CASES[MAGIC_HILL[0]].game
    options = {name: rng.choice(values) for name, values in game.OPTIONS.items()}
    case = Case(game, Setup(rng.randint(2, 5), 0, odd_board(rng), options), seed)
    for moment in islice(moments(case), 200):
        compare(case, moment)
