"""The whole log: every turn in sentences, of all players or some; a click on a line looks at the place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from game.ui import theme
from game.ui.boxes import Column, Row
from game.ui.layout import Either, Item, Metrics, Space
from game.ui.models import LogLine
from game.ui.screen import Screen, page
from game.ui.screens.marks import Player, marks, toggled
from game.ui.specs import Button, Label
from game.ui.specs_story import Told, ToldButton
from game.words import _

MOST = 120
"""So many lines are laid out at once."""
END = 1e9


def of_players(lines: Sequence[LogLine], chosen: frozenset[int]) -> list[tuple[int, LogLine]]:
    """The lines about the chosen seats, each with its place in the whole log; all lines if none is chosen."""
    return [(at, line) for at, line in enumerate(lines) if not chosen or line.seat in chosen]


class LogPage(Screen):
    """Shows `lines`, the newest below. Calls `look(target)` with the place of a line, `help_(picture)` with its picture
    to be shown large, and `done()`."""

    name: ClassVar[str] = "log"
    first: ClassVar[tuple[str, ...]] = ("done",)

    def __init__(
        self,
        lines: Sequence[LogLine],
        players: Sequence[Player],
        look: Callable[[str], None],
        help_: Callable[[str], object],
        done: Callable[[], None],
    ) -> None:
        super().__init__()
        self._lines, self._players = lines, players
        self._look, self._help, self._done = look, help_, done
        self._chosen: frozenset[int] = frozenset()
        self._most = MOST
        self.offsets["body"] = END

    def back(self) -> None:
        self._done()

    def _toggle(self, seat: int) -> None:
        self._chosen = toggled(self._chosen, seat, len(self._players))
        self._most = MOST
        self.offsets["body"] = END
        self.refresh()

    def _earlier(self) -> None:
        self._most += MOST
        self.offsets["body"] = 0.0
        self.refresh()

    def build(self, m: Metrics) -> Item:
        found = of_players(self._lines, self._chosen)
        rows: list[Item] = []
        if len(found) > self._most:
            rows.append(Button(id="earlier", label=_("Earlier turns"), icon="icons/up", action=self._earlier))
        turn = None
        for at, line in found[-self._most :]:
            if line.turn is not None and line.turn != turn:
                turn = line.turn
                rows += [Space(h=4), self._heading(*turn)]
            rows.append(self._line(at, line))
        if not rows:
            rows.append(Label(label=_("Nothing has happened yet."), id="nothing", colour=theme.FAINT))
        done = Button(id="done", label=_("Done"), icon="icons/check", skin="main", action=self.back)
        who = marks(self._players, self._chosen, self._toggle)
        below = Either([Row([who, Space(grow=1.0), done], 12), Column([who, done], 8)])
        return page(self, m, _("What happened"), Column(rows, 2), below, 720)

    def _heading(self, number: int, seat: int) -> Item:
        name = self._players[seat].name
        label = _("Turn {n}: {name}", n=number + 1, name=name)
        return Label(label=label, id=f"turn:{number}", size=theme.BODY, colour=theme.TEAL)

    def _line(self, at: int, line: LogLine) -> Item:
        piece = None if line.seat is None else self._players[line.seat].piece

        def large() -> None:
            self._help(line.picture)

        if not line.target:
            return Told(id=f"line:{at}", label=line.text, piece=piece, picture=line.picture, help=large)
        return ToldButton(
            id=f"line:{at}", label=line.text, piece=piece, picture=line.picture, help=large,
            action=lambda: self._look(line.target),
        )  # fmt: skip
