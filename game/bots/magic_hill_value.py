"""How good a position of Magic Hill is for a seat: how far up its goblins are, and who can climb next."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from game.rules.core.data import Action
from game.rules.magic_hill.actions import Advance, Exchange, Pick, Reveal
from game.rules.magic_hill.board import SUMMIT, TOP, Board, touched
from game.rules.magic_hill.content import JOKER
from game.rules.magic_hill.events import Space
from game.rules.magic_hill.movement import FARTHEST
from game.rules.magic_hill.state import Place, Row, State, Wait

LEAD = 1.5
"""How many e-fold likelier to win makes a level more."""
CHILD = 4.0
"""The same as a child sees it: clearer, for a child knows nothing of luck to come."""
SHARES = (1.0, 0.3, 0.12, 0.05, 0.02)
"""What a seat's goblins count, the best first."""
CLIMBS, BLOCKED, PINNED = 0.6, 0.15, -0.3
"""On shoulders with room above; without; below another goblin."""
WAITS = {"passage": 0.6, "trap": -0.4}
NEAR = (0.0, 0.14, 0.24, 0.3, 0.34)
"""By how many cards would bring a goblin onto shoulders from which it can climb."""
WON = 10.0
LAST = 0.8
"""What one step from the tower counts beside."""
STONE, RAVEN, JOKERS, PICKS, MOVE = 0.12, -0.06, 0.12, 0.35, 0.1
"""A stone; a waiting raven; a joker in the own hand; a card there for the best goblin; to play next."""


def value(state: State, seat: int) -> float:
    """The share of such games that `seat` wins, 0 to 1. It looks at no card but the seat's own."""
    scores, best = _scores(_Key(state.board), state.storm, state.goblins, state.waiting)
    own = total = 0.0
    for other, score in enumerate(scores):
        score += STONE * state.stones[other] + RAVEN * state.ravens[other] + MOVE * (other == state.active)
        if other == seat:
            score += _hand(state, seat, best[seat])
        chance = exp(LEAD * score)
        total += chance
        if other == seat:
            own = chance
    return own / total


class _Key:
    """A board, compared by identity: cheaper than all its tables."""

    __slots__ = ("board",)

    def __init__(self, board: Board) -> None:
        self.board = board

    def __hash__(self) -> int:
        return id(self.board)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self.board is other.board


@lru_cache(maxsize=512)
def _scores(
    key: _Key, storm: int, goblins: tuple[Row, ...], waiting: tuple[Wait, ...]
) -> tuple[list[float], list[int]]:
    """For each seat how far its goblins are, and which is the best. Different orders of cards lead to the same hill."""
    hill = _Hill(key.board, storm, goblins, waiting)
    scores, best = [], []
    for seat, row in enumerate(goblins):
        levels = [hill.goblin(place, (seat, number)) for number, place in enumerate(row, 1)]
        best.append(1 + levels.index(max(levels)))
        levels.sort(reverse=True)
        scores.append(sum([level * share for level, share in zip(levels, SHARES, strict=True)]))
    return scores, best


class _Hill:
    """Who stands where, looked up once for all goblins of a position."""

    __slots__ = ("board", "lower", "seats", "storm", "upper", "waits")

    def __init__(self, board: Board, storm: int, goblins: tuple[Row, ...], waiting: tuple[Wait, ...]) -> None:
        self.board, self.storm = board, storm
        places = [place for row in goblins for place in row if place is not None and place[0][0]]
        self.lower = {space for space, top in places if not top}
        self.upper = {space for space, top in places if top}
        self.waits = {wait[:2]: WAITS[wait[2]] for wait in waiting}
        self.seats: list[list[int]] = [[] for _ in board.squares]
        for space in self.lower - self.upper:
            if self.room_above(space):
                self.seats[space[0]].append(space[1])

    def room_above(self, space: Space) -> bool:
        """M12: whether a goblin on shoulders there can climb."""
        above = self.board.above[space[0]][space[1]]
        return above is not None and above not in self.lower

    def goblin(self, place: Place | None, goblin: tuple[int, int]) -> float:
        """How far up a goblin is, in levels."""
        if place is None:
            return 0.0
        space, top = place
        if space == SUMMIT:
            return WON
        if top:
            return space[0] + self._on_shoulders(space)
        if space in self.upper:
            return space[0] + PINNED
        return space[0] + self.waits.get(goblin, 0.0) + NEAR[self._near(space)]

    def _on_shoulders(self, space: Space) -> float:
        if not self.room_above(space):
            return BLOCKED
        return CLIMBS + LAST * (space[0] == TOP)

    def _near(self, space: Space) -> int:
        """How many different shoulders with room above a card would bring a goblin onto."""
        taken = 0
        if not space[0]:
            space, taken = touched(self.board, self.storm, space[1]), 1
        level, index = space
        n, most = self.board.squares[level], FARTHEST - taken
        ways = [(other - index) % n for other in self.seats[level]]
        found = sum([way <= most or n - way <= most for way in ways if way or taken])
        return min(found, len(NEAR) - 1)


def _hand(state: State, seat: int, best: int) -> float:
    """What the own cards are worth: one that picks the best goblin, and jokers."""
    hand = state.hands[seat]
    jokers = hand.count(JOKER)
    return JOKERS * jokers + PICKS * (jokers > 0 or str(best) in hand)


def glance(state: State, seat: int) -> float:
    """The same as a child sees it: how high the goblins are, and who sits on shoulders."""
    chances = []
    for row in state.goblins:
        levels = sorted((place[0][0] + 0.4 * place[1] if place else 0.0 for place in row), reverse=True)
        chances.append(exp(CHILD * sum(level * share for level, share in zip(levels, SHARES, strict=True))))
    return chances[seat] / sum(chances)


def promising(state: State, legal: Sequence[Action]) -> Sequence[Action]:
    """Without what is never better: a joker where a number does the same, other chips for the crystal, and exchanges
    but that of all cards that do not pick the best goblin."""
    kind, seat = state.question[:2]
    if kind == "reveal":
        return [next((action for action in legal if not _known(state, action)), legal[0])]
    hand = [card for card in state.hands[seat] if card is not None]
    if kind == "advance":
        return [action for action in legal if not _wastes(action, hand)]
    if kind != "turn":
        return legal
    best = _scores(_Key(state.board), state.storm, state.goblins, state.waiting)[1][seat]
    wanted = tuple(sorted(card for card in hand if card not in (JOKER, str(best)))) or (hand[0],)
    picks = [action for action in legal if isinstance(action, Pick) and not _wastes(action, hand)]
    return [*picks, Exchange(wanted)]


def _wastes(action: Action, hand: Sequence[str]) -> bool:
    """Whether a number in the hand would do as well as the joker."""
    match action:
        case Advance(card=card, spaces=number) | Pick(card=card, goblin=number):
            return card == JOKER and str(number) in hand
    return False


def _known(state: State, action: Action) -> bool:
    return isinstance(action, Reveal) and any(chip.at == action.at and chip.known for chip in state.chips)
