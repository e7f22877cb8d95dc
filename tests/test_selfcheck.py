"""`selfcheck` as it is started, on this computer without a display, and what it says when something is broken."""

from __future__ import annotations

import configparser
import os
import subprocess
import sys
from pathlib import Path

import needs
import pytest

from game import assets, paths
from game.commands.selfcheck import Report, Wrong
from game.games import GAMES

ROOT = Path(__file__).parent.parent


def selfcheck(*words: str, python: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
    line = [sys.executable, *python, str(ROOT / "main.py"), "selfcheck", *words]
    environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    return subprocess.run(line, env=environment, capture_output=True, text=True, timeout=300, check=False)


@pytest.mark.skipif(bool(needs.opengl()), reason="needs the Debian packages " + " ".join(needs.opengl()))
def test_everything_works_here_even_without_docstrings(tmp_path: Path) -> None:
    report = tmp_path / "report.txt"
    done = selfcheck("--data", str(tmp_path), "--report", str(report), python=("-OO",))
    assert done.returncode == 0, done.stdout + done.stderr
    lines = report.read_text("utf-8").splitlines()
    assert lines == done.stdout.splitlines()
    assert lines[-1] == "everything works"
    assert all(line.startswith("ok   ") for line in lines[:-1])
    assert {f"ok   game of {game}" for game in GAMES} <= {line.partition(":")[0] for line in lines}
    assert sorted(file.name for file in tmp_path.iterdir()) == ["hilltops.log", "report.txt"]
    assert "everything works" in (tmp_path / "hilltops.log").read_text("utf-8")


def test_a_report_that_can_not_be_written_is_bad_input(tmp_path: Path) -> None:
    done = selfcheck("--data", str(tmp_path), "--report", str(tmp_path / "nowhere" / "report.txt"))
    assert (done.returncode, done.stdout) == (2, "")
    assert "report.txt: No such file" in done.stderr


def test_what_fails_is_one_line_and_counts(capsys: pytest.CaptureFixture[str]) -> None:
    def fails(error: Exception) -> str:
        raise error

    report = Report(None)
    assert report.check("fine", lambda: "well")
    assert not report.check("sentence", lambda: fails(Wrong("a sentence")))
    assert not report.check("surprise", lambda: fails(KeyError("two\nlines")))
    assert report.failed == 2
    assert capsys.readouterr().out.splitlines() == [
        "ok   fine: well",
        "FAIL sentence: a sentence",
        "FAIL surprise: KeyError: 'two\\nlines'",
    ]


BROKEN = [
    *((name, content) for name in ("x.bam", "x.png", "x.ttf", "x.ogg") for content in (b"", b"nonsense" * 100)),
    ("x.json", b" "),
    ("x.json", b"{nonsense"),
]


@pytest.mark.parametrize(("name", "content"), BROKEN)
def test_a_broken_file_is_named(name: str, content: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "root", lambda: tmp_path)
    (tmp_path / "models").mkdir()
    name = f"models/{name}"
    (tmp_path / name).write_bytes(content)
    assert assets.names("models") == [name]
    with pytest.raises(assets.Unusable, match=name):
        assets.load(name)


def test_the_packaged_program_holds_the_folders_that_are_checked() -> None:
    config = configparser.ConfigParser()
    config.read(ROOT / "setup.cfg", "utf-8")
    assert config["build_apps"]["include_patterns"].split() == [f"{folder}/**" for folder in assets.FOLDERS]


def test_a_missing_file_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "root", lambda: tmp_path)
    with pytest.raises(paths.MissingFile, match=r"models/island\.bam"):
        assets.load("models/island.bam")
