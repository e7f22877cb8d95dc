"""Before the first turn: the island, the villages and the hands (E5, E6, E9)."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.core.agreed import check_seats, house_rules
from game.rules.core.chance import Source
from game.rules.core.protocol import BadSetup, Setup, Step
from game.rules.core.tuples import with_item
from game.rules.emohbi import turn
from game.rules.emohbi.actions import Start
from game.rules.emohbi.board import ALL_ROTATIONS, friendly_rotations, load
from game.rules.emohbi.content import DECK, LETTERS, OPTIONS
from game.rules.emohbi.events import Assembled, Dealt, SetOut, Shuffled
from game.rules.emohbi.state import Draft, Options, State

SEATS = range(2, 7)
MOST_SEATS = SEATS[-1]
TITLE = "Emohbi"


def options(given: Mapping[str, object]) -> Options:
    """All house rules with their values. Raises BadSetup for an unknown name or value."""
    return Options(**house_rules(OPTIONS, given, TITLE))


def new(setup: Setup, source: Source) -> Step:
    """E6: the deck shuffled, letters and start rotations by lot; the first seat picks its letter."""
    check_seats(setup, SEATS, TITLE)
    board, house = load(setup.board), options(setup.options)
    if not all(board.ladders[1:]):
        raise BadSetup("board: a wall has no ladder, so nobody could reach the summit")
    deck = source.shuffle(DECK, "deck") if house.mode == "cards" else ()
    letters = source.shuffle(LETTERS, "letters")
    rotation = source.pick(friendly_rotations(board) if house.friendly_setup else ALL_ROTATIONS, "rotation")
    d = Draft(blank(setup, board=board, options=house, rotation=rotation, letters=letters, deck=deck), source)
    d.events.append(Assembled(setup.seats, rotation, letters))
    if deck:
        d.events.append(Shuffled(deck))
    return d.step()


def blank(setup: Setup, **fields: object) -> State:
    """The state in which nobody has picked a letter yet, but for `fields`."""
    start: dict[str, object] = {
        "first": setup.first, "turn": 0, "active": setup.first, "pawns": (None,) * setup.seats,
        "hands": ((),) * setup.seats, "discard": (), "winner": None, "fresh": True, "rolled": False,
        "question": ("start",), "rng": 0,
    }
    return State(**(start | fields))  # type: ignore[arg-type]


def on_start(d: Draft, action: Start) -> None:
    """E9: several may pick the same letter; after the last one the hands are dealt."""
    seat = d.active
    at = (0, d.board.letters[d.letters.index(action.letter)])
    d.pawns = with_item(d.pawns, seat, at)
    d.events.append(SetOut(seat, action.letter, at))
    d.active = (seat + 1) % len(d.pawns)
    if d.active == d.first:
        if d.options.mode == "cards":
            deal(d)
        turn.begin(d, d.first, 0)


def deal(d: Draft) -> None:
    """E9: one card each round the table from the first player on, until all hold the hand size."""
    seats = len(d.pawns)
    for _ in range(d.options.hand_size):
        for step in range(seats):
            seat = (d.first + step) % seats
            card = d.deck[-1]
            d.deck = d.deck[:-1]
            d.hands = with_item(d.hands, seat, (*d.hands[seat], card))
            d.events.append(Dealt(seat, card))
