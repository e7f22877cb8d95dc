"""A saved game as the title and the list show it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from game.games import GAMES
from game.table.summary import Summary
from game.words import _, _n

FEW_DAYS = 30


@dataclass(frozen=True)
class SavedView:
    """`title` names the players, `told` says how the game stands, `when` when it was played. `picture` is a file, or
    empty; `stamp` changes with it. It can be gone on with if `open`; `trouble` says in one sentence why not, unless the
    game is only over."""

    path: Path
    game: str
    title: str
    told: str
    when: str
    picture: str = ""
    stamp: int = 0
    open: bool = True
    trouble: str = ""


def saved_view(found: Summary, picture: Path, elsewhere: bool, now: datetime) -> SavedView:
    """What is shown of a save; `elsewhere`: another window has it open."""
    when = when_words(datetime.fromtimestamp(found.when), now)
    entry = GAMES.get(found.game)
    trouble = found.trouble
    if not trouble and entry is None:
        trouble = _("This game was saved by another version of Hilltops and can't be opened here.")
    if trouble or entry is None:
        return SavedView(found.path, "", _("A lost game"), trouble, when, open=False, trouble=trouble)
    names = [name or _("Player {n}", n=at + 1) for at, name in enumerate(found.names)]
    label = entry.entry().label
    trouble = _("Open in another window") if elsewhere else ""
    told = trouble or how_it_stands(found, names)
    is_open = not elsewhere and found.winner is None
    return SavedView(found.path, label, ", ".join(names), told, when, *_picture(picture), is_open, trouble)


def _picture(path: Path) -> tuple[str, int]:
    try:
        return str(path), path.stat().st_mtime_ns
    except OSError:
        return "", 0


def how_it_stands(found: Summary, names: list[str]) -> str:
    """Who has won, or whose turn it is."""
    if found.winner is not None and found.winner < len(names):
        return _("{name} has won!", name=names[found.winner])
    if found.asked is not None and found.asked < len(names):
        return _("It is {name}'s turn.", name=names[found.asked])
    return _n("one turn played", "{n} turns played", found.turn)


def when_words(then: datetime, now: datetime) -> str:
    """When something was, as one says it."""
    days, clock = (now.date() - then.date()).days, then.strftime("%H:%M")
    if days <= 0:
        return _("today, {time}", time=clock)
    if days == 1:
        return _("yesterday, {time}", time=clock)
    return _n("one day ago", "{n} days ago", days) if days <= FEW_DAYS else then.strftime("%Y-%m-%d")
