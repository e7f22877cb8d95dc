"""What the statistics count, in words."""

from __future__ import annotations

from game.scene.hill_labels import chip_name
from game.ui.models import Mark
from game.words import _


def count(what: str) -> Mark:
    """What is counted, with its picture."""
    kind, _colon, chip = what.partition(":")
    if kind == "chip":
        return Mark(_("Chip met: {chip}", chip=chip_name(chip)), f"hill/chips/{chip}")
    return {
        "turns": Mark(_("Turns"), "icons/hourglass"),
        "squares": Mark(_("Squares walked"), "icons/clockwise"),
        "climbs": Mark(_("Climbs from shoulders"), "icons/up"),
        "rises": Mark(_("Passages taken"), "hill/chips/passage"),
        "pushes": Mark(_("Others' goblins pushed"), "icons/push"),
        "pushed": Mark(_("Own goblins pushed"), "icons/push"),
        "falls": Mark(_("Falls through traps"), "hill/chips/trap"),
        "home": Mark(_("Goblins sent home"), "icons/home"),
        "stones": Mark(_("Magic stones found"), "hill/stone"),
        "exchanged": Mark(_("Cards exchanged"), "icons/switch"),
    }[kind]


def die(die: str) -> tuple[str, str]:
    """There are no dice on the hill."""
    raise KeyError(die)
