"""Chips and magic stones on the hill: they lie on squares, turn over in the air and leave."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping
from math import pi, sin

from panda3d.core import NodePath, Point3, Vec3

from game.scene import durations as d
from game.scene.figure import in_front
from game.scene.flatten import flat
from game.scene.hill_picture import Space
from game.scene.textures import picture, sign
from game.scene.timeline import Motion, at_once, ease_out, in_turn, smooth, staggered

CHIP_HEIGHT = 0.16
_RISE, _LARGER = 2.5, 1.6
_HINT = 0.42
Place = Callable[[Space], tuple[NodePath, Point3]]


class Chips:
    """The chips, by their squares. Their pictograms are turned upright for the camera, to which -y of `sky` points."""

    def __init__(self, place: Place, sky: NodePath, model: NodePath) -> None:
        self._place, self._sky, self._model = place, sky, model
        self._nodes: dict[Space, NodePath] = {}
        self._up: dict[Space, str | None] = {}
        self._hints: dict[Space, tuple[str, NodePath]] = {}
        self._still = Still(lambda body: body.findAllMatches("**/back").detach())
        self._moving: set[Space] = set()

    def show(self, chips: Mapping[Space, str | None]) -> None:
        """All chips as they are, at once: a kind for one that is up, None for one face down."""
        for at in [*self._nodes]:
            if at not in chips:
                self._drop(at)
        for at, kind in chips.items():
            self._lay(at, kind)
        self._moving.clear()
        self._merge()

    def _merge(self) -> None:
        """Those that lie face down are drawn as one body."""
        down = [at for at, kind in self._up.items() if kind is None and at not in self._moving]
        self._still.show({self._nodes[at]: self._nodes[at].find("turned") for at in down})

    def _wake(self, *moving: Space) -> None:
        """These are drawn by themselves, until they lie again."""
        self._moving.update(moving)
        self._merge()

    def _come_to_rest(self, at: Space, kind: str | None) -> None:
        self._lay(at, kind)
        self._moving.discard(at)
        self._merge()

    def _lay(self, at: Space, kind: str | None) -> None:
        """One chip as it lies."""
        if at not in self._nodes:
            self._nodes[at] = self._new(at)
        node = self._nodes[at]
        _, point = self._place(at)
        node.setPosHprScale(point, (self._sky.getH(node.getParent()), 0, 0), (1, 1, 1))
        self._turn(node, 1.0 if kind else 0.0)
        self._paint(at, kind)

    def _new(self, at: Space) -> NodePath:
        frame, _ = self._place(at)
        node = frame.attachNewNode("chip")
        turned = node.attachNewNode("turned")
        turned.setZ(CHIP_HEIGHT / 2)
        self._model.copyTo(turned)
        picture_side = turned.find("**/back")
        picture_side.setShaderOff(5)
        picture_side.setLightOff(5)
        return node

    def _paint(self, at: Space, kind: str | None) -> None:
        self._up[at] = kind
        if kind:
            self._nodes[at].find("**/back").setTexture(picture(f"hill/chips/{kind}"), 1)

    @staticmethod
    def _turn(node: NodePath, u: float) -> None:
        """Face down at 0, with the sign above, and up at 1: round an axis through the middle of its height."""
        node.find("turned").setP(180 * u)

    def face(self) -> None:
        """The camera has moved: turn the pictograms upright."""
        for node in self._nodes.values():
            node.setH(self._sky.getH(node.getParent()))

    def hint(self, kinds: Mapping[Space, str]) -> None:
        """Show small on these chips, which lie face down, what they are, and on no others."""
        for at, (kind, node) in [*self._hints.items()]:
            if kinds.get(at) != kind:
                node.removeNode()
                del self._hints[at]
        for at, kind in kinds.items():
            if at not in self._hints:
                small = sign(f"hill/chips/{kind}", _HINT)
                small.reparentTo(self._nodes[at])
                small.setPosHpr((0, 0, CHIP_HEIGHT + 0.015), (0, -90, 0))
                self._hints[at] = (kind, small)

    def flip(self, at: Space, kind: str | None) -> Motion:
        """Up into the air, large enough to be seen, turned over, and down again; face down for None."""
        node = self._nodes[at]
        _, point = self._place(at)
        start, forward = [0.0], [Vec3(0)]

        def begin() -> None:
            self._wake(at)
            forward[0] = node.getParent().getRelativeVector(self._sky, Vec3(0, -0.8, 0))
            start[0] = 1.0 if self._up.get(at) else 0.0
            if kind:
                self._paint(at, kind)

        def move(u: float) -> None:
            lift = smooth(min(1.0, 2.6 * u, 2.6 * (1 - u)))
            node.setPos(point + Vec3(0, 0, _RISE * lift) + forward[0] * sin(pi * lift))
            node.setScale(1 + (_LARGER - 1) * lift)
            over = smooth(min(1.0, max(0.0, (u - 0.25) / 0.4)))
            self._turn(node, start[0] + ((1.0 if kind else 0.0) - start[0]) * over)

        return Motion(d.CHIP_FLIP if kind else d.CHIP_BACK, move, begin=begin,
                      end=lambda: self._come_to_rest(at, kind))  # fmt: skip

    def leave(self, at: Space) -> Motion:
        """A chip whirls up and is gone."""
        node = self._nodes[at]
        _, point = self._place(at)

        def move(u: float) -> None:
            node.setPos(point + Vec3(0, 0, 2.4 * u))
            node.setH(720 * u)
            node.setScale(max(0.001, 1 - u * u))

        return Motion(d.CHIP_LEAVE, move, begin=lambda: self._wake(at), end=lambda: self._drop(at), ease=smooth)

    def _drop(self, at: Space) -> None:
        self._hints.pop(at, None)
        self._nodes.pop(at).removeNode()
        self._up.pop(at)
        self._moving.discard(at)

    def appear(self, chips: Collection[Space]) -> Motion:
        """All of them drop onto the hill, face down, one after another."""
        self.show(dict.fromkeys(chips))
        self._wake(*chips)
        fall = drop_all([(self._nodes[at], self._place(at)[1]) for at in chips])
        return in_turn(fall, at_once(lambda: self.show(dict.fromkeys(chips))))

    def state(self) -> Hashable:
        """Where each is, which face is up and what is known of it, rounded."""
        return tuple(sorted((at, kind) for at, (kind, _) in self._hints.items())), tuple(sorted(
            (at, self._up[at] or "", *(round(n, 3) + 0.0 for n in (*node.getPos(), node.getScale()[0],
                                                                  node.find("turned").getP() % 360)))
            for at, node in self._nodes.items()
        ))  # fmt: skip


class Stones:
    """The magic stones that lie on the hill; `shine` is told on which squares."""

    def __init__(self, place: Place, model: NodePath, shine: Callable[[Collection[Space]], None]) -> None:
        self._place, self.model, self._shine = place, model, shine
        self._nodes: dict[Space, NodePath] = {}
        self._still = Still(in_front)

    def show(self, stones: Collection[Space]) -> None:
        """Stones on these squares, and no others."""
        for at in [*self._nodes]:
            if at not in stones:
                self._nodes.pop(at).removeNode()
        for at in stones:
            frame, point = self._place(at)
            if at not in self._nodes:
                self._nodes[at] = stone_of(self.model)
                self._nodes[at].reparentTo(frame)
            self._nodes[at].setPosHprScale(point, (0, 0, 0), (1, 1, 1))
        self._merge()

    def _merge(self) -> None:
        if self._still.show({node: node.getChild(0) for node in self._nodes.values()}):
            self._shine([*self._nodes])

    def take(self, at: Space) -> None:
        """One is no longer on the hill."""
        node = self._nodes.pop(at, None)
        if node:
            node.removeNode()
            self._merge()

    def appear(self, stones: Collection[Space]) -> Motion:
        """All of them drop onto the hill, one after another."""
        self.show(stones)
        self._still.show({})
        self._shine(())
        fall = drop_all([(self._nodes[at], self._place(at)[1]) for at in stones])
        return in_turn(fall, at_once(lambda: self.show(stones)))

    def state(self) -> Hashable:
        return tuple(sorted((at, *(round(n, 3) + 0.0 for n in node.getPos())) for at, node in self._nodes.items()))


class Still:
    """Things of one kind that lie still, drawn as one body instead of each by itself."""

    def __init__(self, dress: Callable[[NodePath], None]) -> None:
        self._dress = dress
        self._body = NodePath("still")
        self._hidden: list[NodePath] = []
        self._drawn: object = ()

    def show(self, parts: Mapping[NodePath, NodePath]) -> bool:
        """Draw these together: the nodes that stand on the board, side by side, and the models in them. Whether that
        is new."""
        drawn = tuple((node, node.getTransform()) for node in parts)
        if drawn == self._drawn:
            return False
        self._drawn = drawn
        self._body.removeNode()
        for part in self._hidden:
            part.show()
        self._hidden = [*parts.values()]
        self._body = NodePath("still")
        for node, part in parts.items():
            part.copyTo(self._body).setTransform(part.getTransform(node.getParent()))
            part.hide()
        if parts:
            self._dress(self._body)
            flat(self._body).reparentTo(next(iter(parts)).getParent())
        return True


def stone_of(model: NodePath) -> NodePath:
    """A magic stone, its foot at the origin."""
    holder = NodePath("stone")
    in_front(model.copyTo(holder))
    return holder


def drop_all(things: list[tuple[NodePath, Point3]]) -> Motion:
    """Each falls from above to its point and grows on the way."""

    def drop(node: NodePath, end: Point3) -> Motion:
        node.setScale(0.001)

        def move(u: float) -> None:
            node.setPos(end + Vec3(0, 0, 2.2 * (1 - u) ** 2))
            node.setScale(max(0.001, min(1.0, 2 * u)))

        return Motion(d.TOKEN_DROP, move, ease=ease_out)

    gap = d.ASSEMBLE / max(1, len(things))
    return in_turn(staggered(gap, [drop(*thing) for thing in things]))
