"""What is secret, what is public, and what everybody has seen (the paragraph after M7)."""

from __future__ import annotations

from collections import Counter

import pytest
from rules.magic_hill.build import Reveal, Stop, at, chip, do, go, new, on, state, turn

from game.rules import magic_hill
from game.rules.magic_hill.content import CHIPS
from game.rules.magic_hill.events import Assembled, Dealt, Drawn, Exchanged, Shuffled
from game.rules.magic_hill.sight import determinize, observe
from game.rules.magic_hill.state import State

E6, E7, S2 = at(1, "E6"), at(1, "E7"), at(1, "S2")


def kinds(view: State) -> dict[tuple[int, int], str | None]:
    return {chip.at: chip.kind for chip in view.chips}


def test_m07_secret_are_other_hands_the_piles_order_and_the_cards_drawn() -> None:
    at_turn = turn(state({1: E6}, {}, hand="1 2", hands={1: "3 J"}, top="5 4"), 1)
    view = observe(at_turn, 0)
    assert view.hands == (("1", "2"), (None, None))
    assert set(view.deck) == {None}
    step = do(at_turn, go(1), Stop())
    assert [event.seen_by(1) for event in step.events if isinstance(event, Drawn)] == [Drawn(0, None)] * 2
    assert [event.seen_by(0) for event in step.events if isinstance(event, Drawn)] == [Drawn(0, "5"), Drawn(0, "4")]


def test_m07_secret_are_the_chips_not_yet_turned_up() -> None:
    view = observe(new().state, 0)
    assert set(kinds(view).values()) == {None}
    (assembled,) = (event for event in new().events if isinstance(event, Assembled))
    assert assembled == Assembled(3, view.board.chips, view.board.stones)


def test_m07_public_are_the_discards_the_sizes_and_all_else_on_the_table() -> None:
    rows = {1: E6, 2: E7}, {1: on(1, "E6")[:2], 2: on(1, "E6")}
    at_turn = state(*rows[:1], {2: on(1, "E6")}, hands={1: "1 2"}, discard="4 J", storm=2, stones=(1, 0), ravens=(0, 1))
    for seat in (0, 1, None):
        view = observe(at_turn, seat)
        assert view.discard == ("4", "J")
        assert (len(view.deck), list(map(len, view.hands))) == (53, [3, 2])
        for key in ("goblins", "storm", "stones", "ravens", "stones_on_hill", "waiting", "goblin", "played", "acted"):
            assert getattr(view, key) == getattr(at_turn, key)


def test_m07_an_exchange_shows_the_cards_given_away() -> None:
    event = Exchanged(0, ("1", "J"))
    assert event.seen_by(1) == event


def test_m07_a_chip_is_public_while_it_is_up_and_known_ever_after() -> None:
    at_turn = turn(state({1: E6}, {}, hand="1 1", chips={E7: "flying", S2: "ghost"}), 1)
    assert kinds(observe(at_turn, 1)) == {E7: None, S2: None}
    later = do(at_turn, go(1)).state
    for seat in (0, 1, None):
        assert kinds(observe(later, seat)) == {E7: "flying", S2: None}


def test_m07_what_a_crystal_shows_stays_known_after_a_storm() -> None:
    others = {at(1, "S2"): "ghost", at(1, "S4"): "trap"}
    at_turn = turn(state({1: E6}, {}, hand="1 1", chips={E7: "crystal"} | others, up=[]), 1)
    later = do(at_turn, go(1), *(Reveal(spot) for spot in others)).state
    down = later._replace(chips=tuple(chip._replace(up=False) for chip in later.chips), storm=1)
    assert kinds(observe(down, 1)) == others


def test_m07_what_a_goblin_waits_for_is_public() -> None:
    setup, data = new_data()
    chips = [chip for chip in data["chips"] if chip["kind"] == "passage" and chip["at"][0] < 4]
    data["goblins"][0][0] = {"at": chips[0]["at"], "top": False}
    data["waiting"] = [{"seat": 0, "goblin": 1, "for": "passage"}]
    del data["known"]  # as another program writes it
    read = magic_hill.state_from_json(setup, data)
    assert kinds(observe(read, 1))[tuple(chips[0]["at"])] == "passage"  # type: ignore[index]


def new_data() -> tuple:
    """A set-up and the JSON of a state in it, at the first turn."""
    from rules.magic_hill.test_states import first_turn

    return first_turn()


@pytest.mark.parametrize("seed", range(40))
def test_m07_a_resampled_hill_holds_what_is_seen_and_obeys_m05(seed: int) -> None:
    full = new(seed=seed).state
    seen = {full.chips[i].at: full.chips[i].kind for i in (seed % 20, 3)}
    chips = tuple(chip._replace(known=chip.at in seen) for chip in full.chips)
    world = determinize(observe(full._replace(chips=chips), 0), seed)
    assert all(kinds(world)[spot] == kind for spot, kind in seen.items())
    assert Counter(kinds(world).values()) == CHIPS
    assert any(chip.kind == "passage" for chip in world.chips if chip.at[0] == 4)


def test_m07_chips_that_have_left_do_not_come_back() -> None:
    full = new().state
    left = [spot for spot in full.chips if spot.kind == "raven"]
    after = full._replace(chips=tuple(spot for spot in full.chips if spot not in left), gone=("raven",) * 3)
    world = determinize(observe(after, 0), 4)
    assert "raven" not in kinds(world).values()
    assert len(world.chips) == 17


def test_m07_whoever_is_asked_for_a_further_card_has_one_that_moves() -> None:
    pair = {1: at(1, "E8"), 2: on(1, "E8"), 3: at(1, "E4"), 4: on(1, "E4")}
    full = turn(state({1: E6}, pair, hand="2 5 5"), 1, 2)._replace(hands=(("2",), ()), played=1)
    assert magic_hill.legal(full)
    for seed in range(30):
        world = determinize(observe(full, 1), seed)
        assert world.hands[0][0] in ("1", "2", "J")
        assert magic_hill.legal(world)


def test_m07_the_shuffle_and_the_deal_are_secret() -> None:
    shuffled = next(event for event in new().events if isinstance(event, Shuffled))
    assert shuffled.seen_by(0) == shuffled.seen_by(None) == Shuffled((None,) * 60)
    assert Dealt(1, "5").seen_by(0) == Dealt(1, None)
    assert Dealt(1, "5").seen_by(1) == Dealt(1, "5")


def test_m07_a_preview_ends_before_a_chip_that_nobody_has_seen() -> None:
    at_turn = turn(state({1: E6}, {}, hand="1 1", chips={E7: "ghost"}), 1)
    told = magic_hill.preview(observe(at_turn, 0), go(1))
    assert [type(event).__name__ for event in told] == ["Played", "Walked"]
    known = at_turn._replace(chips=tuple(spot._replace(known=True) for spot in at_turn.chips))
    told = magic_hill.preview(observe(known, 0), go(1))
    assert [type(event).__name__ for event in told] == ["Played", "Walked", "ChipTurnedUp", "ChipActed"]
    spot = chip(known, E7)
    assert spot and spot.known
