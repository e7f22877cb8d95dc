"""What every game offers to the record, the table, the bots and the screen. A game is a module with these functions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from game.rules.core.chance import Source
from game.rules.core.data import Action, Event

Json: TypeAlias = dict[str, Any]
Count: TypeAlias = tuple[str, int, int]
"""What is counted, for which seat, and by how much."""
State: TypeAlias = Any
"""A game's own NamedTuple of ints, strings and tuples; opaque to all but the game."""


class IllegalAction(ValueError):
    """The action is none of the legal ones."""


class BadSetup(ValueError):
    """A board, an option, a number of seats or a state that the rules do not allow; the text is one clear sentence."""


class Setup(NamedTuple):
    """What is agreed before a game: `board` and `options` in the forms of docs/record.md."""

    seats: int
    first: int
    board: Json
    options: Mapping[str, object]


class Decision(NamedTuple):
    """The open question: who must choose, of what kind, and the fields that docs/record.md names for the kind."""

    seat: int
    kind: str
    fields: Mapping[str, object]


class Step(NamedTuple):
    """What an action led to: the state after it and all that happened on the way, in order."""

    state: State
    events: tuple[Event, ...]


class Reason(NamedTuple):
    """Why a target is not legal: the ruling that says so, a short key for the text, and its named fields."""

    ruling: str
    key: str
    fields: Mapping[str, object]


class Reach(NamedTuple):
    """A place that a card leads to: the entity ids that mean it, its own first, and the actions that lead there, of
    which each answers what the one before it asks."""

    ids: tuple[str, ...]
    actions: tuple[Action, ...]


class Game(Protocol):
    """One game. All functions are pure; seats are 0.. in clockwise order."""

    @property
    def NAME(self) -> str:
        """Its name in records, on the command line and of its packages."""

    @property
    def VERSION(self) -> str:
        """The version of its rules, for the record."""

    @property
    def SEATS(self) -> range:
        """How many may play."""

    @property
    def ACTIONS(self) -> Mapping[str, type[Action]]:
        """Each action by its `type` in the record."""

    @property
    def OPTIONS(self) -> Mapping[str, tuple[object, ...]]:
        """Each house rule with its values, the default first."""

    @property
    def BOARDS(self) -> tuple[str, ...]:
        """Names of the files in `game/boards`, the default first."""

    @property
    def COUNTS(self) -> tuple[str, ...]:
        """What `counts` may count, in the order of the statistics."""

    @property
    def DICE(self) -> Mapping[str, tuple[object, ...]]:
        """Each die with its faces, which are equally likely."""

    @property
    def HEAD_STARTS(self) -> tuple[str, ...]:
        """The head starts that a seat may have; the first, empty, is none."""

    @property
    def STATE_SHAPE(self) -> Mapping[str, object]:
        """The shape (core.shape) of a state's JSON."""

    def new(self, setup: Setup, source: Source) -> Step:
        """The first state, after all that is forced. Raises BadSetup."""
        ...

    def decision(self, state: State) -> Decision | None:
        """The open question; None once there is a winner."""
        ...

    def legal(self, state: State) -> Sequence[Action]:
        """Every legal action, without repeats; empty only when the game is over."""
        ...

    def in_setup(self, state: State) -> bool:
        """Whether the first turn has not begun."""
        ...

    def with_head_starts(self, state: State, starts: Sequence[str]) -> State:
        """The state after the set-up, as the family prepares it: a head start for each seat. A record starts from
        it."""
        ...

    def apply(self, state: State, action: Action, source: Source | None = None) -> Step:
        """The result of a legal action, all that is forced included; the match and the record check that it is legal.
        Chance comes from `source`, by default from the random state in `state`."""
        ...

    def winner(self, state: State) -> int | None:
        """The seat that has won; None while nobody has."""
        ...

    def observe(self, state: State, seat: int | None) -> State:
        """The state with holes (None for each hidden card, no random state); `seat` None is a spectator."""
        ...

    def determinize(self, view: State, seed: int) -> State:
        """A full state that looks like `view` to its seat."""
        ...

    def preview(self, view: State, action: Action) -> tuple[Event, ...]:
        """What the action is sure to lead to: it ends before the first random or hidden thing."""
        ...

    def targets(self, view: State, action: Action) -> tuple[tuple[str, ...], ...]:
        """The clicks that mean a legal action, one after the other: for each the entity ids that mean the same."""
        ...

    def reach(self, view: State, action: Action) -> tuple[Reach, ...]:
        """The places of the board that a card leads to at once, if the legal action plays one; mostly one or none."""
        ...

    def why_not(self, view: State, target: str) -> Reason | None:
        """Why the board entity `target` (as `space:1:12`) can't be chosen now; None if it can."""
        ...

    def situations(self, before: State, step: Step) -> tuple[str, ...]:
        """Names of what is worth counting in one action, for the tally."""
        ...

    def counts(self, actor: int, event: Event) -> tuple[Count, ...]:
        """What one event of an action of `actor` adds to the statistics."""
        ...

    def drawn(self, event: Event) -> tuple[int, str] | None:
        """The seat that drew a card from the pile, or was dealt it, and the card; None for all other events."""
        ...

    def state_json(self, state: State) -> Json:
        """All there is, hidden things too, as JSON gives it back: with lists, not tuples."""
        ...

    def lots(self, state: Json) -> Mapping[str, Sequence[Any]]:
        """What the set-up drew by lot besides the deck, by the occasions' names, as the first state shows it."""
        ...

    def state_from_json(self, setup: Setup, state: Json) -> State:
        """The state that a record holds, of the right shape already. Raises BadSetup where it breaks the rules."""
        ...
