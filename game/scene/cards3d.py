"""The piles on a raft beside the island, and cards that fly: from the deck to a pawn, from a pawn to the discard."""

from __future__ import annotations

from math import pi, sin

from panda3d.core import ATSUp, Filename, LoaderOptions, NodePath, Point3, Texture, TexturePool, Vec3, Vec4

from game import paths
from game.scene import durations as d
from game.scene.island_layout import SEA_LEVEL
from game.scene.pawns import Pawn, in_front
from game.scene.primitives import box
from game.scene.stage import SHADOW_CAMERA
from game.scene.timeline import Motion, at_once, in_turn, smooth, staggered, wait

WIDTH, HEIGHT, THICK = 0.9, 1.3, 0.007
"""A card of models/card.bam; one on a heap takes up less than its own thickness."""
_SIZE = 1.25
_TOP = SEA_LEVEL + 0.31
DECK, DISCARD = Point3(-0.82, 0, _TOP), Point3(0.82, 0, _TOP)
"""The middle of each pile's foot, in the raft's frame."""
_LYING = Vec3(0, -90, 0)
_FACE_DOWN = Vec3(0, 90, 0)
_SHOWN = 2.4


def card(model: NodePath, name: str | None) -> NodePath:
    """A card standing upright round its origin, its face to -y; None is one that shows its back on both sides."""
    node = model.copyTo(NodePath("card"))
    node.find("**/front").setTexture(_texture(name or "back"), 1)
    node.find("**/back").setTexture(_texture("back"), 1)
    node.setShaderOff(5)
    node.setLightOff(5)
    node.hide(SHADOW_CAMERA)
    in_front(node)
    return node


def _texture(name: str) -> Texture:
    """A card's picture, enlarged to powers of two: the software renderer draws no other."""
    file = Filename.fromOsSpecific(str(paths.asset(f"textures/cards/{name}.png")))
    any_size = LoaderOptions()
    any_size.setAutoTextureScale(ATSUp)
    texture = TexturePool.loadTexture(file, 0, False, any_size)
    texture.setMinfilter(Texture.FTLinearMipmapLinear)
    texture.setAnisotropicDegree(4)
    return texture


class Cards:
    """Deck and discard pile, and every card in the air. Flights go through `sky`, which `clear` empties."""

    def __init__(self, raft: NodePath, sky: NodePath, model: NodePath) -> None:
        self.raft, self.sky, self.model = raft, sky, model
        self._deck = raft.attachNewNode("deck")
        self._discard = raft.attachNewNode("discard")
        self._deck.setPos(DECK)
        self._discard.setPos(DISCARD)
        self._deck.setScale(_SIZE)
        self._discard.setScale(_SIZE)
        self.shown: tuple[int, tuple[str, ...]] = (0, ())

    def show(self, deck: int, discard: tuple[str, ...]) -> None:
        """Both piles as they are, at once."""
        self.show_deck(deck)
        self.show_discard(discard)

    def show_deck(self, count: int) -> None:
        self.shown = (count, self.shown[1])
        self._pile(self._deck, count, None)
        self._float()

    def show_discard(self, discard: tuple[str, ...]) -> None:
        self.shown = (self.shown[0], discard)
        self._pile(self._discard, len(discard), discard[-1] if discard else None)
        self._float()

    def _float(self) -> None:
        """The raft is there only in a game with cards."""
        if any(self.shown):
            self.raft.show()
        else:
            self.raft.hide()

    def draw(self, left: int, name: str | None, pawn: Pawn) -> Motion:
        """The deck's top card, its back up, rises and flies to the pawn whose player gets it; a known one is shown."""
        flyer = card(self.model, name)
        lift = _Flight(flyer, self.sky, self._deck, _FACE_DOWN)
        start = at_once(lambda: (lift.begin(left), self.show_deck(left)))
        if name is None:
            return in_turn(start, lift.to_pawn(pawn, d.CARD_FLIGHT))
        show, take = lift.to_show(pawn, d.CARD_FLIGHT), lift.to_pawn(pawn, d.CARD_FLIGHT)
        return in_turn(start, show, wait(d.CARD_SHOW * 0.4), take)

    def play(self, discard: tuple[str, ...], pawn: Pawn) -> Motion:
        """A card out of the pawn, held up to be read, then onto the discard pile."""
        flight = _Flight(card(self.model, discard[-1]), self.sky, self._discard, _LYING)
        return in_turn(
            at_once(lambda: flight.begin_at(pawn)),
            flight.to_show(pawn, d.CARD_FLIGHT),
            wait(d.CARD_SHOW),
            flight.to_pile(len(discard), d.CARD_FLIGHT),
            at_once(lambda: (flight.end(), self.show_discard(discard))),
        )

    def gather(self, flying: int, deck: int) -> Motion:
        """The discard pile goes over to the deck in a riffle of so many cards."""
        hops = [self._riffle(i) for i in range(flying)]
        empty = at_once(lambda: self.show_discard(()))
        full = at_once(lambda: self.show_deck(deck))
        return in_turn(empty, staggered(d.SHUFFLE / 12, hops), full, _pulse(self._deck))

    def _riffle(self, place: int) -> Motion:
        node = card(self.model, None)

        def begin() -> None:
            node.reparentTo(self.raft)
            node.setHpr(_LYING)
            node.setScale(_SIZE)

        def at(u: float) -> None:
            node.setPos(DISCARD + (DECK - DISCARD) * u + Vec3(0, 0, 0.1 + 1.1 * sin(pi * u)))
            node.setR(180 * (1 - u) + place * 7 * sin(pi * u))

        return Motion(d.SHUFFLE / 2.4, at, begin=begin, end=node.removeNode, ease=smooth)

    def _pile(self, node: NodePath, count: int, top: str | None) -> None:
        """So many cards on a heap; the face of the top one is seen, or its back."""
        node.getChildren().detach()
        if not count:
            return
        height = count * THICK
        edge = box(WIDTH * 0.94, HEIGHT * 0.95, height)
        edge.setColor(Vec4(0.98, 0.95, 0.87, 1))
        edge.setZ(height / 2)
        edge.reparentTo(node)
        cover = card(self.model, top)
        cover.setHpr(_LYING)
        cover.setZ(height + 0.015)
        cover.reparentTo(node)

    def anchor(self, pile: str) -> tuple[NodePath, Point3]:
        """A node and the point in its frame where `deck` or `discard` is clicked."""
        node = self._deck if pile == "deck" else self._discard
        return node, Point3(0, 0, 0.3)


