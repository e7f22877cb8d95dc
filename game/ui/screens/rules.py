"""The house rules: each with its values and one line that explains it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, NamedTuple

from game.ui import theme
from game.ui.boxes import Column, Row
from game.ui.layout import At, Either, Item, Metrics, Pad, Sized
from game.ui.models import RuleView
from game.ui.screen import Screen, page
from game.ui.specs import Button, Check, Label, Option, panel
from game.words import _


class Rules(NamedTuple):
    """Rules with the values in `chosen`; `change(name, value)` chooses another."""

    rules: Sequence[RuleView]
    chosen: Mapping[str, object]
    change: Callable[[str, object], None]


NO_RULES = Rules((), {}, lambda name, value: None)


class HouseRules(Screen):
    """The house `rules`, what is agreed at the `table` beside them, and who is `ahead` at the start."""

    name: ClassVar[str] = "house-rules"

    def __init__(self, rules: Rules, table: Rules, ahead: Rules = NO_RULES) -> None:
        super().__init__()
        self._rules, self._table, self._ahead = rules, table, ahead

    def back(self) -> None:
        if self.ui is not None:
            self.ui.pop()

    def build(self, m: Metrics) -> Item:
        rows = [self._rule(self._rules, rule) for rule in self._rules.rules]
        rows += self._group("agreed", _("Agreed at the table"), self._table)
        rows += self._group("ahead", _("A head start for small players"), self._ahead)
        usual = Button(id="usual", label=_("The usual rules"), icon="icons/undo", action=self._reset)
        rows.append(Pad(At(usual, x=0.0), 0, 8))  # away from *Done*
        done = Row([Button(id="done", label=_("Done"), icon="icons/check", skin="main", action=self.back)], x=1.0)
        return page(self, m, _("House rules"), Column(rows, 10), done, 700)

    def _group(self, id_: str, title: str, group: Rules) -> list[Item]:
        """Rules under a heading."""
        head = Label(label=title, id=id_, size=theme.LARGE, colour=theme.TEAL)
        return [head, *(self._rule(group, rule) for rule in group.rules)] if group.rules else []

    def _reset(self) -> None:
        for group in (self._rules, self._table, self._ahead):
            for rule in group.rules:
                group.change(rule.name, rule.values[0].value)
        self.refresh()

    def _set(self, group: Rules, name: str, value: object) -> None:
        group.change(name, value)
        self.refresh()

    def _rule(self, group: Rules, rule: RuleView) -> Item:
        id_ = f"rule-{rule.name.replace('_', '-')}"
        now = group.chosen[rule.name]
        values = [value.value for value in rule.values]
        if isinstance(now, bool):
            check = Check(
                id=id_, label=rule.label, note=rule.note, on=now, change=lambda on: self._set(group, rule.name, on)
            )  # fmt: skip
            return panel(check, "card", 10)
        words = [value.label for value in rule.values]
        option = Option(
            id=id_, values=words, index=values.index(now), change=lambda to: self._set(group, rule.name, values[to])
        )
        name = Label(label=rule.label, id=f"{id_}-name")
        told = Column([name, *_note(id_, rule.note)], 0, grow=1.0)
        wide = Row([Sized(told, least_w=240, grow=1.0), Sized(option, least_w=240)], 12)
        return panel(Either([wide, Column([told, option], 6)]), "card", 10)


def _note(id_: str, note: str) -> list[Item]:
    return [Label(label=note, id=f"{id_}-note", size=theme.SMALL, colour=theme.FAINT)] if note else []
