"""What the tags on the board promise: cards lead to their places by actions that are legal one after the other."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from laws.games import CASES, played

from game.rules import emohbi
from game.rules.emohbi.actions import Climb, Move, Nearest, Play
from game.rules.emohbi.content import VALUE
from game.rules.emohbi.targets import space_id as emohbi_space
from game.rules.magic_hill.actions import Advance, Pick
from game.rules.magic_hill.events import Climbed, Walked
from game.rules.magic_hill.targets import space_id
from game.table.reach import Lead, before_last, leads

every_case = pytest.mark.parametrize("case", range(len(CASES)), ids=[str(case) for case in CASES])
PLAYS = (Advance, Pick, Move, Nearest, Climb)


@cache
def views(case: int) -> list[Any]:
    """Some views of who is asked."""
    game = CASES[case].game
    states = [before for before, _, _ in played(case)[::17]]
    return [game.observe(state, game.decision(state).seat) for state in states]  # type: ignore[union-attr]


def found(case: int) -> list[tuple[Any, Lead]]:
    game = CASES[case].game
    return [(view, lead) for view in views(case) for lead in leads(game, view, game.legal(view))]


@every_case
def test_all_actions_of_a_lead_are_legal_one_after_the_other(case: int) -> None:
    game = CASES[case].game
    for view, lead in found(case):
        seat = game.decision(view).seat  # type: ignore[union-attr]
        for at in range(1, len(lead.actions) + 1):
            last, _events = before_last(game, view, lead.actions[:at])
            assert game.decision(last).seat == seat  # type: ignore[union-attr]
            assert lead.actions[at - 1] in game.legal(last)


@every_case
def test_a_lead_begins_with_the_cards_of_its_first_action(case: int) -> None:
    for view, lead in found(case):
        first = CASES[case].game.targets(view, lead.actions[0])[0]
        assert lead.cards == (first if any(id_.startswith("card:") for id_ in first) else ())
        assert all(id_.startswith("card:") for id_ in lead.cards)
        assert not any(id_.startswith("card:") for id_ in lead.ids)


@every_case
def test_a_lead_names_the_place_where_the_movement_ends(case: int) -> None:
    game = CASES[case].game
    for view, lead in found(case):
        if isinstance(lead.actions[-1], Pick):
            assert lead.ids == (f"goblin:{view.active}:{lead.actions[-1].goblin}",)
            continue
        last, _events = before_last(game, view, lead.actions)
        assert lead.ids[0] == end_of(game, last, lead)


def end_of(game: Any, view: Any, lead: Lead) -> str:
    """Where the piece stands after the movement itself."""
    events = game.preview(view, lead.actions[-1])
    if game is emohbi:
        hops = [event for event in events if hasattr(event, "path")]
        climbs = [view.pawns[view.active], *(event.end for event in events if hasattr(event, "end"))]
        return emohbi_space(hops[0].path[-1] if hops else climbs[-1])
    moves = [event for event in events if isinstance(event, (Walked, Climbed))][:2]
    last = [event for event in moves if isinstance(event, Walked)] or moves
    return space_id(last[0].path[-1] if isinstance(last[0], Walked) else last[0].end)


@every_case
def test_every_card_that_moves_leads_somewhere(case: int) -> None:
    game = CASES[case].game
    for view in views(case):
        legal = game.legal(view)
        firsts = {game.targets(view, lead.actions[0]) for lead in leads(game, view, legal)}
        wanted = [a for a in legal if isinstance(a, PLAYS) or (isinstance(a, Play) and a.card in VALUE)]
        assert firsts == {game.targets(view, action) for action in wanted}
