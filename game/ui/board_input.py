"""The player's mouse and keys: first for the widgets, and what these do not want for the board and its camera."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.bindings import PAD, Bindings
from game.ui.button_names import badge
from game.ui.pointer import LONG
from game.words import _

if TYPE_CHECKING:
    from game.ui.board_view import BoardView
    from game.ui.flow import Flow

DRAG_FROM = 6
"""Pixels that the pointer may move and it is still a click."""
LEFT, RIGHT = 1, 3
LOOK, FLAT, MENU, EXPLAIN = "p", "f2", "f10", "f1"
SKIP = "skip"
"""The button that ends what moves, and hurries while it is held."""
MOUSE, KEYS = "mouse", "keys"
_ANSWERS = ("space", "enter")
_HELD = ("space-repeat", "enter-repeat")
_UNDO = ("control-z", "backspace")


def _is_piece(board: BoardView, entity: str) -> bool:
    return entity.partition(":")[0] in board.scene.pieces


class BoardInput:
    """The window's handler (see `game.inputs.Handler`)."""

    def __init__(self, flow: Flow) -> None:
        self._flow = flow
        self._device = MOUSE
        flow.ui.hint = self._hint
        self._pressed: tuple[int, int] | None = None
        self._last = (0, 0)
        self._dragging = self._answered = self._early = False
        self._pointed: str | None = None
        self._since = 0.0
        self._looked = ""
        self._calls = {
            "move": self._move,
            "down": self._down,
            "drag": self._drag,
            "up": self._up,
            "double": self._double,
            "wheel": self._wheel,
            "leave": self._leave,
        }

    def on_mouse(self, kind: str, x: int, y: int, button: int) -> None:
        self._used(MOUSE)
        self._calls[kind](x, y, button)
        self._flow.app.wake()

    def on_key(self, name: str) -> None:
        self._used(PAD if name.startswith(PAD) else KEYS)
        if not self._flow.ui.screen.catch(name):
            self._meant(self._meaning(name))
        self._flow.app.wake()

    def _used(self, device: str) -> None:
        """What the player does is done with this now: the badges follow."""
        if device != self._device:
            self._device = device
            self._flow.ui.refresh()

    def _hint(self, id_: str) -> str:
        now = self._flow.store.now
        return "" if self._device == MOUSE else badge(id_, Bindings(now.keys, now.buttons), self._device == PAD)

    def _meaning(self, name: str) -> str:
        """What a key or button means now; who types writes what stands on the keys."""
        now = self._flow.store.now
        typed = self._flow.ui.keys.typing and not name.startswith(PAD)
        return name if typed else Bindings(now.keys, now.buttons).means(name)

    def _meant(self, name: str) -> None:
        flow = self._flow
        if name == "f11":
            flow.change(fullscreen=not flow.store.now.fullscreen)
        elif name == FLAT and self._camera_free():
            self.flip()
        elif name in _HELD and self._on_board():
            flow.hurry.repeated(flow.ui.now())
        elif name == MENU and flow.ui.screen.name == "pause":
            flow.ui.screen.back()
        elif not flow.ui.keys.key(name):
            self._for_board(name)

    def flip(self) -> None:
        """From the board to the flat view, or back."""
        self._flow.change(flat_view=not self._flow.store.now.flat_view)

    def _for_board(self, name: str) -> None:
        short, board = name.removesuffix("-repeat"), self._flow.board
        if self._on_board():
            self._board_key(short, again=name != short)
        elif self._flow.telling.watching and board is not None:
            board.key(short.removeprefix("shift-"))

    def _camera_free(self) -> bool:
        """Whether the camera may be moved: the board is to be seen."""
        return self._on_board() or self._flow.telling.watching

    def _board_key(self, name: str, again: bool) -> None:
        """Skip, show the ring, or move the camera; with shift it moves even while the ring is shown."""
        play, board = self._flow.play, self._flow.board
        if name in _ANSWERS and play is not None:
            if play.busy and not again:
                play.skip()
            elif not play.busy:
                self._flow.ui.keys.key("tab")
        elif name in _UNDO and play is not None:
            if not play.choosing.back():
                self._flow.table.undo()
        elif name == MENU:
            self._flow.menu()
        elif name == LOOK and board is not None and play is not None:
            self._look_on(board, f"pawn:{play.acting}")
        elif name == EXPLAIN and play is not None:
            self.large(self._pointed)
        elif board is not None:
            board.key(name.removeprefix("shift-"))

    def _lies_open(self, entity: str | None) -> str:
        """The picture of what lies open on the board at an entity, if it can be looked at large."""
        board, play = self._flow.board, self._flow.play
        if board is None or play is None or entity is None:
            return ""
        return str(play.texts.lies_open(board.scene.picture, entity, play.match.plan.remembers))

    def large(self, entity: str | None) -> None:
        """Look at what lies there, large."""
        picture = self._lies_open(entity)
        if picture:
            self._flow.large(picture)

    def _look_on(self, board: BoardView, first: str) -> None:
        """Look at the pawn at turn, or else the first piece; each time after that at the next one."""
        pieces = [entity for entity in board.scene.entities() if _is_piece(board, entity)]
        if pieces and not board.flat:
            now, start = self._looked, pieces.index(first) if first in pieces else 0
            at = pieces.index(now) + 1 if now in pieces else start
            self._looked = pieces[at % len(pieces)]
            board.rig.look_at(board.scene.where(self._looked))

    def on_text(self, letter: str) -> None:
        self._flow.ui.keys.type(letter)
        self._flow.app.wake()

    def on_resize(self, width: int, height: int) -> None:
        self._flow.resize(width, height)
        self._flow.app.wake()

    def _on_board(self) -> bool:
        """Whether the board may be used: the play screen is the topmost one."""
        play = self._flow.play
        return play is not None and self._flow.ui.screen is play.hud

    def _move(self, x: int, y: int, button: int) -> None:
        if self._flow.ui.mouse.move(x, y):
            self._point(None)
        elif self._on_board():
            self._point(self._entity(x, y))

    def _leave(self, x: int, y: int, button: int) -> None:
        self._flow.ui.mouse.leave()
        self._point(None)

    def _entity(self, x: int, y: int) -> str | None:
        flow = self._flow
        if flow.board is None or flow.play is None:
            return None
        return flow.board.picker.pick(x, y, flow.play.choosing.legal())

    def _point(self, entity: str | None) -> None:
        play = self._flow.play
        if entity != self._pointed and play is not None:
            self._pointed = entity
            play.choosing.point(entity)
            play.hud.hint(_("Right click: see it large.") if self._lies_open(entity) else "")
            if entity in play.choosing.legal():
                self._flow.ui.heard("hover")

    def _down(self, x: int, y: int, button: int) -> None:
        self._pressed = None
        if button == LEFT and self._flow.ui.mouse.press(x, y):
            if self._flow.ui.mouse.pressed == SKIP:
                self._flow.hurry.grip(self._flow.ui.now())
            return
        if button == RIGHT and self._flow.ui.mouse.second(x, y):
            return
        if self._camera_free():
            self._pressed, self._last, self._dragging = (x, y), (x, y), False
            self._early, self._since = self._flow.ui.hushed(), self._flow.ui.now()

    def _drag(self, x: int, y: int, button: int) -> None:
        if self._pressed is None or self._flow.board is None:
            self._flow.ui.mouse.move(x, y)
            return
        far = max(abs(x - self._pressed[0]), abs(y - self._pressed[1])) > DRAG_FROM
        self._dragging = self._dragging or far
        if self._dragging and not self._flow.board.flat:
            self._flow.board.rig.drag(x - self._last[0], y - self._last[1])
        self._last = (x, y)

    def _up(self, x: int, y: int, button: int) -> None:
        pressed, self._pressed = self._pressed, None
        if self._flow.hurry.let_go(self._flow.ui.now()):
            self._flow.ui.mouse.let_go()  # it was held to go faster, not pressed to skip
        if pressed is None:
            self._flow.ui.mouse.release(x, y)
        elif not self._dragging and self._on_board():
            if button == RIGHT or self._flow.ui.now() - self._since > LONG:
                self.large(self._entity(x, y))
            elif button == LEFT:
                self._click(x, y)

    def _click(self, x: int, y: int) -> None:
        play = self._flow.play
        if play is None or self._early or self._flow.ui.hushed():
            return
        self._answered = play.busy
        if play.busy:
            play.skip()
            return
        entity = self._entity(x, y)
        self._answered = entity is not None and play.choosing.pick(entity)
        if entity is not None:
            self._flow.ui.heard("click" if self._answered else "no")

    def _double(self, x: int, y: int, button: int) -> None:
        """Look at a piece, unless the first click has answered a question or skipped a motion; in text, choose it."""
        ui, board = self._flow.ui, self._flow.board
        if ui.keys.typing and ui.mouse.hovered == ui.screen.focus:
            ui.keys.choose_all()
            return
        if board is None or not self._on_board() or self._answered or ui.mouse.over(x, y) or board.flat:
            return
        entity = board.picker.pick(x, y)
        if entity is not None and _is_piece(board, entity):
            board.rig.look_at(board.scene.where(entity))

    def _wheel(self, x: int, y: int, button: int) -> None:
        board = self._flow.board
        if not self._flow.ui.mouse.wheel(button, x, y) and board is not None and not board.flat:
            board.rig.zoom(button)
