"""The state as JSON (docs/record.md), and the checks of one that comes from outside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from game.rules.core.agreed import check_seats
from game.rules.core.outside import MOST_TURNS, below, each_seat, known_cards, one_of
from game.rules.core.protocol import BadSetup, Json, Setup
from game.rules.core.record import decision_json
from game.rules.magic_hill import effects
from game.rules.magic_hill.board import SIDES, SUMMIT, TOP, VILLAGES, Board, load
from game.rules.magic_hill.content import CARDS, CHIPS, DECK, GOBLINS, HAND_SIZE, LEAVING, MOST_STONES, SET_ASIDE
from game.rules.magic_hill.events import Space
from game.rules.magic_hill.rules import decision, legal
from game.rules.magic_hill.setup import HOMES, SEATS, TITLE, options
from game.rules.magic_hill.state import Chip, Place, Question, Row, State, Wait, chip_at, hand_limit

PLACE = (type(None), {"village": int}, {"at": [int], "top": bool})
CHIP = {"at": [int], "kind": str, "up": bool}
STATE_SHAPE: dict[str, object] = {
    "turn": int,
    "active": int,
    "decision": (type(None), {"seat": int, "kind": str}),
    "hands": [[str]],
    "deck": [str],
    "discard": [str],
    "winner": (type(None), int),
    "storm": int,
    "goblins": [[PLACE]],
    "chips": [CHIP],
    "stones_on_hill": [[int]],
    "stones": [int],
    "ravens": [int],
    "waiting": [{"seat": int, "goblin": int, "for": str}],
    "goblin": (type(None), int),
    "played": int,
    "allowed": int,
    "ending": bool,
    "acted": [[int]],
}


def state_json(state: State) -> Json:
    """All there is, hidden things too, with the keys of docs/record.md; our own `known` are chips all have seen."""
    asked = decision(state)
    return {
        "turn": state.turn,
        "active": state.active,
        "decision": asked and decision_json(asked),
        "hands": [list(hand) for hand in state.hands],
        "deck": list(state.deck),
        "discard": list(state.discard),
        "winner": state.winner,
        "storm": state.storm,
        "goblins": [[_place_json(place) for place in row] for row in state.goblins],
        "chips": [{"at": list(at), "kind": kind, "up": up} for at, kind, up, _ in state.chips],
        "stones_on_hill": [list(at) for at in state.stones_on_hill],
        "stones": list(state.stones),
        "ravens": list(state.ravens),
        "waiting": [{"seat": seat, "goblin": goblin, "for": why} for seat, goblin, why in state.waiting],
        "goblin": state.goblin or None,
        "played": state.played,
        "allowed": state.allowed,
        "ending": state.ending,
        "acted": [list(at) for at in state.acted],
        "known": [list(chip.at) for chip in state.chips if chip.known],
    }


def _place_json(place: Place | None) -> Json | None:
    if place is None:
        return None
    space, top = place
    return {"at": list(space), "top": top} if space[0] else {"village": space[1]}


def lots(state: Json) -> Mapping[str, tuple[Any, ...]]:
    """M5: what was drawn by lot, read off the first state."""
    chips = sorted((chip["at"], chip["kind"]) for chip in state["chips"])
    low, high = ([kind for at, kind in chips if (at[0] == TOP) == upper] for upper in (False, True))
    rest = list(high)
    if SET_ASIDE in rest:
        rest.remove(SET_ASIDE)
    return {"chips": (*low, *rest), "high chips": tuple(high)}


def state_from_json(setup: Setup, data: Json) -> State:
    """The state that `data` describes, with random state 0. Raises BadSetup with one clear sentence."""
    check_seats(setup, SEATS, TITLE)
    board = load(setup.board)
    state = State(
        board=board,
        options=options(setup.options),
        first=setup.first,
        **_hill(data, board, setup.seats),
        **_owned(data, setup.seats),
        **_turn_at(data, setup.seats),
        question=(),
        rng=0,
    )
    _check(state)
    state = state._replace(question=_question(data["decision"], state))
    _check_turn(state)
    return state


def _hill(data: Json, board: Board, seats: int) -> dict[str, Any]:
    """The fields that tell of the hill and of all that is on it."""
    waiting = tuple(_wait(wait, seats) for wait in data["waiting"])
    goblins = tuple(_row(board, row) for row in each_seat(data["goblins"], seats, "goblins"))
    acted = _squares(data["acted"], board.chips, "acted")
    public = [goblins[seat][goblin - 1] for seat, goblin, _ in waiting]
    known = {*_known(data, board), *acted, *(place[0] for place in public if place)}
    chips = _chips(data["chips"], board, known)
    return {
        "storm": below(data["storm"], SIDES, "storm"),
        "goblins": goblins,
        "chips": chips,
        "gone": tuple(sorted((Counter(CHIPS) - Counter(str(chip.kind) for chip in chips)).elements())),
        "stones_on_hill": _squares(data["stones_on_hill"], board.stones, "stones_on_hill"),
        "waiting": waiting,
        "acted": acted,
    }


def _owned(data: Json, seats: int) -> dict[str, Any]:
    """The fields that tell what each seat has, and of the piles."""
    return {
        "stones": tuple(below(n, MOST_STONES + 1, "stones") for n in each_seat(data["stones"], seats, "stones")),
        "ravens": tuple(below(n, CHIPS["raven"] + 1, "ravens") for n in each_seat(data["ravens"], seats, "ravens")),
        "hands": tuple(known_cards(hand, CARDS, "a hand") for hand in each_seat(data["hands"], seats, "hands")),
        "deck": known_cards(data["deck"], CARDS, "deck"),
        "discard": known_cards(data["discard"], CARDS, "discard"),
    }


def _turn_at(data: Json, seats: int) -> dict[str, Any]:
    """The fields that tell how far the turn has come."""
    return {
        "turn": below(data["turn"], MOST_TURNS, "turn"),
        "active": below(data["active"], seats, "active"),
        "goblin": 0 if data["goblin"] is None else one_of(GOBLINS, data["goblin"], "goblin"),
        "played": below(data["played"], effects.LONGEST_TURN + 1, "played"),
        "allowed": one_of((HAND_SIZE, effects.LONGEST_TURN), data["allowed"], "allowed"),
        "ending": data["ending"],
        "winner": None if data["winner"] is None else below(data["winner"], seats, "winner"),
    }


def _squares(values: list[list[int]], allowed: tuple[Space, ...], key: str) -> tuple[Space, ...]:
    """Different squares of the board, sorted."""
    found = sorted({(*value,) for value in values})
    if len(found) < len(values) or not set(found) <= set(allowed):
        raise BadSetup(f"state: {key} names a square twice, or one that is none of the board's")
    return tuple(space for space in allowed if space in found)


def _known(data: Json, board: Board) -> tuple[Space, ...]:
    """Our own key: the chips that everybody has seen."""
    known = data.get("known", [])
    if not isinstance(known, list) or not all(isinstance(at, list) for at in known):
        raise BadSetup("state: known is not a list of squares")
    return tuple(at for at in board.chips if list(at) in known)


def _chips(values: list[Json], board: Board, known: set[Space]) -> tuple[Chip, ...]:
    """M5, M17: all but the crystals and ravens that have left."""
    places = _squares([chip["at"] for chip in values], board.chips, "chips")
    found = {(*chip["at"],): chip for chip in values}
    kinds = Counter(chip["kind"] for chip in values)
    gone = Counter(CHIPS) - kinds
    if kinds - Counter(CHIPS) or not set(gone) <= set(LEAVING):
        raise BadSetup("state: chips are not those of the game, less crystals and ravens that have left")
    return tuple(
        Chip(at, found[at]["kind"], found[at]["up"], found[at]["up"] or at in known) for at in places
    )


def _row(board: Board, places: list[Json | None]) -> Row:
    if len(places) != len(GOBLINS):
        raise BadSetup("state: a seat has not five goblins")
    return tuple(_place(board, place) for place in places)


def _place(board: Board, place: Json | None) -> Place | None:
    if place is None:
        return None
    if "village" in place:
        if place["village"] in VILLAGES:
            return (0, place["village"]), False
    elif len(place["at"]) == 2:
        level, index = place["at"]
        if 1 <= level <= TOP + 1 and 0 <= index < (*board.squares, 1)[level]:
            return (level, index), place["top"]
    raise BadSetup(f"state: no place of this board: {str(place)[:60]}")


def _wait(data: Json, seats: int) -> Wait:
    if data["for"] not in ("passage", "trap"):
        raise BadSetup("state: a goblin waits for a passage or a trap")
    return below(data["seat"], seats, "waiting's seat"), one_of(GOBLINS, data["goblin"], "waiting"), data["for"]


def _check(state: State) -> None:
    """What must hold in every state, whatever is asked. Raises BadSetup."""
    held = Counter(card for pile in (*state.hands, state.deck, state.discard) for card in pile)
    if held != Counter(DECK):
        raise BadSetup("state: the cards of hands and piles are not the whole deck")
    _check_goblins(state)
    if sum(state.stones) + len(state.stones_on_hill) > len(state.board.stones):
        raise BadSetup("state: there are more stones than on the board")
    if sum(state.ravens) > state.gone.count("raven"):
        raise BadSetup("state: there are more ravens than in the game")
    if any(ravens and stones for ravens, stones in zip(state.ravens, state.stones, strict=True)):
        raise BadSetup("state: a raven waits only where there is no stone")
    _check_waiting(state)


def _check_goblins(state: State) -> None:
    """M11, M28. Raises BadSetup."""
    places = Counter(place for row in state.goblins for place in row if place is not None and place[0][0])
    if any(count > 1 for count in places.values()):
        raise BadSetup("state: two goblins stand in the same place")
    if any((space, False) not in places for space, top in places if top):
        raise BadSetup("state: a goblin sits on the shoulders of none")
    summit = [seat for seat, row in enumerate(state.goblins) for place in row if place and place[0] == SUMMIT]
    if summit != ([] if state.winner is None else [state.winner]) or (SUMMIT, True) in places:
        raise BadSetup("state: whose goblin stands on the summit has won, and nobody else has")


def _check_waiting(state: State) -> None:
    """M22, M23. Raises BadSetup."""
    if len({wait[:2] for wait in state.waiting}) < len(state.waiting):
        raise BadSetup("state: a goblin waits twice")
    for seat, goblin, why in state.waiting:
        space, top = state.goblins[seat][goblin - 1] or ((0, 0), False)
        chip = chip_at(state.chips, space)
        if top or chip is None or chip.kind != why or space[0] == (TOP if why == "passage" else 1):
            raise BadSetup("state: a goblin waits where it can't")


def _question(data: Json | None, state: State) -> Question:
    """The open question, with its fields checked against the rest of the state."""
    if (data is None) != (state.winner is not None):
        raise BadSetup("state: there is a decision until there is a winner")
    if data is None:
        return ()
    kind, seat = data["kind"], data["seat"]
    if kind not in _QUESTIONS:
        raise BadSetup(f"state: Magic Hill has no decision {kind[:40]!r}")
    below(seat, len(state.hands), "the decision's seat")
    if kind in ("place", "turn", "advance", "storm") and seat != state.active:
        raise BadSetup("state: the decision's seat is not the active one")
    if (kind == "place") != any(None in row for row in state.goblins):
        raise BadSetup("state: goblins are off the table during the set-up only, and then one is placed")
    question = _QUESTIONS[kind](data, seat, state)
    if question is None:
        raise BadSetup(f"state: the decision {kind} does not fit the rest of the state")
    return question


def _place_question(data: Mapping[str, Any], seat: int, state: State) -> Question | None:
    """M6."""
    seats, board = len(state.hands), state.board
    placed = [len(GOBLINS) - row.count(None) for row in state.goblins]
    gone = sum(placed)
    right = placed == [(gone - (i - state.first) % seats + seats - 1) // seats for i in range(seats)]
    at_home = all(place is None or place[0][0] == 0 for row in state.goblins for place in row)
    possible = all(0 <= HOMES - len(set(row) - {None}) <= row.count(None) for row in state.goblins)
    clean = not any(state.hands) and not state.discard and state.turn == state.storm == 0
    full = len(state.chips) == len(board.chips) and state.stones_on_hill == board.stones
    down = not any(chip.up for chip in state.chips)
    turns = state.active == (state.first + gone) % seats
    return ("place", seat) if right and at_home and possible and clean and full and down and turns else None


def _turn(data: Mapping[str, Any], seat: int, state: State) -> Question | None:
    trapped = any(wait[0] == seat and wait[2] == "trap" for wait in state.waiting)
    return ("turn", seat) if state.hands[seat] and not trapped else None


def _advance(data: Mapping[str, Any], seat: int, state: State) -> Question | None:
    question = ("advance", seat)
    fits = 1 <= state.played < state.allowed and state.goblin and not state.ending
    return question if fits and any(a.type == "advance" for a in legal(state._replace(question=question))) else None


def _acting(state: State, kind: str) -> list[Space]:
    """The chips of a kind that are doing what they say; none but one can be of a kind that leaves the game."""
    return [chip.at for chip in state.chips if chip.kind == kind and chip.up and chip.at in state.acted]


def _met(state: State, at: Space, seat: int) -> bool:
    """Whether a goblin of `seat` stands on a square, alone."""
    return (at, False) in state.goblins[seat] and not any((at, True) in row for row in state.goblins)


def _home(data: Mapping[str, Any], seat: int, state: State) -> Question | None:
    goblin = data.get("goblin")
    if type(goblin) is not int or goblin not in GOBLINS:
        return None
    at = (state.goblins[seat][goblin - 1] or ((0, 0), False))[0]
    acting = _acting(state, "ghost") + [trap for trap in _acting(state, "trap") if trap[0] == 1]
    return ("home", seat, goblin) if at in acting and _met(state, at, seat) else None


def _reveal(data: Mapping[str, Any], seat: int, state: State) -> Question | None:
    left, down = data.get("left"), sum(not chip.up for chip in state.chips)
    fits = type(left) is int and 1 <= left <= min(effects.REVEALED, down)
    acting = [at for at in _acting(state, "crystal") if _met(state, at, seat)]
    return ("reveal", seat, left, acting[0]) if fits and len(acting) == 1 else None


def _raven(data: Mapping[str, Any], seat: int, state: State) -> Question | None:
    acting = [at for at in _acting(state, "raven") if _met(state, at, seat)]
    return ("raven", seat, acting[0]) if len(acting) == 1 else None


def _discard(data: Mapping[str, Any], seat: int, state: State) -> Question | None:
    return ("discard", seat) if len(state.hands[seat]) > hand_limit(state, seat) else None


def _storm(data: Mapping[str, Any], seat: int, state: State) -> Question | None:
    seats = range(len(state.hands))
    met = any(_met(state, at, owner) for at in _acting(state, "storm") for owner in seats)
    return ("storm", seat) if met else None


_QUESTIONS: dict[str, Callable[[Mapping[str, Any], int, State], Question | None]] = {
    "place": _place_question,
    "turn": _turn,
    "advance": _advance,
    "home": _home,
    "reveal": _reveal,
    "raven": _raven,
    "discard": _discard,
    "storm": _storm,
}


def _check_turn(state: State) -> None:
    """What `turn`, `active` and the marks of a turn must be. Raises BadSetup."""
    kind = state.question[0] if state.question else None
    if kind != "place" and (state.first + state.turn) % len(state.hands) != state.active:
        raise BadSetup("state: first, turn and active do not fit each other")
    fresh = (state.goblin, state.played, state.allowed, state.ending, state.acted) == (0, 0, HAND_SIZE, False, ())
    if kind in ("place", "turn"):
        if not fresh:
            raise BadSetup(f"state: goblin, played, allowed, ending and acted are not as at a {kind}")
    elif not state.goblin or not (1 if kind == "advance" else 2) <= state.played <= state.allowed:
        raise BadSetup("state: goblin, played and allowed do not fit the decision")
    for seat, hand in enumerate(state.hands):
        if len(hand) > hand_limit(state, seat) and state.question != ("discard", seat):
            raise BadSetup("state: a hand is larger than its limit")
