"""What the statistics count, in words."""

from __future__ import annotations

from game.ui.models import Mark
from game.words import _


def count(what: str) -> Mark:
    """What is counted, with its picture."""
    return {
        "turns": Mark(_("Turns"), "icons/hourglass"),
        "spaces": Mark(_("Spaces moved"), "icons/clockwise"),
        "ladders": Mark(_("Ladders climbed"), "icons/ladder"),
        "falls": Mark(_("Waterfalls fallen down"), "icons/waterfall"),
        "sent": Mark(_("Waterfalls others were sent down"), "icons/down"),
        "swaps": Mark(_("Places changed"), "icons/switch"),
        "rotations": Mark(_("Levels turned"), "icons/rotate"),
    }[what]


def die(die: str) -> tuple[str, str]:
    """A die's name, and how the names of its faces' pictures begin."""
    return (_("The die"), "dice/n") if die == "number" else (_("The chance die"), "dice/c")
