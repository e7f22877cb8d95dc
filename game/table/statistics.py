"""What a game came to: what each player did, and what dice and cards gave beside what was to be expected."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator
from typing import NamedTuple

from game.rules.core.data import Event
from game.rules.core.protocol import Game
from game.table.match import Match

CARDS = "cards"
"""Stands for the cards where others are named after their die."""


class Lot(NamedTuple):
    """A die's face or a card: how often it came, and how often it was to be expected."""

    face: str
    came: int
    due: float


class Statistics:
    """Counts what happens in the order in which it happens. All of it may be seen only once the game is over."""

    def __init__(self, game: Game, seats: int) -> None:
        self._game = game
        self.counts = {what: [0] * seats for what in game.COUNTS}
        self._came: Counter[tuple[str, str, int]] = Counter()
        self._due: defaultdict[tuple[str, str, int], float] = defaultdict(float)
        self._pile: Counter[str] = Counter()
        self._cards: dict[str, None] = {}

    @classmethod
    def of(cls, match: Match) -> Statistics:
        """Those of a match so far, without what was undone."""
        found = cls(match.game, len(match.plan.seats))
        for actor, event in _happened(match):
            found.add(actor, event)
        return found

    def add(self, actor: int, event: Event) -> None:
        """One more event, of an action of `actor`."""
        for what, seat, by in self._game.counts(actor, event):
            self.counts[what][seat] += by
        outcome = event.outcome() or {}
        if "shuffle" in outcome:
            self._pile = Counter(outcome["shuffle"])
            self._cards |= dict.fromkeys(sorted(self._pile))
        elif "die" in outcome:
            self._roll(outcome["die"], str(outcome["face"]), getattr(event, "seat", actor))
        card = self._game.drawn(event)
        if card is not None:
            self._draw(*card)

    def _roll(self, die: str, face: str, seat: int) -> None:
        faces = self._game.DICE[die]
        self._came[die, face, seat] += 1
        for one in faces:
            self._due[die, str(one), seat] += 1 / len(faces)

    def _draw(self, seat: int, card: str) -> None:
        """Wherever in a shuffled pile a card is drawn, it is each of the pile's cards with the same chance."""
        self._came[CARDS, card, seat] += 1
        for one, count in self._pile.items():
            self._due[CARDS, one, seat] += count / self._pile.total()

    def kinds(self) -> tuple[str, ...]:
        """The dice that were rolled, and `CARDS` if any were drawn."""
        came = {what for what, _face, _seat in self._came}
        return tuple(what for what in (*self._game.DICE, CARDS) if what in came)

    def lots(self, what: str, seats: Collection[int]) -> tuple[Lot, ...]:
        """What a die, or the cards, gave these seats."""
        faces = [str(face) for face in self._game.DICE[what]] if what != CARDS else list(self._cards)
        return tuple(
            Lot(face, sum(self._came[what, face, at] for at in seats), sum(self._due[what, face, at] for at in seats))
            for face in faces
        )


def _happened(match: Match) -> Iterator[tuple[int, Event]]:
    for event in match.opening:
        yield match.plan.first, event
    for done in match.done:
        for event in done.events:
            yield done.seat, event
