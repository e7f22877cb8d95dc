"""Pictures from the command line, drawn without a window."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from game.games import GAMES

ROOT = Path(__file__).parent.parent.parent
SMALL = ("--offscreen", "--size", "320x240", "--quality", "low", "--speed", "0", "--max-actions", "3")
SCREENS = {"title", "setup", "handover", "settings"}


def watch(game: str, folder: Path, *words: str) -> set[str]:
    """The names of the pictures that `watch` leaves in `folder`."""
    line = [sys.executable, str(ROOT / "main.py"), "watch", "--game", game, *SMALL]
    line += ["--data", str(folder / "data"), *words]
    done = subprocess.run(line, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return {file.stem for file in (folder / "pictures").glob("*.png") if file.stat().st_size > 1000}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_shots_show_each_screen(game: str, tmp_path: Path) -> None:
    assert watch(game, tmp_path, "--shots", str(tmp_path / "pictures")) >= SCREENS


@pytest.mark.parametrize("game", sorted(GAMES))
def test_motions_show_something_half_way(game: str, tmp_path: Path) -> None:
    assert watch(game, tmp_path, "--motions", str(tmp_path / "pictures"))
