"""What the command line asks of the window: where to start, and with what."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.rules.core.protocol import Json, State
from game.table.plan import Plan

Size = tuple[int, int]


@dataclass(frozen=True)
class Launch:
    """One start of the app. With a `plan` it goes straight into that game, on the board `board_data` and, if `state`
    is given, on from there; else to the title, and `board`, `options`, `table`, `first` and `seed` are what the set-up
    page begins with; with `go_on` the game that was played last goes on, with `save`, the bytes of a save, that one
    does. All of it has been checked. `size` is in pixels; `speed` 0 is at once and beats the settings, as `quality`
    does; the other fields are the flags of the same names of `watch` and `play`."""

    mode: str = "play"
    game: str = "emohbi"
    plan: Plan | None = None
    board_data: Json | None = None
    state: State | None = None
    board: str | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    table: Mapping[str, object] = field(default_factory=dict)
    first: int | None = None
    seed: int | None = None
    data: str | None = None
    size: Size | None = None
    quality: str | None = None
    speed: float | None = None
    ui_tree: str | None = None
    go_on: bool = False
    save: bytes = b""
    offscreen: bool = False
    max_actions: int | None = None
    camera: str = "home"
    shots: str | None = None
    motions: str | None = None
