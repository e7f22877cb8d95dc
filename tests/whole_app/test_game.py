"""Whole games in a real window: one by mouse alone, one by keyboard alone, and the hand-over between two people."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from driver import Hilltops

Start = Callable[..., "Hilltops"]
SMALL = ("--size", "960x640", "--quality", "low", "--speed", "0", "--game", "emohbi")
QUICK = ("--seats", "human:Mia,easy:Ben", "--board", "gentle", "--seed", "3")
MOST_ANSWERS = 400


def asked(tree: dict[str, Any]) -> bool:
    """Whether the game waits for somebody, or is over."""
    return tree["screen"] == "result" or (tree["screen"] == "play" and not tree["busy"])


def state(tree: dict[str, Any]) -> tuple[Any, ...]:
    """What changes with each answer."""
    buttons = [row["id"] for row in tree["widgets"] if row["role"] == "button"]
    return tree["screen"], tree["n"], tree["prompt"], buttons, [row["id"] for row in tree["board"] if row["legal"]]


def rank(name: str) -> int:
    """A place of the board is better than a button, an answer better than another card, and playing than passing."""
    passing = name in ("choice:exchange", "choice:stop", "choice:quick")
    return 3 if passing else {"choice": 1, "card": 2}.get(name.split(":")[0], 0)


def answer(tree: dict[str, Any]) -> str:
    """What to click: the last of the best kind of answers that can be seen (the highest space: it climbs)."""
    widgets = [row["id"] for row in tree["widgets"] if row["enabled"] and row["id"].startswith(("choice:", "card:"))]
    board = [row["id"] for row in tree["board"] if row["legal"] and row["visible"]]
    found = widgets + board
    assert found, tree
    best = min(map(rank, found))
    return [name for name in found if rank(name) == best][-1]


def test_a_whole_game_by_mouse(start: Start) -> None:
    app = start("play", *SMALL, *QUICK)
    kinds = set()
    for _ in range(MOST_ANSWERS):
        tree = app.wait(asked, "a question")
        if tree["screen"] == "result":
            break
        name, seen = answer(tree), state(tree)
        kinds.add(name.split(":")[0])
        app.click(name)
        app.wait(lambda now, seen=seen: state(now) != seen, f"{name} to count")
    assert app.on("result")["prompt"].endswith("wins!")
    assert {"space", "card"} <= kinds
    app.click("title-screen")
    app.on("title")
    app.click("quit")
    assert app.leave() == 0
    assert app.errors() == ""


def test_a_whole_game_by_keyboard_from_the_title_on(start: Start) -> None:
    app = start("play", *SMALL, "--board", "gentle", "--seed", "3")
    app.on("title")
    app.focus("play-emohbi")
    app.press("Return")
    app.on("setup")
    app.focus("start")
    app.press("Return")
    for _ in range(MOST_ANSWERS):
        tree = app.wait(asked, "a question")
        if tree["screen"] == "result":
            break
        wanted = "choice:" if any(row["id"].startswith("choice:") for row in tree["widgets"]) else ("card:", "target:")
        focused, seen = app.focused() or "", state(tree)
        if focused.startswith(wanted):
            app.press("Return")
            app.wait(lambda now, seen=seen: state(now) != seen, f"{focused} to count")
        else:
            app.press("Tab")
    assert app.on("result")["prompt"].endswith("wins!")
    app.press("Escape")
    app.on("title")
    assert app.errors() == ""


def test_turns_of_magic_hill_by_mouse(start: Start) -> None:
    words = ("--game", "magic_hill", "--seats", "human:Mia,easy:Ben", "--board", "short", "--seed", "3")
    app = start("play", *SMALL, *words)
    app.wait(asked, "a question")
    app.click("choice:quick")
    placed = app.wait(lambda tree: tree["n"] >= 10 and asked(tree), "all goblins in villages")["n"]
    kinds = set()
    for _ in range(12):
        tree = app.wait(asked, "a question")
        name, seen = answer(tree), state(tree)
        kinds.add(name.split(":")[0])
        app.click(name)
        app.wait(lambda now, seen=seen: state(now) != seen, f"{name} to count")
    assert kinds >= {"card", "square"}
    assert app.tree()["n"] > placed + 3
    assert app.errors() == ""


def test_the_hand_over_shows_the_same_for_different_hands(start: Start) -> None:
    pictures, hands = [], []
    for seed in ("1", "2"):
        app = start("play", *SMALL, "--seats", "human:Mia,human:Ben", "--seed", seed)
        for _ in range(2):
            tree = app.wait(asked, "a question")
            app.click(answer(tree))
            app.wait(lambda now, n=tree["n"]: now["n"] > n)
        app.on("handover")
        app.point(5, 5)
        pictures.append(app.still())
        assert not [row for row in app.tree()["widgets"] if row["role"] == "card"]
        assert app.tree()["board"] == []
        app.click("its-me")
        hands.append([row["label"] for row in app.wait(asked)["widgets"] if row["role"] == "card"])
        app.stop()
    assert hands[0] != hands[1]
    assert pictures[0] == pictures[1]
