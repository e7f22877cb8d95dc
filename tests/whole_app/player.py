"""Somebody who plays by what `--ui-tree` shows alone, and makes for the top."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from driver import Hilltops

MOST_CLICKS = 400
"""A game that takes more has gone astray."""
PATIENCE = 6
"""Clicks for one action; after so many, other answers are tried in turn."""
Tree = dict[str, Any]


def asked(tree: Tree) -> bool:
    """Whether the game waits for somebody, or is over."""
    return tree["screen"] == "result" or (tree["screen"] == "play" and not tree["busy"])


def labels(tree: Tree) -> dict[str, str]:
    """What the widgets say, by their ids."""
    return {row["id"]: row["label"] for row in tree["widgets"]}


def state(tree: Tree) -> tuple[Any, ...]:
    """What changes with each answer."""
    buttons = [row["id"] for row in tree["widgets"] if row["role"] == "button"]
    return tree["screen"], tree["n"], tree["prompt"], buttons, [row["id"] for row in tree["board"] if row["legal"]]


def worth(name: str) -> tuple[int, int]:
    """Places of the board first, the higher the better; then buttons, then cards; and passing last."""
    kind, *numbers = name.split(":")
    if kind == "summit":
        return 5, 5
    if kind in ("space", "square"):
        return 4, int(numbers[0])
    if name in ("choice:exchange", "choice:stop", "choice:quick"):
        return 0, 0
    return {"card": 1, "choice": 2}.get(kind, 3), 0


def answers(tree: Tree, hidden: bool = False) -> list[str]:
    """What can be clicked, or also what lies behind the board; the best first, and of what is as good, the last one."""
    widgets = [row["id"] for row in tree["widgets"] if row["enabled"] and row["id"].startswith(("choice:", "card:"))]
    board = [row["id"] for row in tree["board"] if row["legal"] and (hidden or row["visible"])]
    found = sorted(widgets + board, key=worth)
    assert found, tree
    return found[::-1]


class Player:
    """Plays until the game is over. `did` holds the kinds of what was clicked, as `card` and `space`."""

    def __init__(self, app: Hilltops) -> None:
        self.app = app
        self.did: set[str] = set()
        self._n = self._clicks = 0
        self._keys = False

    def by_mouse(self) -> None:
        """A whole game by clicks."""
        self._play(self._click)

    def by_keyboard(self) -> None:
        """A whole game by Tab and Return: the first good answer that Tab comes to."""
        self._keys = True
        self._play(self._press)

    def _play(self, answer: Callable[[list[str]], str]) -> None:
        for _ in range(MOST_CLICKS):
            tree = self.app.wait(asked, "a question")
            if tree["screen"] == "result":
                return
            name, seen = answer(self._best(tree)), state(tree)
            self.did.add(name.split(":")[0])
            self.app.wait(lambda now, seen=seen: state(now) != seen, f"{name} to count")
        raise AssertionError(f"no end after {MOST_CLICKS} answers")

    def _click(self, names: list[str]) -> str:
        self.app.click(names[0])
        return names[0]

    def _press(self, names: list[str]) -> str:
        name = self.app.focus(*names)
        self.app.press("Return")
        return name

    def _best(self, tree: Tree) -> list[str]:
        """The best answers, as long as they bring the game on."""
        self._clicks = self._clicks + 1 if tree["n"] == self._n else 0
        self._n = tree["n"]
        found = answers(tree, self._keys)
        if self._clicks > PATIENCE:
            return [found[self._clicks % len(found)]]
        return [name for name in found if worth(name) == worth(found[0])]
