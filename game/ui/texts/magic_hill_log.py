"""The log: what happened, in words, with names and causes. Cards drawn, dealt or exchanged are never named."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from game.rules.core.data import Event
from game.rules.magic_hill.board import SUMMIT
from game.rules.magic_hill.content import DECK
from game.rules.magic_hill.events import (
    Assembled,
    CardAllowed,
    ChipActed,
    ChipLeft,
    ChipTurnedDown,
    ChipTurnedUp,
    Climbed,
    Dealt,
    Discarded,
    Drawn,
    Escaped,
    Exchanged,
    Fell,
    NothingHappened,
    Placed,
    Played,
    Pushed,
    RavenCame,
    Rose,
    Shuffled,
    StoneBoxed,
    StoneSnatched,
    StoneTaken,
    Stopped,
    StormTurned,
    Stuck,
    TurnBegan,
    Waited,
    Walked,
    WentHome,
    Won,
)
from game.rules.magic_hill.targets import space_id
from game.scene.hill_labels import chip_name
from game.ui.models import LogLine
from game.ui.texts import card_log
from game.ui.texts.magic_hill_moves import climbing, pushing, walking
from game.ui.texts.magic_hill_names import a_card, goblin_name, level_name, village_name
from game.ui.texts.magic_hill_pictures import picture
from game.words import _, _n

Names = Sequence[str]


def sentence(event: Event, names: Names) -> LogLine | None:
    """One event in words; None for one that needs none (a turn's begin, a chip that is face down again)."""
    return _told([event], names)


def story(events: Sequence[Event], names: Names) -> tuple[LogLine, ...]:
    """The events of one action; what belongs together is one line, as a card with the move that it is played for."""
    runs: list[list[Any]] = []
    for event in events:
        if runs and _goes_on(runs[-1][-1], event):
            runs[-1].append(event)
        else:
            runs.append([event])
    lines = [_told(run, names) for run in runs]
    return tuple(line for line in lines if line)


def _goes_on(last: Event, event: Event) -> bool:
    """Whether an event is told in one line with the one before it."""
    match last, event:
        case (Drawn(seat=one), Drawn(seat=other)):
            return one == other
        case (Played(goblin=one), Climbed(goblin=other) | Walked(goblin=other)):
            return one == other
        case (Climbed(goblin=one), Walked(goblin=other)):
            return one == other
        case (ChipTurnedUp(at=square), ChipActed(at=acting)):
            return square == acting
        case (Dealt(), Dealt()) | (ChipLeft(), RavenCame()):
            return True
    return False


def _told(run: list[Any], names: Names) -> LogLine | None:
    """Events that belong together as one line: the last one's, which may look back at those before it."""
    line = _TELLERS[type(run[-1])](run, names)
    return line and replace(line, picture=picture(run))


def _assembled(run: list[Assembled], names: Names) -> LogLine:
    return LogLine(_n("{n} wizard gathers at the hill", "{n} wizards gather at the hill", run[0].seats))


def _placed(run: list[Placed], names: Names) -> LogLine:
    event, village = run[0], village_name(run[0].village)
    text = _("{name} puts goblin {n} into {village}", name=names[event.seat], n=event.goblin, village=village)
    return LogLine(text, event.seat, f"village:{event.village}")


def _played(run: list[Played], names: Names) -> LogLine:
    event, card = run[0], a_card(run[0].card)
    text = _("{name} plays {card} for goblin {n}", name=names[event.seat], card=card, n=event.goblin)
    return LogLine(text, event.seat, _goblin_id(event))


def _exchanged(run: list[Exchanged], names: Names) -> LogLine:
    seat, name = run[0].seat, names[run[0].seat]
    count = len(run[0].cards)
    return LogLine(_n("{name} exchanges a card", "{name} exchanges {n} cards", count, name=name), seat)


def _stopped(run: list[Stopped], names: Names) -> LogLine:
    return LogLine(_("{name} stops here", name=names[run[0].seat]), run[0].seat)


def _stuck(run: list[Stuck], names: Names) -> LogLine:
    """M27; which cards are left stays a secret."""
    event, name = run[0], names[run[0].seat]
    return LogLine(_("{name} has no card left for goblin {n}", name=name, n=event.goblin), event.seat)


def _moved(run: list[Any], names: Names) -> LogLine:
    """A card, a climb and a walk, each of them if there was one."""
    event, moves = run[-1], [one for one in run if not isinstance(one, Played)]
    end = event.path[-1] if isinstance(event, Walked) else event.end
    told = climbing(moves[0]) if isinstance(moves[0], Climbed) else walking(moves[0])
    if len(moves) > 1:
        told = _then(told, walking(event), event.top)
    if isinstance(run[0], Played):
        name, card = names[event.seat], a_card(run[0].card)
        text = _("{name} plays {card}: goblin {n} {moves}", name=name, card=card, n=event.goblin, moves=told)
    else:
        text = _("{goblin} {moves}", goblin=_who(run, names), moves=told)
    return LogLine(text, event.seat, space_id(end))


def _then(climbs: str, moves: str, sits: bool) -> str:
    """Two or three things that a goblin does in a row."""
    if sits:
        return _("{climbs}, {moves}", climbs=climbs, moves=moves)
    return _("{climbs} and {moves}", climbs=climbs, moves=moves)


def _pushed(run: list[Pushed], names: Names) -> LogLine:
    return LogLine(pushing(run[0], names), run[0].seat, space_id(run[0].end))


def _rose(run: list[Rose], names: Names) -> LogLine:
    return LogLine(_rising(run[0], _who(run, names)), run[0].seat, space_id(run[0].end))


def _rising(event: Rose, who: str) -> str:
    """M22, M28."""
    if event.end == SUMMIT:
        if event.waited:
            return _("The secret passage is free: {goblin} goes up into the tower", goblin=who)
        return _("{goblin} goes up the secret passage into the tower", goblin=who)
    level = level_name(event.end[0])
    if event.waited:
        return _("The secret passage is free: {goblin} goes up to {level}", goblin=who, level=level)
    return _("{goblin} goes up the secret passage to {level}", goblin=who, level=level)


def _fell(run: list[Fell], names: Names) -> LogLine:
    event, who, level = run[0], _who(run, names), level_name(run[0].end[0])
    text = _("{goblin} falls through the trap to {level}", goblin=who, level=level)
    if event.waited:
        text = _("There is room below the trap: {goblin} falls to {level}", goblin=who, level=level)
    return LogLine(text, event.seat, space_id(event.end))


def _went_home(run: list[WentHome], names: Names) -> LogLine:
    event, village = run[0], village_name(run[0].village)
    text = _("{goblin} is sent home to {village}", goblin=_who(run, names), village=village)
    if event.ends_turn:
        text = _("{sent}: {name}'s turn ends", sent=text, name=names[event.seat])
    return LogLine(text, event.seat, f"village:{event.village}")


def _waited(run: list[Waited], names: Names) -> LogLine:
    if run[0].cause == "passage":
        text = _("The secret passage is blocked: {goblin} waits for room above", goblin=_who(run, names))
    else:
        text = _("There is no room below the trap: {goblin} hangs on", goblin=_who(run, names))
    return LogLine(text, run[0].seat, _goblin_id(run[0]))


def _escaped(run: list[Escaped], names: Names) -> LogLine:
    text = _("{goblin} is safe from the trap now", goblin=_who(run, names))
    return LogLine(text, run[0].seat, _goblin_id(run[0]))


def _stone_taken(run: list[StoneTaken], names: Names) -> LogLine:
    text = _("{goblin} finds a magic stone", goblin=_who(run, names))
    return LogLine(text, run[0].seat, space_id(run[0].at))


def _stone_boxed(run: list[StoneBoxed], names: Names) -> LogLine:
    text = _("{goblin} finds a third magic stone: it leaves the game", goblin=_who(run, names))
    return LogLine(text, run[0].seat, space_id(run[0].at))


def _stone_snatched(run: list[StoneSnatched], names: Names) -> LogLine:
    text = _("{goblin} finds a magic stone, but the raven takes it and flies away", goblin=_who(run, names))
    return LogLine(text, run[0].seat, space_id(run[0].at))


def announced(events: Sequence[Event], names: Names) -> str:
    """The chip that comes to light, or acts (M17)."""
    for event in events:
        if isinstance(event, (ChipTurnedUp, ChipActed)):
            return _ANNOUNCED[event.kind if isinstance(event, ChipTurnedUp) else event.chip]()
    return ""


_ANNOUNCED: dict[str, Callable[[], str]] = {
    "passage": lambda: _("A secret passage!"),
    "ghost": lambda: _("A ghost!"),
    "raven": lambda: _("A raven!"),
    "crystal": lambda: _("A crystal ball!"),
    "storm": lambda: _("A storm!"),
    "flying": lambda: _("A flying card!"),
    "trap": lambda: _("A trap!"),
}


def _chip_turned_up(run: list[ChipTurnedUp], names: Names) -> LogLine:
    return LogLine(_("A chip is turned up: {chip}", chip=chip_name(run[0].kind)), None, space_id(run[0].at))


def _chip_acted(run: list[Any], names: Names) -> LogLine:
    event: ChipActed = run[-1]
    return LogLine(meeting(event.chip, _who(run, names)), event.seat, space_id(event.at))


def meeting(chip: str, who: str) -> str:
    """A goblin meets a chip of some kind."""
    return {
        "passage": _("{goblin} finds a secret passage", goblin=who),
        "ghost": _("A ghost frightens {goblin}", goblin=who),
        "raven": _("{goblin} meets a raven", goblin=who),
        "crystal": _("{goblin} finds a crystal ball", goblin=who),
        "storm": _("{goblin} wakes up a storm", goblin=who),
        "flying": _("{goblin} finds a flying card", goblin=who),
        "trap": _("{goblin} steps on a trap", goblin=who),
    }[chip]


def _chip_left(run: list[ChipLeft], names: Names) -> LogLine:
    if run[0].kind == "raven":
        return LogLine(_("The raven leaves the hill"), None, space_id(run[0].at))
    return LogLine(_("The crystal ball leaves the game"), None, space_id(run[0].at))


def _raven_came(run: list[Any], names: Names) -> LogLine:
    event: RavenCame = run[-1]
    name, victim = names[event.seat], names[event.victim]
    if event.waits:
        text = _("{name} sends the raven to {victim}: it waits for a magic stone", name=name, victim=victim)
    else:
        text = _("{name}'s raven takes a magic stone from {victim}", name=name, victim=victim)
    return LogLine(text, event.victim)


def _discarded(run: list[Discarded], names: Names) -> LogLine:
    return LogLine(_("{name} gives up {card}", name=names[run[0].seat], card=a_card(run[0].card)), run[0].seat)


def _card_allowed(run: list[CardAllowed], names: Names) -> LogLine:
    return LogLine(_("{name} may play a fourth card", name=names[run[0].seat]), run[0].seat)


def _nothing_happened(run: list[NothingHappened], names: Names) -> LogLine:
    return LogLine(nothing(run[0], names), run[0].seat, _goblin_id(run[0]))


def nothing(event: NothingHappened, names: Names) -> str:
    """Why a chip did nothing (M14, M18, M20)."""
    if event.cause == "crystal":
        return _("No chip lies face down, so the crystal ball shows nothing")
    who, chip = goblin_name(event.seat, event.goblin, names), chip_name(event.cause)
    return _("The {chip} does nothing for {goblin} this time", chip=chip, goblin=who)


def _storm_turned(run: list[StormTurned], names: Names) -> LogLine:
    seat, name = run[0].seat, names[run[0].seat]
    if run[0].direction == 1:
        return LogLine(_("{name} lets the storm turn the hill clockwise", name=name), seat)
    return LogLine(_("{name} lets the storm turn the hill anticlockwise", name=name), seat)


def _won(run: list[Won], names: Names) -> LogLine:
    seat, who = run[0].seat, _who(run, names)
    return LogLine(_("{goblin} is in the tower: {name} wins!", goblin=who, name=names[seat]), seat, "summit")


def _who(run: list[Any], names: Names) -> str:
    return goblin_name(run[-1].seat, run[-1].goblin, names)


def _goblin_id(event: Any) -> str:
    return f"goblin:{event.seat}:{event.goblin}"


_TELLERS: dict[type[Event], Callable[[list[Any], Names], LogLine | None]] = {
    Assembled: _assembled,
    Shuffled: lambda run, names: card_log.shuffled(run[0], len(DECK)),
    Placed: _placed,
    Dealt: card_log.dealt,
    Drawn: card_log.drawn,
    TurnBegan: lambda run, names: None,
    Played: _played,
    Exchanged: _exchanged,
    Stopped: _stopped,
    Stuck: _stuck,
    Walked: _moved,
    Climbed: _moved,
    Pushed: _pushed,
    Rose: _rose,
    Fell: _fell,
    WentHome: _went_home,
    Waited: _waited,
    Escaped: _escaped,
    StoneTaken: _stone_taken,
    StoneBoxed: _stone_boxed,
    StoneSnatched: _stone_snatched,
    ChipTurnedUp: _chip_turned_up,
    ChipActed: _chip_acted,
    ChipTurnedDown: lambda run, names: None,
    ChipLeft: _chip_left,
    RavenCame: _raven_came,
    Discarded: _discarded,
    CardAllowed: _card_allowed,
    NothingHappened: _nothing_happened,
    StormTurned: _storm_turned,
    Won: _won,
}
