"""The friendly head of Emohbi, its crown of leaves, the summit plate and the steps. Its own frame: steps towards +x.

The face looks one segment further clockwise (-60 degrees), so that the steps never hide it.
"""

from __future__ import annotations

import numpy as np

from art.bake import bake
from art.mesh import Mesh, ball, box, circle, fan, few, is_coarse, leaf, loft, plate, tube, up
from art.palette import (
    CHEEK,
    CROWN_INNER,
    CROWN_OUTER,
    FLOWERS,
    HEAD,
    HEAD_DARK,
    PUPIL,
    SMILE,
    SUMMIT,
    TURNING_RING,
    rgb,
    vary,
)
from game.scene.island_layout import FLOOR, step_points

FOOT, TOP = FLOOR[3], FLOOR[4]
EYE = 0.31
SKIN_LIGHT = 0.7
"""The face is lifted a little out of its crown's shade."""


def rounded(x: float, y: float, z: float, corner: float = 0.28, shift: float = 0.0) -> np.ndarray:
    """A square with cut corners: 8 points of half sizes x, y."""
    c = corner
    points = [(-x, -y + c), (-x + c, -y), (x - c, -y), (x, -y + c), (x, y - c), (x - c, y), (-x + c, y), (-x, y - c)]
    return np.array([(a + shift, b, z) for a, b in points])


def skull() -> Mesh:
    """The big stone body: jaw, cheeks, brow."""
    rings = [
        rounded(0.8, 0.86, FOOT, 0.3),
        rounded(0.93, 0.97, FOOT + 0.14, 0.28),
        rounded(0.95, 0.97, FOOT + 0.85, 0.26),
        rounded(0.88, 0.92, FOOT + 1.6, 0.24),
        rounded(0.86, 0.9, FOOT + 2.4, 0.24),
        rounded(0.78, 0.82, FOOT + 2.6, 0.24),
    ]
    return Mesh().add(loft(rings), HEAD, SKIN_LIGHT)


def brow(side: float) -> Mesh:
    """An eyebrow, its inner end up: kind."""
    path = np.array([[0.93, side * 0.12, 2.1], [0.955, side * 0.42, 2.14], [0.89, side * 0.74, 1.97]])
    return tube(path + up(FOOT), [0.08, 0.105, 0.06], 6, rgb(HEAD_DARK) * 0.92)


def eye(side: float) -> Mesh:
    """The white; pupils and lids move, and are parts of their own."""
    return ball(EYE, 12, "#FFFDF4", 0.55).scale(0.42, 1, 1.15).move(*eye_at(side))


def eye_at(side: float) -> tuple[float, float, float]:
    """The middle of an eye."""
    return 0.885, side * 0.41, FOOT + 1.52


def pupils() -> Mesh:
    """Both pupils with their highlights; they wander over the whites by about 0.08."""
    mesh = Mesh()
    for side in (-1.0, 1.0):
        pupil = ball(0.185, 10, PUPIL, 0.5).scale(0.4, 1, 1.1).move(0.11, -side * 0.03, -0.02)
        shine = ball(0.07, 7, "#FFFFFF", 0.1).scale(0.5, 1, 1).move(0.175, 0.035 - side * 0.03, 0.065)
        small = ball(0.03, 6, "#FFFFFF", 0.1).scale(0.5, 1, 1).move(0.175, -0.06 - side * 0.03, -0.08)
        mesh.join(pupil.join(shine, small).move(*eye_at(side)))
    return mesh


def lids() -> Mesh:
    """Both upper lids, hanging from the height of the eyes' upper edge, which is z = 0: stretched they close."""
    mesh = Mesh()
    for side in (-1.0, 1.0):
        x, y, _ = eye_at(side)
        mesh.join(ball(EYE * 1.07, 10, HEAD_DARK, 0.8).scale(0.72, 1, 0.66).move(x - 0.004, y, -EYE * 0.7))
    return mesh


