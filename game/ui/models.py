"""What the play screen shows, as plain data: the controller makes it, the widgets draw it and nothing more."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class SeatView:
    """One player's row: `place` says where in the race ("Middle level"), `cards` is None in a game without cards."""

    seat: int
    name: str
    player: str
    colour: int
    place: str
    cards: int | None
    active: bool
    thinking: bool = False


@dataclass(frozen=True)
class CardView:
    """A card of the hand that is shown. `card` None is a back. `note` says why not, or what it does, in one line."""

    position: int
    card: str | None
    label: str
    enabled: bool
    chosen: bool = False
    note: str = ""


@dataclass(frozen=True)
class ChoiceView:
    """One answer as a button. `icon` names a picture of textures/icons, or is empty; `note` tells what it leads to."""

    id: str
    label: str
    icon: str = ""
    note: str = ""


@dataclass(frozen=True)
class LogLine:
    """One sentence of the log; `target` is the board entity it is about, or empty."""

    text: str
    seat: int | None = None
    target: str = ""


@dataclass(frozen=True)
class HudView:
    """Everything on the play screen but the board."""

    game: str
    prompt: str
    detail: str = ""
    seats: tuple[SeatView, ...] = ()
    hand: tuple[CardView, ...] = ()
    choices: tuple[ChoiceView, ...] = ()
    log: tuple[LogLine, ...] = field(default_factory=tuple)
    deck: int | None = None
    discard: tuple[str, ...] = ()
    busy: bool = False
    can_go_back: bool = False
