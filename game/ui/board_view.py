"""The board in the window: its picture, the camera round it, and what the pointer means on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import atan2, degrees, hypot
from types import MappingProxyType
from typing import Any

from game.games import GAMES
from game.rules.core.data import Event
from game.scene.board_scene import BoardScene
from game.scene.camera import CameraRig
from game.scene.picking import Picker
from game.scene.stage import MOODS, Stage

TURN, TILT = 7.5, 5.0
"""Degrees that an arrow key turns or tilts the camera."""
ASIDE, MIDDLE = 60.0, 1.5
"""Degrees that a place may be aside of the camera and it need not go round to it; how near to the board's middle, in
world units, no side is the right one."""
_KEYS: dict[str, Callable[[CameraRig], None]] = {
    "arrow_left": lambda rig: rig.turn(-TURN),
    "arrow_right": lambda rig: rig.turn(TURN),
    "arrow_up": lambda rig: rig.tilt(TILT),
    "arrow_down": lambda rig: rig.tilt(-TILT),
    "+": lambda rig: rig.zoom(1),
    "=": lambda rig: rig.zoom(1),
    "-": lambda rig: rig.zoom(-1),
    "home": lambda rig: rig.home(),
    "h": lambda rig: rig.home(),
}


class BoardView:
    """One board on the stage. `app` gives render, camera, loader and size; `table` is what was agreed on (`Plan`)."""

    def __init__(
        self,
        app: Any,
        stage: Stage,
        game: str,
        board: dict[str, Any],
        colours: tuple[int, ...],
        names: tuple[str, ...],
        table: Mapping[str, object] = MappingProxyType({}),
    ) -> None:
        self._app, self._stage = app, stage
        self._entry = GAMES[game]
        self.mood = self._entry.mood
        """Of its light and its music."""
        self._wish, self._agreed = (board, colours, names), table
        self._view: Any = None
        stage.set_mood(MOODS[self._entry.mood])
        self.scene = self._scene()
        scene = self.scene
        self.rig = CameraRig(app.cam, scene.home, scene.extent, scene.ground, app.size())
        self.picker = Picker(self.scene, self.rig, app.size())

    def _scene(self) -> BoardScene:
        board, colours, names = self._wish
        scene: BoardScene = self._entry.scene(
            self._app.render, self._app.loader.loadModel, board, colours, self._stage.quality, names=names
        )
        scene.agree(self._agreed)
        self._stage.adopt(scene.root)
        return scene

    def rebuild(self) -> None:
        """Build the picture anew, for another quality; the state that was shown last is shown again."""
        calm = self.scene.calm
        self.scene.close()
        self.scene = self._scene()
        self.scene.calm = calm
        self.rig.extent, self.rig.ground = self.scene.extent, self.scene.ground
        self.picker = Picker(self.scene, self.rig, self._app.size())
        self.rig.jump()
        self.scene.face(self.rig.azimuth, self.rig.aspect)
        if self._view is not None:
            self.sync(self._view)

    def sync(self, view: Any) -> None:
        """Show a state."""
        self._view = view
        self.scene.sync(view)

    def resize(self, width: int, height: int) -> None:
        self.rig.set_size(width, height)
        self.picker.set_size(width, height)

    def key(self, name: str) -> bool:
        """Move the camera; whether the key means that."""
        move = _KEYS.get(name)
        if move is None:
            return False
        move(self.rig)
        return True

    def look(self, entity: str) -> None:
        """Glide near to an entity, and round to it if it is behind the board; nothing for what is not there."""
        if entity not in self.scene.entities():
            return
        point = self.scene.where(entity)
        away = (degrees(atan2(point[1], point[0])) - self.rig.azimuth + 180) % 360 - 180
        self.rig.look_at(point)
        if abs(away) > ASIDE and hypot(point[0], point[1]) > MIDDLE:
            self.rig.turn(away)

    def update(self, dt: float) -> bool:
        """Let the camera glide on; whether it moved."""
        moving = self.rig.update(dt)
        if moving:
            self.scene.face(self.rig.azimuth, self.rig.aspect)
        return moving

    def tree(
        self, legal: frozenset[str], focused: frozenset[str], covered: Callable[[float, float], bool]
    ) -> list[dict[str, Any]]:
        """The board's part of the `--ui-tree`; what a widget covers is not visible."""
        rows = []
        for entity, label in self.scene.entities().items():
            spot = self.picker.project(entity)
            visible = spot.visible and not covered(spot.x, spot.y)
            at = [round(spot.x), round(spot.y)]
            row: dict[str, Any] = {"id": entity, "label": label, "at": at, "legal": entity in legal}
            rows.append(row | {"visible": visible, "focused": entity in focused})
        return rows

    def ghost(self, ways: Sequence[Sequence[Event]]) -> None:
        self.scene.ghost(*ways)

    def light(self, kinds: Mapping[str, str], pointers: bool = True) -> None:
        self.scene.light(kinds, pointers)

    def close(self) -> None:
        self.scene.close()
