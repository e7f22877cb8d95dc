"""`python -m art.goblins_look --out FILE.png`: the hill's pieces in a row, from the front and from behind."""

from __future__ import annotations

import argparse
from pathlib import Path

from direct.showbase.ShowBase import ShowBase
from panda3d.core import NodePath

from art.hill_pieces import CHIP_HEIGHT
from art.look import place, shoot, window
from game.scene.primitives import disc
from game.scene.stage import MOODS, Stage
from game.scene.textures import picture

ROW = (*(f"goblin_{i}" for i in range(5)), "chip", "magic_stone", "raven", "ghost")
TURNS = (0, 150)


def row(base: ShowBase, turn: float, y: float) -> None:
    """All pieces side by side, turned by an angle."""
    for i, name in enumerate(ROW):
        node: NodePath = base.loader.loadModel(f"models/{name}.bam")
        node.findAllMatches("**/outline").detach()
        if name.startswith("goblin"):
            node.setTexture(picture(f"hill/badges/{i + 1}"))
        node.reparentTo(base.render)
        node.setPosHpr((i - 4) * 1.25, y, CHIP_HEIGHT / 2 if name == "chip" else 0, turn, 0, 0)
        node.setShaderInput("gloss", 0.25)


def main() -> None:
    """Draw the picture."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--quality", default="high")
    parser.add_argument("--plain", action="store_true")
    args = parser.parse_args()
    base = window(args)
    base.camLens.setFov(15)
    floor = disc(30)
    floor.setColorScale(0.35, 0.55, 0.5, 1)
    floor.reparentTo(base.render)
    for turn, y in zip(TURNS, (-1.2, 1.6), strict=True):
        row(base, turn, y)
    Stage(base.render, base.camera, base.win, args.quality, MOODS["hill"])
    place(base.camera, -90, 24, 44, (0, 0, 0.7))
    shoot(base, args.out)
    base.destroy()


if __name__ == "__main__":
    main()
