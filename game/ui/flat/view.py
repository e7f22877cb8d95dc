"""The flat view in the window: drawn below the widgets from what the board's scene shows, and used as its picker is."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from panda3d.core import NodePath, TransparencyAttrib

from game.rules.core.data import Event
from game.scene.board_scene import BoardScene
from game.scene.picking import LEAST, LEGAL_LEAST, Spot
from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.flat import paint
from game.ui.flat.sheet import Drawing, Plate, Sheet, Token
from game.ui.fonts import Fonts
from game.ui.layout import Metrics, Rect
from game.ui.models import Piece

GLIDE = 0.35
"""Seconds that a piece takes from place to place."""
TURN = 1.2
"""Seconds that the ground takes to turn."""


class FlatView:
    """Draws `scene` below the widgets of `pixel2d`; `pieces` are the seats' symbols, `ground` the colour round it. Has
    what a `scene.picking.Picker` has."""

    def __init__(
        self, pixel2d: NodePath, scene: BoardScene, drawing: Drawing, pieces: Sequence[Piece], ground: theme.Colour
    ) -> None:
        self.scene, self._drawing, self._pieces, self._ground = scene, drawing, pieces, ground
        self.root = pixel2d.attachNewNode("flat", -1)
        self.root.setBin("unsorted", 0)
        self.root.setTransparency(TransparencyAttrib.MAlpha)
        self._fonts = Fonts()
        self._metrics: Metrics | None = None
        self._rect = Rect(0, 0, 1, 1)
        self._layers: dict[str, tuple[object, NodePath]] = {}
        self._tokens: dict[str, _Piece] = {}
        self._kinds: Mapping[str, str] = {}
        self._ways: Sequence[Sequence[Event]] = ()
        self._made: tuple[str, Sheet] = ("", Sheet({}, {}, {}, (), (), {}))
        self._drawn: object = None
        self._turn = self._before = drawing.turn(scene)
        self._left = 0.0

    def place(self, rect: Rect, metrics: Metrics) -> None:
        """Draw in this part of the window from now on."""
        if metrics is not self._metrics:
            self._fonts.forget()
            self._drop()
        self._rect, self._metrics = rect, metrics
        self._made = ("", self._made[1])
        self._left = 0.0

    def _drop(self) -> None:
        for _, node in self._layers.values():
            node.removeNode()
        for piece in self._tokens.values():
            piece.node.removeNode()
        self._layers, self._tokens, self._drawn = {}, {}, None

    @property
    def shown(self) -> Sheet:
        """The sheet of what the scene shows right now."""
        key = repr((self.scene.picture, self._rect))
        if key != self._made[0]:
            self._made = key, self._drawing.sheet(self.scene, self._rect, self._pieces)
        return self._made[1]

    # -- what is drawn -------------------------------------------------------------------------------------------

    def light(self, kinds: Mapping[str, str]) -> None:
        """Light these entities, each by its kind, and no others."""
        self._kinds = dict(kinds)

    def ghost(self, ways: Sequence[Sequence[Event]]) -> None:
        """Show where these ways lead."""
        self._ways = tuple(tuple(way) for way in ways)

    def update(self, dt: float) -> bool:
        """Draw what has changed and let pieces glide on for `dt` seconds; whether the picture changed."""
        if self._metrics is None:
            return False
        calm = self.scene.calm
        turned, shown = self._turned(TURN if calm else dt)
        wanted = (shown, self._kinds, self._ways)
        changed = wanted != self._drawn
        if changed:
            self._drawn = wanted
            self._draw(shown, turned)
        gliding = [piece.glide(GLIDE if calm else dt) for piece in self._tokens.values()]
        return any(gliding) or changed

    def _turned(self, dt: float) -> tuple[bool, Sheet]:
        """Whether the ground is turning, and the sheet to draw: what is shown, or what is on the way to it. Clicks mean
        the former all the while."""
        now = self._drawing.turn(self.scene)
        if now != self._turn:
            self._before, self._turn, self._left = self._turn, now, TURN
        turning = self._left > 0
        self._left = max(self._left - dt, 0.0)
        if self._drawing.turning is None or not self._left:
            return turning, self.shown
        u = 1 - self._left / TURN
        part = u * u * (3 - 2 * u)
        return True, self._drawing.turning(self.scene, self._rect, self._pieces, self._before, part)

    def settle(self) -> None:
        """End a turn of the ground at once."""
        self._turn, self._left = self._drawing.turn(self.scene), 0.0

    def _draw(self, shown: Sheet, turned: bool) -> None:
        width, height = (self._metrics.width, self._metrics.height) if self._metrics else (1, 1)
        low = theme.mixed(self._ground, theme.INK, 0.35)
        whole = Plate(Rect(-2, -2, width + 4, height + 4), 0.0, self._ground, low)
        self._layer("whole", 0, (whole,), paint.shapes).setTransparency(TransparencyAttrib.MNone, 1)
        self._layer("ground", 1, tuple(shown.ground), paint.shapes)
        self._layer("marks", 2, tuple(shown.marks), paint.shapes)
        outlines = {entity: shown.outlines.get(entity, shown.areas.get(entity)) for entity in self._kinds}
        self._layer("lights", 4, (self._kinds, outlines), lambda canvas, told: paint.lights(
            canvas, *told, rounds=[name for name in self._kinds if name in shown.tokens or name.startswith("chip:")]
        ))  # fmt: skip
        ways = [self._drawing.arrows(self.scene, shown, way, self._pieces) for way in self._ways]
        wide = max(4.0 * (self._metrics.picture if self._metrics else 1), 3.0)
        found = tuple(arrow for way in ways for arrow in way)
        self._layer("ways", 5, found, lambda canvas, told: paint.arrows(canvas, told, wide))
        self._pieces_drawn(shown.tokens, turned)

    def _layer(self, name: str, sort: int, content: Any, draw: Callable[[Canvas, Any], None]) -> NodePath:
        """The node with this content, drawn anew if that is another."""
        before = self._layers.get(name)
        if before is not None and before[0] == content:
            return before[1]
        if before is not None:
            before[1].removeNode()
        node = self.root.attachNewNode(name, sort)
        if self._metrics is not None:
            draw(Canvas(node, self._metrics, self._fonts, name), content)
        self._layers[name] = content, node
        return node

    def _pieces_drawn(self, tokens: Mapping[str, Token], turned: bool) -> None:
        """The pieces; they ride along where the ground has turned."""
        for name in [name for name in self._tokens if name not in tokens]:
            self._tokens.pop(name).node.removeNode()
        for name, token in tokens.items():
            piece = self._tokens.get(name)
            if piece is None:
                piece = self._tokens[name] = _Piece(self.root, token)
            if self._metrics is not None:
                piece.show(token, self._metrics, self._fonts)
                if turned:
                    piece.glide(GLIDE)

    # -- what is where (see scene.picking.Picker) ----------------------------------------------------------------

    def set_size(self, width: int, height: int) -> None:
        """The window has another size: `place` follows."""

    def project(self, entity: str) -> Spot:
        """Where an entity is on the screen, pixels from the top left. Raises KeyError for what is not there."""
        x, y = self.shown.middle(entity)
        return Spot(x, y, True)

    def foot(self, entity: str, lift: float) -> Spot:
        """Where a tag stands on an entity: at its upper edge."""
        shown = self.shown
        rect = shown.areas[entity]
        return Spot(rect.x + rect.w / 2, rect.y, True)

    def pick(self, x: float, y: float, legal: Collection[str] = (), among: Collection[str] = ()) -> str | None:
        """What a pointer at a pixel means: what may be chosen there, else what is there; else a legal entity that is
        near. `among` limits it to these."""
        shown = self.shown
        there = [name for name in shown.at(x, y) if not among or name in among]
        best = next((name for name in there if name in legal), None)
        if best is None and there and there[0] in shown.areas and shown.areas[there[0]].holds(x, y):
            return there[0]
        near = self._near(x, y, [name for name in legal if not among or name in among])
        return best or near or next(iter(there), None)

    def _near(self, x: float, y: float, names: Sequence[str]) -> str | None:
        """The nearest of these that is no farther off than a small hand may miss."""
        best: tuple[float, str] | None = None
        for name in names:
            rect = self.shown.areas.get(name)
            if rect is None:
                continue
            dx, dy = abs(rect.x + rect.w / 2 - x) - rect.w / 2, abs(rect.y + rect.h / 2 - y) - rect.h / 2
            off = max(dx, dy, 0.0)
            if off <= LEGAL_LEAST - LEAST and (best is None or off < best[0]):
                best = (off, name)
        return best[1] if best else None

    def close(self) -> None:
        """Take it all down."""
        self._drop()
        self.root.removeNode()


class _Piece:
    """A piece that glides to its place."""

    def __init__(self, root: NodePath, token: Token) -> None:
        self.node = root.attachNewNode("piece", 3)
        self._look: object = None
        self._from = self._to = (token.rect.x, token.rect.y)
        self._left = 0.0

    def show(self, token: Token, metrics: Metrics, fonts: Fonts) -> None:
        """Look like this, and be on the way there."""
        look = token._replace(rect=Rect(0, 0, token.rect.w, token.rect.h))
        if look != self._look:
            self._look = look
            self.node.getChildren().detach()
            paint.token(Canvas(self.node, metrics, fonts, "token"), token)
        goal = (token.rect.x, token.rect.y)
        if goal != self._to:
            self._from, self._to, self._left = self._now(), goal, GLIDE
        self._put()

    def _now(self) -> tuple[float, float]:
        u = 1 - self._left / GLIDE
        u = u * u * (3 - 2 * u)
        return self._from[0] + (self._to[0] - self._from[0]) * u, self._from[1] + (self._to[1] - self._from[1]) * u

    def glide(self, dt: float) -> bool:
        """Come nearer; whether it was not there yet."""
        if self._left <= 0:
            return False
        self._left = max(self._left - dt, 0.0)
        self._put()
        return True

    def _put(self) -> None:
        x, y = self._now()
        self.node.setPos(round(x), 0, -round(y))
