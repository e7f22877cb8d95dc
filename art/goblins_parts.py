"""What goblins are made of: bodies, faces, ears, limbs and what they wear. They look to -y and stand on z = 0."""

from __future__ import annotations

from math import cos, radians, sin

import numpy as np

from art.mesh import Mesh, ball, circle, fan, lathe, loft, strip, tube
from art.palette import rgb

HEAD = 0.80
"""Height of the middle of the head."""
FACE = 0.275
"""Half the head's depth."""
WHITE, PUPIL, TOOTH, MOUTH, PINK = "#FFFDF6", "#2A1640", "#FFF9EA", "#5B2340", "#FF9A94"
INK = "#2A2140"
BADGE = 0.3
"""Radius of the number's badge."""


def oval(x: float, y: float, z: float, n: int, colour: str | np.ndarray, light: float = 1.0) -> Mesh:
    """A smooth ball with these half axes."""
    return ball(1.0, n, colour, light).scale(x, y, z)


def body(profile: list[tuple[float, float]], colour: str, depth: float = 0.92) -> Mesh:
    """A turned body, a little less deep than wide."""
    return lathe(profile, 9, colour, smooth=True).scale(1, depth, 1)


def badge(y: float, z: float, lean: float) -> Mesh:
    """A round badge on the belly, tilted back to who looks down on it; its face has the picture of a number."""
    mesh = Mesh().add(loft([circle(12, 0.26, -0.1), circle(12, BADGE, 0.0)], top=False), INK)
    face = fan(circle(12, BADGE, 0.004))
    uv = 0.5 + face[..., :2] * 0.475 / BADGE
    mesh.add(face, WHITE, 0.3, uv=uv)
    return mesh.turn(90, "x").turn(-lean, "x").move(0, y, z)


def feet(colour: np.ndarray, wide: float) -> Mesh:
    """Two round feet with their toes ahead."""
    mesh = Mesh()
    for side in (-1, 1):
        mesh.join(oval(0.125, 0.17, 0.085, 6, colour).turn(side * 14).move(side * wide, -0.1, 0.07))
    return mesh


ARMS = {
    "hips": ((0.0, 0.02, 0.56), (0.17, 0.0, 0.44), (0.05, -0.12, 0.3)),
    "down": ((0.0, 0.02, 0.55), (0.1, 0.02, 0.4), (0.1, -0.1, 0.24)),
    "up": ((0.0, 0.02, 0.55), (0.2, 0.0, 0.56), (0.27, -0.06, 0.76)),
    "out": ((0.0, 0.02, 0.55), (0.15, -0.02, 0.46), (0.26, -0.12, 0.56)),
    "shy": ((0.0, 0.02, 0.54), (0.1, 0.0, 0.38), (0.0, -0.2, 0.58)),
}
"""Shoulder, elbow and hand: out from the shoulder, to the back, up."""


def arms(colour: str, hand: np.ndarray, shoulder: float, left: str, right: str) -> Mesh:
    """Two arms, each in a pose of ARMS; left and right as seen from the front."""
    mesh = Mesh()
    for side, pose in ((-1, left), (1, right)):
        path = np.array([(side * (shoulder + x), y, z) for x, y, z in ARMS[pose]])
        mesh.join(tube(path, [0.085, 0.08, 0.06], 4, colour, smooth=True))
        mesh.join(oval(0.092, 0.088, 0.092, 6, hand).move(*path[-1]))
    return mesh


def head(colour: str, wide: float = 1.12) -> Mesh:
    """The head with a small nose in a deeper shade."""
    skin = rgb(colour)
    profile = [(0.0, -1.0), (0.62, -0.8), (0.97, -0.3), (0.97, 0.3), (0.64, 0.8), (0.0, 1.0)]
    mesh = lathe(profile, 10, skin, smooth=True).scale(FACE * wide, FACE, FACE * 0.94).move(z=HEAD)
    return mesh.join(oval(0.07, 0.075, 0.062, 6, np.clip(skin * [0.9, 0.74, 0.78], 0, 1)).move(0, -0.285, HEAD - 0.045))


