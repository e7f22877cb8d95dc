"""`record` as a writer: games, options, `--from`, `--script`, `--max-actions`, `--games`."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from record.lines import EXAMPLE, Shell, example, text

HEADER = ["record", "game", "version", "seed", "seats", "first", "options", "board", "chance", "state"]
ACTION = ["n", "seat", "decision", "legal", "action", "chance", "events", "state"]
STATE = ["turn", "active", "decision", "hands", "deck", "discard", "winner", "rotation", "letters", "pawns", "fresh"]


def written(shell: Shell, *words: str) -> list[dict[str, Any]]:
    code, out, err = shell("record", *words, "--out", "-")
    assert (code, err) == (0, "")
    return [json.loads(line) for line in out.splitlines()]


def test_lines_have_the_keys_of_the_contract(shell: Shell) -> None:
    first, *others = written(shell, "--game", "emohbi", "--players", "3", "--seed", "5", "--max-actions", "30")
    assert list(first) == HEADER
    assert all(list(line) == ACTION for line in others)
    assert all(list(line["state"]) == [*STATE, "rolled"] for line in (first, *others))
    assert [line["n"] for line in others] == list(range(1, 31))


def test_the_first_line_holds_what_was_asked_for(shell: Shell) -> None:
    words = ("--players", "4", "--seed", "9", "--first", "2", "--board", "wild", "--option", "hand_size=3")
    first = written(shell, *words, "--max-actions", "1")[0]
    assert (first["seats"], first["seed"], first["first"], first["board"]["name"]) == (4, 9, 2, "wild")
    assert first["options"] == {
        "mode": "cards", "hand_size": 3, "steps_count_as_ladder": False, "chance": "again", "friendly_setup": False,
    }
    assert first["chance"] == [{"shuffle": first["state"]["deck"]}]


def test_a_whole_game_ends_with_a_winner_and_no_decision(shell: Shell) -> None:
    last = written(shell, "--seed", "3")[-1]["state"]
    assert last["winner"] is not None
    assert last["decision"] is None
    assert last["pawns"][last["winner"]] == [4, 0]


def test_the_die_game_shuffles_nothing(shell: Shell) -> None:
    lines = written(shell, "--option", "mode=die", "--max-actions", "40", "--seed", "2")
    assert lines[0]["chance"] == []
    assert {"die": "number", "face": lines[2]["state"]["decision"]["spaces"]} in lines[2]["chance"]


def test_the_same_command_writes_the_same_bytes(shell: Shell, tmp_path: Path) -> None:
    for name in ("a", "b"):
        assert shell("record", "--seed", "5", "--players", "5", "--out", str(tmp_path / name)) == (0, "", "")
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()
    assert shell("record", "--seed", "5", "--players", "5", "--out", "-")[1] == (tmp_path / "a").read_text()


def test_another_seed_gives_another_game(shell: Shell) -> None:
    one, two = (written(shell, "--seed", seed, "--max-actions", "5") for seed in "12")
    assert one[0]["state"] != two[0]["state"]


def test_games_follow_each_other_with_the_next_seeds(shell: Shell) -> None:
    many = written(shell, "--seed", "10", "--games", "3", "--max-actions", "4")
    assert [line["seed"] for line in many if "record" in line] == [10, 11, 12]
    assert many[5:10] == written(shell, "--seed", "11", "--max-actions", "4")


def test_a_largest_seed(shell: Shell) -> None:
    assert written(shell, "--seed", str(2**53 - 1), "--max-actions", "1")[0]["seed"] == 2**53 - 1
    assert shell("record", "--seed", str(2**53 - 1), "--games", "2", "--out", "-")[0] == 2


def test_from_goes_on_from_a_records_first_line(shell: Shell) -> None:
    lines = written(shell, "--from", str(EXAMPLE), "--seed", "4", "--max-actions", "3")
    assert lines[0]["state"] == example()[0]["state"]
    assert (lines[0]["chance"], lines[0]["seed"]) == ([], 4)
    assert shell.check(lines)[0] == 0


def test_from_any_state_in_one_pretty_object(shell: Shell) -> None:
    first, *others = example()
    start = {key: first[key] for key in ("game", "seats", "first", "options", "board")}
    for line in others:
        file = shell.file(json.dumps(start | {"state": line["state"], "mine": 1}, indent=1))
        lines = written(shell, "--from", file, "--seed", "4", "--max-actions", "2")
        assert lines[0]["state"] == line["state"]
        assert shell.check(lines)[0] == 0


def test_from_takes_games_and_policy(shell: Shell) -> None:
    lines = written(shell, "--from", str(EXAMPLE), "--games", "2", "--policy", "random", "--max-actions", "20")
    assert [line["seed"] for line in lines if "record" in line] == [0, 1]


def test_from_a_won_game_writes_its_first_line_only(shell: Shell) -> None:
    lines = written(shell, "--seed", "3")
    won = shell.file([lines[0] | {"state": lines[-1]["state"]}])
    assert len(written(shell, "--from", won)) == 1


@pytest.mark.parametrize("words", ["--players 3", "--board classic", "--option mode=die", "--first 1", "--game chess"])
def test_from_fits_no_other_start(shell: Shell, words: str) -> None:
    later = shell.file([example()[0] | {"state": example()[-1]["state"]}])
    code, out, err = shell("record", "--from", later, "--out", "-", *words.split())
    assert (code, out, err.count("\n")) == (2, "", 1)


def test_a_script_is_played_first(shell: Shell) -> None:
    lines = written(shell, "--seed", "8", "--max-actions", "12")
    script = shell.file("\n".join(json.dumps(line["action"]) for line in lines[1:]), "script")
    again = written(shell, "--seed", "8", "--script", script, "--policy", "random", "--max-actions", "14")
    assert again[: len(lines)] == lines
    assert len(again) == len(lines) + 2


@pytest.mark.parametrize("actions", [
    [{"type": "start", "letter": "Z"}], [{"type": "move", "direction": 1}], [{"type": "start"}], [{"type": "fly"}], [7],
    [{"type": "start", "letter": 7}],
])
def test_a_scripts_bad_action_is_bad_input(shell: Shell, actions: list[Any], tmp_path: Path) -> None:
    script = shell.file("\n".join(json.dumps(action) for action in actions), "script")
    code, out, err = shell("record", "--script", script, "--out", str(tmp_path / "out"))
    assert (code, out, len(err.splitlines())) == (2, "", 1)
    assert not (tmp_path / "out").exists()


def test_a_script_longer_than_the_game_is_bad_input(shell: Shell) -> None:
    lines = written(shell, "--seed", "3")
    script = text([*(line["action"] for line in lines[1:]), {"type": "move", "direction": 1}])
    code, _, err = shell("record", "--seed", "3", "--script", shell.file(script, "script"), "--out", "-")
    assert code == 2
    assert "over after" in err


def test_a_script_fits_one_game_only(shell: Shell) -> None:
    assert shell("record", "--script", shell.file("", "script"), "--games", "2", "--out", "-")[0] == 2


BAD = [
    "--game chess", "--players 1", "--players 7", "--first 2", "--seed -1", "--policy genius", "--policy hard",
    "--option taste=sweet", "--option hand_size=4", "--board nowhere", "--from nowhere", "--script nowhere",
    "--games 0", "--max-actions 0", "--option friendly_setup=maybe",
]


@pytest.mark.parametrize("words", BAD)
def test_bad_input_is_one_line_and_touches_no_file(shell: Shell, words: str, tmp_path: Path) -> None:
    out = tmp_path / "out"
    code, printed, err = shell("record", "--out", str(out), *words.split())
    assert (code, printed, len(err.splitlines())) == (2, "", 1)
    assert not out.exists()


def test_without_out_or_check_there_is_nothing_to_do(shell: Shell) -> None:
    assert shell("record")[0] == 2
    assert shell("record", "--out", "/nowhere/at/all")[0] == 2


@pytest.mark.parametrize("board", [
    '{"name": "x"}', "7", "", "{", '{"name": "x", "rings": [5,4,3,2], "chance": {"0": [2]}}',
])
def test_a_bad_board_file_is_bad_input(shell: Shell, board: str) -> None:
    code, out, err = shell("record", "--board", shell.file(board, "board.json"), "--out", "-")
    assert (code, out, len(err.splitlines())) == (2, "", 1)


def test_a_board_of_ones_own_plays_and_checks(shell: Shell) -> None:
    mine = example()[0]["board"] | {"name": "Größe 🏝", "rings": [7, 1, 4, 2], "chance": {}, "author": "me"}
    mine["letters"] = [0, 7, 14, 21, 28, 35]
    lines = written(shell, "--board", shell.file(json.dumps(mine), "board.json"), "--max-actions", "50")
    assert lines[0]["board"] == mine
    assert shell.check(lines)[0] == 0


def test_a_board_that_nobody_can_win_on_is_refused(shell: Shell) -> None:
    mine = example()[0]["board"] | {"ladders": {"1": [0]}}
    assert shell("record", "--board", shell.file(json.dumps(mine), "board.json"), "--out", "-")[0] == 2


@pytest.mark.parametrize("module", ["game.commands.record", "game.commands.tally"])
def test_the_commands_load_no_panda3d(module: str) -> None:
    code = (
        f"import sys, {module}, game.cli; game.cli.main(['record', '--max-actions', '3', '--out', '-']);"
        "sys.exit(any(name.split('.')[0] in ('panda3d', 'direct') for name in sys.modules))"
    )
    root = EXAMPLE.parents[2]
    done = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_full_disk_keeps_the_old_file(shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    old = shell.file("old")
    monkeypatch.setattr("os.fsync", full)
    code, _, err = shell("record", "--max-actions", "1", "--out", old)
    assert (code, err) == (2, f"hilltops: {old}: No space left on device\n")
    assert [path.read_text() for path in tmp_path.iterdir()] == ["old"]
