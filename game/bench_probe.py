"""One fresh process of `bench window`: starts, measures one thing, prints it as JSON, and ends."""

from __future__ import annotations

import json
import sys
import tempfile
import time
from pathlib import Path
from statistics import fmean
from typing import Any

from game.pace import EASE, REST_AFTER

WARM_UP = 2.0
MOVING = 10.0
SETTLE = 4.0
RESTING = 10.0
_WAITING = ("play", "--seats", "human:Mia,easy,easy", "--first", "0")


def peak_mb() -> float:
    """The most memory that this process has held, in MB; 0 on Windows, which does not tell."""
    try:
        import resource
    except ImportError:
        return 0.0
    unit = 1 if sys.platform == "darwin" else 1024
    return round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 1e6, 1)


def empty(wish: dict[str, Any]) -> dict[str, float]:
    """The first frame of a Panda3D window with nothing in it and nothing of ours."""
    from panda3d.core import loadPrcFileData

    width, height = wish["size"]
    lines = f"win-size {width} {height}\nnotify-level fatal\nprint-pipe-types 0\n"
    loadPrcFileData("", lines + ("load-display p3headlessgl\ngl-finish 1" if wish["offscreen"] else ""))
    from direct.showbase.ShowBase import ShowBase

    base = ShowBase(windowType="offscreen" if wish["offscreen"] else "onscreen")
    base.graphicsEngine.renderFrame()
    return {"first_s": time.time() - wish["started"], "cpu_s": time.process_time(), "peak_mb": peak_mb()}


def _app(wish: dict[str, Any], folder: str, *words: str) -> Any:
    """Our app as the command line starts it with `words`."""
    from game.app import App
    from game.cli import parse
    from game.commands.window import launch
    from game.settings import Store
    from game.ui.flow import Flow

    width, height = wish["size"]
    common = ["--game", wish["game"], "--quality", wish["quality"], "--size", f"{width}x{height}", "--seed", "1"]
    launched = launch(parse([*words, *common, "--data", folder]))
    store = Store(Path(folder) / "settings.json")
    app = App(store, Path(folder), launched.size, launched.quality, wish["offscreen"])
    Flow(app, store, launched).start()
    return app


def first_frame(wish: dict[str, Any], folder: str) -> dict[str, float]:
    """The first frame of the title or of a board."""
    app = _app(wish, folder, *(_WAITING if wish["kind"] == "board" else ("play",)))
    while not app.frames_drawn:
        app.taskMgr.step()
    return {"first_s": app.first_frame_at - wish["started"], "cpu_s": time.process_time(), "peak_mb": peak_mb()}


def moving(wish: dict[str, Any], folder: str) -> dict[str, float]:
    """Ten seconds of a game of computer players on a turning board, as fast as it can."""
    app = _app(wish, folder, "watch")
    app.on_frame(lambda dt: app.render.setH(app.render.getH() + 20 * dt))
    app.uncapped = True
    _run(app, WARM_UP)
    frames, cpu = _run(app, MOVING)
    return {
        "frame_ms_mean": round(1000 * fmean(frames), 2),
        "frame_ms_p99": round(1000 * sorted(frames)[int(len(frames) * 0.99)], 2),
        "cpu_ms_per_frame": round(1000 * cpu / len(frames), 2),
        **scene_size(app),
        "peak_mb": peak_mb(),
    }


def resting(wish: dict[str, Any], folder: str) -> dict[str, float]:
    """The share of a core that a game takes while it waits for a person and nobody does anything."""
    app = _app(wish, folder, *_WAITING)
    _run(app, SETTLE if wish["quality"] == "low" else SETTLE + REST_AFTER + EASE)
    _, cpu = _run(app, RESTING)
    return {"idle_cpu": round(cpu / RESTING, 4)}


def _run(app: Any, seconds: float) -> tuple[list[float], float]:
    """Turn the loop for so long: what each turn took, and the CPU seconds of all."""
    took: list[float] = []
    cpu, start = time.process_time(), time.perf_counter()
    before = start
    while before - start < seconds:
        app.taskMgr.step()
        now = time.perf_counter()
        took.append(now - before)
        before = now
    return took, time.process_time() - cpu


def scene_size(app: Any) -> dict[str, float]:
    """Triangles and draw calls of what the camera sees of the 3D scene."""
    from game.scene.counting import triangles_in

    lens = app.camLens.makeBounds()
    drawn = []
    for path in app.render.findAllMatches("**/+GeomNode"):
        node = path.node()
        bounds = node.getBounds().makeCopy()
        bounds.xform(path.getParent().getMat(app.cam))
        if not path.isHidden() and lens.contains(bounds):
            drawn.append(node)
    return {"triangles": sum(map(triangles_in, drawn)), "draw_calls": sum(node.getNumGeoms() for node in drawn)}


def main(wished: str) -> None:
    """Measure what `wished`, a JSON object, asks for."""
    wish = json.loads(wished)
    with tempfile.TemporaryDirectory() as folder:
        if wish["kind"] == "empty":
            found = empty(wish)
        else:
            found = {"moving": moving, "resting": resting}.get(wish["kind"], first_frame)(wish, folder)
    print(json.dumps(found), flush=True)

