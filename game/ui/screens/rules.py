"""The house rules: each with its values and one line that explains it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from game.ui import theme
from game.ui.boxes import Column, Row
from game.ui.layout import Either, Item, Metrics, Sized
from game.ui.models import RuleView
from game.ui.screen import Screen, page
from game.ui.specs import Button, Check, Label, Option, panel
from game.words import _


class HouseRules(Screen):
    """Shows `rules` with the values in `chosen` and calls `change(name, value)`."""

    name: ClassVar[str] = "house-rules"

    def __init__(
        self, rules: Sequence[RuleView], chosen: Mapping[str, object], change: Callable[[str, object], None]
    ) -> None:
        super().__init__()
        self._rules = rules
        self._chosen = chosen
        self._change = change

    def back(self) -> None:
        if self.ui is not None:
            self.ui.pop()

    def build(self, m: Metrics) -> Item:
        body = Column([self._rule(rule) for rule in self._rules], 10)
        usual = Button(id="usual", label=_("The usual rules"), icon="icons/undo", action=self._reset)
        done = Button(id="done", label=_("Done"), icon="icons/check", skin="main", action=self.back)
        below = Either([Row([usual, done], 12, None, equal=True), Column([usual, done], 8)])
        return page(self, m, _("House rules"), body, below, 700)

    def _reset(self) -> None:
        for rule in self._rules:
            self._change(rule.name, rule.values[0].value)
        self.refresh()

    def _set(self, name: str, value: object) -> None:
        self._change(name, value)
        self.refresh()

    def _rule(self, rule: RuleView) -> Item:
        id_ = f"rule-{rule.name.replace('_', '-')}"
        now = self._chosen[rule.name]
        values = [value.value for value in rule.values]
        if isinstance(now, bool):
            check = Check(id=id_, label=rule.label, note=rule.note, on=now, change=lambda on: self._set(rule.name, on))
            return panel(check, "card", 10)
        words = [value.label for value in rule.values]
        option = Option(
            id=id_, values=words, index=values.index(now), change=lambda to: self._set(rule.name, values[to])
        )
        name = Label(label=rule.label, id=f"{id_}-name")
        note = Label(label=rule.note, id=f"{id_}-note", size=theme.SMALL, colour=theme.FAINT)
        told = Column([name, note], 0, grow=1.0)
        wide = Row([Sized(told, least_w=240, grow=1.0), Sized(option, least_w=240)], 12)
        return panel(Either([wide, Column([told, option], 6)]), "card", 10)
