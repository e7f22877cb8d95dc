"""`watch --shots` and `--motions`: the app goes through its screens and a game by itself and saves pictures."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from game.games import GAMES
from game.table.plan import HUMAN
from game.ui.screens.handover import HandOver

if TYPE_CHECKING:
    from game.ui.flow import Flow
    from game.ui.play import Play

MOMENTS = (25, 50, 75)
"""Per cent of the way through a motion at which it is taken."""
MOST_GAMES = 8
"""So many games are tried for a kind of event that has not occurred yet."""


A_MOMENT = 1e-6
"""Seconds that make up for rounding, so that a motion really ends."""


def pictures(flow: Flow) -> Iterator[None]:
    """Takes all pictures that the command line asks for; each step lets a frame pass. Raises OSError."""
    if flow.wish.shots:
        yield from _shots(flow, _folder(flow.wish.shots))
    if flow.wish.motions:
        yield from _motions(flow, _folder(flow.wish.motions))


def _folder(name: str) -> Path:
    folder = Path(name)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _take(flow: Flow, path: Path) -> Iterator[None]:
    _save(flow, path)
    flow.app.wake()
    yield


def _save(flow: Flow, path: Path) -> None:
    """Take the window, or the board alone where `--camera target` wants it."""
    alone = flow.wish.camera == "target" and flow.play is not None and flow.ui.screen is flow.play.hud
    if alone:
        flow.app.pixel2d.hide()
    flow.app.screenshot(path)
    flow.app.pixel2d.show()


def _shots(flow: Flow, folder: Path) -> Iterator[None]:
    plan = flow.wish.plan
    if plan is None:
        return
    flow.title()
    flow.idle_board()
    yield from _take(flow, folder / "title.png")
    flow.setup(plan.game)
    yield from _take(flow, folder / "setup.png")
    flow.table.settings()
    yield from _take(flow, folder / "settings.png")
    flow.begin(plan)
    first, texts = plan.seats[plan.first], GAMES[plan.game].texts()
    flow.ui.push(HandOver(first.name, texts.pieces()[first.colour], flow.ui.pop, flow.ui.pop))
    yield from _take(flow, folder / "handover.png")
    flow.ui.pop()
    yield from _game(flow, folder)


def _game(flow: Flow, folder: Path) -> Iterator[None]:
    """One picture after each turn, and the result."""
    play = flow.play
    if play is None:
        return
    while not play.finished:
        turn = play.match.state.turn
        play.update(0.0)
        if play.match.state.turn != turn:
            yield from _take(flow, folder / f"turn-{turn + 1:03d}.png")
    if play.match.decision is None:
        yield from _take(flow, folder / "result.png")


def _motions(flow: Flow, folder: Path) -> Iterator[None]:
    """Plays games until every kind of event that moves something was taken."""
    plan = flow.wish.plan
    if plan is None:
        return
    seats = tuple(seat._replace(player="random") for seat in plan.seats if seat.player != HUMAN)
    taken: set[str] = set()
    for game in range(MOST_GAMES):
        flow.begin(plan._replace(seats=seats, seed=plan.seed + game))
        before = len(taken)
        yield from _moving(flow, folder, taken)
        if game and len(taken) == before:
            break


def _moving(flow: Flow, folder: Path, taken: set[str]) -> Iterator[None]:
    """Goes through one game; what is already taken goes by at once."""
    play = flow.play
    while play is not None and not play.finished:
        play.update(0.0)
        while play.director.busy:
            play.director.update(0.0)
            if play.director.progress is None:
                continue
            events, _, duration = play.director.progress
            names = {type(event).__name__ for event in events} - taken if duration else set()
            if names:
                taken |= names
                yield from _moments(flow, play, folder, names)
            _go_to(play, 100)


def _go_to(play: Play, moment: int) -> None:
    """Let the step that is moving come so many per cent far; 100 is its end."""
    if play.director.progress is not None:
        _, over, duration = play.director.progress
        play.director.update(max(duration * moment / 100 - over, 0.0) + A_MOMENT)


def _moments(flow: Flow, play: Play, folder: Path, names: set[str]) -> Iterator[None]:
    """The moments of the step that is moving now."""
    for moment in MOMENTS:
        _go_to(play, moment)
        for name in sorted(names):
            _save(flow, folder / f"{name}-{moment}.png")
        yield
