"""The word mark textures/logo.png and the app's icon textures/icon-256.png."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageChops, ImageColor, ImageDraw, ImageFilter, ImageFont

from art.cards_pen import CREAM, INK, OVER, TEXTURES, WHITE, Canvas, save
from art.cards_pictograms import head_of_emohbi, leaf
from art.cards_shapes import Layer, Part, Points, box, ellipse, placed, pts, smooth, wave

SIZE = (1000, 470)
FONT = 250
FOOT = 330.0


@dataclass(frozen=True)
class Letter:
    """One letter with the middle of its foot, its turn in degrees and its colour."""

    text: str
    x: float
    y: float
    turn: float
    colour: str


LETTERS = (
    Letter("H", 124, FOOT, -6, "#E5322D"),
    Letter("i", 238, FOOT - 12, 4, "#FF8A1F"),
    Letter("l", 306, FOOT - 18, -3, "#FFCB1F"),
    Letter("l", 376, FOOT - 20, 4, "#8CC63A"),
    Letter("t", 462, FOOT - 20, -4, "#2EA85A"),
    Letter("p", 744, FOOT - 14, -3, "#2F7BE8"),
    Letter("s", 880, FOOT, 7, "#8E5BD6"),
)
HEAD = (598.0, FOOT - 90.0, 1.72)
"""The head of Emohbi is the o: its middle and scale."""


def mask(letter: Letter, grow: float) -> Image.Image:
    """The letter as a mask of the whole picture, swollen by `grow` pixels."""
    font = ImageFont.truetype(str(TEXTURES / "fonts" / "fredoka.ttf"), FONT * OVER)
    picture = Image.new("L", (SIZE[0] * OVER, SIZE[1] * OVER), 0)
    at = (letter.x * OVER, letter.y * OVER)
    ImageDraw.Draw(picture).text(at, letter.text, fill=255, font=font, anchor="ms", stroke_width=round(grow * OVER))
    return picture.rotate(-letter.turn, Image.Resampling.BICUBIC, center=at)


def paint(canvas: Canvas, colour: str, shape: Image.Image) -> None:
    veil = Image.new("RGBA", shape.size, ImageColor.getrgb(colour)[:3] + (0,))
    veil.putalpha(shape)
    canvas.image.alpha_composite(veil)


def fill_letter(canvas: Canvas, letter: Letter) -> None:
    """Colour with a light upper and a dark lower edge, as on a rounded block of wood."""
    shape = mask(letter, 3)
    paint(canvas, letter.colour, shape)
    for dy, colour, alpha in ((8, WHITE, 0.5), (-9, INK, 0.24)):
        inside = ImageChops.offset(shape, 0, dy * OVER).filter(ImageFilter.GaussianBlur(OVER))
        edge = ImageChops.multiply(shape, ImageChops.invert(inside)).point([round(i * alpha) for i in range(256)])
        paint(canvas, colour, edge)


def land() -> list[Layer]:
    """Hills behind the letters and the leaves at their sides."""
    far = smooth(pts((60, 330), (150, 196), (262, 92), (352, 60), (452, 96), (560, 220), (620, 330)))
    near = smooth(pts((420, 340), (520, 200), (640, 110), (742, 84), (842, 130), (930, 240), (960, 340)))
    hills = [Layer((Part(hill),), colour) for hill, colour in ((far, "#4FAE3F"), (near, "#2F8F4E"))]
    return [*hills, Layer((Part(smooth(pts((300, 76), (352, 60), (404, 76), (352, 104)), closed=True)),), "#86C83C", 0)]


def leaves() -> list[Layer]:
    fans = ((44, 352, (-64, -30, 4)), (956, 352, (64, 30, -4)))
    colours = ("#2E9E57", "#41B54A", "#7FCB3B")
    return [
        layer
        for x, y, turns in fans
        for turn, colour in zip(turns, colours, strict=True)
        for layer in placed([Layer((Part(leaf(92, 26)),), colour)], x, y, 1, turn)
    ]


def shore() -> tuple[Points, Points]:
    """The band of sea under the letters, and the line of foam along it."""
    top, low = wave(40, 960, 356, 9, 184), wave(70, 930, 412, 7, 184, 60)
    return np.vstack([top, low[::-1]]), wave(66, 934, 378, 8, 184)


def outside(canvas: Canvas, grow: float, colour: str) -> None:
    """The silhouette of everything, swollen by `grow`."""
    for layer in [*land(), *leaves(), *placed(head_of_emohbi(), *HEAD)]:
        canvas.shape(layer.parts, colour, grow, colour)
    canvas.shape(shore()[0], colour, grow, colour)
    for letter in LETTERS:
        paint(canvas, colour, mask(letter, grow + 3))


def logo() -> Canvas:
    canvas = Canvas(*SIZE)
    outside(canvas, 19, CREAM)
    canvas.layers(land(), 7)
    sea, foam = shore()
    canvas.shape(sea, "#2EC4C6", 7)
    canvas.line(foam, 8, "#E6FFFA")
    canvas.layers(leaves(), 6)
    for letter in LETTERS:
        paint(canvas, INK, mask(letter, 13))
    for letter in LETTERS:
        fill_letter(canvas, letter)
    canvas.layers(placed(head_of_emohbi(), *HEAD), 6)
    canvas.shadow(0, 8, 7, 0.42)
    return canvas


def app_icon() -> Canvas:
    canvas = Canvas(256, 256)
    tile = box(8, 8, 248, 248, 58)
    canvas.shape(tile, "#2EC4C6", 7)
    canvas.gradient(tile, "#5FE3DC", "#139DC0")
    with canvas.clip(tile):
        canvas.tint(ellipse(128, 120, 100), WHITE, 0.2)
        canvas.shape(np.vstack([wave(0, 256, 216, 6, 86), pts((256, 270), (0, 270))]), "#F4D58F", 5)
    canvas.layers(placed(head_of_emohbi(), 128, 136, 1.95), 5)
    return canvas


def main() -> None:
    save(logo().finished(), "logo")
    save(app_icon().finished(), "icon-256")


if __name__ == "__main__":
    main()
