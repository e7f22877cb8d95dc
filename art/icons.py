"""textures/icons: white symbols on a see-through ground, tinted by the app."""

from __future__ import annotations

from art.cards_pen import save
from art.icons_controls import CONTROLS
from art.icons_game import GAME
from art.icons_pads import PADS
from art.icons_pen import icon


def main() -> None:
    for name, draw in {**CONTROLS, **GAME, **PADS}.items():
        save(icon(draw), f"icons/{name}")


if __name__ == "__main__":
    main()
