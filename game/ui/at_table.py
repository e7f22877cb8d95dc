"""What the people at the table may do at any time beside playing: take a move back, change seats, leave."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from game.bindings import Bindings
from game.table.match import nowhere
from game.table.plan import Seat
from game.table.undo import Back, way_back
from game.ui.shelf import why_not
from game.words import _

if TYPE_CHECKING:
    from game.ui.flow import Flow
    from game.ui.screens.pause import PauseCalls


class AtTable:
    """For the game that `flow` plays; without one nothing happens."""

    def __init__(self, flow: Flow) -> None:
        self._flow = flow

    def go_on(self, path: Path | None = None) -> None:
        """Play a saved game on, by default the last one; what can't be opened is told."""
        flow, last = self._flow, self._flow.shelf.last() if path is None else None
        path = last.path if last is not None else path
        if path is None:
            return
        try:
            match, told = flow.shelf.go_on(path)
        except (ValueError, OSError) as error:
            flow.pages.message(why_not(error))
            return
        flow.show(match)
        for sentence in told:
            self._note(sentence)

    def take_up(self, game: str, save: bytes) -> None:
        """Play a game on that was no save here before, in one of its own; what can't be kept is told."""
        try:
            path = self._flow.shelf.add(game, save)
        except OSError as error:
            self._flow.pages.message(why_not(error))
            return
        self.go_on(path)

    def _note(self, text: str) -> None:
        if self._flow.play is not None:
            self._flow.play.note(text)

    def head_starts(self) -> None:
        """The set-up is over: the game goes on from where the family lets everybody begin, in a save of its own."""
        flow, play = self._flow, self._flow.play
        if play is None:
            return
        jumps, match = play.jumping, play.match
        if match.keep is nowhere:
            flow.show(match.head_starts(nowhere))
        else:
            with flow.shelf.replaced(match.game.NAME) as keep:
                match = match.head_starts(keep)
            flow.show(match)
        if jumps:
            flow.play.jump()

    def saved_games(self) -> None:
        """The list of all games."""
        from game.ui.screens.saved import SavedGames

        flow = self._flow
        flow.ui.push(SavedGames(flow.shelf, self.go_on, flow.telling.watch_saved, flow.show_title))

    def menu(self) -> PauseCalls:
        """What the pause menu offers."""
        from game.ui.screens.pause import PauseCalls

        flow = self._flow
        return PauseCalls(
            go_on=flow.ui.pop,
            undo=self._undo_from_menu if self._back is not None else None,
            log=flow.telling.log,
            seats=self.seats,
            settings=self.settings,
            how_to=flow.pages.how_to_this,
            restart=self._restart,
            leave=flow.title,
        )

    def _restart(self) -> None:
        play = self._flow.play
        if play is not None:
            begun = bool(play.match.done)
            self._flow.begin(play.match.plan)
            if begun:
                self._note(_("A new game. The one from before is kept under “Saved games”."))

    @property
    def _back(self) -> Back | None:
        play = self._flow.play
        return way_back(play.match) if play is not None and not play.won else None

    def undo(self) -> None:
        """Back to a person's last decision: at once if nobody has learned anything since, else if the table agrees."""
        play, back = self._flow.play, self._back
        if play is None or back is None:
            return
        if back.free:
            self._take_back(back)
            return
        from game.ui.screens.confirm import Confirm

        name = play.match.names[back.seat]
        question = _("Take back {name}'s last move? The same dice and cards will come again.", name=name)
        self._flow.ui.push(Confirm(question, _("We all agree"), lambda: self._take_back(back)))

    def _undo_from_menu(self) -> None:
        self._flow.ui.pop()
        self.undo()

    def _take_back(self, back: Back) -> None:
        flow = self._flow
        if flow.play is not None:
            flow.play.take_back(back.to)
            flow.ui.replace(flow.play.hud)

    def settings(self) -> None:
        """The page of settings."""
        from game.ui.screens.settings import SettingsPage

        flow = self._flow
        calls = flow.change, flow.ui.pop, lambda: flow.store.trouble, self.controls
        flow.ui.push(SettingsPage(lambda: flow.store.now, *calls))

    def controls(self) -> None:
        """Which keys and buttons do what."""
        from game.ui.screens.controls import ControlsPage

        flow = self._flow

        def bindings() -> Bindings:
            return Bindings(flow.store.now.keys, flow.store.now.buttons)

        flow.ui.push(ControlsPage(bindings, flow.change, flow.ui.pop))

    def seats(self) -> None:
        """Who plays from now on."""
        from game.ui.screens.seats import SeatsPage

        flow, play = self._flow, self._flow.play
        if play is not None:
            pieces, kinds = play.texts.pieces(), play.texts.setup_view().players
            flow.ui.push(SeatsPage(play.match.plan.seats, pieces, kinds, self._sit, flow.ui.pop))

    def _sit(self, at: int, seat: Seat) -> None:
        flow = self._flow
        if flow.play is not None:
            flow.play.sit(at, seat)
            flow.ui.replace(flow.play.hud)
