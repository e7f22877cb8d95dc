"""A save opened again: played anew with its own chance, up to the last action that is whole."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from game.bots.players import POLICIES
from game.rules.core.check import LINE_SHAPE, UNDO_SHAPE, Start, begin, parse_line, same_state, start_from
from game.rules.core.data import Action, action_from_json
from game.rules.core.protocol import BadSetup, Game, Json, State, Step
from game.rules.core.record import RECORD
from game.rules.core.shape import BadRecord, check, fits
from game.rules.core.tape import Disagrees, Tape
from game.table.match import Done, Match
from game.table.naming import called
from game.table.plan import HUMAN, Plan, Seat
from game.table.savefile import sealed
from game.words import _

SEAT_SHAPE = {"seat": int, "name": str, "player": str}
USUAL = "medium"
"""Who plays for a computer player that this version does not know."""


class Unreadable(ValueError):
    """A file that can't be opened as a saved game; the text is one sentence for the players."""


class Loaded(NamedTuple):
    """`good` bytes of the file hold the match; what follows is no use, and `trouble` says in English why. `cut`: more
    than a last line is lost. `told` are sentences for the players."""

    match: Match
    good: int
    cut: bool
    told: tuple[str, ...]
    trouble: str = ""


def load(games: Mapping[str, Game], data: bytes, seats: Sequence[Seat] = ()) -> Loaded:
    """The match that a save holds, to the last good action. Who plays is as in `seats` where the save, as a record of
    another program, does not say. Raises Unreadable."""
    lines = io.BytesIO(data)
    reader = _begun(games, lines.readline(), seats)
    good, told, trouble = lines.tell(), list[str](), ""
    while raw := lines.readline():
        try:
            reader.feed(raw)
        except (BadRecord, Disagrees, RecursionError) as error:
            trouble = str(error)
            break
        good = lines.tell()
    cut = b"\n" in data[good:]
    if cut:
        told.append(_("This save is damaged: the game goes on after move {n}.", n=len(reader.match.done)))
    elif good < len(data):
        told.append(_("The last move was not saved whole and is left out."))
    if reader.disagrees:
        told.append(_("The rules have changed since this game was saved; it goes on as it stood."))
    return Loaded(reader.match, good, cut, tuple(told), trouble)


def _begun(games: Mapping[str, Game], raw: bytes, seats: Sequence[Seat]) -> _Reader:
    """A reader that has read the first line. Raises Unreadable."""
    try:
        if sealed(raw) is False:
            raise BadRecord("the checksum is wrong")
        data = parse_line(raw)
        if data.get("record", RECORD) != RECORD or str(data.get("game")) not in games:
            raise Unreadable(_("This game was saved by another version of Hilltops and can't be opened here."))
        return _Reader(games, data, seats)
    except (BadRecord, RecursionError) as error:
        raise Unreadable(_("This save is damaged at its beginning and can't be opened.")) from error


