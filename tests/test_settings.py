from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from game import settings
from game.settings import Settings, Store


def test_first_start_has_the_defaults_and_writes_nothing(tmp_path: Path) -> None:
    assert Store(tmp_path / "settings.json").now == Settings()
    assert list(tmp_path.iterdir()) == []


def test_a_change_is_there_at_the_next_start(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "settings.json"
    Store(path).change(quality="low", own_speed=2, last_seats=["Mia,human", "Tom,easy"])
    again = Store(path).now
    assert (again.quality, again.own_speed, again.last_seats) == ("low", 2.0, ("Mia,human", "Tom,easy"))
    assert [file.name for file in path.parent.iterdir()] == ["settings.json"]


def test_a_newer_versions_settings_stay(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"text_size": 150, "of_2031": [1, {"x": "\\ud800"}]}')
    Store(path).change(language="de")
    kept = json.loads(path.read_text())
    assert (kept["of_2031"], kept["text_size"], kept["language"]) == ([1, {"x": "\ud800"}], 150, "de")


def test_a_broken_file_is_put_aside(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"text_size": 150,')
    Store(path).change(language="de")
    assert Store(path).now == Settings(language="de")
    assert (tmp_path / "settings.broken").read_text() == '{"text_size": 150,'


BROKEN = ["", "{", "[]", "null", "\x00\xff", "[" * 5000, '{"quality"', "[" + "0," * 1_000_000 + "0]"]


@pytest.mark.parametrize("text", BROKEN, ids=range(len(BROKEN)))
def test_a_broken_file_gives_the_defaults_and_one_sentence(
    tmp_path: Path, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(text.encode("latin-1"))
    assert Store(path).now == Settings()
    assert len(caplog.messages) == 1
    assert "\n" not in caplog.messages[0]


def test_a_number_too_large_for_any_speed_is_broken(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"own_speed": 1%s, "text_size": 150}' % ("0" * 400))
    assert Store(path).now == Settings(text_size=150)


def test_only_what_is_broken_falls_back(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(
        json.dumps({"quality": "super", "text_size": 150, "music_volume": "loud", "fullscreen": 1, "from_2031": 5})
    )
    assert Store(path).now == Settings(text_size=150)


@pytest.mark.parametrize(
    "change", [{"quality": "best"}, {"music_volume": 1.5}, {"own_speed": float("nan")}, {"taste": 1}]
)
def test_what_is_no_setting_is_refused(tmp_path: Path, change: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=next(iter(change))):
        Store(tmp_path / "settings.json").change(**change)


def test_a_full_disk_keeps_the_old_file_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    store = Store(tmp_path / "settings.json")
    store.change(text_size=200)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    store.change(text_size=150)
    store.change(text_size=100)
    assert store.now.text_size == 100
    assert store.trouble == "No space left on device"
    assert Store(store.path).now.text_size == 200
    assert len(caplog.messages) == 1
    assert [file.name for file in tmp_path.iterdir()] == ["settings.json"]
    monkeypatch.undo()
    store.change(text_size=200)
    assert store.trouble == ""


def test_a_folder_that_can_t_be_made_does_not_stop_the_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    store = Store(tmp_path / "file" / "settings.json")
    assert store.change(language="de").language == "de"


def test_writing_whole_replaces_at_once(tmp_path: Path) -> None:
    path = tmp_path / "a"
    settings.write_whole(path, b"one")
    settings.write_whole(path, b"two")
    assert path.read_bytes() == b"two"
