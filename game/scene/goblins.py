"""The goblins: five a player, with a number badge and a sign of what they wait for."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from panda3d.core import DepthTestAttrib, NodePath, RenderAttrib, Vec3

from game.rules.magic_hill.content import GOBLINS
from game.scene.figure import Figure, rgb
from game.scene.hill_layout import SHOULDERS
from game.scene.hill_picture import Who
from game.scene.textures import sign

SIZE = 1.08
COLOURS = ("#F0413B", "#3C82F6", "#FFE02E", "#FFF3DC", "#12A594")
"""By the order of the shapes: horns, pointed cap, crest, beret, mushroom cap."""
PINNED = 0.88
"""How tall, by its own height, a goblin is with another on its shoulders."""
UPPER = SHOULDERS * PINNED + 0.04
"""How far above the lower goblin's feet the upper one stands."""
_BADGE, _BADGE_AT = 0.44, Vec3(0.36, -0.5, 0.3)
_SIGN, _SIGN_AT = 0.56, Vec3(-0.62, -0.4, 0.72)


class Goblin(Figure):
    """One goblin. Its badge always faces the camera; with `shine`, it shines through what hides it."""

    def __init__(self, who: Who, model: NodePath, colour: int, *, shine: bool) -> None:
        seat, number = who
        super().__init__(f"goblin-{seat}-{number}", model, rgb(COLOURS[colour]), SIZE, seat + 5 * number)
        self.waits: str | None = None
        self._badge = _badge(number, shine=shine)
        self._badge.reparentTo(self.body.find("figure"))
        self._sign = self.body.find("figure").attachNewNode("sign")
        self._sign.setBillboardPointEye()
        self._sign.setPos(_SIGN_AT)
        self._sign.setBin("fixed", 47)

    def pin(self, pinned: bool) -> None:
        """Be squashed by another goblin on the shoulders, or not."""
        rest = PINNED if pinned else 1.0
        if rest != self.rest:
            self.rest = rest
            self.stretch(1.0)

    def wait(self, cause: str | None) -> None:
        """Wear the sign of the chip that it waits for, or none."""
        if cause == self.waits:
            return
        self.waits = cause
        self._sign.getChildren().detach()
        if cause:
            sign(f"hill/chips/{cause}", _SIGN).reparentTo(self._sign)

    def ghost(self) -> NodePath:
        """A translucent copy with its badge, to be placed by its foot."""
        node = super().ghost()
        badge = self._badge.find("seen").copyTo(node.find("figure"))
        badge.setPos(self._badge.getPos())
        badge.setBillboardPointEye()
        badge.setDepthTest(False)
        badge.setBin("fixed", 13)
        return node

    def pose(self, root: NodePath) -> Hashable:
        """Where it is, how it is squashed and leans, what it waits for; None if it is nowhere."""
        pose = super().pose(root)
        return pose and (pose, self.waits)


def _badge(number: int, *, shine: bool) -> NodePath:
    """The number on a round sign beside the feet, drawn a second time, faintly, where something hides it."""
    badge = NodePath("badge")
    badge.setPos(_BADGE_AT)
    badge.setBillboardPointEye()
    seen = sign(f"hill/badges/{number}", _BADGE)
    seen.setName("seen")
    seen.reparentTo(badge)
    seen.setBin("fixed", 46)
    seen.setDepthWrite(False)
    if shine:
        hidden = seen.copyTo(badge)
        hidden.setName("hidden")
        hidden.setAlphaScale(0.55)
        hidden.setAttrib(DepthTestAttrib.make(RenderAttrib.MGreater))
    return badge


def make_goblins(
    colours: tuple[int, ...], load_model: Callable[[str], NodePath], *, shine: bool
) -> dict[Who, Goblin]:  # fmt: skip
    """Five a seat; `colours` are indices of the pieces. None stands anywhere yet."""
    models = [load_model(f"models/goblin_{colour}.bam") for colour in colours]
    return {
        (seat, number): Goblin((seat, number), models[seat], colour, shine=shine)
        for seat, colour in enumerate(colours) for number in GOBLINS
    }  # fmt: skip
