"""Which libraries a program file asks for, and for which processors it was made: ELF, PE and Mach-O."""

from __future__ import annotations

import re
import struct
import subprocess
from collections.abc import Iterator
from pathlib import Path

_CPUS = {0x01000007: "x86_64", 0x0100000C: "arm64"}
_FAT, _THIN = 0xCAFEBABE, 0xFEEDFACF
_LOAD_DYLIB = {0xC, 0x80000018, 0x8000001F}
_NEEDED = re.compile(r"^\s+(?:NEEDED|DLL Name:)\s+(\S+)$", re.MULTILINE)
_VERSION = re.compile(r"\b(GLIBC|GLIBCXX|CXXABI)_([0-9.]+)$", re.MULTILINE)


class NoProgram(ValueError):
    """A file is not of the kind it should be."""


def _objdump(file: Path) -> str:
    """What objdump (Debian: binutils) tells of an ELF or PE file. Raises NoProgram."""
    try:
        done = subprocess.run(["objdump", "-p", str(file)], capture_output=True, text=True, check=True)
    except subprocess.CalledProcessError as error:
        raise NoProgram(f"{file.name}: {error.stderr.strip()}") from None
    return done.stdout


def needed(file: Path) -> set[str]:
    """The libraries that an ELF or PE file names. Raises NoProgram."""
    return set(_NEEDED.findall(_objdump(file)))


def versions(file: Path) -> dict[str, tuple[int, ...]]:
    """The newest version of `GLIBC`, `GLIBCXX` and `CXXABI` that an ELF file asks for. Raises NoProgram."""
    newest: dict[str, tuple[int, ...]] = {}
    for library, text in _VERSION.findall(_objdump(file)):
        found = tuple(map(int, text.split(".")))
        newest[library] = max(found, newest.get(library, ()))
    return newest


def dylibs(file: Path) -> dict[str, set[str]]:
    """For each 64-bit processor of a Mach-O file the libraries that it names. Raises NoProgram."""
    data = file.read_bytes()
    return {_CPUS[cpu]: set(_loaded(data, at)) for cpu, at in _slices(file, data)}


def _slices(file: Path, data: bytes) -> Iterator[tuple[int, int]]:
    """The processor and the offset of each part of a Mach-O file."""
    (magic,) = struct.unpack_from("<I", data)
    if magic == _THIN:
        yield struct.unpack_from("<I", data, 4)[0], 0
    elif struct.unpack_from(">I", data)[0] == _FAT:
        for at in range(struct.unpack_from(">I", data, 4)[0]):
            cpu, _, offset = struct.unpack_from(">III", data, 8 + 20 * at)
            if cpu in _CPUS:
                yield cpu, offset
    else:
        raise NoProgram(f"{file.name}: no Mach-O file")


def _loaded(data: bytes, start: int) -> Iterator[str]:
    (count,) = struct.unpack_from("<I", data, start + 16)
    at = start + 32
    for _ in range(count):
        command, size = struct.unpack_from("<II", data, at)
        if command in _LOAD_DYLIB:
            (name,) = struct.unpack_from("<I", data, at + 8)
            yield data[at + name : at + size].split(b"\0")[0].decode()
        at += size
