"""How often everything occurred in recorded games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from game.rules.core.check import Played, replay
from game.rules.core.data import field_names
from game.rules.core.protocol import Game


def tally(games: Mapping[str, Game], lines: Iterable[bytes]) -> dict[str, Any]:
    """Counts by decision kind, action, card, die face, chip and named situation; the games are played again for it,
    and what was undone does not count.
    Raises BadRecord or Disagrees."""
    counts: dict[str, Counter[str]] = {
        name: Counter() for name in ("decisions", "actions", "cards", "faces", "chips", "situations", "wins")
    }
    played = won = 0
    for game in replay(games, lines):
        for one in game:
            played += 1
            won += one.game.winner(one.step.state) is not None
            _count(counts, one)
    return {"actions_played": played, "games_won": won} | {
        name: dict(sorted(counter.items())) for name, counter in counts.items()
    }


def _count(counts: dict[str, Counter[str]], one: Played) -> None:
    decision, action = one.game.decision(one.before), one.action
    if decision:
        counts["decisions"][decision.kind] += 1
    counts["actions"][action.type] += 1
    if "card" in field_names(type(action)):
        counts["cards"][str(getattr(action, "card", ""))] += 1
    for event in one.step.events:
        outcome = event.outcome() or {}
        if "face" in outcome:
            counts["faces"][f"{outcome['die']} {outcome['face']}"] += 1
        if "chip" in field_names(type(event)):
            counts["chips"][str(getattr(event, "chip", ""))] += 1
    counts["situations"].update(one.game.situations(one.before, one.step))
    winner = one.game.winner(one.step.state)
    if winner is not None:
        counts["wins"][f"seat {winner}"] += 1
