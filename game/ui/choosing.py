"""The choice of the person at turn: what can be clicked, where it leads, and the clicks so far."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.bots.players import POLICIES
from game.rules.core.chance import Source
from game.rules.core.data import Action
from game.rules.core.protocol import Decision, State
from game.scene.board_scene import HOVER, LEGAL, TARGET
from game.table.chooser import Chooser, is_card
from game.table.foresight import told
from game.table.match import Match
from game.table.reach import Lead, before_last, leads, ways, wins
from game.table.undo import is_final
from game.ui import hud_maker, hud_targets
from game.ui.board_view import BoardView
from game.ui.models import CardView, ChoiceView, TargetView
from game.words import _

HURRIED = "easy"
"""The computer player that places a person's pieces quickly."""
MOST_WAYS = 6
"""So many previews are drawn at once; more only confuse."""
Chain = tuple[Action, ...]
"""Actions of which each answers what the one before it asks."""


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
        self._tagger = hud_targets.Tagger(match, board, texts, None)
        self._leads: tuple[Lead, ...] = ()
        self._place = ""
        self._pointed: str | None = None
        self._then: Chain = ()
        self._sure: Chain = ()
        self._before: list[str] = []
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
        return self._chooser is not None and bool(self._chooser.picked or self._place or self._sure)

    def ask(self, view: State) -> None:
        """Put the open question of the match to the person whose view this is."""
        legal = self._match.legal()
        self._view, self._then = view, ()
        self._chooser = Chooser(self._match.game, view, legal)
        self._leads = leads(self._match.game, view, legal)
        self._tagger = hud_targets.Tagger(self._match, self._board, self._texts, view)
        if (hidden := hud_targets.middle(self._board, self._leads)) is not None:
            self._board.rig.follow(hidden)
        self.light()

    def close(self) -> None:
        """The question is answered, or gone: nothing is lit or can be clicked."""
        self._chooser, self._leads, self._sure = None, (), ()
        self._place, self._pointed, self.detail = "", None, ""
        self._board.light({})
        self._board.ghost(())

    def answered(self, decision: Decision) -> Action | None:
        """The answer, if the person has given it already: by a click that answers two questions, or by leaving this
        kind of question to the computer as with *place mine quickly*."""
        if self._then and self._then[0] in self._match.legal():
            action, self._then = self._then[0], self._then[1:]
            return action
        self._then = ()
        return self._quickly(decision) if self._hurried.get(decision.seat) == decision.kind else None

    def hurries(self, decision: Decision) -> bool:
        """Whether somebody wants this kind of question to be over quickly, whoever is asked."""
        return decision.kind in self._hurried.values()

    def _quickly(self, decision: Decision) -> Action:
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
        if self._sure:
            return is_card(entity) and self.back()
        self._before = [*chooser.picked]
        found = self._leading(entity)
        if found:
            self._follow(found)
            return True
        if not (chooser.leads_to(entity) or entity in chooser.picked) and is_card(entity):
            chooser.back()  # another card instead of the chosen one
        whole = [lead for lead in self._leads if entity in lead.cards] if not chooser.picked else []
        if len(whole) == 1 and chooser.ends_with(entity) is not None:
            self._settle(whole[0].actions)  # the card leads to one place alone
            return True
        if not (chooser.leads_to(entity) or (is_card(entity) and entity in chooser.picked)):
            self._refuse(entity)
            return False
        self._place = ""
        self._chosen(chooser.pick(entity))
        return True

    def _open(self) -> list[Lead]:
        """What leads from the cards that may still be chosen to places."""
        picked = self._chooser.picked if self._chooser else []
        if self._sure:
            return []
        if not picked:
            return list(self._leads)
        return [lead for lead in self._leads if len(picked) == 1 and picked[0] in lead.cards]

    def _leading(self, entity: str) -> list[Lead]:
        """What leads to a place, or, once a place is chosen, from a card to it."""
        if is_card(entity):
            return [lead for lead in self._open() if lead.ids[0] == self._place and entity in lead.cards]
        return [lead for lead in self._open() if entity in lead.ids]

    def _follow(self, found: list[Lead]) -> None:
        """Go where these lead; where different cards do, one of them must be chosen first."""
        lead, game = found[0], self._match.game
        all_win = all(wins(game, self._view, other.actions) for other in found)
        if not all_win and any(other.cards != lead.cards for other in found):
            self._place = lead.ids[0]
            self.detail = _("More than one of your cards leads there.")
            self._show()
        elif all_win or len(found) == 1 or len(lead.actions) > 1:
            self._settle(lead.actions)
        else:
            self._ask_way(lead)

    def _ask_way(self, lead: Lead) -> None:
        """The card and the place are known, and still there are several ways."""
        chooser = self._chooser
        if chooser is not None:
            if not chooser.picked:
                chooser.pick(lead.cards[0])
            self._place = ""
            self._chosen(chooser.pick(lead.ids[0]))

    def _settle(self, chain: Chain) -> None:
        """The clicks mean these actions. Where the table wants it, the person is asked once more before what can't be
        taken back freely."""
        match = self._match
        if match.plan.confirms and not match.game.in_setup(match.state) and is_final(match, chain):
            self._sure, self._pointed = chain, None
            self._preview([chain])
            self._show()
        else:
            self._play(chain)

    def _play(self, chain: Chain) -> None:
        self._then, self._sure = chain[1:], ()
        self._answer(chain[0])

    def _reconsider(self, chooser: Chooser) -> bool:
        """No, not that after all."""
        self._sure, self._place, chooser.picked = (), "", self._before
        self._preview([])
        self._show()
        return True

    def back(self) -> bool:
        """Take back the last click; whether there was one."""
        if self._chooser is not None and self._sure:
            return self._reconsider(self._chooser)
        went = self._chooser is not None and (bool(self._place) or self._chooser.back())
        self._place = ""
        if went:
            self._show()
        return went

    def _chosen(self, action: Action | None) -> None:
        if action is not None:
            self._settle((action,))
        else:
            self._show()

    def _button(self, pressed: bool, id_: str | None) -> None:
        """A button was pressed or pointed at."""
        if self._sure:
            if pressed and id_ == hud_maker.SURE:
                self._play(self._sure)
            elif pressed:
                self.back()
            return
        if pressed and self._chooser is not None:
            self._before = [*self._chooser.picked]
        _choice, meant = self._answers().get(id_ or "", (None, None))
        decision = self._match.decision
        if pressed and id_ == hud_maker.QUICK and decision is not None:
            self._hurried[decision.seat] = decision.kind
            self._answer(self._quickly(decision))
        elif pressed and isinstance(meant, str):
            self.pick(meant)
        elif pressed and meant is not None:
            self._chosen(meant)
        elif not pressed:
            self._pointed = meant if isinstance(meant, str) else None
            self._preview([(meant,)] if isinstance(meant, Action) else [])
            self._show()

    # -- pointing ------------------------------------------------------------------------------------------------

    def point(self, entity: str | None) -> None:
        """The pointer, or the focus, is on a card or a place of the board: show where it leads."""
        if self._chooser is None or self._sure:
            return
        self._pointed = entity
        actions = [lead.actions for lead in self._leading(entity)] if entity else []
        if entity and not actions:
            actions = [(action,) for action in self._chooser.leads_to(entity)]
        self._preview(actions)
        if entity is not None and not actions:
            self.detail = self.why_not(entity)
        self._show()

    def _preview(self, chains: Sequence[Chain]) -> None:
        """Show where chains of actions lead, those that lead to the same once, and tell it if that is one thing."""
        found = {self._told(chain): chain for chain in reversed(chains)}
        game, view = self._match.game, self._view
        shown = [told(self._match.plan, way) for chain in found.values() for way in ways(game, view, chain)]
        self._board.ghost(shown if len(shown) <= MOST_WAYS else ())
        self.detail = next(iter(found)) if len(found) == 1 else ""

    def _told(self, chain: Chain) -> str:
        view, _events = before_last(self._match.game, self._view, chain)
        preview = told(self._match.plan, self._match.game.preview(view, chain[-1]))
        return str(self._texts.outcome(view, chain[-1], preview, self._match.names))

    def _refuse(self, entity: str) -> None:
        """Say why a place can't be chosen."""
        self.detail = self.why_not(entity)
        self._changed()

    def why_not(self, entity: str) -> str:
        """Why something can't be chosen now; empty if it can, or if nobody is asked."""
        if self._chooser is None:
            return ""
        reason = self._match.game.why_not(self._view, entity)
        if reason is None and self._chooser.picked and any(entity in lead.ids for lead in self._leads):
            return _("Another card leads there, not the chosen one.")
        return str(self._texts.reason(reason, self._view)) if reason else ""

    # -- what is shown -------------------------------------------------------------------------------------------

    def _show(self) -> None:
        self.light()
        self._changed()

    def legal(self) -> frozenset[str]:
        """What can be clicked now."""
        if self._chooser is None or self._sure:
            return frozenset()
        if self._place:
            return frozenset(card for lead in self._leading(self._place) for card in lead.cards)
        return self._chooser.open_ids() | {id_ for lead in self._open() for id_ in lead.ids}

    def same(self, entity: str) -> frozenset[str]:
        """All ids that mean the same as this one now, as a square and the goblin on it."""
        steps = self._chooser.open_steps() if self._chooser else ()
        groups = [*(lead.ids for lead in self._open()), *steps]
        return frozenset({entity}).union(*(ids for ids in groups if entity in ids))

    def light(self) -> None:
        """Light the places that can be chosen, the one that is pointed at most of all."""
        there = self._board.scene.entities()
        tagged = self._tagged()
        kinds = {entity: LEGAL for entity in self.legal() if entity in there}
        if any(self._pointed in lead.cards for lead in tagged):
            kinds = {id_: LEGAL for lead in tagged for id_ in lead.ids if id_ in there}
        if self._pointed in kinds:
            kinds[self._pointed] = HOVER
        kinds |= dict.fromkeys(kinds.keys() & self._tagger.falls(tagged) - {self._pointed}, TARGET)
        picked = [*(self._chooser.picked if self._chooser else []), self._place]
        kinds |= {entity: TARGET for entity in picked if entity in there}
        self._board.light(kinds, pointers=not tagged)

    @property
    def tagged(self) -> bool:
        """Whether places of the board wear tags."""
        return bool(self._open())

    def _tagged(self) -> list[Lead]:
        """What the tags on the board tell: of a card that is pointed at, that alone."""
        if self._place:
            return self._leading(self._place)
        own = [lead for lead in self._open() if self._pointed in lead.cards]
        return own or self._open()

    def prompt(self, name: str) -> str:
        """The one sentence that tells `name`, who is asked, what to do now."""
        if self._sure:
            return _("{name}, is that right?", name=name)
        if self._place:
            return _("{name}, which card?", name=name)
        picked = self._chooser.picked if self._chooser else []
        return str(self._texts.stepped(self._view, picked, name) or self._texts.prompt(self._view, name))

    def hand(self, cards: Sequence[str | None]) -> tuple[CardView, ...]:
        """The cards of a hand, those that can be clicked enabled."""
        picked = self._chooser.picked if self._chooser else []
        view = self._view if self._chooser else None
        views = hud_maker.hand_views(self._texts, view, cards, self.legal(), picked, self.why_not)
        return tuple(replace(view, enabled=False) for view in views) if self._sure else views

    def choices(self) -> tuple[ChoiceView, ...]:
        """The answers that have a button."""
        return tuple(choice for choice, _ in self._answers().values())

    def _answers(self) -> Mapping[str, hud_maker.Answer]:
        if self._chooser is None:
            return {}
        if self._sure:
            return hud_maker.sure()
        found = hud_maker.choices(self._texts, self._view, self._chooser, self._match)
        quick = None if self._chooser.picked else self._texts.quick(self._view)
        return found if quick is None else found | {hud_maker.QUICK: (quick, hud_maker.QUICK)}

    def targets(self) -> tuple[TargetView, ...]:
        """The places of the board that can be clicked, where they are on the screen, from left to right."""
        if self._chooser is None or self._sure:
            return ()
        tagged = self._tagger.tags(self._tagged(), self._pointed)
        steps = [] if self._place else self._chooser.open_steps()
        done = {target.id for target in tagged}
        plain = [target for target in hud_targets.plain(self._board, steps) if target.id not in done]
        return tuple(sorted([*tagged, *plain], key=lambda target: target.at))
