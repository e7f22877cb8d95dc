"""A game that is over, watched again: step by step, back, and from any turn on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.rules.core.data import Event
from game.rules.core.protocol import State
from game.scene.director import Director
from game.table.match import Match
from game.table.story import Turn, begun, happened, turn_before
from game.ui import hud_maker
from game.ui.board_view import BoardView
from game.ui.chronicle import lines_of
from game.ui.models import LogLine, SeatView

PAUSE = 0.45
"""Seconds between two actions that play on by themselves."""
SPEEDS = (0.5, 1.0, 2.0, 4.0)


class Replay:
    """Shows `match` on `board` as a spectator sees it, from its beginning on; `at` actions have been played. With
    `open` everybody's hand is told too, which only a game that is over allows. Calls `changed()` when the screen should
    show something else."""

    def __init__(self, match: Match, board: BoardView, texts: Any) -> None:
        self.match, self.board, self.texts = match, board, texts
        self.changed: Callable[[], None] = bool
        self.director = Director(board.scene, self._begun, self._ended)
        self.at = 0
        self.playing = self.open = False
        self.speed = 1
        self.lines: tuple[LogLine, ...] = ()
        self._told: list[Event] = []
        self._turn: Turn | None = None
        self._rest = 0.0
        self.turns = tuple(one.action + 1 for one in happened(match) if one.event.begins_turn())
        """After how many actions each turn begins."""
        self.go(0)

    # -- where it is ---------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the last action has been played."""
        return self.at == len(self.match.done)

    @property
    def begun(self) -> bool:
        """Whether the first turn has begun."""
        return self._turn is not None

    @property
    def turn(self) -> int:
        """The turn's number, from 0; 0 also before the first one."""
        return self._turn[0] if self._turn is not None else 0

    @property
    def state(self) -> State:
        """All of the state that is shown."""
        return self.match.done[self.at - 1].after if self.at else self.match.start

    @property
    def seats(self) -> tuple[SeatView, ...]:
        """Everybody's row."""
        acting = self._turn[1] if self._turn is not None else self.match.plan.first
        return hud_maker.seat_views(self.match, self.texts, self.state, acting, False)

    @property
    def hands(self) -> tuple[tuple[str, ...], ...]:
        """Everybody's cards, if they are open."""
        return self.state.hands if self.open and self.match.decision is None else ()

    # -- what the person does ------------------------------------------------------------------------------------

    def go(self, at: int) -> None:
        """Stand after so many actions, at once."""
        self.director.close()
        self.at = min(max(at, 0), len(self.match.done))
        self.board.sync(self.match.game.observe(self.state, None))
        self._turn = turn_before(self.match, self.at)
        self.lines = tuple(line for line in self._lines(self._events(self.at - 1)) if line.turn == self._turn)
        self._rest = 0.0
        self.changed()

    def step(self, by: int) -> None:
        """One action on, which is shown, or one back; it does not play on by itself any more."""
        self.playing = False
        if self.director.busy:
            self.director.skip()
            if by > 0:
                self.changed()
                return
        if by > 0:
            self._forward()
        else:
            self.go(self.at - 1)

    def jump(self, turn: int) -> None:
        """To the beginning of a turn."""
        if self.turns:
            self.go(self.turns[min(max(turn, 0), len(self.turns) - 1)])

    def play(self) -> None:
        """Play on by itself, from the beginning if all is over; or stop."""
        self.playing = not self.playing
        if self.playing and self.over and not self.director.busy:
            self.go(0)
        self.changed()

    def faster(self, index: int) -> None:
        """Another of the SPEEDS."""
        self.speed = index
        self.director.speed = SPEEDS[index]
        self.changed()

    def show_hands(self, on: bool) -> None:
        """Lay all hands open, or cover them again."""
        self.open = on
        self.changed()

    # -- time ----------------------------------------------------------------------------------------------------

    def update(self, dt: float) -> bool:
        """Let time pass; whether the picture changed."""
        moved = self.director.update(dt)
        if self.director.busy or not self.playing:
            return moved
        self._rest += dt * SPEEDS[self.speed]
        if self.over:
            self.playing = False
            self.changed()
        elif self._rest >= PAUSE:
            self._forward()
        return True

    def _forward(self) -> None:
        """Show the next action."""
        if self.over:
            return
        self.at += 1
        self._told, self._rest = [], 0.0
        self.director.speed = SPEEDS[self.speed]
        self.director.play(self._events(self.at - 1), self.match.game.observe(self.state, None))
        self.changed()

    def _events(self, action: int) -> list[Event]:
        """The events of an action, or of the opening before the first one, as all could see them."""
        events = self.match.done[action].events if action >= 0 else self.match.opening
        return [event.seen_by(None) for event in events]

    def _lines(self, events: list[Event]) -> tuple[LogLine, ...]:
        return lines_of(self.texts, events, turn_before(self.match, max(self.at - 1, 0)), self.match.names)

    def _begun(self, events: tuple[Event, ...]) -> None:
        self._told += events
        self._turn = next((turn for event in reversed(events) if (turn := begun(event)) is not None), self._turn)
        lines = self._lines(self._told)
        if not (lines and lines[-1].die):
            self._tell(lines)

    def _ended(self, events: tuple[Event, ...]) -> None:
        self._tell(self._lines(self._told))

    def _tell(self, lines: tuple[LogLine, ...]) -> None:
        self.lines = lines
        target = next((line.target for line in reversed(lines) if line.target), "")
        if target in self.board.scene.entities():
            self.board.rig.follow(self.board.scene.where(target))
        self.changed()

    def rebuilt(self) -> None:
        """The board's picture was built anew."""
        self.director.close()
        self.director.scene = self.board.scene
        self.go(self.at)

    def close(self) -> None:
        """Nothing moves any more."""
        self.director.close()
        self.board.rig.follow(None)
