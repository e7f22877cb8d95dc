"""The picture of a game of Magic Hill: hill, goblins, chips, stones and piles, and how events move them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from panda3d.core import NodePath, Point3, Vec3

from game.rules.core.data import Event
from game.rules.magic_hill.board import SUMMIT, VILLAGES, load
from game.scene.camera import Extent, Pose
from game.scene.cards3d import Cards
from game.scene.figure import Stand
from game.scene.goblins import UPPER, make_goblins
from game.scene.highlights import Lights, Shape
from game.scene.hill_bench import TABLE_TOP, Bench, card_table, coast
from game.scene.hill_body import HillBody, door_step, tower_top
from game.scene.hill_ghosts import HillGhosts
from game.scene.hill_labels import goblin_label, kin_name, square_label, village_name
from game.scene.hill_layout import half_side
from game.scene.hill_motions import HANDLERS, JOINS
from game.scene.hill_picture import HillPicture, Space, Who
from game.scene.hill_tokens import CHIP_HEIGHT, Chips, Stones
from game.scene.shore import Shore
from game.scene.timeline import Motion
from game.table.plan import REMEMBER
from game.table.steps import group
from game.words import _

LoadModel = Callable[[str], NodePath]
HOME = Pose(-64.0, 36.0, 1.0, Point3(0, 0, 0.9))
"""Where the camera stands when nobody has turned it: the hand lies between the two villages in front."""
_SHAPES = {"goblin": Shape(1.1, -0.52, 0.5)}
CROWD = 3
"""So many goblins in a village hide each other's numbers."""
_REACH = {"square": 0.55, "goblin": 0.55, "village": 1.7, "chip": 0.4, "summit": 1.2}


class Hill(Protocol):
    """The scenery that the scene stands its pieces on."""

    root: NodePath
    hill: NodePath

    def set_storm(self, storm: int) -> None: ...

    def face(self, azimuth: float) -> None: ...

    def part_mist(self, directions: Iterable[float]) -> None: ...

    def square_point(self, level: int, index: int) -> tuple[NodePath, Point3]: ...

    def village_point(self, village: int, slot: int, of: int) -> tuple[NodePath, Point3, float]: ...

    def light_squares(self, kinds: Mapping[Space, str]) -> None: ...

    def glow_stones(self, squares: Iterable[Space]) -> None: ...

    def fade_houses(self, villages: Collection[int]) -> None: ...

    def ambient(self, t: float) -> None: ...

    def close(self) -> None: ...


