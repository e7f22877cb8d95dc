"""Keeps the nodes of the widgets that are shown, draws anew only what has changed, and lets them glide and fly."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from panda3d.core import NodePath, Point3

from game.ui.canvas import Canvas
from game.ui.draw import Look, draw, draw_ring
from game.ui.fonts import Fonts
from game.ui.layout import Item, Metrics, Placed, Rect
from game.ui.motion import STILL, Flight, Pose, hop, smooth
from game.ui.specs import Plate

_Key = tuple[str, str, int]
ENTRY, RISE = 0.2, 22.0
"""Seconds that a new screen takes to come, and the units that it rises meanwhile."""
_RING, _FLYING = 10_000, 9_000
_GROUNDS = ("veil", "glory", "blank")
"""What covers the board is there at once: it may hide a secret."""


@dataclass
class _Drawn:
    """A widget's node; `rest` is the pose it has at `rect`, None if it never leaves its place; `pose` is shown now."""

    holder: NodePath
    widget: Item
    rect: Rect
    look: Look
    rest: Pose | None
    pose: Pose

    def put(self, lift: float = 0.0) -> None:
        """Bring the node to its place."""
        if self.rest is None:
            self.holder.setPos(round(self.rect.x), 0, -round(self.rect.y))
            return
        x, y, turn, scale, _ = self.pose
        foot_x, foot_y = self.rect.x + self.rect.w / 2, self.rect.bottom
        self.holder.setPos(foot_x + x, 0, -(foot_y + y - lift))
        self.holder.setR(turn)
        self.holder.setScale(scale)

    def from_rect(self, rect: Rect, turn: float = 0.0) -> Pose:
        """The pose in which it covers another rectangle."""
        x = rect.x + rect.w / 2 - self.rect.x - self.rect.w / 2
        return Pose(x, rect.bottom - self.rect.bottom, turn, rect.w / max(self.rect.w, 1.0))


@dataclass
class _Flying:
    drawn: _Drawn
    flight: Flight
    target: str
    before: Item


