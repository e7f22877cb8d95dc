"""Whether a finished program is whole: every asset, every library, no need that its system does not meet."""

from __future__ import annotations

import plistlib
from collections.abc import Callable, Iterator
from pathlib import Path

from art.package import ROOT, libraries
from art.package.finish import LICENCES
from game import __version__
from game.assets import FOLDERS

OLDEST = {"GLIBC": (2, 17), "GLIBCXX": (3, 4, 19), "CXXABI": (1, 3, 7)}
"""What manylinux2014 promises, so that a Linux of 2014 is new enough."""
LINUX = {
    *("ld-linux-x86-64.so.2", "libc.so.6", "libdl.so.2", "libm.so.6", "libpthread.so.0", "librt.so.1", "libutil.so.1"),
    *("libstdc++.so.6", "libgcc_s.so.1", "libGL.so.1", "libEGL.so.1", "libX11.so.6"),
}
"""The C and C++ libraries, and what any Linux with a picture has."""
WINDOWS = {
    *("advapi32.dll", "comdlg32.dll", "gdi32.dll", "glu32.dll", "imm32.dll", "iphlpapi.dll", "kernel32.dll"),
    *("ole32.dll", "oleaut32.dll", "opengl32.dll", "rpcrt4.dll", "shell32.dll", "shlwapi.dll", "user32.dll"),
    *("avrt.dll", "bcrypt.dll", "crypt32.dll", "ntdll.dll", "setupapi.dll", "version.dll", "winmm.dll", "ws2_32.dll"),
    "wsock32.dll",
}
MACOS = ("/usr/lib/", "/System/Library/Frameworks/")


def check(name: str, made: Path) -> list[str]:
    """What is wrong with the finished program of one of PLATFORMS, as sentences."""
    data = made / "Contents" / "Resources" if name.startswith("macos") else made
    return [*_assets(data), *_licences(data), *_SYSTEMS[name.partition("-")[0]](name, made)]


def _assets(data: Path) -> Iterator[str]:
    for top in FOLDERS:
        for file in sorted((ROOT / top).rglob("*")):
            inside = data / file.relative_to(ROOT)
            if file.is_file() and not file.name.startswith(".") and not _same(file, inside):
                yield f"{file.relative_to(ROOT)} is missing, or another"


def _same(file: Path, inside: Path) -> bool:
    return inside.is_file() and inside.read_bytes() == file.read_bytes()


def _licences(data: Path) -> Iterator[str]:
    parts = ("hilltops", "fredoka", "python", "panda3d", "platformdirs")
    for text in sorted({text.name for text in LICENCES.iterdir()} | {f"{part}.txt" for part in parts}):
        file = data / "licences" / text
        if not file.is_file() or not file.read_bytes().strip():
            yield f"licences/{text} is missing"


def _linux(name: str, made: Path) -> Iterator[str]:
    files = [made / "hilltops", *sorted(file for file in made.iterdir() if ".so" in file.suffixes)]
    here = {file.name for file in files}
    for file in files:
        for library in sorted(libraries.needed(file) - here - LINUX):
            yield f"{file.name} needs {library}"
        for library, version in libraries.versions(file).items():
            if version > OLDEST[library]:
                yield f"{file.name} needs {library} {'.'.join(map(str, version))}"


def _windows(name: str, made: Path) -> Iterator[str]:
    files = sorted(file for file in made.iterdir() if file.suffix.lower() in (".exe", ".dll", ".pyd"))
    here = {file.name.lower() for file in files}
    for file in files:
        wanted = {library.lower() for library in libraries.needed(file)}
        for library in sorted(wanted - here - WINDOWS):
            if not library.startswith("api-ms-win-core-"):  # which Windows has had since version 8
                yield f"{file.name} needs {library}"


def _macos(name: str, made: Path) -> Iterator[str]:
    contents, cpu = made / "Contents", name.removeprefix("macos-")
    told = plistlib.loads((contents / "Info.plist").read_bytes())
    if (told["CFBundleShortVersionString"], told["CFBundleExecutable"]) != (__version__, "hilltops"):
        yield "Info.plist names another version or program"
    if not (contents / "Resources" / f"{told['CFBundleIconFile']}.icns").is_file():
        yield "Info.plist names an icon that is not there"
    files = [contents / "MacOS" / "hilltops", *sorted((contents / "Frameworks").iterdir())]
    made_for = {file.name: libraries.dylibs(file) for file in files}
    wanted = {user: needs[cpu] for user, needs in made_for.items() if cpu in needs}
    if "hilltops" not in wanted:
        yield f"hilltops is not made for {cpu}"
    for user, needs in wanted.items():
        for library in sorted(needs):
            if not library.startswith(MACOS) and Path(library).name not in wanted:
                yield f"{user} needs {library} for {cpu}"


_SYSTEMS: dict[str, Callable[[str, Path], Iterator[str]]] = {"linux": _linux, "windows": _windows, "macos": _macos}
