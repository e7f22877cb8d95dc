"""What a seat can't know it does not see, hear, or notice in any other way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from laws.games import CASES, Moment, played
from laws.test_laws import every_case

from game.rules.core.chance import Seeded

Seat = int | None


def watched(case: int, stride: int) -> Iterator[tuple[Moment, Seat]]:
    """Some moments, each with every seat and a spectator."""
    for moment in played(case)[::stride]:
        for seat in (*range(CASES[case].setup.seats), None):
            yield moment, seat


@every_case
def test_a_resampled_world_looks_the_same_to_its_seat(case: int) -> None:
    game = CASES[case].game
    for (before, _, _), seat in watched(case, 13):
        view = game.observe(before, seat)
        for seed in (1, 2):
            assert game.observe(game.determinize(view, seed), seat) == view
        assert game.observe(view, seat) == view


@every_case
def test_a_resampled_world_obeys_the_rules(case: int) -> None:
    game, setup = CASES[case].game, CASES[case].setup
    for (before, _, _), seat in watched(case, 29):
        world = game.determinize(game.observe(before, seat), 3)
        assert game.state_from_json(setup, game.state_json(world))._replace(rng=world.rng) == world
        assert game.legal(world)


@every_case
def test_what_a_seat_can_not_know_changes_nothing_that_it_sees(case: int) -> None:
    """The same action in two worlds that look alike: alike seen, up to what is news to the seat."""
    game = CASES[case].game
    for (before, action, _), seat in watched(case, 9):
        other = game.determinize(game.observe(before, seat), 5)
        if action not in game.legal(other):
            continue
        one, two = (game.apply(world, action, Seeded(6)) for world in (before, other))
        seen, twin = (list(before_news(step.events, seat)) for step in (one, two))
        shorter = min(len(seen), len(twin))
        assert seen[:shorter] == twin[:shorter]
        if len(seen) == len(one.events) and len(twin) == len(two.events):
            assert seen == twin
            assert game.observe(one.state, seat) == game.observe(two.state, seat)


def before_news(events: tuple[Any, ...], seat: Seat) -> Iterator[Any]:
    """What a seat sees, as long as it tells it nothing new: no card of its own, no chip that it has not seen."""
    for event in events:
        seen = event.seen_by(seat)
        if event.news_to(seat) or seen != event.seen_by(None):
            return
        yield seen


@every_case
def test_preview_and_reasons_are_the_same_in_worlds_that_look_alike(case: int) -> None:
    game = CASES[case].game
    entities = ["space:0:3", "space:2:5", "summit", "pawn:0", "pawn:1", "level:1", "level:3", "card:0", "letter:E"]
    entities += ["square:1:3", "square:2:5", "chip:1:9", "chip:4:11", "goblin:0:2", "goblin:1:3", "village:2", "seat:0"]
    for before, _, _ in played(case)[::37]:
        seat = game.decision(before).seat  # type: ignore[union-attr]
        view = game.observe(before, seat)
        twin = game.observe(game.determinize(view, 8), seat)
        for action in game.legal(before):
            assert game.preview(view, action) == game.preview(twin, action)
        for entity in entities:
            assert game.why_not(view, entity) == game.why_not(twin, entity)


@every_case
def test_nothing_hidden_is_in_a_view(case: int) -> None:
    game = CASES[case].game
    for (before, _, _), seat in watched(case, 17):
        view = game.observe(before, seat)
        assert view.rng == -1
        assert set(view.deck) <= {None}
        for owner, hand in enumerate(view.hands):
            assert len(hand) == len(before.hands[owner])
            assert hand == before.hands[owner] if owner == seat else set(hand) <= {None}
        assert cards_in(view.question) <= {card for hand in view.hands for card in hand}


def cards_in(question: tuple[Any, ...]) -> set[Any]:
    """The cards that an open question names."""
    return {card for card in question[1:] if card is not None} if question[:1] == ("choose",) else set()


@pytest.mark.parametrize("seat", [0, None])
def test_a_view_of_someone_elses_choice_lists_no_cards(seat: Seat) -> None:
    for case, one in enumerate(CASES[:6]):
        for moment in played(case):
            decision = one.game.decision(moment.before)
            if decision and decision.seat != seat and decision.kind in ("play", "choose"):
                assert one.game.legal(one.game.observe(moment.before, seat)) == ()
