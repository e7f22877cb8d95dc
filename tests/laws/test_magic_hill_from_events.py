"""The hill, what waits, the sizes of hands and piles and the turn can be rebuilt from what one seat sees happen."""

from __future__ import annotations

from typing import Any

import pytest
from laws.games import CASES, played

from game.games import GAMES
from game.rules.core.chance import Seeded
from game.rules.core.data import Event
from game.rules.magic_hill import events as ev

MAGIC_HILL = [i for i, case in enumerate(CASES) if case.game is GAMES["magic_hill"].rules]


class Onlooker:
    """Knows nothing but events."""

    def __init__(self) -> None:
        self.goblins: list[list[Any]] = []
        self.chips: dict[Any, list[Any]] = {}
        self.stones_on_hill: set[Any] = set()
        self.stones: list[int] = []
        self.ravens: list[int] = []
        self.waiting: list[Any] = []
        self.hands: list[list[str | None]] = []
        self.deck, self.storm, self.turn, self.active, self.winner = 0, 0, 0, -1, None
        self.discard: list[str] = []
        self.goblin, self.played, self.allowed, self.acted = 0, 0, 3, set[Any]()

    def see(self, event: Event) -> None:
        """Every event has a method of its name here, or moves a goblin from `start` to `end`."""
        method = getattr(self, f"see_{type(event).__name__}", None)
        if method:
            method(event)
        elif hasattr(event, "end"):
            self.move(event, event.start, event.end, getattr(event, "top", False))

    def move(self, event: Any, start: Any, end: Any, top: bool) -> None:
        row = self.goblins[event.seat]
        assert row[event.goblin - 1][0] == start
        row[event.goblin - 1] = (end, top)
        self.waiting = [wait for wait in self.waiting if wait[:2] != (event.seat, event.goblin)]

    def see_Assembled(self, event: ev.Assembled) -> None:
        self.goblins = [[None] * 5 for _ in range(event.seats)]
        self.hands = [[] for _ in range(event.seats)]
        self.stones, self.ravens = [0] * event.seats, [0] * event.seats
        self.chips = {at: [None, False] for at in event.chips}
        self.stones_on_hill = set(event.stones)

    def see_Shuffled(self, event: ev.Shuffled) -> None:
        self.deck, self.discard = len(event.deck), []

    def see_Placed(self, event: ev.Placed) -> None:
        self.goblins[event.seat][event.goblin - 1] = ((0, event.village), False)

    def see_Dealt(self, event: ev.Dealt | ev.Drawn) -> None:
        self.hands[event.seat].append(event.card)
        self.deck -= 1

    see_Drawn = see_Dealt

    def see_TurnBegan(self, event: ev.TurnBegan) -> None:
        self.active, self.turn = event.seat, event.turn
        self.goblin, self.played, self.allowed, self.acted = 0, 0, 3, set()

    def put_away(self, seat: int, *cards: str) -> None:
        for card in cards:
            self.hands[seat].remove(card if card in self.hands[seat] else None)
            self.discard.append(card)

    def see_Played(self, event: ev.Played) -> None:
        self.put_away(event.seat, event.card)
        self.goblin, self.played, self.acted = event.goblin, self.played + 1, set()

    def see_Exchanged(self, event: ev.Exchanged) -> None:
        self.put_away(event.seat, *event.cards)

    def see_Discarded(self, event: ev.Discarded) -> None:
        self.put_away(event.seat, event.card)

    def see_Walked(self, event: ev.Walked) -> None:
        self.move(event, event.path[0], event.path[-1], event.top)

    def see_WentHome(self, event: ev.WentHome) -> None:
        self.move(event, event.start, (0, event.village), False)

    def see_Waited(self, event: ev.Waited) -> None:
        self.waiting.append((event.seat, event.goblin, event.cause))

    def see_Escaped(self, event: ev.Escaped) -> None:
        self.waiting.remove((event.seat, event.goblin, "trap"))

    def see_StoneTaken(self, event: ev.StoneTaken) -> None:
        self.stones_on_hill.remove(event.at)
        self.stones[event.seat] += 1

    def see_StoneBoxed(self, event: ev.StoneBoxed) -> None:
        self.stones_on_hill.remove(event.at)

    def see_StoneSnatched(self, event: ev.StoneSnatched) -> None:
        self.stones_on_hill.remove(event.at)
        self.ravens[event.seat] -= 1

    def see_ChipTurnedUp(self, event: ev.ChipTurnedUp) -> None:
        assert self.chips[event.at] == [event.kind if event.known else None, False]
        self.chips[event.at] = [event.kind, True]

    def see_ChipActed(self, event: ev.ChipActed) -> None:
        assert self.chips[event.at] == [event.chip, True]
        self.acted.add(event.at)

    def see_ChipTurnedDown(self, event: ev.ChipTurnedDown) -> None:
        assert self.chips[event.at][1]
        self.chips[event.at][1] = False

    def see_ChipLeft(self, event: ev.ChipLeft) -> None:
        assert self.chips.pop(event.at) == [event.kind, True]

    def see_RavenCame(self, event: ev.RavenCame) -> None:
        if event.waits:
            self.ravens[event.victim] += 1
        else:
            self.stones[event.victim] -= 1

    def see_CardAllowed(self, event: ev.CardAllowed) -> None:
        self.allowed = 4

    def see_StormTurned(self, event: ev.StormTurned) -> None:
        assert {at for at, (_, up) in self.chips.items() if up} == set(event.turned_down)
        for at in event.turned_down:
            self.chips[at][1] = False
        self.storm = event.storm

    def see_Won(self, event: ev.Won) -> None:
        self.winner = event.seat


@pytest.mark.parametrize("case", MAGIC_HILL, ids=[str(CASES[i]) for i in MAGIC_HILL])
def test_a_seats_events_rebuild_its_view(case: int) -> None:
    game, setup, seed = CASES[case]
    for seat in (*range(setup.seats), None):
        onlooker = Onlooker()
        for event in game.new(setup, Seeded(seed)).events:
            onlooker.see(event.seen_by(seat))
        for moment in played(case):
            for event in moment.step.events:
                onlooker.see(event.seen_by(seat))
            compare(onlooker, game.observe(moment.step.state, seat))


def compare(onlooker: Onlooker, view: Any) -> None:
    assert tuple(map(tuple, onlooker.goblins)) == view.goblins
    assert {at: (kind, up) for at, (kind, up) in onlooker.chips.items()} == {
        chip.at: (chip.kind, chip.up) for chip in view.chips
    }
    assert (onlooker.stones_on_hill, onlooker.storm) == (set(view.stones_on_hill), view.storm)
    assert (tuple(onlooker.stones), tuple(onlooker.ravens)) == (view.stones, view.ravens)
    assert tuple(onlooker.waiting) == view.waiting
    assert tuple(map(tuple, onlooker.hands)) == view.hands
    assert (onlooker.deck, tuple(onlooker.discard)) == (len(view.deck), view.discard)
    assert (onlooker.turn, onlooker.winner) == (view.turn, view.winner)
    assert onlooker.active in (-1, view.active)
    assert (onlooker.goblin, onlooker.played, onlooker.allowed) == (view.goblin, view.played, view.allowed)
    assert onlooker.acted == set(view.acted)
