"""States of Magic Hill from which what is rare in whole games happens at once, or every second time: who is at turn
has one card left, a 1, and one goblin to move with it. They keep all rules, so that `record --from` takes them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from game.rules import magic_hill
from game.rules.core.chance import Seeded
from game.rules.core.protocol import Json, Setup
from game.rules.magic_hill.board import TOP
from game.rules.magic_hill.content import CHIPS, GOBLINS, HAND_SIZE
from game.rules.magic_hill.events import Space
from game.rules.magic_hill.state import Chip, Hand, State, Wait

VILLAGES = (0, 1, 2, 0, 0)
"""Of each seat's goblins that are not on the hill."""
CARD = "1"
Who = tuple[int, int]
NOBODY: Mapping[Who, Space] = {}
ANY: Mapping[Space, str] = {}


class Prepared(NamedTuple):
    """What a state leads to, as a table of the tally and a key of it, and the state."""

    table: str
    key: str
    state: State


def prepared(setup: Setup) -> Iterator[Prepared]:
    """States for each chip and for what is rare, with the seats, the board and the house rules of `setup`."""
    made = _Maker(setup)
    for kind in CHIPS:
        yield Prepared("chips", kind, made.beside(made.chip(2), kind))
        yield Prepared("situations", f"pushed_{kind}", made.pushing_onto(made.chip(2), kind))
    yield Prepared("decisions", "discard", made.robbing())
    yield Prepared("situations", "flying_in_anothers_turn", made.pushing_onto(made.chip(1), "flying"))
    yield Prepared("situations", "win_by_passage", made.beside(made.chip(TOP), "passage"))
    yield Prepared("situations", "win_by_climbing", made.on_shoulders(made.chip(TOP)))
    yield Prepared("situations", "win_in_anothers_turn", made.pushing_onto(made.chip(TOP), "passage"))
    yield Prepared("situations", "push_chain_2", made.two_pairs())
    yield Prepared("situations", "passage_fires_later_in_anothers_turn", made.in_the_way("passage"))
    yield Prepared("situations", "trap_fires_later", made.in_the_way("trap"))
    yield Prepared("situations", "trap_lapses", made.trap_at_the_turns_end())
    yield Prepared("situations", "raven_takes_stone_later", made.at_a_stone(stones=0, ravens=1))
    yield Prepared("situations", "third_stone", made.at_a_stone(stones=2, ravens=0))
    yield Prepared("situations", "reshuffle", made.without_draw_pile())


def start_json(setup: Setup, state: State) -> Json:
    """A start that `record --from` reads."""
    return {
        "game": magic_hill.NAME,
        "seats": setup.seats,
        "first": setup.first,
        "options": state.options._asdict(),
        "board": setup.board,
        "state": magic_hill.state_json(state),
    }


