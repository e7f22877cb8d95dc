"""Draw every screen to look at: `python -m tests.ui.shots --out DIR [--size WxH] [--text 150] [--language pseudo]`."""

from __future__ import annotations

import argparse
from pathlib import Path

from panda3d.core import Filename, getModelPath, loadPrcFileData

from game.paths import root
from game.words import set_language

PRC = """
load-display p3headlessgl
window-type offscreen
gl-finish 1
audio-library-name null
textures-power-2 none
model-cache-dir
notify-level-device fatal
notify-level-egldisplay error
notify-level-glgsg error
print-pipe-types 0
"""


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", required=True)
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--text", type=int, default=100)
    parser.add_argument("--language", default="en")
    parser.add_argument("--only", default="", help="names of screens, with commas")
    parser.add_argument("--behind", default="", help="a picture to draw them on")
    parser.add_argument("--ring", action="store_true", help="show the focus ring")
    return parser.parse_args()


def main() -> None:
    args = _arguments()
    width, height = map(int, args.size.split("x"))
    loadPrcFileData("shots", PRC + f"win-size {width} {height}\n")
    getModelPath().prependDirectory(Filename.fromOsSpecific(str(root())))
    set_language(args.language)
    from direct.gui.OnscreenImage import OnscreenImage
    from direct.showbase.ShowBase import ShowBase

    from game.ui.ui import Ui
    from tests.ui.samples import screens

    base = ShowBase()
    base.setBackgroundColor(0.12, 0.76, 0.8, 1)
    if args.behind:
        OnscreenImage(args.behind, parent=base.render2d)
    ui = Ui(base.pixel2d, lambda: (width, height), args.text)
    out = Path(args.out)
    out.mkdir(parents=True, exist_ok=True)
    wanted = args.only.split(",") if args.only else []
    for name, make in screens(lambda *told: None).items():
        if wanted and name not in wanted:
            continue
        ui.replace(make())
        ui.ring_shown = args.ring
        ui.update()
        base.graphicsEngine.renderFrame()
        base.win.saveScreenshot(Filename.fromOsSpecific(str(out / f"{name}.png")))


if __name__ == "__main__":
    main()
