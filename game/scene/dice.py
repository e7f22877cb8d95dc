"""How the two dice lie: which turn of a die's model puts a face up."""

from __future__ import annotations

NUMBER_FACES = ("1", "2", "3", "4", "5", "6")
CHANCE_FACES = ("1", "2", "3", "ladder", "waterfall", "switch")
FACES = {"number": NUMBER_FACES, "chance": CHANCE_FACES}
"""The faces of each die in the order of their sides; sides n and 5 - n lie opposite each other."""

SIDES = ((0, 0, 0), (0, -90, 0), (0, 0, -90), (0, 0, 90), (0, 90, 0), (0, 180, 0))


def face_up_hpr(die: str, face: int | str) -> tuple[float, float, float]:
    """Heading, pitch and roll in degrees that put `face` of `number` or `chance` up, its picture upright seen from -y.

    Any heading may be added. ValueError for a die or a face that does not exist.
    """
    faces = FACES.get(die, ())
    if str(face) not in faces:
        raise ValueError(f"no face {face!r} on the die {die!r}")
    heading, pitch, roll = SIDES[faces.index(str(face))]
    return (float(heading), float(pitch), float(roll))
