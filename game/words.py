"""Every text that a person reads goes through here: gettext, and a pseudo-language that shows what would not fit."""

from __future__ import annotations

import gettext
from collections.abc import Callable

from game import paths

PSEUDO = "pseudo"
_ACCENTS = str.maketrans("aceinouyACEINOUY", "àçéîñöüýÀÇÉÎÑÖÜÝ")
_shift: Callable[[str], str] = str
_catalogue: gettext.NullTranslations = gettext.NullTranslations()


def set_language(code: str) -> None:
    """Speak `code` from now on (`en`, a folder of `locale/`, or `pseudo`); an unknown one falls back to English."""
    global _catalogue, _shift
    try:
        _catalogue = gettext.translation("hilltops", paths.root() / "game" / "locale", [code], fallback=True)
    except (OSError, ValueError):  # no name of a folder, or a file that is no catalogue
        _catalogue = gettext.NullTranslations()
    _shift = _stretched if code == PSEUDO else str


def _stretched(text: str) -> str:
    """`text` with accents and 40 % longer, in words of six at most; fields in braces stay as they are."""
    pieces = text.replace("{", "\0{").replace("}", "}\0").split("\0")
    accented = "".join(piece if piece.startswith("{") else piece.translate(_ACCENTS) for piece in pieces)
    longer = len(text) * 2 // 5
    return accented + "".join(" " if at % 7 == 6 else "~" for at in range(longer))


def _(text: str, **fields: object) -> str:
    """`text` in the language of now, its `{named}` fields filled in."""
    return _shift(_catalogue.gettext(text)).format(**fields)


def _n(one: str, many: str, n: int, **fields: object) -> str:
    """The form for `n` of a text in the language of now; `{n}` and the other named fields are filled in."""
    return _shift(_catalogue.ngettext(one, many, n)).format(n=n, **fields)