class MagicHillScene:
    """A BoardScene. `colours` are the goblins' indices by seat; `names` (empty: the goblins' own) are spoken in labels.
    Everything hangs below `root`, a child of `parent`."""

    home = HOME
    pieces = ("goblin",)
    calm = False
    """Whether nothing may shake."""
    remembers = False
    """Whether chips that everybody has seen show small what they are; after a change, `sync` or `show_tokens`."""

    def __init__(
        self, parent: NodePath, load_model: LoadModel, board: dict[str, Any], colours: tuple[int, ...],
        quality: str = "medium", *, names: tuple[str, ...] = (), hill: Hill | None = None,
    ) -> None:  # fmt: skip
        self.board = load(board)
        self.names = names or tuple(kin_name(colour) for colour in colours)
        self.root = parent.attachNewNode("magic_hill")
        self.hill = hill or _hill(load_model, board, quality)
        self.hill.root.reparentTo(self.root)
        self.sky = self.root.attachNewNode("sky")
        self.body = HillBody(self.board.sides)
        self.ground = self.body.ground
        self.goblins = make_goblins(colours, load_model, plain=quality == "low")
        self.raven = load_model("models/raven.bam")
        self.spook = load_model("models/ghost.bam")
        self._place(load_model, len(colours))
        self.picture = HillPicture.empty(len(colours))
        self._labels: tuple[Hashable, dict[str, str]] = (None, {})
        self.impact = 0.0
        self.told: dict[Space, str] = {}
        self.departed = (self.root, Point3(0))
        self.lights = Lights(self.anchor, self.hill.light_squares, _SHAPES, spaces=_SPACES)
        self.ghosts = HillGhosts(self)
        self.face(HOME.azimuth)

    def extent(self, aspect: float) -> Extent:
        """The hill with what lies beside it; see BoardScene."""
        return Extent([*self.body.extent(), *self.shore.extent(HOME.azimuth, aspect)], self.body.played())

    def _place(self, load_model: LoadModel, seats: int) -> None:
        """What lies on the hill and beside it."""
        stone = load_model("models/magic_stone.bam")
        self.chips = Chips(self.ground_of, self.sky, load_model("models/chip.bam"))
        self.stones = Stones(self.ground_of, stone, self.hill.glow_stones)
        self.bench = Bench([self.goblins[seat, 1] for seat in range(seats)], stone, self.raven)
        self.table = card_table()
        self.shore = Shore(self.root, coast(half_side(self.board.sides[0])), self.table, self.bench.node)
        self.cards = Cards(self.table, self.sky, load_model("models/card.bam"), "hill/cards", TABLE_TOP + 0.02)

    # -- the state -----------------------------------------------------------------------------------------------

    def sync(self, view: Any) -> None:
        """Put everything exactly where the state says, whatever was going on. Idempotent."""
        self.picture = HillPicture.of(view)
        self.sky.getChildren().detach()
        self.told = {}
        self.root.findAllMatches("**/effect").detach()
        self.hill.set_storm(self.picture.storm)
        self.show_tokens()
        for who in self.picture.goblins:
            self.goblins[who].place(self.stand(who))
        self.show_row()
        self.settle()
        self.mark_active()
        self.cards.show(self.picture.deck, tuple(self.picture.discard))

    def agree(self, table: Mapping[str, object]) -> None:
        """Whether chips that everybody has seen are remembered."""
        self.remembers = table.get(REMEMBER) is True

    def show_tokens(self) -> None:
        """Chips, stones and ravens as the picture has them."""
        self.chips.show(self.picture.chips)
        self.show_hints()
        self.stones.show(self.picture.stones)
        self.show_bench()

    def show_hints(self) -> None:
        """What is remembered of chips that lie face down."""
        self.chips.hint(self.picture.remembered() if self.remembers else {})

    def show_bench(self) -> None:
        """What the players own and what waits for them."""
        self.bench.show(self.picture.owned, self.picture.ravens)

    def show_row(self) -> None:
        """The goblins that their player may place now wait before the bench; the others are nowhere."""
        row = self.picture.unplaced()
        for who, goblin in self.goblins.items():
            if who in row:
                goblin.place(self.bench.row_stand(who[1]))
            elif who not in self.picture.goblins:
                goblin.hide()

    def settle(self) -> None:
        """Who carries another is squashed; who waits wears a sign; in a crowded village all hold up their numbers."""
        crowded = {who for village in VILLAGES if len(here := self.picture.on((0, village))) >= CROWD for who in here}
        for who, goblin in self.goblins.items():
            goblin.hold_up(who in crowded)
            goblin.pin(who in self.picture.goblins and self.picture.pinned(who))
            goblin.wait(self.picture.waiting.get(who))

    def mark_active(self) -> None:
        """The rings under the goblins whose turn it is."""
        marked = set(self.picture.marked())
        for who, goblin in self.goblins.items():
            goblin.mark(who in marked)

    # -- places --------------------------------------------------------------------------------------------------

    def ground_of(self, space: Space) -> tuple[NodePath, Point3]:
        """The node that a square turns with and the top of its stone; the middle of a village, the summit."""
        if space[0] == 0:
            return self.hill.village_point(space[1], 0, 1)[:2]
        return self.hill.square_point(*space)

    def spot(self, space: Space) -> tuple[NodePath, Point3]:
        """Where a goblin would stand alone; on the tower's roof, who has reached the summit."""
        frame, point = self.ground_of(space)
        if space == SUMMIT:
            return frame, point + tower_top(self.board.sides)
        return frame, point + Vec3(0, 0, CHIP_HEIGHT if space in self.picture.chips else 0.0)

    def door(self) -> Stand:
        """Before the tower's door."""
        frame, point = self.ground_of(SUMMIT)
        return Stand(frame, point + door_step(self.board.sides), 1.0)

    def spot_in_root(self, space: Space, *, top: bool = False) -> Point3:
        """The same in the scene's own frame, as the hill stands now; `top`: on another's shoulders."""
        frame, point = self.spot(space)
        return self.root.getRelativePoint(frame, point + Vec3(0, 0, UPPER if top else 0.0))

    def stand(self, who: Who) -> Stand:
        """Where a goblin of the picture stands: in a village side by side with others. Raises KeyError."""
        space, top = self.picture.goblins[who]
        if space[0] == 0:
            here = self.picture.on(space)
            return Stand(*self.hill.village_point(space[1], here.index(who), len(here)))
        frame, point = self.spot(space)
        return Stand(frame, point + Vec3(0, 0, UPPER if top else 0.0), 1.0)

    def lean_to(self, start: Point3, end: Point3, degrees: float) -> float:
        """How far to roll, in degrees clockwise on the screen, to lean towards the way from one point to another."""
        return degrees if self.sky.getRelativeVector(self.root, end - start)[0] >= 0 else -degrees

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
        named = self._square_labels() | {f"village:{village}": village_name(village) for village in VILLAGES}
        named |= {f"chip:{level}:{index}": named[f"square:{level}:{index}"] for level, index in picture.chips}
        named |= {f"goblin:{seat}:{n}": goblin_label(picture, self.names, (seat, n))
                  for seat, n in [*picture.goblins, *picture.unplaced()]}  # fmt: skip
        named["summit"] = _("The tower on the summit")
        if picture.deck or picture.discard:
            named |= {"deck": _("Draw pile"), "discard": _("Discard pile")}
        return named

    def _square_labels(self) -> dict[str, str]:
        """They are asked for at each step, and change when a chip or a stone does."""
        picture, board = self.picture, self.board
        key = (frozenset(picture.chips.items()), frozenset(picture.stones), village_name(0))
        if self._labels[0] != key:
            self._labels = key, {f"square:{level}:{index}": square_label(board, picture, (level, index))
                                 for level, count in enumerate(board.squares) for index in range(count)}  # fmt: skip
        return self._labels[1]

    def where(self, entity: str) -> Point3:
        """The world point to click on or to look at. Raises KeyError for what is not there."""
        frame, point = self.anchor(entity)
        return self.root.getTop().getRelativePoint(frame, point)

    def anchor(self, entity: str) -> tuple[NodePath, Point3]:
        """A node and the point in its frame that stands for an entity. Raises KeyError."""
        kind, *words = entity.split(":")
        if kind == "summit":
            frame, point = self.ground_of(SUMMIT)
            return frame, point + tower_top(self.board.sides) * 0.8
        if kind in ("deck", "discard"):
            return self.cards.anchor(kind)
        numbers = tuple(int(word) for word in words)
        if kind == "goblin" and (numbers in self.picture.goblins or numbers in self.picture.unplaced()):
            goblin = self.goblins[numbers]
            return goblin.node, goblin.anchor()
        if kind == "village" and numbers[0] in VILLAGES:
            return self.ground_of((0, numbers[0]))
        if kind == "chip" and numbers in self.picture.chips:
            frame, point = self.ground_of(numbers)
            return frame, point + Vec3(0, 0, CHIP_HEIGHT)
        if kind == "square" and 0 < numbers[0] < SUMMIT[0] and numbers[1] < self.board.squares[numbers[0]]:
            return self.ground_of(numbers)
        raise KeyError(entity)

    def reach(self, entity: str) -> float:
        """How far from `where`, in world units, a click still means the entity."""
        return _REACH.get(entity.partition(":")[0], 0.8)

    def hidden(self, eye: Point3, point: Point3) -> bool:
        """Whether the body of the hill stands between two world points."""
        top = self.root.getTop()
        return self.body.hides(self.root.getRelativePoint(top, eye), self.root.getRelativePoint(top, point))

    # -- light and ghosts ----------------------------------------------------------------------------------------

    def light(self, kinds: Mapping[str, str], pointers: bool = True) -> None:
        """Light these entities, each by its kind (LEGAL, HOVER, TARGET), and no others; with `pointers` arrows show
        them from afar. A goblin on a square that has the same light gets no mark of its own."""
        self.hill.fade_houses({village for entity in kinds if (village := self._village(entity)) is not None})
        own = {entity: kind for entity, kind in kinds.items() if kinds.get(self._under(entity)) != kind}
        self.lights.show(own, pointers)

    def _village(self, entity: str) -> int | None:
        """The village that a goblin of the picture lives in."""
        name, *numbers = entity.split(":")
        place = self.picture.goblins.get(tuple(map(int, numbers))) if name == "goblin" else None
        return place[0][1] if place and place[0][0] == 0 else None

    def _under(self, entity: str) -> str:
        """The id of the square below a goblin of the picture; nothing for all else."""
        name, *numbers = entity.split(":")
        place = self.picture.goblins.get(tuple(map(int, numbers))) if name == "goblin" else None
        return f"square:{place[0][0]}:{place[0][1]}" if place else ""

    def ghost(self, *previews: Sequence[Event]) -> None:
        """Show where these events, each list a way that may be chosen, would lead; nothing without arguments."""
        self.ghosts.show(previews)

    def ambient(self, t: float) -> None:
        """Lanterns, mist, pulsing lights and all else that moves by itself."""
        self.hill.ambient(t)
        self.lights.pulse(t)
        self.ghosts.pulse(t)
        eye = self._eye()
        for goblin in self.goblins.values():
            goblin.breathe(t)
            goblin.peek(self.root, eye, self.body.hides)

    def _eye(self) -> Point3:
        """Where the window's camera is; without one, far off where the board is looked at from."""
        camera = self.root.getTop().find("**/cam")
        if camera.isEmpty():
            return self.root.getRelativePoint(self.sky, Point3(0, -50, 36))
        return camera.getPos(self.root)

    def face(self, azimuth: float, aspect: float = 16 / 9) -> None:
        """Put the piles and the bench where a camera at this azimuth in degrees sees them, in a view of this width by
        height, and turn the pictograms upright for it."""
        self.hill.face(azimuth)
        self.shore.face(azimuth, aspect)
        self.hill.part_mist(self.shore.directions())
        self.sky.setH(azimuth + 90)
        self.chips.face()

    # -- the whole -----------------------------------------------------------------------------------------------

    def snapshot(self) -> Hashable:
        """Where everything that may move is, rounded: equal for pictures that look the same."""
        storm = round(self.hill.hill.getH() % 360, 2) % 360
        goblins = tuple((who, self.goblins[who].pose(self.root)) for who in sorted(self.picture.goblins))
        marked = tuple(who for who, goblin in self.goblins.items() if goblin.active)
        left = (self.sky.getNumChildren(), self.root.findAllMatches("**/effect").getNumPaths())
        return (storm, goblins, marked, self.chips.state(), self.stones.state(), self.bench.state(), self.cards.shown,
                self.picture.active, self.picture.picked, left)  # fmt: skip

    def close(self) -> None:
        """Take it all down; nothing stays behind."""
        self.ghosts.clear()
        for goblin in self.goblins.values():
            goblin.remove()
        self.hill.close()
        self.root.removeNode()


_SPACES: dict[str, Callable[..., Space]] = {
    "square": lambda level, index: (level, index),
    "chip": lambda level, index: (level, index),
    "village": lambda village: (0, village),
    "summit": lambda: SUMMIT,
}


def _hill(load_model: LoadModel, board: dict[str, Any], quality: str) -> Hill:
    from game.scene.hill import Hill as Scenery

    return Scenery(load_model, board, quality)
