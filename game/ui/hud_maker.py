"""From a match to what the play screen shows. Only what the viewer may know goes in."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from game.rules.core.data import Action
from game.table.chooser import Chooser, is_button, is_card
from game.table.match import Match
from game.table.viewer import Viewer
from game.ui.models import CardView, ChoiceView, Mark, Piece, SeatView
from game.ui.screens.hud import WINS
from game.words import _


def kept(before: Sequence[str | None], after: Sequence[str | None]) -> tuple[str | None, ...]:
    """The cards of a hand that were there before: those just drawn, which are its last ones, are not shown yet."""
    cards, at = [], 0
    for card in after:
        if card not in before[at:]:
            break
        at = before.index(card, at) + 1
        cards.append(card)
    return tuple(cards)


def seat_views(match: Match, texts: Any, shown: Any, acting: int, thinking: bool) -> tuple[SeatView, ...]:
    """Everybody's row, by the state that is in the picture."""
    return tuple(
        SeatView(
            seat=i,
            name=seat.name,
            player=seat.player,
            piece=texts.pieces()[seat.colour],
            place=texts.place(shown, i),
            cards=len(shown.hands[i]) if shown.deck or shown.discard else None,
            active=i == acting,
            thinking=thinking and i == acting,
        )
        for i, seat in enumerate(match.plan.seats)
    )


def with_hands(
    seats: tuple[SeatView, ...], viewer: Viewer, hands: Sequence[Sequence[str | None]], texts: Any
) -> tuple[SeatView, ...]:
    """The rows with the hands that lie open, but for the one that lies nearest."""
    if not viewer.open:
        return seats
    return tuple(
        seat if seat.seat == viewer.seat else replace(seat, hand=_open(hands[seat.seat], texts)) for seat in seats
    )


def _open(hand: Sequence[str | None], texts: Any) -> tuple[Mark, ...]:
    return tuple(Mark(texts.card(card), f"{texts.card_folder()}/{card}") for card in hand if card is not None)


def hand_views(
    texts: Any,
    view: Any,
    hand: Sequence[str | None],
    open_ids: Collection[str],
    picked: Collection[str],
    why_not: Callable[[str], str],
) -> tuple[CardView, ...]:
    """A hand's cards; those that can be clicked now are enabled, and `why_not` tells of the others. `view` is of whose
    turn it is, None while nobody is asked."""
    return tuple(
        CardView(
            position=i,
            card=card,
            label=texts.card(card),
            enabled=f"card:{i}" in open_ids or f"card:{i}" in picked,
            chosen=f"card:{i}" in picked,
            note=why_not(f"card:{i}") or texts.card_note(card, view),
        )
        for i, card in enumerate(hand)
        if card is not None
    )


QUICK = "quick"
"""The button that has the computer answer the rest of a set-up."""
Answer: TypeAlias = tuple[ChoiceView, Action | str]
"""A button, and what it means: an action, or a click on that id."""


SURE = "sure"
"""The button that says *yes, that is right*."""


def sure() -> dict[str, Answer]:
    """The two answers to whether that is right."""
    yes, no = ChoiceView(SURE, _("Yes, do it"), "check"), ChoiceView("not-sure", _("No, go back"), "undo")
    return {yes.id: (yes, yes.id), no.id: (no, no.id)}


def choices(texts: Any, view: Any, chooser: Chooser, match: Match) -> dict[str, Answer]:
    """The answers that have a button, by their ids; while a card has to be chosen first only one that wins, and words
    such as *stop here*; while another thing has to be that has buttons, as a level, those."""
    first = {choice.id: (choice, id_) for id_ in sorted(chooser.open_ids()) if (choice := _place(texts, id_))}
    if first:
        return dict(first)
    found: dict[str, Answer] = {}
    for action in chooser.left:
        choice = texts.choice(view, action, match.names)
        if choice is not None:
            found.setdefault(choice.id, (replace(choice, piece=_piece(texts, match, view, action)), action))
    if not any(is_card(id_) for id_ in chooser.open_ids()):
        return found
    winning = [id_ for id_, (choice, _) in found.items() if choice.icon == WINS]
    return {id_: found[id_] for id_ in winning[:1]} | _words(texts, view, chooser, match)


def _place(texts: Any, id_: str) -> ChoiceView | None:
    return None if is_button(id_) or is_card(id_) else texts.step(id_)


def _words(texts: Any, view: Any, chooser: Chooser, match: Match) -> dict[str, Answer]:
    """Buttons for the words that can be clicked now beside the cards."""
    words: dict[str, Answer] = {}
    for id_ in sorted(filter(is_button, chooser.open_ids())):
        action = chooser.ends_with(id_)
        choice = texts.step(id_) if action is None else texts.choice(view, action, match.names)
        if choice is not None:
            words[choice.id] = (choice, id_)
    return words


def _piece(texts: Any, match: Match, view: Any, action: Action) -> Piece | None:
    """The symbol of the player that an action is about."""
    first = next(iter(match.game.targets(view, action)), ())
    seats = [int(id_.removeprefix("seat:")) for id_ in first if id_.startswith("seat:")]
    return texts.pieces()[match.seat(seats[0]).colour] if seats else None


def jump(match: Match) -> str:
    """The word for going past what computers do; empty where the next to decide is a person, or nobody."""
    decision = match.decision
    if decision is None or decision.seat in match.people:
        return ""
    people = [match.names[seat] for seat in match.people]
    if len(people) == 1:
        return _("On to {name}'s turn", name=people[0])
    return _("On to the next person") if people else _("On to the end")


def waiting_prompt(name: str, thinking: bool, won: bool) -> str:
    """The line while something moves or a computer thinks, and once somebody has won."""
    if won:
        return _("{name} has won!", name=name)
    return _("{name} is thinking ...", name=name) if thinking else _("It is {name}'s turn.", name=name)
