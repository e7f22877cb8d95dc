"""What the director, the picker and the screens need of a board's picture, whatever the game."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence
from typing import Any, Protocol

from panda3d.core import NodePath, Point3

from game.rules.core.data import Event
from game.scene.camera import Extent, Pose
from game.scene.timeline import Motion

LEGAL, HOVER, TARGET = "legal", "hover", "target"
"""Kinds of light on a board entity: may be chosen; pointed at; where the choice would lead."""


class Shown(Protocol):
    """What a board's picture shows right now."""

    @property
    def lead(self) -> float:
        """How far the one in front has come, 0 to 1."""
        ...


class BoardScene(Protocol):
    """A board with all that stands on it. Board entities are named by ids as `space:1:12` or `pawn:0`."""

    root: NodePath
    home: Pose
    """Where the camera stands when nobody has turned it."""
    picture: Shown
    calm: bool
    """Whether nothing may shake: for people whom motion makes ill."""

    pieces: Collection[str]
    """Kinds of entities (the first word of their ids) that stand on the board and show through it."""

    def extent(self, aspect: float) -> Extent:
        """What a view of this width by height must show at home."""
        ...

    def ground(self, x: float, y: float) -> float:
        """The height that a camera stays above, at a place in the world."""
        ...

    def agree(self, table: Mapping[str, object]) -> None:
        """Show from the next `sync` on what the table agreed on beside the rules (`Plan.table`)."""
        ...

    def sync(self, view: Any) -> None:
        """Put everything exactly where the state says, whatever was going on. Idempotent."""
        ...

    def steps(self, events: Sequence[Event]) -> list[tuple[Event, ...]]:
        """Events grouped into what is shown at the same time."""
        ...

    def motion(self, event: Event) -> Motion | None:
        """How an event is shown, starting from the picture after all events asked for before; None if not at all."""
        ...

    def entities(self) -> Mapping[str, str]:
        """Every board entity that is there now, with its spoken label."""
        ...

    def where(self, entity: str) -> Point3:
        """The world point to click on or to look at. Raises KeyError for what is not there."""
        ...

    def reach(self, entity: str) -> float:
        """How far from `where`, in world units, a click still means the entity."""
        ...

    def hidden(self, eye: Point3, point: Point3) -> bool:
        """Whether the body of the board stands between two world points."""
        ...

    def light(self, kinds: Mapping[str, str], pointers: bool = True) -> None:
        """Light these entities, each by its kind (LEGAL, HOVER, TARGET), and no others; with `pointers` arrows show
        them from afar."""
        ...

    def ghost(self, *previews: Sequence[Event]) -> None:
        """Show where these events, each list a way that may be chosen, would lead; nothing without arguments."""
        ...

    def ambient(self, t: float) -> None:
        """Water, pulsing lights and all else that moves by itself, `t` seconds after some beginning."""
        ...

    def face(self, azimuth: float, aspect: float = 16 / 9) -> None:
        """Put what lies beside the board (piles, dice) where a camera at this azimuth in degrees sees it, in a view of
        this width by height."""
        ...

    def snapshot(self) -> Hashable:
        """Where everything that may move is, rounded: equal for pictures that look the same."""
        ...

    def close(self) -> None:
        """Take it all down; nothing stays behind."""
        ...
