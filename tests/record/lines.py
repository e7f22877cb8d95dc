"""Records to read and to spoil."""

from __future__ import annotations

import io
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game import cli
from game.rules import emohbi
from game.rules.core import record
from game.rules.core.chance import Seeded
from game.rules.core.protocol import Setup

EXAMPLES = Path(__file__).parent.parent / "examples"
EXAMPLE = EXAMPLES / "emohbi.jsonl"
Lines = list[dict[str, Any]]


def example() -> Lines:
    """The example's lines as objects of one's own."""
    return [json.loads(line) for line in EXAMPLE.read_text("utf-8").splitlines()]


@cache
def _sample() -> str:
    setup = Setup(3, 0, example()[0]["board"], {name: known[0] for name, known in emohbi.OPTIONS.items()})
    step, rng = emohbi.new(setup, Seeded(11)), Seeded(4)
    played = record.play(emohbi, step.state, lambda state, legal, n: rng.pick(legal), 24)  # type: ignore[arg-type]
    return "\n".join(json.dumps(line) for line in [record.header(emohbi, setup, 11, step), *played])


def sample() -> Lines:
    """A record of the program's own, of 24 actions, with both dice in it."""
    return [json.loads(line) for line in _sample().split("\n")]


def text(lines: Lines) -> str:
    return "".join(json.dumps(line) + "\n" for line in lines)


class Shell:
    """The real command line, without a process of its own."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self.capsys, self.monkeypatch, self.folder = capsys, monkeypatch, folder

    def __call__(self, *words: str, stdin: bytes = b"") -> tuple[int, str, str]:
        """Exit code, standard output, standard error."""
        self.monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(stdin), "utf-8"))
        try:
            code = cli.main(words)
        except SystemExit as leaving:
            code = int(leaving.code or 0)
        return code, *self.capsys.readouterr()

    def file(self, content: str | bytes | Lines, name: str = "game.jsonl") -> str:
        """A new file with this content."""
        path = self.folder / name
        if isinstance(content, list):
            content = text(content)
        path.write_bytes(content if isinstance(content, bytes) else content.encode("utf-8", "surrogatepass"))
        return str(path)

    def check(self, content: str | bytes | Lines) -> tuple[int, str]:
        """Exit code and standard error of `record --check`; nothing is printed, and never more than one line."""
        code, out, err = self("record", "--check", self.file(content))
        assert out == ""
        assert err == "" if code == 0 else len(err.splitlines()) == 1, err
        assert code in (0, 1, 2)
        return code, err
