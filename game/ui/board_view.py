"""The board in the window: its picture, the camera round it, and what the pointer means on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import atan2, degrees, hypot
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from game.games import GAMES
from game.rules.core.data import Event
from game.scene.board_scene import BoardScene
from game.scene.camera import CameraRig
from game.scene.picking import Picker
from game.scene.stage import MOODS, Stage
from game.ui.flat.room import free
from game.ui.flat.view import FlatView
from game.ui.layout import Metrics, Rect

if TYPE_CHECKING:
    from game.ui.flat.sheet import Drawing

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
        self.game, self._entry = game, GAMES[game]
        self.mood = self._entry.mood
        """Of its light and its music."""
        self._wish, self._agreed = (board, colours, names), table
        self._view: Any = None
        self._lit: Mapping[str, str] = {}
        self._ways: Sequence[Sequence[Event]] = ()
        stage.set_mood(MOODS[self._entry.mood])
        self.scene = self._scene()
        scene = self.scene
        self.rig = CameraRig(app.cam, scene.home, scene.extent, scene.ground, app.size())
        self._picker = Picker(self.scene, self.rig, app.size())
        self._flat: FlatView | None = None

    @property
    def flat(self) -> bool:
        """Whether the flat view is shown."""
        return self._flat is not None

    @property
    def still(self) -> bool:
        """Whether what is on the board stays where it is seen, but for who turns the camera."""
        return self.flat or self.rig.still

    @property
    def picker(self) -> Picker | FlatView:
        """Finds what is where in the window."""
        return self._flat or self._picker

    def show_between(self, covered: Sequence[Rect], metrics: Metrics, *, flat: bool) -> None:
        """Show the board in the part of the window that is not `covered`: as it is, or `flat`."""
        self.rig.set_view_rect(0, 0, metrics.width, metrics.height, covered)
        if not flat:
            self._unflatten()
            return
        drawing = self._entry.flat()
        if self._flat is None:
            self._flat = self._flattened(drawing)
        self._flat.place(free(metrics, covered, drawing.aspect), metrics)

    def _flattened(self, drawing: Drawing) -> FlatView:
        """The flat view of what the scene shows; the 3D picture is not drawn behind it."""
        symbols = self._entry.texts().pieces()
        pieces = [symbols[colour] for colour in self._wish[1]]
        red, green, blue = MOODS[self.mood].background
        self._stage.draw(False)
        view = FlatView(self._app.pixel2d, self.scene, drawing, pieces, (red, green, blue, 1.0))
        view.light(self._lit)
        view.ghost(self._ways)
        return view

    def _unflatten(self) -> None:
        if self._flat is not None:
            self._flat.close()
            self._flat = None
            self._stage.draw(True)

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
        self._picker = Picker(self.scene, self.rig, self._app.size())
        if self._flat is not None:
            self._flat.scene = self.scene
        self.rig.jump()
        self.scene.face(self.rig.azimuth, self.rig.aspect)
        if self._view is not None:
            self.sync(self._view)

    def sync(self, view: Any) -> None:
        """Show a state."""
        self._view = view
        self.scene.sync(view)
        if self._flat is not None:
            self._flat.settle()

    def resize(self, width: int, height: int) -> None:
        """The window has another size, in pixels."""
        self.rig.set_size(width, height)
        self._picker.set_size(width, height)

    def key(self, name: str) -> bool:
        """Move the camera; whether the key means that. The flat view has none."""
        move = _KEYS.get(name)
        if move is None or self.flat:
            return False
        move(self.rig)
        return True

    def look(self, entity: str) -> None:
        """Glide near to an entity, and round to it if it is behind the board; nothing for what is not there."""
        if self.flat or entity not in self.scene.entities():
            return
        point = self.scene.where(entity)
        away = (degrees(atan2(point[1], point[0])) - self.rig.azimuth + 180) % 360 - 180
        self.rig.look_at(point)
        if abs(away) > ASIDE and hypot(point[0], point[1]) > MIDDLE:
            self.rig.turn(away)

    def update(self, dt: float) -> bool:
        """Let the camera glide on, or the pieces of the flat view; whether anything moved."""
        if self._flat is not None:
            return self._flat.update(dt)
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
        """Show where these ways, each a list of events, would lead, and no others."""
        self._ways = ways
        self.scene.ghost(*ways)
        if self._flat is not None:
            self._flat.ghost(ways)

    def light(self, kinds: Mapping[str, str], pointers: bool = True) -> None:
        """Light these entities, each by its kind (see BoardScene), and no others."""
        self._lit = kinds
        self.scene.light(kinds, pointers)
        if self._flat is not None:
            self._flat.light(kinds)

    def close(self) -> None:
        """Take the picture down."""
        self._unflatten()
        self.scene.close()
