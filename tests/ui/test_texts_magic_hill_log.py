"""The log of Magic Hill: every event has its words, and what belongs together is one line."""

from __future__ import annotations

import pytest

from game.rules.core.data import Event
from game.rules.magic_hill.content import DECK
from game.rules.magic_hill.events import (
    EVENTS,
    Assembled,
    CardAllowed,
    ChipActed,
    ChipLeft,
    ChipTurnedDown,
    ChipTurnedUp,
    Climbed,
    Dealt,
    Discarded,
    Drawn,
    Escaped,
    Exchanged,
    Fell,
    NothingHappened,
    Placed,
    Played,
    Pushed,
    RavenCame,
    Rose,
    Shuffled,
    StoneBoxed,
    StoneSnatched,
    StoneTaken,
    Stopped,
    StormTurned,
    Stuck,
    TurnBegan,
    Waited,
    Walked,
    WentHome,
    Won,
)
from game.ui.texts import magic_hill as texts
from game.ui.texts.magic_hill_log import _TELLERS

NAMES = ("Mia", "Ben", "Lea")
SILENT = {TurnBegan, ChipTurnedDown}

EXAMPLES: tuple[tuple[Event, str], ...] = (
    (Assembled(3, (), ()), "3 wizards gather at the hill"),
    (Shuffled((None,) * len(DECK)), "The cards are shuffled"),
    (Shuffled((None,) * 7), "No cards are left to draw, so the played cards are shuffled and used again"),
    (Placed(0, 4, 0), "Mia puts goblin 4 into Mushroom Village"),
    (Dealt(1, "5"), "Ben gets a card"),
    (Drawn(1, "J"), "Ben draws a card"),
    (Drawn(1, None), "Ben draws a card"),
    (Played(0, "3", 3), "Mia plays a 3 for goblin 3"),
    (Played(0, "J", 2), "Mia plays a joker for goblin 2"),
    (Exchanged(2, ("1",)), "Lea exchanges a card"),
    (Exchanged(2, ("1", "J")), "Lea exchanges 2 cards"),
    (Stopped(1), "Ben stops here"),
    (Stuck(0, 3, False), "Mia has no card left for goblin 3"),
    (Walked(0, 3, ((1, 39), (1, 0), (1, 1)), False), "Mia's goblin 3 moves 2 squares clockwise"),
    (Walked(0, 3, ((1, 0), (1, 39)), True), "Mia's goblin 3 moves 1 square anticlockwise and sits on another goblin"),
    (Walked(1, 1, ((0, 2), (1, 20)), False), "Ben's goblin 1 moves 1 square onto the hill"),
    (Walked(1, 1, ((0, 2), (1, 20), (1, 19)), False), "Ben's goblin 1 moves 2 squares anticlockwise"),
    (Climbed(2, 5, (1, 3), (2, 2)), "Lea's goblin 5 climbs to Level 2"),
    (Climbed(2, 5, (4, 3), (5, 0)), "Lea's goblin 5 climbs into the tower"),
    (Pushed(1, 2, (1, 3), (1, 4), False), "Ben's goblin 2 is pushed one square on"),
    (Pushed(1, 2, (1, 3), (1, 4), True), "Ben's goblin 2 is pushed one square on, onto another goblin"),
    (Rose(0, 1, (1, 3), (2, 2), False), "Mia's goblin 1 goes up the secret passage to Level 2"),
    (Rose(0, 1, (1, 3), (2, 2), True), "The secret passage is free: Mia's goblin 1 goes up to Level 2"),
    (Rose(0, 1, (4, 3), (5, 0), False), "Mia's goblin 1 goes up the secret passage into the tower"),
    (Fell(0, 1, (2, 2), (1, 3), False), "Mia's goblin 1 falls through the trap to Level 1"),
    (Fell(0, 1, (2, 2), (1, 3), True), "There is room below the trap: Mia's goblin 1 falls to Level 1"),
    (WentHome(1, 2, (1, 3), 3, True), "Ben's goblin 2 is sent home to Pagoda Village: Ben's turn ends"),
    (WentHome(1, 2, (1, 3), 1, False), "Ben's goblin 2 is sent home to Witch Village"),
    (Waited(0, 1, (1, 3), "passage"), "The secret passage is blocked: Mia's goblin 1 waits for room above"),
    (Waited(0, 1, (2, 3), "trap"), "There is no room below the trap: Mia's goblin 1 hangs on"),
    (Escaped(0, 1, (2, 3)), "Mia's goblin 1 is safe from the trap now"),
    (StoneTaken(0, 1, (1, 2)), "Mia's goblin 1 finds a magic stone"),
    (StoneBoxed(0, 1, (1, 2)), "Mia's goblin 1 finds a third magic stone: it leaves the game"),
    (StoneSnatched(0, 1, (1, 2)), "Mia's goblin 1 finds a magic stone, but the raven takes it and flies away"),
    (ChipTurnedUp((1, 6), "storm", False), "A chip is turned up: storm"),
    (ChipActed(1, 2, (1, 6), "ghost"), "A ghost frightens Ben's goblin 2"),
    (ChipLeft((1, 6), "crystal"), "The crystal ball leaves the game"),
    (ChipLeft((1, 6), "raven"), "The raven leaves the hill"),
    (RavenCame(0, 2, True), "Mia sends the raven to Lea: it waits for a magic stone"),
    (RavenCame(0, 2, False), "Mia's raven takes a magic stone from Lea"),
    (Discarded(2, "4"), "Lea gives up a 4"),
    (CardAllowed(0), "Mia may play a fourth card"),
    (NothingHappened(0, 1, "flying"), "The flying card does nothing for Mia's goblin 1 this time"),
    (NothingHappened(0, 1, "crystal"), "No chip lies face down, so the crystal ball shows nothing"),
    (StormTurned(0, 1, 1, ()), "Mia lets the storm turn the hill clockwise"),
    (StormTurned(0, -1, 3, ()), "Mia lets the storm turn the hill anticlockwise"),
    (Won(1, 2), "Ben's goblin 2 is in the tower: Ben wins!"),
)  # fmt: skip


