"""What every computer player keeps to, and how they compare."""

from __future__ import annotations

from collections import Counter

import pytest
from bot_games import new, position, states

from game.bots.players import POLICIES, Policy, Thinker, easy, medium, random, think
from game.rules import emohbi
from game.rules.core.chance import Seeded
from game.rules.core.data import Action
from game.rules.emohbi.actions import Climb, Move, Play, Waterfall
from game.rules.emohbi.state import State

THINKERS = {"easy": easy, "medium": medium}
OPTIONS: list[dict[str, object]] = [
    {},
    {"mode": "die"},
    {"hand_size": 3, "board": "gentle"},
    {"steps_count_as_ladder": True, "chance": "once"},
    {"chance": "off", "friendly_setup": True},
    {"board": "wild", "seats": 4},
]
FOOT_OF_THE_STEPS = (3, 1)
"""While no level is turned."""


def choice(policy: Policy, state: State, seed: int = 5) -> Action:
    seat = state.active
    return policy(emohbi, emohbi.observe(state, seat), emohbi.legal(state), Seeded(seed))


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_choice_is_legal_and_every_game_ends(options: dict[str, object]) -> None:
    start = new(3, **options)  # type: ignore[arg-type]
    seats = len(start.pawns)
    *_, last = states(start, [easy, medium, random, easy][:seats], 4)
    assert emohbi.winner(last) is not None


@pytest.mark.parametrize("policy", THINKERS.values(), ids=THINKERS)
def test_the_same_view_and_chance_make_the_same_choice(policy: Policy) -> None:
    for state in list(states(new(7), [random, random], 8))[:40:3]:
        assert choice(policy, state) == choice(policy, state)


@pytest.mark.parametrize("policy", THINKERS.values(), ids=THINKERS)
def test_thinking_in_slices_comes_to_the_same_choice(policy: Policy) -> None:
    state = position(((1, 6), (2, 4), (0, 3)), ("draw2", "die"))
    slices = list(think(policy, emohbi, emohbi.observe(state, 0), emohbi.legal(state), Seeded(5)))
    assert slices[:-1] == [None] * (len(slices) - 1) and len(slices) > 1
    assert slices[-1] == choice(policy, state)


@pytest.mark.parametrize("policy", THINKERS.values(), ids=THINKERS)
@pytest.mark.parametrize("seed", range(8))
def test_a_win_that_is_there_is_taken(policy: Policy, seed: int) -> None:
    state = position(((3, 4), (2, 4)), ("3", "5"))
    assert choice(policy, state, seed) == Play("3", 0)
    state = emohbi.apply(state, Play("3", 0)).state
    assert choice(policy, state, seed) == Move(-1)
    state = emohbi.apply(state, Move(-1)).state
    assert choice(policy, state, seed) == Climb(1)


@pytest.mark.parametrize("policy", THINKERS.values(), ids=THINKERS)
def test_a_win_from_the_turns_start_is_taken(policy: Policy) -> None:
    action = choice(policy, position((FOOT_OF_THE_STEPS, (2, 4)), ("1", "switch")))
    assert isinstance(action, Play) and action.climb == 1


def test_medium_sends_away_who_stands_before_the_summit() -> None:
    state = position(((1, 6), FOOT_OF_THE_STEPS, (0, 9)), ("waterfall", "1"))
    action = choice(medium, state)
    assert isinstance(action, Play) and action.card == "waterfall"
    state = emohbi.apply(state, Play("waterfall", 0)).state
    action = choice(medium, state)
    assert isinstance(action, Waterfall) and action.seat == 1


@pytest.mark.parametrize("policy", THINKERS.values(), ids=THINKERS)
def test_what_a_seat_cannot_see_changes_nothing(policy: Policy) -> None:
    for number, state in enumerate(list(states(new(9, seats=3), [random] * 3, 10))[3:60:6]):
        if emohbi.decision(state) is None:
            break
        other = emohbi.determinize(emohbi.observe(state, state.active), number)
        assert Counter(choice(policy, state, s) for s in range(4)) == Counter(
            choice(policy, other, s) for s in range(4)
        )


def test_easy_chooses_differently_from_time_to_time_but_decently() -> None:
    state = position(((1, 4), (1, 10)), ("2", "3"))
    chosen = Counter(choice(easy, state, seed) for seed in range(60))
    assert len(chosen) > 1
    assert chosen.most_common(1)[0][0] == choice(medium, state)


def test_medium_beats_random_clearly() -> None:
    won = 0
    for seed in range(12):
        players: list[Policy] = [medium, random] if seed % 2 else [random, medium]
        *_, last = states(new(seed), players, seed + 100)
        won += players[emohbi.winner(last) or 0] is medium
    assert won >= 10


def test_who_may_not_think_on_takes_the_best_so_far() -> None:
    state = position(((3, 4), (2, 4)), ("3", "5"))
    hurried = Thinker(deals=1000, most=3, wobble=0.0, decent=0.0)
    assert choice(hurried, state) == Play("3", 0)
    choice(hurried, state)  # the island is known by now
    assert len(list(think(hurried, emohbi, emohbi.observe(state, 0), emohbi.legal(state), Seeded(1)))) == 2


def test_the_policies_are_known_by_name() -> None:
    assert set(POLICIES) == {"random", "easy", "medium"}
