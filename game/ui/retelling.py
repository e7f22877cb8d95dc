"""Telling what happened: the log, and after the game the result, the replay, the statistics and the record."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game import cli_values, desktop
from game.files import whole_file
from game.games import GAMES
from game.rules.core.record import dumps
from game.table.match import Match
from game.ui.chronicle import all_lines
from game.ui.models import LogLine, Rank
from game.ui.shelf import why_not
from game.ui.texts.agreements import told as told_rules
from game.words import _

if TYPE_CHECKING:
    from game.scene.director import Director
    from game.ui.flow import Flow
    from game.ui.replay import Replay
    from game.ui.screens.marks import Player

RECORDS = "records"
"""The folder, beside the saves, that records are written to."""


class Retelling:
    """For the game that `flow` plays, or one that is over; without one nothing happens."""

    def __init__(self, flow: Flow) -> None:
        self._flow = flow
        self.replay: Replay | None = None
        self.screen: Any = None
        """The screen of the replay, while there is one."""

    # -- while it goes on ----------------------------------------------------------------------------------------

    def log(self) -> None:
        """The whole log of the game that is played."""
        play = self._flow.play
        if play is not None:
            self._log_page(play.match, play.log)

    def _log_page(self, match: Match, lines: Sequence[LogLine]) -> None:
        from game.ui.screens.log import LogPage

        ui, players = self._flow.ui, _players(match, GAMES[match.game.NAME].texts())
        ui.push(LogPage(tuple(lines), players, self._look, partial(self._flow.pages.large, match.game.NAME), ui.pop))

    def _look(self, target: str) -> None:
        """Show the board, and this place of it."""
        flow, play = self._flow, self._flow.play
        if play is not None:
            flow.ui.replace(play.hud)
            play.look(target)

    # -- afterwards ----------------------------------------------------------------------------------------------

    def result(self) -> None:
        """Who has won, and what one can do with the game now."""
        play = self._flow.play
        if play is not None and play.match.decision is None:
            self._result(play.match, self.log)

    def _result(self, match: Match, log: Callable[[], None]) -> None:
        from game.ui.screens.result import Result, ResultCalls

        flow, texts = self._flow, GAMES[match.game.NAME].texts()
        ranks = [
            Rank(match.names[i], texts.pieces()[match.seat(i).colour], texts.place(match.state, i))
            for i in texts.ranking(match.state)
        ]
        plan = match.plan._replace(seed=cli_values.fresh_seed())
        calls = ResultCalls(
            again=lambda: flow.begin(plan), title=flow.title, watch=lambda: self.watch(match, flow.ui.pop),
            statistics=lambda: self._statistics(match), log=log, save=lambda: self._save(match),
        )  # fmt: skip
        rules = tuple(told_rules(texts.setup_view(), match.plan))
        flow.ui.push(Result(ranks, match.state.turn + 1, calls, rules))

    def watch(self, match: Match, done: Callable[[], None]) -> None:
        """Watch a game again on the board that is there; it plays at once."""
        from game.ui.replay import Replay
        from game.ui.screens.replay import ReplayScreen

        flow, board = self._flow, self._flow.board
        if board is None:
            return
        texts = GAMES[match.game.NAME].texts()
        self.replay = replay = Replay(match, board, texts)
        self.screen = ReplayScreen(replay, texts.card_folder(), lambda: self._left(done))
        flow.reframe()
        board.rig.home()
        flow.ui.push(self.screen)
        replay.play()

    def watch_saved(self, path: Path) -> None:
        """The result of a saved game that is over; what can't be opened is told, and what is damaged before its end is
        only watched."""
        flow = self._flow
        try:
            match = flow.shelf.look_at(path)
        except (ValueError, OSError) as error:
            flow.pages.message(why_not(error))
            return
        flow.stand(match).sync(match.view(None))
        if match.decision is None:
            self._result(match, lambda: self._log_page(match, _whole_log(match)))
        else:
            self.watch(match, self._back_to_list)

    def _back_to_list(self) -> None:
        self._flow.title()
        self._flow.table.saved_games()

    def _left(self, done: Callable[[], None]) -> None:
        """The replay is left: the board stands as at the end."""
        flow, replay = self._flow, self.replay
        if replay is not None:
            replay.go(len(replay.match.done))
            replay.close()
        self.close()
        flow.reframe()
        done()

    def close(self) -> None:
        """Forget the replay."""
        self.replay = self.screen = None

    def update(self, dt: float) -> bool:
        """Let the replay go on while it is on the screen; whether the picture changed."""
        on = self.replay is not None and self._flow.ui.screen is self.screen
        return self.replay.update(dt) if on and self.replay is not None else False

    @property
    def watching(self) -> bool:
        """Whether the replay is on the screen."""
        return self.screen is not None and self._flow.ui.screen is self.screen

    def rebuilt(self) -> None:
        """The board's picture was built anew."""
        if self.replay is not None:
            self.replay.rebuilt()

    @property
    def directors(self) -> list[Director]:
        """What shows something again now."""
        play = self._flow.play
        again = play.since.director if play is not None else None
        found = (self.replay.director if self.replay is not None else None, again)
        return [director for director in found if director is not None]

    def _statistics(self, match: Match) -> None:
        from game.table.statistics import Statistics
        from game.ui.screens.statistics import StatisticsPage

        ui, texts = self._flow.ui, GAMES[match.game.NAME].texts()
        ui.push(StatisticsPage(Statistics.of(match), texts, _players(match, texts), ui.pop))

    def _save(self, match: Match) -> None:
        """Write the record to a file, and say where that is."""
        from game.ui.screens.written import Written

        flow = self._flow
        try:
            path = write_record(match, flow.store.path.parent / RECORDS)
        except OSError as error:
            flow.pages.message(_("The record can't be saved: {why}.", why=error.strerror or type(error).__name__))
            return
        whole = path.resolve()
        told = f"~/{whole.relative_to(Path.home())}" if whole.is_relative_to(Path.home()) else str(whole)
        flow.ui.push(Written(told, lambda: desktop.copy(str(whole)), lambda: desktop.show(whole), flow.ui.pop))


def write_record(match: Match, folder: Path) -> Path:
    """Write the game's record, without what was undone, to a new file of the folder. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{datetime.now():%Y%m%d-%H%M%S}-{match.game.NAME}.jsonl"
    with whole_file(path) as file:
        for line in match.record():
            file.write(dumps(line))
    return path


def _whole_log(match: Match) -> list[LogLine]:
    """The log of a game that nobody plays; its places are not to be clicked."""
    texts = GAMES[match.game.NAME].texts()
    rules = [LogLine(text) for text in told_rules(texts.setup_view(), match.plan)]
    return rules + [replace(line, target="") for lines in all_lines(match, texts) for line in lines]


def _players(match: Match, texts: Any) -> list[Player]:
    from game.ui.screens.marks import Player

    return [Player(seat.name, texts.pieces()[seat.colour]) for seat in match.plan.seats]
