"""The island of Emohbi, built at run time from a board's data and the kit of parts in models/island.bam."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import chain
from math import cos, radians, sin
from typing import Any

from panda3d.core import NodePath, Point3, ShadeModelAttrib

from game.scene.flatten import flat
from game.scene.island_layout import (
    FACE_ANGLE,
    STONE_HEIGHT,
    face_angle,
    heading,
    ladder_ends,
    space_angle,
    space_xyz,
    stone_size,
    tablet_xyz,
)
from game.scene.island_life import Life
from game.scene.island_scatter import LIVELY, Plant, animals, scatter
from game.scene.stage import SHADOW_CAMERA

KITS = {"low": "models/island_low.bam", "medium": "models/island.bam", "high": "models/island.bam"}
GLOW_SIZE = {"legal": 1.0, "hover": 1.12, "target": 1.2}
RIM_RADIUS = {"stone": 0.47, "chance": 0.53, "start": 0.54}
SUMMIT_RADIUS = 0.58
TABLET_SIZE = 0.82


class Island:
    """The scenery of one board; `load` gives a model's node for its path.

    Space indices, levels, segments and rotations as in E1 to E4; the summit is level 4.
    Points are in the frames of the level nodes, world units.
    """

    def __init__(self, load: Callable[[str], NodePath], board: dict[str, Any], quality: str) -> None:
        self.board = board
        self.rings: tuple[int, ...] = tuple(board["rings"])
        self.quality = quality
        self.root = NodePath("island")
        self._kit = load(KITS[quality])
        self.levels = self._nest()
        self._letters = self.levels[0].attachNewNode("letters")
        self._ladders: dict[int, list[NodePath]] = {level: [] for level in range(1, 4)}
        self._glows: dict[str, list[NodePath]] = {kind: [] for kind in GLOW_SIZE}
        self._lit: dict[tuple[int, int], tuple[str, NodePath]] = {}
        self._animals: dict[str, NodePath] = {}
        for level in range(4):
            self._build_level(level)
        self._build_head()
        self._build_sea()
        self.life = Life(self._part, self.root, self.levels[4], self._animals)
        self._draw_from_top()

    def set_rotation(self, rotation: tuple[int, ...]) -> None:
        """Turn every level to where E2's `rotation` (five numbers of clockwise segments) says; ladders hang still."""
        for level, node in enumerate(self.levels):
            node.setHpr(heading(rotation, level), 0, 0)
        for ladder in chain(*self._ladders.values()):
            ladder.setP(0)

    def set_letters(self, letters: str | tuple[str, ...]) -> None:
        """Stand the six letters at segments 0 to 5; their tablets turn to the camera."""
        self._letters.getChildren().detach()
        for segment, letter in enumerate(letters):
            sign = NodePath(f"letter-{letter}")
            for part in ("tablet", f"letter_{letter}"):
                self._part(part, sign).setH(-90)
            flat(sign).reparentTo(self._letters)
            sign.setPos(*tablet_xyz(segment))
            sign.setScale(TABLET_SIZE)
            sign.setBillboardAxis()

    def space_point(self, level: int, index: int) -> tuple[NodePath, Point3]:
        """The node a space turns with and the top of its stone in that node's frame."""
        return self.levels[level], Point3(*space_xyz(self.rings, level, index))

    def ladder(self, level: int, near: Point3) -> NodePath:
        """The ladder up the wall of a level that is nearest to a point of the island; turned by its P it swings
        sideways, to where headings grow if P does."""
        return min(self._ladders[level], key=lambda node: (node.getPos(self.root) - near).lengthSquared())

    def light_spaces(self, kinds: Mapping[tuple[int, int], str]) -> None:
        """Light the rims of these spaces (`legal`, `hover`, `target`) and no others."""
        for kind, node in self._lit.values():
            node.detachNode()
            self._glows[kind].append(node)
        self._lit = {}
        for space, kind in kinds.items():
            glow = self._glows[kind].pop() if self._glows[kind] else self._new_glow(kind)
            level, index = space
            node, point = self.space_point(level, index)
            glow.reparentTo(node)
            glow.setPos(point - Point3(0, 0, 0.02 if level == 4 else STONE_HEIGHT - 0.03))
            radius = SUMMIT_RADIUS
            if level < 4:
                radius = RIM_RADIUS[self.kind(level, index)] * stone_size(self.rings, level)
            glow.setScale(radius * GLOW_SIZE[kind])
            glow.setPythonTag("size", radius * GLOW_SIZE[kind])
            self._lit[space] = (kind, glow)

    def ambient(self, t: float, watched: Point3 | None = None) -> None:
        """Water, plants, animals and lit rims as they are `t` seconds on; some look at the point `watched`."""
        self.root.setShaderInput("time", t)
        self.life.ambient(t, watched)
        pulse = 1.0 + 0.05 * sin(t * 4)
        for _, node in self._lit.values():
            size = node.getPythonTag("size")
            node.setScale(size * pulse, size * pulse, size)

    def kind(self, level: int, index: int) -> str:
        """`chance`, `start` or `stone`."""
        if index in self.board["chance"].get(str(level), []):
            return "chance"
        return "start" if level == 0 and index in self.board["letters"] else "stone"

    def _part(self, name: str, parent: NodePath) -> NodePath:
        return self._kit.find(f"**/{name}").copyTo(parent)

    def _on_face(self, face: int, end: tuple[float, float]) -> Point3:
        angle = radians(face_angle(face))
        return Point3(end[0] * cos(angle), end[0] * sin(angle), end[1])

    def _nest(self) -> tuple[NodePath, ...]:
        levels = [self.root.attachNewNode("level-0")]
        for level in range(1, 5):
            levels.append(levels[-1].attachNewNode(f"level-{level}"))
        return tuple(levels)

    def _build_level(self, level: int) -> None:
        dry, wet, green = NodePath(f"ground-{level}"), NodePath(f"falls-{level}"), NodePath(f"plants-{level}")
        for face in range(6):
            name = f"base{face}" if level == 0 else f"wall{level}_{self._face_kind(level, face)}"
            self._part(name, dry).setH(face_angle(face))
            if name.endswith("fall"):
                self._part(f"fall{level}", wet).setH(face_angle(face))
            if name.endswith("ladder"):
                self._ladders[level].append(self._hang_ladder(level, face))
        self._add_stones(level, dry)
        for plant in scatter(self.board, level, self.quality):
            self._plant(plant, dry if self.quality == "low" else green)
        for animal in animals(self.board, level) if self.quality != "low" else ():
            lively = animal.part in LIVELY
            node = self._plant(animal, self.levels[level] if lively else dry)
            if lively:
                self._animals[animal.part] = node
        self._simplify(dry)
        flat(dry).reparentTo(self.levels[level])
        if green.getNumChildren():
            flat(green).reparentTo(self.levels[level])
            green.setTag("motion", "sway")
        self._add_water(wet, level, "fall")

    def _hang_ladder(self, level: int, face: int) -> NodePath:
        """A ladder of its own at its top, where it hangs."""
        _, (x, z) = ladder_ends(level)
        hung = self.levels[level].attachNewNode(f"ladder-{level}-{face}")
        hung.setPos(self._on_face(face, (x, z)))
        hung.setH(face_angle(face))
        part = self._part(f"ladder{level}", hung)
        part.setPos(-x, 0, -z)
        part.flattenLight()
        self._simplify(part)
        return hung

    def _plant(self, plant: Plant, parent: NodePath) -> NodePath:
        node = self._part(plant.part, parent)
        node.setPosHprScale(plant.x, plant.y, plant.z, plant.heading, 0, 0, plant.size, plant.size, plant.size)
        return node

    def _simplify(self, node: NodePath) -> None:
        """At low each facet has one colour: a seventh less work for software OpenGL."""
        if self.quality == "low":
            node.setAttrib(ShadeModelAttrib.make(ShadeModelAttrib.MFlat))

    def _add_water(self, node: NodePath, level: int, motion: str) -> None:
        if node.getNumChildren():
            self._simplify(node)
            flat(node).reparentTo(self.levels[level])
            node.setTag("motion", motion)
            node.hide(SHADOW_CAMERA)

    def _face_kind(self, level: int, face: int) -> str:
        if face in self.board["ladders"].get(str(level), []):
            return "ladder"
        return "fall" if face in self.board["waterfalls"].get(str(level), []) else f"plain{face % 2}"

    def _add_stones(self, level: int, parent: NodePath) -> None:
        for index in range(6 * self.rings[level]):
            x, y, z = space_xyz(self.rings, level, index)
            kind = self.kind(level, index)
            asks = kind == "chance" and self.quality != "low"
            stone = NodePath(f"chance-{level}-{index}") if asks else parent.attachNewNode("stone")
            part = self._part(kind if kind != "stone" else f"stone{index % 4}", stone)
            size = stone_size(self.rings, level)
            if asks:
                self._turn_to_camera(stone, part, level)
            else:
                part.setH(space_angle(self.rings[level], index) + (index * 40 if kind == "stone" else 0))
            stone.setPos(x, y, z - STONE_HEIGHT)
            stone.setScale(size, size, 1)

    def _turn_to_camera(self, stone: NodePath, part: NodePath, level: int) -> None:
        """A stone of its own whose sign is upright for whoever looks."""
        part.setH(-90)
        flat(stone).reparentTo(self.levels[level])
        stone.setBillboardAxis()

    def _build_head(self) -> None:
        for name in ("head", "crown"):
            node = self._part(name, self.levels[4])
            node.setH(FACE_ANGLE)
            node.flattenLight()
            if name == "crown":
                node.hide(SHADOW_CAMERA)

    def _build_sea(self) -> None:
        for name in ("sea", "foam"):
            holder = NodePath(name)
            self._part(name, holder)
            self._add_water(holder, 0, name)
            holder.wrtReparentTo(self.root)

    def _draw_from_top(self) -> None:
        """What hides most is drawn first: software OpenGL then skips the pixels behind."""
        for order, node in enumerate((*reversed(self.levels), self.root.find("sea"))):
            for child in node.getChildren() if order < 5 else [node]:
                if not child.getName().startswith(("level", "letters")):
                    child.setBin("background", order)

    def _new_glow(self, kind: str) -> NodePath:
        glow = self._part(f"glow_{kind}", self.root)
        glow.setLightOff(1)
        glow.hide(SHADOW_CAMERA)
        return glow
