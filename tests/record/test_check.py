"""`record --check`: what agrees, what disagrees, and what is no record."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from record.lines import EXAMPLE, Lines, Shell, sample, text

Change = Callable[[Lines], object]


def spoilt(change: Change) -> Lines:
    lines = sample()
    change(lines)
    return lines


def test_the_example_agrees(shell: Shell) -> None:
    assert shell("record", "--check", str(EXAMPLE)) == (0, "", "")
    assert shell("record", "--check", "-", stdin=EXAMPLE.read_bytes()) == (0, "", "")


def without_events(lines: Lines) -> None:
    for line in lines[1:]:
        del line["events"]


def with_keys_of_ones_own(lines: Lines) -> None:
    def add(value: Any) -> None:
        if isinstance(value, dict):
            for inner in value.values():
                add(inner)
            value["of_mine"] = [{"x": 1.5}]
        elif isinstance(value, list):
            for inner in value:
                add(inner)

    boards = [lines[0].pop("board")]
    add(lines)
    lines[0]["board"] = boards[0] | {"of_mine": None}


def shuffled(lines: Lines) -> None:
    for line in lines[1:]:
        random.Random(line["n"]).shuffle(line["legal"])
        line["legal"].append(line["legal"][0])


def other_order_of_keys(lines: Lines) -> None:
    def turned(value: Any) -> Any:
        return {key: turned(value[key]) for key in reversed(value)} if isinstance(value, dict) else value

    lines[:] = [turned(line) for line in lines]


FOREIGN: list[Change] = [
    without_events,
    with_keys_of_ones_own,
    shuffled,
    other_order_of_keys,
    lambda lines: lines[0].update(seed=1, version="9.9"),
    lambda lines: lines[1].update(events="whatever"),
    lambda lines: lines.insert(1, {"table": "seat", "seat": 0, "name": "Mia", "player": "human"}),
    lambda lines: lines.insert(7, {"table": "of_mine", "what": [1]}),
    lambda lines: lines.__setitem__(slice(20, None), []),
    lambda lines: lines.__setitem__(slice(1, None), []),
    lambda lines: lines.extend(copy.deepcopy(lines)),
    lambda lines: lines.insert(0, lines[0]),
]


@pytest.mark.parametrize("change", FOREIGN)
def test_records_of_other_programs_agree(shell: Shell, change: Change) -> None:
    assert shell.check(spoilt(change)) == (0, "")


def test_lines_may_end_in_any_way(shell: Shell) -> None:
    assert shell.check(EXAMPLE.read_bytes().replace(b"\n", b"\r\n")) == (0, "")
    assert shell.check(EXAMPLE.read_bytes().rstrip(b"\n")) == (0, "")


def test_an_undo_takes_actions_back(shell: Shell) -> None:
    lines = sample()
    again = [*lines[:12], {"table": "undo", "to": 5}, *lines[6:20], {"table": "undo", "to": 0}, *lines[1:]]
    assert shell.check(again) == (0, "")
    code, err = shell.check([*lines[:12], {"table": "undo", "to": 5}, *lines[7:]])
    assert code == 1
    assert err.startswith("hilltops: line 14: n is 7, not 6")


@pytest.mark.parametrize("undo", [
    {"to": 12}, {"to": -1}, {"to": "3"}, {}, {"to": 2.0}, {"to": None}, {"to": True}, {"to": 10**30},
])
def test_an_undo_to_nowhere_is_bad_input(shell: Shell, undo: dict[str, Any]) -> None:
    code, err = shell.check([*sample()[:12], {"table": "undo", **undo}])
    assert (code, "line 13" in err) == (2, True)


def first(kind: str) -> int:
    """Number of the first line with this decision kind."""
    return next(i for i, line in enumerate(sample()) if i and line["decision"]["kind"] == kind)


def state(line: int, **changes: Any) -> Change:
    return lambda lines: lines[line]["state"].update(changes)


MOVE, DIE = first("move"), next(i for i, line in enumerate(sample()) if i and "die" in str(line["chance"]))
DISAGREE: list[tuple[str, int, Change]] = [
    ("n", 4, lambda lines: lines[4].update(n=5)),
    ("seat", 4, lambda lines: lines[4].update(seat=1)),
    ("kind", 4, lambda lines: lines[4]["decision"].update(kind="climb")),
    ("seat", 4, lambda lines: lines[4]["decision"].update(seat=2)),
    ("spaces", MOVE, lambda lines: lines[MOVE]["decision"].update(spaces=99)),
    ("legal", 4, lambda lines: lines[4]["legal"].pop()),
    ("legal", MOVE, lambda lines: lines[MOVE]["legal"].append({"type": "switch", "seat": 1})),
    ("legal", MOVE, lambda lines: lines[MOVE]["legal"].append({"type": "fly", "to": "moon"})),
    ("action", MOVE, lambda lines: lines[MOVE].update(action={"type": "switch", "seat": 1})),
    ("action", MOVE, lambda lines: lines[MOVE].update(action={"type": "fly"})),
    ("action", MOVE, lambda lines: lines[MOVE].update(action={"type": "move", "direction": 2})),
    ("chance", 4, lambda lines: lines[4]["chance"].append({"die": "number", "face": 3})),
    ("chance", 4, lambda lines: lines[4]["chance"].append({"shuffle": ["1"]})),
    ("chance", DIE, lambda lines: lines[DIE].update(chance=[])),
    ("chance", DIE, lambda lines: lines[DIE].update(chance=[{"die": "weather", "face": "rain"}])),
    ("die has no", DIE, lambda lines: lines[DIE]["chance"][0].update(face=_odd(lines[DIE]["chance"][0]["face"]))),
    ("deck", 0, lambda lines: lines[0].update(chance=[{"shuffle": lines[0]["chance"][0]["shuffle"][::-1]}])),
    ("chance", 0, lambda lines: lines[0].update(chance=[{"shuffle": ["1"]}])),
    ("chance", 0, lambda lines: lines[0]["chance"].append({"die": "number", "face": 3})),
    ("turn", 5, state(5, turn=77)),
    ("active", 5, state(5, active=2)),
    ("decision", 5, state(5, decision=None)),
    ("spaces", MOVE - 1, lambda lines: lines[MOVE - 1]["state"]["decision"].update(spaces=9)),
    ("hands", 5, lambda lines: lines[5]["state"]["hands"][0].reverse()),
    ("deck", 5, lambda lines: lines[5]["state"]["deck"].reverse()),
    ("discard", 5, lambda lines: lines[5]["state"]["discard"].append("1")),
    ("winner", 5, state(5, winner=1)),
    ("rotation", 5, state(5, rotation=[0, 0, 0, 0, 0])),
    ("letters", 5, state(5, letters=list("EMOHBI"))),
    ("pawns", 5, state(5, pawns=[None, None, None])),
    ("fresh", 5, state(5, fresh=False)),
    ("rolled", 5, state(5, rolled=True)),
]


def _odd(face: Any) -> Any:
    return 7 if isinstance(face, int) else "7"


@pytest.mark.parametrize("what,line,change", DISAGREE)
def test_a_disagreement_is_named_with_its_line(shell: Shell, what: str, line: int, change: Change) -> None:
    code, err = shell.check(spoilt(change))
    assert code == 1
    assert err.startswith(f"hilltops: line {line + 1}: ")
    assert what in err


def test_an_action_after_the_end_disagrees(shell: Shell) -> None:
    _, out, _ = shell("record", "--seed", "3", "--out", "-")
    lines = [json.loads(line) for line in out.splitlines()]
    code, err = shell.check([*lines, lines[-1] | {"n": len(lines)}])
    assert (code, "over" in err) == (1, True)


HEAD = ["record", "game", "version", "seed", "seats", "first", "options", "board", "chance", "state"]
ACTION = ["n", "seat", "decision", "legal", "action", "chance", "state"]
STATE = ["turn", "active", "decision", "hands", "deck", "discard", "winner", "rotation", "letters", "pawns", "fresh"]
MISSING = [
    *((0, (key,)) for key in HEAD),
    *((0, ("state", key)) for key in STATE),
    *((0, ("options", key)) for key in sample()[0]["options"]),
    *((0, ("board", key)) for key in ("rings", "letters", "name", "ladders", "waterfalls", "chance")),
    *((MOVE, (key,)) for key in ACTION),
    *((MOVE, ("state", key)) for key in (*STATE, "rolled")),
    (MOVE, ("decision", "spaces")), (MOVE, ("decision", "kind")), (MOVE, ("decision", "seat")),
    (MOVE, ("action", "type")), (MOVE, ("action", "direction")), (MOVE, ("legal", 0, "type")),
    (MOVE, ("legal", 0, "direction")), (DIE, ("chance", 0, "die")), (DIE, ("chance", 0, "face")),
    (MOVE - 1, ("state", "decision", "spaces")), (0, ("chance", 0, "shuffle")), (0, ("state", "decision", "kind")),
]


def parent(lines: Lines, line: int, path: tuple[Any, ...]) -> Any:
    value: Any = lines[line]
    for key in path[:-1]:
        value = value[key]
    return value


@pytest.mark.parametrize("line,path", MISSING, ids=str)
def test_a_missing_key_is_bad_input(shell: Shell, line: int, path: tuple[Any, ...]) -> None:
    code, err = shell.check(spoilt(lambda lines: parent(lines, line, path).pop(path[-1])))
    assert code == 2
    assert err.startswith(f"hilltops: line {line + 1}: ")


ODD: list[Any] = [None, True, 1, 1.5, "x", [], {}, [1], [None], ["x"], [[]], {"x": 1}]


def fits(old: Any, new: Any, path: tuple[Any, ...]) -> bool:
    """Whether `new` is of a type that the contract allows here."""
    if path[-1] in ("winner", "decision") and path[0] == "state" and new is None:
        return True
    if path[-1] == "pawns" and new == [None]:
        return True
    if path[-1] == "winner":
        return type(new) is int
    if path[-1] == "face":
        return isinstance(new, (int, str)) and not isinstance(new, bool)
    if isinstance(old, list) and isinstance(new, list):
        return not new or not old or (type(old[0]) is type(new[0]) and (type(old[0]) is not list or new == [[]]))
    return type(old) is type(new)


@pytest.mark.parametrize("line,path", [place for place in MISSING if place[1][0] != "board"], ids=str)
def test_a_wrong_type_is_bad_input(shell: Shell, line: int, path: tuple[Any, ...]) -> None:
    old = parent(sample(), line, path)[path[-1]]
    for odd in ODD:
        lines = sample()[: line + 1]
        parent(lines, line, path)[path[-1]] = odd
        code, err = shell.check(lines)
        if (path, type(odd)) in ((("version",), str), (("seed",), int), (("record",), int)):
            assert code == 0
        elif not fits(old, odd, path):
            assert (code, err.startswith(f"hilltops: line {line + 1}: ")) == (2, True), (odd, err)


BROKEN: list[Change] = [
    lambda lines: lines[0].update(record=2),
    lambda lines: lines[0].update(game="chess"),
    lambda lines: lines[0].update(seed=-1),
    lambda lines: lines[0].update(seed=2**53),
    lambda lines: lines[0].update(seats=7),
    lambda lines: lines[0].update(seats=1),
    lambda lines: lines[0].update(seats=4),
    lambda lines: lines[0].update(first=3),
    lambda lines: lines[0].update(first=-1),
    lambda lines: lines[0]["options"].update(hand_size=5),
    lambda lines: lines[0]["options"].update(mode="dice"),
    lambda lines: lines[0]["options"].update(friendly_setup=1),
    lambda lines: lines[0]["board"].update(rings=[5, 4, 3, 10**9]),
    lambda lines: lines[0]["board"]["chance"]["0"].append(2),
    lambda lines: lines.pop(0),
    lambda lines: lines.clear(),
    lambda lines: lines[3].clear(),
]


@pytest.mark.parametrize("change", BROKEN)
def test_what_is_no_record_is_bad_input(shell: Shell, change: Change) -> None:
    assert shell.check(spoilt(change))[0] == 2


def test_a_states_rules_are_checked(shell: Shell) -> None:
    start = sample()[0] | {"chance": []}
    for bad in BAD_STATES:
        code, err = shell.check([start | {"state": start["state"] | bad}])
        assert code == 2, bad
        code, out, err = shell("record", "--from", shell.file([start | {"state": start["state"] | bad}]), "--out", "-")
        assert (code, out, len(err.splitlines())) == (2, "", 1)


BAD_STATES: list[dict[str, Any]] = [
    {"turn": -1}, {"turn": 1}, {"active": 3}, {"active": 1}, {"decision": None},
    {"decision": {"seat": 1, "kind": "start"}},
    {"decision": {"seat": 0, "kind": "dance"}}, {"decision": {"seat": 0, "kind": "da\nnce\u2028"}},
    {"decision": {"seat": 0, "kind": "play"}}, {"hands": [["1"], [], []]}, {"hands": [[], []]}, {"deck": []},
    {"deck": ["1"] * 60}, {"deck": ["joker"] * 60}, {"discard": ["1"]}, {"winner": 0}, {"rotation": [1, 0, 0, 0, 0]},
    {"rotation": [0, 6, 0, 0, 0]}, {"rotation": [0, 0, 0, 0]}, {"letters": list("EMOHBE")}, {"letters": []},
    {"pawns": [None, None]}, {"pawns": [[0, 0], None, None]}, {"pawns": [None, [0, 30], None]}, {"fresh": False},
    {"pawns": [[4, 0], [0, 0], [0, 0]]}, {"pawns": [[0], None, None]}, {"rolled": True}, {"turn": 10**40},
]


@pytest.mark.parametrize("content", [
    b"", b"\n", b"\xef\xbb\xbf", b"\xff\xfe", b"\x00", b"[]", b"null", b'"record"', b"{}", b"{", b"NaN", b"[" * 100_000,
    b'{"a":' * 100_000, b"9" * 100_000, b'{"record": NaN}', b'{"record": 1e999}', b'{"record": "\\ud800"}',
    "\ud800".encode("utf-8", "surrogatepass"), b"{}" * 600_000, b'{"record": ' + b"1" * 5000 + b"}",
])
def test_what_is_no_text_of_a_record_is_bad_input(shell: Shell, content: bytes) -> None:
    assert shell.check(content)[0] == 2


def test_a_byte_order_mark_is_bad_input(shell: Shell) -> None:
    assert shell.check(b"\xef\xbb\xbf" + EXAMPLE.read_bytes())[0] == 2


@pytest.mark.parametrize("depth", [50, 900, *range(960, 1001, 5), 5000])
@pytest.mark.parametrize("key", ['"x": ', '"turn": ', '"board": ', '"name": ', '"letters": ', '"face": '])
def test_deep_nesting_never_ends_in_a_traceback(shell: Shell, depth: int, key: str) -> None:
    lines = [json.dumps(line) for line in sample()]
    deep = "[" * depth + "]" * depth
    for line in (0, DIE):
        spoilt = lines[line].replace(key, f"{key}{deep}, {key}", 1)
        spoilt = spoilt if spoilt != lines[line] else lines[line][:-1] + f', {key}{deep}}}'
        last = lines[line][:-1] + f", {key}{deep}}}"
        for content in (spoilt, last):
            shell.check("\n".join([*lines[:line], content]))


def test_check_fits_nothing_else(shell: Shell) -> None:
    for words in ("--players 3", "--seed 1", "--out x", "--games 2", "--from x", "--script x", "--policy random"):
        assert shell("record", "--check", str(EXAMPLE), *words.split())[0] == 2


def test_a_file_that_is_not_there_is_bad_input(shell: Shell, tmp_path: Any) -> None:
    assert shell("record", "--check", str(tmp_path / "none"))[0] == 2
    assert shell("record", "--check", str(tmp_path))[0] == 2
    assert shell("tally", str(tmp_path / "none"))[0] == 2
    assert text([]) == ""
