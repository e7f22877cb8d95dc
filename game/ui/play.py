"""One game on the screen: brings match, picture, hand-over, computer players and clicks together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from time import perf_counter
from typing import Any

from game.bots.players import POLICIES, think
from game.rules.core.chance import Seeded
from game.rules.core.data import Action, Event
from game.rules.core.protocol import Decision, State
from game.scene.board_scene import HOVER, LEGAL, TARGET
from game.scene.director import Director
from game.table.chooser import Chooser, is_card
from game.table.foresight import by_eye, foresee
from game.table.match import Match
from game.table.plan import HUMAN
from game.table.viewer import Viewer
from game.ui import hud_maker
from game.ui.board_view import BoardView
from game.ui.models import HudView, LogLine, TargetView
from game.ui.screens.hud import Hud

OWN_CHANCE = 0x0B07
HURRIED = "easy"
"""The computer player that places a person's pieces quickly."""
THOUGHT = 0.012
"""Seconds that a computer thinks between two frames."""
MOST_WAYS = 6
"""So many previews are drawn at once; more only confuse."""


class Play:
    """`pace(own)` gives the speed of motions for a person's or a computer's turn. Calls `hand_over(seat, done)`,
    `over()` (also after `most` actions), and `on(kind, value)` for what is not about the match (menu, discard)."""

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
        self.viewer = Viewer(match.people)
        self.director = Director(board.scene, self._begun, self._ended)
        self.director.speed = pace(True)
        self.rng = Seeded(match.plan.seed ^ OWN_CHANCE)
        self.chooser: Chooser | None = None
        self.thinking: Iterator[Action | None] | None = None
        self.asked = False
        self.finished = False
        self.follows = True
        self.acting = match.plan.first
        self.detail = self.die = ""
        self.log: list[LogLine] = []
        self._mark = 0
        self._hurried: dict[int, str] = {}
        self._told: list[Event] = []
        self.view: State = match.view(self.viewer.seat)
        self.shown: State = self.view
        self.hud = Hud(self._hud_view(), self.told)
        self._show(match.opening)

    # -- the match -----------------------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether something moves or a computer thinks: no person is asked anything."""
        return not (self.asked or self.finished)

    def update(self, dt: float) -> bool:
        """Let time pass: show what happened, then put the next question. True if the picture has changed."""
        moving = self.director.update(dt)
        if self.director.busy or self.asked or self.finished:
            return moving
        decision = self.match.decision
        if decision is None or len(self.match.done) == self.most:
            self.finished = True
            self.refresh()
            self._over()
        elif self._hurried.get(decision.seat) == decision.kind:
            self._hurried_answer(decision)
        elif self.match.seat(decision.seat).player == HUMAN:
            self._put(decision)
        else:
            self._think(decision)
        return True

    def _put(self, decision: Decision) -> None:
        """Ask a person, after the screen was handed over where a hand must be seen."""
        self.asked, self.acting = True, decision.seat
        if self.viewer.must_hand_over(decision.seat, self.match.state):
            self.refresh()
            self._hand_over(decision.seat, lambda: self._ready(decision.seat))
        else:
            self._ask(decision.seat)

    def _ready(self, seat: int) -> None:
        self.viewer.confirm(seat)
        self._ask(seat)

    def _ask(self, seat: int) -> None:
        self.view = self.shown = self.match.view(self.viewer.seat)
        self.board.sync(self.view)
        self.chooser = Chooser(self.match.game, self.match.view(seat), self.match.legal())
        self.board.rig.follow(None)
        self._light()
        self.refresh()

    def _think(self, decision: Decision) -> None:
        """A few slices of a computer's thought, or its action."""
        seat = decision.seat
        if self.thinking is None:
            self.acting = seat
            policy = POLICIES[self.match.seat(seat).player]
            self.thinking = think(policy, self.match.game, self.match.view(seat), self.match.legal(), self.rng)
            self.shown = self.view
            self.refresh()
        action, until = next(self.thinking), perf_counter() + THOUGHT
        while action is None and perf_counter() < until:
            action = next(self.thinking)
        if action is not None:
            self.thinking = None
            self.submit(seat, action)

    def submit(self, seat: int, action: Action) -> None:
        """Play an action and show what it led to."""
        step = self.match.submit(seat, action)
        decision = self.match.decision
        self.viewer.cover(decision.seat if decision else None)
        self.asked, self.chooser = False, None
        self.detail = self.die = ""
        self.director.speed = self.pace(self.match.seat(seat).player == HUMAN)
        self._show(step.events)

    def _show(self, events: tuple[Event, ...]) -> None:
        """Hand events to the director, with secrets blanked, and the view after them."""
        self.board.light({})
        self.board.ghost(())
        self.shown, self.view = self.view, self.match.view(self.viewer.seat)
        self._mark, self._told = len(self.log), []
        seen = [event.seen_by(self.viewer.seat) for event in events]
        self.director.play(seen, self.view)
        self.refresh()

    def _begun(self, events: tuple[Event, ...]) -> None:
        """A step of the picture begins: the log tells of it, and the camera may look there."""
        self._told += events
        lines = self.texts.story(self._told, self.match.names)
        target = next((line.target for line in reversed(lines) if line.target), "")
        if self.follows and target in self.board.scene.entities():
            self.board.rig.follow(self.board.scene.where(target))
        if lines and lines[-1].die:
            return  # told when it lies still
        self.log[self._mark :] = lines
        self.refresh()

    def _ended(self, events: tuple[Event, ...]) -> None:
        """A step of the picture is over: a die shows its face."""
        self.log[self._mark :] = lines = self.texts.story(self._told, self.match.names)
        die = lines[-1].die if lines else ""
        if die:
            self.die = die
            self.refresh()

    # -- the person's choice -------------------------------------------------------------------------------------

    def told(self, kind: str, value: object) -> None:
        """The play screen's widgets tell what the player does."""
        if kind in ("card", "target"):
            self.pick(f"card:{value}" if kind == "card" else str(value))
        elif kind in ("hover-card", "hover-target"):
            self.point(None if value is None else f"card:{value}" if kind == "hover-card" else str(value))
        elif kind in ("choice", "hover-choice"):
            self._choice(kind == "choice", None if value is None else str(value))
        elif kind == "back":
            self.back()
        elif kind == "skip":
            self.skip()
        elif kind == "home":
            self.board.rig.home()
        else:
            self._on(kind, value)

    def pick(self, entity: str) -> bool:
        """A click on a card or a place of the board; whether it meant something."""
        if self.chooser is None:
            return False
        if not (self.chooser.leads_to(entity) or entity in self.chooser.picked) and is_card(entity):
            self.chooser.back()  # another card instead of the chosen one
        if not (self.chooser.leads_to(entity) or (is_card(entity) and entity in self.chooser.picked)):
            self._refuse(entity)
            return False
        action = self.chooser.pick(entity)
        self._chosen(action)
        return True

    def _chosen(self, action: Action | None) -> None:
        decision = self.match.decision
        if action is not None and decision is not None:
            self.submit(decision.seat, action)
        else:
            self._light()
            self.refresh()

    def _refuse(self, entity: str) -> None:
        """Say why a place can't be chosen."""
        self.detail = self._why_not(entity)
        self.refresh()

    def _why_not(self, entity: str) -> str:
        """Why something can't be chosen now; empty if it can, or if nobody is asked."""
        reason = self.match.game.why_not(self.view, entity) if self.chooser else None
        return str(self.texts.reason(reason, self.view)) if reason else ""

    def _choice(self, chosen: bool, id_: str | None) -> None:
        """A button was pressed or pointed at."""
        _choice, meant = self._choices().get(id_ or "", (None, None))
        if chosen and id_ == hud_maker.QUICK:
            self._hurry()
        elif chosen and isinstance(meant, str):
            self.pick(meant)
        elif chosen and meant is not None:
            self._chosen(meant)
        elif not chosen:
            self._preview([meant] if isinstance(meant, Action) else [])

    def point(self, entity: str | None) -> None:
        """The pointer, or the focus, is on a card or a place of the board: show where it leads."""
        if self.chooser is None:
            return
        actions = self.chooser.leads_to(entity) if entity else []
        self._preview(actions)
        if entity is not None and not actions:
            self._refuse(entity)
        self._light(entity)

    def _preview(self, actions: list[Action]) -> None:
        game, view = self.match.game, self.view
        ways = [by_eye(way) for action in actions for way in foresee(game, view, action)]
        self.board.ghost(ways if len(ways) <= MOST_WAYS else ())
        told = {self.texts.outcome(view, action, game.preview(view, action), self.match.names) for action in actions}
        detail = told.pop() if len(told) == 1 else ""
        if detail != self.detail:
            self.detail = detail
            self.refresh()

    def back(self) -> bool:
        """Take back the last click; whether there was one."""
        went = self.chooser is not None and self.chooser.back()
        if went:
            self._light()
            self.refresh()
        return went

    def skip(self) -> None:
        """Show the end of what is moving at once."""
        self.director.skip()
        self.refresh()

    @property
    def _won(self) -> bool:
        return self.finished and self.match.decision is None

    # -- the screen ----------------------------------------------------------------------------------------------

    def legal(self) -> frozenset[str]:
        """What can be clicked now."""
        return self.chooser.open_ids() if self.chooser else frozenset()

    def _light(self, pointed: str | None = None) -> None:
        there = self.board.scene.entities()
        kinds = {entity: LEGAL for entity in self.legal() if entity in there}
        if pointed in kinds:
            kinds[pointed] = HOVER
        picked = self.chooser.picked if self.chooser else []
        kinds |= {entity: TARGET for entity in picked if entity in there}
        self.board.light(kinds)

    def _choices(self) -> Mapping[str, hud_maker.Answer]:
        if self.chooser is None:
            return {}
        found = hud_maker.choices(self.texts, self.view, self.chooser, self.match)
        quick = None if self.chooser.picked else self.texts.quick(self.view)
        return found if quick is None else found | {hud_maker.QUICK: (quick, hud_maker.QUICK)}

    def _hurry(self) -> None:
        """The computer answers this kind of question for the person from now on, as *place mine quickly*."""
        decision = self.match.decision
        if decision is not None:
            self._hurried[decision.seat] = decision.kind
            self._hurried_answer(decision)

    def _hurried_answer(self, decision: Decision) -> None:
        view, legal = self.match.view(decision.seat), self.match.legal()
        self.submit(decision.seat, POLICIES[HURRIED](self.match.game, view, legal, self.rng))

    def refresh(self) -> None:
        """Show the play screen's widgets anew."""
        self.hud.show(self._hud_view())

    def _hud_view(self) -> HudView:
        shown = self.shown
        hand: tuple[str | None, ...] = ()
        if self.viewer.seat is not None:
            after = self.view.hands[self.viewer.seat]
            hand = after if self.asked else hud_maker.kept(shown.hands[self.viewer.seat], after)
        cards = bool(shown.deck or shown.discard)
        return HudView(
            game=self.match.game.NAME,
            prompt=self._prompt(),
            cards=self.texts.card_folder(),
            detail=self.detail,
            die=self.die,
            seats=hud_maker.seat_views(self.match, self.texts, shown, self.acting, self.thinking is not None),
            hand=hud_maker.hand_views(self.texts, self.viewer, hand, self.chooser, self._why_not),
            choices=tuple(choice for choice, _ in self._choices().values()),
            log=tuple(self.log),
            deck=len(shown.deck) if cards else None,
            discard=shown.discard,
            busy=self.busy,
            can_go_back=self.chooser is not None and bool(self.chooser.picked),
            targets=self._targets(),
        )

    def _prompt(self) -> str:
        if self.chooser is not None:
            return str(self.texts.prompt(self.view, self.match.names[self.acting]))
        return hud_maker.waiting_prompt(self.match.names[self.acting], self.thinking is not None, self._won)

    def _targets(self) -> tuple[TargetView, ...]:
        entities = self.board.scene.entities()
        legal = [entity for entity in self.legal() if entity in entities]
        spots = [(entity, self.board.picker.project(entity)) for entity in sorted(legal)]
        return tuple(TargetView(entity, entities[entity], (round(at.x), round(at.y))) for entity, at in spots)

    def rebuilt(self) -> None:
        """The board's picture was built anew."""
        self.director.scene = self.board.scene
        self.director.skip()
        self._light()

    def close(self) -> None:
        """The game is left."""
        self.director.close()
        self.board.close()
