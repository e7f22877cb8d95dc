"""The programs for people without Python: `python -m art.package` builds them into `dist/`."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"
PYTHON = (3, 11)
"""The Python that goes into the programs is the one that builds them."""
PLATFORMS = {
    "linux": "manylinux2014_x86_64",
    "windows": "win_amd64",
    "macos-arm64": "macosx_11_0_arm64",
    "macos-x86_64": "macosx_10_9_x86_64",
}
