"""The island's colours, sRGB hex; `rgb` makes them floats 0..1."""

from __future__ import annotations

import numpy as np

SEA = ("#C9FFE6", "#86F5DC", "#46E0D4", "#1FC3CC", "#139DC0", "#1A78B0")
SEA_DISTANCE = (0.0, 0.9, 2.2, 4.2, 8.0, 18.0)
FOAM = "#F7FFFC"
SAND = ("#F9E0A6", "#E6B564")
SAND_PATH = "#FBE7B4"
SPIT = "#EBC476"
TURF = ("", "#2F8F4E", "#4FAE3F", "#86C83C")
TURF_PATH = ("", "#8FC46A", "#A8D56C", "#CBE07A")
CLIFF = ("#E0A045", "#CB8636", "#EDBB68", "#B56F2E")
STONE, RIM = "#F7EFDD", "#7B6A43"
CHANCE, CHANCE_RIM, SIGN = "#FF7A1A", "#7B4A22", "#FFF7E0"
START, TABLET, TABLET_FOOT, LETTER = "#C9D3DA", "#7E8C99", "#66737F", "#FFF6DC"
FALL_LIGHT, FALL_DARK, FALL_FOAM = "#5FCBEA", "#2FA4DC", "#FFFFFF"
POOL, POOL_RIM = "#3DB7E4", "#F7FBFF"
ROPE, RUNG, RECESS, POST = "#FFF3D6", "#F1C27A", "#5C3B1E", "#B87A3E"
TURNING_RING, PEG, JOINT = "#C98A48", "#FFE3A0", "#6E4420"
GROOVE = "#4A2E16"
HEAD, HEAD_DARK, CHEEK, SMILE, PUPIL = "#E5BC82", "#AE8250", "#F58263", "#6B3322", "#4A2812"
CROWN_OUTER = ("#2E9E57", "#41B54A")
CROWN_INNER = ("#7FCB3B", "#B2DC4E")
SUMMIT = "#FFE08A"
FLOWERS = ("#FF4F87", "#FF8FC0", "#FFFFFF", "#F2463A", "#B45CF0")
WOOD = ("#A8672F", "#C07A3C", "#94582A")


def rgb(colour: str) -> np.ndarray:
    """`#RRGGBB` as three floats 0..1, still sRGB."""
    return np.array([int(colour[i : i + 2], 16) for i in (1, 3, 5)]) / 255


def vary(colour: str | np.ndarray, rng: np.random.Generator, amount: float = 0.07) -> np.ndarray:
    """The colour a little lighter or darker, warmer or cooler."""
    base = rgb(colour) if isinstance(colour, str) else colour
    warm = rng.uniform(-amount, amount) * 0.35
    return np.clip(base * (1 + rng.uniform(-amount, amount)) * np.array([1 + warm, 1, 1 - warm]), 0, 1)
