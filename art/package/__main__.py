"""`python -m art.package [--only NAME ...]`: programs for Linux, Windows and macOS, checked and packed, in dist/."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from art.package import PLATFORMS, PYTHON, ROOT
from art.package.build import build
from art.package.check import check
from art.package.finish import finish
from art.package.pack import pack

MB = 1_000_000
LARGEST = {"linux": 60, "windows": 60, "macos-arm64": 90, "macos-x86_64": 90}
"""MB of a packed program."""
_SEED = "PYTHONHASHSEED"


def main() -> int:
    """Build what the command line asks for; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m art.package", description=__doc__)
    parser.add_argument("--only", nargs="+", choices=tuple(PLATFORMS), default=tuple(PLATFORMS), metavar="NAME")
    names = parser.parse_args().only
    if sys.version_info[:2] != PYTHON or not sys.platform.startswith("linux"):
        print("the programs are built by Python {}.{} on Linux".format(*PYTHON), file=sys.stderr)
        return 2
    os.chdir(ROOT)
    if os.environ.get(_SEED) != "0":  # the order of sets goes into the frozen code: the same one each time
        os.execve(sys.executable, [sys.executable, "-m", "art.package", *sys.argv[1:]], {**os.environ, _SEED: "0"})
    try:
        built = build(names)
    except subprocess.CalledProcessError as error:
        print(f"this did not work, so nothing is built: {' '.join(map(str, error.cmd))}", file=sys.stderr)
        return 1
    trouble = [wrong for name, folder in built.items() for wrong in _pack(name, folder)]
    for wrong in trouble:
        print(wrong, file=sys.stderr)
    return 1 if trouble else 0


def _pack(name: str, folder: Path) -> Iterator[str]:
    """Finish, check and pack a program that was built in a folder; what is wrong with it."""
    made = finish(name, folder)
    yield from (f"{name}: {wrong}" for wrong in check(name, made))
    for file in pack(name, made):
        size = file.stat().st_size / MB
        print(f"{file.relative_to(ROOT)}  {size:.1f} MB", flush=True)
        if size > LARGEST[name]:
            yield f"{file.name} is larger than {LARGEST[name]} MB"


if __name__ == "__main__":
    sys.exit(main())
