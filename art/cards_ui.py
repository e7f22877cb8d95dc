"""Building blocks of the screens: textures/ui. White ones are tinted by the app; edges come from exact distances."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from art.cards_pen import save

Field = NDArray[np.float64]


def distance(size: int, half: float, radius: float) -> Field:
    """Distance of each pixel's middle from a centred rounded square (negative inside)."""
    x = np.abs(np.arange(size) + 0.5 - size / 2) - (half - radius)
    dx, dy = np.meshgrid(x, x)
    outside = np.hypot(np.maximum(dx, 0), np.maximum(dy, 0))
    return np.asarray(outside + np.minimum(np.maximum(dx, dy), 0) - radius)


def picture(alpha: Field, grey: int) -> Image.Image:
    """One grey everywhere, see-through by `alpha` 0 to 1."""
    data = np.full((*alpha.shape, 2), grey, dtype=np.uint8)
    data[..., 1] = np.round(np.clip(alpha, 0, 1) * 255)
    return Image.fromarray(data, "LA")


def main() -> None:
    square = distance(128, 64, 48)
    save(picture(0.5 - square, 255), "ui/round")
    save(picture(0.5 - np.abs(square + 4) + 3.5, 255), "ui/round_line")
    soft = np.clip(0.5 - distance(128, 40, 30) / 46, 0, 1)
    save(picture(0.6 * soft * soft * (3 - 2 * soft), 0), "ui/shadow")
    disc = np.clip(1 - (distance(64, 0, 0) / 32), 0, 1)
    save(picture(disc**2.6, 255), "ui/glow")
    blob = np.clip(1 - distance(64, 0, 0) / 31, 0, 1)
    save(picture(0.55 * blob * blob * (3 - 2 * blob), 0), "ui/blob")


if __name__ == "__main__":
    main()
