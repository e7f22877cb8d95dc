"""The shelf of saved games: what it tells of a disk that is full, and what it shows of a game."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from game.table.savefile import InUse
from game.ui.saved_view import when_words
from game.ui.shelf import Shelf, why_not
from tests.table.saved import file, go_on, new


class Table:
    """A flow that only notes what it is told, and what it is to try again."""

    def __init__(self) -> None:
        self.notes: list[str] = []
        self.later: list[Any] = []
        self.play = SimpleNamespace(note=self.notes.append)
        self.app = SimpleNamespace(taskMgr=SimpleNamespace(doMethodLater=lambda *what: self.later.append(what)))


@pytest.fixture
def table() -> Table:
    return Table()


def test_a_full_disk_is_told_once_and_its_end_once(table: Table, tmp_path: Path) -> None:
    (tmp_path / "games").write_text("in the way")
    shelf = Shelf(table, tmp_path)  # type: ignore[arg-type]
    match = new("emohbi", shelf.keep("emohbi"))
    go_on(match, 4)
    assert len(table.notes) == len(table.later) == 1 and "can't be saved" in table.notes[0]
    (tmp_path / "games").unlink()
    _seconds, again, _name = table.later[0]
    assert again(SimpleNamespace(done="done", again="again")) == "done"
    assert table.notes[1:] == ["The game is saved again."]
    table.play = None  # type: ignore[assignment]
    shelf.leave()
    shelf = Shelf(table, tmp_path)  # type: ignore[arg-type]
    assert [view.title for view in shelf.views()] == ["Mia, Coco"]


def test_what_was_damaged_is_put_aside(table: Table, tmp_path: Path) -> None:
    path = file(tmp_path / "games", "emohbi", 6)
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.write_bytes(data)
    shelf = Shelf(table, tmp_path)  # type: ignore[arg-type]
    match, told = shelf.go_on(path)
    assert 0 < len(match.done) < 6 and len(told) == 1
    assert path.with_suffix(".broken").read_bytes() == data
    with pytest.raises(InUse):
        Shelf(table, tmp_path).go_on(path)  # type: ignore[arg-type]


def test_games_are_found_by_a_name(table: Table, tmp_path: Path) -> None:
    file(tmp_path / "games", "emohbi", 3)
    file(tmp_path / "games", "magic_hill", 3)
    shelf = Shelf(table, tmp_path)  # type: ignore[arg-type]
    assert len(list(shelf.views("mia"))) == 2
    assert [view.game for view in shelf.views(" HILL")] == ["Magic Hill"]
    assert list(shelf.views("Zoë")) == []


def test_why_a_game_can_not_be_opened_is_one_sentence() -> None:
    for error in (InUse(Path("a")), PermissionError(13, "Permission denied"), ValueError("It is damaged.")):
        assert why_not(error).endswith(".")


def test_when_something_was() -> None:
    now = datetime(2026, 3, 14, 10, 0)
    words = [when_words(now - timedelta(hours=hours), now) for hours in (1, 12, 60, 24 * 20, 24 * 90)]
    assert words == ["today, 09:00", "yesterday, 22:00", "3 days ago", "20 days ago", "2025-12-14"]
