"""What a bare program still lacks: licences, a word to the reader, and what its system wants to know of it."""

from __future__ import annotations

import plistlib
import shutil
import sys
import sysconfig
from pathlib import Path
from zipfile import ZipFile

from art.package import BUILD, PLATFORMS, ROOT
from game import __version__

LICENCES = Path(__file__).parent / "licences"
IDENTIFIER = "org.hilltops.hilltops"
OLDEST_MACOS = {"macos-arm64": "11.0", "macos-x86_64": "10.9"}
DESKTOP = """[Desktop Entry]
Type=Application
Name=Hilltops
Comment=Board games on 3D hills for families
Exec=/opt/hilltops/hilltops
Icon=hilltops
Categories=Game;BoardGame;
Terminal=false
"""
_IN_WHEELS = {"panda3d": "dist-info/LICENSE.txt", "platformdirs": "dist-info/licenses/LICENSE"}


def finish(name: str, folder: Path) -> Path:
    """Complete the program of one of PLATFORMS in its build folder; the folder or bundle to be packed."""
    if name.startswith("macos"):
        return _bundle(name, folder)
    _papers(name, folder, "\r\n" if name == "windows" else "\n")
    if name == "linux":
        shutil.copy(ROOT / "textures" / "icon-256.png", folder / "hilltops.png")
    return folder


def _bundle(name: str, folder: Path) -> Path:
    app = folder / "Hilltops.app"
    (folder / "hilltops.app").rename(app)
    file = app / "Contents" / "Info.plist"
    told = plistlib.loads(file.read_bytes())
    told.update(
        CFBundleName="Hilltops",
        CFBundleDisplayName="Hilltops",
        CFBundleIdentifier=IDENTIFIER,
        CFBundleVersion=__version__,
        CFBundleShortVersionString=__version__,
        CFBundleSignature="????",
        CFBundleInfoDictionaryVersion="6.0",
        LSMinimumSystemVersion=OLDEST_MACOS[name],
        LSApplicationCategoryType="public.app-category.board-games",
        NSHumanReadableCopyright="MIT licence",
    )
    file.write_bytes(plistlib.dumps(told))
    _papers(name, app / "Contents" / "Resources", "\n")
    return app


def _papers(name: str, folder: Path, end: str) -> None:
    texts = folder / "licences"
    shutil.copytree(LICENCES, texts)
    shutil.copy(ROOT / "LICENSE", texts / "hilltops.txt")
    shutil.copy(ROOT / "textures" / "fonts" / "OFL.txt", texts / "fredoka.txt")
    shutil.copy(Path(sysconfig.get_path("stdlib")) / "LICENSE.txt", texts / "python.txt")
    cache = BUILD / "__whl_cache__" / f"{PLATFORMS[name]}_cp{sys.version_info[0]}{sys.version_info[1]}"
    for part, ending in _IN_WHEELS.items():
        (wheel,) = cache.glob(f"{part}-*.whl")
        with ZipFile(wheel) as file:
            (inside,) = (each for each in file.namelist() if each.endswith(ending))
            (texts / f"{part}.txt").write_bytes(file.read(inside))
    for text in texts.iterdir():
        text.write_text(text.read_text("utf-8"), "utf-8", newline=end)
