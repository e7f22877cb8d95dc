"""`python -m art.look --out DIR`: draw the island offscreen with the target picture's camera, to compare."""

from __future__ import annotations

import argparse
import json
import time
from math import cos, radians, sin
from pathlib import Path

from direct.showbase.ShowBase import ShowBase
from panda3d.core import Filename, NodePath, loadPrcFileData

from game.scene.counting import triangles
from game.scene.island import Island
from game.scene.stage import QUALITIES, Stage

ROOT = Path(__file__).resolve().parent.parent
TARGET = (0, 0, 5, 4, 0)
TURNED = (0, 1, 2, 5, 2)
VIEWS = {
    "": (-78, 44.0, 43.0, (0, 0, 0.75)),
    "-close": (-78, 21, 12.0, (0.5, -4.2, 1.6)),
    "-high": (-20, 62, 44, (0, 0, 1)),
}


def place(camera: NodePath, azimuth: float, pitch: float, distance: float, at: tuple[float, float, float]) -> None:
    """Put the camera at an azimuth and a pitch above the point it looks at."""
    flat = distance * cos(radians(pitch))
    height = distance * sin(radians(pitch))
    camera.setPos(at[0] + flat * cos(radians(azimuth)), at[1] + flat * sin(radians(azimuth)), at[2] + height)
    camera.lookAt(*at)


def shoot(base: ShowBase, path: Path) -> None:
    """Draw and write a picture, and say how long a frame takes of the processor."""
    base.graphicsEngine.renderFrame()
    base.graphicsEngine.renderFrame()
    start = time.process_time()
    for _ in range(5):
        base.graphicsEngine.renderFrame()
    spent = (time.process_time() - start) / 5
    base.win.saveScreenshot(Filename.fromOsSpecific(str(path)))
    print(f"{path} {spent * 1000:.0f} ms of processor a frame")


def options() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--quality", default="medium", choices=QUALITIES)
    parser.add_argument("--board", default="classic")
    parser.add_argument("--views", default="", help="more views, by commas: close, high")
    parser.add_argument("--turned", action="store_true", help="with its levels turned otherwise")
    parser.add_argument("--close", action="store_true", help="the close view too")
    parser.add_argument("--pawns", action="store_true", help="with pawns and lit spaces")
    parser.add_argument("--plain", action="store_true", help="draw with Panda3D's software renderer")
    return parser.parse_args()


def window(args: argparse.Namespace) -> ShowBase:
    """An offscreen window with the target's lens."""
    smooth = not args.plain and args.quality != "low"
    lines = [
        f"load-display {'p3tinydisplay' if args.plain else 'p3headlessgl'}",
        "window-type offscreen\ngl-finish 1\naudio-library-name null\ndepth-bits 24\nnotify-level-device fatal",
        "framebuffer-multisample 1\nmultisamples 4" if smooth else "",
        f"win-size {args.size.replace('x', ' ')}\nmodel-path {ROOT}",
    ]
    loadPrcFileData("", "\n".join(lines))
    base = ShowBase()
    base.camLens.setFov(34.5)
    base.camLens.setNearFar(4, 150)
    return base


def build(base: ShowBase, args: argparse.Namespace) -> Island:
    """The island on its stage."""
    board = json.loads((ROOT / "game/boards" / f"{args.board}.json").read_text())
    start = time.perf_counter()
    island = Island(base.loader.loadModel, board, args.quality)
    print(f"built in {time.perf_counter() - start:.2f} s, {triangles(island.root)} triangles")
    island.set_rotation(TURNED if args.turned else TARGET)
    island.set_letters("OMEIBH")
    island.root.reparentTo(base.render)
    Stage(base.render, base.camera, base.win, args.quality)
    return island


def main() -> None:
    """Draw the asked pictures."""
    args = options()
    base = window(args)
    island = build(base, args)
    if args.pawns:
        add_pawns(base, island)
    args.out.mkdir(parents=True, exist_ok=True)
    wanted = {"", *(f"-{name}" for name in args.views.split(",") if name), *(["-close"] if args.close else [])}
    for name, view in VIEWS.items():
        if name in wanted:
            place(base.camera, *view)
            shoot(base, args.out / f"island-{args.quality}{name}.png")
    base.destroy()


def add_pawns(base: ShowBase, island: Island) -> None:
    """Six pawns here and there, and some lit spaces."""
    for i, space in enumerate(((0, 6), (0, 11), (1, 9), (2, 5), (1, 2), (3, 5))):
        node, point = island.space_point(*space)
        pawn = base.loader.loadModel(f"models/pawn_{i}.bam")
        pawn.reparentTo(node)
        pawn.setPos(point)
        pawn.setScale(1.12)
    island.light_spaces({(0, 8): "legal", (1, 6): "hover", (2, 8): "target", (0, 4): "legal"})


if __name__ == "__main__":
    main()
