"""The game record (docs/record.md): one JSON object a line, the set-up first and then one action after the other."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from math import isinf
from typing import Any

from game.rules.core.agreed import whole_rules
from game.rules.core.data import Action, action_json, event_json
from game.rules.core.protocol import Decision, Game, Json, Setup, State, Step

RECORD = 1
LARGEST_SEED = 2**53 - 1


def dumps(data: Json) -> bytes:
    """One line of a record, with its end. All that is not ASCII is escaped, so that any text makes a valid line."""
    return json.dumps(data).encode("ascii") + b"\n"


def decision_json(decision: Decision) -> Json:
    """`{"seat", "kind", ...}`."""
    return {"seat": decision.seat, "kind": decision.kind, **decision.fields}


def chance_json(step: Step) -> list[Json]:
    """The outcomes of dice and shuffles in the order in which they happened."""
    return [outcome for event in step.events if (outcome := event.outcome()) is not None]


def header(game: Game, setup: Setup, seed: int, step: Step) -> Json:
    """A game's first line; `step` is what `new` gave, or a prepared state without events."""
    return {
        "record": RECORD,
        "game": game.NAME,
        "version": game.VERSION,
        "seed": seed,
        "seats": setup.seats,
        "first": setup.first,
        "options": whole_rules(game.OPTIONS, setup.options),
        "board": setup.board,
        "chance": chance_json(step),
        "state": game.state_json(step.state),
    }


def line(game: Game, n: int, before: Decision, legal: tuple[Action, ...], action: Action, after: Step) -> Json:
    """The line of the `n`th action."""
    return {
        "n": n,
        "seat": before.seat,
        "decision": decision_json(before),
        "legal": [action_json(choice) for choice in legal],
        "action": action_json(action),
        "chance": chance_json(after),
        "events": [event_json(event) for event in after.events],
        "state": game.state_json(after.state),
    }


def play(
    game: Game, start: State, choose: Callable[[State, tuple[Action, ...], int], Action], most: int | None = None
) -> Iterator[Json]:
    """The lines of a game from a state on, until somebody has won or `most` actions are played.

    `choose(state, legal, n)` gives the `n`th action, which must be one of `legal`.
    """
    state, n = start, 0
    while (decision := game.decision(state)) is not None and (most is None or n < most):
        n += 1
        legal = tuple(game.legal(state))
        action = choose(state, legal, n)
        step = game.apply(state, action)
        yield line(game, n, decision, legal, action, step)
        state = step.state


def loads(text: str) -> Any:
    """JSON as strict as the record wants it. Raises ValueError, also for what is nested too deeply."""
    try:
        return _decoder.decode(text)
    except RecursionError:
        raise ValueError("nested too deeply") from None


def _no_constant(word: str) -> None:
    raise ValueError(f"{word} is no number")


def _number(digits: str) -> float:
    """A number with a fraction; too large a one would be written as what is no JSON."""
    value = float(digits)
    if isinf(value):
        raise ValueError(f"{digits[:40]} is too large a number")
    return value


_decoder = json.JSONDecoder(parse_constant=_no_constant, parse_float=_number)
