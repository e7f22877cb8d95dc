"""What of Emohbi can be looked at large."""

from __future__ import annotations

from typing import Any

_CHANCE = ("dice/c1", "dice/c2", "dice/c3")


def explained_as(picture: str) -> str:
    """The picture of the card, or of the page of *How to play*, that explains what this picture shows."""
    if picture.startswith("dice/n"):
        return "cards/die"
    return "dice/c2" if picture in _CHANCE else picture


def lies_open(picture: Any, entity: str, remembers: bool) -> str:
    """The picture of what lies on the board for all to see at an entity of the scene's `picture`; empty if nothing."""
    return f"cards/{picture.discard[-1]}" if entity == "discard" and picture.discard else ""
