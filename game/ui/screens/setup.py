"""The set-up: who plays with which piece, on which board, by which rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from game.table.plan import HUMAN, Plan, Seat
from game.ui import theme
from game.ui.boxes import Column, Row
from game.ui.last_setup import Last
from game.ui.layout import Item, Metrics, Sized
from game.ui.models import RuleView, SetupView
from game.ui.screen import Screen, page
from game.ui.screens.rules import HouseRules, Rules
from game.ui.screens.setup_seat import SeatRow
from game.ui.specs import Button, Label, Option, panel
from game.ui.texts.agreements import told as told_rules
from game.words import _

FRESH = Last()


def _chosen(rules: Sequence[RuleView], wished: Mapping[str, object]) -> dict[str, object]:
    """A value for each rule: the wished one, if the rule has it, or else its usual one."""
    chosen: dict[str, object] = {}
    for rule in rules:
        wish, values = wished.get(rule.name), [value.value for value in rule.values]
        fits = any(value == wish and type(value) is type(wish) for value in values)
        chosen[rule.name] = wish if fits else values[0]
    return chosen


class Setup(Screen):
    """Starts from what was chosen the `last` time; calls `start(plan)` with a seed from `seed()`, `leave()` to go
    back."""

    name: ClassVar[str] = "setup"
    first: ClassVar[tuple[str, ...]] = ("start",)

    def __init__(
        self,
        view: SetupView,
        start: Callable[[Plan], None],
        leave: Callable[[], None],
        seed: Callable[[], int],
        last: Last = FRESH,
    ) -> None:
        super().__init__()
        self._view = view
        self._start = start
        self._leave = leave
        self._seed = seed
        boards = [value.value for value in view.boards]
        self._board = boards.index(last.board) if last.board in boards else 0
        self._options = _chosen((*((view.mode,) if view.mode else ()), *view.rules), last.options)
        self._agreed = _chosen(view.table, last.table)
        seats = last.seats[: view.seats.stop - 1]
        self._seats = self._known(seats) if self._possible(seats) else self._usual()
        self._first = 0
        self._gone: list[tuple[int, Seat]] = []

    def back(self) -> None:
        self._leave()

    def _possible(self, seats: Sequence[Seat]) -> bool:
        """Whether these seats can play: so many, all of known kinds, each with a piece of its own."""
        kinds = {value.value for value in self._view.players}
        colours = {seat.colour for seat in seats if seat.colour < len(self._view.pieces)}
        known = all(seat.player in kinds for seat in seats)
        return len(seats) in self._view.seats and known and len(colours) == len(seats)

    def _known(self, seats: Sequence[Seat]) -> list[Seat]:
        """The seats, without head starts that the game does not have."""
        known = [value.value for value in self._view.ahead]
        return [seat if seat.ahead in known else seat._replace(ahead="") for seat in seats]

    def _usual(self) -> list[Seat]:
        """One person, then computers of the better and of the easier kind."""
        kinds = [str(value.value) for value in self._view.players]
        computers = [kind for kind in reversed(kinds) if kind != HUMAN][:2]
        named = zip(self._view.names, computers, range(1, 3), strict=False)
        return [Seat(_("Player {n}", n=1), HUMAN, 0), *(Seat(*seat) for seat in named)]

    # What the rows change.

    def edit(self, at: int, name: str | None = None, player: str | None = None) -> None:
        """Change a seat's name or who plays it."""
        seat = self._seats[at]
        self._seats[at] = seat._replace(name=seat.name if name is None else name, player=player or seat.player)
        self.refresh()

    def recolour(self, at: int, by: int = 1) -> None:
        """Give a seat the next piece that nobody has."""
        taken = {seat.colour for seat in self._seats}
        count = len(self._view.pieces)
        wishes = [(self._seats[at].colour + by * step) % count for step in range(1, count)]
        free = next((wish for wish in wishes if wish not in taken), None)
        if free is not None:
            self._seats[at] = self._seats[at]._replace(colour=free)
        self.refresh()

    def _add(self) -> None:
        """A new seat, or the one that was taken away last, should that have been a mistake."""
        if self._gone:
            at, seat = self._gone.pop()
            self._seats.insert(at, seat)
            if seat.colour in {other.colour for other in self._seats if other is not seat}:
                self.recolour(at)
            self.refresh()
            return
        taken = {seat.colour for seat in self._seats}
        names = {seat.name for seat in self._seats}
        colour = next(c for c in range(len(self._view.pieces)) if c not in taken)
        name = next((n for n in self._view.names if n not in names), _("Player {n}", n=len(self._seats) + 1))
        kinds = [str(value.value) for value in self._view.players if value.value != HUMAN]
        self._seats.append(Seat(name, kinds[0], colour))
        self.refresh()

    def remove(self, at: int) -> None:
        """Take a seat away; it can be brought back."""
        self._gone.append((at, self._seats.pop(at)))
        self._first = min(self._first - (at < self._first), len(self._seats) - 1)
        self.refresh()

    def _choose(self, name: str, value: object) -> None:
        self._options[name] = value
        self.refresh()

    def _agree(self, name: str, value: object) -> None:
        self._agreed[name] = value
        self.refresh()

    # The page.

    def build(self, m: Metrics) -> Item:
        many = len(self._seats) > self._view.seats.start
        rows: list[Item] = [SeatRow(self, self._view, at, seat, many).item() for at, seat in enumerate(self._seats)]
        if len(self._seats) < self._view.seats.stop - 1:
            more = _("Bring back {name}", name=self._gone[-1][1].name) if self._gone else _("One more player")
            icon = "icons/undo" if self._gone else "icons/plus"
            rows.append(Button(id="add-seat", label=more, icon=icon, action=self._add))
        people, table = Column(rows, 8, grow=1.0), Column(self._table(), 10)
        wide = m.wide > 1020
        beside = Row([Sized(people, w=620), Sized(table, grow=1.0)], 16, 0.0)
        body: Item = beside if wide else Column([people, table], 12)
        start = Button(
            id="start", label=_("Start"), icon="icons/play", skin="main", size=theme.HEAD, action=self._begin, grow=1.0
        )
        return page(self, m, self._view.title, body, Row([start], x=0.5), 1010 if wide else 660)

    def _table(self) -> list[Item]:
        names = [self.called(at) for at in range(len(self._seats))]
        rows = [self._line("first", self._view.first, names, self._first, self._set_first)]
        mode = self._view.mode
        if mode is not None:
            values = [value.value for value in mode.values]
            words = [value.label for value in mode.values]
            at = values.index(self._options[mode.name])
            rows.append(self._line("mode", mode.note, words, at, lambda to: self._choose(mode.name, values[to])))
        boards = [value.label for value in self._view.boards]
        rows.append(self._line("board", _("The board"), boards, self._board, self._set_board))
        told = " · ".join(told_rules(self._view, self._plan()))
        rules = Button(
            id="house-rules", label=_("House rules"), note=told, icon="icons/settings", action=self._open_rules
        )  # fmt: skip
        return [*rows, rules]

    def _line(self, id_: str, label: str, words: Sequence[str], at: int, change: Callable[[int], None]) -> Item:
        name = Label(label=label, id=f"{id_}-name", colour=theme.TEAL)
        option = Option(id=id_, values=words, index=at, change=change)
        return panel(Column([name, option], 5), "card", 10)

    def called(self, at: int) -> str:
        """A seat's name; one without gets its number."""
        return self._seats[at].name.strip() or _("Player {n}", n=at + 1)

    def _set_first(self, to: int) -> None:
        self._first = to
        self.refresh()

    def _set_board(self, to: int) -> None:
        self._board = to
        self.refresh()

    def _open_rules(self) -> None:
        if self.ui is not None:
            rules = Rules(self._view.rules, self._options, self._choose)
            self.ui.push(HouseRules(rules, Rules(self._view.table, self._agreed, self._agree), self._head_starts()))

    def _head_starts(self) -> Rules:
        """A choice for each seat."""
        each = [RuleView(f"ahead-{at + 1}", self.called(at), "", self._view.ahead) for at in range(len(self._seats))]
        chosen = {rule.name: seat.ahead for rule, seat in zip(each, self._seats, strict=True)}

        def choose(name: str, value: object) -> None:
            at = [rule.name for rule in each].index(name)
            self._seats[at] = self._seats[at]._replace(ahead=str(value))
            chosen[name] = str(value)

        return Rules(each if self._view.ahead else (), chosen, choose)

    def _begin(self) -> None:
        self._start(self._plan()._replace(seed=self._seed()))

    def _plan(self) -> Plan:
        """The game as it is chosen now, without a seed."""
        seats = tuple(seat._replace(name=self.called(at)) for at, seat in enumerate(self._seats))
        board = str(self._view.boards[self._board].value)
        return Plan(self._view.game, board, dict(self._options), seats, self._first, 0, dict(self._agreed))
