"""Small life: parrots, crab, turtle, monkey, whale, and the boat. They look to +x and stand on z = 0."""

from __future__ import annotations

import numpy as np

from art.bake import bake, ground
from art.mesh import Mesh, ball, circle, leaf, loft, tube
from art.palette import vary


def eyes(x: float, y: float, z: float, size: float) -> Mesh:
    """Two white eyes with dark pupils that look to +x."""
    mesh = Mesh()
    for side in (-1, 1):
        mesh.join(ball(size, 6, "#FFFFFF", 0.7).move(x, side * y, z))
        mesh.join(ball(size * 0.6, 6, "#2A2140", 0.7).move(x + size * 0.6, side * y, z))
    return mesh


def parrot(body: str, wing: str) -> Mesh:
    """A round bird, 0.45 tall."""
    mesh = ball(0.15, 8, body).scale(1, 0.95, 1.25).move(z=0.19)
    mesh.join(ball(0.12, 8, body).move(0.03, 0, 0.38), eyes(0.1, 0.075, 0.41, 0.033))
    beak = tube(np.array([[0.1, 0, 0.37], [0.19, 0, 0.35], [0.2, 0, 0.29]]), [0.05, 0.04, 0.005], 6, "#FFB21E")
    for side in (-1, 1):
        mesh.join(ball(0.1, 6, wing).scale(1.2, 0.35, 1.3).turn(20, "y").move(-0.03, side * 0.14, 0.2))
    tail = leaf(np.array([[-0.1, 0, 0.12], [-0.22, 0, 0.08], [-0.34, 0, 0.07]]), [0.05, 0.07, 0.04], 0.2, wing)
    return bake(mesh.join(beak, tail), [ground()], 0.4)


def crab() -> Mesh:
    """A red crab, 0.4 wide."""
    mesh = ball(0.15, 8, "#EC4B36").scale(0.85, 1.25, 0.62).move(z=0.12)
    mesh.join(eyes(0.09, 0.06, 0.24, 0.035))
    for side in (-1, 1):
        mesh.join(ball(0.075, 6, "#F0603F").scale(1.2, 0.9, 0.8).move(0.16, side * 0.2, 0.12))
        for i in range(3):
            path = np.array(
                [
                    [-0.1 + 0.08 * i, side * 0.14, 0.1],
                    [-0.12 + 0.09 * i, side * 0.25, 0.12],
                    [-0.13 + 0.1 * i, side * 0.3, 0],
                ]
            )
            mesh.join(tube(path, [0.025, 0.022, 0.01], 4, "#C93A2A"))
    return bake(mesh, [ground()], 0.4)


def turtle() -> Mesh:
    """A green turtle, 0.6 long."""
    rng = np.random.default_rng(71)
    rings = [circle(8, 0.27, 0.05), circle(8, 0.26, 0.12), circle(8, 0.17, 0.23), circle(8, 0.05, 0.28)]
    shell = loft(rings)
    shades = np.array([vary("#3F9E4B" if i % 3 else "#2E7F43", rng, 0.08) for i in range(len(shell))])
    mesh = Mesh().add(shell, shades).scale(1.1, 0.95, 1)
    mesh.join(ball(0.1, 7, "#A9CF5A").move(0.36, 0, 0.14), eyes(0.42, 0.05, 0.17, 0.026))
    for x, y in ((0.2, 0.22), (0.2, -0.22), (-0.2, 0.22), (-0.2, -0.22)):
        mesh.join(ball(0.09, 6, "#A9CF5A").scale(1.2, 0.9, 0.5).move(x, y, 0.05))
    return bake(mesh, [ground()], 0.4)


def monkey() -> Mesh:
    """A sitting monkey, 0.5 tall."""
    fur, face = "#8A5630", "#F0C795"
    mesh = ball(0.14, 8, fur).scale(0.95, 1, 1.2).move(z=0.17)
    mesh.join(ball(0.13, 8, fur).move(0.02, 0, 0.4), ball(0.09, 8, face).scale(0.6, 1.05, 1).move(0.1, 0, 0.38))
    mesh.join(eyes(0.135, 0.04, 0.41, 0.026), ball(0.08, 7, face).scale(0.5, 1, 1.1).move(0.1, 0, 0.17))
    for side in (-1, 1):
        mesh.join(ball(0.055, 6, face).scale(0.5, 1, 1).move(0.02, side * 0.14, 0.42))
        arm = np.array([[0.02, side * 0.13, 0.27], [0.1, side * 0.2, 0.16], [0.17, side * 0.12, 0.1]])
        mesh.join(tube(arm, [0.045, 0.04, 0.045], 5, fur, True))
        mesh.join(ball(0.06, 6, face).scale(1.4, 0.9, 0.7).move(0.17, side * 0.1, 0.04))
    tail = np.array([[-0.1, 0, 0.06], [-0.24, 0.02, 0.08], [-0.3, 0.04, 0.22], [-0.22, 0.05, 0.3]])
    return bake(mesh.join(tube(tail, [0.035, 0.032, 0.03, 0.03], 5, fur, True)), [ground()], 0.4)


