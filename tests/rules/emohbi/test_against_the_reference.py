"""The rules and a second engine, written from the rulings alone, play the same games."""

from __future__ import annotations

import json
import random
from itertools import islice
from typing import Any

import pytest
from laws.games import CASES, Case, Moment, moments, played
from rules.emohbi.reference import Island

from game.games import GAMES
from game.rules.core.data import action_json
from game.rules.core.protocol import Setup
from game.rules.core.record import chance_json

EMOHBI = [i for i, case in enumerate(CASES) if case.game is GAMES["emohbi"].rules]


def plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


def compare(case: Case, moment: Moment) -> None:
    """One action, played by both."""
    game, setup = case.game, case.setup
    outcomes = chance_json(moment.step)

    def chance(what: str) -> Any:
        outcome = outcomes.pop(0)
        return outcome["shuffle"] if what == "shuffle" else outcome["face"] if outcome["die"] == what else None

    island = Island(setup.board, dict(setup.options), plain(game.state_json(moment.before)), chance)
    theirs = [json.dumps(action_json(action), sort_keys=True) for action in game.legal(moment.before)]
    assert sorted(theirs) == sorted(json.dumps(action, sort_keys=True) for action in island.legal())
    island.do(action_json(moment.action))
    assert not outcomes
    assert island.s == plain(game.state_json(moment.step.state))


@pytest.mark.parametrize("case", EMOHBI, ids=[str(CASES[i]) for i in EMOHBI])
def test_both_engines_agree(case: int) -> None:
    for moment in played(case)[:400]:
        compare(CASES[case], moment)


def odd_board(rng: random.Random) -> dict[str, Any]:
    """A board with rings of any size, walls full of anything, and chance spaces all over."""
    rings = [rng.randint(1, 6) for _ in range(4)]
    walls = {str(wall): rng.sample(range(6), 6) for wall in (1, 2, 3)}
    cut = {wall: rng.randint(1, 4) for wall in walls}
    return {
        "name": "odd",
        "rings": rings,
        "ladders": {wall: faces[: cut[wall]] for wall, faces in walls.items()},
        "waterfalls": {wall: faces[cut[wall] : rng.randint(cut[wall], 6)] for wall, faces in walls.items()},
        "chance": {
            str(level): [i for i in range(6 * k) if i % k not in (0, k // 2) and rng.random() < 0.6]
            for level, k in enumerate(rings)
        },
        "letters": [segment * rings[0] for segment in range(6)],
    }


@pytest.mark.parametrize("seed", range(60))
def test_both_engines_agree_on_odd_boards(seed: int) -> None:
    rng, game = random.Random(seed), CASES[EMOHBI[0]].game
    options = {name: rng.choice(values) for name, values in game.OPTIONS.items()} | {"friendly_setup": False}
    case = Case(game, Setup(rng.randint(2, 6), 0, odd_board(rng), options), seed)
    for moment in islice(moments(case), 150):
        compare(case, moment)