def mouth() -> Mesh:
    """A wide smile with dimples."""
    t = np.linspace(-1, 1, 9)
    path = np.stack([0.965 - 0.05 * t**2, 0.56 * t, 0.4 + 0.34 * t**2], axis=1)
    return tube(path + up(FOOT), [0.05, 0.06, 0.075, 0.085, 0.09, 0.085, 0.075, 0.06, 0.05], 6, SMILE, True)


def features() -> Mesh:
    """Everything on the face, towards +x."""
    mesh = mouth()
    nose = loft(
        [
            np.array([[0.86, -w, z], [0.86 + d, -w * 0.8, z], [0.86 + d, w * 0.8, z], [0.86, w, z]])
            for z, w, d in (
                (0.82, 0.1, 0.02),
                (0.86, 0.24, 0.26),
                (1.0, 0.23, 0.33),
                (1.5, 0.11, 0.17),
                (1.85, 0.09, 0.1),
            )
        ]
    )
    mesh.add(nose + up(FOOT), rgb(HEAD) * 1.03, 0.85)
    for side in (-1.0, 1.0):
        cheek = ball(0.215, 10, CHEEK, 0.7).scale(0.32, 1, 1)
        mesh.join(brow(side), eye(side), cheek.move(0.925, side * 0.66, FOOT + 0.92))
        ear = box(0.34, 0.16, 0.62, 0.06, HEAD_DARK).move(0.05, side * 0.99, FOOT + 1.05)
        ring = ball(0.12, 8, "#2FA6A0", 0.9).move(0.08, side * 1.03, FOOT + 0.93)
        mesh.join(ear, ring)
    return mesh


def swirl() -> Mesh:
    """A spiral carved into the back of the head, so that it has a picture from everywhere."""
    t = np.linspace(0.4, 1, few(22, 12))
    turn = 11.5 * t
    path = np.stack(
        [0 * t + 0.93 - 0.05 * t * np.sin(turn), 0.5 * t * np.cos(turn), 1.35 + 0.5 * t * np.sin(turn)], axis=1
    )
    return tube(path + up(FOOT), [0.05] * len(t), 5, HEAD_DARK)


def vine(angle: float, length: float, side: float, rng: np.random.Generator) -> Mesh:
    """A vine that hangs from the crown, with leaves and a flower at its end."""
    t = np.linspace(0, 1, few(6, 4))
    path = np.stack([0.93 + 0.04 * np.sin(t * 3), side + 0.08 * np.sin(t * 7), TOP - 0.3 - length * t], axis=1)
    mesh = tube(path, [0.035] * len(t), 5, CROWN_OUTER[0])
    for i, p in enumerate(path[1:]):
        tip = p + np.array([0.1, 0.24 if i % 2 else -0.24, -0.1])
        mesh.join(
            leaf(
                np.array([p, (p + tip) / 2 + [0.05, 0, 0.04], tip]), [0.03, 0.09, 0.01], 0.2, vary(CROWN_OUTER[1], rng)
            )
        )
    flower = Mesh()
    for i in range(5):
        petal = circle(5, 0.085) * [1.2, 0.9, 1] + [0.09, 0, 0.02]
        flower.join(Mesh().add(fan(petal), FLOWERS[1], 0.9).turn(72 * i))
    flower.join(ball(0.06, 6, "#FFC93C", 0.9)).turn(80, "y").move(*path[-1]).move(x=0.05)
    return mesh.join(flower).turn(angle)


def back() -> Mesh:
    """What is seen when the face looks away."""
    rng = np.random.default_rng(64)
    mesh = swirl().turn(120)
    if is_coarse():
        return mesh
    for angle, length, side in ((60, 1.1, 0.3), (60, 0.7, -0.45), (180, 1.25, 0.1), (180, 0.8, -0.5), (120, 0.55, 0.6)):
        mesh.join(vine(angle, length, side, rng))
    return mesh


