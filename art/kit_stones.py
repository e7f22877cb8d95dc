"""The spaces: stepping, chance and starting stones, each with its dark earth rim, top at STONE_HEIGHT."""

from __future__ import annotations

import numpy as np

from art.bake import bake
from art.mesh import Mesh, circle, fan, few, is_coarse, loft, plate, stroke, up
from art.palette import CHANCE, CHANCE_RIM, RIM, SIGN, START, STONE, vary
from game.scene.island_layout import STONE_HEIGHT

QUESTION = [(-0.15, 0.12), (-0.12, 0.2), (0.0, 0.25), (0.12, 0.2), (0.14, 0.1), (0.02, 0.0), (0.0, -0.1)]

GLOW = {"legal": "#FFE45C", "hover": "#FFFFE6", "target": "#FFC933"}


def uneven(radius: float, n: int, rng: np.random.Generator, z: float) -> np.ndarray:
    """A nearly round outline."""
    return circle(n, radius, z) * np.c_[rng.uniform(0.95, 1.04, (n, 2)), np.ones(n)]


def rim(radius: float, colour: str, rng: np.random.Generator) -> Mesh:
    """The earth round a stone: a dark disc just above the ground that makes it countable."""
    edge = uneven(radius, few(12, 9), rng, 0.0)
    top = edge * [0.97, 0.97, 1] + up(0.022)
    return Mesh().add(fan(top), vary(colour, rng, 0.06))


def slab(radius: float, n: int, colour: str, rng: np.random.Generator) -> Mesh:
    """The stone itself, bevelled."""
    foot = uneven(radius, n, rng, 0.0)
    rings = [foot, foot * [1, 1, 0] + up(STONE_HEIGHT - 0.035), foot * [0.91, 0.91, 0] + up(STONE_HEIGHT)]
    return Mesh().add(loft(rings[::2] if is_coarse() else rings), vary(colour, rng, 0.025))


def stone(seed: int) -> Mesh:
    """A stepping stone."""
    rng = np.random.default_rng(seed)
    return bake(rim(0.465, RIM, rng).join(slab(0.37, 9, STONE, rng)))


def chance() -> Mesh:
    """The orange stone with its question mark, read from outside the island (its top towards -x)."""
    rng = np.random.default_rng(31)
    mesh = rim(0.52, CHANCE_RIM, rng).join(slab(0.42, 10, CHANCE, rng))
    sign = stroke(QUESTION, 0.085, 0.05, SIGN, 0.9)
    sign.join(stroke([(-0.005, -0.22), (0.005, -0.22)], 0.1, 0.05, SIGN, 0.9))
    return bake(mesh, strength=0.8).join(sign.turn(90).move(z=STONE_HEIGHT - 0.004))


def start() -> Mesh:
    """The bluish stone where a letter starts: a ring on top tells it apart."""
    rng = np.random.default_rng(41)
    mesh = rim(0.53, RIM, rng).join(slab(0.44, 11, START, rng))
    inner = plate(circle(11, 0.27), STONE_HEIGHT - 0.01, STONE_HEIGHT + 0.004, 0.01, "#E4EBF0")
    return bake(mesh.join(inner), strength=0.8)


def glow(colour: str) -> Mesh:
    """The rim of a stone that can be clicked: a bright ring, self-lit, radius 1 for a stone's rim."""
    outer, inner = circle(20, 1.16), circle(20, 0.80)
    lift = np.array([0, 0, 0.05])
    return Mesh().add(loft([outer, outer * 0.98 + lift, inner + lift], top=False), colour, 0.0)


def parts() -> dict[str, Mesh]:
    """The parts of this file by name."""
    made = {f"stone{i}": stone(11 + i) for i in range(4)}
    return {**made, "chance": chance(), "start": start(), **{f"glow_{k}": glow(c) for k, c in GLOW.items()}}
