"""What people may be called: with the characters that the typeface draws, alone or as a letter and its accent."""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 24

_LATIN = "".join(map(chr, (*range(0x20, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x180)))).translate(
    dict.fromkeys(map(ord, "ĲĳĸĿŀŉŊŋſ"))
)
DRAWN = frozenset(_LATIN + "ȘșȚț" + "–—‘’‚“”„†•…‹›⁄₪€™−")
"""The characters that names and other typed texts may have."""


def legible(text: str) -> str:
    """`text` without the characters that would be drawn as boxes; nothing may be left."""
    return "".join(letter for letter in unicodedata.normalize("NFC", text) if letter in DRAWN)


def called(name: str, usual: str) -> str:
    """A name as it is shown: legible, not too long, and `usual` where nothing would be left."""
    return " ".join(legible(name).split())[:LONGEST_NAME].strip() or usual
