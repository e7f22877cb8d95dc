"""Who can play by computer: each chooses from what its seat may know."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import exp, log
from typing import TypeAlias

from game.bots.search import Search
from game.bots.values import judgement_of
from game.rules.core.chance import Hidden, Seeded, Unknown
from game.rules.core.data import Action
from game.rules.core.protocol import Game, State

Policy: TypeAlias = Callable[[Game, State, Sequence[Action], Seeded], Action]
"""`policy(game, view, legal, rng)`: one of `legal`, chosen by what `observe` gave. It holds nothing between calls."""

SLICE = 40
"""Positions looked at between two pauses; some 2 ms."""
CERTAIN = 1.0 - 1e-9
"""At least this value is a win that is there."""


@dataclass(frozen=True, slots=True)
class Thinker:
    """A policy that judges what each action leads to, in several deals of the cards that it can't see."""

    deals: int
    most: int
    """Positions a decision may cost: a time limit that is the same on every machine."""
    wobble: float
    """How much better an action must be, in log odds of winning, to be taken e times as often; 0 takes the best. So a
    ladder left standing is as wrong for who leads as for who lags."""
    decent: float
    """Actions whose log odds are worse than the best by more than this are never taken."""
    glances: bool = False
    """Judges positions at a glance, as a child does."""

    def __call__(self, game: Game, view: State, legal: Sequence[Action], rng: Seeded) -> Action:
        *_, action = self.think(game, view, legal, rng)
        if action is None:
            raise ValueError("there is no legal action")
        return action

    def think(self, game: Game, view: State, legal: Sequence[Action], rng: Seeded) -> Iterator[Action | None]:
        """None after each slice of work, and in the end the action; the same as calling it at once."""
        if len(legal) == 1:
            yield legal[0]
            return
        asked = game.decision(view)
        for action in legal:
            if asked and _wins(game, view, action, asked.seat):
                yield action
                return
        if not self.glances:
            yield from judgement_of(game).prepare(view)
        legal = judgement_of(game).promising(view, legal)
        worth = dict.fromkeys(legal, 0.0)
        for so_far in self._judge(game, view, legal, rng):
            worth = so_far
            yield None
        yield self._choose(worth, rng)

    def _judge(self, game: Game, view: State, legal: Sequence[Action], rng: Seeded) -> Iterator[dict[Action, float]]:
        """The worth of the actions judged so far, again and again, better each time."""
        decision = game.decision(view)
        seat = decision.seat if decision else 0
        judgement = judgement_of(game)
        evaluation = judgement.glance if self.glances else judgement.value
        search = Search(game, evaluation, seat, self.most // judgement.weight, judgement.promising)
        sums: dict[Action, float] = {}
        pause = search.left - SLICE
        for deals in range(1, self.deals + 1):
            seed = rng.below(1 << 53)
            state, found = game.determinize(view, seed), dict[Action, float]()
            for action in legal:
                found[action] = sums.get(action, 0.0) + search.judge(state, action, seed)
                if search.left <= 0:
                    break
                if search.left < pause:
                    pause = search.left - SLICE
                    yield _mean(sums or found, max(1, deals - 1))
            if len(found) == len(legal) or not sums:
                sums = found
                yield _mean(sums, deals)
            if search.left <= 0:
                break

    def _choose(self, worth: dict[Action, float], rng: Seeded) -> Action:
        best = max(worth.values())
        if not self.wobble or best >= CERTAIN:
            return next(action for action, value in worth.items() if value == best)
        behind = {action: _log_odds(best) - _log_odds(value) for action, value in worth.items()}
        decent = [(action, exp(-less / self.wobble)) for action, less in behind.items() if less <= self.decent]
        at = rng.below(1 << 53) / (1 << 53) * sum(weight for _, weight in decent)
        for action, weight in decent:
            at -= weight
            if at < 0:
                return action
        return decent[-1][0]


def _wins(game: Game, view: State, action: Action, seat: int, steps: int = 2) -> bool:
    """Whether an action wins whatever is hidden, at once or with the next one: a win in a deal may be a mere hope."""
    try:
        after = game.apply(view, action, Hidden()).state
    except Unknown:
        return False
    won, asked = game.winner(after) == seat, game.decision(after)
    if asked is None or asked.seat != seat or steps == 1:
        return won
    return any(_wins(game, after, further, seat, steps - 1) for further in game.legal(after))


def _log_odds(share: float) -> float:
    share = min(max(share, 1e-6), 1 - 1e-6)
    return log(share / (1 - share))


def _mean(sums: dict[Action, float], deals: int) -> dict[Action, float]:
    return {action: total / deals for action, total in sums.items()}


def random(game: Game, view: State, legal: Sequence[Action], rng: Seeded) -> Action:
    """Any action, each as likely."""
    return rng.pick(legal)


def think(policy: Policy, game: Game, view: State, legal: Sequence[Action], rng: Seeded) -> Iterator[Action | None]:
    """A policy's choice in slices of a few milliseconds: None after each, the action in the end."""
    if isinstance(policy, Thinker):
        yield from policy.think(game, view, legal, rng)
    else:
        yield policy(game, view, legal, rng)


easy = Thinker(deals=1, most=600, wobble=0.8, decent=2.5, glances=True)
"""Plays as a child would: any decent action, the better the likelier."""
medium = Thinker(deals=4, most=700, wobble=0.0, decent=0.0)
"""The best position at the end of its own turn."""

POLICIES: dict[str, Policy] = {"random": random, "easy": easy, "medium": medium}
