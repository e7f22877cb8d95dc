"""From a pixel to what is meant, and from what there is to its pixel."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from panda3d.core import Point3

from game.scene.board_scene import BoardScene
from game.scene.camera import CameraRig

LEAST = 12.0
"""No target is smaller than this radius in pixels, for small hands and small windows."""
LEGAL_LEAST = 20.0
_AREA = frozenset({"level", "village", "deck", "discard"})
"""Large vague things count only where nothing precise is near."""


class Spot(NamedTuple):
    """Where an entity is on the screen; `visible` is false behind the board, behind the camera and off the window."""

    x: float
    y: float
    visible: bool


class Picker:
    """Finds entities of `scene` as the camera of `rig` sees them."""

    def __init__(self, scene: BoardScene, rig: CameraRig, size: tuple[int, int]) -> None:
        self.scene, self.rig, self.size = scene, rig, size

    def set_size(self, width: int, height: int) -> None:
        """The window has another size, in pixels."""
        self.size = (width, height)

    def project(self, entity: str) -> Spot:
        """Where an entity is on the screen, pixels from the top left. Raises KeyError for what is not there."""
        point = self.scene.where(entity)
        pixel = self.rig.pixel(point)
        if pixel is None:
            return Spot(-1.0, -1.0, False)
        x, y = pixel
        inside = 0 <= x < self.size[0] and 0 <= y < self.size[1]
        return Spot(x, y, inside and not self.scene.hidden(self.rig.eye(), point))

    def foot(self, entity: str, lift: float) -> Spot:
        """The pixel that is `lift` world units above an entity. Raises KeyError for what is not there."""
        spot = self.project(entity)
        return spot._replace(y=spot.y - lift * self.rig.scale(self.scene.where(entity)))

    def pick(self, x: float, y: float, legal: Collection[str] = (), among: Collection[str] = ()) -> str | None:
        """What a pointer at a pixel means: the legal entity there, else the one whose middle is nearest in its own
        size, else None. `among` limits it to these; a pawn that stands in front of something hides it."""
        best: tuple[float, float, str] | None = None
        for entity in among or self.scene.entities():
            score = self._score(entity, x, y, entity in legal)
            if score is not None and (best is None or score < best[:2]):
                best = (*score, entity)
        return best[2] if best else None

    def _score(self, entity: str, x: float, y: float, legal: bool) -> tuple[float, float] | None:
        """How well an entity fits a pixel, the least first: how far off in its own radius (legal ones a whole radius
        better), then how far from the camera. None if the pixel is not on it or it is not seen."""
        point = self.scene.where(entity)
        pixel = self.rig.pixel(point)
        if pixel is None:
            return None
        reach = self.scene.reach(entity) * self.rig.scale(point)
        radius = max(reach * 1.3, LEGAL_LEAST) if legal else max(reach, LEAST)
        off = ((pixel[0] - x) ** 2 + (pixel[1] - y) ** 2) ** 0.5 / radius
        if off > 1 or self._unseen(entity, point):
            return None
        vague = 0.0 if legal or entity.partition(":")[0] not in _AREA else 1.0
        return off - legal + vague, (point - self.rig.eye()).length()

    def _unseen(self, entity: str, point: Point3) -> bool:
        """Pieces show through the board and can be clicked all the same."""
        return entity.partition(":")[0] not in self.scene.pieces and self.scene.hidden(self.rig.eye(), point)
