"""`python -m art.build [NAME ...]`: make everything in models/, textures/ and sounds/, the same bytes each time."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec

SCRIPTS = ("island", "hill", "goblins", "pieces", "cards", "cards_hill", "icons", "fonts", "sounds")


def main(names: list[str]) -> None:
    """Run the scripts of these names, or all there are."""
    for name in names or [s for s in SCRIPTS if find_spec(f"art.{s}")]:
        print(f"art.{name}")
        import_module(f"art.{name}").main()


if __name__ == "__main__":
    main(sys.argv[1:])
