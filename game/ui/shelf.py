"""The saved games: the one that is played is kept on the disk, the others can be listed, binned and gone on with."""

from __future__ import annotations

import errno
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from game.files import whole_file
from game.games import GAMES
from game.rules.core.protocol import Json
from game.table.savefile import InUse, SaveFile
from game.table.saves import Saves, in_use
from game.table.summary import Summary, summary
from game.ui.saved_view import SavedView, saved_view
from game.words import _

if TYPE_CHECKING:
    from game.table.match import Keep, Match
    from game.ui.flow import Flow
    from game.ui.snapshot import Snapshots

AGAIN = 5.0
"""Seconds until what could not be written is tried again."""
PICTURE_GAP = 20.0
"""Seconds between two pictures of the board, which cost a frame each."""
log = logging.getLogger("hilltops.saves")


class Shelf:
    """The games in the data folder, and the one that `flow` plays now. `app` draws the pictures."""

    def __init__(self, flow: Flow, folder: Path) -> None:
        self._flow = flow
        self.saves = Saves(folder / "games")
        self._file: SaveFile | None = None
        self._told = self._unseen = False
        self._pictured = -PICTURE_GAP
        self._snapshots: Snapshots | None = None
        self._known: dict[tuple[Path, int], Summary] = {}
        self.saves.empty_bin()

    # -- the game that is played ---------------------------------------------------------------------------------

    def keep(self, game: str) -> Keep:
        """Where the lines of a new game go."""
        self._take(self.saves.new(game))
        return self._line

    def add(self, game: str, save: bytes) -> Path:
        """Put the bytes of a save among the games; where they are then. Raises OSError."""
        file = self.saves.new(game)
        file.write(save)
        trouble = file.trouble
        file.close()
        if trouble:
            with suppress(OSError):
                file.path.unlink(missing_ok=True)
            raise OSError(errno.EIO, trouble)
        return file.path

    @contextmanager
    def replaced(self, game: str) -> Iterator[Keep]:
        """As `keep`, for what takes the place of the game at hand: that is thrown away once the other is kept."""
        old = self._file
        yield self.keep(game)
        if old is not None and self._file is not None and not self._file.trouble:
            with suppress(OSError):
                old.path.unlink(missing_ok=True)
                self.saves.picture(old.path).unlink(missing_ok=True)

    def go_on(self, path: Path) -> tuple[Match, list[str]]:
        """The match of a save, kept there from now on, and what is to be told of it. Raises Unreadable, InUse or
        another OSError."""
        from game.table.loading import load

        file = SaveFile.open(path)
        try:
            data = file.read()
            loaded = load({name: entry.rules for name, entry in GAMES.items()}, data)
        except Exception:
            file.close()
            raise
        for sentence in loaded.told:
            log.warning("%s: %s", path.name, sentence)
        if loaded.cut:
            self._put_aside(path, data)
        file.after(data[: loaded.good])
        self._take(file)
        loaded.match.keep = self._line
        return loaded.match, list(loaded.told)

    def look_at(self, path: Path) -> Match:
        """The match of a save, only to be looked at. Raises Unreadable, InUse or another OSError."""
        from game.table.loading import load

        file = SaveFile.open(path)
        try:
            data = file.read()
        finally:
            file.close()
        return load({name: entry.rules for name, entry in GAMES.items()}, data).match

    def _put_aside(self, path: Path, data: bytes) -> None:
        """Somebody may want to look at what was damaged."""
        try:
            path.with_suffix(".broken").write_bytes(data)
        except OSError as error:
            log.warning("What is damaged in %s can't be put aside (%s).", path.name, error)

    def _take(self, file: SaveFile) -> None:
        self.leave()
        self._file = file
        self._told = self._unseen = False
        self._pictured = -PICTURE_GAP

    def leave(self) -> None:
        """The game is left: its picture and its last lines are written, and others may open it."""
        if self._file is not None:
            self.picture(now=True)
            self._file.close()
            self._file = None

    def _line(self, line: Json) -> None:
        if self._file is not None:
            self._file.append(line)
            self._watch()

    def _watch(self) -> None:
        """Tell once that the game can't be saved, and once that it is again."""
        trouble = self._file.trouble if self._file is not None else ""
        if trouble and not self._told:
            log.warning("The game can't be saved now (%s); it will be as soon as it can.", trouble)
            self._flow.app.taskMgr.doMethodLater(AGAIN, self._try_again, "hilltops-save")
        elif self._told and not trouble:
            log.info("The game is saved again.")
        self._unseen = self._unseen or self._told != bool(trouble)
        self._told = bool(trouble)
        self.tell()

    def tell(self) -> None:
        """Say on the play screen what is to be told."""
        play = self._flow.play
        if self._unseen and play is not None:
            self._unseen = False
            lost = _("This game can't be saved just now. Play on: it is saved as soon as there is room on the disk.")
            play.note(lost if self._told else _("The game is saved again."))

    def _try_again(self, task: Any) -> Any:
        if self._file is None or self._file.try_again():
            self._watch()
            return task.done
        return task.again

    def picture(self, now: bool = False) -> None:
        """Take the board's picture for the list, unless that was done a moment ago. Never raises."""
        flow = self._flow
        if self._file is None or flow.play is None or not (now or monotonic() - self._pictured >= PICTURE_GAP):
            return
        from game.ui.snapshot import Snapshots

        self._pictured = monotonic()
        self._snapshots = self._snapshots or Snapshots(flow.app)
        try:
            png = self._snapshots.take()
            if png and self._file.path.exists():
                with whole_file(self.saves.picture(self._file.path)) as file:
                    file.write(png)
        except OSError as error:
            log.warning("The board's picture can't be kept (%s).", error)

    # -- the others ----------------------------------------------------------------------------------------------

    def last(self) -> SavedView | None:
        """The game to go on with: of those that are not over and not open elsewhere the one played last."""
        found = self.saves.last()
        return None if found is None else self._view(found)

    def newest(self) -> Summary | None:
        """The game that was played last, whether it is over or not."""
        return next((found for path in self.saves.paths() if not (found := self._summary(path)).trouble), None)

    def views(self, find: str = "") -> Iterator[SavedView]:
        """All games, the one played last first, in which a name fits `find`."""
        return self._views(self.saves.paths(), find)

    def binned(self) -> Iterator[SavedView]:
        """All games in the bin."""
        return self._views(self.saves.binned(), "")

    def _views(self, paths: list[Path], find: str) -> Iterator[SavedView]:
        for path in paths:
            view = self._view(self._summary(path))
            if find.strip().casefold() in f"{view.title} {view.game}".casefold():
                yield view

    def _summary(self, path: Path) -> Summary:
        """What a save says of itself, read once for each time it was written."""
        try:
            key = (path, path.stat().st_mtime_ns)
        except OSError:
            return summary(path)
        if key not in self._known:
            self._known[key] = summary(path)
        return self._known[key]

    def _view(self, found: Summary) -> SavedView:
        return saved_view(found, self.saves.picture(found.path), in_use(found.path), datetime.now())

    def delete(self, path: Path) -> tuple[Path | None, str]:
        """Move a game to the bin; where it is then, or why it can't be moved."""
        try:
            return self.saves.delete(path), ""
        except InUse:
            return None, _("This game is open in another window.")
        except OSError as error:
            return None, _("This game can't be moved: {why}.", why=error.strerror or error)

    def restore(self, path: Path) -> tuple[Path | None, str]:
        """Bring a game back from the bin; where it is then, or why it can't be moved."""
        try:
            return self.saves.restore(path), ""
        except OSError as error:
            return None, _("This game can't be moved: {why}.", why=error.strerror or error)


def why_not(error: Exception) -> str:
    """Why a game can't be opened, as one sentence."""
    if isinstance(error, InUse):
        return _("This game is open in another window.")
    if isinstance(error, OSError):
        return _("This game can't be opened: {why}.", why=error.strerror or type(error).__name__)
    return str(error)