class Stage:
    """Draws under `root`, which measures in pixels with y up from the window's top left corner (as pixel2d does)."""

    def __init__(self, root: NodePath, fonts: Fonts) -> None:
        self._ground = root.attachNewNode("ground", 0)
        self._page = root.attachNewNode("page", 1)
        self._fonts = fonts
        self._drawn: dict[_Key, _Drawn] = {}
        self._flying: list[_Flying] = []
        self._hopping: list[str] = []
        self._hopped = 0.0
        self._entered = 1.0
        self._new = True
        self._unit = 1.0
        self._ring: NodePath | None = None

    # What is shown.

    def show(
        self, m: Metrics, placed: Sequence[Placed], look: Callable[[Placed], Look], gone: Mapping[str, str]
    ) -> None:
        """Make the picture that of `placed`, back to front. Widgets whose `key` is in `gone` and that are no longer
        there fly to the widget with that id."""
        self._unit = m.picture
        old, self._drawn = self._drawn, {}
        counts: dict[tuple[str, str], int] = {}
        for at, p in enumerate(placed):
            name = (type(p.widget).__name__, getattr(p.widget, "key", "") or getattr(p.widget, "id", ""))
            counts[name] = counts.get(name, 0) + 1
            key = (*name, counts[name])
            drawn = self._drawn[key] = self._kept(m, old.pop(key, None), p, look(p), placed)
            behind = isinstance(p.widget, Plate) and p.widget.style in _GROUNDS
            drawn.holder.reparentTo(self._ground if behind else self._page, at + 1000 * drawn.pose.front)
            drawn.put()
            self._clip(drawn.holder, m, p.clip)
        for key, left in old.items():
            self._let_go(m, left, gone.get(key[1], ""), placed)
        self._land(placed)
        self._new = False

    def _kept(self, m: Metrics, old: _Drawn | None, p: Placed, look: Look, placed: Sequence[Placed]) -> _Drawn:
        rest = p.widget.pose(m, *look[:3])
        if old is not None and old.widget == p.widget and old.rect[2:] == p.rect[2:] and old.look == look:
            now = _Drawn(old.holder, p.widget, p.rect, look, rest, STILL)
        else:
            holder = self._made(m, p.widget, p.rect, look, rest)
            now = _Drawn(holder, p.widget, p.rect, look, rest, STILL)
            if old is not None:
                old.holder.removeNode()
        if rest is not None:
            now.pose = self._start(now, old, placed, rest)
        return now

    def _made(self, m: Metrics, widget: Item, rect: Rect, look: Look, rest: Pose | None) -> NodePath:
        """A widget's node, drawn; one that has a pose is turned and scaled round the middle of its lower edge."""
        holder = NodePath("widget")
        place = Rect(0, 0, rect.w, rect.h) if rest is None else Rect(-rect.w / 2, -rect.h, rect.w, rect.h)
        draw(Canvas(holder, m, self._fonts, "canvas"), widget, place, look)
        return holder

    def _start(self, now: _Drawn, old: _Drawn | None, placed: Sequence[Placed], rest: Pose) -> Pose:
        """The pose a widget glides on from: where it was, or where it comes from."""
        if old is not None:
            moved = now.from_rect(old.rect)
            x, y, scale = old.pose.x + moved.x, old.pose.y + moved.y, old.pose.scale * moved.scale
            return Pose(x, y, old.pose.turn, scale, rest.front)
        source = _named(placed, getattr(now.widget, "source", "")) if not self._new else None
        return rest if source is None else now.from_rect(source.rect)._replace(front=rest.front)

    def _clip(self, node: NodePath, m: Metrics, clip: Rect | None) -> None:
        if clip is None:
            node.clearScissor()
            return
        edge = 7 * m.u
        low = Point3(clip.x - edge, 0, -clip.bottom - edge)
        node.setScissor(self._page, low, Point3(clip.right + edge, 0, -clip.y))

    def ring(self, m: Metrics, placed: Placed | None) -> None:
        """Show the focus ring round a widget, or nowhere."""
        if self._ring is not None:
            self._ring.removeNode()
            self._ring = None
        if placed is None:
            return
        posed = next((d for d in self._drawn.values() if d.widget is placed.widget and d.rest is not None), None)
        if posed is None:
            self._ring = self._page.attachNewNode("ring", _RING)
            rect = placed.rect
        else:
            self._ring = posed.holder.attachNewNode("ring", _RING)
            rect = Rect(-posed.rect.w / 2, -posed.rect.h, posed.rect.w, posed.rect.h)
        draw_ring(Canvas(self._ring, m, self._fonts, "ring"), placed.widget, rect)

    # What moves.

    def enter(self) -> None:
        """The picture is another screen's: nothing flies on, and it comes gently."""
        self._entered = 0.0
        self.rest()

    def rest(self) -> None:
        """Nothing flies or hops any more, and what comes is at its place at once."""
        for flying in self._flying:
            flying.drawn.holder.removeNode()
        self._flying, self._hopping, self._new = [], [], True

    def hop(self, ids: Sequence[str]) -> None:
        """Let widgets that have a pose hop, one after the other."""
        self._hopping, self._hopped = list(ids), 0.0

    def step(self, dt: float) -> bool:
        """Let `dt` seconds pass; whether anything moved. Infinity brings all to its end."""
        moved = self._come(dt)
        moved = self._hop(dt) or moved
        for drawn in self._drawn.values():
            if drawn.rest is None:
                continue
            if drawn.pose != drawn.rest or getattr(drawn.widget, "id", "") in self._hopping:
                drawn.pose = drawn.pose.eased(drawn.rest, dt)
                drawn.put(self._height(drawn.widget))
                moved = True
        for flying in self._flying:
            if flying.flight.done < 1:
                flying.drawn.pose = flying.flight.step(dt)
                flying.drawn.put()
                moved = True
        return moved

    def _come(self, dt: float) -> bool:
        if self._entered >= 1:
            return False
        self._entered = min(self._entered + dt / ENTRY, 1.0)
        part = smooth(self._entered)
        self._page.setZ(-round(RISE * self._unit * (1 - part)))
        self._page.setAlphaScale(part)
        if self._entered >= 1:
            self._page.clearColorScale()
        return True

    def _hop(self, dt: float) -> bool:
        if not self._hopping:
            return False
        self._hopped += dt
        if hop(self._hopped, len(self._hopping) - 1) < 0:
            self._hopping = []
            for drawn in self._drawn.values():
                drawn.put()
        return True

    def _height(self, widget: Any) -> float:
        id_ = getattr(widget, "id", "")
        return max(hop(self._hopped, self._hopping.index(id_)), 0.0) * self._unit if id_ in self._hopping else 0.0

    def _let_go(self, m: Metrics, drawn: _Drawn, target: str, placed: Sequence[Placed]) -> None:
        """A widget that is there no more: it flies, or is gone."""
        end = _named(placed, target)
        drawn.holder.removeNode()
        if end is None or drawn.rest is None or self._new:
            return
        drawn.holder = self._made(m, drawn.widget.left(), drawn.rect, Look(), drawn.rest)
        drawn.holder.reparentTo(self._page, _FLYING)
        flight = Flight(drawn.pose, drawn.from_rect(end.rect), self._unit)
        self._flying.append(_Flying(drawn, flight, target, end.widget))

    def _land(self, placed: Sequence[Placed]) -> None:
        """What has flown lies on its target until that looks different."""
        for flying in list(self._flying):
            target = _named(placed, flying.target)
            if target is None or (flying.flight.done >= 1 and target.widget != flying.before):
                flying.drawn.holder.removeNode()
                self._flying.remove(flying)

    def clear(self) -> None:
        """Forget all nodes (another size, or the end)."""
        self.rest()
        for drawn in self._drawn.values():
            drawn.holder.removeNode()
        self._drawn = {}
        if self._ring is not None:
            self._ring.removeNode()
            self._ring = None


def _named(placed: Sequence[Placed], id_: str) -> Placed | None:
    return next((p for p in placed if getattr(p.widget, "id", "") == id_), None) if id_ else None