def whale() -> Mesh:
    """A toy whale half above the water, 2.4 long."""
    blue, belly = "#3D62B8", "#DDE9F6"
    mesh = ball(0.85, 12, blue).scale(1.25, 0.86, 0.78).move(z=0.12)
    mesh.join(ball(0.8, 10, belly).scale(1.16, 0.84, 0.6).move(0.08, 0, -0.1))
    tail = np.array([[-0.75, 0, 0.15], [-1.25, 0, 0.3], [-1.55, 0, 0.75], [-1.62, 0, 1.0]])
    mesh.join(tube(tail, [0.42, 0.26, 0.15, 0.11], 8, blue, True))
    for side in (-1, 1):
        fluke = ball(0.26, 8, blue).scale(0.75, 1.35, 0.28).turn(side * 25).move(-1.66, side * 0.3, 1.06)
        mesh.join(fluke, ball(0.2, 8, blue).scale(1, 1.5, 0.3).move(0.25, side * 0.82, 0.0))
    mesh.join(eyes(0.78, 0.46, 0.28, 0.085))
    smile = np.array([[1.0, y, 0.02 + 0.25 * y * y] for y in (-0.4, -0.2, 0, 0.2, 0.4)])
    smile[:, 0] -= 0.75 * smile[:, 1] ** 2 - 0.03
    mesh.join(tube(smile, [0.02, 0.03, 0.03, 0.03, 0.02], 5, "#27408A"))
    return bake(mesh, strength=0.4)


def spout() -> Mesh:
    """Drops above the whale's back, in its frame."""
    spout = Mesh()
    for x, y, z, r in (
        (0, 0, 0.95, 0.09),
        (0.1, 0.05, 1.15, 0.11),
        (-0.12, -0.03, 1.2, 0.11),
        (0.16, -0.1, 1.32, 0.08),
        (-0.14, 0.1, 1.36, 0.08),
    ):
        spout.join(ball(r, 7, "#F7FFFC", 0.5).move(x, y, z - 0.86))
    return spout


def boat() -> Mesh:
    """A wooden sailing boat, 2.2 long."""
    orange, wood = "#E86A2C", "#8C5A2E"

    def hull(x: float, y: float, z: float) -> np.ndarray:
        return np.array([[-x, -y, z], [x * 0.55, -y, z], [x * 1.15, 0, z + 0.06], [x * 0.55, y, z], [-x, y, z]])

    mesh = Mesh().add(
        loft([hull(0.72, 0.24, -0.3), hull(0.95, 0.42, 0.14), hull(1.0, 0.44, 0.3), hull(0.9, 0.36, 0.3)], top=False),
        orange,
    )
    deck = hull(0.93, 0.4, 0.27)
    mesh.add(np.array([[deck[0], deck[i], deck[i + 1]] for i in range(1, 4)]), "#B87A3E")
    mesh.join(tube(np.array([[0.1, 0, 0.2], [0.1, 0, 1.9]]), [0.05, 0.035], 6, wood))
    for a, b, c, colour in (
        ([0.04, 0, 1.8], [0.04, 0, 0.5], [-0.85, 0.12, 0.5], "#FFF4DC"),
        ([0.16, 0, 1.62], [0.16, 0, 0.5], [0.86, 0.08, 0.46], "#F4A52C"),
    ):
        sail = np.array([[a, b, c]])
        mesh.add(sail, colour, 0.9).add(sail[:, ::-1], colour, 0.9)
    return bake(mesh, strength=0.4)


def parts() -> dict[str, Mesh]:
    """All animals and the boat by name."""
    made = {"parrot0": parrot("#E8392E", "#2E62C9"), "parrot1": parrot("#F5C21B", "#25A06A")}
    return made | {"crab": crab(), "turtle": turtle(), "monkey": monkey(), "whale": whale(), "spout": spout(),
                   "boat": boat()}  # fmt: skip
