"""Broken records: never a traceback, never more than one line, a few seconds or 300 MB."""

from __future__ import annotations

import contextlib
import io
import json
import subprocess
import sys
from typing import Any
from unittest import mock

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from record.lines import EXAMPLE, sample

from game import cli
from game.games import GAMES
from game.rules.core import record
from game.rules.core.chance import Seeded
from game.rules.core.protocol import Setup

BASE = [json.dumps(line).encode() for line in sample()[:18]]
WHOLE = b"\n".join(BASE)
quick = settings(max_examples=100, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


def verdict(data: bytes, *words: str) -> int:
    """The exit code of a command that reads `data`; what it says is one line, nothing if all is well."""
    err = io.StringIO()
    with (
        mock.patch("sys.stdin", io.TextIOWrapper(io.BytesIO(data), "utf-8")),
        contextlib.redirect_stderr(err),
        contextlib.redirect_stdout(io.TextIOWrapper(io.BytesIO(), "utf-8")),
    ):
        code = cli.main(words or ("record", "--check", "-"))
    told = err.getvalue()
    assert code in (0, 1, 2)
    assert told == "" if code == 0 else len(told.splitlines()) == 1 and len(told) < 6000, told
    return code


@quick
@given(st.integers(0, len(WHOLE)))
def test_cut_at_any_byte(end: int) -> None:
    whole_lines = {len(b"\n".join(BASE[:n])) for n in range(1, len(BASE) + 1)}
    kept = WHOLE[:end]
    assert (verdict(kept) == 0) == (end in whole_lines or end - 1 in whole_lines)


@quick
@given(st.lists(st.tuples(st.integers(0, len(WHOLE) - 1), st.integers(0, 7)), min_size=1, max_size=4))
def test_flipped_bits(flips: list[tuple[int, int]]) -> None:
    data = bytearray(WHOLE)
    for place, bit in flips:
        data[place] ^= 1 << bit
    verdict(bytes(data))


@quick
@given(st.integers(0, len(WHOLE)), st.binary(max_size=30), st.integers(0, 400))
def test_foreign_bytes(place: int, foreign: bytes, gone: int) -> None:
    verdict(WHOLE[:place] + foreign + WHOLE[place + gone :])


ODD = st.one_of(
    st.none(), st.booleans(), st.integers(), st.integers(-(10**400), 10**400), st.floats(), st.text(max_size=5),
    st.sampled_from(["\ud800", "\n\u2028\r", "E", "play", "ladder", "9" * 3000, [], {}, [[]], [0, 0], [4, 0], "1"]),
)
TREE = st.recursive(
    ODD, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3)
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path to everything in a JSON value; of long lists only the first items."""
    found = [path] if path else []
    if isinstance(value, dict):
        for key, inner in value.items():
            found += places(inner, (*path, key))
    elif isinstance(value, list):
        for i, inner in enumerate(value[:3]):
            found += places(inner, (*path, i))
    return found


PLACES = [(line, path) for line in (0, 1, 4, 5, 16, 17) for path in places(sample()[line])]


@settings(quick, max_examples=250)
@given(st.sampled_from(PLACES), TREE)
def test_anything_at_any_key(place: tuple[int, tuple[Any, ...]], odd: Any) -> None:
    line, path = place
    lines = sample()[: line + 2]
    value: Any = lines[line]
    for key in path[:-1]:
        value = value[key]
    value[path[-1]] = odd
    verdict("\n".join(map(json.dumps, lines)).encode())
    if line == 0:
        verdict(json.dumps(lines[0]).encode(), "record", "--from", "-", "--max-actions", "3", "--out", "-")
        verdict(json.dumps(lines[0]).encode(), "tally", "-")


@quick
@given(TREE, st.sampled_from(["direction", "type", "seat", "card"]))
def test_any_script(odd: Any, key: str) -> None:
    lines = [json.dumps(line["action"]) for line in sample()[1:6]] + [json.dumps({"type": "move", key: odd})]
    verdict("\n".join(lines).encode(), "record", "--seed", "11", "--players", "3", "--script", "-", "--out", "-")


@settings(quick, max_examples=25)
@given(st.lists(st.integers(0, 39), max_size=6), st.integers(0, 999))
def test_random_play_with_undo(undos: list[int], seed: int) -> None:
    """A saved game: actions, now and then some taken back; it checks, and going on from its last state does."""
    game = GAMES["emohbi"].rules
    setup = Setup(2 + seed % 5, 0, sample()[0]["board"], sample()[0]["options"])
    step, rng, lines, n = game.new(setup, Seeded(seed)), Seeded(seed), [], 0
    states = [step.state]
    lines.append(record.header(game, setup, seed, step))
    for i in range(40):
        for line in record.play(game, states[-1], lambda state, legal, n: rng.pick(legal), 1):
            n += 1
            lines.append(line | {"n": n})
            states.append(game.state_from_json(setup, json.loads(json.dumps(line["state"])))._replace(rng=i))
        if i in undos:
            n = rng.below(n + 1)
            del states[n + 1 :]
            lines.append({"table": "undo", "to": n})
    assert verdict(b"".join(map(record.dumps, lines))) == 0


HEAVY = """
import contextlib, io, json, sys, time
from pathlib import Path
from game import cli
head = open({example!r}).readline().strip()
big = {{
    "one line": lambda: "x" * 60_000_000, "brackets": lambda: "[" * 5_000_000, "lines": lambda: "\\n" * 3_000_000,
    "small lists": lambda: head[:-1] + ', "x": [' + "[],{{}}," * 140_000 + "0]}}",
    "tables": lambda: head + "\\n" + '{{"table":"x"}}\\n' * 100_000,
    "script": lambda: "{{}}\\n" * 3_000_000,
    "number": lambda: head.replace('"seed": ', '"seed": ' + "9" * 900_000),
    "keys": lambda: "{{" + ",".join(f'"{{i}}":1' for i in range(90_000)) + "}}",
    "float": lambda: head[:-1] + ', "x": 1' + "0" * 900_000 + ".5}}",
}}
for name, make in big.items():
    open("big", "w").write(make())
    for words in (["record", "--check", "big"], ["tally", "big"],
                  ["record", "--from", "big", "--out", "x", "--max-actions", "2"],
                  ["record", "--script", "big", "--out", "x"], ["record", "--board", "big", "--out", "x"]):
        err, start = io.StringIO(), time.process_time()
        with contextlib.redirect_stderr(err), contextlib.redirect_stdout(io.StringIO()):
            code = cli.main(words)
        assert code in (0, 1, 2) and err.getvalue().count("\\n") <= 1, (name, words)
        assert time.process_time() - start < 4, (name, words, time.process_time() - start)
status = Path("/proc/self/status")  # getrusage would count what the process was before, which is pytest
lines = status.read_text().splitlines() if status.exists() else ["VmHWM: 0 kB"]
print(next(int(line.split()[1]) for line in lines if line.startswith("VmHWM")) // 1024)
"""


def test_giant_files_take_neither_long_nor_much_memory(tmp_path: Any) -> None:
    code = f"import sys; sys.path.insert(0, {str(EXAMPLE.parents[2])!r})" + HEAVY.format(example=str(EXAMPLE))
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.stderr == ""
    assert int(done.stdout) < 300
