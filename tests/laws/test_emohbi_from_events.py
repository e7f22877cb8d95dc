"""The island, the sizes of hands and piles and the turn can be rebuilt from what one seat sees happen."""

from __future__ import annotations

from typing import Any

import pytest
from laws.games import CASES, played

from game.games import GAMES
from game.rules.core.chance import Seeded
from game.rules.core.data import Event
from game.rules.emohbi.events import (
    Assembled,
    Climbed,
    Dealt,
    Drawn,
    Fell,
    Hopped,
    Played,
    SetOut,
    Shuffled,
    Swapped,
    TurnBegan,
    Turned,
    Won,
)

EMOHBI = [i for i, case in enumerate(CASES) if case.game is GAMES["emohbi"].rules]


class Onlooker:
    """Knows nothing but events."""

    def __init__(self) -> None:
        self.rotation: tuple[int, ...] = ()
        self.letters: tuple[str, ...] = ()
        self.pawns: list[Any] = []
        self.hands: list[list[str | None]] = []
        self.deck = 0
        self.discard: list[str] = []
        self.turn, self.active, self.winner = 0, -1, None

    def see(self, event: Event) -> None:
        match event:
            case Assembled(seats, rotation, letters):
                self.rotation, self.letters = rotation, letters
                self.pawns, self.hands = [None] * seats, [[] for _ in range(seats)]
            case SetOut(seat, _, at):
                self.pawns[seat] = at
            case Shuffled(deck):
                self.deck, self.discard = len(deck), []
            case Dealt(seat, card) | Drawn(seat, card):
                self.hands[seat].append(card)
                self.deck -= 1
            case TurnBegan(seat, turn):
                self.active, self.turn = seat, turn
            case Played(seat, card):
                self.hands[seat].remove(card if card in self.hands[seat] else None)
                self.discard.append(card)
            case Hopped(seat, path):
                assert self.pawns[seat] == path[0]
                self.pawns[seat] = path[-1]
            case Climbed(seat, start, end) | Fell(seat, start, end):
                assert self.pawns[seat] == start
                self.pawns[seat] = end
            case Swapped(seat, other, start, end):
                assert (self.pawns[seat], self.pawns[other]) == (start, end)
                self.pawns[seat], self.pawns[other] = end, start
            case Turned(_, _, _, rotation, _, _):
                self.rotation = rotation
            case Won(seat):
                self.winner = seat


@pytest.mark.parametrize("case", EMOHBI, ids=[str(CASES[i]) for i in EMOHBI])
def test_a_seats_events_rebuild_its_view(case: int) -> None:
    game, setup, seed = CASES[case]
    for seat in (*range(setup.seats), None):
        onlooker = Onlooker()
        for event in game.new(setup, Seeded(seed)).events:
            onlooker.see(event.seen_by(seat))
        for moment in played(case)[:300]:
            for event in moment.step.events:
                onlooker.see(event.seen_by(seat))
            compare(onlooker, game.observe(moment.step.state, seat))


def compare(onlooker: Onlooker, view: Any) -> None:
    assert (onlooker.rotation, onlooker.letters, tuple(onlooker.pawns)) == (view.rotation, view.letters, view.pawns)
    assert tuple(map(tuple, onlooker.hands)) == view.hands
    assert (onlooker.deck, tuple(onlooker.discard)) == (len(view.deck), view.discard)
    assert (onlooker.turn, onlooker.winner) == (view.turn, view.winner)
    assert onlooker.active in (-1, view.active)
