"""Playing a record again with its own chance, and comparing (docs/record.md)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from marshal import dumps
from typing import Any, NamedTuple

from game.rules.core.data import Action, UnknownAction, action_from_json, action_json
from game.rules.core.protocol import BadSetup, Game, Json, Setup, State, Step
from game.rules.core.record import LARGEST_SEED, RECORD, decision_json, loads
from game.rules.core.shape import BadRecord, check
from game.rules.core.tape import Disagrees, Tape

LONGEST_LINE = 1_000_000
"""In bytes; a line of a record is some thousands."""
OUTCOME = ({"die": str, "face": (int, str)}, {"shuffle": [str]})
START_SHAPE = {"game": str, "seats": int, "first": int, "options": dict, "board": dict, "state": dict}
HEADER_SHAPE = START_SHAPE | {"record": int, "version": str, "seed": int, "chance": [OUTCOME]}
LINE_SHAPE = {
    "n": int,
    "seat": int,
    "decision": {"seat": int, "kind": str},
    "legal": [dict],
    "action": dict,
    "chance": [OUTCOME],
    "state": dict,
}
UNDO_SHAPE = {"to": int}


class Start(NamedTuple):
    """A game's start as a record gives it."""

    game: Game
    setup: Setup
    state: State


class Played(NamedTuple):
    """One action of a record, played again."""

    game: Game
    before: State
    action: Action
    step: Step


def start_from(games: Mapping[str, Game], data: Json) -> Start:
    """The start that a record's first line, or any object with those keys, holds. Raises BadRecord."""
    check(START_SHAPE, data, "the first line")
    game = games.get(data["game"])
    if game is None:
        raise BadRecord(f"there is no game {data['game'][:40]!r}")
    check(dict.fromkeys(game.OPTIONS, (str, int, bool)), data["options"], "options")
    check(game.STATE_SHAPE, data["state"], "state")
    options = {name: data["options"][name] for name in game.OPTIONS}
    setup = Setup(data["seats"], data["first"], data["board"], options)
    try:
        return Start(game, setup, game.state_from_json(setup, data["state"]))
    except BadSetup as error:
        raise BadRecord(str(error)) from None


def begin(games: Mapping[str, Game], data: Json) -> tuple[Start, Step]:
    """The start of the game that a record's first line begins, and the step that led to it: without events where the
    record goes on from a prepared state. Raises BadRecord or Disagrees."""
    check(HEADER_SHAPE, data, "the first line")
    if data["record"] != RECORD:
        raise BadRecord(f"this is record version {data['record']}; only {RECORD} can be read")
    if not 0 <= data["seed"] <= LARGEST_SEED:
        raise BadRecord("the seed is not a number 0 to 2^53 - 1")
    start = start_from(games, data)
    if not data["chance"]:
        return start, Step(start.state, ())
    tape = Tape(data["chance"], start.game.lots(data["state"]))
    try:
        step = start.game.new(start.setup, tape)
    except BadSetup as error:
        raise BadRecord(str(error)) from None
    tape.finish()
    _compare(_shared(start.game, step.state), data["state"], "state")
    return start, step


def same_state(game: Game, state: State, data: Json) -> bool:
    """Whether a record's `data` tells of `state`, by the keys of docs/record.md."""
    return _same(_shared(game, state), data)


def parse_line(raw: bytes) -> Json:
    """One line of a record as an object. Raises BadRecord."""
    if len(raw) > LONGEST_LINE:
        raise BadRecord("the line is too long for a game record")
    try:
        data = loads(raw.decode("utf-8"))
    except ValueError as error:
        raise BadRecord(f"not JSON: {str(error).splitlines()[0][:80]}") from None
    if not isinstance(data, dict):
        raise BadRecord("the line is not an object")
    return data


