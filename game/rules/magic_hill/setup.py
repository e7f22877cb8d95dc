"""Before the first turn: the hill, the villages and the hands (M4 to M7)."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.core.agreed import check_seats, house_rules
from game.rules.core.chance import Source
from game.rules.core.protocol import Setup, Step
from game.rules.core.tuples import with_item
from game.rules.magic_hill import turn
from game.rules.magic_hill.actions import Place
from game.rules.magic_hill.board import LOW_CHIPS, VILLAGES, load
from game.rules.magic_hill.content import DECK, GOBLINS, HAND_SIZE, OPTIONS, SET_ASIDE, SHUFFLED
from game.rules.magic_hill.events import Assembled, Dealt, Placed, Shuffled
from game.rules.magic_hill.state import Chip, Draft, Options, Row, State

SEATS = range(2, 6)
MOST_SEATS = SEATS[-1]
TITLE = "Magic Hill"
HOMES = 3
"""Villages of a player's goblins (M6)."""


def options(given: Mapping[str, object]) -> Options:
    """All house rules with their values. Raises BadSetup for an unknown name or value."""
    return Options(**house_rules(OPTIONS, given, TITLE))


def new(setup: Setup, source: Source) -> Step:
    """M5, M7: the deck and the chips shuffled; the first seat places its first goblin."""
    check_seats(setup, SEATS, TITLE)
    board, house = load(setup.board), options(setup.options)
    deck = source.shuffle(DECK, "deck")
    mixed = source.shuffle(SHUFFLED, "chips")
    kinds = (*mixed[:LOW_CHIPS], *source.shuffle((*mixed[LOW_CHIPS:], SET_ASIDE), "high chips"))
    chips = tuple(Chip(at, kind, False, False) for at, kind in zip(board.chips, kinds, strict=True))
    state = State(
        board=board, options=house, first=setup.first, turn=0, active=setup.first, storm=0,
        goblins=((None,) * len(GOBLINS),) * setup.seats, chips=chips, gone=(), stones_on_hill=board.stones,
        stones=(0,) * setup.seats, ravens=(0,) * setup.seats, hands=((),) * setup.seats, deck=deck, discard=(),
        waiting=(), goblin=0, played=0, allowed=HAND_SIZE, ending=False, acted=(), winner=None,
        question=("place", setup.first), rng=0,
    )
    d = Draft(state, source)
    d.events += [Assembled(setup.seats, board.chips, board.stones), Shuffled(deck)]
    return d.step()


def placements(row: Row) -> tuple[tuple[int, int], ...]:
    """M6: the goblins and villages that a seat may choose, so that in the end it has goblins in three villages."""
    used = {place[0][1] for place in row if place is not None}
    left = row.count(None)
    return tuple(
        (goblin, village)
        for goblin in GOBLINS if row[goblin - 1] is None
        for village in VILLAGES if 0 <= HOMES - len(used | {village}) < left
    )


def on_place(d: Draft, action: Place) -> None:
    """M6: one goblin after another; after the last one the hands are dealt."""
    seat = d.active
    d.goblins = with_item(d.goblins, seat, with_item(d.goblins[seat], action.goblin - 1, ((0, action.village), False)))
    d.events.append(Placed(seat, action.goblin, action.village))
    d.active = (seat + 1) % len(d.goblins)
    d.question = ("place", d.active)
    if None not in d.goblins[d.active]:
        deal(d)
        turn.begin(d, d.first, 0)


def deal(d: Draft) -> None:
    """M7: one card each round the table from the first player on, until all hold three."""
    seats = len(d.goblins)
    for _ in range(HAND_SIZE):
        for step in range(seats):
            seat = (d.first + step) % seats
            d.events += [Dealt(seat, card) for card in turn.take(d, seat, 1)]
