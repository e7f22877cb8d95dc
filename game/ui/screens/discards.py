"""The discard pile, spread out: everybody may know what was played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from game.ui import theme
from game.ui.boxes import Column, Wrap
from game.ui.layout import At, Item, Metrics
from game.ui.screen import Screen, page
from game.ui.specs import Button, Label
from game.ui.specs_play import PileButton
from game.words import _, _n


class Discards(Screen):
    """Shows `cards`, pairs of a card's picture and its label, the newest last; calls `explain(picture)`, and
    `done()` in the end."""

    name: ClassVar[str] = "discards"
    first: ClassVar[tuple[str, ...]] = ("done",)

    def __init__(
        self, cards: Sequence[tuple[str, str]], explain: Callable[[str], object], done: Callable[[], None]
    ) -> None:
        super().__init__()
        self._cards = cards
        self._explain = explain
        self._done = done

    def back(self) -> None:
        self._done()

    def build(self, m: Metrics) -> Item:
        told = _n("One card was played.", "{n} cards were played, the newest first.", len(self._cards))
        note = Label(label=told, id="discards-note", colour=theme.FAINT)
        cards = [self._card(at, *self._cards[at]) for at in reversed(range(len(self._cards)))]
        done = At(Button(id="done", label=_("Done"), icon="icons/check", skin="main", action=self.back), x=1.0)
        return page(self, m, _("The discard pile"), Column([note, Wrap(cards, 10, x=0.0)], 12), done, 700)

    def _card(self, at: int, card: str, label: str) -> Item:
        def large() -> None:
            self._explain(card)

        return PileButton(id=f"discarded:{at}", label=label, name=card, w=72, action=large, help=large)
