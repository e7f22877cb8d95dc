"""textures/fonts/fredoka.ttf: Fredoka SemiBold (SIL Open Font License), joined from its latin and latin-ext subsets.

The subsets in art/fredoka are those of the npm package @fontsource/fredoka 5.3.0, unchanged.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from fontTools.merge import Merger
from fontTools.ttLib import TTFont

SOURCE = Path(__file__).resolve().parent / "fredoka"
TARGET = SOURCE.parent.parent / "textures" / "fonts"
SUBSETS = ("latin", "latin-ext")
_DATE = 3_800_000_000
"""Seconds since 1904 that the file bears, so that it comes out the same each time."""


def main() -> None:
    """Write fredoka.ttf, and its licence as OFL.txt."""
    TARGET.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        font = Merger().merge([_unpacked(subset, Path(folder)) for subset in SUBSETS])
    font["head"].created = font["head"].modified = _DATE
    font.recalcTimestamp = False
    font.save(TARGET / "fredoka.ttf")
    shutil.copyfile(SOURCE / "LICENSE", TARGET / "OFL.txt")


def _unpacked(subset: str, folder: Path) -> str:
    """One compressed subset as a plain font file."""
    font = TTFont(SOURCE / f"fredoka-{subset}-600-normal.woff")
    font.flavor = None
    path = folder / f"{subset}.ttf"
    font.save(path)
    return str(path)


if __name__ == "__main__":
    main()
