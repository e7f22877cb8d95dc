"""The files that people download; the same bytes from the same program."""

from __future__ import annotations

import gzip
import os
import shutil
import subprocess
import tarfile
import tempfile
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from art.package import BUILD, ROOT
from art.package.finish import DESKTOP
from game import __version__

DIST = ROOT / "dist"
NAME = f"hilltops-{__version__}"
MOMENT = 1_700_000_000
"""Seconds since 1970: the time of every file in a package."""
DAY = (2023, 11, 14, 22, 13, 20)
NEEDS = "libc6 (>= 2.17), libstdc++6, libgl1, libegl1, libx11-6"


def pack(name: str, made: Path) -> list[Path]:
    """Pack the finished program of one of PLATFORMS; the files in dist/."""
    DIST.mkdir(exist_ok=True)
    if name == "linux":
        return [_tar(made), _deb(made)]
    if name == "windows":
        return [_zip(made, DIST / f"{NAME}-windows-x86_64.zip", NAME), *_installer(made)]
    return [_zip(made, DIST / f"{NAME}-{name}.zip", made.name)]


def _files(folder: Path) -> list[Path]:
    return sorted(file for file in folder.rglob("*") if file.is_file())


def _mode(file: Path) -> int:
    """Programs may be started; nothing else of a package needs a right of its own."""
    return 0o755 if file.stem == "hilltops" and file.suffix in ("", ".exe") else 0o644


def _tar(made: Path) -> Path:
    out = DIST / f"{NAME}-linux-x86_64.tar.gz"
    with (
        open(out, "wb") as raw,
        gzip.GzipFile("", "wb", 9, raw, MOMENT) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as tar,
    ):
        for file in _files(made):
            entry = tarfile.TarInfo(f"{NAME}/{file.relative_to(made).as_posix()}")
            entry.mode, entry.mtime, entry.size = _mode(file), MOMENT, file.stat().st_size
            with open(file, "rb") as content:
                tar.addfile(entry, content)
    return out


def _zip(made: Path, out: Path, top: str) -> Path:
    with ZipFile(out, "w", ZIP_DEFLATED, compresslevel=9) as packed:
        for file in _files(made):
            entry = ZipInfo(f"{top}/{file.relative_to(made).as_posix()}", DAY)
            entry.compress_type = ZIP_DEFLATED
            entry.create_system = 3  # Unix, for the right to be started
            entry.external_attr = (0o100000 | _mode(file)) << 16
            packed.writestr(entry, file.read_bytes())
    return out


def _deb(made: Path) -> Path:
    """A package for Debian, Ubuntu and their kin, with an entry in the desktop's menu."""
    out = DIST / f"hilltops_{__version__}_amd64.deb"
    with tempfile.TemporaryDirectory() as folder:
        top = Path(folder, "top")
        shutil.copytree(made, top / "opt" / "hilltops")
        share = top / "usr" / "share"
        _write(share / "applications" / "hilltops.desktop", DESKTOP)
        _write(share / "doc" / "hilltops" / "copyright", (ROOT / "LICENSE").read_text("utf-8"))
        icon = share / "icons" / "hicolor" / "256x256" / "apps" / "hilltops.png"
        icon.parent.mkdir(parents=True)
        shutil.move(top / "opt" / "hilltops" / "hilltops.png", icon)
        size = sum(file.stat().st_size for file in _files(top)) // 1024
        _write(top / "DEBIAN" / "control", _control(size))
        _level(top)
        environment = {**os.environ, "SOURCE_DATE_EPOCH": str(MOMENT)}
        words = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z4", "--build", str(top), str(out)]
        subprocess.run(words, check=True, env=environment, stdout=subprocess.DEVNULL)
    return out


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


def _level(top: Path) -> None:
    """Give files and folders the same rights and times whoever packs them."""
    for path in [top, *top.rglob("*")]:
        path.chmod(0o755 if path.is_dir() else _mode(path))
        os.utime(path, (MOMENT, MOMENT))


def _control(size: int) -> str:
    return f"""Package: hilltops
Version: {__version__}
Architecture: amd64
Maintainer: Hilltops <hilltops@localhost>
Installed-Size: {size}
Depends: {NEEDS}
Section: games
Priority: optional
Description: board games on 3D hills for families
 Emohbi, a race up an island of turning rings, and Magic Hill, goblins on a
 hill like a spiral tower, for a family round one computer.
"""


def _installer(made: Path) -> list[Path]:
    """The installer for Windows, where its tool is installed."""
    if shutil.which("makensis") is None:
        print("makensis is not installed (Debian: nsis); the Windows installer is left out")
        return []
    out = DIST / f"{NAME}-windows-x86_64-setup.exe"
    _level(made)
    numbers = ".".join([*__version__.split("."), "0", "0"][:4])
    known = {"VERSION": __version__, "NUMBERS": numbers, "SOURCE": str(made), "OUT": str(out)}
    icon = BUILD / "hilltops.ico"
    _icon(icon)
    known["ICON"] = str(icon)
    words = ["makensis", "-V2", "-NOCD", *(f"-D{key}={value}" for key, value in known.items())]
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(MOMENT)}
    subprocess.run([*words, str(Path(__file__).with_name("windows.nsi"))], check=True, env=environment)
    return [out]


def _icon(out: Path) -> None:
    from direct.dist.icon import Icon

    icon = Icon()
    icon.addImage(str(ROOT / "textures" / "icon-256.png"))
    icon.generateMissingImages()
    icon.makeICO(str(out))