@pytest.mark.parametrize(("event", "text"), EXAMPLES, ids=lambda value: type(value).__name__)
def test_each_event_in_words(event: Event, text: str) -> None:
    line = texts.sentence(event, NAMES)
    assert line is not None
    assert line.text == text
    assert line.seat in (None, *range(3))


def test_every_event_has_words() -> None:
    assert set(_TELLERS) == set(EVENTS)
    assert {type(event) for event, _text in EXAMPLES} | SILENT == set(EVENTS)
    assert texts.sentence(TurnBegan(0, 0), NAMES) is None
    assert texts.sentence(ChipTurnedDown((1, 6)), NAMES) is None


def told(*events: Event) -> list[str]:
    return [line.text for line in texts.story(events, NAMES)]


def test_a_card_and_its_move_are_one_line() -> None:
    climb, walk = Climbed(0, 3, (1, 3), (2, 2)), Walked(0, 3, ((2, 2), (2, 3)), False)
    assert told(Played(0, "2", 3), climb, walk) == [
        "Mia plays a 2: goblin 3 climbs to Level 2 and moves 1 square clockwise"]  # fmt: skip
    onto = Walked(0, 3, ((2, 2), (2, 3)), True)
    assert told(climb, onto) == [
        "Mia's goblin 3 climbs to Level 2, moves 1 square clockwise and sits on another goblin"]  # fmt: skip
    assert told(Played(0, "J", 3), walk) == ["Mia plays a joker: goblin 3 moves 1 square clockwise"]
    assert told(climb, walk) == ["Mia's goblin 3 climbs to Level 2 and moves 1 square clockwise"]


def test_a_chip_and_what_it_does_are_one_line_each() -> None:
    ghost = (ChipTurnedUp((1, 6), "ghost", False), ChipActed(1, 2, (1, 6), "ghost"))
    assert told(*ghost) == ["A ghost frightens Ben's goblin 2"]
    assert told(ChipTurnedUp((1, 6), "ghost", False), ChipTurnedUp((1, 9), "trap", False)) == [
        "A chip is turned up: ghost", "A chip is turned up: trap"]  # fmt: skip
    raven = (ChipLeft((1, 6), "raven"), RavenCame(0, 2, True))
    assert told(*raven) == ["Mia sends the raven to Lea: it waits for a magic stone"]


def test_the_deal_and_two_draws_are_one_line_each() -> None:
    assert told(*(Dealt(seat, None) for seat in (0, 1, 2) * 3)) == ["Everybody gets 3 cards"]
    assert told(Drawn(2, "1"), Drawn(2, "J")) == ["Lea draws 2 cards"]
    assert told(Drawn(2, "1"), Drawn(1, "J")) == ["Lea draws a card", "Ben draws a card"]
