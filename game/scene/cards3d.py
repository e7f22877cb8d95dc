"""The piles beside the board, and cards that fly: from the deck to a player's piece, from there to the discard pile."""

from __future__ import annotations

from math import pi, sin

from panda3d.core import NodePath, Point3, Vec3, Vec4

from game.scene import durations as d
from game.scene.figure import in_front
from game.scene.primitives import box
from game.scene.stage import SHADOW_CAMERA
from game.scene.textures import picture
from game.scene.timeline import Motion, at_once, in_turn, smooth, sound, staggered, together, wait

WIDTH, HEIGHT, THICK = 0.9, 1.3, 0.007
"""A card of models/card.bam; one on a heap takes up less than its own thickness."""
_SIZE = 1.25
_BESIDE = Vec3(0.82, 0, 0)
"""From between the piles to the middle of the discard pile's foot; the deck is as far on the other side."""
_LYING = Vec3(0, -90, 0)
_FACE_DOWN = Vec3(0, 90, 0)
_SHOWN = 2.4
_ABOVE = Vec3(0, 0, 1.7)
"""From the middle of who plays or gets a card to the middle of the card that is shown."""


def card(model: NodePath, folder: str, name: str | None) -> NodePath:
    """A card standing upright round its origin, its face to -y; None is one that shows its back on both sides. Its
    pictures are in `folder` of the textures."""
    node = model.copyTo(NodePath("card"))
    node.find("**/front").setTexture(picture(f"{folder}/{name or 'back'}"), 1)
    node.find("**/back").setTexture(picture(f"{folder}/back"), 1)
    node.setShaderOff(5)
    node.setLightOff(5)
    node.hide(SHADOW_CAMERA)
    in_front(node)
    return node


class Cards:
    """Deck and discard pile on `table`, at the height `top` of its frame, and every card in the air. Flights go through
    `sky`, which its owner empties; they begin and end at nodes of players' pieces."""

    def __init__(self, table: NodePath, sky: NodePath, model: NodePath, folder: str, top: float) -> None:
        self.table, self.sky, self.model, self.folder = table, sky, model, folder
        self._deck = table.attachNewNode("deck")
        self._discard = table.attachNewNode("discard")
        self._deck.setPos(Point3(0, 0, top) - _BESIDE)
        self._discard.setPos(Point3(0, 0, top) + _BESIDE)
        self._deck.setScale(_SIZE)
        self._discard.setScale(_SIZE)
        self.shown: tuple[int, tuple[str, ...]] = (0, ())

    def show(self, deck: int, discard: tuple[str, ...]) -> None:
        """Both piles as they are, at once."""
        self.show_deck(deck)
        self.show_discard(discard)

    def show_deck(self, count: int) -> None:
        """The draw pile, of so many cards."""
        self.shown = (count, self.shown[1])
        self._pile(self._deck, count, None)
        self._float()

    def show_discard(self, discard: tuple[str, ...]) -> None:
        """The discard pile, its top last."""
        self.shown = (self.shown[0], discard)
        self._pile(self._discard, len(discard), discard[-1] if discard else None)
        self._float()

    def _float(self) -> None:
        """The table is there only in a game with cards."""
        if any(self.shown):
            self.table.show()
        else:
            self.table.hide()

    def draw(self, left: int, name: str | None, piece: NodePath) -> Motion:
        """The deck's top card, its back up, rises and flies to the piece whose player gets it; a known one is shown."""
        flyer = self._card(name)
        lift = _Flight(flyer, self.sky, self._deck, _FACE_DOWN)
        start = in_turn(at_once(lambda: (lift.begin(left), self.show_deck(left))), sound("card_draw"))
        if name is None:
            return in_turn(start, lift.to_piece(piece, d.CARD_FLIGHT))
        show, take = lift.to_show(piece, d.CARD_FLIGHT), lift.to_piece(piece, d.CARD_FLIGHT)
        return in_turn(start, show, wait(d.CARD_SHOW * 0.4), take)

    def play(self, discard: tuple[str, ...], piece: NodePath) -> Motion:
        """A card out of a piece, held up to be read, then onto the discard pile."""
        flight = _Flight(self._card(discard[-1]), self.sky, self._discard, _LYING)
        return in_turn(
            at_once(lambda: flight.begin_at(piece)),
            sound("card_flick"),
            flight.to_show(piece, d.CARD_FLIGHT),
            wait(d.CARD_SHOW),
            flight.to_pile(len(discard), d.CARD_FLIGHT),
            sound("card_land"),
            at_once(lambda: (flight.end(), self.show_discard(discard))),
        )

    def throw_away(self, discard: tuple[str, ...], piece: NodePath) -> Motion:
        """A card out of a piece straight onto the discard pile, where it is the last of these."""
        flight = _Flight(self._card(discard[-1]), self.sky, self._discard, _LYING)
        return in_turn(
            at_once(lambda: flight.begin_at(piece)),
            sound("card_flick"),
            flight.to_pile(len(discard), d.CARD_FLIGHT * 1.4),
            sound("card_land"),
            at_once(lambda: (flight.end(), self.show_discard(discard))),
        )

    def gather(self, flying: int, deck: int) -> Motion:
        """The discard pile goes over to the deck in a riffle of so many cards."""
        hops = [self._riffle(i) for i in range(flying)]
        empty = at_once(lambda: self.show_discard(()))
        full = at_once(lambda: self.show_deck(deck))
        riffle = together(sound("shuffle"), staggered(d.SHUFFLE / 12, hops))
        return in_turn(empty, riffle, full, sound("card_land"), _pulse(self._deck))

    def _riffle(self, place: int) -> Motion:
        node, start, end = self._card(None), self._discard.getPos(), self._deck.getPos()

        def begin() -> None:
            node.reparentTo(self.table)
            node.setHpr(_LYING)
            node.setScale(_SIZE)

        def at(u: float) -> None:
            node.setPos(start + (end - start) * u + Vec3(0, 0, 0.1 + 1.1 * sin(pi * u)))
            node.setR(180 * (1 - u) + place * 7 * sin(pi * u))

        return Motion(d.SHUFFLE / 2.4, at, begin=begin, end=node.removeNode, ease=smooth)

    def _card(self, name: str | None) -> NodePath:
        return card(self.model, self.folder, name)

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
        cover = self._card(top)
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

    def begin_at(self, piece: NodePath) -> None:
        self._rise()
        self.node.setPos(piece, (0, 0, 1.0))
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

    def to_show(self, piece: NodePath, duration: float) -> Motion:
        """Above the piece, large, its face to the camera."""

        def at(u: float) -> None:
            end = self.sky.getRelativePoint(piece, Point3(0, 0, 1.1)) + _ABOVE
            self._go(end, Vec3(0, -32, 0), _SHOWN, 0.8, u)

        return Motion(duration, at, begin=self._hold, ease=smooth)

    def to_piece(self, piece: NodePath, duration: float) -> Motion:
        """Into the piece, ever smaller."""

        def at(u: float) -> None:
            end = self.sky.getRelativePoint(piece, Point3(0, 0, 0.8))
            self._go(end, Vec3(180, -20, 0), 0.06, 1.6, u)

        return Motion(duration, at, begin=self._hold, end=self.end, ease=smooth)

    def to_pile(self, count: int, duration: float) -> Motion:
        def at(u: float) -> None:
            end = self.sky.getRelativePoint(self.pile, Point3(0, 0, count * THICK + 0.02))
            self._go(end, self.lying + Vec3(self.pile.getH(self.sky), 0, 0), _SIZE, 1.2, u)

        return Motion(duration, at, begin=self._hold, ease=smooth)
