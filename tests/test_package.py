"""What `python -m art.package` does without wheels: it says what is wrong with a program, and packs the same bytes."""

from __future__ import annotations

import os
import struct
from pathlib import Path
from zipfile import ZipFile

import pytest

from art.package import check, finish, libraries, pack

X86_64, ARM64, I386 = 0x01000007, 0x0100000C, 7


def mach_o(cpu: int, *names: str) -> bytes:
    """A 64-bit Mach-O file that loads these libraries and has one other command before them."""
    commands = [struct.pack("<IIQ", 0x1B, 16, 0)]
    for name in names:
        text = name.encode() + b"\0" * (8 - len(name) % 8)
        commands.append(struct.pack("<IIIIII", 0xC, 24 + len(text), 24, 0, 0, 0) + text)
    head = struct.pack("<IIIIIIII", 0xFEEDFACF, cpu, 0, 6, len(commands), sum(map(len, commands)), 0, 0)
    return head + b"".join(commands)


def test_what_a_mach_o_file_loads(tmp_path: Path) -> None:
    file = tmp_path / "thin"
    file.write_bytes(mach_o(ARM64, "@loader_path/libpanda.dylib", "/usr/lib/libSystem.B.dylib"))
    assert libraries.dylibs(file) == {"arm64": {"@loader_path/libpanda.dylib", "/usr/lib/libSystem.B.dylib"}}


def test_a_file_for_two_processors_and_an_old_one(tmp_path: Path) -> None:
    slices = {X86_64: mach_o(X86_64, "a"), ARM64: mach_o(ARM64, "b"), I386: b"old"}
    head, body = struct.pack(">II", 0xCAFEBABE, len(slices)), b""
    for cpu, data in slices.items():
        head += struct.pack(">IIIII", cpu, 0, 8 + 20 * len(slices) + len(body), len(data), 0)
        body += data
    file = tmp_path / "fat"
    file.write_bytes(head + body)
    assert libraries.dylibs(file) == {"x86_64": {"a"}, "arm64": {"b"}}


def test_other_files_are_none(tmp_path: Path) -> None:
    file = tmp_path / "text"
    file.write_bytes(b"#!/bin/sh\n")
    with pytest.raises(libraries.NoProgram, match="text"):
        libraries.dylibs(file)


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A whole program for a Mac whose repository has one asset."""
    root = tmp_path / "root"
    monkeypatch.setattr(check, "ROOT", root)
    (root / "models").mkdir(parents=True)
    (root / "models" / "hill.bam").write_bytes(b"hill")
    app = tmp_path / "hilltops.app"
    for folder in ("MacOS", "Frameworks", "Resources/models", "Resources/licences"):
        (app / "Contents" / folder).mkdir(parents=True)
    contents = app / "Contents"
    (contents / "Resources" / "models" / "hill.bam").write_bytes(b"hill")
    (contents / "Resources" / "iconfile.icns").write_bytes(b"icon")
    (contents / "Info.plist").write_bytes(
        b"<plist><dict><key>CFBundleExecutable</key><string>hilltops</string>"
        b"<key>CFBundleIconFile</key><string>iconfile</string></dict></plist>"
    )
    (contents / "MacOS" / "hilltops").write_bytes(mach_o(ARM64, "@executable_path/../Frameworks/libpanda.dylib"))
    (contents / "Frameworks" / "libpanda.dylib").write_bytes(mach_o(ARM64, "/usr/lib/libSystem.B.dylib"))
    monkeypatch.setattr(finish, "_papers", lambda name, folder, end: papers(folder / "licences"))
    return finish.finish("macos-arm64", tmp_path)


def papers(folder: Path) -> None:
    parts = ("hilltops", "fredoka", "python", "panda3d", "platformdirs")
    for name in {text.name for text in finish.LICENCES.iterdir()} | {f"{part}.txt" for part in parts}:
        (folder / name).write_text("licence", "utf-8")


def test_nothing_is_wrong_with_a_whole_program(made: Path) -> None:
    assert made.name == "Hilltops.app"
    assert check.check("macos-arm64", made) == []


def test_what_is_missing_is_named(made: Path) -> None:
    contents = made / "Contents"
    (contents / "Resources" / "models" / "hill.bam").write_bytes(b"another")
    (contents / "Resources" / "licences" / "python.txt").unlink()
    (contents / "Frameworks" / "libpanda.dylib").unlink()
    assert check.check("macos-arm64", made) == [
        "models/hill.bam is missing, or another",
        "licences/python.txt is missing",
        "hilltops needs @executable_path/../Frameworks/libpanda.dylib for arm64",
    ]


def test_another_processor_is_noticed(made: Path) -> None:
    assert "hilltops is not made for x86_64" in check.check("macos-x86_64", made)


def test_the_same_files_make_the_same_archive(made: Path, tmp_path: Path) -> None:
    first = pack._zip(made, tmp_path / "one.zip", "Hilltops.app").read_bytes()
    for file in made.rglob("*"):
        os.utime(file, (1, 1))
    assert pack._zip(made, tmp_path / "two.zip", "Hilltops.app").read_bytes() == first
    with ZipFile(tmp_path / "two.zip") as packed:
        rights = {entry.filename: entry.external_attr >> 16 & 0o777 for entry in packed.infolist()}
    assert rights["Hilltops.app/Contents/MacOS/hilltops"] == 0o755
    assert rights["Hilltops.app/Contents/Info.plist"] == 0o644
