"""The faces of both dice: textures/dice/*.png one by one, and an atlas a die for the models."""

from __future__ import annotations

from art.cards_digits import digit
from art.cards_pen import INK, ORANGE, RED, WHITE, Canvas, save
from art.cards_pictograms import GOLD_PAWN, PIPS, WHITE_PAWN, bent_arrow, down_arrow, fall, ladder, stone, up_arrow
from art.cards_shapes import box, ellipse, placed

NUMBER = ("1", "2", "3", "4", "5", "6")
CHANCE = ("1", "2", "3", "ladder", "waterfall", "switch")
FACE = 192
PAPER, IVORY = "#FFF1D6", "#FFFCF2"


def number_face(canvas: Canvas, face: str, x: float, y: float, half: float) -> None:
    """The pips of a face, centred on x, y with the die's half edge `half`."""
    for spot in PIPS[int(face)]:
        dx, dy = (spot % 3 - 1) * half * 0.54, (spot // 3 - 1) * half * 0.54
        canvas.fill(ellipse(x + dx, y + dy, half * 0.2), INK)
        canvas.fill(ellipse(x + dx, y + dy + half * 0.025, half * 0.17), "#3B3058")


def chance_face(canvas: Canvas, face: str, x: float, y: float, half: float) -> None:
    """A number with its stones, or a command's pictogram, on paper in an orange frame."""
    paper = box(x - half * 0.78, y - half * 0.78, x + half * 0.78, y + half * 0.78, half * 0.3)
    canvas.shape(paper, PAPER, half * 0.05, "#C9510A")
    k = half / 96
    if face in NUMBER:
        canvas.shape(digit(face, x, y - 16 * k, 88 * k), INK)
        for i in range(int(face)):
            canvas.layers(stone(x + (i - (int(face) - 1) / 2) * 34 * k, y + 51 * k, 14 * k), 4 * k)
        return
    with canvas.clip(paper):
        for layers, dx, dy, scale in _PICTURES[face]:
            canvas.layers(placed(layers, x + dx * k, y + dy * k, scale * k), 5 * k)


_PICTURES = {
    "ladder": [(ladder(122, 72, 4), 0, 61, 1.0), (up_arrow(62, RED, 24), 0, 40, 1.0)],
    "waterfall": [(fall(90, 98), 0, 48, 1.0), (down_arrow(58, RED, 24), 0, 20, 1.0)],
    "switch": [
        (bent_arrow(42, 28, 200, 305, "#8E5BD6", 13), -3, -32, 1.0),
        (bent_arrow(42, 28, 20, 125, "#8E5BD6", 13), 3, 32, 1.0),
        (WHITE_PAWN, -29, 32, 0.64),
        (GOLD_PAWN, 29, 32, 0.64),
    ],
}


def atlas(faces: tuple[str, ...], chance: bool) -> Canvas:
    """Six square faces without corners, in two rows of four cells of 256 px (the last two stay plain)."""
    canvas = Canvas(1024, 512)
    canvas.fill(box(0, 0, 1024, 512), ORANGE if chance else IVORY)
    for i, face in enumerate(faces):
        draw = chance_face if chance else number_face
        draw(canvas, face, i % 4 * 256 + 128, i // 4 * 256 + 128, 128)
    return canvas


def single(face: str, chance: bool) -> Canvas:
    canvas = Canvas(FACE, FACE)
    canvas.shape(box(7, 7, FACE - 7, FACE - 7, 40), ORANGE if chance else WHITE, 7)
    (chance_face if chance else number_face)(canvas, face, FACE / 2, FACE / 2, FACE / 2 - 7)
    return canvas


def main() -> None:
    for prefix, faces, name in (("n", NUMBER, "number"), ("c", CHANCE, "chance")):
        for face in faces:
            save(single(face, prefix == "c").finished(), f"dice/{prefix}{face}")
        save(atlas(faces, prefix == "c").finished().convert("RGB"), f"dice/{name}")


if __name__ == "__main__":
    main()
