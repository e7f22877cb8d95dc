"""What holds in every game, whatever its rules."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from laws.games import CASES, played

from game.games import GAMES
from game.rules.core import record
from game.rules.core.chance import Seeded
from game.rules.core.check import replay
from game.rules.core.data import action_from_json, action_json
from game.rules.core.protocol import Decision

RULES = {name: entry.rules for name, entry in GAMES.items()}
every_case = pytest.mark.parametrize("case", range(len(CASES)), ids=[str(case) for case in CASES])


def frozen(value: Any) -> bool:
    """Whether nothing in it can be changed."""
    if isinstance(value, tuple):
        return all(frozen(item) for item in value)
    return value is None or isinstance(value, (int, str, bool))


@every_case
def test_old_states_never_change_and_the_same_gives_the_same(case: int) -> None:
    game = CASES[case].game
    for before, action, step in played(case)[::7]:
        told, decision = repr(before[1:]), game.decision(before)
        assert frozen(tuple(before)[1:])
        again = game.apply(before, action)
        assert again == step
        game.preview(game.observe(before, decision.seat if decision else 0), action)
        assert repr(before[1:]) == told


@every_case
def test_legal_is_never_empty_and_never_doubled_before_the_end(case: int) -> None:
    game = CASES[case].game
    for before, action, step in played(case):
        legal = game.legal(before)
        assert action in legal
        assert len(set(legal)) == len(legal) > 0
        assert {type(choice) for choice in legal} <= set(game.ACTIONS.values())
        assert (game.winner(step.state) is not None) == (game.legal(step.state) == ())


@every_case
def test_every_game_ends_with_a_winner(case: int) -> None:
    game, last = CASES[case].game, played(case)[-1].step.state
    assert game.winner(last) in range(CASES[case].setup.seats)
    assert game.decision(last) is None


@every_case
def test_the_decisions_seat_is_at_turn_or_answers_for_its_own(case: int) -> None:
    game, seats = CASES[case].game, CASES[case].setup.seats
    for before, _, _ in played(case):
        decision = game.decision(before)
        data = game.state_json(before)
        assert isinstance(decision, Decision)
        assert decision.seat in range(seats)
        assert data["decision"] == record.decision_json(decision)
        assert 0 <= data["active"] < seats


@every_case
def test_states_and_actions_survive_json(case: int) -> None:
    game, setup = CASES[case].game, CASES[case].setup
    for before, action, step in played(case)[::3]:
        assert action_from_json(game.ACTIONS, json.loads(json.dumps(action_json(action)))) == action
        for state in (before, step.state):
            data = json.loads(json.dumps(game.state_json(state)))
            assert game.state_from_json(setup, data)._replace(rng=state.rng) == state


@every_case
def test_the_record_replays_to_the_same_states(case: int) -> None:
    game, setup, seed = CASES[case]
    start, moments = game.new(setup, Seeded(seed)), played(case)[:150]
    actions = iter([moment.action for moment in moments])
    lines = [record.header(game, setup, seed, start)]
    lines += record.play(game, start.state, lambda state, legal, n: next(actions), len(moments))
    (again,) = replay(RULES, map(record.dumps, lines))
    assert [one.step.state._replace(rng=0) for one in again] == [m.step.state._replace(rng=0) for m in moments]
    assert [one.step.events for one in again] == [moment.step.events for moment in moments]


@every_case
def test_cards_are_conserved(case: int) -> None:
    game = CASES[case].game

    def cards(state: Any) -> Counter[str]:
        data = game.state_json(state)
        return Counter(card for pile in (*data["hands"], data["deck"], data["discard"]) for card in pile)

    first = cards(played(case)[0].before)
    assert all(cards(moment.step.state) == first for moment in played(case))


@every_case
def test_a_state_in_json_has_lists_only(case: int) -> None:
    game = CASES[case].game
    for _, _, step in played(case)[::17]:
        data = game.state_json(step.state)
        assert data.keys() >= game.STATE_SHAPE.keys()
        assert json.loads(json.dumps(data)) == data


@every_case
def test_every_event_has_a_form_in_json(case: int) -> None:
    from game.rules.core.data import event_json

    for _, _, step in played(case)[::5]:
        for event in step.events:
            data = event_json(event)
            assert json.loads(json.dumps(data)).keys() == data.keys()


@every_case
def test_preview_is_what_happens_up_to_the_first_random_or_hidden_thing(case: int) -> None:
    game = CASES[case].game
    for before, _, _ in played(case)[::11]:
        seat = game.decision(before).seat  # type: ignore[union-attr]
        view = game.observe(before, seat)
        for action in game.legal(before):
            told = game.preview(view, action)
            real = game.apply(before, action).events
            assert told == tuple(event.seen_by(seat) for event in real[: len(told)])
            assert not any(hidden(event, seat) for event in told)
            assert len(told) == len(real) or hidden(real[len(told)], seat)


def hidden(event: Any, seat: int | None) -> bool:
    """Whether a seat could not foresee it: dice, a shuffle, a card drawn, a chip turned up for the first time."""
    return event.outcome() is not None or event.news_to(seat) or event.seen_by(None) != event


@every_case
def test_a_view_has_the_same_legal_actions_for_its_seat(case: int) -> None:
    game = CASES[case].game
    for before, _, _ in played(case)[::5]:
        seat = game.decision(before).seat  # type: ignore[union-attr]
        assert game.legal(game.observe(before, seat)) == game.legal(before)


@every_case
def test_every_legal_action_has_its_clicks_and_none_of_them_is_refused(case: int) -> None:
    game = CASES[case].game
    for before, _, _ in played(case)[::23]:
        view = game.observe(before, game.decision(before).seat)  # type: ignore[union-attr]
        for action in game.legal(view):
            clicks = game.targets(view, action)
            assert clicks and all(clicks)
            assert {game.why_not(view, target) for click in clicks for target in click} == {None}


@every_case
def test_every_place_that_no_legal_action_names_is_refused_with_a_reason(case: int) -> None:
    game = CASES[case].game
    states = [state for state, _, _ in played(case)[::23]]
    views = [game.observe(state, game.decision(state).seat) for state in states]  # type: ignore[union-attr]
    named = [
        {id_ for action in game.legal(view) for ids in game.targets(view, action) for id_ in ids} for view in views
    ]
    places = {id_ for ids in named for id_ in ids if ":" in id_}
    for view, ids in zip(views, named, strict=True):
        assert all(game.why_not(view, place) for place in places - ids)
