"""The folder of saved games: on the disk at once, one window each, a bin with a way back, no harm from bad files."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import date, timedelta
from pathlib import Path
from typing import IO

import pytest
from table.saved import RULES, file, go_on, new, save

from game.table import savefile
from game.table.loading import load
from game.table.savefile import InUse, SaveFile
from game.table.saves import Saves, in_use
from game.table.summary import position, summary


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "games")


def aged(path: Path, seconds: float) -> Path:
    now = path.stat().st_mtime
    os.utime(path, (now - seconds, now - seconds))
    return path


def test_every_action_is_on_the_disk_before_anybody_sees_it(saves: Saves) -> None:
    kept = saves.new("emohbi")
    match = new("emohbi", kept.append)
    for moves in range(5):
        data = kept.path.read_bytes()
        assert data.endswith(b"}\n") and data.count(b"\n") == moves + 1
        assert load(RULES, data).match.state == match.state
        go_on(match, 1, seed=moves)
    kept.close()


@pytest.mark.parametrize("whole_folder", [False, True])
def test_a_save_that_is_deleted_while_it_is_played_is_written_anew(saves: Saves, whole_folder: bool) -> None:
    kept = saves.new("emohbi")
    match = new("emohbi", kept.append)
    go_on(match, 3)
    try:
        kept.path.unlink()
    except PermissionError:  # Windows keeps what is open
        return
    if whole_folder:
        kept.path.parent.rmdir()
    go_on(match, 2)
    assert load(RULES, kept.path.read_bytes()).match.state == match.state
    assert in_use(kept.path)
    kept.close()


def test_a_save_that_was_cut_goes_on_in_its_place(saves: Saves) -> None:
    path = file(saves.folder, "emohbi", 6)
    path.write_bytes(path.read_bytes()[:-100])
    kept = SaveFile.open(path)
    loaded = load(RULES, kept.read())
    kept.after(kept.read()[: loaded.good])
    loaded.match.keep = kept.append
    go_on(loaded.match, 3)
    kept.close()
    again = load(RULES, path.read_bytes())
    assert again.match.state == loaded.match.state and not again.told
    assert len(again.match.done) == 8


def test_a_save_whose_last_line_lacks_its_end_goes_on(saves: Saves) -> None:
    path = file(saves.folder, "emohbi", 3)
    path.write_bytes(path.read_bytes()[:-1])
    kept = SaveFile.open(path)
    kept.after(kept.read())
    kept.append({"table": "note"})
    kept.close()
    assert len(load(RULES, path.read_bytes()).match.done) == 3
    assert path.read_bytes().count(b"\n") == 5


class Full:
    """A disk that is full after so many bytes."""

    def __init__(self, file: IO[bytes], room: int) -> None:
        self._file, self.room = file, room

    def __getattr__(self, name: str) -> object:
        return getattr(self._file, name)

    def write(self, data: memoryview) -> int:
        if self.room <= 0:
            raise OSError(28, "No space left on device")
        done = self._file.write(data[: self.room])
        self.room -= done
        return done


def test_on_a_full_disk_the_game_goes_on_and_is_saved_as_soon_as_it_can_be(saves: Saves) -> None:
    kept = saves.new("emohbi")
    match = new("emohbi", kept.append)
    full = Full(kept._file, 700)  # type: ignore[arg-type]
    kept._file = full  # type: ignore[assignment]
    go_on(match, 5)
    assert kept.trouble == "No space left on device"
    assert load(RULES, kept.path.read_bytes()).match.done == []
    full.room = 1 << 30
    assert kept.try_again() and not kept.trouble
    assert load(RULES, kept.path.read_bytes()).match.state == match.state
    kept.close()


def test_where_no_folder_can_be_made_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("in the way")
    kept = Saves(tmp_path / "games").new("emohbi")
    match = new("emohbi", kept.append)
    go_on(match, 3)
    assert kept.trouble
    (tmp_path / "games").unlink()
    go_on(match, 1)
    assert not kept.trouble
    kept.close()
    assert load(RULES, kept.path.read_bytes()).match.state == match.state


def test_a_save_that_may_only_be_read_can_be_played(saves: Saves) -> None:
    path = file(saves.folder, "emohbi", 3)
    kept = SaveFile(path, path.open("rb", buffering=0))
    match = load(RULES, kept.read()).match
    kept.after(kept.read())
    match.keep = kept.append
    go_on(match, 2)
    assert kept.trouble
    kept.close()


def test_two_windows_do_not_play_the_same_game(saves: Saves) -> None:
    path = file(saves.folder, "emohbi", 3)
    kept = SaveFile.open(path)
    assert in_use(path)
    with pytest.raises(InUse):
        SaveFile.open(path)
    with pytest.raises(InUse):
        saves.delete(path)
    assert saves.last() is None
    kept.close()
    assert not in_use(path)
    assert saves.last() is not None


def test_a_lock_ends_with_its_process(saves: Saves) -> None:
    path = file(saves.folder, "emohbi", 3)
    hold = (
        "import sys, time; from pathlib import Path; from game.table.savefile import SaveFile;"
        "kept = SaveFile.open(Path(sys.argv[1])); print('held', flush=True); time.sleep(60)"
    )
    other = subprocess.Popen([sys.executable, "-c", hold, str(path)], stdout=subprocess.PIPE)
    assert other.stdout is not None and other.stdout.readline() == b"held\n"
    assert in_use(path)
    other.kill()
    other.wait()
    assert not in_use(path)


def test_a_deleted_game_comes_back_from_the_bin(saves: Saves) -> None:
    path = file(saves.folder, "emohbi", 3)
    saves.picture(path).write_bytes(b"picture")
    before = path.read_bytes()
    binned = saves.delete(path)
    assert (saves.paths(), saves.binned()) == ([], [binned])
    assert saves.restore(binned) == path
    assert (saves.paths(), saves.binned()) == ([path], [])
    assert path.read_bytes() == before and saves.picture(path).read_bytes() == b"picture"


def test_the_bin_is_emptied_after_a_month(tmp_path: Path) -> None:
    days = [date(2026, 11, 1)]
    saves = Saves(tmp_path, lambda: days[0])
    path = file(tmp_path, "emohbi", 1)
    saves.picture(path).write_bytes(b"picture")
    saves.delete(path)
    days[0] += timedelta(days=30)
    saves.empty_bin()
    assert len(saves.binned()) == 1
    days[0] += timedelta(days=1)
    saves.empty_bin()
    assert list(saves.bin.iterdir()) == []


def test_the_list_begins_with_the_game_played_last(saves: Saves) -> None:
    old, new_ = file(saves.folder, "emohbi", 3), file(saves.folder, "magic_hill", 4)
    aged(old, 100)
    assert saves.paths() == [new_, old]
    aged(new_, 200)
    last = saves.last()
    assert last is not None and last.path == old


@pytest.mark.parametrize("game", sorted(RULES))
def test_a_summary_tells_how_the_game_stands(saves: Saves, game: str) -> None:
    kept = saves.new(game)
    match = new(game, kept.append, ("human", "easy", "medium"))
    for back in (None, 14, 14, 0, 5):
        go_on(match, 20)
        if back is not None:
            match.undo(back)
        match.sit(1, match.seat(1)._replace(name=f"Oma {back}", player="human"))
        told, asked = summary(kept.path), match.decision
        assert (told.trouble, told.game, told.names, told.moves) == ("", game, match.names, len(match.done))
        assert told.players == ("human", "human", "medium")
        assert (told.turn, told.winner) == (match.state.turn + 1, None)
        assert asked is not None and told.asked == asked.seat
        assert position(kept.path)["state"] == match.game.state_json(match.state)
    kept.close()


def test_a_finished_game_is_listed_and_not_continued(saves: Saves) -> None:
    path = file(saves.folder, "emohbi", 10_000)
    assert summary(path).winner is not None
    assert saves.paths() == [path] and saves.last() is None


def test_bad_files_are_told_of_and_harm_no_other(saves: Saves) -> None:
    good = aged(file(saves.folder, "emohbi", 3), 50)
    whole = good.read_bytes()
    bad = {
        "a": b"\xff\xfe" * 50,
        "b": save("emohbi", 2)[:200],
        "c": save("emohbi", 2).replace(b'"record": 1', b'"record": 9', 1),
        "d": b"[" * 100_000,
    }
    for name, data in bad.items():
        (saves.folder / f"{name}.jsonl").write_bytes(data)
    (saves.folder / "e.jsonl").mkdir()
    (saves.folder / "f.jsonl").touch()
    told = {path.stem: summary(path).trouble for path in saves.paths()}
    assert told.pop(good.stem) == ""
    assert set(told) == set(bad) and all(text.endswith(".") for text in told.values())
    assert "another version" in told["c"]
    last = saves.last()
    assert last is not None and last.path == good and good.read_bytes() == whole


def test_a_summary_of_spoiled_bytes_never_raises(saves: Saves) -> None:
    path = file(saves.folder, "magic_hill", 4)
    data = path.read_bytes()
    for at in range(0, len(data), 37):
        path.write_bytes(data[:at] + b"]" + data[at + 1 :])
        summary(path)
        path.write_bytes(data[:at])
        summary(path)


def test_too_large_a_file_is_not_read(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    path = file(saves.folder, "emohbi", 3)
    monkeypatch.setattr(savefile, "LONGEST", 100)
    kept = SaveFile.open(path)
    with pytest.raises(OSError, match="too large"):
        kept.read()
    kept.close()