class _Reader:
    """Plays a save again, line by line. Each method raises BadRecord where a line is no good."""

    def __init__(self, games: Mapping[str, Game], header: Json, seats: Sequence[Seat]) -> None:
        self.disagrees = False
        self.start, first = self._begin(games, header)
        plan = _plan(self.start, header, seats)
        self.match = Match.loaded(self.start.game, plan, header["board"], first, ())

    def _begin(self, games: Mapping[str, Game], header: Json) -> tuple[Start, Step]:
        """The start and the step that led to it; where today's rules set up otherwise, the start as it was saved."""
        try:
            start, first = begin(games, header)
        except Disagrees:
            self.disagrees = True
            start = start_from(games, header)
            first = Step(start.state, ())
        return start, first._replace(state=_with_chance(first.state, header, header["seed"]))

    def feed(self, raw: bytes) -> None:
        """Play one line again. Raises BadRecord or Disagrees."""
        if sealed(raw) is False:
            raise BadRecord("the checksum is wrong")
        data = parse_line(raw)
        if "record" in data:
            raise BadRecord("another game begins")
        if "table" in data and "n" not in data:
            self._table(data)
        else:
            self._action(data)

    def _table(self, data: Json) -> None:
        if data["table"] == "undo":
            check(UNDO_SHAPE, data, "the undo")
            if not 0 <= data["to"] <= len(self.match.done):
                raise BadRecord("an undo to an action that is not there")
            if data["to"] < len(self.match.done):
                self.match.undo(data["to"])
        elif data["table"] == "seat":
            check(SEAT_SHAPE, data, "the seat")
            self._sit(data["seat"], data["name"], data["player"])

    def _sit(self, at: int, name: str, player: str) -> None:
        if not 0 <= at < len(self.match.plan.seats):
            raise BadRecord("there is no such seat")
        before = self.match.seat(at)
        self.match.sit(at, before._replace(name=called(name, before.name), player=_player(player)))

    def _action(self, data: Json) -> None:
        check(LINE_SHAPE, data, "the line")
        game, before = self.start.game, self.match.state
        decision = game.decision(before)
        if data["n"] != len(self.match.done) + 1 or decision is None:
            raise BadRecord("a line is missing")
        try:
            action = action_from_json(game.ACTIONS, data["action"])
        except ValueError as error:
            raise BadRecord(str(error)) from None
        step = self._played(before, action, data) if data["seat"] == decision.seat else None
        if step is None:
            self.disagrees, step = True, Step(self._as_saved(data), ())
        after = _with_chance(step.state, data, before.rng + 1)
        self.match.played(Done(data["seat"], action, step.events, after))

    def _played(self, before: State, action: Action, data: Json) -> Step | None:
        """What the action leads to; None where today's rules lead elsewhere than the save says."""
        game = self.start.game
        if action not in game.legal(before):
            return None
        tape = Tape(data["chance"])
        try:
            step = game.apply(before, action, tape)
            tape.finish()
        except (BadRecord, Disagrees):
            return None
        return step if same_state(game, step.state, data["state"]) else None

    def _as_saved(self, data: Json) -> State:
        check(self.start.game.STATE_SHAPE, data["state"], "state")
        try:
            return self.start.game.state_from_json(self.start.setup, data["state"])
        except BadSetup as error:
            raise BadRecord(str(error)) from None


def _with_chance(state: State, data: Json, otherwise: int) -> State:
    """A state with the random state that a line gives; records of other programs give none."""
    rng = data.get("rng")
    return state._replace(rng=rng if type(rng) is int and 0 <= rng < 1 << 64 else otherwise)


def _player(name: str) -> str:
    return name if name == HUMAN or name in POLICIES else USUAL


def _plan(start: Start, header: Json, usual: Sequence[Seat]) -> Plan:
    """Who plays what, as a save's first line tells, else as in `usual`, else people."""
    game, count, board = start.game, start.setup.seats, header.get("board_name")
    if len(usual) != count:
        usual = [Seat(_("Player {n}", n=seat + 1), HUMAN, seat) for seat in range(count)]
    names = _each(header.get("names"), str, [seat.name for seat in usual])
    players = _each(header.get("players"), str, [seat.player for seat in usual])
    colours = _each(header.get("colours"), int, list(range(count)))
    ahead = _each(header.get("head_starts"), str, [""] * count)
    seats = tuple(
        Seat(called(name, one.name), _player(player), colour, start if start in game.HEAD_STARTS else "")
        for one, name, player, colour, start in zip(usual, names, players, colours, ahead, strict=True)
    )
    name = board if isinstance(board, str) else str(header["board"].get("name", ""))
    agreed = header.get("agreed")
    table = agreed if isinstance(agreed, dict) else {}
    return Plan(game.NAME, name, start.setup.options, seats, start.setup.first, header["seed"], table)


def _each(given: object, kind: type, usual: list[Any]) -> list[Any]:
    """A value for each seat."""
    fitting = fits([kind], given) and isinstance(given, list) and len(given) == len(usual)
    return list(given) if fitting and isinstance(given, list) else usual