class Checker:
    """Reads a record line by line, and plays it again."""

    def __init__(self, games: Mapping[str, Game]) -> None:
        self.games = games
        self.count = 0
        """How many games have begun."""
        self.start: Start | None = None
        self.played: list[Played] = []
        """The actions of the game at hand, without what was undone."""

    def feed(self, raw: bytes) -> None:
        """Play one line again. Raises BadRecord or Disagrees, without line number."""
        data = parse_line(raw)
        if "record" in data:
            self._begin(data)
        elif self.start is None:
            raise BadRecord("the first line is not the start of a game")
        elif "table" in data and "n" not in data:
            self._table(data)
        else:
            self._action(self.start, data)

    def _begin(self, data: Json) -> None:
        start, _ = begin(self.games, data)
        self.start, self.played = start, []
        self.count += 1

    def _table(self, data: Json) -> None:
        check(str, data["table"], "table")
        if data["table"] == "undo":
            check(UNDO_SHAPE, data, "the undo")
            if not 0 <= data["to"] <= len(self.played):
                raise BadRecord("an undo to an action that is not there")
            del self.played[data["to"] :]

    def _action(self, start: Start, data: Json) -> None:
        check(LINE_SHAPE, data, "the line")
        game, before = start.game, self.played[-1].step.state if self.played else start.state
        try:
            action = action_from_json(game.ACTIONS, data["action"])
        except UnknownAction as error:
            raise Disagrees(f"the action is not legal: {error}") from None
        except ValueError as error:
            raise BadRecord(str(error)) from None
        self._compare_question(game, before, action, data)
        tape = Tape(data["chance"])
        step = game.apply(before, action, tape)
        tape.finish()
        mine = _shared(game, step.state)
        if not _same(mine, data["state"]):
            check(game.STATE_SHAPE, data["state"], "state")
            _compare(mine, data["state"], "state")
        self.played.append(Played(game, before, action, step))

    def _compare_question(self, game: Game, before: State, action: Action, data: Json) -> None:
        """`n`, `seat`, `decision` and `legal`. Raises Disagrees."""
        if data["n"] != len(self.played) + 1:
            raise Disagrees(f"n is {data['n']}, not {len(self.played) + 1}")
        decision = game.decision(before)
        if decision is None:
            raise Disagrees("the game is over already")
        if data["seat"] != decision.seat:
            raise Disagrees(f"seat is {data['seat']}, not {decision.seat}")
        mine = decision_json(decision)
        if not _same(mine, data["decision"]):
            _compare_decision(mine, data["decision"], "decision")
        legal = game.legal(before)
        _compare_legal(game, legal, data["legal"])
        if action not in legal:
            raise Disagrees(f"the action is not legal: {json.dumps(action_json(action))}")


def _shared(game: Game, state: State) -> Json:
    """The state with the keys of docs/record.md alone, without a game's own."""
    whole = game.state_json(state)
    return {key: whole[key] for key in game.STATE_SHAPE}


def _compare_legal(game: Game, legal: Iterable[Action], given: list[Json]) -> None:
    mine = set(legal)
    try:
        theirs = {action_from_json(game.ACTIONS, action) for action in given}
    except UnknownAction as error:
        raise Disagrees(f"legal holds what is not legal: {error}") from None
    except ValueError as error:
        raise BadRecord(f"legal: {error}") from None
    for action in mine - theirs:
        raise Disagrees(f"legal lacks {json.dumps(action_json(action))}")
    for action in theirs - mine:
        raise Disagrees(f"legal has {json.dumps(action_json(action))}, which is not legal")


def _plain(value: Any) -> Any:
    """`value` as JSON gives it back: tuples are lists."""
    return json.loads(json.dumps(value))


def _same(mine: Json, theirs: Json) -> bool:
    """Whether all keys of `mine` are there and the same in `theirs`, types included (in Python 1 equals True). False
    too where only the order of keys within differs. Marshal's first form holds values and types, and nothing else."""
    return theirs.keys() >= mine.keys() and dumps(mine, 0) == dumps({key: theirs[key] for key in mine}, 0)


def _compare(mine: Json, theirs: Json, what: str) -> None:
    """Raises Disagrees, naming the first of `mine`'s keys in which `theirs` differs."""
    for key, value in _plain(mine).items():
        if key not in theirs:
            raise BadRecord(f"{what} has no {key}")
        if isinstance(value, dict) and isinstance(theirs[key], dict):
            _compare_decision(value, theirs[key], f"{what}'s {key}")
        elif json.dumps(theirs[key]) != json.dumps(value):
            raise Disagrees(f"{what}: {key} is {_short(theirs[key])}, not {_short(value)}")


def _compare_decision(mine: Json, theirs: Json, what: str) -> None:
    """As `_compare`; the kind says which fields there must be, and of which types."""
    if theirs["kind"] == mine["kind"]:
        check({key: _shape(value) for key, value in mine.items()}, theirs, what)
    _compare(mine, theirs, what)


def _shape(value: Any) -> Any:
    """The shape of a decision's field; a list there holds texts or numbers, and is never empty."""
    return [type(value[0])] if isinstance(value, (list, tuple)) else type(value)


def _short(value: object) -> str:
    text = json.dumps(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def replay(games: Mapping[str, Game], lines: Iterable[bytes]) -> Iterator[list[Played]]:
    """A record played again and compared: each game's actions, without what was undone. Raises BadRecord or Disagrees
    with the line's number."""
    checker, count, played = Checker(games), 0, list[Played]()
    for number, raw in enumerate(lines, 1):
        try:
            checker.feed(raw)
        except (BadRecord, Disagrees) as error:
            raise type(error)(f"line {number}: {error}") from None
        except RecursionError:
            raise BadRecord(f"line {number}: nested too deeply") from None
        if checker.count > max(count, 1):
            yield played
        count, played = checker.count, checker.played
    if not checker.count:
        raise BadRecord("there is no game in it")
    yield played

