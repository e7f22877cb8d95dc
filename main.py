"""Hilltops from the command line; with no words at all it plays."""

import sys

from game.cli import main

if __name__ == "__main__":
    sys.exit(main())