class _Maker:
    """Goblin 1 of the first player, `mine`, is picked; the next seat has the goblins `theirs` and `theirs_too`."""

    def __init__(self, setup: Setup) -> None:
        self.seats, self.me = setup.seats, setup.first
        self.start = magic_hill.new(setup, Seeded(1)).state
        you = (self.me + 1) % self.seats
        self.mine, self.mine_too, self.mine_last = (self.me, 1), (self.me, 2), (self.me, 3)
        self.theirs, self.theirs_too = (you, 1), (you, 2)

    def chip(self, level: int) -> Space:
        """The first chip's square of a level."""
        return next(at for at in self.start.board.chips if at[0] == level)

    def before(self, space: Space, squares: int = 1) -> Space:
        """So many squares anticlockwise."""
        level, index = space
        return level, (index - squares) % self.start.board.squares[level]

    def beside(self, at: Space, kind: str) -> State:
        """One step from a chip."""
        return self.state({self.mine: self.before(at)}, chips={at: kind})

    def pushing_onto(self, at: Space, kind: str) -> State:
        """One step from a pair whose upper goblin, theirs, is pushed onto a chip."""
        pair = self.before(at)
        return self.state({self.mine: self.before(at, 2), self.mine_too: pair}, {self.theirs: pair}, {at: kind})

    def on_shoulders(self, at: Space) -> State:
        """On one of their goblins."""
        return self.state({self.theirs: at}, {self.mine: at})

    def two_pairs(self) -> State:
        """One step from two pairs in a row."""
        near, far = (1, 3), (1, 4)
        lower = {self.mine: (1, 2), self.mine_too: near, self.mine_last: far}
        return self.state(lower, {self.theirs: near, self.theirs_too: far})

    def in_the_way(self, why: str) -> State:
        """Where their goblin goes through its chip as soon as mine has moved."""
        at, board = self.chip(2), self.start.board
        there = (board.above if why == "passage" else board.below)[at[0]][at[1]]
        return self.waiting(self.mine, there or at, at, why)

    def trap_at_the_turns_end(self) -> State:
        """Where their goblin still waits for its trap when this card is played and the turn ends."""
        at = self.chip(2)
        return self.waiting(self.theirs_too, self.start.board.below[at[0]][at[1]] or at, at, "trap", played=2)

    def waiting(self, other: Who, there: Space, at: Space, why: str, **changes: Any) -> State:
        """Their goblin waits on a chip for `other` to move."""
        waits: tuple[Wait, ...] = ((*self.theirs, why),)
        return self.state({other: there, self.theirs: at}, chips={at: why}, waiting=waits, **changes)

    def robbing(self) -> State:
        """One step from a raven, where all others have a stone and a hand for it."""
        at, others = self.chip(2), self.seats - 1
        stones = tuple(int(seat != self.me) for seat in range(self.seats))
        return self.state({self.mine: self.before(at)}, chips={at: "raven"}, **self.stones(stones, others))

    def at_a_stone(self, stones: int, ravens: int) -> State:
        """One step from a stone, with stones, or with ravens that wait."""
        at = self.start.stones_on_hill[0]
        mine = tuple(stones * (seat == self.me) for seat in range(self.seats))
        waits = tuple(ravens * (seat == self.me) for seat in range(self.seats))
        taken = self.stones(mine, stones)
        return self.state({self.mine: self.before(at)}, gone=("raven",) * ravens, ravens=waits, **taken)

    def stones(self, stones: tuple[int, ...], taken: int) -> dict[str, Any]:
        """So many stones are with players, and no longer on the hill."""
        left = self.start.stones_on_hill
        return {"stones": stones, "stones_on_hill": left[: len(left) - taken]}

    def without_draw_pile(self) -> State:
        """The turn ends with this card, and there is nothing to draw."""
        state = self.state({}, played=2)
        return state._replace(deck=(), discard=(*state.discard, *state.deck))

    def state(
        self,
        alone: Mapping[Who, Space],
        on_top: Mapping[Who, Space] = NOBODY,
        chips: Mapping[Space, str] = ANY,
        gone: Sequence[str] = (),
        played: int = 1,
        **changes: Any,
    ) -> State:
        """Goblins on the ground and on others, some chips where they are wanted, those `gone` nowhere."""
        spots = {who: (at, False) for who, at in alone.items()}
        spots |= {who: (at, True) for who, at in on_top.items()}
        pile = list(self.start.deck)
        for _ in ("in the hand", "played"):
            pile.remove(CARD)
        return self.start._replace(
            goblins=tuple(
                tuple(spots.get((seat, goblin), ((0, VILLAGES[goblin - 1]), False)) for goblin in GOBLINS)
                for seat in range(self.seats)
            ),
            chips=tuple(self._chips(chips, gone)),
            gone=tuple(gone),
            hands=tuple(self._hands(pile, changes.get("stones", (0,) * self.seats))),
            deck=tuple(pile),
            discard=(CARD,),
            goblin=1,
            played=played,
            question=("advance", self.me),
            **changes,
        )

    def _hands(self, pile: list[str | None], stones: Sequence[int]) -> Iterator[Hand]:
        """A card for who is at turn, and full hands from the pile for all others."""
        for seat, held in enumerate(stones):
            yield (CARD,) if seat == self.me else tuple(pile.pop() for _ in range(HAND_SIZE + held))

    def _chips(self, wanted: Mapping[Space, str], gone: Sequence[str]) -> Iterator[Chip]:
        others = (Counter(CHIPS) - Counter(wanted.values()) - Counter(gone)).elements()
        for at in self.start.board.chips:
            kind = wanted.get(at) or next(others, None)
            if kind:
                yield Chip(at, kind, False, False)
