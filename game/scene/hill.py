"""The Magic Hill, built at run time from a board's data and the kit of parts in models/hill.bam."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from math import cos, radians, sin
from typing import Any

from panda3d.core import NodePath, Point3, ShadeModelAttrib, Vec3

from game.scene.flatten import flat
from game.scene.hill_build import HillBuilder
from game.scene.hill_glow import EMERALD, pools, spots
from game.scene.hill_houses import Houses
from game.scene.hill_layout import FLAG_HEIGHT, FLOOR, SUMMIT, heading, is_corner, square_xyz, village_xyz
from game.scene.hill_mist import Groves
from game.scene.hill_places import lamp_places, slot, village_heading
from game.scene.hill_scatter import SKY, Thing, grove_at, scattered
from game.scene.hill_spiral import DOOR, halves, tower_height, tower_radius
from game.scene.stage import SHADOW_CAMERA

KITS = {"low": "models/hill_low.bam", "medium": "models/hill.bam", "high": "models/hill.bam"}
GLOW_SIZE = {"legal": 1.0, "hover": 1.06, "target": 1.1}
STARLIGHT = (0.34, 0.30, 0.18)
AURA = (0.17, 0.10, 0.10)
"""Round the top of the tower."""
POOL = (0.82, 0.44, 0.10)
STONE_MIDDLE = 0.24
STAR_BELOW = 0.28
"""The middle of the tower's star below its tip."""
Key = tuple[int, int]


