from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import cli
from game import cli_values as values

ROOT = Path(__file__).parent.parent
MAIN = [sys.executable, str(ROOT / "main.py")]


def main(words: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    """Exit code, standard output and standard error of a command line."""
    try:
        code = cli.main(words)
    except SystemExit as leaving:
        code = int(leaving.code or 0)
    return code, *capsys.readouterr()


def test_no_words_play() -> None:
    assert cli.parse([]).command == "play"
    assert cli.parse(["--size", "800x600"]).size == (800, 600)


@pytest.mark.parametrize("words", [[], *([name] for name in cli.COMMANDS), ["bench", "rules"], ["bench", "window"]])
def test_every_command_has_help(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = main([*words, "--help"], capsys)
    assert (code, err) == (0, "")
    assert out.startswith("usage: hilltops")
    assert max(map(len, out.splitlines())) <= 100


BAD = [
    "pley",
    "--nonsense",
    "play --size big",
    "play --size 1x1",
    "play --speed -1",
    "play --speed nan",
    "play --quality best",
    "play --seed -1",
    "play --seed 9007199254740992",
    "play --seed 1e3",
    "play --option hand_size",
    "play --option hand_size=7",
    "play --option taste=sweet",
    "play --table taste=sweet",
    "play --game emohbi --table remember_chips=true",
    "play --game magic_hill --table remember_chips=maybe",
    "play --board atlantis",
    "play --game chess",
    "play --seats wizard",
    "play --seats human",
    "play --seats human,easy,easy,easy,easy,easy,easy",
    "play --seats human,easy --first 2",
    "watch --players 1",
    "watch --camera moon",
    "watch --policy wizard",
    "watch --from nowhere.json",
    "watch --from README.md",
    "watch --from tests/examples/emohbi.jsonl --players 3 --policy random",
    "play --from nowhere.json",
    "play --from README.md",
    "play --from docs/island.jpg",
    "play --from /dev/zero",
    "play --from tests/examples/emohbi.jsonl --game magic_hill",
    "play --from tests/examples/emohbi.jsonl --seats human,easy",
    "play --from tests/examples/emohbi.jsonl --seed 3",
    "play --from tests/examples/emohbi.jsonl --board wild",
    "play --from tests/examples/emohbi.jsonl --continue",
    "watch --max-actions 0",
    "watch --players 9007199254740991",
    "watch --shots README.md",
    "watch --motions /dev/null/x",
    "play --ui-tree /nowhere/at/all",
    "play --ui-tree tests",
    "play --board standard",
    "play --board " + "9" * 5000,
    "play --board /dev/zero",
    "play --seats=",
    "play --data=",
    "play --option=--",
    "record --out=--",
    "record --check tests/examples/emohbi.jsonl --game emohbi",
    "record --check tests/examples/emohbi.jsonl --option mode=die",
    "record --from - --script - --out -",
    "record --quality low",
    "tally",
    "bench",
    "bench rules --game chess",
]


@pytest.mark.parametrize("line", BAD)
def test_bad_input_is_one_line_and_exit_code_2(
    line: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    code, out, err = main(line.split(), capsys)
    assert (code, out) == (2, "")
    assert err.startswith("hilltops: ")
    assert err.count("\n") == 1


def test_a_name_with_line_ends_is_shown_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = main(["tally", "no\nsuch\u2028file\udcff"], capsys)
    assert (code, err) == (2, "hilltops: no\\nsuch\\u2028file\\udcff: No such file or directory\n")


def test_seats_have_names_players_and_colours() -> None:
    seats = values.seats("human:Mia,medium,easy,easy:Kiwi,human")
    assert [(seat.name, seat.player, seat.colour) for seat in seats] == [
        ("Mia", "human", 0),
        ("Coco", "medium", 1),
        ("Mango", "easy", 2),
        ("Kiwi", "easy", 3),
        ("Player 1", "human", 4),
    ]


def test_names_hold_only_what_can_be_shown() -> None:
    raw = "Mïa".encode().decode("ascii", "surrogateescape")
    assert [seat.name for seat in values.seats(f"human:{raw},easy:a\n\u200bb\x07")] == ["Mïa", "ab"]


def test_house_rules_take_the_type_of_the_games_own_values() -> None:
    known = {"hand_size": (2, 3), "mode": ("cards", "die"), "friendly_setup": (False, True)}
    pairs = [values.option(text) for text in ("hand_size=3", "mode=die", "friendly_setup=TRUE")]
    chosen = values.options(known, pairs)
    assert chosen == {"hand_size": 3, "mode": "die", "friendly_setup": True}
    assert type(chosen["friendly_setup"]) is bool


@pytest.mark.parametrize("text", ["{", "[]", "[" * 100_000, '"board"', '{"x": NaN}', '{"x": 1e999}', " " * 1_000_001])
def test_a_file_that_is_no_board_is_bad_input(tmp_path: Path, text: str) -> None:
    file = tmp_path / "mine.json"
    file.write_text(text)
    with pytest.raises(values.BadInput, match="board"):
        values.board_data(str(file))


def test_launch_holds_a_whole_game() -> None:
    from game.commands.window import launch

    words = ["--seats", "human:Mia,medium", "--seed", "5", "--option", "hand_size=3", "--board", "wild"]
    wish = launch(cli.parse(["play", *words]))
    assert wish.plan is not None
    assert (wish.plan.game, wish.plan.board, wish.plan.seed, wish.plan.first) == ("emohbi", "wild", 5, 0)
    assert wish.plan.options["hand_size"] == 3
    assert wish.plan.options["mode"] == "cards"
    assert launch(cli.parse(["play"])).plan is None


def test_watch_goes_on_from_a_record() -> None:
    from game.commands.window import launch

    wish = launch(cli.parse(["watch", "--from", str(ROOT / "tests/examples/emohbi.jsonl"), "--policy", "random"]))
    assert wish.plan is not None
    assert wish.state is not None
    assert len(wish.plan.seats) == 3
    assert wish.board_data is not None
    assert wish.board_data["name"] == wish.plan.board


def test_play_goes_on_from_a_record() -> None:
    from game.commands.window import launch

    wish = launch(cli.parse(["play", "--from", str(ROOT / "tests/examples/magic_hill.jsonl")]))
    assert (wish.game, wish.plan) == ("magic_hill", None)
    assert wish.save


def run(words: list[str]) -> subprocess.CompletedProcess[str]:
    """A fresh process without a display."""
    environment = {**os.environ, "DISPLAY": ":987"}
    return subprocess.run([*MAIN, *words], capture_output=True, text=True, env=environment, timeout=60, check=False)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always a display")
def test_without_a_display_one_line_names_what_works_and_the_code_is_3(tmp_path: Path) -> None:
    done = run(["play", "--data", str(tmp_path)])
    assert done.returncode == 3
    assert done.stderr.count("\n") == 1
    assert "watch --offscreen --shots" in done.stderr


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always a display")
def test_a_data_folder_that_can_t_be_is_one_sentence_more(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = run(["play", "--data", str(tmp_path / "file")])
    assert done.returncode == 3
    assert [line[:40] for line in done.stderr.splitlines()] == [
        "hilltops: no settings and no log can be ",
        "hilltops: there is no display to open a ",
    ]


@pytest.mark.parametrize("command", ["record", "tally", "bench"])
def test_text_commands_load_no_panda3d(command: str) -> None:
    code = (
        f"import sys, game.commands.{command}, game.cli;"
        "sys.exit(any(name.split('.')[0] in ('panda3d', 'direct') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, timeout=60).returncode == 0


SHELL = [
    ("record --max-actions 1 --out - >/dev/full", 2, "hilltops: standard output: No space left on device"),
    ("record --max-actions 1 --out /dev/full", 2, "hilltops: /dev/full: No space left on device"),
    ("record --max-actions 1 --out - >&-", 2, "hilltops: standard output: Bad file descriptor"),
    ("tally tests/examples/emohbi.jsonl >&-", 2, "hilltops: standard output: Bad file descriptor"),
    ("tally - <&-", 2, "hilltops: standard input: Bad file descriptor"),
    ("tally nowhere 2>&-", 2, ""),
    ("tally nowhere 2>/dev/full", 2, ""),
    ("play --data /dev/null/x 2>&- <&- >&-", 3, ""),
]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other devices there")
@pytest.mark.parametrize("line,code,told", SHELL)
def test_closed_and_full_streams(line: str, code: int, told: str) -> None:
    words = " ".join(MAIN) + " " + line
    env = {**os.environ, "DISPLAY": ":987"}
    done = subprocess.run(words, shell=True, cwd=ROOT, capture_output=True, text=True, timeout=60, env=env)
    assert (done.returncode, done.stderr.strip()) == (code, told)


@pytest.mark.skipif(os.name == "nt", reason="pipes close otherwise there")
def test_a_closed_pipe_is_no_traceback() -> None:
    record = " ".join(MAIN) + " record --players 6 --seed 1 --games 20 --out - | head -c 10"
    done = subprocess.run(record, shell=True, capture_output=True, text=True, timeout=60)
    assert done.stderr == ""
