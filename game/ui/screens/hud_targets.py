"""The places of the board on the play screen: tags that can be clicked, and plain spots that the keyboard reaches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.ui.layout import Item, Stack
from game.ui.models import TargetView
from game.ui.specs_play import Spot, Spots
from game.ui.specs_tags import Tag, Tags


def places(targets: Sequence[TargetView], on: Callable[[str, object], None]) -> Item:
    """All targets; tells `on` as `Hud` does."""
    spots = [(_spot(target, on), target.at) for target in targets if not target.marks]
    tags = [(_tag(target, on), target.at) for target in targets if target.marks]
    return Stack([Spots(spots), Tags(tags)])


def _told(target: TargetView, on: Callable[[str, object], None]) -> dict[str, Any]:
    return {
        "id": f"target:{target.id}",
        "label": target.label,
        "action": lambda: on("target", target.id),
        "help": lambda: on("help-at", target.id),
        "hover": lambda over: on("hover-target", target.id if over else None),
    }


def _spot(target: TargetView, on: Callable[[str, object], None]) -> Spot:
    return Spot(**_told(target, on))


def _tag(target: TargetView, on: Callable[[str, object], None]) -> Tag:
    return Tag(marks=target.marks, signs=target.signs, seen=target.seen, lit=target.lit, **_told(target, on))
