"""The picture of a game of Emohbi: island, pawns, piles and dice, and how events move them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from math import hypot
from typing import Any, Protocol

from panda3d.core import NodePath, Point3, Vec3

from game.rules.core.data import Event
from game.rules.emohbi.board import HEAD, load
from game.scene import body
from game.scene.camera import Extent, Pose
from game.scene.cards3d import Cards
from game.scene.dice import face_up_hpr
from game.scene.dice_throw import DiceThrow
from game.scene.figure import Stand
from game.scene.highlights import Lights
from game.scene.island_ghosts import IslandGhosts
from game.scene.island_layout import SEA_LEVEL
from game.scene.labels import level_name, piece_name, space_label
from game.scene.level_marks import SHAPES, letter_anchor, level_anchor, level_band
from game.scene.motions import HANDLERS, JOINS
from game.scene.pawns import HEIGHT, abreast, make_pawns
from game.scene.picture import Picture, Space
from game.scene.shore import COAST, Shore
from game.scene.timeline import Motion
from game.table.steps import group
from game.words import _

LoadModel = Callable[[str], NodePath]
LEVELS = range(5)
HOME = Pose(-78.0, 44.0, 1.0, Point3(0, 0, 0.75))
"""Where the camera stands when nobody has turned it."""


class Island(Protocol):
    """The scenery that the scene stands its pieces on."""

    root: NodePath
    levels: Sequence[NodePath]

    def set_rotation(self, rotation: tuple[int, ...]) -> None: ...

    def set_letters(self, letters: tuple[str, ...]) -> None: ...

    def space_point(self, level: int, index: int) -> tuple[NodePath, Point3]: ...

    def light_spaces(self, kinds: Mapping[Space, str]) -> None: ...

    def ambient(self, t: float, watched: Point3 | None = None) -> None: ...


class EmohbiScene:
    """A BoardScene. `colours` are the pieces' indices by seat; `names` (empty: the pieces' own) are spoken in labels.
    Everything hangs below `root`, a child of `parent`."""

    home = HOME
    ground = staticmethod(body.ground)
    pieces = ("pawn",)
    calm = False
    """Whether nothing may shake."""

    def __init__(
        self, parent: NodePath, load_model: LoadModel, board: dict[str, Any], colours: tuple[int, ...],
        quality: str = "medium", *, names: tuple[str, ...] = (), island: Island | None = None,
    ) -> None:  # fmt: skip
        self.board = load(board)
        self.names = names or tuple(piece_name(colour) for colour in colours)
        self.root = parent.attachNewNode("emohbi")
        self.island = island or _island(load_model, board, quality)
        self.island.root.reparentTo(self.root)
        self.sky = self.root.attachNewNode("sky")
        beside = load_model("models/shore_low.bam" if quality == "low" else "models/shore.bam")
        self.raft, self.tray = (beside.find(f"**/{name}").copyTo(NodePath()) for name in ("raft", "tray"))
        self.shore = Shore(self.root, COAST, self.raft, self.tray)
        self.pawns = make_pawns(colours, load_model)
        self.cards = Cards(self.raft, self.sky, load_model("models/card.bam"), "cards", SEA_LEVEL + 0.31)
        self.dice = DiceThrow(self.tray, Point3(0, 0, 0.6), load_model, face_up_hpr)
        self.picture = Picture.empty(len(colours))
        self._labels: tuple[Hashable, dict[str, str]] = (None, {})
        self.lights = Lights(
            self.anchor, self.island.light_spaces, SHAPES, spaces={"space": lambda level, index: (level, index)},
            areas={"level": lambda level, colour: level_band(self, level, colour)},
        )  # fmt: skip
        self.ghosts = IslandGhosts(self)
        self.face(HOME.azimuth)

    def extent(self, aspect: float) -> Extent:
        """The island with what lies beside it; see BoardScene."""
        return Extent([*body.extent(), *self.shore.extent(HOME.azimuth, aspect)], body.played())

    # -- the state -----------------------------------------------------------------------------------------------

    def sync(self, view: Any) -> None:
        """Put everything exactly where the state says, whatever was going on. Idempotent."""
        self.picture = Picture.of(view)
        self.sky.getChildren().detach()
        self.root.findAllMatches("**/effect").detach()
        self.root.findAllMatches("**/thrown").detach()
        self.show_island()
        for seat in range(len(self.pawns)):
            self._put(seat)
        self.cards.show(self.picture.deck, tuple(self.picture.discard))
        self.mark_active()

    def agree(self, table: Mapping[str, object]) -> None:
        """Nothing of it shows on the island."""

    def show_island(self) -> None:
        """Levels and letters as the picture has them."""
        self.island.set_rotation(self.picture.rotation)
        self.island.set_letters(self.picture.letters)

    def _put(self, seat: int) -> None:
        pawn = self.pawns[seat]
        if self.picture.pawns[seat] is None:
            pawn.hide()
        else:
            pawn.place(self.stand(seat))

    def mark_active(self) -> None:
        """The ring under the pawn whose turn it is."""
        for seat, pawn in enumerate(self.pawns):
            pawn.mark(seat == self.picture.active)

    # -- places --------------------------------------------------------------------------------------------------

    def spot(self, space: Space) -> Stand:
        """The middle of a space, in its level's frame."""
        frame, point = self.island.space_point(*space)
        return Stand(frame, Point3(point), 1.0)

    def spot_in_root(self, space: Space) -> Point3:
        """The middle of a space in the island's own frame, as the levels stand now."""
        spot = self.spot(space)
        return self.root.getRelativePoint(spot.frame, spot.point)

    def stand(self, seat: int) -> Stand:
        """Where a pawn of the picture stands, side by side with others on its space."""
        space = self.picture.pawns[seat]
        if space is None:
            raise KeyError(f"pawn {seat} is not on the board")
        spot, here = self.spot(space), self.picture.on(space)
        size, along, across = abreast(len(here), here.index(seat))
        out = Vec3(spot.point[0], spot.point[1], 0) / (hypot(spot.point[0], spot.point[1]) or 1.0)
        side = Vec3(-out[1], out[0], 0) if out.length() else Vec3(1, 0, 0)
        forward = out if out.length() else Vec3(0, -1, 0)
        return Stand(spot.frame, spot.point + side * along + forward * across, size)

    def backwards(self, point: Point3, lean: float) -> float:
        """How far to lean, in degrees clockwise on the screen, to lie back while going outward at a point."""
        right = self.root.getRelativeVector(self.sky, Vec3(1, 0, 0))
        return lean if right.dot(Vec3(point)) < 0 else -lean

    # -- events --------------------------------------------------------------------------------------------------

    def steps(self, events: Sequence[Event]) -> list[tuple[Event, ...]]:
        """Events grouped into what is shown at the same time."""
        return group(events, JOINS)

    def motion(self, event: Event) -> Motion | None:
        """How an event is shown, starting from the picture after all events asked for before."""
        return HANDLERS[type(event)](self, event)

    # -- entities ------------------------------------------------------------------------------------------------

    def entities(self) -> Mapping[str, str]:
        """Every board entity that is there now, with its spoken label."""
        picture = self.picture
        named = self._space_labels() | {f"level:{level}": level_name(level) for level in LEVELS[1:]}
        named |= {f"letter:{letter}": _("Village {letter}", letter=letter) for letter in picture.letters}
        named |= {f"pawn:{seat}": self.names[seat] for seat, at in enumerate(picture.pawns) if at is not None}
        named["summit"] = _("The summit")
        if picture.deck or picture.discard:
            named |= {"deck": _("Draw pile"), "discard": _("Discard pile")}
        return named

    def _space_labels(self) -> dict[str, str]:
        """They are asked for at each step, and change when a level turns."""
        picture, board = self.picture, self.board
        key = (picture.rotation, picture.letters, level_name(0))
        if self._labels[0] != key:
            self._labels = key, {f"space:{level}:{index}": space_label(board, picture, (level, index))
                                 for level, count in enumerate(board.spaces) for index in range(count)}  # fmt: skip
        return self._labels[1]

    def where(self, entity: str) -> Point3:
        """The world point to click on or to look at. Raises KeyError for what is not there."""
        frame, point = self.anchor(entity)
        return self.root.getTop().getRelativePoint(frame, point)

    def anchor(self, entity: str) -> tuple[NodePath, Point3]:
        """A node and the point in its frame that stands for an entity. Raises KeyError."""
        kind, *rest = entity.split(":")
        if kind == "space":
            return self.island.space_point(int(rest[0]), int(rest[1]))
        if kind == "pawn" and self.picture.pawns[int(rest[0])] is not None:
            pawn = self.pawns[int(rest[0])]
            return pawn.node, pawn.anchor()
        if kind == "letter":
            return letter_anchor(self, rest[0])
        if kind == "level":
            return level_anchor(self, int(rest[0]))
        if kind == "summit":
            return self.island.space_point(HEAD, 0)
        if kind in ("deck", "discard"):
            return self.cards.anchor(kind)
        raise KeyError(entity)

    def reach(self, entity: str) -> float:
        """How far from `where`, in world units, a click still means the entity."""
        kind = entity.partition(":")[0]
        return {"space": 0.5, "pawn": 0.5 * HEIGHT, "letter": 0.6, "level": 0.8, "summit": 0.8}.get(kind, 0.8)

    def hidden(self, eye: Point3, point: Point3) -> bool:
        """Whether the body of the island stands between two world points."""
        top = self.root.getTop()
        return body.hidden_by_island(self.root.getRelativePoint(top, eye), self.root.getRelativePoint(top, point))

    # -- light and ghosts ----------------------------------------------------------------------------------------

    def light(self, kinds: Mapping[str, str], pointers: bool = True) -> None:
        """Light these entities, each by its kind (LEGAL, HOVER, TARGET), and no others; with `pointers` arrows show
        them from afar."""
        self.lights.show(kinds, pointers)

    def ghost(self, *previews: Sequence[Event]) -> None:
        """Show where these events, each list a way that may be chosen, would lead; nothing without arguments."""
        self.ghosts.show(previews)

    def ambient(self, t: float) -> None:
        """Water, pulsing lights and all else that moves by itself."""
        self.island.ambient(t, self._watched())
        self.lights.pulse(t)
        self.ghosts.pulse(t)
        for pawn in self.pawns:
            pawn.breathe(t)

    def _watched(self) -> Point3 | None:
        """Where the pawn at turn is, in the island's frame."""
        seat = self.picture.active
        node = self.pawns[seat].node if seat is not None else None
        return node.getPos(self.root) if node is not None and self.root.isAncestorOf(node) else None

    def face(self, azimuth: float, aspect: float = 16 / 9) -> None:
        """Put the piles and dice where a camera at this azimuth in degrees sees them, in a view of this width by
        height."""
        self.shore.face(azimuth, aspect)
        self.sky.setH(azimuth + 90)

    # -- the whole -----------------------------------------------------------------------------------------------

    def snapshot(self) -> Hashable:
        """Where everything that may move is, rounded: equal for pictures that look the same."""
        levels = tuple((round(node.getH() % 360, 2) % 360, node.getP(), node.getR()) for node in self.island.levels)
        pawns = tuple(pawn.pose(self.root) for pawn in self.pawns)
        left = (self.sky.getNumChildren(), self.root.findAllMatches("**/effect").getNumPaths(),
                self.root.findAllMatches("**/thrown").getNumPaths())  # fmt: skip
        return levels, pawns, self.picture.letters, self.cards.shown, self.picture.active, left

    def close(self) -> None:
        """Take it all down; nothing stays behind."""
        self.ghosts.clear()
        for pawn in self.pawns:
            pawn.remove()
        self.root.removeNode()


def _island(load_model: LoadModel, board: dict[str, Any], quality: str) -> Island:
    from game.scene.island import Island as Scenery

    return Scenery(load_model, board, quality)
