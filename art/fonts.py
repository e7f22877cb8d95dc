"""textures/fonts/fredoka.ttf: Fredoka SemiBold (SIL Open Font License) joined from its latin and latin-ext subsets.

Run it with the folder of the unpacked npm package @fontsource/fredoka 5.3.0: `python -m art.fonts PACKAGE`.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from fontTools.merge import Merger
from fontTools.ttLib import TTFont

TARGET = Path(__file__).resolve().parent.parent / "textures" / "fonts"
SUBSETS = ("latin", "latin-ext")


def main(package: str) -> None:
    """Write fredoka.ttf and its licence OFL.txt from the package's .woff files."""
    TARGET.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        parts = [_plain(Path(package), subset, Path(folder)) for subset in SUBSETS]
        font = Merger().merge(parts)
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    font.save(TARGET / "fredoka.ttf")
    shutil.copyfile(Path(package) / "LICENSE", TARGET / "OFL.txt")


def _plain(package: Path, subset: str, folder: Path) -> str:
    """Unpack one .woff into a .ttf without hints and without layout tables that differ between the subsets."""
    font = TTFont(package / "files" / f"fredoka-{subset}-600-normal.woff")
    font.flavor = None
    path = folder / f"{subset}.ttf"
    font.save(path)
    return str(path)


if __name__ == "__main__":
    main(sys.argv[1])
