"""The goblins: five a player, with a number badge and a sign of what they wait for."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import NamedTuple

from panda3d.core import NodePath, Point3, Vec3, Vec4

from game.rules.magic_hill.content import GOBLINS
from game.scene.figure import Figure, in_front, rgb
from game.scene.figure import flat as unlit
from game.scene.flatten import flat
from game.scene.hill_layout import SHOULDERS
from game.scene.hill_picture import Who
from game.scene.textures import picture, sign

SIZE = 1.08
COLOURS = ("#F0413B", "#3C82F6", "#FFE02E", "#FFF3DC", "#12A594")
"""By the order of the shapes: horns, pointed cap, crest, beret, mushroom cap."""
PINNED = 0.88
"""How tall, by its own height, a goblin is with another on its shoulders."""
DIM = Vec4(0.66, 0.62, 0.78, 1)
"""And how bright: it can't move."""
UPPER = SHOULDERS * PINNED + 0.04
"""How far above the lower goblin's feet the upper one stands."""
_SIGN, _SIGN_AT = 0.56, Vec3(-0.62, -0.4, 0.72)
_OVERHEAD, _HELD = 1.3, 0.9
"""How high the middle of a number is that is held above the head, and its size then."""
_MIDDLE = 0.45
"""The height that tells whether something hides a goblin."""


class Kit(NamedTuple):
    """The goblins of one colour: with the badge for a number, without it, the badge alone, and the plainer model for
    silhouettes."""

    whole: NodePath
    bare: NodePath
    badge: NodePath
    outline: NodePath


def _kit(model: NodePath) -> Kit:
    whole = NodePath("goblin")
    for name in ("body", "badge"):
        model.find(f"**/{name}").copyTo(whole)
    return Kit(flat(whole), *(model.find(f"**/{name}") for name in ("body", "badge", "outline")))


class Goblin(Figure):
    """One goblin with its number on its belly; `plain` for low quality. Where the board hides it, it shines through.
    `bare` is its kind without a number."""

    def __init__(self, who: Who, kit: Kit, colour: int, *, plain: bool) -> None:
        seat, number = who
        model, outline, self._badge = (part.copyTo(NodePath("model")) for part in (kit.whole, kit.outline, kit.badge))
        for part in (model, outline, self._badge):
            part.setTexture(picture(f"hill/badges/{number}"))
        self.bare = kit.bare
        super().__init__(
            f"goblin-{seat}-{number}", model, rgb(COLOURS[colour]), SIZE, seat + 5 * number, outline, blob=plain
        )
        self.waits: str | None = None
        self.held = False
        self._seen: tuple[Point3, Point3] | None = None
        self._sign = self.body.find("figure").attachNewNode("sign")
        self._sign.setBillboardPointEye()
        self._sign.setPos(_SIGN_AT)
        self._sign.setBin("fixed", 47)
        self._whole, self._bare = self.lean.getChild(0), kit.bare.copyTo(self.lean)
        self._bare.setTexture(picture(f"hill/badges/{number}"))
        in_front(self._bare)
        self._number = self._overhead()
        self.hold_up(False)

    def _overhead(self) -> NodePath:
        """The number above the head, seen whatever is in front of it."""
        number = self._always_seen(self.body, 46)
        low, high = number.getTightBounds()
        number.setScale(_HELD)
        number.setZ(_OVERHEAD - _HELD * (low[2] + high[2]) / 2)
        return number

    def _always_seen(self, parent: NodePath, order: int) -> NodePath:
        """The number below the figure of `parent`, whatever is in front of it; drawn by this `order` among such."""
        number = self._badge.copyTo(parent.find("figure"))
        number.setColor(Vec4(1))
        unlit(number)
        number.setDepthTest(False)
        number.setBin("fixed", order)
        return number

    def hold_up(self, shown: bool) -> None:
        """Whether the number is held above the head instead of before the belly, as where others stand in front."""
        self.held = shown
        for part, seen in ((self._number, shown), (self._bare, shown), (self._whole, not shown)):
            if seen:
                part.show()
            else:
                part.hide()

    def peek(self, root: NodePath, eye: Point3, hides: Callable[[Point3, Point3], bool]) -> None:
        """Shine through, if something of the board is in the way from `eye`, a point of `root`."""
        if not self.node.hasParent():
            return
        middle = root.getRelativePoint(self.node, Point3(0, 0, _MIDDLE))
        if (seen := (eye, middle)) != self._seen:
            self._seen = seen
            self.show_silhouette(hides(eye, middle))

    def pin(self, pinned: bool) -> None:
        """Be squashed by another goblin on the shoulders, or not."""
        rest = PINNED if pinned else 1.0
        if rest != self.rest:
            self.rest = rest
            self.stretch(1.0)
            self.lean.setColorScale(DIM if pinned else Vec4(1))

    def wait(self, cause: str | None) -> None:
        """Wear the sign of the chip that it waits for, or none."""
        if cause == self.waits:
            return
        self.waits = cause
        self._sign.getChildren().detach()
        if cause:
            sign(f"hill/chips/{cause}", _SIGN).reparentTo(self._sign)

    def ghost(self) -> NodePath:
        """A translucent copy whose number can be read, to be placed by its foot."""
        node = super().ghost()
        self._always_seen(node, 13)
        return node

    def pose(self, root: NodePath) -> Hashable:
        """Where it is, how it is squashed and leans, what it waits for, whether it holds its number up; None if it is
        nowhere."""
        pose = super().pose(root)
        return pose and (pose, self.waits, self.held)


def make_goblins(
    colours: tuple[int, ...], load_model: Callable[[str], NodePath], *, plain: bool
) -> dict[Who, Goblin]:  # fmt: skip
    """Five a seat; `colours` are indices of the pieces. None stands anywhere yet."""
    kits = [_kit(load_model(f"models/goblin_{colour}.bam")) for colour in colours]
    return {
        (seat, number): Goblin((seat, number), kits[seat], colour, plain=plain)
        for seat, colour in enumerate(colours) for number in GOBLINS
    }  # fmt: skip
