"""Where an action leads, in one line, before it is done. A chip that lies face down stays a secret in what waits at the
end of a movement, even one that everybody has seen: to remember it is part of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any

from game.rules.core.data import Action, Event
from game.rules.magic_hill.actions import Discard, Exchange, Pick, Place, Raven, Reveal, Stop
from game.rules.magic_hill.board import SUMMIT
from game.rules.magic_hill.events import (
    CardAllowed,
    ChipActed,
    ChipTurnedUp,
    Climbed,
    Drawn,
    Escaped,
    Fell,
    NothingHappened,
    Pushed,
    Rose,
    Shuffled,
    Space,
    StoneBoxed,
    StoneSnatched,
    StoneTaken,
    StormTurned,
    Stuck,
    TurnBegan,
    Waited,
    Walked,
    WentHome,
    Won,
)
from game.rules.magic_hill.rules import preview
from game.rules.magic_hill.state import State, chip_at, hand_limit
from game.ui.texts.magic_hill_log import meeting, sentence
from game.ui.texts.magic_hill_moves import direction
from game.ui.texts.magic_hill_names import a_card, goblin_name, level_name, village_name
from game.words import _, _n

Names = Sequence[str]


def outcome(view: State, action: Action, events: Sequence[Event], names: Names) -> str:
    """Where a legal action leads and what follows, as short sentences in a row. `view` is from before it; of `events`,
    as much of its preview as may be told, or longer, those up to the next shuffle, draw or turn count."""
    first = _FIRST[type(action)](view, action, names) if type(action) in _FIRST else ""
    sure = list(takewhile(lambda event: not isinstance(event, _ENDS), events))
    return " ".join(part for part in (first, _told(view, sure, names)) if part)


def landing(view: State, action: Action, names: Names) -> str:
    """What waits at the end of a legal movement, without the movement; empty for nothing special."""
    ends = (*_ENDS, ChipTurnedUp)
    sure = list(takewhile(lambda event: not isinstance(event, ends), preview(view, action)))
    return _told(view, sure, names, moves=False)


_ENDS = (TurnBegan, Drawn, Shuffled)


def _told(view: State, events: Sequence[Event], names: Names, moves: bool = True) -> str:
    """What happens and what waits where it ends; without the movement itself, if `moves` is False."""
    told = [_part(view, event, names, moves) for event in events]
    return " ".join(part for part in (*told, _face_down(view, events)) if part)


def _part(view: State, event: Any, names: Names, moves: bool) -> str:
    if isinstance(event, (Climbed, Walked)):
        return " ".join(part for part in (_moved(event) if moves else "", _upon(view, event, names)) if part)
    if type(event) in _PARTS:
        return _PARTS[type(event)](view, event, names)
    line = sentence(event, names) if isinstance(event, _AS_LOGGED) else None
    return _("{sentence}.", sentence=line.text) if line else ""


_AS_LOGGED = (Escaped, Fell, NothingHappened, Rose, StoneBoxed, StoneSnatched, Waited, WentHome)


def _moved(event: Climbed | Walked) -> str:
    """The movement of the picked goblin."""
    if isinstance(event, Climbed):
        return "" if event.end == SUMMIT else _("Climbs to {level}.", level=level_name(event.end[0]))
    squares, way = len(event.path) - 1, direction(event.path)
    if way == 0:
        return _("Moves 1 square onto the hill.")
    if way == 1:
        return _n("Moves {n} square clockwise.", "Moves {n} squares clockwise.", squares)
    return _n("Moves {n} square anticlockwise.", "Moves {n} squares anticlockwise.", squares)


def _upon(view: State, event: Climbed | Walked, names: Names) -> str:
    """Whose shoulders the goblin sits on then."""
    if isinstance(event, Climbed) or not event.top:
        return ""
    for seat, row in enumerate(view.goblins):
        if (event.path[-1], False) in row:
            lower = row.index((event.path[-1], False)) + 1
            return _("Sits on {goblin}.", goblin=_whose(view, seat, lower, names))
    return ""


def _whose(view: State, seat: int, goblin: int, names: Names) -> str:
    if seat == view.active:
        return _("your goblin {n}", n=goblin)
    return goblin_name(seat, goblin, names)


def _pushed(view: State, event: Pushed, names: Names) -> str:
    return _("Pushes {goblin} on.", goblin=_whose(view, event.seat, event.goblin, names))


def _acted(view: State, event: ChipActed, names: Names) -> str:
    """A passage, or a trap that leads down, is told by where it leads."""
    if event.chip == "passage" or (event.chip == "trap" and event.at[0] > 1):
        return ""
    return _("{sentence}.", sentence=meeting(event.chip, goblin_name(event.seat, event.goblin, names)))


def _stone(view: State, event: StoneTaken, names: Names) -> str:
    if event.seat == view.active:
        return _("Takes a magic stone: you draw a card.")
    return _("{name} gets a magic stone and draws a card.", name=names[event.seat])


def _won(view: State, event: Won, names: Names) -> str:
    if event.seat == view.active:
        return _("Climbs into the tower and wins!")
    return _("{goblin} gets into the tower: {name} wins!",
             goblin=goblin_name(event.seat, event.goblin, names), name=names[event.seat])  # fmt: skip


def _storm(view: State, event: StormTurned, names: Names) -> str:
    if event.direction == 1:
        return _("The hill turns clockwise with all on it. The villages stay.")
    return _("The hill turns anticlockwise with all on it. The villages stay.")


def _face_down(view: State, events: Sequence[Event]) -> str:
    return _("A chip lies there: it is turned up!") if meets_face_down(view, events) else ""


def meets_face_down(view: State, events: Sequence[Event]) -> bool:
    """Whether the last goblin to move will turn up a chip (M14, M17)."""
    if not events or not isinstance(events[-1], (Climbed, Walked, Pushed, Rose, Fell)):
        return False
    chip = chip_at(view.chips, _end(events[-1]))
    return chip is not None and not chip.up and not getattr(events[-1], "top", False)


def _end(event: Any) -> Space:
    end: Space = event.path[-1] if isinstance(event, Walked) else event.end
    return end


_PARTS: dict[type[Event], Callable[[State, Any, Names], str]] = {
    Pushed: _pushed,
    ChipActed: _acted,
    StoneTaken: _stone,
    Won: _won,
    StormTurned: _storm,
    CardAllowed: lambda view, event, names: _("You may play a fourth card."),
    Stuck: lambda view, event, names: _("Then no card can move it on."),
}


def _place(view: State, action: Place, names: Names) -> str:
    return _("Goblin {n} goes to {village}.", n=action.goblin, village=village_name(action.village))


def _pick(view: State, action: Pick, names: Names) -> str:
    return _("Picks goblin {n}. Then another card moves it.", n=action.goblin)


def _exchange(view: State, action: Exchange, names: Names) -> str:
    return _n(
        "Put away {n} card and draw a new one. Your turn is over.",
        "Put away {n} cards and draw {n} new ones. Your turn is over.",
        len(action.cards),
    )  # fmt: skip


def _stop(view: State, action: Stop, names: Names) -> str:
    cards = hand_limit(view, view.active) - len(view.hands[view.active])
    if cards <= 0:
        return _("Your turn is over.")
    return _n("Your turn is over, and you draw {n} card.", "Your turn is over, and you draw {n} cards.", cards)


def _reveal(view: State, action: Reveal, names: Names) -> str:
    return _("Everybody sees the chip on {level}.", level=level_name(action.at[0]))


def _raven(view: State, action: Raven, names: Names) -> str:
    name, stones = names[action.seat], view.stones[action.seat]
    if stones:
        return _("{name} loses a magic stone.", name=name)
    return _("{name} has no magic stone: the raven waits for one.", name=name)


def _discard(view: State, action: Discard, names: Names) -> str:
    return _("Gives up {card}.", card=a_card(action.card))


_FIRST: dict[type[Action], Callable[[State, Any, Names], str]] = {
    Place: _place,
    Pick: _pick,
    Exchange: _exchange,
    Stop: _stop,
    Reveal: _reveal,
    Raven: _raven,
    Discard: _discard,
}
"""What the action itself says; the others are told by their events."""
