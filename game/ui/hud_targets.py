"""The places of the board that can be chosen, as the play screen shows them: where they are, what their tags tell."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from game.rules.core.protocol import State
from game.table.foresight import by_eye
from game.table.match import Match
from game.table.reach import Lead, before_last
from game.ui.board_view import BoardView
from game.ui.models import Mark, TargetView
from game.words import _

HEAD, STONE = 0.62, 0.1
"""World units from the middle of a piece, or of a place, up to the foot of a tag."""


def plain(board: BoardView, steps: Collection[Sequence[str]]) -> list[TargetView]:
    """A target for each group of ids that mean the same, if it is on the board."""
    entities = board.scene.entities()
    found = {next((id_ for id_ in step if id_ in entities), "") for step in steps} - {""}
    spots = [(id_, board.picker.project(id_)) for id_ in found]
    return [TargetView(id_, entities[id_], (round(at.x), round(at.y))) for id_, at in spots]


def tagged(match: Match, board: BoardView, texts: Any, view: State, leads: Sequence[Lead]) -> list[TargetView]:
    """A target with a tag for each place that cards lead to."""
    places: dict[str, list[Lead]] = {}
    for lead in leads:
        places.setdefault(lead.ids[0], []).append(lead)
    return [_target(match, board, texts, view, place, group) for place, group in places.items()]


def _target(match: Match, board: BoardView, texts: Any, view: State, place: str, group: list[Lead]) -> TargetView:
    cards = dict.fromkeys(_card(match, view, lead) for lead in group)
    marks = tuple(texts.card_mark(card) for card in cards)
    signs = tuple(dict.fromkeys(sign for lead in group for sign in _signs(match, texts, view, lead)))
    told = ", ".join(mark.label for mark in (*marks, *signs))
    label = _("{place}: {told}", place=board.scene.entities()[place], told=told)
    at, seen = foot(board, group[0].ids)
    return TargetView(place, label, at, marks, signs, seen)


def _card(match: Match, view: State, lead: Lead) -> str:
    decision = match.decision
    hand = view.hands[decision.seat] if decision else ()
    return str(hand[int(lead.cards[0].partition(":")[2])])


def _signs(match: Match, texts: Any, view: State, lead: Lead) -> tuple[Mark, ...]:
    last, events = before_last(match.game, view, lead.actions)
    signs: tuple[Mark, ...] = texts.signs(last, by_eye(events + match.game.preview(last, lead.actions[-1])))
    return signs


def foot(board: BoardView, ids: Sequence[str]) -> tuple[tuple[int, int], bool]:
    """Where a tag stands on a place, above all that stands there, in pixels; and whether the place can be seen."""
    entities = board.scene.entities()
    spots = [_top(board, id_) for id_ in ids if id_ in entities]
    (x, y), seen = spots[0]
    return (x, min(y, *(top for (_x, top), _seen in spots), y)), seen


def _top(board: BoardView, id_: str) -> tuple[tuple[int, int], bool]:
    spot = board.picker.project(id_)
    lift = HEAD if id_.partition(":")[0] in board.scene.pieces else STONE
    up = lift * board.rig.scale(board.scene.where(id_))
    return (round(spot.x), round(spot.y - up)), spot.visible
