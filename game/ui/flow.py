"""Which screen follows which, and the way of every click and key from the window to a widget or to the board."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game import cli_values
from game.games import GAMES
from game.launch import Launch
from game.pace import Hurry
from game.rules.core.protocol import BadSetup
from game.scene.stage import Stage
from game.settings import Store
from game.table.plan import Plan
from game.ui.at_table import AtTable
from game.ui.board_input import BoardInput
from game.ui.last_setup import kept, last
from game.ui.models import Value
from game.ui.pages import Pages
from game.ui.retelling import Retelling
from game.ui.screen import Screen
from game.ui.screens.title import Title, TitleCalls
from game.ui.shelf import Shelf
from game.ui.ui import Ui
from game.ui_tree import UiTree

if TYPE_CHECKING:
    from game.table.match import Match
    from game.ui.board_view import BoardView
    from game.ui.play import Play


TITLE_TURN = 4.0
"""Degrees a second that the board turns behind the title."""


class Flow:
    """The app's screens from the title to the result. `app` is the window; it gives `size`, `render`, `pixel2d`,
    `wake`, `stir` and the input. Screens are loaded when they are shown: the title should come soon."""

    def __init__(self, app: Any, store: Store, wish: Launch) -> None:
        self.app, self.store, self.wish = app, store, wish
        self.ui = Ui(app.pixel2d, app.size, store.now.text_size, calm=self._calm)
        self.stage = Stage(app.render, app.cam, app.win, app.quality)
        self.play: Play | None = None
        self.board: BoardView | None = None
        self.shelf = Shelf(self, store.path.parent)
        self.table = AtTable(self)
        self.telling = Retelling(self)
        self.pages = Pages(self)
        self.input = BoardInput(self)
        self.hurry = Hurry()
        self.script: Iterator[None] | None = None
        self._scripting = self._gliding = False
        self.tree = UiTree(wish.ui_tree, self.describe, self._moving) if wish.ui_tree else None
        app.handler = self.input
        app.close_requested = self.leave
        app.on_frame(self.frame)
        app.on_quality(self._quality)

    # -- screens -------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Show the title, or what the command line asks for."""
        if self.wish.shots or self.wish.motions:
            from game.ui.pictures import pictures

            self.script = pictures(self)
        elif self.wish.plan is None:
            self.title()
            if self.wish.save:
                self.table.take_up(self.wish.game, self.wish.save)
            elif self.wish.go_on:
                self.table.go_on()
        else:
            self.begin(self.wish.plan)

    def title(self) -> None:
        """The title over a board that nobody plays on."""
        self.shelf.leave()
        self._end()
        self.show_title()

    def show_title(self) -> None:
        """The title over the board that is there."""
        games = [entry.entry() for entry in GAMES.values()]
        saved = self.table.saved_games if self.shelf.saves.paths() or self.shelf.saves.binned() else None
        calls = TitleCalls(self.setup, self.table.settings, self.pages.how_to_all, self.leave, self.table.go_on, saved)
        self.ui.replace(Title(games, calls, self.shelf.last()))

    def setup(self, game: str) -> None:
        """Who plays, on which board, by which rules."""
        from game.ui.screens.setup import Setup

        own = self.wish.board if game == self.wish.game else None
        before = last(self.store.now, game)
        view = GAMES[game].texts().setup_view()
        if own and self.wish.board_data and own not in [value.value for value in view.boards]:
            view = replace(view, boards=(*view.boards, Value(own, self.wish.board_data["name"])))
        wished = before._replace(
            board=own or before.board,
            options={**before.options, **self.wish.options},
            table={**before.table, **self.wish.table},
        )
        self.ui.push(Setup(view, self._chosen, self.ui.pop, self._seed, wished))

    def _seed(self) -> int:
        return cli_values.fresh_seed() if self.wish.seed is None else self.wish.seed

    def _chosen(self, plan: Plan) -> None:
        """The set-up page is done: remember it and play."""
        self.store.change(**kept(plan))
        try:
            self.begin(plan)
        except (BadSetup, cli_values.BadInput) as error:
            self.pages.message(str(error))

    def begin(self, plan: Plan) -> None:
        """Play a game, from its beginning or from the state that the command line gives. Raises BadSetup, BadInput."""
        from game.table.match import Match, nowhere

        wished = self.wish.plan.board if self.wish.plan else self.wish.board
        given = self.wish.board_data if (plan.game, plan.board) == (self.wish.game, wished) else None
        start = self.wish.state if plan == self.wish.plan else None
        keep = nowhere if self.wish.offscreen or self.script is not None else self.shelf.keep(plan.game)
        match = Match(GAMES[plan.game].rules, plan, given or cli_values.board_data(plan.board), start, keep)
        self.show(match)

    def show(self, match: Match) -> None:
        """Show a match that has begun."""
        from game.ui.play import Play

        board = self.stand(match)
        self.play = Play(
            match, board, GAMES[match.plan.game].texts(), self.pace, self._hand_over, self._over, self._told,
            self.wish.max_actions,
        )  # fmt: skip
        self.play.since.want(self.store.now.since_last_turn)
        self._frame_board(board)
        self.ui.replace(self.play.hud)
        self.shelf.tell()
        self.app.stir()

    def stand(self, match: Match) -> BoardView:
        """Put up the board of a match; nobody plays on it yet."""
        self._end()
        self.board = board = self._board(match, tuple(seat.colour for seat in match.plan.seats), match.names)
        return board

    def _end(self) -> None:
        self.telling.close()
        if self.play is not None:
            self.play.close()
        elif self.board is not None:
            self.board.close()
        self.play = self.board = None

    def _board(self, match: Match, colours: tuple[int, ...], names: tuple[str, ...]) -> BoardView:
        from game.ui.board_view import BoardView

        board = BoardView(self.app, self.stage, match.game.NAME, match.board, colours, names, match.plan.table)
        self._frame_board(board)
        return board

    def _frame_board(self, board: BoardView) -> None:
        """Let the camera keep the board in the part of the window that the widgets leave free; `--camera target` is for
        pictures of the board alone. Nothing on it shakes with *reduced motion*, and the camera moves by hand alone."""
        board.scene.calm = self.store.now.reduced_motion
        board.rig.follows = self._follows() and self.wish.camera != "target"
        width, height = self.app.size()
        if self.wish.camera == "target":
            board.rig.set_view_rect(0, 0, width, height)
        elif (screen := self.telling.screen or (self.play.hud if self.play is not None else None)) is not None:
            board.show_between(screen.covered(self.ui.metrics), self.ui.metrics, flat=self.store.now.flat_view)
        elif width > height:
            board.rig.set_view_rect(width * 0.36, height * 0.04, width * 0.63, height * 0.94)
        else:
            board.rig.set_view_rect(0, height * 0.18, width, height * 0.5)

    def reframe(self) -> None:
        """Other widgets cover the board now."""
        if self.board is not None:
            self._frame_board(self.board)

    def pace(self, own: bool) -> float:
        """The speed of motions in a person's (`own`) or a computer's turn."""
        if self.script is not None:
            return 1.0 if self.wish.motions else 0.0
        if self.wish.speed is not None:
            return self.wish.speed
        return self.store.now.own_speed if own else self.store.now.others_speed

    def _hand_over(self, seat: int, done: Callable[[], None]) -> None:
        """Blank everything until the person on `seat` says "it's me"."""
        if self.play is None:
            return
        from game.ui.screens.handover import HandOver

        who = self.play.match.seat(seat)

        def mine() -> None:
            self.ui.pop()
            done()

        self.ui.push(HandOver(who.name, self.play.texts.pieces()[who.colour], mine, self.menu))

    def _over(self) -> None:
        """The winner has danced: the result."""
        if self.play is None:
            return
        self.shelf.picture(now=True)
        self.telling.result()
        if self.wish.offscreen and self.script is None:
            self.app.quit()

    def _told(self, kind: str, value: object) -> None:
        """What the play screen tells that is not about the match."""
        if kind == "menu":
            self.menu()
        elif kind == "help" and value:
            self.large(str(value))
        elif kind == "help-at":
            self.input.large(str(value))
        elif kind == "discard":
            self.pages.discards()
        elif kind == "undo":
            self.table.undo()
        elif kind == "flat":
            self.input.flip()
        elif kind == "log":
            self.telling.log()
        elif kind == "head-starts":
            self.table.head_starts()
        elif kind == "rest":
            self.shelf.picture()

    def large(self, picture: str) -> None:
        """Look at a picture of the game that is played, large, if there is anything to tell about it."""
        if self.play is not None:
            self.pages.large(self.play.match.game.NAME, picture)

    def menu(self) -> None:
        """The menu of a game, over it."""
        from game.ui.screens.pause import Pause

        self.ui.push(Pause(self.table.menu()))

    def leave(self) -> None:
        """The app is left: nothing is lost, so nobody is asked."""
        self.shelf.leave()
        self.app.quit()

    def change(self, **fields: Any) -> None:
        """Change settings; they hold at once."""
        quality, fullscreen = fields.pop("quality", None), fields.pop("fullscreen", None)
        self.store.change(**fields)
        if quality:
            self.app.set_quality(quality)
        if fullscreen is not None:
            self.app.set_fullscreen(fullscreen)
        self.ui.set_text_size(self.store.now.text_size)
        if self.play is not None:
            self.play.since.want(self.store.now.since_last_turn)
        self.reframe()
        self.app.wake()

    def _follows(self) -> bool:
        """Whether the camera may move by itself."""
        return self.store.now.follow_camera and not self.store.now.reduced_motion

    def _calm(self) -> bool:
        """Whether widgets stay where they are: nothing flies, and screens come at once."""
        return self.app.plain or self.app.offscreen or self.store.now.reduced_motion

    def resize(self, width: int, height: int) -> None:
        """The window has another size."""
        self.ui.resize()
        if self.board is not None:
            self.board.resize(width, height)
            self._frame_board(self.board)
        if self.play is not None:
            self.play.refresh()

    def _quality(self, quality: str) -> None:
        self.stage.quality = quality
        if self.board is not None:
            self.board.rebuild()
        if self.play is not None:
            self.play.rebuilt()
        self.telling.rebuilt()

    # -- frames --------------------------------------------------------------------------------------------------

    def frame(self, dt: float) -> None:
        """Before each frame that is drawn, and while somebody thinks."""
        self._go_on_with_script()
        if self.app.frames_drawn and self.board is None:
            self.idle_board()
        glided, self._gliding = self._gliding, self.board is not None and self.board.update(dt)
        changed = self._gliding
        if self.play is not None and (glided or (changed and (self.ui.ring_shown or self.play.choosing.tagged))):
            self.play.refresh()  # the places of the board are elsewhere now
        if self.play is not None and self.ui.screen is self.play.hud and self.script is None:
            changed = self.play.update(dt * self.hurry.factor(self.ui.now())) or changed
        changed = self.telling.update(dt) or changed
        if self.board is not None:
            self.board.scene.ambient(self.app.ambient_time)
            if self.play is None and not self.telling.watching and self.app.ambient_speed:
                self.board.rig.turn(TITLE_TURN * dt * self.app.ambient_speed)
        changed = self.ui.update() or changed
        if changed or self.script is not None:
            self.app.wake()
        if (self.tree and not self.tree.update()) or self.busy():
            self.app.stay()

    def _go_on_with_script(self) -> None:
        """One step of what the command line wants to be taken; the app ends with it."""
        if self.script is None or self._scripting:
            return
        self._scripting = True
        if next(self.script, self) is self:
            self.app.quit()
        self._scripting = False

    def busy(self) -> bool:
        """Whether no answer is taken now: something moves, a computer thinks, or a question has only just come."""
        playing = self.play is not None and self.ui.screen is self.play.hud
        return self.ui.hushed() or (self.play is not None and playing and self.play.busy)

    def _moving(self) -> bool:
        """Whether what is on the screen now will soon be elsewhere, or no answer is taken."""
        return self.busy() or (self._gliding and self.play is not None)

    def idle_board(self) -> None:
        """The board behind the title; it comes after the first picture, so as not to delay that."""
        from game.ui.idle_board import idle_match

        match, colours = idle_match(self.shelf.newest(), self.wish.game)
        self.board = self._board(match, colours, ("",) * len(colours))
        self.board.sync(match.view(None))

    def describe(self) -> dict[str, Any]:
        """What the screen shows, for `--ui-tree`."""
        screen: Screen = self.ui.screen
        playing = self.play if self.play is not None and screen is self.play.hud else None
        prompt = next((row["label"] for row in self.ui.tree() if row["id"] in ("prompt", "title")), "")
        return {
            "screen": screen.name,
            "size": list(self.app.size()),
            "prompt": prompt,
            "busy": self._moving(),
            "n": len(self.play.match.done) if self.play else 0,
            "log": [line.text for line in self.play.log] if self.play else [],
            "widgets": self.ui.tree(),
            "board": self._board_tree(playing) if playing else [],
        }

    def _board_tree(self, play: Play) -> list[dict[str, Any]]:
        kind, _, entity = self.ui.screen.focus.partition(":")
        ringed = play.choosing.same(entity) if kind == "target" and self.ui.ring_shown else frozenset[str]()
        return play.board.tree(play.choosing.legal(), ringed, self.ui.mouse.over)