def eyes(skin: str, gap: float, size: float, lid: float, slant: float) -> Mesh:
    """Big white eyes. `lid` is where the upper lids end, 1 for wide open; `slant` raises their inner ends, degrees."""
    mesh = Mesh()
    for side in (-1, 1):
        x, y, z = side * gap, -0.2, HEAD + 0.06
        mesh.join(oval(size, size * 0.9, size, 7, WHITE, 0.7).move(x, y, z))
        glint = Mesh().add(dome(0.027, 0.012, 5), WHITE, 0.0).move(0.024, -0.028, 0.03)
        look = Mesh().add(dome(0.07, 0.03, 7), PUPIL).join(glint)
        mesh.join(look.move(x - side * 0.02, y - size * 0.9 + 0.004, z - 0.006))
        if lid < 0.9:
            edge = (1 - lid**2) ** 0.5
            profile = [(edge, lid), (edge * 0.62, lid + (1 - lid) * 0.7), (0.0, 1.0)]
            cover = lathe(profile, 7, np.clip(rgb(skin) * 0.9, 0, 1), smooth=True)
            mesh.join(cover.scale(size * 1.15).turn(side * slant, "y").turn(-12, "x").move(x, y, z))
    return mesh


def dome(radius: float, height: float, n: int) -> np.ndarray:
    """A low dome that looks to -y."""
    rim = circle(n, radius)[:, [0, 2, 1]]
    tip = np.array([0, -height, 0])
    return np.array([[tip, rim[i], rim[(i + 1) % n]] for i in range(n)])


def mouth(tooth: float) -> Mesh:
    """A wide smile with one tooth at `tooth` (x) and pink cheeks."""
    angles = np.radians(np.linspace(-38, 38, 5))
    rise = 0.055 * (np.sin(angles) / sin(radians(38))) ** 2
    path = np.stack([0.27 * np.sin(angles), -0.265 * np.cos(angles), HEAD - 0.145 + rise], axis=1)
    mesh = tube(path, [0.016, 0.024, 0.026, 0.024, 0.016], 3, MOUTH)
    front = np.array([[-0.034, -0.02, 0.08], [-0.026, -0.02, 0], [0.026, -0.02, 0], [0.034, -0.02, 0.08]])
    fang = loft([front + np.array([0, 0.05, 0]), front])
    mesh.join(Mesh().add(fang, TOOTH, 0.7).move(tooth, -0.262, HEAD - 0.215))
    for side in (-1, 1):
        cheek = Mesh().add(dome(0.056, 0.02, 7), PINK, 0.9).turn(side * 42)
        mesh.join(cheek.move(side * 0.205, -0.196, HEAD - 0.085))
    return mesh


def ears(skin: str, lift: float, long: float, wide: float = 0.12) -> Mesh:
    """Two long ears, pink inside, that point sideways and `lift` degrees up."""
    mesh = Mesh()
    t = np.array([0.0, 0.4, 0.75, 1.0])
    half = wide * np.array([0.55, 1.0, 0.62, 0.02])
    line = np.stack([long * t, 0.02 + 0.1 * t**2, 0 * t], axis=1)
    low, high = line - np.outer(half, [0, 0.15, 1]), line + np.outer(half, [0, 0.15, 1])
    back, front = line + np.outer(half, [0, 0.55, 0]), line - np.outer(half, [0, 0.12, 0])
    for side in (-1, 1):
        outer = np.concatenate([strip(high, back), strip(back, low)])
        inner = np.concatenate([strip(front, high), strip(low, front)])
        ear = Mesh().add(outer, rgb(skin), smooth=True).add(inner, np.clip(rgb(PINK) * 0.6 + rgb(skin) * 0.4, 0, 1))
        ear.turn(-lift, "y").move(0.24, 0.02, HEAD + 0.03)
        if side < 0:
            ear.tri = ear.tri[:, ::-1] * [-1, 1, 1]
        mesh.join(ear)
    return mesh


