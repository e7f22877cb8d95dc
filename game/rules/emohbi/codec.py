"""The state as JSON (docs/record.md), and the checks of one that comes from outside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from game.rules.core.agreed import check_seats
from game.rules.core.outside import MOST_TURNS, below, each_seat, known_cards
from game.rules.core.protocol import BadSetup, Json, Setup
from game.rules.core.record import decision_json
from game.rules.emohbi import effects
from game.rules.emohbi.board import HEAD, Board, friendly_rotations, load
from game.rules.emohbi.content import CARDS, DECK, LETTERS
from game.rules.emohbi.events import Space
from game.rules.emohbi.rules import decision
from game.rules.emohbi.setup import SEATS, TITLE, options
from game.rules.emohbi.state import Question, State, is_fall, lined_up

STATE_SHAPE: dict[str, object] = {
    "turn": int,
    "active": int,
    "decision": (type(None), {"seat": int, "kind": str}),
    "hands": [[str]],
    "deck": [str],
    "discard": [str],
    "winner": (type(None), int),
    "rotation": [int],
    "letters": [str],
    "pawns": [(type(None), [int])],
    "fresh": bool,
    "rolled": bool,
}


def state_json(state: State) -> Json:
    """All there is, hidden things too, with the keys of docs/record.md."""
    asked = decision(state)
    return {
        "turn": state.turn,
        "active": state.active,
        "decision": asked and decision_json(asked),
        "hands": [list(hand) for hand in state.hands],
        "deck": list(state.deck),
        "discard": list(state.discard),
        "winner": state.winner,
        "rotation": list(state.rotation),
        "letters": list(state.letters),
        "pawns": [space and list(space) for space in state.pawns],
        "fresh": state.fresh,
        "rolled": state.rolled,
    }


def lots(state: Json) -> Mapping[str, list[Any]]:
    """E6: what was drawn by lot, read off the first state."""
    return {"letters": state["letters"], "rotation": state["rotation"]}


def state_from_json(setup: Setup, data: Json) -> State:
    """The state that `data` describes, with random state 0. Raises BadSetup with one clear sentence."""
    check_seats(setup, SEATS, TITLE)
    board, seats = load(setup.board), setup.seats
    state = State(
        board=board,
        options=options(setup.options),
        first=setup.first,
        turn=below(data["turn"], MOST_TURNS, "turn"),
        active=below(data["active"], seats, "active"),
        rotation=_rotation(data["rotation"]),
        letters=_letters(data["letters"]),
        pawns=tuple(_space(board, place) for place in each_seat(data["pawns"], seats, "pawns")),
        hands=tuple(known_cards(hand, CARDS, "a hand") for hand in each_seat(data["hands"], seats, "hands")),
        deck=known_cards(data["deck"], CARDS, "deck"),
        discard=known_cards(data["discard"], CARDS, "discard"),
        winner=None if data["winner"] is None else below(data["winner"], seats, "winner"),
        fresh=data["fresh"],
        rolled=data["rolled"],
        question=(),
        rng=0,
    )
    state = state._replace(question=_question(data["decision"], state))
    _check(state)
    return state


def _rotation(turns: list[int]) -> tuple[int, ...]:
    if len(turns) != HEAD + 1 or not set(turns) <= set(range(6)) or turns[0]:
        raise BadSetup("state: rotation is not five numbers 0 to 5, the first one 0")
    return tuple(turns)


def _letters(letters: list[str]) -> tuple[str, ...]:
    if sorted(letters) != sorted(LETTERS):
        raise BadSetup(f"state: letters are not {', '.join(LETTERS)} in some order")
    return tuple(letters)


def _space(board: Board, place: list[int] | None) -> Space | None:
    if place is None:
        return None
    if len(place) == 2 and 0 <= place[0] <= HEAD and 0 <= place[1] < (*board.spaces, 1)[place[0]]:
        return (place[0], place[1])
    raise BadSetup(f"state: no space of this board: {str(place)[:40]}")


def _question(data: Json | None, state: State) -> Question:
    """The open question, with its fields checked against the rest of the state."""
    if data is None:
        return ()
    kind = data["kind"]
    if data["seat"] != state.active:
        raise BadSetup("state: the decision's seat is not the active one")
    if kind not in _QUESTIONS:
        raise BadSetup(f"state: Emohbi has no decision {kind[:40]!r}")
    if state.options.mode == "die" and kind not in ("start", "move", "nearest", "switch"):
        raise BadSetup(f"state: the die game has no decision {kind}")
    if state.options.mode == "die" and kind in ("nearest", "switch") and not state.rolled:
        raise BadSetup(f"state: in the die game the decision {kind} comes of the chance die only")
    if (kind == "start") != (None in state.pawns):
        raise BadSetup("state: pawns are off the board during the set-up only, and then one picks a letter")
    question = _QUESTIONS[kind](data, state)
    if question is None:
        raise BadSetup(f"state: the decision {kind} does not fit the rest of the state")
    return question


def _start(data: Mapping[str, Any], state: State) -> Question | None:
    seats = len(state.pawns)
    placed = [state.pawns[(state.first + i) % seats] for i in range(seats)]
    gone = (state.active - state.first) % seats
    villages = [(0, index) for index in state.board.letters]
    clean = not any(state.hands) and not state.discard and state.turn == 0
    right = all(space in villages for space in placed[:gone]) and placed[gone:] == [None] * (seats - gone)
    friendly = not state.options.friendly_setup or state.rotation in friendly_rotations(state.board)
    return ("start",) if clean and right and friendly else None


def _play(data: Mapping[str, Any], state: State) -> Question | None:
    return ("play",) if state.hands[state.active] else None


def _choose(data: Mapping[str, Any], state: State) -> Question | None:
    cards = data.get("cards")
    if not isinstance(cards, list) or not 1 <= len(cards) <= 2:
        return None
    return ("choose", *cards) if tuple(cards) == state.hands[state.active][-len(cards) :] else None


def _move(data: Mapping[str, Any], state: State) -> Question | None:
    spaces = data.get("spaces")
    return ("move", spaces) if type(spaces) is int and 1 <= spaces <= (3 if state.rolled else 6) else None


def _climb(data: Mapping[str, Any], state: State) -> Question | None:
    ladders, falls, space = data.get("ladders"), data.get("falls"), state.pawns[state.active]
    if type(ladders) is not int or type(falls) is not bool or space is None or space[0] == HEAD:
        return None
    fits = ladders == len(lined_up(state.board, state.rotation, space)) > 0
    return ("climb", ladders, falls) if fits and (not falls or is_fall(state.board, space)) else None


def _nearest(data: Mapping[str, Any], state: State) -> Question | None:
    of, space = data.get("of"), state.pawns[state.active]
    if of not in ("ladder", "waterfall") or space is None or space[0] == HEAD:
        return None
    level, index = space
    near = effects.nearest_ladder(state, level, index) if of == "ladder" else state.board.near_fall[level][index]
    if of == "waterfall" and not state.rolled:
        return None
    return ("nearest", of) if len(near[1]) == 2 else None


def _waterfall(data: Mapping[str, Any], state: State) -> Question | None:
    if any(space is not None and space[0] == HEAD for space in state.pawns):
        return None
    return ("waterfall",) if any(effects.waterfall_ways(state, seat) for seat in range(len(state.pawns))) else None


_QUESTIONS: dict[str, Callable[[Mapping[str, Any], State], Question | None]] = {
    "start": _start,
    "play": _play,
    "choose": _choose,
    "move": _move,
    "climb": _climb,
    "nearest": _nearest,
    "switch": lambda data, state: ("switch",),
    "waterfall": _waterfall,
    "rotate": lambda data, state: ("rotate",),
}


def _check(state: State) -> None:
    """What must hold in every state. Raises BadSetup."""
    held = Counter(card for pile in (*state.hands, state.deck, state.discard) for card in pile)
    if held != Counter(DECK if state.options.mode == "cards" else ()):
        raise BadSetup("state: the cards of hands and piles are not the whole deck")
    kind = state.question[0] if state.question else None
    if kind != "start" and (state.first + state.turn) % len(state.pawns) != state.active:
        raise BadSetup("state: first, turn and active do not fit each other")
    on_summit = [seat for seat, space in enumerate(state.pawns) if space and space[0] == HEAD]
    if on_summit != ([] if state.winner is None else [state.winner]) or state.winner not in (None, state.active):
        raise BadSetup("state: who stands on the summit has won, and nobody else has")
    if (state.winner is None) != bool(state.question) or (state.winner is not None and None in state.pawns):
        raise BadSetup("state: there is a decision until there is a winner")
    if state.rolled and state.options.chance == "off":
        raise BadSetup("state: a chance die was rolled in a game without chance spaces")
    if not _fresh_fits(state, kind):
        raise BadSetup("state: fresh and rolled do not fit the decision")


def _fresh_fits(state: State, kind: object) -> bool:
    """E21: fresh until a chance die is rolled, and again once the pawn has moved."""
    if kind in ("move", "nearest", "switch") and state.rolled:
        space = state.pawns[state.active]
        return not state.fresh and space is not None and state.board.chance[space[0]][space[1]]
    return state.fresh and (kind in (None, "climb") or not state.rolled)