class Hill:
    """The scenery of one board; `load` gives a model's node for its path.

    Squares, storms and villages as in M1 to M3; the summit is level 5, index 0. `root` is the table, `hill` what a
    storm turns; the tower and the summit stay as they are. Points are in the frames of the nodes returned with them,
    world units.
    """

    def __init__(self, load: Callable[[str], NodePath], board: dict[str, Any], quality: str) -> None:
        self.board = board
        self.sides: tuple[int, ...] = tuple(board["sides"])
        self.quality = quality
        self.root = NodePath("table")
        self.hill = self.root.attachNewNode("hill")
        self._shine = self.hill.attachNewNode("shine")
        self._kit = {part.getName(): part for part in load(KITS[quality]).getChildren()}
        self._glows: dict[str, list[NodePath]] = {}
        self._lit: dict[Key, NodePath] = {}
        self._lights: list[NodePath] = []
        self._builder = HillBuilder(self._part, self.hill, board, quality == "low")
        self._builder.build()
        self._builder.tower.reparentTo(self.root)
        self.villages = tuple(self._village(v) for v in range(4))
        self._houses = [node.find(f"houses{v}") for v, node in enumerate(self.villages)]
        self._fading = Houses(self._houses)
        self._build_table()
        self._build_sky()
        self._build_lights()
        self._draw_from_top()

    def set_storm(self, storm: int) -> None:
        """Turn the hill as it is after `storm` clockwise quarter turns."""
        self.hill.setH(heading(storm))

    def face(self, azimuth: float) -> None:
        """Hang moon and stars behind the hill as a camera at this azimuth sees it."""
        self.sky.setH(azimuth + 90)

    def part_mist(self, directions: Iterable[float]) -> None:
        """Let the mist sink away where something lies in these directions, degrees anticlockwise from +x."""
        self._groves.part(directions)

    def square_point(self, level: int, index: int) -> tuple[NodePath, Point3]:
        """The node a square turns with and the top of its flagstone; level 5: the middle of the summit plate."""
        return self.root if level == SUMMIT else self.hill, Point3(*square_xyz(self.sides, level, index))

    def village_point(self, village: int, number: int, of: int) -> tuple[NodePath, Point3, float]:
        """The village's node, where goblin `number` (from 0) of `of` stands in its frame, and its size."""
        x, y, size = slot(village, number, of)
        return self.villages[village], Point3(x, y, 0), size

    def kind(self, level: int, index: int) -> str:
        """`sign`, `lithograph`, `corner` or `flag`."""
        return self._builder.kind(level, index)

    def light_squares(self, kinds: Mapping[Key, str]) -> None:
        """Light the rims of these squares (level 0: villages; level 5: the summit) and no others."""
        for node in self._lit.values():
            node.detachNode()
            self._glows[node.getName()].append(node)
        self._lit = {key: self._rim(key, kind) for key, kind in kinds.items()}

    def glow_stones(self, squares: Iterable[Key]) -> None:
        """Let the magic stones that lie on these squares (level, index) shine, and no others."""
        self._shine.removeNode()
        self._shine = self.hill.attachNewNode("shine")
        places = [self.square_point(*square)[1] + Point3(0, 0, STONE_MIDDLE) for square in squares]
        if places:
            spots(places, self._wide(1.1), EMERALD).reparentTo(self._shine)

    def fade_houses(self, villages: Collection[int]) -> None:
        """Let the houses of these villages be seen through, and no others."""
        self._fading.fade(villages)

    def ambient(self, t: float) -> None:
        """Lanterns, stars and lit rims as they are `t` seconds on."""
        self._fading.ambient(t)
        self.sky.find("swing").setX(0.08 * sin(t * 0.7))
        for i, node in enumerate(self._lights):
            bright = 1.0 + 0.06 * sin(t * 7.3 + i * 2.1) + 0.04 * sin(t * 12.7 + i)
            node.setColorScale(bright, bright, bright, 1)
        pulse = 1.0 + 0.03 * sin(t * 4)
        for node in self._lit.values():
            size = node.getPythonTag("size")
            node.setScale(size * pulse, size * pulse, 1)

    def close(self) -> None:
        """Take it all down."""
        self.root.removeNode()

    def _part(self, name: str, parent: NodePath) -> NodePath:
        return self._kit[name].copyTo(parent)

    def _rim(self, key: Key, kind: str) -> NodePath:
        level, index = key
        shape = "wide" if level in (0, SUMMIT) else "round" if is_corner(self.sides, level, index) else "glow"
        name = f"{shape}_{kind}"
        spare = self._glows.setdefault(name, [])
        rim = spare.pop() if spare else self._new_rim(name)
        size = GLOW_SIZE[kind]
        if level == 0:
            rim.reparentTo(self.villages[index])
            rim.setPos(0, 0, 0.02)
            size *= 1.95
        else:
            node, point = self.square_point(level, index)
            rim.reparentTo(node)
            rim.setPos(point - Point3(0, 0, FLAG_HEIGHT - 0.03))
            size *= tower_radius(self.sides) * 1.35 if level == SUMMIT else 1
        rim.setScale(size, size, 1)
        rim.setPythonTag("size", size)
        return rim

    def _new_rim(self, name: str) -> NodePath:
        rim = self._part(name, self.root)
        rim.setLightOff(1)
        rim.hide(SHADOW_CAMERA)
        return rim

    def _village(self, village: int) -> NodePath:
        node = self.root.attachNewNode(f"village-{village}")
        node.setPos(*village_xyz(self.sides, village))
        node.setH(village_heading(village))
        self._part(f"houses{village}", node).setZ(-node.getZ())
        return node

    def _build_table(self) -> None:
        ground = NodePath("ground")
        size = halves(self.sides)[0] / 7.26
        self._part("meadow", ground).setScale(size, size, 1)
        ground.reparentTo(self.root)
        ground.hide(SHADOW_CAMERA)
        plants = NodePath("plants")
        for village, home in enumerate(self.villages):
            green = self._part(f"village{village}", plants)
            green.setPosHpr(home.getX(), home.getY(), 0, home.getH(), 0, 0)
        groves: list[Thing] = []
        for thing in scattered(self.sides, self.quality):
            low = thing.part.startswith("mushroom")
            if low or grove_at(self.sides, thing.x, thing.y) is None:
                self._stand(thing, plants)
            else:
                groves.append(thing)
        flat(plants).reparentTo(self.root)
        self._groves = Groves(self.root, self._stand, groves, self.sides)

    def _stand(self, thing: Thing, parent: NodePath) -> None:
        node = self._part(thing.part, parent)
        node.setPosHprScale(thing.x, thing.y, thing.z, thing.heading, 0, 0, *[thing.size] * 3)

    def _build_sky(self) -> None:
        self.sky = self.root.attachNewNode("sky")
        swing = self.sky.attachNewNode("swing")
        for part, right, back, high, size in SKY:
            node = self._part(part, swing)
            node.setPosHprScale(right, back, high, 0, 0, 0, size, size, size)
        flat(swing).hide(SHADOW_CAMERA)
        shining = [Point3(*place) for part, *place, _ in SKY if part == "star"]
        spots(shining, self._wide(2.0), STARLIGHT).reparentTo(swing)
        if self.quality == "low":
            self.sky.setLightOff(1)
        self.face(-64)

    def _build_lights(self) -> None:
        lamps = self._builder.lamps
        thrown = [patch for lamp in lamps for patch in lamp.patches]
        lights = [spots([lamp.glass for lamp in lamps[i::2]], self._wide(0.62)) for i in range(2)]
        for node in (*lights, *([] if self.quality == "low" else [pools(thrown, POOL)])):
            node.reparentTo(self.hill)
            self._lights.append(node)
        high = Point3(0, 0, FLOOR[-1] + tower_height(self.sides) - STAR_BELOW)
        if self.quality != "low":
            spots([high + Vec3(0, 0, -1.6)], 8.0, AURA).reparentTo(self.root)
        beacons = [*(Point3(*place) for place in lamp_places(self.sides)), high]
        beacons.append(self._door())
        others = spots(beacons, self._wide(1.0))
        others.reparentTo(self.root)
        self._lights.append(others)

    def _door(self) -> Point3:
        """The middle of the light before the tower's door."""
        a, far = radians(DOOR), tower_radius(self.sides) + 0.3
        return Point3(far * cos(a), far * sin(a), FLOOR[-1] + 0.55)

    def _wide(self, size: float) -> float:
        """A glow's size: in low quality light that is blended costs most."""
        return size * 0.48 if self.quality == "low" else size

    def _draw_from_top(self) -> None:
        """What hides most is drawn first: software OpenGL then skips the pixels behind."""
        terraces = [self._builder.tower, *(self.hill.find(f"terrace-{level}") for level in range(5, 0, -1))]
        for order, node in enumerate((*terraces, *self.villages, self.root.find("plants"), self.root.find("ground"))):
            node.setBin("background", order)
        if self.quality == "low":  # one colour a facet is less work; not for the goblins that stand in a village
            for node in (*terraces, *self._houses, self.root.find("plants")):
                node.setAttrib(ShadeModelAttrib.make(ShadeModelAttrib.MFlat))
