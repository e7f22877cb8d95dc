"""The choice of the person at turn: what can be clicked, where it leads, and the clicks so far."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.bots.players import POLICIES
from game.rules.core.chance import Source
from game.rules.core.data import Action
from game.rules.core.protocol import Decision, State
from game.scene.board_scene import HOVER, LEGAL, TARGET
from game.table.chooser import Chooser, is_card
from game.table.foresight import by_eye, foresee
from game.table.match import Match
from game.ui import hud_maker
from game.ui.board_view import BoardView
from game.ui.models import CardView, ChoiceView, TargetView

HURRIED = "easy"
"""The computer player that places a person's pieces quickly."""
MOST_WAYS = 6
"""So many previews are drawn at once; more only confuse."""


class Choosing:
    """Nothing can be chosen until `ask`. Calls `answer(action)` once the clicks mean one action, and `changed()` when
    the screen should show something else; `chance` is for what the computer chooses in a person's place. `detail` is
    one line on what is pointed at."""

    def __init__(
        self,
        match: Match,
        board: BoardView,
        texts: Any,
        chance: Source,
        answer: Callable[[Action], None],
        changed: Callable[[], None],
    ) -> None:
        self._match, self._board, self._texts, self._chance = match, board, texts, chance
        self._answer, self._changed = answer, changed
        self._chooser: Chooser | None = None
        self._view: State = None
        self._hurried: dict[int, str] = {}
        self.detail = ""

    # -- the question --------------------------------------------------------------------------------------------

    @property
    def asked(self) -> bool:
        """Whether somebody is asked."""
        return self._chooser is not None

    @property
    def can_go_back(self) -> bool:
        """Whether there is a click to take back."""
        return self._chooser is not None and bool(self._chooser.picked)

    def ask(self, view: State) -> None:
        """Put the open question of the match to the person whose view this is."""
        self._view = view
        self._chooser = Chooser(self._match.game, view, self._match.legal())
        self.light()

    def close(self) -> None:
        """The question is answered, or gone: nothing is lit or can be clicked."""
        self._chooser, self.detail = None, ""
        self._board.light({})
        self._board.ghost(())

    def hurries(self, decision: Decision) -> bool:
        """Whether the person leaves this kind of question to the computer, as with *place mine quickly*."""
        return self._hurried.get(decision.seat) == decision.kind

    def quickly(self, decision: Decision) -> Action:
        """What the computer answers in the person's place."""
        view = self._match.view(decision.seat)
        return POLICIES[HURRIED](self._match.game, view, self._match.legal(), self._chance)

    # -- clicks --------------------------------------------------------------------------------------------------

    def told(self, kind: str, value: object) -> bool:
        """What the player does with the play screen's widgets; whether it is about the choice."""
        if kind in ("card", "target"):
            self.pick(f"card:{value}" if kind == "card" else str(value))
        elif kind in ("hover-card", "hover-target"):
            self.point(None if value is None else f"card:{value}" if kind == "hover-card" else str(value))
        elif kind in ("choice", "hover-choice"):
            self._button(kind == "choice", None if value is None else str(value))
        elif kind == "back":
            self.back()
        else:
            return False
        return True

    def pick(self, entity: str) -> bool:
        """A click on a card or a place of the board; whether it meant something."""
        chooser = self._chooser
        if chooser is None:
            return False
        if not (chooser.leads_to(entity) or entity in chooser.picked) and is_card(entity):
            chooser.back()  # another card instead of the chosen one
        if not (chooser.leads_to(entity) or (is_card(entity) and entity in chooser.picked)):
            self._refuse(entity)
            return False
        self._chosen(chooser.pick(entity))
        return True

    def point(self, entity: str | None) -> None:
        """The pointer, or the focus, is on a card or a place of the board: show where it leads."""
        if self._chooser is None:
            return
        actions = self._chooser.leads_to(entity) if entity else []
        self._preview(actions)
        if entity is not None and not actions:
            self._refuse(entity)
        self.light(entity)

    def back(self) -> bool:
        """Take back the last click; whether there was one."""
        went = self._chooser is not None and self._chooser.back()
        if went:
            self.light()
            self._changed()
        return went

    def _chosen(self, action: Action | None) -> None:
        if action is not None:
            self._answer(action)
        else:
            self.light()
            self._changed()

    def _button(self, pressed: bool, id_: str | None) -> None:
        """A button was pressed or pointed at."""
        _choice, meant = self._answers().get(id_ or "", (None, None))
        decision = self._match.decision
        if pressed and id_ == hud_maker.QUICK and decision is not None:
            self._hurried[decision.seat] = decision.kind
            self._answer(self.quickly(decision))
        elif pressed and isinstance(meant, str):
            self.pick(meant)
        elif pressed and meant is not None:
            self._chosen(meant)
        elif not pressed:
            self._preview([meant] if isinstance(meant, Action) else [])

    def _refuse(self, entity: str) -> None:
        """Say why a place can't be chosen."""
        self.detail = self.why_not(entity)
        self._changed()

    def why_not(self, entity: str) -> str:
        """Why something can't be chosen now; empty if it can, or if nobody is asked."""
        reason = self._match.game.why_not(self._view, entity) if self._chooser else None
        return str(self._texts.reason(reason, self._view)) if reason else ""

    # -- what is shown -------------------------------------------------------------------------------------------

    def legal(self) -> frozenset[str]:
        """What can be clicked now."""
        return self._chooser.open_ids() if self._chooser else frozenset()

    def light(self, pointed: str | None = None) -> None:
        """Light the places that can be chosen, the one that is pointed at most of all."""
        there = self._board.scene.entities()
        kinds = {entity: LEGAL for entity in self.legal() if entity in there}
        if pointed in kinds:
            kinds[pointed] = HOVER
        picked = self._chooser.picked if self._chooser else []
        kinds |= {entity: TARGET for entity in picked if entity in there}
        self._board.light(kinds)

    def _preview(self, actions: list[Action]) -> None:
        game, view, names = self._match.game, self._view, self._match.names
        ways = [by_eye(way) for action in actions for way in foresee(game, view, action)]
        self._board.ghost(ways if len(ways) <= MOST_WAYS else ())
        told = {self._texts.outcome(view, action, game.preview(view, action), names) for action in actions}
        detail = told.pop() if len(told) == 1 else ""
        if detail != self.detail:
            self.detail = detail
            self._changed()

    def hand(self, cards: Sequence[str | None]) -> tuple[CardView, ...]:
        """The cards of a hand, those that can be clicked enabled."""
        return hud_maker.hand_views(self._texts, cards, self._chooser, self.why_not)

    def choices(self) -> tuple[ChoiceView, ...]:
        """The answers that have a button."""
        return tuple(choice for choice, _ in self._answers().values())

    def _answers(self) -> Mapping[str, hud_maker.Answer]:
        if self._chooser is None:
            return {}
        found = hud_maker.choices(self._texts, self._view, self._chooser, self._match)
        quick = None if self._chooser.picked else self._texts.quick(self._view)
        return found if quick is None else found | {hud_maker.QUICK: (quick, hud_maker.QUICK)}

    def targets(self) -> tuple[TargetView, ...]:
        """The places of the board that can be clicked, where they are on the screen."""
        entities = self._board.scene.entities()
        legal = [entity for entity in self.legal() if entity in entities]
        spots = [(entity, self._board.picker.project(entity)) for entity in sorted(legal)]
        return tuple(TargetView(entity, entities[entity], (round(at.x), round(at.y))) for entity, at in spots)
