"""`tally`: how often everything occurred."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from record.lines import EXAMPLE, Shell, example


def tally(shell: Shell, content: Any) -> dict[str, Any]:
    code, out, err = shell("tally", shell.file(content))
    assert (code, err) == (0, "")
    return json.loads(out)  # type: ignore[no-any-return]


def test_the_example_is_counted(shell: Shell) -> None:
    lines, counts = example()[1:], tally(shell, example())
    assert counts["decisions"] == Counter(line["decision"]["kind"] for line in lines)
    assert counts["actions"] == Counter(line["action"]["type"] for line in lines)
    assert counts["cards"] == Counter(line["action"]["card"] for line in lines if "card" in line["action"])
    faces = Counter(f"{c['die']} {c['face']}" for line in lines for c in line["chance"] if "die" in c)
    assert counts["faces"] == faces
    assert counts["actions_played"] == len(lines)


def test_what_was_undone_does_not_count(shell: Shell) -> None:
    lines = example()
    undone = [*lines[:12], {"table": "undo", "to": 3}, *lines[4:], {"table": "undo", "to": 20}]
    assert tally(shell, undone) == tally(shell, lines[:21])


def test_games_add_up(shell: Shell) -> None:
    one, two = tally(shell, example()), tally(shell, example() * 2)
    assert two["actions_played"] == 2 * one["actions_played"]
    assert two["cards"] == {card: 2 * count for card, count in one["cards"].items()}


def test_a_won_game_counts_as_won(shell: Shell) -> None:
    _, out, _ = shell("record", "--seed", "3", "--out", "-")
    counts = tally(shell, out)
    assert counts["games_won"] == 1
    assert counts["situations"]["win"] == 1
    assert sum(counts["wins"].values()) == 1


def test_standard_input_serves_too(shell: Shell) -> None:
    code, out, _ = shell("tally", "-", stdin=EXAMPLE.read_bytes())
    assert (code, json.loads(out)) == (0, tally(shell, example()))


@pytest.mark.parametrize("change,expected", [({"n": 9}, 1), ({"n": "9"}, 2), ({"state": 7}, 2), ({"seat": 2}, 1)])
def test_what_does_not_check_is_not_counted(shell: Shell, change: dict[str, Any], expected: int) -> None:
    lines = example()
    lines[2].update(change)
    code, out, err = shell("tally", shell.file(lines))
    assert (code, out, err.count("\n")) == (expected, "", 1)
    assert "line 3" in err


def test_a_board_that_refuses_its_options_is_one_line(shell: Shell) -> None:
    lines = example()[:1]
    lines[0]["board"]["ladders"]["2"] = []
    code, out, err = shell("tally", shell.file(lines))
    assert (code, out, err.count("\n")) == (2, "", 1)
