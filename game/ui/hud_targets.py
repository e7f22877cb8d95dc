"""The places of the board that can be chosen, as the play screen shows them: where they are, what their tags tell."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import chain
from typing import Any

from panda3d.core import Point3

from game.rules.core.protocol import State
from game.table.foresight import Way, told
from game.table.match import Match
from game.table.reach import Lead, before_last
from game.ui.board_view import BoardView
from game.ui.models import FALL, Mark, TargetView
from game.words import _

MANY = 9
"""With more tags than so many, each names no more cards than it must."""
HEAD, STONE = 0.8, 0.1
"""World units from the middle of a piece, or of a place, up to the foot of a tag."""


def plain(board: BoardView, steps: Collection[Sequence[str]]) -> list[TargetView]:
    """A target for each group of ids that mean the same, if it is on the board."""
    entities = board.scene.entities()
    found = {next((id_ for id_ in step if id_ in entities), "") for step in steps} - {""}
    spots = [(id_, board.picker.project(id_)) for id_ in found]
    return [TargetView(id_, entities[id_], (round(at.x), round(at.y))) for id_, at in spots]


class Tagger:
    """Makes the tags of one question to the player whose `view` it is. What a way leads to is worked out once."""

    def __init__(self, match: Match, board: BoardView, texts: Any, view: State) -> None:
        self._match, self._board, self._texts, self._view = match, board, texts, view
        self._ways: dict[Lead, tuple[State, Way]] = {}

    def tags(self, leads: Sequence[Lead], pointed: str | None) -> list[TargetView]:
        """A target with a tag for each place that cards lead to; `pointed` means one of them, or none."""
        places: dict[str, list[Lead]] = {}
        for lead in leads:
            places.setdefault(lead.ids[0], []).append(lead)
        names = self._board.scene.entities()
        over = [place for place, group in places.items() if pointed in group[0].ids]
        found = []
        for place, group in places.items():
            label, marks, signs = self._told(names[place], group)
            shown = _numbers(marks) if len(places) > MANY else marks
            at, seen = foot(self._board, [id_ for id_ in group[0].ids if id_ in names])
            found.append(TargetView(place, label, at, shown, signs, seen, not over or place in over))
        return found

    def _told(self, name: str, group: list[Lead]) -> tuple[str, tuple[Mark, ...], tuple[Mark, ...]]:
        """The spoken label of a place, the marks of all cards that lead there, and the signs."""
        of = [mark for lead in group for mark in self._texts.marks(self._view, self._card(lead), lead.actions[0])]
        marks = tuple(dict.fromkeys(of))
        signs = tuple(sign for sign in dict.fromkeys(chain.from_iterable(map(self._signs, group))) if sign not in marks)
        told = ", ".join(mark.label for mark in (*marks, *signs))
        return _("{place}: {told}", place=name, told=told), marks, signs

    def _signs(self, lead: Lead) -> tuple[Mark, ...]:
        return tuple(self._texts.signs(*self._way(lead)))

    def falls(self, leads: Sequence[Lead]) -> set[str]:
        """The places among those that these lead to at which one falls."""
        found = [lead for lead in leads if any(sign.picture == FALL for sign in self._signs(lead))]
        return {id_ for lead in found for id_ in lead.ids}

    def _card(self, lead: Lead) -> str:
        """The kind of the cards that a lead begins with; empty for none."""
        if not lead.cards:
            return ""
        decision = self._match.decision
        hand = self._view.hands[decision.seat] if decision else ()
        return str(hand[int(lead.cards[0].partition(":")[2])])

    def _way(self, lead: Lead) -> tuple[State, Way]:
        """The view before the last action of a lead, and all that is sure to happen."""
        if lead not in self._ways:
            last, events = before_last(self._match.game, self._view, lead.actions)
            way = events + self._match.game.preview(last, lead.actions[-1])
            self._ways[lead] = last, told(self._match.plan, way)
        return self._ways[lead]


def _numbers(marks: tuple[Mark, ...]) -> tuple[Mark, ...]:
    """Without the pictures, if there is anything else: a joker leads nearly everywhere."""
    return tuple(mark for mark in marks if not mark.picture) or marks


def middle(board: BoardView, leads: Sequence[Lead]) -> Point3 | None:
    """The middle of the places that these lead to, if the board hides most of them from a camera that does not lean;
    else None."""
    points = [board.scene.where(place) for place in {lead.ids[0] for lead in leads}]
    eye = board.rig.eye_at_rest()
    hidden = [point for point in points if board.scene.hidden(eye, point)]
    return Point3(sum(hidden, Point3(0)) / len(hidden)) if 2 * len(hidden) > len(points) else None


def foot(board: BoardView, ids: Sequence[str]) -> tuple[tuple[int, int], bool]:
    """Where a tag stands on a place, above all that stands there, in pixels; and whether the place can be seen. The
    first of `ids` is the place's own."""
    spots = [_top(board, id_) for id_ in ids]
    (x, y), seen = spots[0]
    return (x, min(y, *(top for (_x, top), _seen in spots), y)), seen


def _top(board: BoardView, id_: str) -> tuple[tuple[int, int], bool]:
    lift = HEAD if id_.partition(":")[0] in board.scene.pieces else STONE
    spot = board.picker.foot(id_, lift)
    return (round(spot.x), round(spot.y)), spot.visible
