"""`python -m art.pictures [NAME ...]`: the pictures in docs/, taken in the game at twice their size; or `animation`."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from art import animation

ROOT = Path(__file__).resolve().parent.parent
SIZE = (1280, 720)
ANIMATION = "animation"


class Wish(NamedTuple):
    """A game of computer players from a seed, after so many actions, with the widgets (`home`) or the board alone."""

    game: str
    camera: str
    seats: int
    seed: int
    actions: int
    quality: str = "high"


NAMES = ("Mia", "Ben", "Ada", "Tom", "Lea", "Max")
PICTURES = {
    "picture": Wish("emohbi", "home", 4, 5, 57),
    "island": Wish("emohbi", "target", 6, 2, 63),
    "island_low": Wish("emohbi", "target", 6, 2, 63, "low"),
    "hill": Wish("magic_hill", "home", 4, 11, 90),
    "hill_alone": Wish("magic_hill", "target", 5, 5, 120),
}


def take(wish: Wish, path: Path) -> None:
    """Play, and save the window as it is then, at twice the size. One picture a process: Panda3D has one window."""
    from game.app import App
    from game.games import GAMES
    from game.launch import Launch
    from game.settings import Store
    from game.table.plan import Plan, Seat
    from game.ui.flow import Flow

    seats = tuple(Seat(name, "medium", i) for i, name in enumerate(NAMES[: wish.seats]))
    plan = Plan(wish.game, GAMES[wish.game].rules.BOARDS[0], {}, seats, 0, wish.seed)
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Path(folder) / "settings.json")
        app = App(store, Path(folder), (2 * SIZE[0], 2 * SIZE[1]), wish.quality, True)
        launch = Launch(
            game=wish.game, plan=plan, speed=0.0, camera=wish.camera, max_actions=wish.actions, offscreen=True
        )  # fmt: skip
        flow = Flow(app, store, launch)
        flow.start()
        while flow.play is not None and not flow.play.finished:
            flow.play.update(0.0)
        if wish.camera == "target":
            app.pixel2d.hide()
        for _ in range(2):  # the shadow map comes with the second frame
            app.screenshot(path)


def shrink(path: Path, out: Path) -> None:
    """Halve a picture, so that its edges are smooth."""
    small = Image.open(path).convert("RGB").resize(SIZE, Image.Resampling.LANCZOS)
    small.save(out, quality=90, optimize=True, subsampling=0)


def main(names: list[str]) -> None:
    """Take these pictures, or all."""
    if names[:1] == ["--take"]:
        take(PICTURES[names[1]], Path(names[2]))
        return
    for name in names or [*PICTURES, ANIMATION]:
        if name == ANIMATION:
            animation.make(ROOT / "docs" / "animation.webp")
            continue
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "large.png"
            subprocess.run([sys.executable, "-m", "art.pictures", "--take", name, str(path)], check=True, cwd=ROOT)
            shrink(path, ROOT / "docs" / f"{name}.jpg")
            print(f"docs/{name}.jpg")


if __name__ == "__main__":
    main(sys.argv[1:])
