"""`python -m art.hill_look --out DIR`: draw the hill offscreen with the target picture's camera, to compare."""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

from direct.showbase.ShowBase import ShowBase
from panda3d.core import NodePath

from art.look import ROOT, place, shoot, window
from game.scene.counting import triangles
from game.scene.hill import Hill
from game.scene.stage import MOODS, QUALITIES, Stage
from game.scene.textures import picture

VIEWS = {
    "": (-60, 36, 58.5, (0, 0, 0.4)),
    "-close": (-72, 21, 15.0, (1.0, -5.5, 1.6)),
    "-front": (-50, 28, 16.0, (5.5, -5.5, 2.0)),
    "-village": (-60, 26, 16.0, (8.5, -8.5, 0.6)),
    "-tower": (-60, 24, 20, (0, 0, 7.0)),
    "-west": (-60, 26, 15.0, (-8.5, -8.5, 0.8)),
    "-north": (-60, 26, 17.0, (-8.5, 9.0, 0.8)),
    "-east": (-60, 26, 15.0, (8.8, 8.8, 0.8)),
    "-high": (-20, 62, 60, (0, 0, 1)),
    "-left": (-130, 30, 58, (0, 0, 1.6)),
}
GOBLINS = {(1, 14): 0, (1, 22): 1, (2, 14): 2, (2, 21): 3, (3, 10): 4, (3, 15): 0, (4, 7): 1, (4, 9): 3, (1, 27): 4}


def options() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--quality", default="medium", choices=QUALITIES)
    parser.add_argument("--board", default="standard")
    parser.add_argument("--views", default="", help=f"more views, by commas: {', '.join(VIEWS)}")
    parser.add_argument("--storm", type=int, default=0)
    parser.add_argument("--pieces", action="store_true", help="with goblins, chips, stones and lit squares")
    parser.add_argument("--plain", action="store_true", help="draw with Panda3D's software renderer")
    return parser.parse_args()


def add_pieces(base: ShowBase, hill: Hill) -> None:
    """Goblins here and there, all chips and stones, some lit squares."""
    models = ROOT / "models"

    def stand(name: str, at: tuple[NodePath, object], size: float = 1.0) -> None:
        if (models / f"{name}.bam").exists():
            node = base.loader.loadModel(f"models/{name}.bam")
            node.findAllMatches("**/outline").detach()
            if name.startswith("goblin"):
                node.setTexture(picture(f"hill/badges/{int(name[-1]) + 1}"))
            node.reparentTo(at[0])
            node.setPos(at[1])
            node.setScale(size)
            node.setH(base.render, base.camera.getH(base.render))

    for name, kind in (("chip", "chips"), ("magic_stone", "stones")):
        for level, indices in hill.board[kind].items():
            for index in indices:
                stand(name, hill.square_point(int(level), index))
    hill.glow_stones([(int(level), i) for level, indices in hill.board["stones"].items() for i in indices])
    for square, colour in GOBLINS.items():
        if square[1] < 4 * (hill.sides[square[0] - 1] - 1):
            stand(f"goblin_{colour}", hill.square_point(*square), 1.08)
    for village in range(4):
        for i in range(4):
            stand(f"goblin_{(village + i) % 5}", hill.village_point(village, i, 4)[:2], 1.08)
    hill.light_squares({(1, 16): "legal", (1, 25): "hover", (2, 18): "target", (3, 12): "legal", (1, 20): "legal"})


def main() -> None:
    """Draw the asked pictures."""
    args = options()
    base = window(args)
    base.camLens.setFov(32.4)
    board = json.loads((ROOT / "game/boards" / f"{args.board}.json").read_text())
    start = time.perf_counter()
    hill = Hill(base.loader.loadModel, board, args.quality)
    print(f"built in {time.perf_counter() - start:.2f} s, {triangles(hill.root)} triangles")
    hill.set_storm(args.storm)
    hill.root.reparentTo(base.render)
    Stage(base.render, base.camera, base.win, args.quality, MOODS["hill"])
    args.out.mkdir(parents=True, exist_ok=True)
    wanted = {"", *(f"-{name}" for name in args.views.split(",") if name)}
    place(base.camera, *VIEWS[""])
    if args.pieces:
        add_pieces(base, hill)
        print(f"{triangles(hill.root)} triangles with pieces")
    for name, view in VIEWS.items():
        if name in wanted:
            place(base.camera, *view)
            hill.face(view[0])
            hill.ambient(1.0)
            shoot(base, args.out / f"hill-{args.quality}{name}.png")
    base.destroy()


if __name__ == "__main__":
    main()
