"""The shape of the program, as docs/design.md has it."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
GAME = ROOT / "game"
FILES = sorted(GAME.rglob("*.py"))
LAYERS = ("rules", "bots", "table", "scene", "ui", "app")
SHARED = {"audio", "bindings", "cli_values", "desktop", "files", "games", "inputs", "launch", "pace", "paths"}
SHARED |= {"settings", "ui_tree", "words"}
"""Small modules that every layer from the table up may use."""
PURE = ("rules", "bots")
IMPURE = {"random", "time", "datetime", "threading", "asyncio", "os", "pathlib", "secrets", "io"}
WITH_PANDA = {"app", "assets", "audio", "bench_probe", "inputs", "pad", "selfcheck_window", "window"}
GAME_NAMES = {"emohbi", "magic_hill"}


def name_of(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def layer_of(parts: tuple[str, ...]) -> str:
    """The layer of a module `game.<parts>`; what is above all screens counts as `app`."""
    head = parts[0] if parts else ""
    return head if head in LAYERS or head in SHARED else "app"


def imports(file: Path) -> list[str]:
    found: list[str] = []
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            found += [f"{base}.{alias.name}" if base in ("game", "game.commands") else base for alias in node.names]
    return found


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_imports_point_one_way(file: Path) -> None:
    own = layer_of(file.relative_to(GAME).with_suffix("").parts)
    if own in SHARED:
        return
    for name in imports(file):
        top, *parts = name.split(".")
        if top != "game" or not parts or parts[0].startswith("_"):
            continue
        other = layer_of(tuple(parts))
        if other in SHARED:
            assert own not in PURE, f"{own} imports {name}"
        else:
            assert LAYERS.index(other) <= LAYERS.index(own), f"{own} imports {name}"


@pytest.mark.parametrize("layer", ["rules", "bots", "table"])
def test_the_pure_packages_load_no_panda3d(layer: str) -> None:
    modules = [name_of(file)[:-3].replace("/", ".") for file in FILES if file.parts[len(GAME.parts)] == layer]
    code = f"import importlib, sys\nfor name in {modules!r}: importlib.import_module(name.removesuffix('.__init__'))\n"
    code += "sys.exit(any(name.split('.')[0] in ('panda3d', 'direct') for name in sys.modules))"
    assert modules
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, timeout=60).returncode == 0


def test_only_scene_ui_and_the_window_know_panda3d() -> None:
    knowing = {file for file in FILES if any(name.split(".")[0] in ("panda3d", "direct") for name in imports(file))}
    folders = {file.relative_to(GAME).parts[0].removesuffix(".py") for file in knowing}
    assert folders <= {"scene", "ui"} | WITH_PANDA


def test_rules_and_bots_use_no_clock_no_files_no_threads_no_foreign_chance() -> None:
    for file in FILES:
        if file.relative_to(GAME).parts[0] in PURE:
            used = {name.split(".")[0] for name in imports(file)} & IMPURE
            assert not used, f"{name_of(file)} imports {used}"


@pytest.mark.parametrize("folder", ["game", "art", "tests"])
def test_no_file_is_longer_than_400_lines(folder: str) -> None:
    long = {
        name_of(file): count
        for file in (ROOT / folder).rglob("*.py")
        if (count := len(file.read_text("utf-8").splitlines())) > 400
    }
    assert not long


def test_the_game_checks_itself_with_exceptions_not_assert() -> None:
    asserting = [
        name_of(file)
        for file in FILES
        if any(isinstance(node, ast.Assert) for node in ast.walk(ast.parse(file.read_text("utf-8"))))
    ]
    assert not asserting


def test_only_paths_py_looks_for_files_beside_the_code() -> None:
    """In the packaged program there is no folder with the code in it."""
    looking = [name_of(file) for file in FILES if "__file__" in file.read_text("utf-8")]
    assert looking == ["game/paths.py"]


def tells_games_apart(source: str) -> bool:
    """Whether a module compares something with a game's name, also in a `match`, or as `emohbi.NAME`."""
    asking = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Compare | ast.match_case)]
    parts = [part for node in asking for part in ast.walk(node.pattern if isinstance(node, ast.match_case) else node)]
    words = {part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)}
    names = {ast.unparse(part.value) for part in parts if isinstance(part, ast.Attribute) and part.attr == "NAME"}
    return bool(GAME_NAMES & (words | {name.split(".")[-1] for name in names}))


def test_only_games_py_tells_one_game_from_another() -> None:
    for file in FILES:
        if not GAME_NAMES & set(file.parts) and file.name != "games.py":
            assert not tells_games_apart(file.read_text("utf-8")), name_of(file)


@pytest.mark.parametrize(
    "source",
    [
        "if game == 'emohbi': pass",
        "own = name in ('emohbi', 'magic_hill')",
        "if game.NAME != magic_hill.NAME: pass",
        "match name:\n    case 'magic_hill': pass",
    ],
)
def test_a_comparison_with_a_games_name_is_found(source: str) -> None:
    assert tells_games_apart(source)
    assert not tells_games_apart(source.replace("emohbi", "chess").replace("magic_hill", "chess"))


def test_the_games_have_the_same_files() -> None:
    first, *others = ({file.name for file in (GAME / "rules" / name).glob("*.py")} for name in sorted(GAME_NAMES))
    assert "rules.py" in first
    assert all(files == first for files in others)


def test_the_games_named_here_are_all() -> None:
    from game.games import GAMES

    assert set(GAMES) == GAME_NAMES