def horns() -> Mesh:
    """Two stout ivory horns that bend outwards."""
    mesh = Mesh()
    for side in (-1, 1):
        path = [(0.13, 0, -0.03), (0.2, -0.01, 0.1), (0.235, -0.02, 0.2), (0.2, -0.03, 0.29)]
        path = [(side * x, y, HEAD + 0.19 + z) for x, y, z in path]
        mesh.join(tube(np.array(path), [0.085, 0.075, 0.05, 0.008], 6, "#FFF0D2", smooth=True))
    return mesh


def pointed_cap() -> Mesh:
    """A tall blue cap with a rolled brim and a bobble."""
    profile = [(0.29, 0.05), (0.24, 0.13), (0.15, 0.28), (0.075, 0.42), (0.02, 0.5)]
    mesh = lathe(profile, 9, "#2456C8", smooth=True)
    mesh.join(lathe([(0.28, -0.02), (0.34, 0.045), (0.25, 0.1)], 9, "#8FB8FF", smooth=True))
    bend = np.clip(mesh.tri[..., 2] - 0.12, 0, None)
    mesh.tri[..., 1] += bend**2 * 0.8
    bobble = oval(0.075, 0.075, 0.075, 6, "#FFD94A").move(0, 0.13, 0.52)
    return mesh.join(bobble).turn(-8, "x").move(0, 0.03, HEAD + 0.15)


def crest() -> Mesh:
    """A cock's comb from the forehead to the nape."""
    spikes = ((-62, 0.13), (-30, 0.22), (2, 0.26), (34, 0.22), (66, 0.15))
    mesh = Mesh()
    for i, (angle, high) in enumerate(spikes):
        rings = [circle(5, 0.095, 0.0, 30) * [0.62, 1.15, 1], circle(5, 0.07, high * 0.55, 30) * [0.7, 1.1, 1]]
        spike = loft([*rings, circle(5, 0.012, high, 30)])
        paint = "#E2631E" if i % 2 else "#F07F26"
        mesh.join(Mesh().add(spike, paint, smooth=True).move(z=0.21).turn(angle, "x"))
    return mesh.move(0, 0.02, HEAD + 0.02)


def beret() -> Mesh:
    """A violet beret, worn over one ear."""
    profile = [(0.24, -0.03), (0.27, 0.0), (0.37, 0.05), (0.36, 0.12), (0.2, 0.175), (0.0, 0.185)]
    mesh = lathe(profile, 10, "#7B3FB8", smooth=True)
    mesh.join(tube(np.array([(0, 0, 0.16), (0.02, 0, 0.27)]), [0.03, 0.022], 5, "#4B3A66"))
    return mesh.move(x=0.05).turn(14, "y").move(0, 0.02, HEAD + 0.15)


def mushroom_cap() -> Mesh:
    """A broad mushroom's cap with pale spots."""
    profile = [(0.24, -0.02), (0.41, -0.03), (0.43, 0.03), (0.36, 0.16), (0.2, 0.26), (0.0, 0.29)]
    mesh = lathe(profile, 11, "#F0437A", smooth=True)
    for angle, up in ((-90, 42), (-20, 30), (50, 45), (125, 32), (200, 40), (0, 84)):
        a, h = radians(angle), radians(up)
        spot = Mesh().add(dome(0.075, 0.035, 6), "#FFF1E4").turn(-90, "x").turn(90 - up, "y").turn(angle)
        mesh.join(spot.move(0.405 * cos(h) * cos(a), 0.405 * cos(h) * sin(a), 0.27 * sin(h) + 0.01))
    return mesh.turn(-6, "x").move(0, 0.03, HEAD + 0.17)