def _pulse(node: NodePath) -> Motion:
    return Motion(0.25, lambda u: node.setScale(_SIZE, _SIZE, _SIZE * (1 + 0.35 * sin(pi * u))))


class _Flight:
    """One card in the air. It flies in `sky` and is turned to the camera while it is shown."""

    def __init__(self, node: NodePath, sky: NodePath, pile: NodePath, lying: Vec3) -> None:
        self.node, self.sky, self.pile, self.lying = node, sky, pile, lying
        self.start, self.turn, self.size = Point3(0), Vec3(0), 1.0

    def _rise(self) -> None:
        """Into the air, where nothing hides it."""
        self.node.reparentTo(self.sky)
        self.node.setDepthTest(False)
        self.node.setBin("fixed", 30, 1)

    def begin(self, height: int) -> None:
        self._rise()
        self.node.setPos(self.pile, (0, 0, height * THICK + 0.05))
        self.node.setHpr(self.pile, self.lying)
        self.node.setScale(_SIZE)

    def begin_at(self, pawn: Pawn) -> None:
        self._rise()
        self.node.setPos(pawn.node, (0, 0, 1.0))
        self.node.setHpr(180, -20, 0)
        self.node.setScale(0.05)

    def end(self) -> None:
        self.node.removeNode()

    def _hold(self) -> None:
        self.start, self.turn, self.size = self.node.getPos(), self.node.getHpr(), self.node.getSx()

    def _go(self, end: Point3, turn: Vec3, size: float, arch: float, u: float) -> None:
        self.node.setPos(self.start + (end - self.start) * u + Vec3(0, 0, arch * sin(pi * u)))
        self.node.setHpr(self.turn + (turn - self.turn) * u)
        self.node.setScale(self.size + (size - self.size) * u)

    def to_show(self, pawn: Pawn, duration: float) -> Motion:
        """Above the pawn, large, its face to the camera."""

        def at(u: float) -> None:
            end = self.sky.getRelativePoint(pawn.node, Point3(0, 0, 1.1)) + Vec3(0, 0, HEIGHT * _SHOWN * 0.55)
            self._go(end, Vec3(0, -32, 0), _SHOWN, 0.8, u)

        return Motion(duration, at, begin=self._hold, ease=smooth)

    def to_pawn(self, pawn: Pawn, duration: float) -> Motion:
        """Into the pawn, ever smaller."""

        def at(u: float) -> None:
            end = self.sky.getRelativePoint(pawn.node, Point3(0, 0, 0.8))
            self._go(end, Vec3(180, -20, 0), 0.06, 1.6, u)

        return Motion(duration, at, begin=self._hold, end=self.end, ease=smooth)

    def to_pile(self, count: int, duration: float) -> Motion:
        def at(u: float) -> None:
            end = self.sky.getRelativePoint(self.pile, Point3(0, 0, count * THICK + 0.02))
            self._go(end, self.lying + Vec3(self.pile.getH(self.sky), 0, 0), _SIZE, 1.2, u)

        return Motion(duration, at, begin=self._hold, ease=smooth)
