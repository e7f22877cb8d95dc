"""Things on the board looked at large by real clicks and keys, in both games."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from whole_app.player import answers, asked, state

if TYPE_CHECKING:
    from driver import Hilltops

Start = Callable[..., "Hilltops"]
QUICK = ("--quality", "low", "--size", "960x640", "--speed", "0")
TABLE = ("--seed", "3", "--seats", "human:Mia,easy:Ben")


def labels(app: Hilltops) -> dict[str, str]:
    return {row["id"]: row["label"] for row in app.tree()["widgets"]}


def large(app: Hilltops) -> tuple[str, str]:
    """The title and the text of what is shown large; then it is closed by Esc."""
    app.on("card")
    words = labels(app)
    app.press("Escape")
    app.on("play")
    return words["title"], words["card-text"]


def test_chips_of_the_hill_by_right_click_and_by_key(start: Start) -> None:
    app = start("play", *QUICK, "--game", "magic_hill", "--board", "standard", *TABLE)
    tree = app.wait(asked, "a question")
    chip = next(row["id"] for row in tree["board"] if row["id"].startswith("chip:1:") and row["visible"])
    app.click(chip, 3)
    by_mouse = large(app)
    assert by_mouse[0] == "Chips"
    app.point(*app.place(chip))
    app.wait(lambda now: any("see it large" in row["label"] for row in now["widgets"]), "the hint")
    app.press("F1")
    assert large(app) == by_mouse
    assert app.tree()["n"] == tree["n"]
    assert app.errors() == ""


def test_the_discard_pile_and_the_log_of_the_island_by_right_click(start: Start) -> None:
    app = start("play", *QUICK, "--game", "emohbi", "--board", "classic", *TABLE)
    tree = app.wait(asked, "a question")
    while not any(row["id"] == "discard" and row["enabled"] for row in tree["widgets"]):
        app.click(answers(tree)[0])
        before = state(tree)
        tree = app.wait(lambda now, before=before: asked(now) and state(now) != before, "the answer to count")
    app.click("discard", 3)
    title, text = large(app)
    assert title and text
    assert app.tree()["n"] == tree["n"]
    assert app.errors() == ""
