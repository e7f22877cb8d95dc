"""`python -m art.pictures animation`: a few seconds of the game for the README, drawn offscreen, the same each time."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from direct.showbase.ShowBase import ShowBase
from panda3d.core import Point3
from PIL import Image

from art.look import ROOT, place, window
from game.rules import emohbi as rules
from game.rules.core.chance import Seeded
from game.rules.core.data import Event
from game.rules.core.protocol import Setup
from game.rules.emohbi import events as ev
from game.scene.emohbi_scene import EmohbiScene
from game.scene.stage import Stage

SIZE, LARGER = (640, 360), 2
FRAMES, REST = 12, 5
"""Frames a second, and those for which all rests between two motions."""
SHOWN = (ev.Hopped, ev.Climbed, ev.Fell, ev.Turned)
"""What is shown, in this order, once each."""
SEED, ACTIONS, SEATS = 3, 400, 4
QUALITY = 62


def turns() -> Iterator[tuple[Any, tuple[Event, ...]]]:
    """The turns of a random game: what a spectator sees before, and what happens."""
    board = json.loads((ROOT / "game/boards/classic.json").read_text())
    step, dice = rules.new(Setup(SEATS, 0, board, {"mode": "cards"}), Seeded(SEED)), Random(SEED)
    for _ in range(ACTIONS):
        legal = rules.legal(step.state)
        if not legal:
            return
        before = rules.observe(step.state, None)
        step = rules.apply(step.state, dice.choice(legal))
        yield before, tuple(event.seen_by(None) for event in step.events)


def wanted(scene: EmohbiScene) -> Iterator[tuple[Any, list[Event]]]:
    """For each kind of motion the first turn in which it is seen in front, and what of the turn is shown."""
    found: dict[type[Event], tuple[Any, list[Event]]] = {}
    for before, events in turns():
        moves = [event for event in events if isinstance(event, SHOWN)]
        kind = type(moves[-1]) if moves else Event
        if kind not in found and moves and in_front(scene, before, moves):
            found[kind] = before, moves
    yield from (found[kind] for kind in SHOWN if kind in found)


def in_front(scene: EmohbiScene, before: Any, moves: list[Event]) -> bool:
    """Whether the pieces that move stand on the side of the camera."""
    scene.sync(before)
    seats = [event.seat for event in moves if hasattr(event, "seat")]
    return all(scene.where(f"pawn:{seat}")[1] < -1 for seat in seats if scene.picture.pawns[seat] is not None)


def shot(base: ShowBase) -> Image.Image:
    """What the window shows, with smooth edges."""
    base.graphicsEngine.renderFrame()
    seen = base.win.getScreenshot()
    large = Image.frombytes("RGB", (seen.getXSize(), seen.getYSize()), bytes(seen.getRamImageAs("RGB")))
    return large.transpose(Image.Transpose.FLIP_TOP_BOTTOM).resize(SIZE, Image.Resampling.LANCZOS)


def film(base: ShowBase, scene: EmohbiScene) -> Iterator[Image.Image]:
    """The frames."""
    frame = 0
    for before, moves in list(wanted(scene)):
        scene.sync(before)
        for step in scene.steps(moves):
            for motion in filter(None, map(scene.motion, step)):
                length = round(motion.duration * FRAMES)
                for i in range(length + REST):
                    motion.step(motion.duration * min(1.0, (i + 1) / length))
                    scene.ambient(frame / FRAMES)
                    frame += 1
                    yield shot(base)


def make(path: Path) -> None:
    """Write the animation."""
    size = f"{SIZE[0] * LARGER}x{SIZE[1] * LARGER}"
    base = window(argparse.Namespace(size=size, quality="medium", plain=False))
    board = json.loads((ROOT / "game/boards/classic.json").read_text())
    scene = EmohbiScene(base.render, base.loader.loadModel, board, tuple(range(SEATS)))
    Stage(base.render, base.camera, base.win, "medium")
    place(base.camera, -78, 42.0, 39.0, Point3(0.3, -0.6, 0.75))
    shot(base)  # the shadow map comes with the second frame
    first, *others = film(base, scene)
    first.save(path, save_all=True, append_images=others, duration=1000 // FRAMES, loop=0, quality=QUALITY, method=6)
    base.destroy()
