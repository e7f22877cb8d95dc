"""The saved games: each goes on with one click, is found by a name, and comes back from the bin."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import ClassVar, Protocol

from game.ui import theme
from game.ui.boxes import Column, Row
from game.ui.layout import Either, Item, Metrics, Sized
from game.ui.saved_view import SavedView
from game.ui.screen import Screen, page
from game.ui.specs import Button, Entry, IconButton, Label, panel
from game.ui.specs_saves import GameCard
from game.words import _

PAGE = 12
"""So many games are shown at first, and so many more each time."""
MANY = 4
"""From so many games on they can be searched."""


class Games(Protocol):
    """Where the games are (see `ui.shelf`); what a move gives is where the game is then, or else why it can't be."""

    def views(self, find: str = "") -> Iterator[SavedView]:
        """Those in which a name fits `find`, the one played last first."""

    def binned(self) -> Iterator[SavedView]:
        """Those in the bin."""

    def delete(self, path: Path) -> tuple[Path | None, str]:
        """Put a game into the bin."""

    def restore(self, path: Path) -> tuple[Path | None, str]:
        """Take it out of the bin."""


class SavedGames(Screen):
    """Lists `games` and calls `play(path)`, `watch(path)` for one that is over, or `done()` in the end."""

    name: ClassVar[str] = "saved-games"
    first: ClassVar[tuple[str, ...]] = ("saved:", "done")

    def __init__(
        self, games: Games, play: Callable[[Path], None], watch: Callable[[Path], None], done: Callable[[], None]
    ) -> None:
        super().__init__()
        self._games = games
        self._play, self._watch = play, watch
        self._done = done
        self._find = ""
        self._most = PAGE
        self._binned = False
        self._shot = 0.0
        self._moved: dict[Path, Path] = {}
        self._told: dict[Path, str] = {}
        self._many = len(list(islice(games.views(), MANY))) == MANY
        self._read()

    def back(self) -> None:
        if self._binned:
            self._show_bin(False)
        else:
            self._done()

    # The list.

    def _read(self) -> None:
        """Look into the folder anew; what was moved just now is where it is."""
        self._moved, self._told = {}, {}
        views = self._games.binned() if self._binned else self._games.views(self._find)
        found = list(islice(views, self._most + 1))
        self._rows, self._more = found[: self._most], len(found) > self._most

    def _search(self, text: str) -> None:
        self._find, self._most = text, PAGE
        self._read()
        self.refresh()

    def _show_more(self) -> None:
        self._most += PAGE
        self._read()
        self.refresh()

    def _show_bin(self, binned: bool) -> None:
        self._binned, self._find, self._most = binned, "", PAGE
        self.offsets.clear()
        self._read()
        self.refresh()

    def _move(self, view: SavedView) -> None:
        """To the bin or back, whichever is the other place."""
        gone = self._moved.pop(view.path, None)
        move = self._games.restore if (gone is None) == self._binned else self._games.delete
        to, told = move(gone or view.path)
        if told:
            self._told[view.path] = told
            if gone is not None:
                self._moved[view.path] = gone
        elif to != view.path and to is not None:
            self._moved[view.path] = to
        self.refresh()

    # The page.

    def build(self, m: Metrics) -> Item:
        self._shot = 128.0 if m.wide > 620 else 80.0
        rows: list[Item] = [self._row(at, view) for at, view in enumerate(self._rows)]
        if self._more:
            rows.append(Button(id="more", label=_("More games"), icon="icons/down", action=self._show_more))
        if not rows:
            rows.append(Label(label=self._nothing(), id="nothing", colour=theme.FAINT))
        if self._many and not self._binned:
            hint = _("Find a name")
            rows.insert(0, Entry(id="find", label=self._find, hint=hint, most=24, change=self._search))
        done = Button(id="done", label=_("Done"), icon="icons/check", skin="main", action=self.back)
        below: list[Item] = [done]
        if not self._binned:
            below.insert(0, Button(id="bin", label=_("The bin"), icon="icons/bin", action=lambda: self._show_bin(True)))
        foot = Either([Row(below, 12, None, equal=True), Column(below, 8)])
        return page(self, m, _("The bin") if self._binned else _("Saved games"), Column(rows, 10), foot, 760)

    def _nothing(self) -> str:
        if self._binned:
            return _("The bin is empty. What is thrown away stays here for 30 days.")
        return _("No game has such a name.") if self._find else _("There are no saved games.")

    def _row(self, at: int, view: SavedView) -> Item:
        if view.path in self._moved:
            return self._moved_row(at, view)
        card = self._card(at, view)
        told = self._told.get(view.path, "")
        if self._binned:
            back = Button(
                id=f"restore:{at}", label=_("Put back"), icon="icons/undo", action=lambda: self._move(view)
            )  # fmt: skip
            return Either([Row([Sized(card, grow=1.0), back], 10), Column([card, back], 4)])
        bin_ = IconButton(
            id=f"delete:{at}",
            label=_("Throw {game} away", game=view.title),
            icon="icons/bin",
            skin="quiet",
            action=lambda: self._move(view),
        )
        row = Row([Sized(card, grow=1.0), bin_], 10)
        return Column([row, Label(label=told, id=f"told:{at}", size=theme.SMALL)], 4) if told else row

    def _card(self, at: int, view: SavedView) -> Item:
        over = not view.open and not view.trouble
        told = _("{told} Watch it again.", told=view.told) if over and not self._binned else view.told
        note = "\n".join(part for part in (told, _told_when(view)) if part)
        usable = (view.open or over) and not self._binned
        return GameCard(
            id=f"saved:{at}",
            label=view.title,
            note=note,
            skin="plain" if usable else "quiet",
            size=theme.LARGE,
            enabled=usable,
            file=view.picture,
            stamp=view.stamp,
            shot=self._shot,
            action=lambda: (self._watch if over else self._play)(view.path),
        )

    def _moved_row(self, at: int, view: SavedView) -> Item:
        """Where a game was: one click brings it back."""
        text = _("{game}: back again.", game=view.title) if self._binned else _("{game}: in the bin.", game=view.title)
        words = Label(label=text, id=f"moved:{at}", grow=1.0)
        label = _("To the bin") if self._binned else _("Put back")
        back = Button(id=f"back:{at}", label=label, icon="icons/undo", action=lambda: self._move(view))
        return panel(Either([Row([words, back], 10), Column([words, back], 6)]), "card", 10)


def _told_when(view: SavedView) -> str:
    return f"{view.game} · {view.when}" if view.game else view.when
