"""What a widget is drawn with: shapes, text and pictures in pixels, back to front, on one node."""

from __future__ import annotations

from collections.abc import Sequence

from panda3d.core import CardMaker, NodePath, SamplerState, TextNode, Texture, TexturePool

from game.ui.fonts import Fonts
from game.ui.layout import Metrics, Rect
from game.ui.mesh import Mesh
from game.ui.theme import WHITE, Colour


def picture(name: str) -> Texture:
    """`textures/NAME.png`, or `textures/NAME` where that is a `.txo`, ready to be drawn smaller."""
    texture = TexturePool.loadTexture(f"textures/{name}" if name.endswith(".txo") else f"textures/{name}.png")
    texture.setMinfilter(SamplerState.FTLinearMipmapLinear)
    texture.setAnisotropicDegree(1)  # more costs software OpenGL a third of all widgets, and nothing is seen at a slant
    texture.setWrapU(SamplerState.WMClamp)
    texture.setWrapV(SamplerState.WMClamp)
    return texture


class Canvas:
    """Draws on `node`. `mesh` takes shapes; text and pictures go above the shapes that came before them."""

    def __init__(self, parent: NodePath, m: Metrics, fonts: Fonts, name: str) -> None:
        self.node: NodePath = parent.attachNewNode(name)
        self.m = m
        self.mesh = Mesh()
        self._fonts = fonts

    def flush(self) -> None:
        """Put the shapes so far below whatever comes next; the last call to a canvas."""
        node = self.mesh.node()
        if node is not None:
            self.node.attachNewNode(node)
            self.mesh = Mesh()

    def text(
        self,
        lines: Sequence[str],
        rect: Rect,
        size: float,
        colour: Colour,
        x: float = 0.5,
        y: float = 0.5,
    ) -> None:
        """Lines of `size` units within `rect`, at its left, middle or right and top, middle or bottom."""
        if not lines:
            return
        self.flush()
        px = self.m.px(size)
        line = self.m.line(size)
        top = rect.y + (rect.h - line * len(lines)) * y
        text = TextNode("text")
        text.setFont(self._fonts.at(px))
        text.setText("\n".join(lines))
        text.setTextColor(colour)
        text.setAlign(TextNode.ALeft if x < 0.25 else TextNode.ARight if x > 0.75 else TextNode.ACenter)
        path = self.node.attachNewNode(text.generate())
        path.setScale(px)
        path.setPos(round(rect.x + rect.w * x), 0, -round(top + line * 0.5 + px * 0.335))

    def picture(self, name: str, rect: Rect, tint: Colour = WHITE, fill: bool = False) -> None:
        """A picture as large as fits the rectangle, in its middle; `fill` stretches it."""
        self.flush()
        texture = picture(name)
        wide, high = texture.getOrigFileXSize(), texture.getOrigFileYSize()
        scale = min(rect.w / wide, rect.h / high)
        w, h = (rect.w, rect.h) if fill else (wide * scale, high * scale)
        x, y = round(rect.x + (rect.w - w) / 2), round(rect.y + (rect.h - h) / 2)
        card = CardMaker("picture")
        card.setFrame(x, x + w, -y - h, -y)
        path = self.node.attachNewNode(card.generate())
        path.setTexture(texture)
        path.setColor(tint)
