"""What a person at turn has missed since the last turn: told in a strip, and shown again on the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.rules.core.data import Event
from game.scene.board_scene import TARGET
from game.scene.director import Director
from game.table.match import Match
from game.table.story import OPENING, Happened, since_last_turn
from game.ui.board_view import BoardView
from game.ui.models import News
from game.words import _

MOST = 6
"""So many news are told."""
OWN = 30
"""How much weightier news are for those whom they befell."""


def weightiest(news: Sequence[News], seat: int) -> tuple[News, ...]:
    """The news that matter most to `seat`, in order; of what matters as much the latest."""
    ranks = sorted(range(len(news)), key=lambda at: (news[at].weight + OWN * _befell(news[at], seat), at))
    return tuple(news[at] for at in sorted(ranks[-MOST:]))


def _befell(news: News, seat: int) -> bool:
    return seat == news.seat or seat in news.about


class Since:
    """The news for the person at turn, until they choose or close it. `speed` gives that of motions, 0 for none;
    `changed` is called when the screen should show something else."""

    def __init__(
        self, match: Match, board: BoardView, texts: Any, speed: Callable[[], float], changed: Callable[[], None]
    ) -> None:
        self._match, self._board, self._texts = match, board, texts
        self._speed, self._changed = speed, changed
        self._on = True
        self.news: tuple[News, ...] = ()
        self._happened: list[Happened] = []
        self._closed: object = None
        self.director: Director | None = None
        self._view: Any = None
        self._shown: News | None = None
        self._views: tuple[Any, Any] | None = None
        """Where the camera was headed before anything was shown again, and where it was sent for that."""

    def want(self, on: bool) -> None:
        """Whether anything is told from now on."""
        self._on = on
        if not on and self.news:
            self.close()
            self._changed()

    def ask(self, seat: int) -> None:
        """A person is asked: tell the news if the turn has only just begun and they were not closed already."""
        self._happened = since_last_turn(self._match, seat) if self._on else []
        turn = self._happened[-1].turn if self._happened else None
        found = () if turn == self._closed else self._texts.news(self._events(), self._match.names)
        self.news = weightiest(found, seat) if self._happened else ()

    def _events(self) -> list[Event]:
        return [one.event for one in self._happened]

    def close(self) -> None:
        """The person has chosen, or has seen enough."""
        self.skip()
        self._return()
        if self.news:
            self._closed = self._happened[-1].turn
        self.news, self._happened = (), []

    # -- shown again ---------------------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether something is being shown again."""
        return self.director is not None

    def again(self, at: int, view: Any) -> None:
        """Show one of the news again; `view` is what the board shows afterwards."""
        if not 0 <= at < len(self.news):
            return
        self.skip()
        self._return()
        news, before = self.news[at], self._board.rig.goal
        self._shown = news
        self._board.light({})
        self._board.ghost(())
        first, last = self._happened[news.first].action, self._happened[news.last].action
        if first != OPENING and self._speed() > 0:
            self._play(first, last, view)
        self._board.look(news.target)
        self._views = before, self._board.rig.goal
        if self.director is None:
            self._mark()
        self._changed()

    def _play(self, first: int, last: int, view: Any) -> None:
        """Put the board back to where it was and let it happen again."""
        match, director = self._match, Director(self._board.scene)
        before = match.done[first - 1].after if first else match.start
        self._board.scene.sync(match.game.observe(before, None))
        director.speed = self._speed()
        for done in match.done[first : last + 1]:
            events = [event.seen_by(None) for event in done.events]
            director.play(events, match.game.observe(done.after, None))
        self.director, self._view = director, view

    def update(self, dt: float) -> bool:
        """Let it go on; whether the picture changed."""
        if self.director is None:
            return False
        moved = self.director.update(dt)
        if not self.director.busy:
            self.skip()
        return moved

    def skip(self) -> None:
        """What is being shown again is over."""
        if self.director is None:
            return
        self.director.close()
        self.director = None
        self._board.sync(self._view)
        self._return()
        self._mark()
        self._changed()

    @property
    def headline(self) -> str:
        """What is being shown again; empty if nothing is."""
        if self.director is None or self._shown is None:
            return ""
        return _("Once more: {name} {does}", name=self._match.names[self._shown.seat], does=self._shown.text)

    def _return(self) -> None:
        """The camera goes back to where it was, unless somebody has moved it meanwhile."""
        if self._views is not None and self._views[1] == self._board.rig.goal:
            self._board.rig.go(self._views[0])
        self._views = None

    def _mark(self) -> None:
        """Ring the place, and draw the way that led there."""
        news = self._shown
        if news is not None:
            if news.target in self._board.scene.entities():
                self._board.light({news.target: TARGET})
            self._board.ghost([self._events()[news.first : news.last + 1]])
