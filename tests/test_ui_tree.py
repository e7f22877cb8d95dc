from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game import ui_tree
from game.ui_tree import LEAST_GAP, UiTree


class Shown:
    """A screen, a clock, and the file that tells of it."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        self.tree: dict[str, Any] = {"screen": "play", "busy": False, "n": 0}
        self.file = folder / "tree.json"
        monkeypatch.setattr(ui_tree.time, "monotonic", lambda: self.now)
        self.writer = UiTree(str(self.file), lambda: self.tree, lambda: self.tree["busy"])

    def update(self, after: float = 0.0, **changes: object) -> None:
        self.now += after
        self.tree |= changes
        self.writer.update()

    def told(self) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(self.file.read_text("utf-8"))
        return told


@pytest.fixture
def shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shown:
    return Shown(tmp_path, monkeypatch)


def test_the_first_update_writes(shown: Shown) -> None:
    shown.update(prompt="Mia, spiel!“")
    assert shown.told() == shown.tree
    assert [file.name for file in shown.file.parent.iterdir()] == ["tree.json"]


def test_a_change_waits_for_its_turn_and_is_not_lost(shown: Shown) -> None:
    shown.update()
    shown.update(after=LEAST_GAP / 4, n=1)
    assert shown.told()["n"] == 0
    shown.update(after=LEAST_GAP)
    assert shown.told()["n"] == 1


def test_rest_is_told_at_once(shown: Shown) -> None:
    shown.update()
    shown.update(after=LEAST_GAP, busy=True)
    assert shown.told()["busy"] is True
    shown.update(after=LEAST_GAP / 10, busy=False, n=5)
    assert shown.told() == shown.tree


def test_rest_is_told_at_once_even_if_busy_was_too_short_to_be_told(shown: Shown) -> None:
    shown.update()
    shown.update(after=LEAST_GAP / 10, busy=True)
    shown.update(after=LEAST_GAP / 10, busy=False, n=6)
    assert shown.told()["n"] == 6


def test_what_has_not_changed_is_not_written_again(shown: Shown) -> None:
    shown.update()
    shown.file.unlink()
    shown.update(after=1.0)
    assert not shown.file.exists()


def test_a_folder_that_is_gone_does_not_stop_the_game(shown: Shown, tmp_path: Path) -> None:
    shown.writer = UiTree(str(tmp_path / "gone" / "tree.json"), lambda: shown.tree, lambda: False)
    shown.update()
