"""One game on the screen: brings match, picture, hand-over, computer players and clicks together."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Any

from game.bots.players import POLICIES, think
from game.pace import HURRY
from game.rules.core.chance import Seeded
from game.rules.core.data import Action, Event
from game.rules.core.protocol import Decision, State
from game.scene.board_scene import TARGET
from game.scene.director import Director
from game.table.chooser import of_hand
from game.table.match import Match
from game.table.plan import HUMAN, Seat
from game.table.story import turn_before
from game.table.undo import is_free, way_back
from game.table.viewer import Viewer
from game.ui import hud_maker
from game.ui.board_view import BoardView
from game.ui.choosing import Choosing
from game.ui.chronicle import all_lines, lines_of, note_lines
from game.ui.models import HudView, LogLine
from game.ui.screens.hud import Hud
from game.ui.since import Since
from game.ui.texts.agreements import told as told_rules
from game.words import _

OWN_CHANCE = 0x0B07
THOUGHT = 0.012
"""Seconds that a computer thinks between two frames."""
JUMP = 0.1
"""The same while the players go past what computers do."""


class Play:
    """`pace(own)` gives the speed of motions for a person's or a computer's turn. Calls `hand_over(seat, done)`,
    `over()` (also after `most` actions), and `on(kind, value)` for what is not about the match: `menu`, `discard`, and
    `rest` when all that happened has been shown."""

    def __init__(
        self,
        match: Match,
        board: BoardView,
        texts: Any,
        pace: Callable[[bool], float],
        hand_over: Callable[[int, Callable[[], None]], None],
        over: Callable[[], None],
        on: Callable[[str, object], None],
        most: int | None = None,
    ) -> None:
        self.most = most
        self.match, self.board, self.texts = match, board, texts
        self.pace, self._hand_over, self._over, self._on = pace, hand_over, over, on
        self.viewer = Viewer(match.people, match.plan.open_hands)
        self.director = Director(board.scene, self._begun, self._ended)
        self.director.speed = pace(True)
        self.rng = Seeded(match.plan.seed ^ OWN_CHANCE)
        self.choosing = self._nobody_asked()
        self.thinking: Iterator[Action | None] | None = None
        self.asked = False
        self.finished = self.jumping = self._quick = False
        self.acting = match.plan.first
        self.die = ""
        self.notice = self.saying = ""
        self.since = Since(match, board, texts, lambda: pace(True), self.refresh)
        self.log = [LogLine(text) for text in told_rules(texts.setup_view(), match.plan)]
        self._lengths: list[int] = []
        self._mark = 0
        self._told: list[Event] = []
        self.view: State = self.viewer.view(match)
        self.shown: State = self.view
        self.hud = Hud(self._hud_view(), self.told)
        begun = bool(match.done or match.notes)
        if begun:
            self._recall()
        self._show(() if begun else match.opening)

    def _nobody_asked(self) -> Choosing:
        """The choice before anything is asked, without what the last one remembered."""
        return Choosing(self.match, self.board, self.texts, self.rng, self._answered, self.refresh)

    def _recall(self) -> None:
        """Have the log tell of what was played before the game was opened."""
        first, *later = all_lines(self.match, self.texts)
        self.log += first
        for lines in later:
            self._lengths.append(len(self.log))
            self.log += lines

    # -- the match -----------------------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether something moves or a computer thinks: no person is asked anything."""
        return self.since.busy or not (self.asked or self.finished)

    def update(self, dt: float) -> bool:
        """Let time pass: show what happened, then put the next question. True if the picture has changed."""
        moving = self.since.update(dt) or self.director.update(dt)
        until = perf_counter() + JUMP
        while self._go_on():
            moving = True
            if not self.jumping or perf_counter() > until:
                break
        return moving

    def _go_on(self) -> bool:
        """Once nothing moves, put the next question; whether the picture may have changed."""
        if self.director.busy or self.asked or self.finished:
            return False
        if self.match.waits_for_head_starts:
            self._on("head-starts", None)
            return False
        self._on("rest", None)
        decision = self.match.decision
        if decision is None or len(self.match.done) == self.most:
            self.finished = True
            self._land()
            self.refresh()
            self._over()
        elif (action := self.choosing.answered(decision)) is not None:
            self.submit(decision.seat, action)
        elif self.match.seat(decision.seat).player == HUMAN:
            self._put(decision)
        else:
            return self._think(decision)
        return True

    def _put(self, decision: Decision) -> None:
        """Ask a person, after the screen was handed over where a hand must be seen. Who is asked something else in
        somebody's turn, as where a pushed goblin goes, can answer before all eyes."""
        self.asked, self.acting = True, decision.seat
        self._land()
        match = self.match
        cards = of_hand(match.game, match.view(decision.seat), match.legal())
        if cards and self.viewer.must_hand_over(decision.seat, match.state):
            self.refresh()
            self._hand_over(decision.seat, lambda: self._ready(decision.seat))
        elif self.viewer.open:
            self._ready(decision.seat)
        else:
            self._ask(decision.seat)

    def _ready(self, seat: int) -> None:
        self.viewer.confirm(seat)
        self._ask(seat)

    def _ask(self, seat: int) -> None:
        self.view = self.shown = self.viewer.view(self.match)
        self.board.sync(self.view)
        self.board.rig.follow(None)
        self.choosing.ask(self.match.view(seat))
        self.since.ask(seat)
        self.refresh()

    def _think(self, decision: Decision) -> bool:
        """A few slices of a computer's thought, or its action; whether there is something new to see."""
        seat, begins = decision.seat, self.thinking is None
        if self.thinking is None:
            self.acting = seat
            policy = POLICIES[self.match.seat(seat).player]
            self.thinking = think(policy, self.match.game, self.match.view(seat), self.match.legal(), self.rng)
            self.shown = self.view
            self.refresh()
        action, until = next(self.thinking), perf_counter() + (JUMP if self.jumping else THOUGHT)
        while action is None and perf_counter() < until:
            action = next(self.thinking)
        if action is not None:
            self.thinking = None
            self.submit(seat, action)
        return begins or action is not None

    def _answered(self, action: Action) -> None:
        self.submit(self.acting, action)

    def submit(self, seat: int, action: Action) -> None:
        """Play an action and show what it led to."""
        self.since.close()
        self.notice, self.acting = "", seat
        asked = self.match.decision
        self._quick = asked is not None and self.choosing.hurries(asked)
        step = self.match.submit(seat, action)
        self._lengths.append(len(self.log))
        decision = self.match.decision
        self.viewer.cover(decision.seat if decision else None)
        self.asked, self.die = False, ""
        self.choosing.close()
        pace = self.pace(self.match.seat(seat).player == HUMAN) * (HURRY if self._quick else 1.0)
        if decision is None and self.jumping:
            self._land()  # how the game ends is shown to everybody, but nobody who jumped there waits long
            pace = max(pace, 1.0) if pace else 0.0
        self.director.speed = 0.0 if self.jumping else pace
        self._show(step.events)

    def take_back(self, to: int) -> None:
        """Go back to where `to` actions were played; the log says so."""
        self.director.skip()
        who, free = self.match.names[self.match.done[to].seat], is_free(self.match, to)
        told = sum(note.after <= to for note in self.match.notes)
        self.match.undo(to)
        del self.log[self._lengths[to] :], self._lengths[to:]
        self._look_again()
        self._tell_notes(told)
        if not free:
            self.notice = _("{name} takes a move back: the same dice and cards come again.", name=who)
            self.refresh()

    def sit(self, seat: int, now: Seat) -> None:
        """Somebody else plays a seat from now on, or under another name."""
        self.director.skip()
        told = len(self.match.notes)
        self.match.sit(seat, now)
        self.viewer = self.viewer.among(self.match.people)
        self._look_again()
        self._tell_notes(told)

    def _tell_notes(self, told: int) -> None:
        """Have the log tell what people did beside playing, without the first notes, which it tells already."""
        for note in self.match.notes[told:]:
            for line in note_lines(note):
                self.note(line.text)

    def _look_again(self) -> None:
        """Put up the match as it is now, as if nothing had been asked yet."""
        self.since.close()
        self.thinking, self.asked, self.finished, self.die = None, False, False, ""
        self._land()
        self.choosing.close()
        self.choosing = self._nobody_asked()
        decision = self.match.decision
        self.viewer.cover(decision.seat if decision else None)
        self._show(())

    def note(self, text: str) -> None:
        """Say something that is not about the game, in the log and until the next move in the banner."""
        self.notice = text
        self.log.insert(self._mark, LogLine(text))
        self._mark += 1
        self.refresh()

    def _show(self, events: tuple[Event, ...]) -> None:
        """Hand events to the director, with secrets blanked, and the view after them."""
        self.shown, self.view = self.view, self.viewer.view(self.match)
        self._mark, self._told = len(self.log), []
        seen = [self.viewer.sees(event) for event in events]
        self.director.play(seen, self.view)
        self.refresh()

    def _begun(self, events: tuple[Event, ...]) -> None:
        """A step of the picture begins: the log tells of it, and the camera may look there."""
        self._told += events
        lines = self._lines()
        target = next((line.target for line in reversed(lines) if line.target), "")
        if target in self.board.scene.entities() and not self._quick:
            self.board.rig.follow(self.board.scene.where(target))
        self.saying = self.texts.announced(events, self.match.names)
        if lines and lines[-1].die:
            self.refresh()
            return  # told when it lies still
        self.log[self._mark :] = lines
        self.refresh()

    def _lines(self) -> tuple[LogLine, ...]:
        """What the log says so far of what is being shown."""
        return lines_of(self.texts, self._told, turn_before(self.match, len(self.match.done) - 1), self.match.names)

    def _ended(self, events: tuple[Event, ...]) -> None:
        """A step of the picture is over: a die shows its face, and the players' rows tell where all stand now."""
        self.log[self._mark :] = lines = self._lines()
        self.die = (lines[-1].die if lines else "") or self.die
        self.shown = self.texts.pictured(self.shown, self.board.scene.picture)
        self.refresh()

    # -- the player ----------------------------------------------------------------------------------------------

    def told(self, kind: str, value: object) -> None:
        """The play screen's widgets tell what the player does."""
        if self.choosing.told(kind, value):
            return
        if kind == "skip":
            self.skip()
        elif kind == "jump":
            self.jump()
        elif kind == "home":
            self.board.rig.home()
        elif kind == "again" and isinstance(value, int):
            self.since.again(value, self.view)
        elif kind == "look":
            self.look(str(value))
        elif kind == "since-close":
            self.since.close()
            self.refresh()
        else:
            self._on(kind, value)

    def skip(self) -> None:
        """Show the end of what is moving at once."""
        self.since.skip()
        self.director.skip()
        self.refresh()

    def jump(self) -> None:
        """Go past all that computers do, without a sound, until a person is asked or the game is over."""
        self.jumping = self.director.muted = True
        self.skip()

    def _land(self) -> None:
        """Show what happens again."""
        self.jumping = self.director.muted = False

    def look(self, target: str) -> None:
        """Look at a place of the board, and ring it."""
        self.board.look(target)
        if target in self.board.scene.entities():
            self.board.light({target: TARGET})

    @property
    def won(self) -> bool:
        """Whether somebody has won, and that has been shown."""
        return self.finished and self.match.decision is None

    # -- the screen ----------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the play screen's widgets anew."""
        self.hud.show(self._hud_view())

    def _hud_view(self) -> HudView:
        shown = self.shown
        cards = bool(shown.deck or shown.discard)
        seats = hud_maker.seat_views(self.match, self.texts, shown, self.acting, self.thinking is not None)
        return HudView(
            game=self.match.game.NAME,
            prompt=self._prompt(),
            question=len(self.match.done),
            cards=self.texts.card_folder(),
            detail=self.choosing.detail or self.notice,
            die=self.die,
            seats=hud_maker.with_hands(seats, self.viewer, shown.hands, self.texts),
            hand=self.choosing.hand(self._hand()),
            choices=self.choosing.choices(),
            log=tuple(self.log),
            deck=len(shown.deck) if cards else None,
            discard=shown.discard,
            busy=self.busy,
            jump=hud_maker.jump(self.match) if self.busy and not self.jumping else "",
            can_go_back=self.choosing.can_go_back,
            can_undo=self.asked and way_back(self.match) is not None,
            targets=() if self.since.busy or not self.board.still else self.choosing.targets(),
            news=self.since.news,
            flat=self.board.flat,
        )

    def _hand(self) -> tuple[str | None, ...]:
        """The hand of whose eyes look: without what the picture has not drawn yet."""
        seat = self.viewer.seat
        if seat is None:
            return ()
        now = self.view.hands[seat]
        return now if self.asked else hud_maker.kept(self.shown.hands[seat], now)

    def _prompt(self) -> str:
        if self.since.busy:
            return self.since.headline
        if self.choosing.asked:
            return self.choosing.prompt(self.match.names[self.acting])
        if self.saying and self.director.busy:
            return self.saying
        return hud_maker.waiting_prompt(self.match.names[self.acting], self.thinking is not None, self.won)

    def rebuilt(self) -> None:
        """The board's picture was built anew."""
        self.since.skip()
        self.director.scene = self.board.scene
        self.director.skip()
        self.choosing.light()

    def close(self) -> None:
        """The game is left; what still points at its board points at nothing."""
        self.choosing.close()
        self.director.close()
        self.board.close()
