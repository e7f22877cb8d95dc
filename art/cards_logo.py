"""The word mark textures/logo.png, the same ready to be drawn (logo.txo), and the app's icon textures/icon-256.png."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from panda3d.core import Filename, Texture
from PIL import Image, ImageChops, ImageColor, ImageDraw, ImageFilter, ImageFont

from art.cards_pen import CREAM, INK, OVER, TEXTURES, WHITE, Canvas, save
from art.cards_pictograms import head_of_emohbi, leaf
from art.cards_shapes import Layer, Part, box, ellipse, moved, placed, pts, smooth, wave

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
    Letter("H", 128, FOOT + 2, -6, "#E5322D"),
    Letter("i", 250, FOOT - 12, 4, "#FF8A1F"),
    Letter("l", 322, FOOT - 18, -4, "#FFCB1F"),
    Letter("l", 398, FOOT - 22, 3, "#8CC63A"),
    Letter("t", 488, FOOT - 22, -4, "#2EB86A"),
    Letter("p", 742, FOOT - 14, -3, "#2F7BE8"),
    Letter("s", 872, FOOT + 2, 7, "#9A63E6"),
)
HEAD = (610.0, FOOT - 92.0, 1.72)
"""The head of Emohbi is the o: its middle and scale."""


def mask(letter: Letter, grow: float) -> Image.Image:
    """The letter as a mask of the whole picture, swollen by `grow` pixels."""
    font = ImageFont.truetype(str(TEXTURES / "fonts" / "fredoka.ttf"), FONT * OVER)
    picture = Image.new("L", (SIZE[0] * OVER, SIZE[1] * OVER), 0)
    at = (letter.x * OVER, letter.y * OVER)
    ImageDraw.Draw(picture).text(at, letter.text, fill=255, font=font, anchor="ms", stroke_width=round(grow * OVER))
    return picture.rotate(-letter.turn, Image.Resampling.BICUBIC, center=at)


def paint(canvas: Canvas, colour: str, shape: Image.Image) -> None:
    veil = Image.new("RGBA", shape.size, (*ImageColor.getrgb(colour)[:3], 0))
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


FAR = ((84, 380), (110, 300), (176, 190), (262, 92), (348, 56), (434, 92), (520, 190), (586, 300), (612, 380))
BEACH = box(62, 334, 938, 428, 47)
NEAR = ((452, 380), (490, 290), (560, 190), (650, 112), (742, 82), (834, 116), (900, 196), (936, 290), (950, 380))


def land() -> list[Layer]:
    """Two hills behind the letters and the beach they stand on."""
    hills = [Layer((Part(smooth(pts(*hill))),), colour) for hill, colour in ((NEAR, "#2F8F4E"), (FAR, "#4FAE3F"))]
    return [*hills, Layer((Part(BEACH),), "#F4D58F")]


def caps(canvas: Canvas) -> None:
    """Lighter turf that hangs over the hills' tops."""
    for hill, colour, low in ((NEAR, "#4FAE3F", 150), (FAR, "#86C83C", 128)):
        others = Part(smooth(pts(*FAR))) if hill is NEAR else None
        with canvas.clip(smooth(pts(*hill))):
            canvas.fill(np.vstack([wave(60, 960, low, 13, 88, 20), pts((960, 0), (60, 0))]), colour)
        if others:
            canvas.shape((others,), "#4FAE3F", 7)


def leaves() -> list[Layer]:
    fans = ((80, 386, (-58, -28, 6)), (920, 386, (58, 28, -6)))
    colours = ("#2E9E57", "#41B54A", "#7FCB3B")
    return [
        layer
        for x, y, turns in fans
        for turn, colour in zip(turns, colours, strict=True)
        for layer in placed([Layer((Part(leaf(70, 20)),), colour)], x, y, 1, turn)
    ]


def sea(canvas: Canvas) -> None:
    """Water with a line of foam along the front of the beach."""
    shore = wave(40, 960, 374, 8, 164, 16)
    with canvas.clip(BEACH):
        canvas.shape(np.vstack([shore, pts((980, 470), (20, 470))]), "#2EC4C6", 7)
        canvas.line(moved(shore, 0, 22), 8, "#E6FFFA")
    canvas.line(BEACH, 7, INK, closed=True)


def outside(canvas: Canvas, grow: float, colour: str) -> None:
    """The silhouette of everything, swollen by `grow`."""
    for layer in [*land(), *leaves(), *placed(head_of_emohbi(29), *HEAD)]:
        canvas.shape(layer.parts, colour, grow, colour)
    for letter in LETTERS:
        paint(canvas, colour, mask(letter, grow + 3))


def logo() -> Canvas:
    canvas = Canvas(*SIZE)
    outside(canvas, 19, CREAM)
    canvas.layers(land(), 7)
    caps(canvas)
    canvas.layers(land()[2:], 7)
    sea(canvas)
    canvas.layers(leaves(), 6)
    for letter in LETTERS:
        paint(canvas, INK, mask(letter, 13))
    for letter in LETTERS:
        fill_letter(canvas, letter)
    canvas.layers(placed(head_of_emohbi(29), *HEAD), 6)
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


def ready(image: Image.Image) -> Texture:
    """A picture as graphics memory takes it, in sides of powers of two: read in a tenth of the time of a PNG."""
    wide, high = (1 << (side - 1).bit_length() for side in image.size)
    flipped = image.resize((wide, high), Image.Resampling.LANCZOS).transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    red, green, blue, alpha = flipped.split()
    texture = Texture("logo")
    texture.setup2dTexture(wide, high, Texture.TUnsignedByte, Texture.FRgba)
    texture.setOrigFileSize(*image.size)
    texture.setRamImage(Image.merge("RGBA", (blue, green, red, alpha)).tobytes())
    return texture


def main() -> None:
    save(logo().finished(), "logo")
    ready(logo().finished()).write(Filename.fromOsSpecific(str(TEXTURES / "logo.txo")))
    save(app_icon().finished(), "icon-256")


if __name__ == "__main__":
    main()
