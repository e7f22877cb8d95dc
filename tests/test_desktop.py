"""What is copied of a mistake, and what the desktop does where our own window can not tell of it."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from game import crash, desktop


def test_the_report_is_the_end_of_the_log_under_its_name(tmp_path: Path) -> None:
    file = tmp_path / "hilltops.log"
    file.write_text("old " * 10_000 + "the mistake", "utf-8")
    told = crash.report(file)
    assert told.startswith(f"{file}\n\n")
    assert told.endswith("the mistake")
    assert len(told) <= len(str(file)) + 2 + crash.LAST


def test_a_log_that_is_not_there_is_told_of(tmp_path: Path) -> None:
    assert "No such file" in crash.report(tmp_path / "hilltops.log")


class Broken:
    """A window in which nothing works any more."""

    def clear_away(self) -> bool:
        raise RuntimeError("gone")


@pytest.mark.parametrize("app", [None, Broken()])
def test_without_a_window_the_system_tells(app: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(desktop, "message", lambda title, text: told.append(text))
    crash.tell(app, tmp_path)
    assert len(told) == 1
    assert str(tmp_path / "hilltops.log") in told[0]


def test_a_desktop_without_helpers_is_no_mistake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desktop.sys, "platform", "linux")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("DISPLAY", "nowhere:0")
    assert not desktop.copy("text")
    assert not desktop.show(tmp_path)
    assert not desktop.message("Hilltops", "text")


def test_a_helper_gets_the_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desktop.sys, "platform", "darwin")
    fed: list[tuple[str, bytes]] = []

    def run(words: tuple[str, ...], **how: object) -> subprocess.CompletedProcess[bytes]:
        fed.append((words[0], bytes(how["input"])))  # type: ignore[arg-type]
        return subprocess.CompletedProcess(words, 0)

    monkeypatch.setattr(desktop.subprocess, "run", run)
    assert desktop.copy("übel")
    assert fed == [("pbcopy", "übel".encode())]
