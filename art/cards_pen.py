"""A canvas that draws parts with ink outlines, four times too large, and saves them small."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

import numpy as np
from PIL import Image, ImageChops, ImageColor, ImageDraw, ImageFilter

from art.cards_shapes import Layer, Part, Points, ellipse

ROOT = Path(__file__).resolve().parent.parent
TEXTURES = ROOT / "textures"
OVER = 4

INK, CREAM, WHITE, CLEAR = "#2A2140", "#FFF6E0", "#FFFFFF", "#00000000"
RED, ORANGE, GOLD = "#E5322D", "#FF7A1A", "#FFC928"


class Canvas:
    """Draws in pixels of the finished picture, y down; colours are hex."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.image = Image.new("RGBA", (width * OVER, height * OVER), 0)

    def fill(self, points: Points, colour: str) -> None:
        self._part(Part(points), colour, 0)

    def line(self, points: Points, width: float, colour: str, closed: bool = False) -> None:
        self._part(Part(points, width, closed), colour, 0)

    def shape(self, parts: Points | Iterable[Part], colour: str, ink: float = 0, ink_colour: str = INK) -> None:
        """Fill the parts, with one outline `ink` wide outside round all of them."""
        parts = (Part(parts),) if isinstance(parts, np.ndarray) else tuple(parts)
        for part in parts if ink else ():
            self._part(part, ink_colour, ink)
        for part in parts:
            self._part(part, colour, 0)

    def layers(self, layers: Iterable[Layer], ink: float) -> None:
        for layer in layers:
            self.shape(layer.parts, layer.colour, ink * layer.ink)

    def gradient(self, points: Points, top: str, bottom: str) -> None:
        """Fill with a vertical run of colour from the highest to the lowest of the points."""
        mask = self._mask(points)
        y0, y1 = float(points[:, 1].min()) * OVER, float(points[:, 1].max()) * OVER
        t = np.clip((np.arange(self.image.height) - y0) / max(1.0, y1 - y0), 0, 1)[:, None]
        a, b = np.array(ImageColor.getrgb(top)[:3]), np.array(ImageColor.getrgb(bottom)[:3])
        column = np.round(a + (b - a) * t).astype(np.uint8)[:, None, :]
        run = Image.fromarray(column, "RGB").resize(self.image.size)
        self.image.paste(run, (0, 0), mask)

    @contextmanager
    def clip(self, points: Points) -> Iterator[None]:
        """What is drawn inside the block shows only inside the points."""
        below, self.image = self.image, Image.new("RGBA", self.image.size, 0)
        yield
        above, self.image = self.image, below
        above.putalpha(ImageChops.multiply(above.getchannel("A"), self._mask(points)))
        self.image.alpha_composite(above)

    def tint(self, points: Points, colour: str, alpha: float) -> None:
        """Lay a see-through colour over the points."""
        veil = Image.new("RGBA", self.image.size, (*ImageColor.getrgb(colour)[:3], 0))
        veil.putalpha(self._mask(points).point([round(i * alpha) for i in range(256)]))
        self.image.alpha_composite(veil)

    def shadow(self, x: float, y: float, blur: float, alpha: float) -> None:
        """Put a soft shadow under what has been drawn so far, moved by x and y."""
        strength = [round(i * alpha) for i in range(256)]
        mask = self.image.getchannel("A").point(strength).filter(ImageFilter.GaussianBlur(blur * OVER))
        under = Image.new("RGBA", self.image.size, (*ImageColor.getrgb(INK), 0))
        under.putalpha(ImageChops.offset(mask, round(x * OVER), round(y * OVER)))
        under.alpha_composite(self.image)
        self.image = under

    def finished(self, edge: str = INK) -> Image.Image:
        """The picture at its own size; wholly clear pixels take the colour `edge`, so that filtering stays clean."""
        small = self.image.resize((self.width, self.height), Image.Resampling.BOX)
        data = np.array(small)
        data[data[..., 3] == 0] = (*ImageColor.getrgb(edge)[:3], 0)
        return Image.fromarray(data, "RGBA")

    def _mask(self, points: Points) -> Image.Image:
        mask = Image.new("L", self.image.size, 0)
        ImageDraw.Draw(mask).polygon([tuple(p) for p in points * OVER], fill=255)
        return mask

    def _part(self, part: Part, colour: str, ink: float) -> None:
        pen = ImageDraw.Draw(self.image)
        if not part.width:
            pen.polygon([tuple(p) for p in part.points * OVER], fill=colour)
        width = part.width + 2 * ink
        if width:
            closed = part.closed or not part.width
            _stroke(pen, np.vstack([part.points, part.points[:1]]) if closed else part.points, width, colour)


def _stroke(pen: ImageDraw.ImageDraw, points: Points, width: float, colour: str) -> None:
    p, r = points * OVER, width * OVER / 2
    for x, y in p:
        pen.ellipse((x - r, y - r, x + r, y + r), fill=colour)
    for a, b in pairwise(p):
        length = float(np.hypot(*(b - a)))
        if length > 1e-6:
            side = np.array([a[1] - b[1], b[0] - a[0]]) / length * r
            pen.polygon([tuple(q) for q in (a + side, b + side, b - side, a - side)], fill=colour)


def shine(x: float, y: float, rx: float, ry: float) -> Layer:
    """A white highlight without an outline."""
    return Layer((Part(ellipse(x, y, rx, ry)),), WHITE, 0)


def save(image: Image.Image, name: str) -> None:
    """Write the picture as textures/NAME.png, small."""
    path = TEXTURES / f"{name}.png"
    path.parent.mkdir(parents=True, exist_ok=True)
    image.save(path, optimize=True)