def plinth() -> Mesh:
    """The low round the head turns on: stone steps with pegs, so that it reads as a ring of its own."""
    rng = np.random.default_rng(61)
    mesh = plate(circle(18, 1.46), FOOT, FOOT + 0.1, 0.05, TURNING_RING)
    mesh.join(plate(circle(18, 1.3), FOOT + 0.05, FOOT + 0.17, 0.05, "#BFD06A"))
    for a in range(0, 360, 30):
        mesh.join(
            box(0.09, 0.16, 0.07, 0.025, vary("#F2C879", rng, 0.04)).move(x=1.37).turn(a + 15).move(z=FOOT + 0.09)
        )
    return mesh


def crown_leaf(
    angle: float, reach: float, rise: float, width: float, colours: tuple[str, str], rng: np.random.Generator
) -> Mesh:
    """One leaf from the crown's rim outwards and up."""
    t = np.linspace(0, 1, few(5, 3))
    r = 0.62 + reach * t
    z = TOP - 0.24 + rise * np.sin(t * 2.0) - 0.1 * t**3
    points = np.stack([r, 0 * t, z], axis=1)
    made = leaf(
        points,
        width * np.interp(t, (0, 0.25, 0.5, 0.75, 1), (0.6, 1.0, 0.85, 0.45, 0.02)),
        0.32,
        vary(colours[0], rng, 0.06),
        vary(colours[1], rng, 0.06),
    )
    return made.turn(angle)


def crown() -> Mesh:
    """Two rows of leaves that leave the steps' side open; the outer row lifts above the face."""
    rng = np.random.default_rng(62)
    mesh = Mesh()
    for angle in np.arange(24, 337, 19.5):
        face = abs((angle + 60 + 180) % 360 - 180) < 50
        mesh.join(crown_leaf(angle, 0.62 if face else 0.9, 0.62 if face else 0.38, 0.27, CROWN_OUTER, rng))
    for i, angle in enumerate(np.arange(32, 333, 21.4)):
        mesh.join(crown_leaf(angle, 0.5 if i % 2 else 0.34, 0.62 if i % 2 else 0.8, 0.21, CROWN_INNER, rng))
    return mesh


def summit() -> Mesh:
    """The golden plate that wins."""
    mesh = plate(circle(16, 0.84), TOP - 0.3, TOP - 0.04, 0.05, CROWN_OUTER[0])
    mesh.join(plate(circle(20, 0.74), TOP - 0.1, TOP, 0.045, SUMMIT))
    mesh.join(plate(circle(20, 0.56), TOP - 0.02, TOP + 0.012, 0.015, "#FFEDB4"))
    return mesh


def steps() -> Mesh:
    """Ten treads between two stringers, from the Top level's stone to the crown."""
    rng = np.random.default_rng(63)
    points = step_points()
    foot, top = np.array(points[0]), np.array(points[-1])
    mesh = Mesh()
    along = (top - foot) / np.linalg.norm(top - foot)
    for y in (-0.34, 0.34):
        path = np.array([foot - along * 0.1, top + along * 0.1]) + np.array([0.0, y, -0.08])
        mesh.join(tube(path, [0.075, 0.075], 6, "#C98F4C"))
    for p in points[1:]:
        tread = box(0.24, 0.62, 0.1, 0.025, vary("#FBEBC4", rng, 0.04))
        mesh.join(tread.move(p[0], 0, p[2] - 0.1))
    for y in (-0.37, 0.37):
        mesh.join(
            Mesh()
            .add(loft([circle(7, 0.07, -0.3), circle(7, 0.065, 0.34), circle(7, 0.04, 0.39)]), "#B87A3E")
            .move(top[0] + 0.04, y, top[2])
        )
    return mesh


def parts() -> dict[str, Mesh]:
    """`head` and its `crown`, which casts no shadow on the face; `pupils` and `lids` look to +x."""
    raw = skull().join(features()).turn(-60).join(back(), plinth(), summit(), steps())
    return {"head": bake(raw, strength=0.75), "crown": bake(crown(), [raw], 0.5), "pupils": pupils(), "lids": lids()}
