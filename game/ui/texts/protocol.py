"""What a game's module of words offers to the screens. Names are the players' names by seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from game.rules.core.data import Action, Event
from game.rules.core.protocol import Reason, State
from game.ui.models import ChoiceView, GameEntry, LogLine, Mark, News, Page, Piece, SetupView


class Texts(Protocol):
    """Everything is said in the language of now. A `view` is what a seat observes. Nothing that is said or logged names
    a card that some seat may not know, save `card` and `card_note`, which get the card from their caller."""

    def entry(self) -> GameEntry:
        """The game on the title screen."""
        ...

    def setup_view(self) -> SetupView:
        """What the set-up offers: players, pieces, boards and house rules with all their values."""
        ...

    def pieces(self) -> tuple[Piece, ...]:
        """The players' symbols, by their colour's number."""
        ...

    def card_folder(self) -> str:
        """The folder of `textures/` with the pictures of the cards; `back` is among them."""
        ...

    def pages(self) -> tuple[Page, ...]:
        """*How to play*, a short page for each thing."""
        ...

    def card(self, card: str) -> str:
        """A card's short label."""
        ...

    def card_note(self, card: str, view: State | None = None) -> str:
        """One line on what a card does; with a `view`, what it can do there."""
        ...

    def explained_as(self, picture: str) -> str:
        """The picture of the card, or of the page of *How to play*, that explains what this picture shows."""
        ...

    def lies_open(self, picture: Any, entity: str, remembers: bool) -> str:
        """The picture of what lies for all to see at an entity of the scene's `picture`; empty if nothing does."""
        ...

    def marks(self, view: State, card: str, action: Action) -> tuple[Mark, ...]:
        """What an action of the open question does with a card in one sign or two, for the tag of the place that it
        leads to; `card` is empty where none is played."""
        ...

    def signs(self, view: State, events: Sequence[Event]) -> tuple[Mark, ...]:
        """What is sure to happen on a way to a place, and what waits there, in a few signs. `view` is from before its
        last action."""
        ...

    def announced(self, events: Sequence[Event], names: Sequence[str]) -> str:
        """What the headline cries while the picture of some events begins; empty where the log is enough."""
        ...

    def prompt(self, view: State, name: str) -> str:
        """The one sentence that tells `name` what to do now; once there is a winner, that `name` has won."""
        ...

    def sentence(self, event: Event, names: Sequence[str]) -> LogLine | None:
        """One event for the log; None for an event that needs no word."""
        ...

    def story(self, events: Sequence[Event], names: Sequence[str]) -> tuple[LogLine, ...]:
        """The events of one action for the log, told together where they belong together."""
        ...

    def news(self, events: Sequence[Event], names: Sequence[str]) -> tuple[News, ...]:
        """What came of the turns that these events belong to, in few words, in order."""
        ...

    def count(self, what: str) -> Mark:
        """What is counted (see the rules' `COUNTS`) in a few words, with a picture."""
        ...

    def die(self, die: str) -> tuple[str, str]:
        """A die of the rules' `DICE`: its name, and how the names of its faces' pictures begin."""
        ...

    def choice(self, view: State, action: Action, names: Sequence[str]) -> ChoiceView | None:
        """A button for a legal action, where one helps; ids are unique within a decision."""
        ...

    def step(self, id_: str) -> ChoiceView | None:
        """A button for a word (see `table.chooser.is_button`) or another id that leads on to further clicks."""
        ...

    def stepped(self, view: State, picked: Sequence[str], name: str) -> str:
        """The sentence that tells `name` what to do once these were clicked; empty where the prompt still fits."""
        ...

    def quick(self, view: State) -> ChoiceView | None:
        """A button, with the id `quick`, that has the computer answer the open question and all like it; None where
        that is not wanted."""
        ...

    def outcome(self, view: State, action: Action, events: Sequence[Event], names: Sequence[str]) -> str:
        """One line on where a legal action leads. `view` is from before it, `events` are its preview."""
        ...

    def reason(self, reason: Reason, view: State) -> str:
        """Why a target can't be chosen now."""
        ...

    def pictured(self, view: State, picture: Any) -> State:
        """A view in which all stand where the scene's picture has them now."""
        ...

    def place(self, view: State, seat: int) -> str:
        """Where in the race a seat stands, in two words."""
        ...

    def ranking(self, view: State) -> tuple[int, ...]:
        """The seats, the nearest to the goal first; ties by seat."""
        ...

    def level_name(self, level: int) -> str:
        """A level of the board."""
        ...

    def entity(self, entity: str, names: Sequence[str]) -> str:
        """The spoken label of a board entity such as `space:1:12`."""
        ...

    def result_line(self, view: State, names: Sequence[str]) -> str:
        """How the game ended."""
        ...
