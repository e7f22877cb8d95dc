"""What of Magic Hill can be looked at large."""

from __future__ import annotations

from typing import Any

_ON_SQUARES = ("chip", "square")


def explained_as(picture: str) -> str:
    """The picture of the card, or of the page of *How to play*, that explains what this picture shows."""
    return picture


def lies_open(picture: Any, entity: str, remembers: bool) -> str:
    """The picture of what lies on the board for all to see at an entity of the scene's `picture`; empty if nothing. A
    chip face down has only its back, unless all have seen it and the screens remember (`remembers`)."""
    what, _colon, at = entity.partition(":")
    if what == "discard" and picture.discard:
        return f"hill/cards/{picture.discard[-1]}"
    if what not in _ON_SQUARES:
        return ""
    level, index = map(int, at.split(":"))
    space = (level, index)
    if space in picture.stones:
        return "hill/stone"
    if space not in picture.chips:
        return ""
    known = picture.remembered().get(space) if remembers else None
    return f"hill/chips/{picture.chips[space] or known or 'sign'}"
