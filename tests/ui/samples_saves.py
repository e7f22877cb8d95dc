"""The screens about saved games and seats, with data such as the games give them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from game.table.plan import Seat
from game.ui.models import GameEntry, Value
from game.ui.saved_view import SavedView
from game.ui.screen import Screen
from game.ui.screens.confirm import Confirm
from game.ui.screens.pause import Pause, PauseCalls
from game.ui.screens.saved import SavedGames
from game.ui.screens.seats import SeatsPage
from game.ui.screens.title import Title, TitleCalls
from game.ui.texts.emohbi import pieces
from game.words import _

PICTURE = str(Path(__file__).parent.parent.parent / "docs" / "picture.jpg")
Tell = Callable[[str], Callable[..., Any]]
VIEWS = (
    SavedView(
        Path("a"), "Emohbi", "Mia, Coco, Grandma Ann", _("It is {name}'s turn.", name="Mia"), "today, 20:15", PICTURE, 1
    ),
    SavedView(
        Path("b"), "Magic Hill", "Maximiliane-Sofi, Tiki, Kiwi, Coco, Grandma Ann", _("{name} has won!", name="Kiwi"),
        "yesterday, 18:02", PICTURE, 1, open=False,
    ),
    SavedView(Path("c"), "Emohbi", "Mia, Ben", _("Open in another window"), "12 days ago", open=False, trouble="x"),
    SavedView(
        Path("d"), "", _("A lost game"), _("This save is damaged at its beginning and can't be opened."),
        "2026-03-12", open=False, trouble="x",
    ),
    SavedView(Path("e"), "Emohbi", "Mia, Ben", _("It is {name}'s turn.", name="Ben"), "13 days ago"),
)  # fmt: skip


class Games:
    """Games that are nowhere; what is moved is told."""

    def __init__(self, tell: Callable[..., Any], views: tuple[SavedView, ...] = VIEWS) -> None:
        self.tell, self._views = tell, views

    def views(self, find: str = "") -> Iterator[SavedView]:
        return (view for view in self._views if find.casefold() in view.title.casefold())

    def binned(self) -> Iterator[SavedView]:
        return iter(self._views[:1])

    def delete(self, path: Path) -> tuple[Path | None, str]:
        self.tell("delete", path)
        return Path("bin") / path, ""

    def restore(self, path: Path) -> tuple[Path | None, str]:
        self.tell("restore", path)
        return Path(path.name), ""


def title(tell: Tell, last: SavedView | None = None) -> Title:
    games = [
        GameEntry("emohbi", "Emohbi", _("A race up the turning island")),
        GameEntry("magic_hill", "Magic Hill", _("Goblins race to the tower")),
    ]
    how = [tell(name) for name in ("play", "settings", "how-to", "leave", "go-on", "saved")]
    return Title(games, TitleCalls(*how[:5], how[5] if last else None), last)


def pause(tell: Tell) -> Pause:
    names = ("on", "undo", "log", "seats", "settings", "how-to", "restart", "leave")
    calls = PauseCalls(*(tell(name) for name in names))
    return Pause(calls)


def saved(on: Callable[..., Any], tell: Tell, binned: bool = False, moved: bool = False, many: bool = False) -> Screen:
    screen = SavedGames(Games(on, VIEWS * 3 if many else VIEWS), tell("play"), tell("watch"), tell("done"))
    if moved:
        screen._move(VIEWS[0])
        screen._move(VIEWS[1])
    if binned:
        screen._show_bin(True)
    return screen


def seats_page(tell: Tell) -> SeatsPage:
    kinds = (Value("human", _("Person")), Value("easy", _("Computer: Easy")), Value("medium", _("Computer: Medium")))
    seats = [Seat("Mia", "human", 0), Seat("Coco", "easy", 1), Seat("Maximiliane-Sofi", "human", 2)]
    return SeatsPage(seats, pieces(), kinds, tell("sit"), tell("done"))


def screens(on: Callable[..., Any], tell: Tell) -> dict[str, Callable[[], Screen]]:
    """The makers of all these screens."""
    question = _("Take back {name}'s last move? The same dice and cards will come again.", name="Maximiliane-Sofi")
    return {
        "title": lambda: title(tell),
        "title-continue": lambda: title(tell, VIEWS[0]),
        "pause": lambda: pause(tell),
        "confirm": lambda: Confirm(question, _("We all agree"), tell("yes")),
        "saved": lambda: saved(on, tell),
        "saved-moved": lambda: saved(on, tell, moved=True),
        "saved-many": lambda: saved(on, tell, many=True),
        "saved-bin": lambda: saved(on, tell, binned=True),
        "seats": lambda: seats_page(tell),
    }
